//! Formatter of an entry.

use std::fmt;

use crate::play::riichi::reference::entry::{MeldKind, WinBy, WinEntry};
use crate::play::riichi::reference::tiles::{Seat, Suit, Tile};

/// Formats tiles by suit, red fives as `0`.
fn text(tiles: &[Tile]) -> String {
    let mut text = String::new();
    let [characters, dots, bamboo] = Suit::NUMBERED;
    for suit in [characters, dots, bamboo, Suit::Honours] {
        let mut ranks: Vec<(u8, bool)> = tiles
            .iter()
            .filter(|tile| tile.suit == suit)
            .map(|tile| (tile.rank, tile.red))
            .collect();
        ranks.sort_unstable();
        for &(rank, red) in &ranks {
            text += &if red { 0 } else { rank }.to_string();
        }
        if !ranks.is_empty() {
            text.push(suit.letter());
        }
    }
    text
}

/// Formats tiles one by one in their order.
fn in_order(tiles: &[Tile]) -> String {
    tiles.iter().map(|&tile| text(&[tile])).collect()
}

fn at(seat: Option<Seat>) -> String {
    seat.map_or(String::new(), |seat| format!("@{}", seat.letter()))
}

impl fmt::Display for WinEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.concealed.is_empty() {
            write!(f, "{} ", text(&self.concealed))?;
        }
        for meld in &self.melds {
            let kind = match meld.kind {
                MeldKind::Chow => "c",
                MeldKind::Pung => "p",
                MeldKind::Kong => "k",
                MeldKind::AddedKong => "ak",
                MeldKind::ConcealedKong => "ck",
            };
            write!(f, "{kind}{}{} ", text(&meld.tiles), at(meld.from))?;
        }
        write!(f, "w{}{}", text(&[self.winning]), at(self.by.from()))?;
        if matches!(self.by, WinBy::Robbing(_)) {
            write!(f, ":robbed")?;
        }
        write!(f, " {}{}", self.seat.letter(), self.round.letter())?;
        for one in &self.circumstances {
            write!(f, " {}", one.key())?;
        }
        for (word, tiles) in [("dora", &self.dora), ("ura", &self.ura)] {
            if !tiles.is_empty() {
                write!(f, " {word}:{}", in_order(tiles))?;
            }
        }
        for (word, count) in [("honba", self.honba), ("bets", self.bets)] {
            if count > 0 {
                write!(f, " {word}={count}")?;
            }
        }
        if !self.declared.is_empty() {
            let seats: String = self.declared.iter().map(|seat| seat.letter()).collect();
            write!(f, " declared:{seats}")?;
        }
        for (cause, seat) in &self.liability {
            write!(f, " fed-set:{}@{}", cause.key(), seat.letter())?;
        }
        Ok(())
    }
}
