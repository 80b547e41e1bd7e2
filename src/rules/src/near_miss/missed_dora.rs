//! Indicators and red fives of a win.

use arrayvec::ArrayVec;

use crate::hands::{Hand, MAX_INDICATORS, WinInput};
use crate::model::IndicatorRule;
use crate::tiles::{RedFives, Tile, TileCounts};

/// Indicators, and red fives.
#[derive(Clone, Debug, Default)]
pub(super) struct Dora {
    visible: ArrayVec<Tile, MAX_INDICATORS>,
    ura: ArrayVec<Tile, MAX_INDICATORS>,
    red_fives: u8,
}

impl Dora {
    pub fn from_hand(hand: &Hand) -> Self {
        Self {
            visible: hand.dora().iter().copied().collect(),
            ura: hand.ura().iter().copied().collect(),
            red_fives: hand.red_fives(),
        }
    }

    /// Returns whether the indicators differ.
    pub fn is_indicated_otherwise(&self, other: &Self) -> bool {
        self.visible != other.visible || self.ura != other.ura
    }

    /// Returns how many more fives are red; 0 if there are fewer.
    pub fn more_red_fives(&self, other: &Self) -> u8 {
        self.red_fives.saturating_sub(other.red_fives)
    }

    /// Returns the number of differences.
    pub fn otherwise(&self, other: &Self) -> u8 {
        u8::from(self.visible != other.visible)
            + u8::from(self.ura != other.ura)
            + self.more_red_fives(other)
    }

    /// Returns it with the indicators of another win: with both lists, the visible ones, or those under them.
    pub fn indicated_as(&self, other: &Self) -> [Self; 3] {
        let [mut both, mut visible, mut ura] = [self, self, self].map(Self::clone);
        both.visible.clone_from(&other.visible);
        both.ura.clone_from(&other.ura);
        visible.visible.clone_from(&other.visible);
        ura.ura.clone_from(&other.ura);
        [both, visible, ura]
    }

    /// Returns it with an indicator of either list changed to point at one of these tiles.
    pub fn pointing_at(&self, tiles: &TileCounts, rule: &IndicatorRule) -> Vec<Self> {
        let is_left = |tile: &Tile| tiles.of(*tile) < 4;
        let points = |tile: &Tile| tiles.of((rule.points_at)(*tile)) > 0;
        let Some(tile) = Tile::ALL
            .into_iter()
            .find(|tile| is_left(tile) && points(tile))
        else {
            return Vec::new();
        };
        let with = |all: &ArrayVec<Tile, MAX_INDICATORS>| -> ArrayVec<_, _> {
            let others = all.iter().copied().skip(1);
            [tile].into_iter().chain(others).collect()
        };
        let (mut visible, mut ura) = (self.clone(), self.clone());
        visible.visible = with(&self.visible);
        ura.ura = with(&self.ura);
        vec![visible, ura]
    }

    /// Returns it with mapped tiles.
    pub fn map_tiles(&self, tile: impl Fn(Tile) -> Tile) -> Self {
        Self {
            visible: self.visible.iter().copied().map(&tile).collect(),
            ura: self.ura.iter().copied().map(&tile).collect(),
            red_fives: self.red_fives,
        }
    }

    /// Returns a hand with it.
    pub fn apply_to(&self, hand: Hand) -> Hand {
        hand.with_dora(&self.visible, &self.ura, self.red_fives)
    }

    /// Adds it to an input, with at most one red five of each suit.
    pub fn write_to(&self, entry: &mut WinInput) {
        let hand = &mut entry.hand;
        hand.dora = self.visible.to_vec();
        hand.ura = self.ura.to_vec();
        let is_five = |tile: &&Tile| tile.rank() == Some(5);
        let mut left = self.red_fives;
        let mut redden = |red: &mut RedFives, tiles: &[Tile], all: RedFives| {
            for suit in tiles.iter().filter(is_five).filter_map(|tile| tile.suit()) {
                if left > 0 && all.count(suit) == 0 && red.count(suit) == 0 {
                    *red = red.with(suit);
                    left -= 1;
                }
            }
        };
        let mut all = RedFives::NONE;
        redden(&mut hand.red, &hand.concealed, all);
        all = all.union(hand.red);
        for meld in &mut hand.melds {
            redden(&mut meld.red, &meld.tiles, all);
            all = all.union(meld.red);
        }
        if let Some(tile) = hand.winning_tile {
            let mut red = RedFives::NONE;
            redden(&mut red, &[tile], all);
            hand.red_winning = !red.is_empty();
        }
    }
}
