//! A validated hand.

use arrayvec::ArrayVec;

use crate::hands::{Geometry, HandError, HandInput, MAX_SETS, Meld, MeldKind};
use crate::tiles::{BonusTiles, Seat, Tile, TileCounts, TileSet};

/// The most indicators on the table: the first, and one for each kong.
pub const MAX_INDICATORS: usize = 5;

/// A validated hand: at most four of a tile, the right number of tiles, real sets.
///
/// Its number of tiles is that of its geometry (a kong counts as three), with the winning tile once it is
/// won.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    geometry: Geometry,
    concealed: TileCounts,
    melds: ArrayVec<Meld, MAX_SETS>,
    winning_tile: Option<Tile>,
    bonus: BonusTiles,
    all: TileCounts,
    red_fives: u8,
    dora: ArrayVec<Tile, MAX_INDICATORS>,
    ura: ArrayVec<Tile, MAX_INDICATORS>,
}

impl Hand {
    /// Creates a hand of this geometry from input, with `in_play` as the bonus tiles of the game.
    ///
    /// # Errors
    /// All faults, each with its remedy.
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
        let concealed = input.concealed_counts();
        let all = input.counts_on(concealed);
        if all.has_more_than_four() {
            for (tile, _) in all.iter().filter(|&(_, count)| count > 4) {
                let copies = input.tiles().filter(|&other| other == tile).count();
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
                // Too many melds are too many tiles, which is reported below.
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
            // No tile is missing.
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
            concealed,
            melds,
            winning_tile: input.winning_tile,
            bonus,
            all,
            red_fives: input.red_fives().total(),
            dora: input.dora.iter().copied().take(MAX_INDICATORS).collect(),
            ura: input.ura.iter().copied().take(MAX_INDICATORS).collect(),
        })
    }

    /// Creates a hand that wins without being complete: tiles may be missing, including the winning tile.
    ///
    /// # Errors
    /// All other faults, each with its remedy.
    pub fn incomplete(
        input: &HandInput,
        geometry: Geometry,
        in_play: BonusTiles,
    ) -> Result<Self, Vec<HandError>> {
        Self::checked(input, geometry, in_play, false)
    }

    /// Creates a hand from sets and a pair of the right number; `None` if it has more than four of a tile.
    pub(crate) fn of_parts(
        geometry: Geometry,
        concealed: TileCounts,
        melds: ArrayVec<Meld, MAX_SETS>,
        winning: Tile,
        bonus: BonusTiles,
    ) -> Option<Self> {
        let mut all = concealed.with(winning, 1);
        all.extend(melds.iter().flat_map(|meld| meld.set().tiles()));
        (!all.has_more_than_four()).then_some(Self {
            geometry,
            concealed,
            melds,
            winning_tile: Some(winning),
            bonus,
            all,
            red_fives: 0,
            dora: ArrayVec::new(),
            ura: ArrayVec::new(),
        })
    }

    /// Returns the hand with these indicators and this number of red fives.
    #[must_use]
    pub(crate) fn with_dora(mut self, dora: &[Tile], ura: &[Tile], red_fives: u8) -> Self {
        self.dora = dora.iter().copied().take(MAX_INDICATORS).collect();
        self.ura = ura.iter().copied().take(MAX_INDICATORS).collect();
        self.red_fives = red_fives;
        self
    }

    /// Returns the geometry.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the tiles in the hand, without the winning tile.
    pub const fn concealed(&self) -> &TileCounts {
        &self.concealed
    }

    /// Returns the tiles in the hand, with the winning tile.
    pub fn standing(&self) -> TileCounts {
        self.winning_tile
            .map_or(self.concealed, |tile| self.concealed.with(tile, 1))
    }

    /// Returns the melds, in the order in which they were made.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// Returns the winning tile.
    pub const fn winning_tile(&self) -> Option<Tile> {
        self.winning_tile
    }

    /// Returns the bonus tiles: flowers, seasons, animals.
    pub const fn bonus(&self) -> BonusTiles {
        self.bonus
    }

    /// Returns every tile except the bonus tiles.
    pub const fn all(&self) -> &TileCounts {
        &self.all
    }

    /// Returns every tile except the winning tile and the bonus tiles.
    pub fn all_without_winning(&self) -> TileCounts {
        self.winning_tile
            .map_or(self.all, |tile| self.all.without(tile))
    }

    /// Returns the number of red fives.
    pub const fn red_fives(&self) -> u8 {
        self.red_fives
    }

    /// Returns the visible indicators.
    pub fn dora(&self) -> &[Tile] {
        &self.dora
    }

    /// Returns the indicators under them.
    pub fn ura(&self) -> &[Tile] {
        &self.ura
    }

    /// Returns the number of a tile that is neither in the hand (without its winning tile) nor an indicator.
    pub fn left(&self, tile: Tile) -> u8 {
        self.remaining(&self.all_without_winning(), tile)
    }

    /// Returns the number of a tile that is neither in the hand (with its winning tile) nor an indicator.
    pub fn unseen(&self, tile: Tile) -> u8 {
        self.remaining(&self.all, tile)
    }

    /// Returns the tiles of which at least one, two, three, four are neither in the hand nor indicators.
    pub(crate) fn unseen_by_number(&self) -> [TileSet; 4] {
        let mut by_number = [TileSet::NONE; 4];
        for tile in Tile::ALL {
            for some in by_number.iter_mut().take(self.unseen(tile).into()) {
                *some = some.with(tile);
            }
        }
        by_number
    }

    fn remaining(&self, held: &TileCounts, tile: Tile) -> u8 {
        let left = 4u8.saturating_sub(held.of(tile));
        let indicators = self.dora.iter().chain(&self.ura);
        let visible = indicators.filter(|&&other| other == tile).count();
        left.saturating_sub(u8::try_from(visible).unwrap_or(4))
    }

    /// Returns the melds with a claimed tile, and their positions.
    pub fn claimed(&self) -> impl Iterator<Item = (usize, Meld)> + '_ {
        self.melds
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, meld)| meld.kind.is_claimed())
    }

    /// Returns the hand of a winner at this seat: chows get the previous player as their source.
    #[must_use]
    pub(crate) fn won_by(mut self, seat: Seat) -> Self {
        for meld in &mut self.melds {
            if meld.kind == MeldKind::Chow {
                meld.from = Some(seat.previous());
            }
        }
        self
    }

    /// Returns the hand with the source of a claimed set replaced; `None` for an unknown source.
    #[must_use]
    pub(crate) fn claimed_from(mut self, place: usize, from: Option<Seat>) -> Self {
        if let Some(meld) = self.melds.get_mut(place) {
            meld.from = from;
        }
        self
    }

    /// Returns whether it has no melds.
    pub fn is_closed(&self) -> bool {
        self.melds.is_empty()
    }

    /// Returns the same tiles with another tile of the hand as the winning tile.
    #[must_use]
    pub fn completed_by(&self, tile: Tile) -> Self {
        Self {
            concealed: self.standing().without(tile),
            winning_tile: Some(tile),
            ..self.clone()
        }
    }

    /// Returns the hand with another winning tile; `None` if all four of it are in the hand.
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
