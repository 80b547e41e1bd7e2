//! The complete hands that are nearest to some tiles: how many tiles those lack, and which.

mod front;
mod irregular;
mod sets;

use std::cell::RefCell;

use arrayvec::ArrayVec;

use crate::COMPETING_SETS;
use crate::decomposition::{Pattern, Singles};
use crate::hands::{Geometry, Hand, MAX_SETS};
use crate::tiles::{Tile, TileCounts, TileSet};

use front::FAR;
use irregular::{Alone, Pairs, nearest_pairs_and_pung, nearest_singles};
use sets::{Known, SetsOfHand, nearest_knitted};

/// What some tiles lack of the nearest complete hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Nearest {
    /// How many tiles.
    lacks: u8,
    /// Which tiles, any of them.
    accepts: TileSet,
}

impl Nearest {
    /// No hand is near.
    const NONE: Self = Self {
        lacks: FAR,
        accepts: TileSet::NONE,
    };

    /// The nearer one of both, or both together.
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

    /// A hand lacks one tile more than one that waits.
    fn shanten(self) -> Option<Shanten> {
        let shanten = self.lacks.checked_sub(1)?;
        (self.lacks < FAR).then_some(Shanten {
            shanten,
            accepts: self.accepts,
        })
    }
}

thread_local! {
    /// What is worked out of one hand serves all that come after it.
    static KNOWN: RefCell<Known> = const { RefCell::new(Known::new()) };
}

/// How far a hand is from one that waits for its last tile, and what brings it nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shanten {
    /// How many tiles it is from waiting, 0 if it waits.
    pub shanten: u8,
    /// The tiles that bring it nearer, or complete it. A tile of which all four are in the hand
    /// is none of them.
    pub accepts: TileSet,
}

/// A tile that can be discarded, and how far the hand then is from waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// How far the others are.
    pub after: Shanten,
    /// How many tiles that bring them nearer nobody has seen.
    pub left: u8,
}

/// How far a hand of all tiles but the last is from waiting; `None` if it has more or fewer tiles.
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
    let held = Held::of(hand, hand.geometry().waiting())?;
    KNOWN.with_borrow_mut(|known| {
        known.begin();
        let nearest = patterns
            .iter()
            .map(|&pattern| Whole::new(pattern, &held, known).nearest(&held, known));
        nearest.reduce(Nearest::or).and_then(Nearest::shanten)
    })
}

/// The most tiles of a hand.
const MOST: usize = Geometry::new(MAX_SETS).complete();

/// Every tile that a hand with one tile too many can discard, the best first: those after which it
/// is nearest to waiting, then those after which most tiles bring it nearer. Nothing for a hand
/// with more or fewer tiles.
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
    let Some(held) = Held::of(hand, hand.geometry().complete()) else {
        return all;
    };
    let tiles = held.standing.iter();
    let mut after: ArrayVec<_, MOST> = tiles.map(|(tile, _)| (tile, Nearest::NONE)).collect();
    KNOWN.with_borrow_mut(|known| {
        known.begin();
        for &pattern in patterns {
            let whole = Whole::new(pattern, &held, known);
            for (tile, nearest) in &mut after {
                *nearest = nearest.or(whole.without(*tile, &held, known));
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
    all.sort_unstable_by_key(|one| (one.after.shanten, u8::MAX - one.left, one.tile));
    all
}

/// The tiles in a hand, and how many of each there can be there.
#[derive(Clone, Copy, Debug)]
struct Held {
    standing: TileCounts,
    /// Four of each, without those on the table.
    most: TileCounts,
    geometry: Geometry,
    /// How many sets are to be made in the hand.
    sets: usize,
    is_closed: bool,
}

impl Held {
    /// The tiles of a hand that has so many.
    fn of(hand: &Hand, tiles: usize) -> Option<Self> {
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
        })
    }

    fn without(&self, tile: Tile) -> Self {
        Self {
            standing: self.standing.without(tile),
            ..*self
        }
    }
}

/// What a hand comes to in a pattern: as much of it as stays when a tile goes.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at a time, and most are that one"
)]
enum Whole {
    Sets(SetsOfHand),
    Pairs(Pairs),
    Singles(Alone),
    /// Nothing stays.
    Other(Pattern),
    /// Too much lies on the table.
    Never,
}

impl Whole {
    fn new(pattern: Pattern, held: &Held, known: &mut Known) -> Self {
        match pattern {
            Pattern::Sets => Self::Sets(SetsOfHand::new(held, known)),
            _ if pattern.is_closed() && !held.is_closed => Self::Never,
            Pattern::Pairs(quads) if held.geometry.complete().is_multiple_of(2) => {
                Self::Pairs(Pairs::new(&held.standing, quads, None))
            }
            Pattern::Singles(&Singles {
                among: [kinds],
                one_twice,
            }) => Self::Singles(Alone::new(&held.standing, kinds, one_twice, held.geometry)),
            _ => Self::Other(pattern),
        }
    }

    fn nearest(&self, held: &Held, known: &mut Known) -> Nearest {
        match self {
            Self::Sets(sets) => sets.nearest(),
            Self::Pairs(pairs) => pairs.nearest(held.geometry.complete() / 2),
            Self::Singles(alone) => alone.nearest(),
            Self::Other(pattern) => other(*pattern, held, known),
            Self::Never => Nearest::NONE,
        }
    }

    fn without(&self, tile: Tile, held: &Held, known: &mut Known) -> Nearest {
        let count = held.standing.of(tile);
        match self {
            Self::Sets(sets) => sets.without(tile, known),
            Self::Pairs(pairs) => {
                let pairs = pairs.without(tile, count);
                pairs.nearest(held.geometry.complete() / 2)
            }
            Self::Singles(alone) => alone.without(tile, count).nearest(),
            Self::Other(pattern) => other(*pattern, &held.without(tile), known),
            Self::Never => Nearest::NONE,
        }
    }
}

/// The nearest hands of a pattern that no rule set at most tables has.
fn other(pattern: Pattern, held: &Held, known: &mut Known) -> Nearest {
    match pattern {
        Pattern::Knitted if COMPETING_SETS => nearest_knitted(held, known),
        Pattern::Pairs(quads) => nearest_pairs_and_pung(&held.standing, quads, held.geometry),
        Pattern::Singles(singles) => nearest_singles(&held.standing, singles, held.geometry),
        Pattern::Knitted | Pattern::Sets => Nearest::NONE,
    }
}
