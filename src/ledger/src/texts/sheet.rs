//! A game as a score sheet: a row for everything that ended a hand or moved something.

use tilewise_rules::Sentence;

use crate::{Game, Holder, Line, Log, PlayerId};

/// A row of a score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetRow<'a> {
    /// The place of its line in the history, from 1.
    pub number: u32,
    /// What was done.
    pub line: &'a Line,
    /// What was told, with names.
    pub says: Sentence,
    /// What it gave each player, in hundredths.
    pub gains: Vec<i64>,
    /// What each player had then.
    pub has: Vec<i64>,
}

impl Log {
    /// The rows of the score sheet of a game, which is what this log replayed gives.
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
        for (number, (line, told)) in (1..).zip(game.lines().iter().zip(self.effective())) {
            if line.end.is_none() && line.moves.is_empty() {
                continue;
            }
            let gains: Vec<_> = players.iter().map(|&one| line.gain(one)).collect();
            for (has, gain) in has.iter_mut().zip(&gains) {
                *has += gain;
            }
            rows.push(SheetRow {
                number,
                line,
                says: line.sentence(table, told.input),
                gains,
                has: has.clone(),
            });
        }
        rows
    }
}

impl crate::Table {
    /// The accounts of the players, in the order of their list.
    fn holders(&self) -> impl Iterator<Item = Holder> {
        let all = (0..=u8::MAX).map(PlayerId).map(Holder::Player);
        all.take(self.players.len())
    }
}
