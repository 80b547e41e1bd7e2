//! The score sheet of a game: a row for each entry that ended a hand or moved something.

use tilewise_rules::{Sentence, sentence};

use crate::{EntryOutcome, Game, Holder, Log, PlayerId};

/// A row of a score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetRow<'a> {
    /// The number of its line in the history, from 1.
    pub number: u32,
    /// The result of the entry.
    pub outcome: &'a EntryOutcome,
    /// The event with names, and the debts after it if they changed.
    pub sentence: Sentence,
    /// The gain of each player, in hundredths.
    pub gains: Vec<i64>,
    /// The score of each player after it.
    pub has: Vec<i64>,
}

impl Log {
    /// Returns the rows of the score sheet. `game` is the replay of this log.
    pub fn sheet<'a>(&self, game: &'a Game) -> Vec<SheetRow<'a>> {
        let Some(table) = game.table() else {
            return Vec::new();
        };
        let players: Vec<_> = table.holders().collect();
        let mut has: Vec<_> = players
            .iter()
            .map(|&player| table.accounts.began_with(player))
            .collect();
        let mut rows = Vec::new();
        for (number, (line, resolved)) in (1..).zip(game.outcomes().iter().zip(self.resolved())) {
            if line.end.is_none() && line.moves.is_empty() {
                continue;
            }
            let gains: Vec<_> = players.iter().map(|&one| line.gain(one)).collect();
            for (has, gain) in has.iter_mut().zip(&gains) {
                *has += gain;
            }
            let sentence = line.sentence(table, resolved.event);
            rows.push(SheetRow {
                number,
                outcome: line,
                sentence: match line.debts(table) {
                    Some(debts) => sentence!("{0}; {1}", sentence, debts),
                    None => sentence,
                },
                gains,
                has: has.clone(),
            });
        }
        rows
    }
}

impl crate::Table {
    /// Returns the accounts of the players, in the order of their list.
    fn holders(&self) -> impl Iterator<Item = Holder> {
        let all = (0..=u8::MAX).map(PlayerId).map(Holder::Player);
        all.take(self.players.len())
    }
}
