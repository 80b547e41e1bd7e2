//! The games whose results count.

use std::borrow::Cow;
use std::collections::BTreeMap;

use tilewise_ledger::{EntryId, Log, PlayerId};

use crate::game_members::game_members;
use crate::{ClubEvent, ClubLog, MemberId, ResultContent, Season, TableReport};

/// A game whose result counts.
#[derive(Clone, Debug)]
pub(super) struct CountedGame<'a> {
    /// The entry that reports it.
    pub entry: &'a EntryId,
    /// Its log.
    pub log: &'a Log,
    /// The members who play, each with the player.
    pub members: Cow<'a, [(PlayerId, MemberId)]>,
}

/// The results of a season that count.
#[derive(Clone, Debug, Default)]
pub(super) struct CountedResults<'a> {
    /// Those with the log of the game.
    pub games: Vec<CountedGame<'a>>,
    /// The entries of those that were typed.
    pub typed: Vec<&'a EntryId>,
}

/// Returns the results of a season that count, in the order of their tables. Of several entries that report the same
/// scores, the first one with a game is taken.
pub(super) fn counted_results<'a>(log: &'a ClubLog, season: &'a Season) -> CountedResults<'a> {
    let games = games_by_entry(log);
    let mut results = CountedResults::default();
    let rounds = season.nights.iter().flat_map(|night| &night.rounds);
    let tables = rounds.flat_map(|round| &round.tables);
    for report in tables.filter_map(|table| table.counted()) {
        let TableReport { entries, .. } = report;
        match entries.iter().find_map(|entry| games.get(entry)) {
            Some(game) => results.games.push(game.clone()),
            None => results.typed.extend(entries.first()),
        }
    }
    results
}

/// Returns all games of a log, after corrections, by the entry that reports them.
fn games_by_entry(log: &ClubLog) -> BTreeMap<&EntryId, CountedGame<'_>> {
    let games = log.resolved().into_iter().filter_map(|one| {
        let ClubEvent::Result(result) = one.event else {
            return None;
        };
        let ResultContent::Game { log, members } = &result.content else {
            return None;
        };
        let entry = one.id;
        Some((
            entry,
            CountedGame {
                entry,
                log,
                members: game_members(log, members),
            },
        ))
    });
    games.collect()
}
