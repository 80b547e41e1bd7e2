//! From tiles as they were tapped to a hand that can exist.

use std::fmt;

use arrayvec::ArrayVec;

use crate::hands::{Geometry, MAX_SETS, Meld, MeldKind, SetKind};
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::tiles::{BonusFamily, BonusTile, BonusTiles, Seat, Tile, TileCounts};

/// A set on the table as it was entered; it may be none.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MeldInput {
    /// What it was said to be.
    pub kind: MeldKind,
    /// Its tiles in any order.
    pub tiles: Vec<Tile>,
    /// Who discarded the claimed tile, where that is known.
    pub from: Option<Seat>,
}

impl From<Meld> for MeldInput {
    fn from(meld: Meld) -> Self {
        Self {
            kind: meld.kind,
            tiles: meld.set().tiles().collect(),
            from: meld.from,
        }
    }
}

impl MeldInput {
    /// The set that these tiles are.
    ///
    /// # Errors
    /// Why they are none.
    pub fn meld(&self) -> Result<Meld, MeldFault> {
        let tiles = &self.tiles;
        let Some(&tile) = tiles.iter().min() else {
            return Err(MeldFault::Tiles);
        };
        let alike = tiles.iter().all(|&other| other == tile);
        let has = |steps| {
            tile.above(steps)
                .is_some_and(|other| tiles.contains(&other))
        };
        let fits = match self.kind.set() {
            SetKind::Chow => tiles.len() == 3 && has(1) && has(2),
            SetKind::Pung => tiles.len() == 3 && alike,
            SetKind::Kong => tiles.len() == 4 && alike,
            // Nobody lays one on the table.
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

/// A hand as it was entered: nothing is known to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandInput {
    /// The tiles in the hand, without the winning tile.
    pub concealed: Vec<Tile>,
    /// Sets on the table, in the order in which they were made.
    pub melds: Vec<MeldInput>,
    /// The tile that completes the hand.
    pub winning_tile: Option<Tile>,
    /// Flowers, seasons, animals.
    pub bonus: Vec<BonusTile>,
}

impl HandInput {
    /// Every tile but the bonus tiles.
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

    /// How many tiles there are without the winning tile, a set on the table counted as three.
    pub fn size(&self) -> usize {
        self.concealed.len() + 3 * self.melds.len()
    }

    /// How many tiles of each kind were entered, at most 15.
    pub fn counts(&self) -> TileCounts {
        self.tiles().fold(TileCounts::EMPTY, |counts, tile| {
            if counts.of(tile) < 15 {
                counts.with(tile, 1)
            } else {
                counts
            }
        })
    }
}

/// A hand that can exist: at most four of a tile, right number of tiles, real sets.
///
/// As many as its geometry has (a kong counts as three) and, once it is won, the winning tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    geometry: Geometry,
    concealed: TileCounts,
    melds: ArrayVec<Meld, MAX_SETS>,
    winning_tile: Option<Tile>,
    bonus: BonusTiles,
    all: TileCounts,
}

impl Hand {
    /// A hand of this geometry from what was entered, in a game that is played with `in_play` as
    /// bonus tiles.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its remedy.
    ///
    /// ```
    /// use tilewise_rules::{BonusTiles, Geometry, Hand, notation};
    /// let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
    /// let hand = Hand::new(&entry.hand, Geometry::FOUR_SETS, BonusTiles::NONE).unwrap();
    /// assert_eq!(hand.melds().len(), 3);
    /// ```
    pub fn new(
        input: &HandInput,
        geometry: Geometry,
        in_play: BonusTiles,
    ) -> Result<Self, Vec<HandError>> {
        Self::checked(input, geometry, in_play, true)
    }

    fn checked(
        input: &HandInput,
        geometry: Geometry,
        in_play: BonusTiles,
        complete: bool,
    ) -> Result<Self, Vec<HandError>> {
        let mut errors = Vec::new();
        for tile in Tile::ALL {
            let copies = input.tiles().filter(|&other| other == tile).count();
            if copies > 4 {
                errors.push(HandError::TooManyCopies { tile, copies });
            }
        }
        let mut bonus = BonusTiles::NONE;
        for &tile in &input.bonus {
            if !in_play.contains(tile) {
                errors.push(HandError::TileNotInSet { tile });
            } else if bonus.contains(tile) {
                errors.push(HandError::DuplicateBonusTile { tile });
            }
            bonus = bonus.with(tile);
        }
        let mut melds = ArrayVec::new();
        for (index, meld) in input.melds.iter().enumerate() {
            match meld.meld() {
                // More melds than any hand has are too many tiles, which is said below.
                Ok(_) if melds.is_full() => {}
                Ok(meld) => melds.push(meld),
                Err(fault) => {
                    errors.push(HandError::BadMeld {
                        index,
                        meld: meld.clone(),
                        fault,
                    });
                }
            }
        }
        let drawn = input.size();
        let won = usize::from(input.winning_tile.is_some());
        if !complete && drawn + won <= geometry.complete() {
            // Nothing is missing that would have to be there.
        } else if drawn == geometry.complete() && won == 0 {
            errors.push(HandError::NoWinningTile);
        } else if drawn != geometry.waiting() {
            errors.push(HandError::WrongTileCount {
                have: drawn + won,
                want: geometry.waiting() + won,
                melds: input.melds.len(),
            });
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Self {
            geometry,
            concealed: input.concealed.iter().copied().collect(),
            melds,
            winning_tile: input.winning_tile,
            bonus,
            all: input.counts(),
        })
    }

    /// A hand that wins without being complete: tiles may be missing, the winning tile too.
    ///
    /// # Errors
    /// Everything else that is wrong with it, each with its remedy.
    pub fn incomplete(
        input: &HandInput,
        geometry: Geometry,
        in_play: BonusTiles,
    ) -> Result<Self, Vec<HandError>> {
        Self::checked(input, geometry, in_play, false)
    }

    /// How many tiles and sets it has when it is complete.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The tiles in the hand, without the winning tile.
    pub const fn concealed(&self) -> &TileCounts {
        &self.concealed
    }

    /// The tiles in the hand, with the winning tile.
    pub fn standing(&self) -> TileCounts {
        self.winning_tile
            .map_or(self.concealed, |tile| self.concealed.with(tile, 1))
    }

    /// Sets on the table, in the order in which they were made.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The tile that completed the hand.
    pub const fn winning_tile(&self) -> Option<Tile> {
        self.winning_tile
    }

    /// Flowers, seasons, animals.
    pub const fn bonus(&self) -> BonusTiles {
        self.bonus
    }

    /// Every tile but the bonus tiles.
    pub const fn all(&self) -> &TileCounts {
        &self.all
    }

    /// Every tile but the winning tile and the bonus tiles.
    pub fn all_without_winning(&self) -> TileCounts {
        self.winning_tile
            .map_or(self.all, |tile| self.all.without(tile))
    }

    /// Melds with a tile of another player.
    pub fn claimed(&self) -> impl Iterator<Item = (usize, Meld)> + '_ {
        self.melds
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, meld)| meld.kind.is_claimed())
    }

    /// This hand as it is known of a winner at this seat: a chow can only have been claimed from
    /// the player before.
    #[must_use]
    pub(crate) fn won_by(mut self, seat: Seat) -> Self {
        for meld in &mut self.melds {
            if meld.kind == MeldKind::Chow {
                meld.from = Some(seat.previous());
            }
        }
        self
    }

    /// This hand with a set that was claimed from somebody, or from nobody knows whom.
    #[must_use]
    pub(crate) fn claimed_from(mut self, place: usize, from: Option<Seat>) -> Self {
        if let Some(meld) = self.melds.get_mut(place) {
            meld.from = from;
        }
        self
    }

    /// Whether nothing lies on the table.
    pub fn is_closed(&self) -> bool {
        self.melds.is_empty()
    }

    /// This hand won, or waiting for, another tile; `None` if all four of it are in the hand.
    #[must_use]
    pub fn winning_with(&self, tile: Tile) -> Option<Self> {
        let all = self.all_without_winning();
        (all.of(tile) < 4).then(|| Self {
            winning_tile: Some(tile),
            all: all.with(tile, 1),
            ..self.clone()
        })
    }
}

/// Why the tiles of a meld are not the set that they were said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldFault {
    /// They don't form that kind of set.
    Tiles,
    /// A concealed kong is claimed from nobody.
    NotClaimed,
}

/// One thing that is wrong with the tiles of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandError {
    /// There are four of each tile.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// How many were entered.
        copies: usize,
    },
    /// There is one of each bonus tile.
    DuplicateBonusTile {
        /// The tile.
        tile: BonusTile,
    },
    /// The book, or the house, plays without this bonus tile.
    TileNotInSet {
        /// The tile.
        tile: BonusTile,
    },
    /// Not the tiles of a hand, or not one more with the winning tile.
    WrongTileCount {
        /// How many there are, a set on the table counted as three.
        have: usize,
        /// How many it takes.
        want: usize,
        /// How many sets lie on the table.
        melds: usize,
    },
    /// All tiles are there, but not which of them won.
    NoWinningTile,
    /// A meld that is no set.
    BadMeld {
        /// Which, from 0.
        index: usize,
        /// What was entered.
        meld: MeldInput,
        /// What is wrong with it.
        fault: MeldFault,
    },
}

impl HandError {
    /// The code of the data face.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooManyCopies { .. } => "too-many-copies",
            Self::DuplicateBonusTile { .. } => "duplicate-bonus-tile",
            Self::TileNotInSet { .. } => "tile-not-in-set",
            Self::WrongTileCount { .. } => "wrong-tile-count",
            Self::NoWinningTile => "missing-winning-tile",
            Self::BadMeld { .. } => "bad-meld",
        }
    }
}

impl HandError {
    /// What is wrong, and what would be right.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::TooManyCopies { tile, copies } => sentence!(
                "{0} tiles of {1} ({2}), but there are four: remove {3}",
                *copies,
                *tile,
                tile.to_string(),
                copies - 4
            ),
            Self::DuplicateBonusTile { tile } => sentence!(
                "{0} ({1}) is there twice, but there is only one: remove one",
                *tile,
                tile.to_string()
            ),
            Self::TileNotInSet { tile } => {
                let gaps = vec![(*tile).into(), tile.to_string().into()];
                let words = match tile.family() {
                    BonusFamily::Flower => {
                        "{0} ({1}) is not in play, these rules are played without flowers: remove it"
                    }
                    BonusFamily::Season => {
                        "{0} ({1}) is not in play, these rules are played without seasons: remove it"
                    }
                    BonusFamily::Animal => {
                        "{0} ({1}) is not in play, these rules are played without animals: remove it"
                    }
                };
                Sentence::new(words, gaps)
            }
            Self::WrongTileCount { have, want, melds } => {
                let words = match (have > want, *melds > 0) {
                    (true, false) => {
                        "{0} tiles are {1} too many: remove {1}, so that there are {2}"
                    }
                    (false, false) => "{0} tiles are {1} too few: add {1}, so that there are {2}",
                    (true, true) => {
                        "{0} tiles are {1} too many: remove {1}, so that there are {2} (each set on \
                         the table counts as three)"
                    }
                    (false, true) => {
                        "{0} tiles are {1} too few: add {1}, so that there are {2} (each set on the \
                         table counts as three)"
                    }
                };
                let gaps = [*have, have.abs_diff(*want), *want].map(Gap::from);
                Sentence::new(words, gaps.into())
            }
            Self::NoWinningTile => {
                sentence!("it isn't known which tile won: name the tile that completed the hand")
            }
            Self::BadMeld { index, meld, fault } => {
                let words = match (fault, meld.kind.set()) {
                    (MeldFault::NotClaimed, _) => {
                        "meld {0} is a concealed kong, claimed from nobody: remove the seat"
                    }
                    (MeldFault::Tiles, SetKind::Chow | SetKind::Knitted) => {
                        "meld {0} ({1}) is no chow: a chow is three tiles in a row in one suit"
                    }
                    (MeldFault::Tiles, SetKind::Pung) => {
                        "meld {0} ({1}) is no pung: a pung is three tiles alike"
                    }
                    (MeldFault::Tiles, SetKind::Kong) => {
                        "meld {0} ({1}) is no kong: a kong is four tiles alike"
                    }
                };
                let tiles = crate::hands::notation::tiles_text(&meld.tiles);
                Sentence::new(words, vec![(index + 1).into(), tiles.into()])
            }
        }
    }
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for HandError {}
