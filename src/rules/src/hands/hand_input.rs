//! A hand as input, not validated.

use crate::hands::{Meld, MeldKind, SetKind};
use crate::tiles::{BonusTile, RedFives, Seat, Tile, TileCounts};

/// A meld as input, not validated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MeldInput {
    /// The kind.
    pub kind: MeldKind,
    /// Its tiles in any order.
    pub tiles: Vec<Tile>,
    /// The discarder of the claimed tile, if known.
    pub from: Option<Seat>,
    /// The number of red fives.
    pub red: RedFives,
}

impl From<Meld> for MeldInput {
    fn from(meld: Meld) -> Self {
        Self {
            kind: meld.kind,
            tiles: meld.set().tiles().collect(),
            from: meld.from,
            red: RedFives::NONE,
        }
    }
}

impl MeldInput {
    /// Returns the meld that these tiles form.
    ///
    /// # Errors
    /// The fault, if they form none.
    pub fn meld(&self) -> Result<Meld, MeldFault> {
        let tiles = &self.tiles;
        let Some(&tile) = tiles.iter().min() else {
            return Err(MeldFault::Tiles);
        };
        let alike = || tiles.iter().all(|&other| other == tile);
        let has = |steps| {
            tile.above(steps)
                .is_some_and(|other| tiles.contains(&other))
        };
        let fits = match self.kind.set() {
            SetKind::Chow => tiles.len() == 3 && has(1) && has(2),
            SetKind::Pung => tiles.len() == 3 && alike(),
            SetKind::Kong => tiles.len() == 4 && alike(),
            // A knitted chow is never a meld.
            SetKind::Knitted => false,
        };
        if !fits {
            return Err(MeldFault::Tiles);
        }
        if self.from.is_some() && !self.kind.is_claimed() {
            return Err(MeldFault::NotClaimed);
        }
        Ok(Meld {
            kind: self.kind,
            tile,
            from: self.from,
        })
    }
}

/// A hand as input, not validated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandInput {
    /// The tiles in the hand, without the winning tile.
    pub concealed: Vec<Tile>,
    /// The melds, in the order in which they were made.
    pub melds: Vec<MeldInput>,
    /// The tile that completes the hand.
    pub winning_tile: Option<Tile>,
    /// Flowers, seasons, animals.
    pub bonus: Vec<BonusTile>,
    /// The red fives in the hand.
    pub red: RedFives,
    /// Whether the winning tile is a red five.
    pub red_winning: bool,
    /// The visible indicators.
    pub dora: Vec<Tile>,
    /// The indicators under them, which add to a hand that declared a bet.
    pub ura: Vec<Tile>,
}

impl HandInput {
    /// Returns every tile except the bonus tiles.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.concealed
            .iter()
            .copied()
            .chain(
                self.melds
                    .iter()
                    .flat_map(|meld| meld.tiles.iter().copied()),
            )
            .chain(self.winning_tile)
    }

    /// Returns all red fives.
    pub fn red_fives(&self) -> RedFives {
        let mut winning = RedFives::NONE;
        if let Some(suit) = self.winning_tile.and_then(Tile::suit)
            && self.red_winning
        {
            winning = winning.with(suit);
        }
        let melds = self.melds.iter().map(|meld| meld.red);
        melds.fold(self.red.union(winning), RedFives::union)
    }

    /// Returns the hand without one tile; of fives a red one stays.
    #[must_use]
    pub fn without(&self, tile: Tile) -> Self {
        let mut hand = self.clone();
        if let Some(place) = hand.concealed.iter().position(|&other| other == tile) {
            hand.concealed.remove(place);
        }
        if let Some(suit) = tile.suit().filter(|_| tile.rank() == Some(5)) {
            let fives = hand.concealed.iter().filter(|&&other| other == tile);
            if fives.count() < hand.red.count(suit).into() {
                hand.red = hand.red.without(suit);
            }
        }
        hand
    }

    /// Returns the number of tiles without the winning tile, with a meld counted as three.
    pub fn size(&self) -> usize {
        self.concealed.len() + 3 * self.melds.len()
    }

    /// Returns whether another copy of the winning tile is in the hand or in a concealed kong.
    pub(crate) fn conceals_winning_tile(&self) -> bool {
        let melds = self.melds.iter().filter(|meld| !meld.kind.is_claimed());
        let concealed = melds.flat_map(|meld| &meld.tiles).chain(&self.concealed);
        self.winning_tile
            .is_some_and(|won| concealed.into_iter().any(|&tile| tile == won))
    }

    /// Returns the number of each tile in the hand, without the winning tile, at most 15.
    pub(crate) fn concealed_counts(&self) -> TileCounts {
        self.concealed.iter().copied().collect()
    }

    /// Adds the tiles of the melds and the winning tile.
    pub(crate) fn counts_on(&self, concealed: TileCounts) -> TileCounts {
        let mut counts = concealed;
        for meld in &self.melds {
            counts.extend(meld.tiles.iter().copied());
        }
        counts.extend(self.winning_tile);
        counts
    }

    /// Returns the number of each tile, at most 15.
    pub fn counts(&self) -> TileCounts {
        self.counts_on(self.concealed_counts())
    }
}

/// The reason why tiles aren't a meld of the given kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldFault {
    /// They don't form that kind of set.
    Tiles,
    /// A concealed kong has no source.
    NotClaimed,
}
