//! Tickets: what a phone needs to open the game of a table.

use std::collections::BTreeSet;

use tilewise_ledger::{ClubTable, EntryId, Opening, PlayerId};
use tilewise_rules::BySeat;

use super::{Club, ClubMember};
use crate::{MemberId, TableId};

impl Club {
    /// Returns the opening of the game of a table, with its members in their seats: a phone that receives it needs
    /// nothing else. `None` if there is no such table, or it has three members: a game has four seats.
    pub fn ticket(&self, id: &TableId) -> Option<Opening> {
        let drawn = &self.table(id)?.drawn;
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
                draw: self.draw_entry(id)?.0.clone(),
                round: id.round,
                table: id.table,
                members: drawn.iter().map(|member| member.0.clone()).collect(),
            }),
        })
    }

    /// Returns the entry that drew a table.
    fn draw_entry(&self, id: &TableId) -> Option<&EntryId> {
        let nights = &self.current_season()?.nights;
        let night = nights.iter().find(|night| night.id == id.night)?;
        let mut rounds = night.rounds.iter();
        Some(&rounds.find(|round| round.draw.round == id.round)?.entry)
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
