//! What adds to a win beside its tiles: indicators, and which of its fives are red.

use arrayvec::ArrayVec;

use crate::hands::{Hand, MAX_INDICATORS, WinInput};
use crate::schema::IndicatorRule;
use crate::tiles::{RedFives, Tile, TileCounts};

/// Indicators, and red fives.
#[derive(Clone, Debug, Default)]
pub(super) struct Dora {
    shown: ArrayVec<Tile, MAX_INDICATORS>,
    ura: ArrayVec<Tile, MAX_INDICATORS>,
    red_fives: u8,
}

impl Dora {
    pub fn of(hand: &Hand) -> Self {
        Self {
            shown: hand.dora().iter().copied().collect(),
            ura: hand.ura().iter().copied().collect(),
            red_fives: hand.red_fives(),
        }
    }

    /// Whether there are other indicators.
    pub fn is_indicated_otherwise(&self, other: &Self) -> bool {
        self.shown != other.shown || self.ura != other.ura
    }

    /// How many more of the fives are red; fewer are where there are fewer fives.
    pub fn more_red_fives(&self, other: &Self) -> u8 {
        self.red_fives.saturating_sub(other.red_fives)
    }

    /// How many things are otherwise.
    pub fn otherwise(&self, other: &Self) -> u8 {
        u8::from(self.shown != other.shown)
            + u8::from(self.ura != other.ura)
            + self.more_red_fives(other)
    }

    /// The same with the indicators of another win, with those that are shown, and with those under them.
    pub fn indicated_as(&self, other: &Self) -> [Self; 3] {
        let [mut both, mut shown, mut ura] = [self, self, self].map(Self::clone);
        both.shown.clone_from(&other.shown);
        both.ura.clone_from(&other.ura);
        shown.shown.clone_from(&other.shown);
        ura.ura.clone_from(&other.ura);
        [both, shown, ura]
    }

    /// The same where an indicator, or a tile under one, points at one of these tiles.
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
        let (mut shown, mut ura) = (self.clone(), self.clone());
        shown.shown = with(&self.shown);
        ura.ura = with(&self.ura);
        vec![shown, ura]
    }

    /// The same with other tiles as indicators.
    pub fn turned(&self, tile: impl Fn(Tile) -> Tile) -> Self {
        Self {
            shown: self.shown.iter().copied().map(&tile).collect(),
            ura: self.ura.iter().copied().map(&tile).collect(),
            red_fives: self.red_fives,
        }
    }

    /// A hand with it.
    pub fn lie_beside(&self, hand: Hand) -> Hand {
        hand.with_beside(&self.shown, &self.ura, self.red_fives)
    }

    /// Puts it beside what is entered: of each suit one five is red at most.
    pub fn put(&self, entry: &mut WinInput) {
        let hand = &mut entry.hand;
        hand.dora = self.shown.to_vec();
        hand.ura = self.ura.to_vec();
        let is_five = |tile: &&Tile| tile.rank() == Some(5);
        let mut left = self.red_fives;
        let mut redden = |red: &mut RedFives, tiles: &[Tile], all: RedFives| {
            for suit in tiles.iter().filter(is_five).filter_map(|tile| tile.suit()) {
                if left > 0 && all.of(suit) == 0 && red.of(suit) == 0 {
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
