//! Shanten: the number of tiles that a hand lacks for the nearest complete hands, and which tiles.

mod front;
mod nearest_irregular;
mod nearest_orphans;
mod nearest_unrelated;
mod sets_progress;

use std::cell::RefCell;

use arrayvec::ArrayVec;

use crate::decomposition::{Pattern, Singles, may_have_melds};
use crate::hands::{Geometry, Hand, MAX_SETS};
use crate::sort::sort_short_by_key;
use crate::tiles::{Tile, TileCounts, TileSet};

use front::FAR;
use nearest_irregular::{PairProgress, SinglesProgress, nearest_pairs_and_pung, nearest_singles};
use nearest_orphans::nearest_orphans;
use nearest_unrelated::nearest_unrelated;
use sets_progress::{SetsProgress, ShantenCache, nearest_knitted};

/// The distance to the nearest complete hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Nearest {
    /// The number of missing tiles.
    lacks: u8,
    /// The tiles of which any reduces the distance.
    accepts: TileSet,
}

impl Nearest {
    /// No hand is reachable.
    const NONE: Self = Self {
        lacks: FAR,
        accepts: TileSet::NONE,
    };

    /// Returns the nearer of two, or the union if both are equally near.
    fn or(self, other: Self) -> Self {
        match self.lacks.cmp(&other.lacks) {
            std::cmp::Ordering::Less => self,
            std::cmp::Ordering::Greater => other,
            std::cmp::Ordering::Equal => Self {
                lacks: self.lacks,
                accepts: self.accepts.union(other.accepts),
            },
        }
    }

    /// Returns the shanten number: a hand lacks one tile more than a waiting hand.
    fn shanten(self) -> Option<Shanten> {
        let shanten = self.lacks.checked_sub(1)?;
        (self.lacks < FAR).then_some(Shanten {
            shanten,
            accepts: self.accepts,
        })
    }
}

thread_local! {
    /// The cache that the hands of one thread share.
    static KNOWN: RefCell<ShantenCache> = const { RefCell::new(ShantenCache::new()) };
}

/// The shanten number of a hand, and the tiles that reduce it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shanten {
    /// The shanten number: 0 if the hand waits for its last tile.
    pub shanten: u8,
    /// The tiles that reduce the shanten number or complete the hand, without those of which the hand has all
    /// four.
    pub accepts: TileSet,
}

/// A possible discard, and the shanten number after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// The shanten number of the other tiles.
    pub after: Shanten,
    /// The number of unseen tiles that reduce the shanten number.
    pub left: u8,
}

/// Returns the shanten number of a hand without its last tile; `None` if it has more or fewer tiles.
///
/// ```
/// use tilewise_rules::{BonusTiles, Geometry, Hand, Pattern, notation, shanten};
/// let entry = notation::parse("123m456p78s1124z").unwrap();
/// let hand = Hand::incomplete(&entry.hand, Geometry::FOUR_SETS, BonusTiles::NONE).unwrap();
/// assert_eq!(shanten(&hand, &[Pattern::Sets]), None);
/// let entry = notation::parse("123m456p78s11245z").unwrap();
/// let hand = Hand::incomplete(&entry.hand, Geometry::FOUR_SETS, BonusTiles::NONE).unwrap();
/// assert_eq!(shanten(&hand, &[Pattern::Sets]).unwrap().shanten, 2);
/// ```
pub fn shanten(hand: &Hand, patterns: &[Pattern]) -> Option<Shanten> {
    let held = Held::from_hand(hand, hand.geometry().waiting())?;
    KNOWN.with_borrow_mut(|cache| {
        cache.begin();
        let nearest = patterns
            .iter()
            .map(|&pattern| PatternProgress::new(pattern, &held, cache).nearest(&held, cache));
        nearest.reduce(Nearest::or).and_then(Nearest::shanten)
    })
}

/// The most tiles of a hand.
const MOST: usize = Geometry::new(MAX_SETS).complete();

/// Returns every possible discard of a hand with one surplus tile, the best first: by the shanten number,
/// then by the number of unseen useful tiles. Empty for a hand with more or fewer tiles.
///
/// ```
/// use tilewise_rules::{BonusTiles, Geometry, Hand, Pattern, discards, notation};
/// let entry = notation::parse("123m456p78s11245z6z").unwrap();
/// let hand = Hand::incomplete(&entry.hand, Geometry::FOUR_SETS, BonusTiles::NONE).unwrap();
/// let best = discards(&hand, &[Pattern::Sets])[0];
/// assert_eq!((best.tile.to_string(), best.after.shanten, best.left), ("2z".to_owned(), 2, 19));
/// ```
pub fn discards(hand: &Hand, patterns: &[Pattern]) -> ArrayVec<Discard, MOST> {
    let mut all = ArrayVec::new();
    let Some(held) = Held::from_hand(hand, hand.geometry().complete()) else {
        return all;
    };
    let tiles = held.standing.iter();
    let mut after: ArrayVec<_, MOST> = tiles.map(|(tile, _)| (tile, Nearest::NONE)).collect();
    KNOWN.with_borrow_mut(|cache| {
        cache.begin();
        for &pattern in patterns {
            let whole = PatternProgress::new(pattern, &held, cache);
            for (tile, nearest) in &mut after {
                *nearest = nearest.or(whole.without(*tile, &held, cache));
            }
        }
    });
    let unseen = hand.unseen_by_number();
    for (tile, nearest) in after {
        if let Some(after) = nearest.shanten() {
            let left = unseen.map(|some| after.accepts.both(some).len());
            let left = left.into_iter().sum();
            all.push(Discard { tile, after, left });
        }
    }
    sort_short_by_key(&mut all, |one| {
        (one.after.shanten, u8::MAX - one.left, one.tile)
    });
    all
}

/// The tiles in the hand, and the most of each that it can contain.
#[derive(Clone, Copy, Debug)]
struct Held {
    standing: TileCounts,
    /// Four of each, without those in melds.
    most: TileCounts,
    geometry: Geometry,
    /// The number of sets to complete in the hand.
    sets: usize,
    is_closed: bool,
    /// Whether the melds allow thirteen orphans and a set.
    may_be_orphans: bool,
}

impl Held {
    /// Returns the tiles of a hand with this number of tiles; `None` if it has another number.
    fn from_hand(hand: &Hand, tiles: usize) -> Option<Self> {
        let standing = hand.standing();
        let melds = hand.melds().len();
        if standing.total() as usize + 3 * melds != tiles {
            return None;
        }
        let on_table = hand.all().minus(standing);
        Some(Self {
            standing,
            most: TileCounts::FOUR_OF_EACH.minus(on_table),
            geometry: hand.geometry(),
            sets: hand.geometry().sets().saturating_sub(melds),
            is_closed: hand.is_closed(),
            may_be_orphans: may_have_melds(hand.melds()),
        })
    }

    fn without(&self, tile: Tile) -> Self {
        Self {
            standing: self.standing.without(tile),
            ..*self
        }
    }
}

/// The progress of a hand in a pattern, reusable when one tile is removed.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "one value exists at a time, mostly of the large variant"
)]
enum PatternProgress {
    Sets(SetsProgress),
    Pairs(PairProgress),
    Singles(SinglesProgress),
    /// A pattern without reusable progress.
    Other(Pattern),
    /// The melds exclude the pattern.
    Never,
}

impl PatternProgress {
    fn new(pattern: Pattern, held: &Held, cache: &mut ShantenCache) -> Self {
        match pattern {
            Pattern::Sets => Self::Sets(SetsProgress::new(held, cache)),
            _ if pattern.is_closed() && !held.is_closed => Self::Never,
            Pattern::Pairs(quads) if held.geometry.complete().is_multiple_of(2) => {
                Self::Pairs(PairProgress::new(&held.standing, quads, None))
            }
            Pattern::Singles(&Singles {
                among: [kinds],
                one_twice,
            }) => Self::Singles(SinglesProgress::new(
                &held.standing,
                kinds,
                one_twice,
                held.geometry,
            )),
            _ => Self::Other(pattern),
        }
    }

    fn nearest(&self, held: &Held, cache: &mut ShantenCache) -> Nearest {
        match self {
            Self::Sets(sets) => sets.nearest(),
            Self::Pairs(pairs) => pairs.nearest(held.geometry.complete() / 2),
            Self::Singles(singles) => singles.nearest(),
            Self::Other(pattern) => other(*pattern, held, cache),
            Self::Never => Nearest::NONE,
        }
    }

    fn without(&self, tile: Tile, held: &Held, cache: &mut ShantenCache) -> Nearest {
        let count = held.standing.of(tile);
        match self {
            Self::Sets(sets) => sets.without(tile, cache),
            Self::Pairs(pairs) => {
                let pairs = pairs.without(tile, count);
                pairs.nearest(held.geometry.complete() / 2)
            }
            Self::Singles(singles) => singles.without(tile, count).nearest(),
            Self::Other(pattern) => other(*pattern, &held.without(tile), cache),
            Self::Never => Nearest::NONE,
        }
    }
}

/// Returns the nearest hands of a pattern that few rule sets have.
fn other(pattern: Pattern, held: &Held, cache: &mut ShantenCache) -> Nearest {
    match pattern {
        Pattern::Knitted => nearest_knitted(held, cache),
        Pattern::Pairs(quads) => nearest_pairs_and_pung(&held.standing, quads, held.geometry),
        Pattern::Singles(singles) => nearest_singles(&held.standing, singles, held.geometry),
        Pattern::Unrelated => nearest_unrelated(&held.standing, held.geometry),
        Pattern::OrphansAndSet => nearest_orphans(held),
        Pattern::Sets => Nearest::NONE,
    }
}
