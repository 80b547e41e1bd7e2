//! A hand that can exist.

use arrayvec::ArrayVec;

use crate::DORA_AND_BETS;
use crate::hands::{Geometry, HandError, HandInput, MAX_SETS, Meld, MeldKind};
use crate::tiles::{BonusTiles, Seat, Tile, TileCounts, TileSet};

/// The most indicators that lie on the table: the first, and one for each kong.
pub const MAX_INDICATORS: usize = 5;

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
    red_fives: u8,
    dora: ArrayVec<Tile, MAX_INDICATORS>,
    ura: ArrayVec<Tile, MAX_INDICATORS>,
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
        let all = input.counts();
        for (tile, count) in all.iter() {
            if count > 4 {
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
            all,
            red_fives: input.red_fives().total(),
            dora: input.dora.iter().copied().take(MAX_INDICATORS).collect(),
            ura: input.ura.iter().copied().take(MAX_INDICATORS).collect(),
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

    /// A hand of sets and a pair that are known to be so many; `None` if there are more than four
    /// of a tile.
    pub(crate) fn of_parts(
        geometry: Geometry,
        concealed: TileCounts,
        melds: ArrayVec<Meld, MAX_SETS>,
        winning: Tile,
        bonus: BonusTiles,
    ) -> Option<Self> {
        let mut all = concealed.with(winning, 1);
        all.extend(melds.iter().flat_map(|meld| meld.set().tiles()));
        let exists = all.iter().all(|(_, count)| count <= 4);
        exists.then_some(Self {
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

    /// The same with these indicators, and so many of its fives red.
    #[must_use]
    pub(crate) fn with_beside(mut self, dora: &[Tile], ura: &[Tile], red_fives: u8) -> Self {
        self.dora = dora.iter().copied().take(MAX_INDICATORS).collect();
        self.ura = ura.iter().copied().take(MAX_INDICATORS).collect();
        self.red_fives = red_fives;
        self
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

    /// How many of its tiles are red fives.
    pub const fn red_fives(&self) -> u8 {
        self.red_fives
    }

    /// The indicators of tiles that add to the hand.
    pub fn dora(&self) -> &[Tile] {
        &self.dora
    }

    /// The tiles under them.
    pub fn ura(&self) -> &[Tile] {
        &self.ura
    }

    /// How many of a tile are neither in the hand, its winning tile apart, nor indicators.
    pub fn left(&self, tile: Tile) -> u8 {
        self.left_beside(&self.all_without_winning(), tile)
    }

    /// How many of a tile are neither in the hand, its winning tile too, nor indicators.
    pub fn unseen(&self, tile: Tile) -> u8 {
        self.left_beside(&self.all, tile)
    }

    /// The tiles of which at least one, two, three, four are neither in the hand nor indicators.
    pub(crate) fn unseen_by_number(&self) -> [TileSet; 4] {
        let mut by_number = [TileSet::NONE; 4];
        for tile in Tile::ALL {
            for some in by_number.iter_mut().take(self.unseen(tile).into()) {
                *some = some.with(tile);
            }
        }
        by_number
    }

    fn left_beside(&self, held: &TileCounts, tile: Tile) -> u8 {
        let left = 4u8.saturating_sub(held.of(tile));
        if !DORA_AND_BETS {
            return left;
        }
        let indicators = self.dora.iter().chain(&self.ura);
        let shown = indicators.filter(|&&other| other == tile).count();
        left.saturating_sub(u8::try_from(shown).unwrap_or(4))
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

    /// The same tiles, of which another one that is in the hand completed it.
    #[must_use]
    pub fn completed_by(&self, tile: Tile) -> Self {
        Self {
            concealed: self.standing().without(tile),
            winning_tile: Some(tile),
            ..self.clone()
        }
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
