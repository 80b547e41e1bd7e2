//! Tickets: what a phone needs to open the game of a table.

use std::collections::BTreeSet;

use tilewise_ledger::{ClubTable, Entry, EntryId, GameEvent, Log, Opening, PlayerId};
use tilewise_rules::BySeat;

use super::{Club, ClubMember, Night, Round};
use crate::fingerprint::Fingerprint;
use crate::{MemberId, TableId};

impl Club {
    /// Returns the opening of the game of a table, with its members in their seats: a phone that receives it needs
    /// nothing else. `None` if there is no such table, or it has three members: a game has four seats.
    pub fn ticket(&self, id: &TableId) -> Option<Opening> {
        let round = self.round_of(id)?;
        let table = self.table(id)?;
        let drawn = &table.drawn;
        if drawn.len() < 4 {
            return None;
        }
        Some(Opening {
            rules: self.profile.as_ref()?.rules.clone(),
            players: self.different_names(drawn),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: Some(ClubTable {
                club: self.id.as_ref()?.0.clone(),
                night: id.night.0.0.clone(),
                draw: round.entry.0.clone(),
                round: id.round,
                table: id.table,
                members: drawn.iter().map(|member| member.0.clone()).collect(),
                ends: round.clock.map(|clock| clock.end(table)),
            }),
        })
    }

    /// Returns the game of a table before its first hand: its opening by [`Club::ticket`], and the release of the
    /// write lock, so that the receiving phone can acquire it.
    ///
    /// The IDs of both entries are hashes of draw, table, end of the round, rules and names, so all phones with the
    /// same ticket have the same game. A change, such as the start of the clock, makes another game; the desk accepts
    /// both.
    pub fn ticket_game(&self, id: &TableId) -> Option<Log> {
        let opening = self.ticket(id)?;
        let round = self.round_of(id)?;
        let number = ticket_number(round, id, &opening).number();
        let events = [GameEvent::Opened(opening), GameEvent::LockReleased];
        let entries = (1..).zip(events).map(|(counter, event)| Entry {
            id: EntryId(format!(
                "{:032x}",
                number.wrapping_add(u128::from(counter) - 1)
            )),
            device: round.device.clone(),
            counter,
            time: round.time,
            author: String::new(),
            event,
        });
        Log::from_entries(entries).ok()
    }

    /// Returns the round of a table.
    fn round_of(&self, id: &TableId) -> Option<&Round> {
        let night: &Night = self.season_night(&id.night).ok()?;
        let mut rounds = night.rounds.iter();
        rounds.find(|round| round.draw.round == id.round)
    }

    /// Returns the names of members; those with the same name are numbered.
    fn different_names(&self, members: &[MemberId]) -> Vec<String> {
        let mut used = BTreeSet::new();
        let names = members.iter().map(|id| {
            let name = self.member(id).map(ClubMember::displayed_name);
            let name = name.unwrap_or_default();
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let mut all = [name.clone()].into_iter().chain(numbered);
            let free = all.find(|name| used.insert(name.clone()));
            free.unwrap_or(name)
        });
        names.collect()
    }
}

/// Returns the number of a ticket: another one if anything in the opening of its game is different.
fn ticket_number(round: &Round, id: &TableId, opening: &Opening) -> Fingerprint {
    let ends = opening.club.as_ref().and_then(|club| club.ends);
    let book = opening.rules.penalty_book.map_or("", |book| book.key);
    let texts = [
        id.night.0.0.clone(),
        round.entry.0.clone(),
        round.by.0.clone(),
        id.table.to_string(),
        ends.map_or_else(String::new, |ends| ends.to_string()),
        opening.rules.house.to_string(),
        book.to_owned(),
    ];
    let all = texts.iter().chain(&opening.players);
    all.fold(Fingerprint::START, |number, text| number.with(text))
}
