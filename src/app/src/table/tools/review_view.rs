//! The texts of a review of several games. Pure.

use std::cmp::Reverse;

use tilewise_ledger::{
    Figure, GameNote, GameReview, Review, ReviewedPlayer, RuleSetSum, SessionPerson,
};

use crate::i18n::Locale;
use crate::table::standings::end::{overall, place_text};
use crate::table::{amount, signed, value_text};

/// The number of elements that are listed.
const ELEMENTS: usize = 8;

/// A figure with the games behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureView {
    /// The key, by which tests find it.
    pub key: String,
    /// What it is.
    pub label: String,
    /// The number or value.
    pub value: String,
    /// The games, as indexes.
    pub games: Vec<usize>,
}

/// The texts of a game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The players with their places and scores.
    pub players: String,
    /// The rules, and place and note.
    pub about: String,
}

/// Returns all persons by name, each with the name in the first listed game and the number of games.
pub fn persons(games: &[GameReview]) -> Vec<(SessionPerson, String, usize)> {
    let mut all: Vec<(SessionPerson, String, usize)> = Vec::new();
    for game in games.iter().filter(|game| game.hands > 0) {
        for player in &game.players {
            match all.iter_mut().find(|one| one.0 == player.person) {
                Some((_, _, count)) => *count += 1,
                None => all.push((player.person.clone(), player.name.clone(), 1)),
            }
        }
    }
    all.sort_by_key(|one| one.1.to_lowercase());
    all
}

/// Returns the years of games with at least one hand, the last one first.
pub fn years<'a>(games: impl Iterator<Item = (Option<i32>, &'a GameReview)>) -> Vec<i32> {
    let played = games.filter(|(_, game)| game.hands > 0);
    let mut years: Vec<i32> = played.filter_map(|(year, _)| year).collect();
    years.sort_unstable_by_key(|&year| Reverse(year));
    years.dedup();
    years
}

/// Returns the figures with a value.
pub fn figures(locale: Locale, review: &Review, is_of_person: bool) -> Vec<FigureView> {
    let plain = |key: &str, label: &str, figure: &Figure| FigureView {
        key: key.to_owned(),
        label: label.to_owned(),
        value: figure.count.to_string(),
        games: figure.games.clone(),
    };
    let mut all = vec![
        plain("hands", tr!(locale, "Hands played"), &review.hands),
        plain("wins", tr!(locale, "Hands won"), &review.wins),
        plain(
            "self-draws",
            tr!(locale, "By self-draw"),
            &review.self_draws,
        ),
    ];
    if is_of_person {
        all.push(plain(
            "deal-ins",
            tr!(locale, "Discards on which others won"),
            &review.deal_ins,
        ));
        all.push(plain(
            "first-places",
            tr!(locale, "First places"),
            &review.first_places,
        ));
    } else {
        all.push(plain(
            "deal-ins",
            tr!(locale, "By discard"),
            &review.deal_ins,
        ));
    }
    if let Some(streak) = &review.deal_streak {
        all.push(FigureView {
            key: "deal-streak".to_owned(),
            label: tr!(locale, "Longest time as dealer").to_owned(),
            value: tr!(
                locale,
                "{0}, {1} {1:hand|hands} in a row",
                streak.name.clone(),
                streak.hands
            ),
            games: vec![streak.game],
        });
    }
    for best in &review.best_wins {
        let house = &best.win.rules.house;
        let rule_set = house.rule_set();
        let words = locale.of_part(rule_set.table_key());
        let value = value_text(words, house, best.win.value);
        all.push(FigureView {
            key: format!("best-{}", rule_set.identity.key),
            label: tr!(
                locale,
                "Best hand, {0}",
                words.translate(rule_set.identity.name)
            ),
            value: format!("{}, {value}", best.name),
            games: vec![best.game],
        });
    }
    all
}

/// Returns the most frequent elements.
pub fn elements(locale: Locale, review: &Review) -> Vec<FigureView> {
    let all = review.elements.iter().take(ELEMENTS);
    let all = all.map(|one| {
        let words = locale.of_part(one.rule_set.table_key());
        FigureView {
            key: one.element.key.to_owned(),
            label: words.translate(one.element.name).to_owned(),
            value: one.hands.count.to_string(),
            games: one.hands.games.clone(),
        }
    });
    all.collect()
}

/// Returns the sums of a person, by rule set.
pub fn sums(locale: Locale, review: &Review) -> Vec<FigureView> {
    let sum = |sum: &RuleSetSum| {
        let house = &sum.rules.house;
        let rule_set = house.rule_set();
        let words = locale.of_part(rule_set.table_key());
        let score = sum.overall.and_then(|score| overall(words, house, score));
        let score = score.unwrap_or_else(|| signed(house, sum.gained));
        let places = sum.places.map(|count| count.to_string()).join("–");
        FigureView {
            key: format!("sum-{}", rule_set.identity.key),
            label: words.translate(rule_set.identity.name).to_owned(),
            value: tr!(locale, "{0}; places {1}", score, places),
            games: sum.games.clone(),
        }
    };
    review.sums.iter().map(sum).collect()
}

/// Returns the texts of a game.
pub fn game_line(locale: Locale, game: &GameReview) -> GameLine {
    let house = &game.rules.house;
    let words = locale.of_part(house.rule_set().table_key());
    let player = |one: &ReviewedPlayer| {
        let score = amount(house, one.standing.score);
        let name = &one.name;
        if game.is_over {
            let place = place_text(one.standing.place);
            format!("{place}. {name}\u{a0}{score}")
        } else {
            format!("{name}\u{a0}{score}")
        }
    };
    let rules = words.translate(house.rule_set().identity.name).to_owned();
    let note = game.note.as_deref().map(GameNote::displayed);
    let texts = note.map(|note| [note.place, note.note]);
    let texts = texts.into_iter().flatten().filter(|text| !text.is_empty());
    GameLine {
        players: game
            .players
            .iter()
            .map(player)
            .collect::<Vec<_>>()
            .join(", "),
        about: [rules]
            .into_iter()
            .chain(texts)
            .collect::<Vec<_>>()
            .join(" · "),
    }
}

/// Returns how many games a review has.
pub fn game_count(locale: Locale, review: &Review) -> String {
    tr!(locale, "{0} {0:game|games}", review.games.count)
}

#[cfg(test)]
mod tests {
    use tilewise_ledger::{AtSeating, Entry, EntryId, GameEvent, Log, Opening, PlayerId, Rules};
    use tilewise_rules::BySeat;

    use super::*;

    /// Returns a game with so many hands, all draws.
    fn game(hands: usize) -> GameReview {
        let opening = Opening {
            rules: Rules {
                house: "hk-old-style".parse().expect("a rule set"),
                penalty_book: None,
            },
            players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        };
        let draws = (0..hands).map(|_| GameEvent::Draw(AtSeating::current(None)));
        let events = [GameEvent::Opened(opening)].into_iter().chain(draws);
        let entries = (1..).zip(events).map(|(counter, event)| Entry {
            id: EntryId(format!("e{counter}")),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event,
        });
        let log = Log::from_entries(entries).expect("different ids");
        GameReview::from_log(&log).expect("an open game")
    }

    /// A game that was only opened would hide last year's figures.
    #[test]
    fn years_are_those_of_games_with_hands() {
        let games = [
            (Some(2026), game(0)),
            (Some(2024), game(1)),
            (Some(2025), game(2)),
            (Some(2024), game(1)),
            (None, game(1)),
        ];
        let games = games.iter().map(|(year, game)| (*year, game));
        assert_eq!(years(games), [2025, 2024]);
    }
}
