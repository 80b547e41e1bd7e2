//! The elements of won hands.

use tilewise_rules::{Element, WinInput};

use super::Table;
use crate::{AtSeating, GameEvent, PlayerId, WinRecord};

/// A won hand with known tiles.
#[derive(Clone, Debug)]
pub struct WonTiles {
    /// The winner.
    pub winner: PlayerId,
    /// The elements that count, each once.
    pub elements: Vec<&'static Element>,
    /// The hand.
    pub input: Box<WinInput>,
}

impl Table {
    /// Returns the hands with known tiles that an event wins. The table is the one before the event.
    pub fn won_tiles(&self, event: &GameEvent) -> Vec<WonTiles> {
        match event {
            GameEvent::Win(win) => self.tiles_of(win, &win.event).into_iter().collect(),
            GameEvent::MultipleWins(wins) => {
                let all = wins.event.iter();
                all.filter_map(|won| self.tiles_of(wins, won)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn tiles_of<T>(&self, entry: &AtSeating<T>, won: &WinRecord) -> Option<WonTiles> {
        let WinRecord::Hand(input) = self.reseat_and_check(entry, won).ok()? else {
            return None;
        };
        let (context, score) = self.scored((*input).clone(), self.table_stakes()).ok()?;
        let table = self.house().rule_set().scoring.elements;
        let lines = score.best.lines.iter();
        Some(WonTiles {
            winner: self.seats()[context.seat],
            elements: lines
                .filter_map(|line| table.get(usize::from(line.element)))
                .collect(),
            input,
        })
    }
}
