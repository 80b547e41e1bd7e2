//! The hand without a reading.

use std::cell::OnceCell;

use tilewise_rules::{Circumstance, MeldKind, Seat, Tile, WinBy, WinInput};

use super::sole::is_sole;
use crate::play::mcr::options::Options;

/// The hand, shared by all its readings.
pub struct Hand<'a> {
    pub entry: &'a WinInput,
    pub options: &'a Options,
    pub winning: Tile,
    pub seat: Seat,
    pub prevailing: Seat,
    sole: OnceCell<bool>,
}

impl<'a> Hand<'a> {
    /// Returns the hand. `None` if required input is missing.
    pub fn new(entry: &'a WinInput, options: &'a Options) -> Option<Self> {
        Some(Self {
            entry,
            options,
            winning: entry.hand.winning_tile?,
            seat: entry.context.seat?,
            prevailing: entry.context.prevailing?,
            sole: OnceCell::new(),
        })
    }

    pub fn has(&self, one: Circumstance) -> bool {
        self.entry.context.circumstances.has(one)
    }

    pub fn is_drawn(&self) -> bool {
        self.entry.context.by == Some(WinBy::SelfDraw)
    }

    pub fn is_robbed(&self) -> bool {
        self.entry.context.by == Some(WinBy::RobbingTheKong)
    }

    /// Returns all tiles, including the winning tile and those of melds.
    pub fn tiles(&self) -> Vec<Tile> {
        let melded = self.entry.hand.melds.iter().flat_map(|meld| &meld.tiles);
        let mut tiles: Vec<Tile> = melded.copied().collect();
        tiles.extend(&self.entry.hand.concealed);
        tiles.push(self.winning);
        tiles
    }

    /// Returns the number of copies of this kind in own open melds.
    pub fn open_copies(&self, kind: Tile) -> usize {
        let open = self.entry.hand.melds.iter();
        let open = open.filter(|meld| meld.kind != MeldKind::ConcealedKong);
        let tiles = open.flat_map(|meld| &meld.tiles);
        tiles.filter(|&&tile| tile == kind).count()
    }

    /// M-5: no meld, or concealed kongs.
    pub fn is_concealed(&self) -> bool {
        let mut melds = self.entry.hand.melds.iter();
        melds.all(|meld| meld.kind == MeldKind::ConcealedKong)
    }

    /// M-28: whether the winning tile is unknown.
    pub fn is_unclear(&self) -> bool {
        self.has(Circumstance::WinningTileUnclear)
    }

    /// M-25
    pub fn is_sole_wait(&self) -> bool {
        *self.sole.get_or_init(|| is_sole(self.entry, self.options))
    }
}
