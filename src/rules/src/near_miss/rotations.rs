//! Variants of a win with other suits and winds.

use super::target::{Grouped, Target};
use crate::decomposition::ReadSet;
use crate::hands::{Meld, Set, Win, WinContext};
use crate::tiles::{BonusTile, Seat, Tile, TileCounts};

impl Target {
    /// Returns the win with other suits, and with winds and seats moved by `turns`.
    pub fn rotated(&self, suits: [usize; 3], turns: usize) -> Self {
        let tile = |tile: Tile| {
            let (group, place) = (tile.index() / 9, tile.index() % 9);
            match suits.get(group) {
                Some(suit) => Tile::ALL[9 * suit + place],
                None if tile.is_wind() => Tile::ALL[27 + (place + turns) % 4],
                None => tile,
            }
        };
        let seat = |seat: Seat| (0..turns).fold(seat, |seat, _| seat.next());
        let bonus = |tile: BonusTile| match Seat::ALL.into_iter().find(|&of| tile.belongs_to(of)) {
            Some(of) => BonusTile::new(tile.family(), seat(of)),
            None => tile,
        };
        let read_set = |one: ReadSet| ReadSet {
            set: Set {
                tile: tile(one.set.tile),
                ..one.set
            },
            ..one
        };
        let grouped = match &self.grouped {
            Grouped::Sets { sets, pair } => Grouped::Sets {
                sets: sets.iter().copied().map(read_set).collect(),
                pair: tile(*pair),
            },
            Grouped::Loose { melds, standing } => Grouped::Loose {
                melds: melds
                    .iter()
                    .map(|meld| Meld {
                        tile: tile(meld.tile),
                        ..*meld
                    })
                    .collect(),
                standing: standing
                    .iter()
                    .fold(TileCounts::EMPTY, |all, (one, count)| {
                        all.with(tile(one), count)
                    }),
            },
        };
        let context = &self.context;
        Self {
            grouped,
            winning: self.winning.map(tile),
            bonus: self.bonus.iter().map(bonus).collect(),
            dora: self.dora.map_tiles(tile),
            context: WinContext {
                seat: seat(context.seat),
                prevailing: seat(context.prevailing),
                win: match context.win {
                    Win::Discard { from } => Win::Discard { from: seat(from) },
                    Win::RobbingTheKong { from } => Win::RobbingTheKong { from: seat(from) },
                    Win::BonusTiles { from } => Win::BonusTiles {
                        from: from.map(seat),
                    },
                    Win::SelfDraw => Win::SelfDraw,
                },
                ..context.clone()
            },
        }
    }
}
