//! Where hands of a season were played: night, round, table and hand.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_club::{ClubEvent, ClubLog, HandReference, ResultContent, Season};
use tilewise_ledger::{EntryId, Game};

use super::member_results::table_text;
use crate::club::overview::night_name;
use crate::i18n::Locale;
use crate::table::{hand, house};

/// Returns where hands were played, each as a text: “2026-11-29 · round 2, table 5 · East 3”.
pub fn hand_places(
    locale: Locale,
    log: &ClubLog,
    season: &Season,
    hands: &[HandReference],
) -> Vec<String> {
    let tables = tables_of_results(locale, season);
    let results: BTreeSet<&EntryId> = hands.iter().map(|one| &one.result).collect();
    let games = games_of_results(log, &results);
    let place = |one: &HandReference| {
        let table = tables.get(&one.result).cloned();
        let game = games.get(&one.result);
        let hand = game.and_then(|game| hand_name(locale, game, &one.hand));
        let parts = table.into_iter().chain(hand);
        parts.collect::<Vec<_>>().join(" · ")
    };
    hands.iter().map(place).collect()
}

/// Returns the name of the hand that an entry of a game ended.
fn hand_name(locale: Locale, game: &Game, entry: &EntryId) -> Option<String> {
    let mut outcomes = game.outcomes().iter();
    let outcome = outcomes.find(|one| one.entry == *entry)?;
    let house = house(game.table()?);
    Some(hand(locale, house, outcome.position, outcome.repeats))
}

/// Returns the tables of results, by the entries that report them.
fn tables_of_results(locale: Locale, season: &Season) -> BTreeMap<&EntryId, String> {
    let rounds = season.nights.iter().flat_map(|night| {
        let rounds = night.rounds.iter();
        rounds.map(move |round| (night, round))
    });
    let reports = rounds.flat_map(|(night, round)| {
        (1..).zip(&round.tables).flat_map(move |(number, table)| {
            let text = table_text(locale, &night_name(locale, night), round.draw.round, number);
            let entries = table.reports.iter().flat_map(|report| &report.entries);
            entries.map(move |entry| (entry, text.clone()))
        })
    });
    reports.collect()
}

/// Returns the games that entries report, replayed.
fn games_of_results<'a>(
    log: &'a ClubLog,
    results: &BTreeSet<&EntryId>,
) -> BTreeMap<&'a EntryId, Game> {
    let games = log.resolved().into_iter().filter_map(|one| {
        let ClubEvent::Result(result) = one.event else {
            return None;
        };
        match &result.content {
            ResultContent::Game { log, .. } if results.contains(one.id) => {
                Some((one.id, log.replay()))
            }
            _ => None,
        }
    });
    games.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::club_season::sample_club::SampleClub;

    #[test]
    fn hands_are_found_at_the_table_of_their_result() {
        let mut club = SampleClub::new("", "A B C D E F G H");
        club.night("2026-11-29");
        club.draw(&[&["A", "B", "C", "D"], &["E", "F", "G", "H"]]);
        club.result(1, 2, "E 1000 F -1000 G 0 H 0");
        let season = &club.club().seasons[0];
        let result = season.nights[0].rounds[0].tables[1].reports[0].entries[0].clone();
        let hand = EntryId("no game".to_owned());
        let places = hand_places(
            Locale::ENGLISH,
            &club.log,
            season,
            &[HandReference { result, hand }],
        );
        assert_eq!(places, ["2026-11-29 · round 1, table 2"]);
    }
}
