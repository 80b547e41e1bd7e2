//! Input from a keyboard, letter by letter, in the letters of the notation.

use tilewise_rules::notation::{parse_bonus, parse_with_red};
use tilewise_rules::{Dragon, Seat, Sentence, TableStakes, Tile, Wind, sentence};

use crate::store::{Draft, HandAction, Key, Mode, PageAction};

/// The result of a typed letter.
#[derive(Clone, Debug, PartialEq)]
pub enum TypingResult {
    /// The word so far, which isn't complete.
    More(String),
    /// The actions of a complete word.
    Done(Vec<PageAction>),
    /// The error of an unreadable word.
    Wrong(Sentence),
    /// The letter isn't part of the notation.
    Other,
}

/// Prefixes for sets: as in the notation for sets on the table, with Shift for sets of the hand.
const SETS: [(&str, Mode); 10] = [
    ("ck", Mode::ConcealedKong),
    ("c", Mode::Chow),
    ("p", Mode::Pung),
    ("k", Mode::Kong),
    ("C", Mode::ConcealedChow),
    ("P", Mode::ConcealedPung),
    ("K", Mode::ConcealedKong),
    ("t", Mode::Pair),
    ("i", Mode::Dora),
    ("u", Mode::Ura),
];

/// Splits a word into the set of its prefix and the rest.
pub fn split_prefix(word: &str) -> (Option<Mode>, &str) {
    let set = SETS
        .iter()
        .find_map(|(prefix, mode)| Some((*mode, word.strip_prefix(prefix)?)));
    set.map_or((None, word), |(mode, rest)| (Some(mode), rest))
}

/// Handles a letter after the earlier letters of a word, for a draft of a hand.
pub fn type_letter(word: &str, letter: char, draft: &Draft) -> TypingResult {
    let (set, rest) = split_prefix(word);
    let more = || TypingResult::More(format!("{word}{letter}"));
    let is_number = rest.starts_with(|first: char| first.is_ascii_digit());
    match letter {
        '0'..='9' if rest.is_empty() || is_number => more(),
        '1'..='9' => bonus(&format!("{rest}{letter}")).unwrap_or_else(|| wrong(word, letter)),
        'm' | 'p' | 's' | 'z' if is_number => tiles(set, rest, letter),
        'f' | 'g' | 'a' if is_number && set.is_none() => numbered(rest, letter),
        'r' | 'g' | 'w' if rest == "d" => one(set, dragon(letter)),
        'k' if word == "c" => more(),
        'f' | 'g' | 'a' | 'c' | 'p' | 'k' | 't' | 'C' | 'P' | 'K' if word.is_empty() => more(),
        'd' if rest.is_empty() => more(),
        'e' | 's' | 'w' | 'n' if rest.is_empty() => {
            match Wind::from_letter(letter.to_ascii_uppercase()) {
                Some(wind) => one(set, Tile::wind(wind)),
                None => TypingResult::Other,
            }
        }
        'E' | 'S' | 'W' | 'N' if word.is_empty() => Seat::from_letter(letter)
            .map_or(TypingResult::Other, |seat| {
                TypingResult::Done(vec![PageAction::Hand(HandAction::TapSeat(seat))])
            }),
        'i' | 'u' if word.is_empty() && draft.house.rule_set().hand.indicators.is_some() => more(),
        'r' | 'h' | 'H' if word.is_empty() => on_table(letter, draft)
            .map_or(TypingResult::Other, |action| {
                TypingResult::Done(vec![action])
            }),
        'x' if word.is_empty() => {
            TypingResult::Done(vec![PageAction::Hand(HandAction::SetSelfDraw)])
        }
        _ if word.is_empty() || !letter.is_ascii_alphanumeric() => TypingResult::Other,
        _ => wrong(word, letter),
    }
}

/// Handles letters for bets and counters, if the rule set has them: toggles the declaration, adds a counter,
/// or with Shift removes one.
fn on_table(letter: char, draft: &Draft) -> Option<PageAction> {
    let rules = &draft.house.rule_set().game;
    if letter == 'r' {
        let declared = *rules.declaration?.circumstances.first()?;
        return Some(PageAction::Hand(HandAction::ToggleCircumstance(declared)));
    }
    let counter = rules.counter?;
    let now = draft.entry.context.stakes;
    let count = match letter {
        'h' => now.count(counter).saturating_add(1).min(TableStakes::MOST),
        _ => now.count(counter).saturating_sub(1),
    };
    let next = now.with_count(counter, count);
    Some(PageAction::Hand(HandAction::SetStakes(next)))
}

const fn dragon(letter: char) -> Tile {
    Tile::dragon(match letter {
        'r' => Dragon::Red,
        'g' => Dragon::Green,
        _ => Dragon::White,
    })
}

/// Enters one tile, or a set from it.
fn one(set: Option<Mode>, tile: Tile) -> TypingResult {
    let key = Key::Tile(tile);
    TypingResult::Done(vec![
        set.map_or(PageAction::Hand(HandAction::Tap(key)), |mode| {
            PageAction::Hand(HandAction::Enter(mode, key))
        }),
    ])
}

/// Enters tiles of a suit. All tiles of a set are the same as its first: `c234s` is `c2s`.
fn tiles(set: Option<Mode>, digits: &str, suit: char) -> TypingResult {
    let Ok((tiles, red)) = parse_with_red(&format!("{digits}{suit}")) else {
        return wrong(digits, suit);
    };
    // A zero is a red five.
    let key = |(digit, &tile): (char, &Tile)| match digit {
        '0' => Key::Red(tile),
        _ => Key::Tile(tile),
    };
    let keys = digits.chars().zip(&tiles).map(key);
    let Some(mode) = set else {
        return TypingResult::Done(
            keys.map(|value| PageAction::Hand(HandAction::Tap(value)))
                .collect(),
        );
    };
    if tiles.len() > 1 && mode.tiles(tiles[0]).as_deref() == Some(&tiles) {
        let key = if red.is_empty() { Key::Tile } else { Key::Red };
        return TypingResult::Done(vec![PageAction::Hand(HandAction::Enter(
            mode,
            key(tiles[0]),
        ))]);
    }
    TypingResult::Done(
        keys.map(|key| PageAction::Hand(HandAction::Enter(mode, key)))
            .collect(),
    )
}

/// Enters bonus tiles, such as `12f`.
fn numbered(digits: &str, family: char) -> TypingResult {
    let tiles = digits
        .chars()
        .map(|digit| parse_bonus(&format!("{family}{digit}")));
    match tiles.collect::<Result<Vec<_>, _>>() {
        Ok(tiles) => {
            let taps = tiles
                .into_iter()
                .map(|tile| PageAction::Hand(HandAction::Tap(Key::Bonus(tile))));
            TypingResult::Done(taps.collect())
        }
        Err(_) => wrong(digits, family),
    }
}

/// Enters a bonus tile, such as `f1`.
fn bonus(word: &str) -> Option<TypingResult> {
    let tile = parse_bonus(word).ok()?;
    Some(TypingResult::Done(vec![PageAction::Hand(HandAction::Tap(
        Key::Bonus(tile),
    ))]))
}

fn wrong(word: &str, letter: char) -> TypingResult {
    TypingResult::Wrong(sentence!("“{0}” isn’t a tile", format!("{word}{letter}")))
}

/// Parses the name of a key in the page, such as `7s` or `f1`.
pub fn key(text: &str) -> Option<Key> {
    if let Ok(tile) = parse_bonus(text) {
        return Some(Key::Bonus(tile));
    }
    let (tiles, red) = parse_with_red(text).ok()?;
    match tiles.as_slice() {
        [tile] if red.is_empty() => Some(Key::Tile(*tile)),
        [tile] => Some(Key::Red(*tile)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tilewise_rules::rule_sets::riichi;
    use tilewise_rules::{RuleConfig, notation};
    use yew::Reducible;

    use super::*;
    use crate::rule_sets;
    use crate::store::PageState;

    /// Returns the hand after these letters; unreadable letters are skipped.
    fn after(hand: &str, letters: &str) -> String {
        after_by(rule_sets::first_house(), hand, letters)
    }

    fn after_by(house: RuleConfig, hand: &str, letters: &str) -> String {
        let draft = Draft {
            entry: notation::parse(hand).expect(hand),
            ..Draft::new(house)
        };
        let mut state = Rc::new(PageState::open(Ok(draft), Draft::default()));
        let mut word = String::new();
        for letter in letters.chars() {
            match type_letter(&word, letter, &state.draft) {
                TypingResult::More(more) => word = more,
                TypingResult::Done(actions) => {
                    word.clear();
                    state = actions.into_iter().fold(state, Reducible::reduce);
                }
                TypingResult::Wrong(_) => word.clear(),
                TypingResult::Other => {}
            }
        }
        state.draft.entry.to_string()
    }

    #[test]
    fn the_notation_can_be_typed_as_it_is_written() {
        for hand in [
            "33m567789p c234s p777z f1",
            "2223s c567s p777s p555z",
            "46s p111z k2222p ck4444p f1 g4",
        ] {
            assert_eq!(after("", hand), hand);
        }
    }

    #[test]
    fn first_tile_denotes_the_set() {
        for (letters, hand) in [
            ("c2s", "c234s"),
            ("p7z", "p777z"),
            ("k1m", "k1111m"),
            ("ck1m", "ck1111m"),
            ("C2s", "234s"),
            ("P7z", "777z"),
            ("K7z", "ck7777z"),
            ("t3m", "33m"),
            ("p79s", "p777s p999s"),
        ] {
            assert_eq!(after("", letters), hand, "{letters}");
        }
    }

    #[test]
    fn winds_and_dragons_have_letters() {
        assert_eq!(after("", "eswn"), "1234z");
        assert_eq!(after("", "drdgdw"), "567z");
        assert_eq!(after("", "pdrpe"), "p777z p111z");
        // A suit letter after a number is a suit, otherwise a wind.
        assert_eq!(after("", "7ss"), "7s2z");
        assert_eq!(after("", "12f3g"), "f1 f2 g3");
    }

    #[test]
    fn how_it_was_won_has_letters() {
        assert_eq!(after("1m EE", "x"), "1m w EE");
        assert_eq!(after("1m EE", "S"), "1m w@S EE");
    }

    #[test]
    fn riichi_indicators_and_counters_have_letters() {
        let riichi = || RuleConfig::with_defaults(&riichi::EMA_2025);
        assert_eq!(after_by(riichi(), "1m EE", "r"), "1m EE riichi");
        assert_eq!(after_by(riichi(), "1m EE riichi", "r"), "1m EE");
        assert_eq!(after_by(riichi(), "1m EE", "i4s"), "1m EE dora:4s");
        assert_eq!(
            after_by(riichi(), "1m EE", "hhH"),
            after_by(riichi(), "1m EE", "h")
        );
        assert_eq!(after_by(riichi(), "1m EE", "hH"), "1m EE");
        // Rule sets without bets ignore these letters.
        assert_eq!(after("1m EE", "rhi"), "1m EE");
    }

    #[test]
    fn unreadable_words_are_refused() {
        let draft = Draft::new(rule_sets::first_house());
        let typed = |word, letter| type_letter(word, letter, &draft);
        let wrong = |word, letter, message: &str| match typed(word, letter) {
            TypingResult::Wrong(why) => assert_eq!(why.to_string(), message),
            other => panic!("{other:?}"),
        };
        wrong("8", 'z', "“8z” isn’t a tile");
        wrong("c", 'x', "“cx” isn’t a tile");
        wrong("f", '9', "“f9” isn’t a tile");
        assert_eq!(typed("", 'q'), TypingResult::Other);
        assert_eq!(typed("12", ' '), TypingResult::Other);
    }

    #[test]
    fn no_two_letters_panic() {
        let letters: Vec<char> = (' '..='~').chain(['東', '🀇']).collect();
        let draft = Draft::new(RuleConfig::with_defaults(&riichi::EMA_2025));
        for &first in &letters {
            for &second in &letters {
                for &third in &letters {
                    let mut word = String::new();
                    for letter in [first, second, third] {
                        if let TypingResult::More(more) = type_letter(&word, letter, &draft) {
                            word = more;
                        }
                    }
                }
            }
        }
    }
}
