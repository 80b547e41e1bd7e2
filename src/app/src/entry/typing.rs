//! What is typed on a keyboard, letter by letter, in the letters of the notation.

use tilewise_rules::notation::{parse_bonus, parse_with_red};
use tilewise_rules::{Dragon, OnTable, Seat, Sentence, Tile, Wind, sentence};

use crate::state::{Action, Draft, Key, Mode};

/// What a letter does.
#[derive(Clone, Debug, PartialEq)]
pub enum Typed {
    /// It goes on with a word, or begins one: all of it so far.
    More(String),
    /// It ends the word, or is one: this happens.
    Done(Vec<Action>),
    /// The word can't be read.
    Wrong(Sentence),
    /// It is no letter of ours.
    Other,
}

/// The letters that say what the next tiles are: as in the notation on the table, with Shift in the
/// hand.
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

/// What a word begins with: the set that is entered, and the rest of the word.
pub fn begun(word: &str) -> (Option<Mode>, &str) {
    let set = SETS
        .iter()
        .find_map(|(prefix, mode)| Some((*mode, word.strip_prefix(prefix)?)));
    set.map_or((None, word), |(mode, rest)| (Some(mode), rest))
}

/// What a letter does after what was typed before, with a hand as far as it was entered.
pub fn typed(word: &str, letter: char, draft: &Draft) -> Typed {
    let (set, rest) = begun(word);
    let more = || Typed::More(format!("{word}{letter}"));
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
                None => Typed::Other,
            }
        }
        'E' | 'S' | 'W' | 'N' if word.is_empty() => Seat::from_letter(letter)
            .map_or(Typed::Other, |seat| Typed::Done(vec![Action::Named(seat)])),
        'i' | 'u' if word.is_empty() && draft.house.rule_set().indicators.is_some() => more(),
        'r' | 'h' | 'H' if word.is_empty() => {
            on_table(letter, draft).map_or(Typed::Other, |action| Typed::Done(vec![action]))
        }
        'x' if word.is_empty() => Typed::Done(vec![Action::SelfDraw]),
        _ if word.is_empty() || !letter.is_ascii_alphanumeric() => Typed::Other,
        _ => wrong(word, letter),
    }
}

/// What a letter says of bets and counters, where the rule set has them: that the hand was declared ready,
/// or no longer; one counter more, with Shift one fewer.
fn on_table(letter: char, draft: &Draft) -> Option<Action> {
    let declaration = draft.house.rule_set().on_table?;
    let now = draft.entry.context.on_table;
    let honba = match letter {
        'r' => {
            return declaration
                .circumstances
                .first()
                .copied()
                .map(Action::Circumstance);
        }
        'h' => now.honba.saturating_add(1).min(OnTable::MOST),
        _ => now.honba.saturating_sub(1),
    };
    Some(Action::OnTable(OnTable { honba, ..now }))
}

const fn dragon(letter: char) -> Tile {
    Tile::dragon(match letter {
        'r' => Dragon::Red,
        'g' => Dragon::Green,
        _ => Dragon::White,
    })
}

/// One tile, or a set from it.
fn one(set: Option<Mode>, tile: Tile) -> Typed {
    let key = Key::Tile(tile);
    Typed::Done(vec![
        set.map_or(Action::Tap(key), |mode| Action::Enter(mode, key)),
    ])
}

/// Tiles of a suit. All tiles of a set are that set: `c234s` is what `c2s` is.
fn tiles(set: Option<Mode>, digits: &str, suit: char) -> Typed {
    let Ok((tiles, red)) = parse_with_red(&format!("{digits}{suit}")) else {
        return wrong(digits, suit);
    };
    // A naught is a red five.
    let key = |(digit, &tile): (char, &Tile)| match digit {
        '0' => Key::Red(tile),
        _ => Key::Tile(tile),
    };
    let keys = digits.chars().zip(&tiles).map(key);
    let Some(mode) = set else {
        return Typed::Done(keys.map(Action::Tap).collect());
    };
    if tiles.len() > 1 && mode.tiles(tiles[0]).as_deref() == Some(&tiles) {
        let key = if red.is_empty() { Key::Tile } else { Key::Red };
        return Typed::Done(vec![Action::Enter(mode, key(tiles[0]))]);
    }
    Typed::Done(keys.map(|key| Action::Enter(mode, key)).collect())
}

/// Bonus tiles, such as `12f`.
fn numbered(digits: &str, family: char) -> Typed {
    let tiles = digits
        .chars()
        .map(|digit| parse_bonus(&format!("{family}{digit}")));
    match tiles.collect::<Result<Vec<_>, _>>() {
        Ok(tiles) => {
            let taps = tiles.into_iter().map(|tile| Action::Tap(Key::Bonus(tile)));
            Typed::Done(taps.collect())
        }
        Err(_) => wrong(digits, family),
    }
}

/// A bonus tile, such as `f1`.
fn bonus(word: &str) -> Option<Typed> {
    let tile = parse_bonus(word).ok()?;
    Some(Typed::Done(vec![Action::Tap(Key::Bonus(tile))]))
}

fn wrong(word: &str, letter: char) -> Typed {
    Typed::Wrong(sentence!("“{0}” isn’t a tile", format!("{word}{letter}")))
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tilewise_rules::rule_sets::riichi;
    use tilewise_rules::{House, notation};
    use yew::Reducible;

    use super::*;
    use crate::rule_sets;
    use crate::state::State;

    /// The hand after all these letters; what can't be read stays out of it.
    fn after(hand: &str, letters: &str) -> String {
        after_by(rule_sets::first_house(), hand, letters)
    }

    fn after_by(house: House, hand: &str, letters: &str) -> String {
        let draft = Draft {
            entry: notation::parse(hand).expect(hand),
            ..Draft::new(house)
        };
        let mut state = Rc::new(State::open(Ok(draft), Draft::default()));
        let mut word = String::new();
        for letter in letters.chars() {
            match typed(&word, letter, &state.draft) {
                Typed::More(more) => word = more,
                Typed::Done(actions) => {
                    word.clear();
                    state = actions.into_iter().fold(state, Reducible::reduce);
                }
                Typed::Wrong(_) => word.clear(),
                Typed::Other => {}
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
    fn a_set_is_said_by_its_first_tile() {
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
        // A suit letter after a number is one, without it a wind.
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
        let riichi = || House::with_defaults(&riichi::EMA_2025);
        assert_eq!(after_by(riichi(), "1m EE", "r"), "1m EE riichi");
        assert_eq!(after_by(riichi(), "1m EE riichi", "r"), "1m EE");
        assert_eq!(after_by(riichi(), "1m EE", "i4s"), "1m EE dora:4s");
        assert_eq!(
            after_by(riichi(), "1m EE", "hhH"),
            after_by(riichi(), "1m EE", "h")
        );
        assert_eq!(after_by(riichi(), "1m EE", "hH"), "1m EE");
        // Where nobody bets, nothing is typed.
        assert_eq!(after("1m EE", "rhi"), "1m EE");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let draft = Draft::new(rule_sets::first_house());
        let typed = |word, letter| typed(word, letter, &draft);
        let wrong = |word, letter, says: &str| match typed(word, letter) {
            Typed::Wrong(why) => assert_eq!(why.to_string(), says),
            other => panic!("{other:?}"),
        };
        wrong("8", 'z', "“8z” isn’t a tile");
        wrong("c", 'x', "“cx” isn’t a tile");
        wrong("f", '9', "“f9” isn’t a tile");
        assert_eq!(typed("", 'q'), Typed::Other);
        assert_eq!(typed("12", ' '), Typed::Other);
    }

    #[test]
    fn no_two_letters_panic() {
        let letters: Vec<char> = (' '..='~').chain(['東', '🀇']).collect();
        let draft = Draft::new(House::with_defaults(&riichi::EMA_2025));
        for &first in &letters {
            for &second in &letters {
                for &third in &letters {
                    let mut word = String::new();
                    for letter in [first, second, third] {
                        if let Typed::More(more) = typed(&word, letter, &draft) {
                            word = more;
                        }
                    }
                }
            }
        }
    }
}
