//! A win that is compared with the scored one, and the distance between them.

use arrayvec::ArrayVec;

use super::missed_dora::Dora;
use crate::decomposition::{Completed, ReadSet, Reading, Sets, Shape, Source};
use crate::hands::{
    Circumstance, Geometry, Hand, HandInput, MAX_SETS, Meld, MeldInput, MeldKind, Set, SetKind,
    TableStakes, WinContext, WinContextInput, hand_notation::WinInput,
};
use crate::tiles::{BonusTiles, Tile, TileCounts};

/// A win split into parts that can be changed separately.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub grouped: Grouped,
    pub winning: Option<Tile>,
    pub bonus: BonusTiles,
    pub dora: Dora,
    pub context: WinContext,
}

/// The scored win with derived values.
#[derive(Clone, Debug)]
pub(super) struct ScoredTarget {
    pub win: Target,
    pub tiles: TileCounts,
}

impl ScoredTarget {
    pub fn new(win: Target) -> Self {
        Self {
            tiles: win.tiles(),
            win,
        }
    }
}

/// The tiles of a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Grouped {
    /// Sets and a pair.
    Sets {
        sets: ArrayVec<ReadSet, MAX_SETS>,
        pair: Tile,
    },
    /// No sets in the hand.
    Loose {
        melds: ArrayVec<Meld, MAX_SETS>,
        standing: TileCounts,
    },
}

/// The distance between two wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Distance {
    /// The number of tiles that differ.
    pub tiles: u8,
    /// The number of other differences: circumstances, bonus tiles, claims.
    pub other: u8,
}

impl Distance {
    /// Returns the sum.
    pub const fn total(self) -> u8 {
        self.tiles + self.other
    }
}

impl Target {
    /// Creates a target from a reading.
    pub fn from_reading(hand: &Hand, context: &WinContext, reading: &Reading) -> Self {
        let grouped = match &reading.shape {
            Shape::Sets { sets, pair } => Grouped::Sets {
                sets: sets.iter().copied().collect(),
                pair: *pair,
            },
            _ => Grouped::Loose {
                melds: hand.melds().iter().copied().collect(),
                standing: hand.standing(),
            },
        };
        Self {
            grouped,
            winning: hand.winning_tile(),
            bonus: hand.bonus(),
            dora: Dora::from_hand(hand),
            context: WinContext {
                liability: Vec::new(),
                ..context.clone()
            },
        }
    }

    /// Returns the melds.
    pub fn melds(&self) -> ArrayVec<Meld, MAX_SETS> {
        match &self.grouped {
            Grouped::Sets { sets, .. } => sets.iter().copied().filter_map(as_meld).collect(),
            Grouped::Loose { melds, .. } => melds.clone(),
        }
    }

    /// Returns the tiles in the hand, with the winning tile.
    pub fn standing(&self) -> TileCounts {
        match &self.grouped {
            Grouped::Sets { sets, pair } => sets
                .iter()
                .filter(|set| set.source == Source::Hand)
                .flat_map(|set| set.set.tiles())
                .chain([*pair; 2])
                .collect(),
            Grouped::Loose { standing, .. } => *standing,
        }
    }

    /// Returns every tile except the bonus tiles.
    pub fn tiles(&self) -> TileCounts {
        match &self.grouped {
            Grouped::Sets { sets, pair } => {
                let tiles = sets.iter().flat_map(|set| set.set.tiles());
                tiles.chain([*pair; 2]).collect()
            }
            Grouped::Loose { melds, standing } => {
                let mut all = *standing;
                all.extend(melds.iter().flat_map(|meld| meld.set().tiles()));
                all
            }
        }
    }

    /// Returns the win as input.
    pub fn entry(&self) -> WinInput {
        let mut standing = self.standing();
        if let Some(tile) = self.winning {
            standing = standing.without(tile);
        }
        let concealed = standing.iter();
        let concealed = concealed.flat_map(|(tile, count)| (0..count).map(move |_| tile));
        let WinContext {
            seat,
            prevailing,
            win,
            circumstances,
            ..
        } = self.context;
        let mut entry = WinInput {
            hand: HandInput {
                concealed: concealed.collect(),
                melds: self.melds().into_iter().map(MeldInput::from).collect(),
                winning_tile: self.winning,
                bonus: self.bonus.iter().collect(),
                ..HandInput::default()
            },
            context: WinContextInput {
                seat: Some(seat),
                prevailing: Some(prevailing),
                by: Some(win.by()),
                from: win.from(),
                circumstances,
                liability: Vec::new(),
                stakes: TableStakes::NONE,
            },
        };
        self.dora.write_to(&mut entry);
        entry
    }

    /// Returns its hand if it is possible.
    pub fn hand(&self, geometry: Geometry) -> Option<Hand> {
        let standing = self.standing();
        let winning = self.winning.filter(|&tile| standing.of(tile) > 0)?;
        let concealed = standing.without(winning);
        let hand = Hand::of_parts(geometry, concealed, self.melds(), winning, self.bonus)?;
        Some(self.dora.apply_to(hand))
    }

    /// Returns every reading: each way in which the winning tile can have completed its sets and pair.
    pub fn readings(&self) -> impl Iterator<Item = Reading> {
        let (sets, pair) = match &self.grouped {
            Grouped::Sets { sets, pair } => (sets.clone(), Some(*pair)),
            Grouped::Loose { .. } => (ArrayVec::new(), None),
        };
        let winning = self.winning;
        let completed = (0u8..)
            .zip(sets.clone())
            .filter(move |(_, set)| {
                set.source == Source::Hand && winning.is_some_and(|tile| set.set.contains(tile))
            })
            .map(|(place, _)| Completed::Set(place));
        let of_pair = (pair.is_some() && pair == winning).then_some(Completed::Pair);
        let shape = pair.map(|pair| {
            let mut all = [EMPTY; MAX_SETS];
            for (place, &set) in all.iter_mut().zip(&sets) {
                *place = set;
            }
            let sets = Sets::new(all, sets.len());
            Shape::Sets { sets, pair }
        });
        completed.chain(of_pair).filter_map(move |completed| {
            Some(Reading {
                shape: shape?,
                completed,
            })
        })
    }

    /// Returns the distance to the scored win.
    pub fn distance_to(&self, ours: &ScoredTarget) -> Distance {
        let tiles = self.tiles();
        // A kong that becomes a pung has a tile less.
        let exchanged = tiles.more_than(&ours.tiles);
        let exchanged = exchanged.max(ours.tiles.more_than(&tiles));
        let (one, other) = (&self.context, &ours.win.context);
        let by = one.win.by() != other.win.by();
        let from = !by && one.win.from() != other.win.from();
        let same = self.bonus.and(ours.win.bonus).len();
        let otherwise = self.claims_otherwise(&ours.win)
            + u8::from(by)
            + u8::from(from)
            + u8::from(one.seat != other.seat)
            + u8::from(one.prevailing != other.prevailing)
            + u8::from(self.won_otherwise(ours))
            + self.dora.otherwise(&ours.win.dora)
            + one.circumstances.otherwise(&other.circumstances)
            + (self.bonus.len() + ours.win.bonus.len() - 2 * same);
        // The same tiles in other sets: the melds would have been claimed in another way.
        let regrouped = exchanged + otherwise == 0 && self.grouped != ours.win.grouped;
        Distance {
            tiles: exchanged,
            other: otherwise + u8::from(regrouped),
        }
    }

    /// Returns the rank for comparison: by distance, then by the number of other sets; another winner ranks
    /// last.
    pub fn rank(&self, ours: &ScoredTarget) -> u16 {
        let (one, other) = (&self.context, &ours.win.context);
        let seats =
            u16::from(one.seat != other.seat) + u16::from(one.prevailing != other.prevailing);
        let parts = match (&self.grouped, &ours.win.grouped) {
            (
                Grouped::Sets { sets, pair },
                Grouped::Sets {
                    sets: own,
                    pair: held,
                },
            ) => {
                let others = sets.iter().filter(|set| !own.contains(set)).count();
                u16::try_from(others).unwrap_or(u16::MAX) + u16::from(pair != held)
            }
            _ => 0,
        };
        64 * u16::from(self.distance_to(ours).total()) + 8 * seats + parts
    }

    /// Returns whether the same tiles were completed by another one.
    pub fn won_otherwise(&self, ours: &ScoredTarget) -> bool {
        let before = |tiles: TileCounts, won: Option<Tile>| won.map(|tile| tiles.without(tile));
        let same = before(self.tiles(), self.winning) == before(ours.tiles, ours.win.winning);
        if same || self.winning == ours.win.winning {
            return false;
        }
        let (Some(one), Some(other)) = (self.winning, ours.win.winning) else {
            return false;
        };
        let is_new = self.tiles().of(one) > ours.tiles.of(one);
        !is_new || self.standing().of(other) > 0
    }

    /// Returns the number of sets that were claimed in only one of the two.
    fn claims_otherwise(&self, ours: &Self) -> u8 {
        let none = |target: &Self| target.melds().iter().all(|meld| !meld.kind.is_claimed());
        if none(self) && none(ours) {
            return 0;
        }
        let claimed = |target: &Self| -> ArrayVec<Set, MAX_SETS> {
            let melds = target.melds().into_iter();
            let claimed = melds.filter(|meld| meld.kind.is_claimed());
            claimed.map(|meld| plain(meld.set())).collect()
        };
        let (mut one, mut other) = (claimed(self), claimed(ours));
        one.retain(|set| {
            let same = other.iter().position(|held| held == set);
            same.is_none_or(|place| {
                other.remove(place);
                false
            })
        });
        // A set that is in both and claimed in one is counted separately.
        let in_hand = |target: &Self, set: &mut Set| target.concealed_sets().any(|one| one == *set);
        let before = one.len() + other.len();
        one.retain(|set| !in_hand(ours, set));
        other.retain(|set| !in_hand(self, set));
        let reclaimed = before - one.len() - other.len();
        u8::try_from(reclaimed + one.len().abs_diff(other.len())).unwrap_or(u8::MAX)
    }

    fn concealed_sets(&self) -> impl Iterator<Item = Set> + '_ {
        let sets = match &self.grouped {
            Grouped::Sets { sets, .. } => &sets[..],
            Grouped::Loose { .. } => &[],
        };
        let concealed = sets.iter().filter(|set| set.is_concealed());
        concealed.map(|set| plain(set.set))
    }
}

/// A placeholder for a set.
const EMPTY: ReadSet = ReadSet {
    set: Set {
        kind: SetKind::Pung,
        tile: Tile::ALL[0],
    },
    source: Source::Hand,
};

/// Returns the pung of a kong; other sets unchanged.
fn plain(set: Set) -> Set {
    Set {
        kind: match set.kind {
            SetKind::Kong => SetKind::Pung,
            kind => kind,
        },
        ..set
    }
}

fn as_meld(set: ReadSet) -> Option<Meld> {
    match set.source {
        Source::Hand => None,
        Source::Table(kind) => Some(Meld {
            kind,
            tile: set.set.tile,
            from: None,
        }),
    }
}

/// Returns the set, claimed or concealed.
pub(super) fn claimed(set: Set, claimed: bool) -> ReadSet {
    let source = match (set.kind, claimed) {
        (SetKind::Kong, false) => Source::Table(MeldKind::ConcealedKong),
        (SetKind::Kong, true) => Source::Table(MeldKind::Kong),
        (SetKind::Chow, true) => Source::Table(MeldKind::Chow),
        (SetKind::Pung, true) => Source::Table(MeldKind::Pung),
        _ => Source::Hand,
    };
    ReadSet { set, source }
}

/// Returns whether a circumstance differs between two wins.
pub(super) fn differs(one: &WinContext, other: &WinContext, which: Circumstance) -> bool {
    !one.circumstances.same(which, &other.circumstances)
}
