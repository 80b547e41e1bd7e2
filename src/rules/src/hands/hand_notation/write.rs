//! Formatting of the notation.

use std::fmt;

use arrayvec::ArrayString;

use super::WinInput;
use crate::hands::{Counter, LiableTile, MeldKind, WinBy};
use crate::tiles::{RedFives, Seat, Tile};

/// Writes tiles in the given order, with one letter for adjacent tiles of a suit: `22s456m`.
///
/// # Errors
/// Only those of the formatter.
pub fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: impl Iterator<Item = Tile>) -> fmt::Result {
    // Most texts are short: one string is written faster than many characters.
    let mut text = ArrayString::<16>::new();
    let mut suit = None;
    for tile in tiles {
        let (letter, digit) = letters(tile);
        if let Some(before) = suit.filter(|before| *before != letter) {
            text.push(before);
        }
        text.push(digit);
        suit = Some(letter);
        if text.remaining_capacity() < 2 {
            f.write_str(&text)?;
            text.clear();
        }
    }
    if let Some(letter) = suit {
        text.push(letter);
    }
    f.write_str(&text)
}

/// Returns the letter of the group of a tile, and its digit.
const fn letters(tile: Tile) -> (char, char) {
    let letter = ['m', 'p', 's', 'z'][tile.index() / 9];
    (letter, b"123456789"[tile.index() % 9] as char)
}

/// Formats tiles with red fives, such as `340m`: of the fives of a suit the first are red.
pub fn tiles_with_red(tiles: &[Tile], mut red: RedFives) -> String {
    let mut text = String::new();
    let mut suit = None;
    for &tile in tiles {
        let (letter, digit) = letters(tile);
        text.extend(suit.filter(|before| *before != letter));
        text.push(if red.take(tile) { '0' } else { digit });
        suit = Some(letter);
    }
    text.extend(suit);
    text
}

/// Formats a tile, or a red five.
pub fn tile_with_red(tile: Tile, red: bool) -> String {
    let suit = tile.suit().filter(|_| red);
    let red = suit.map_or(RedFives::NONE, |suit| RedFives::NONE.with(suit));
    tiles_with_red(&[tile], red)
}

struct Tiles<'a>(&'a [Tile]);

impl fmt::Display for Tiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(f, self.0.iter().copied())
    }
}

/// Formats tiles, such as `22s456m`.
pub fn tiles_text(tiles: &[Tile]) -> String {
    Tiles(tiles).to_string()
}

/// Returns the prefix of a meld.
pub(crate) const fn prefix(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "c",
        MeldKind::Pung => "p",
        MeldKind::Kong => "k",
        MeldKind::AddedKong => "ak",
        MeldKind::ConcealedKong => "ck",
    }
}

impl WinInput {
    /// Formats the text for a link, with full stops instead of spaces.
    pub fn to_link(&self) -> String {
        self.words().join(".")
    }

    /// Returns its tokens, in their order.
    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let hand = &self.hand;
        if !hand.concealed.is_empty() {
            words.push(tiles_with_red(&hand.concealed, hand.red));
        }
        for meld in &hand.melds {
            let prefix = prefix(meld.kind);
            let from = meld
                .from
                .map(|seat| format!("@{}", seat.letter()))
                .unwrap_or_default();
            let tiles = tiles_with_red(&meld.tiles, meld.red);
            words.push(format!("{prefix}{tiles}{from}"));
        }
        words.extend(hand.bonus.iter().map(ToString::to_string));
        words.extend(self.win_text());
        let context = &self.context;
        if context.seat.is_some() || context.prevailing.is_some() {
            let letter = |seat: Option<Seat>| seat.map_or('?', Seat::letter);
            words.push(format!(
                "{}{}",
                letter(context.seat),
                letter(context.prevailing)
            ));
        }
        self.write_dora_and_stakes(&mut words);
        for one in context.circumstances.iter() {
            let all = &context.circumstances;
            let count = all
                .count(one)
                .map(|count| format!("={count}"))
                .unwrap_or_default();
            let seat = all
                .seat(one)
                .map(|seat| format!("@{}", seat.letter()))
                .unwrap_or_default();
            words.push(format!("{}{count}{seat}", one.key()));
        }
        for one in &context.liability {
            let keyword = match one.tile {
                LiableTile::WinningTile => "fed",
                LiableTile::Set => "fed-set",
            };
            let exempt = one
                .exempt
                .map(|exempt| format!(":{exempt}"))
                .unwrap_or_default();
            words.push(format!(
                "{keyword}:{}@{}{exempt}",
                one.key,
                one.seat.letter()
            ));
        }
        words
    }
}

impl fmt::Display for WinInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().join(" "))
    }
}

impl WinInput {
    /// Adds the tokens of indicators, counters and bets.
    fn write_dora_and_stakes(&self, words: &mut Vec<String>) {
        let stakes = &self.context.stakes;
        for (key, tiles) in [("dora", &self.hand.dora), ("ura", &self.hand.ura)] {
            if !tiles.is_empty() {
                words.push(format!("{key}:{}", tiles_text(tiles)));
            }
        }
        let counters = Counter::ALL.map(|one| (one.key(), stakes.count(one)));
        for (key, number) in counters.into_iter().chain([("bets", stakes.bets)]) {
            if number > 0 {
                words.push(format!("{key}={number}"));
            }
        }
        if stakes.declared.is_some() {
            let seats: String = stakes.declared().map(Seat::letter).collect();
            words.push(format!("declared:{seats}"));
        }
    }

    fn win_text(&self) -> Option<String> {
        let tile = self
            .hand
            .winning_tile
            .map(|tile| tile_with_red(tile, self.hand.red_winning))
            .unwrap_or_default();
        let from = self.context.from.map_or('?', Seat::letter);
        match self.context.by {
            Some(WinBy::SelfDraw) => Some(format!("w{tile}")),
            Some(WinBy::Discard) => Some(format!("w{tile}@{from}")),
            Some(WinBy::RobbingTheKong) => Some(format!("w{tile}@{from}:robbed")),
            Some(WinBy::BonusTiles) => {
                let from = self.context.from.map(|seat| format!("@{}", seat.letter()));
                Some(format!("w{tile}:bonus{}", from.unwrap_or_default()))
            }
            None if tile.is_empty() => None,
            None => Some(format!("w{tile}:?")),
        }
    }
}
