//! The nearest hands of sets and a pair.

use super::front::{Block, COUNTS, FAR, FrontId, Fronts, KindCounts, Lacks, PLACES, place};
use super::{Held, Nearest};
use crate::decomposition::{HONORS, KNITTED, knitted};
use crate::tiles::{Tile, TileCounts, TileSet};

/// The tiles of a group.
#[derive(Clone, Copy, Debug)]
struct Group {
    index: usize,
    /// The cache key, if no tile of the group is in a meld.
    key: Option<u64>,
    blocks: [Block; 3],
    /// The positions of the tiles of which the hand can contain more, as bits.
    open: u16,
}

/// What a group lacks, and which of its tiles reduce it.
#[derive(Clone, Copy, Debug)]
struct Lacking {
    lacks: Lacks,
    /// For each place, a bit for each tile.
    accepts: [u16; PLACES],
}

/// The results of earlier computations.
#[derive(Debug)]
pub(super) struct ShantenCache {
    fronts: Fronts,
    /// What recently seen groups lack, each in the slot of its key. Most groups of most hands have few tiles,
    /// so few keys are frequent.
    groups: Vec<(u64, Lacking)>,
}

/// The number of bits of a slot number: the slots take 160 KB.
const SLOTS: u32 = 12;
/// The key of an empty slot.
const FREE: u64 = u64::MAX;

impl ShantenCache {
    /// Creates an empty cache.
    pub const fn new() -> Self {
        Self {
            fronts: Fronts::new(),
            groups: Vec::new(),
        }
    }

    /// Prepares the cache for a hand; called before each hand.
    pub fn begin(&mut self) {
        self.fronts.begin();
        if self.groups.is_empty() {
            let empty = Lacking {
                lacks: Lacks(0),
                accepts: [0; PLACES],
            };
            self.groups = vec![(FREE, empty); 1 << SLOTS];
        }
    }

    fn lacking(&mut self, group: &Group) -> Lacking {
        let Some(key) = group.key else {
            return group.lacking(&mut self.fronts);
        };
        // A prime near the golden ratio spreads similar keys.
        let slot = key.wrapping_mul(0x9e37_79b9_7f4a_7c55) >> (64 - SLOTS);
        let (held, lacking) = &mut self.groups[slot as usize];
        if *held != key {
            (*held, *lacking) = (key, group.lacking(&mut self.fronts));
        }
        *lacking
    }
}

/// What some groups lack for a number of sets and pairs, in the bits above those of the useful tiles.
type PackedNeed = u64;

/// The packed needs for each place.
type PackedNeeds = [PackedNeed; PLACES];

/// The position of the number of missing tiles, above a bit for each tile.
const LACKING: u32 = 34;
const ACCEPTED: u64 = (1 << LACKING) - 1;
const UNREACHABLE: PackedNeed = (FAR as u64) << LACKING;

/// The groups of a hand, and what each lacks.
#[derive(Debug)]
pub(super) struct SetsProgress {
    groups: [Group; 4],
    /// For each group, the combination of all other groups.
    others: [PackedNeeds; 4],
    sets: usize,
    whole: Nearest,
}

impl SetsProgress {
    pub fn new(held: &Held, cache: &mut ShantenCache) -> Self {
        let sets = held.sets;
        let groups = [0, 1, 2, 3].map(|index| Group::new(&held.standing, &held.most, index));
        let lacking = groups.map(|group| cache.lacking(&group));
        let [a, b, c, d] = [0, 1, 2, 3].map(|index| parts(&lacking[index], index, sets));
        let (low, high) = (both(&a, &b, sets), both(&c, &d, sets));
        let others = [
            both(&b, &high, sets),
            both(&a, &high, sets),
            both(&low, &d, sets),
            both(&low, &c, sets),
        ];
        Self {
            groups,
            whole: together(&lacking[0], 0, &others[0], sets),
            others,
            sets,
        }
    }

    /// Returns the nearest hands to all the tiles.
    pub fn nearest(&self) -> Nearest {
        self.whole
    }

    /// Returns the nearest hands to all the tiles without one.
    pub fn without(&self, tile: Tile, cache: &mut ShantenCache) -> Nearest {
        let (index, at) = (tile.index() / 9, tile.index() % 9);
        let mut group = self.groups[index];
        group.blocks[at / 3] = group.blocks[at / 3].without_one(at % 3);
        group.open |= 1 << at;
        group.key = group.key.map(|key| key - (1 << (4 * at)));
        let lacking = cache.lacking(&group);
        together(&lacking, index, &self.others[index], self.sets)
    }
}

impl Group {
    fn new(standing: &TileCounts, most: &TileCounts, index: usize) -> Self {
        let (held, most) = (standing.groups()[index], most.groups()[index]);
        let whole = most == TileCounts::FOUR_OF_EACH.groups()[index];
        let key = whole.then_some(held | u64::from(index == HONORS) << 36);
        let nibble = |group: u64, at: usize| (group >> (4 * at) & 0xf) as u8;
        let mut open = 0;
        let mut blocks = [Block::Whole(0); 3];
        for (place, block) in blocks.iter_mut().enumerate() {
            let mut kinds = [KindCounts::NONE; 3];
            let (mut number, mut whole) = (0, true);
            for (at, kind) in kinds.iter_mut().enumerate().rev() {
                let (held, most) = (nibble(held, 3 * place + at), nibble(most, 3 * place + at));
                number = 5 * number + held;
                whole &= most == 4;
                *kind = KindCounts::new(held, most);
                open |= u16::from(held < most) << (3 * place + at);
            }
            *block = if whole {
                Block::Whole(number)
            } else {
                Block::Kinds(kinds)
            };
        }
        Self {
            index,
            key,
            blocks,
            open,
        }
    }

    fn lacking(&self, fronts: &mut Fronts) -> Lacking {
        let [low, middle, high] = self.blocks;
        let start = if self.index == HONORS {
            FrontId::HONORS
        } else {
            FrontId::SUIT
        };
        let second = fronts.after(start, low);
        let third = fronts.after(second, middle);
        let end = fronts.after(third, high);
        let lacks = fronts.lacks(end);
        let mut accepts = [0; PLACES];
        for at in 0..9 {
            if self.open >> at & 1 == 0 {
                continue;
            }
            let block = at / 3;
            let mut front = match block {
                0 => fronts.after(start, low.with_one(at)),
                1 => fronts.after(second, middle.with_one(at - 3)),
                _ => fronts.after(third, high.with_one(at - 6)),
            };
            if block == 0 {
                front = fronts.after(front, middle);
            }
            if block < 2 {
                front = fronts.after(front, high);
            }
            // One more tile never increases the number of missing tiles and reduces it by at most one.
            let mut less = lacks.0 - fronts.lacks(front).0;
            while less != 0 {
                accepts[less.trailing_zeros() as usize / 4] |= 1 << at;
                less &= less - 1;
            }
        }
        Lacking { lacks, accepts }
    }
}

/// Returns the packed needs of one group.
fn parts(lacking: &Lacking, index: usize, sets: usize) -> PackedNeeds {
    let mut parts = [UNREACHABLE; PLACES];
    for pairs in 0..2 {
        for count in 0..=sets {
            let here = place(count, pairs);
            let accepts = u64::from(lacking.accepts[here]) << (9 * index);
            parts[here] = lacking.lacks.at(here) << LACKING | accepts;
        }
    }
    parts
}

/// Returns the packed needs of two parts of a hand together.
fn both(one: &PackedNeeds, other: &PackedNeeds, sets: usize) -> PackedNeeds {
    let mut all = [UNREACHABLE; PLACES];
    for (pairs, other_pairs) in [(0, 0), (0, 1), (1, 0)] {
        let (one, other) = (&one[COUNTS * pairs..], &other[COUNTS * other_pairs..]);
        let all = &mut all[COUNTS * (pairs + other_pairs)..];
        for count in 0..=sets {
            for (to, &second) in all[count..=sets].iter_mut().zip(other) {
                nearer(to, one[count], second);
            }
        }
    }
    all
}

/// Replaces or joins the packed need with the sum of two, if that isn't farther.
fn nearer(to: &mut PackedNeed, one: PackedNeed, other: PackedNeed) {
    // No tile belongs to both.
    let both = one + other;
    let (lacks, least) = (both >> LACKING, *to >> LACKING);
    // The comparison is unpredictable: a mask of all bits or none replaces a branch.
    let nearer = u64::from(lacks < least).wrapping_neg();
    let no_farther = u64::from(lacks <= least).wrapping_neg();
    *to = *to & !nearer | both & no_farther;
}

/// Returns what a group and all others lack for a number of sets and a pair.
fn together(lacking: &Lacking, index: usize, others: &PackedNeeds, sets: usize) -> Nearest {
    let mut nearest = UNREACHABLE;
    for pairs in 0..2 {
        for count in 0..=sets {
            let here = place(count, pairs);
            let accepts = u64::from(lacking.accepts[here]) << (9 * index);
            let here = lacking.lacks.at(here) << LACKING | accepts;
            nearer(&mut nearest, here, others[place(sets - count, 1 - pairs)]);
        }
    }
    Nearest {
        lacks: u8::try_from(nearest >> LACKING).unwrap_or(FAR),
        accepts: TileSet::from_bits(nearest & ACCEPTED),
    }
}

/// Returns the nearest hands of three knitted chows, sets and a pair.
pub(super) fn nearest_knitted(held: &Held, cache: &mut ShantenCache) -> Nearest {
    let Some(sets) = held.sets.checked_sub(3) else {
        return Nearest::NONE;
    };
    let bodies = KNITTED.iter().map(|body| {
        let mut chows = TileCounts::EMPTY;
        for (suit, &lowest) in body.iter().enumerate() {
            for tile in &Tile::ALL[9 * suit..9 * suit + 9] {
                if knitted(lowest) >> (4 * (tile.index() % 9)) & 1 == 1 {
                    chows = chows.with(*tile, 1);
                }
            }
        }
        if chows.iter().any(|(tile, _)| held.most.of(tile) == 0) {
            return Nearest::NONE;
        }
        let all = chows.iter().map(|(tile, _)| tile);
        let missing = all.filter(|&tile| held.standing.of(tile) == 0);
        let missing = missing.fold(TileSet::NONE, TileSet::with);
        let rest = Held {
            standing: chows
                .iter()
                .fold(held.standing, |rest, (tile, _)| rest.without(tile)),
            most: held.most.minus(chows),
            sets,
            ..*held
        };
        let rest = SetsProgress::new(&rest, cache).nearest();
        Nearest {
            lacks: (rest.lacks + missing.len()).min(FAR),
            accepts: rest.accepts.union(missing),
        }
    });
    bodies.fold(Nearest::NONE, Nearest::or)
}
