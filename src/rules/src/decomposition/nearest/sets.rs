//! The hands of sets and a pair that are nearest to some tiles.

use super::front::{Block, COUNTS, FAR, FrontId, Fronts, Kind, Lacks, PLACES, place};
use super::{Held, Nearest};
use crate::decomposition::{HONORS, KNITTED, knitted};
use crate::tiles::{Tile, TileCounts, TileSet};

/// The tiles of a group.
#[derive(Clone, Copy, Debug)]
struct Group {
    index: usize,
    /// What it is known by, where none of it lies on the table.
    key: Option<u64>,
    blocks: [Block; 3],
    /// The places of the tiles of which there can be more in the hand, as bits.
    open: u16,
}

/// What a group lacks, and which of its tiles would make that less.
#[derive(Clone, Copy, Debug)]
struct Lacking {
    lacks: Lacks,
    /// For each place, a bit for each tile.
    accepts: [u16; PLACES],
}

/// What was worked out before.
#[derive(Debug)]
pub(super) struct Known {
    fronts: Fronts,
    /// What groups lack that were met lately, each in the slot that its key leads to. Most groups of
    /// most hands have few tiles, and so are among few.
    groups: Vec<(u64, Lacking)>,
}

/// How many slots there are: they take 160 KB.
const SLOTS: u32 = 12;
/// No group has this key.
const FREE: u64 = u64::MAX;

impl Known {
    /// Nothing.
    pub const fn new() -> Self {
        Self {
            fronts: Fronts::new(),
            groups: Vec::new(),
        }
    }

    /// To be called before each hand.
    pub fn begin(&mut self) {
        self.fronts.begin();
        if self.groups.is_empty() {
            let nothing = Lacking {
                lacks: Lacks(0),
                accepts: [0; PLACES],
            };
            self.groups = vec![(FREE, nothing); 1 << SLOTS];
        }
    }

    fn lacking(&mut self, group: &Group) -> Lacking {
        let Some(key) = group.key else {
            return group.lacking(&mut self.fronts);
        };
        // A prime that is near to the golden section spreads keys that are alike.
        let slot = key.wrapping_mul(0x9e37_79b9_7f4a_7c55) >> (64 - SLOTS);
        let (held, lacking) = &mut self.groups[slot as usize];
        if *held != key {
            (*held, *lacking) = (key, group.lacking(&mut self.fronts));
        }
        *lacking
    }
}

/// What some groups lack for so many sets and pairs, above the tiles that would make it less.
type Part = u64;

/// The parts for each place.
type Parts = [Part; PLACES];

/// What is lacking stands above a bit for each tile.
const LACKING: u32 = 34;
const ACCEPTED: u64 = (1 << LACKING) - 1;
const NOTHING: Part = (FAR as u64) << LACKING;

/// The groups of a hand, and what each lacks.
#[derive(Debug)]
pub(super) struct SetsOfHand {
    groups: [Group; 4],
    /// What all groups but one come to, for each of them.
    others: [Parts; 4],
    sets: usize,
    whole: Nearest,
}

impl SetsOfHand {
    pub fn new(held: &Held, known: &mut Known) -> Self {
        let sets = held.sets;
        let groups = [0, 1, 2, 3].map(|index| Group::new(&held.standing, &held.most, index));
        let lacking = groups.map(|group| known.lacking(&group));
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

    /// The nearest hands to all the tiles.
    pub fn nearest(&self) -> Nearest {
        self.whole
    }

    /// The nearest hands to all the tiles but one.
    pub fn without(&self, tile: Tile, known: &mut Known) -> Nearest {
        let (index, at) = (tile.index() / 9, tile.index() % 9);
        let mut group = self.groups[index];
        group.blocks[at / 3] = group.blocks[at / 3].without_one(at % 3);
        group.open |= 1 << at;
        group.key = group.key.map(|key| key - (1 << (4 * at)));
        let lacking = known.lacking(&group);
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
            let mut kinds = [Kind::NONE; 3];
            let (mut number, mut whole) = (0, true);
            for (at, kind) in kinds.iter_mut().enumerate().rev() {
                let (held, most) = (nibble(held, 3 * place + at), nibble(most, 3 * place + at));
                number = 5 * number + held;
                whole &= most == 4;
                *kind = Kind::new(held, most);
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
            // One more tile makes nothing more, and nothing less by more than one.
            let mut less = lacks.0 - fronts.lacks(front).0;
            while less != 0 {
                accepts[less.trailing_zeros() as usize / 4] |= 1 << at;
                less &= less - 1;
            }
        }
        Lacking { lacks, accepts }
    }
}

/// What a group comes to by itself.
fn parts(lacking: &Lacking, index: usize, sets: usize) -> Parts {
    let mut parts = [NOTHING; PLACES];
    for pairs in 0..2 {
        for count in 0..=sets {
            let here = place(count, pairs);
            let accepts = u64::from(lacking.accepts[here]) << (9 * index);
            parts[here] = lacking.lacks.at(here) << LACKING | accepts;
        }
    }
    parts
}

/// What two parts of a hand come to.
fn both(one: &Parts, other: &Parts, sets: usize) -> Parts {
    let mut all = [NOTHING; PLACES];
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

/// What two parts come to, if that is no farther than what is there.
fn nearer(to: &mut Part, one: Part, other: Part) {
    // No tile belongs to both.
    let both = one + other;
    let (lacks, least) = (both >> LACKING, *to >> LACKING);
    // Which is nearer can't be guessed: all bits or none instead of a branch.
    let nearer = u64::from(lacks < least).wrapping_neg();
    let no_farther = u64::from(lacks <= least).wrapping_neg();
    *to = *to & !nearer | both & no_farther;
}

/// What a group and all the others lack for so many sets and a pair.
fn together(lacking: &Lacking, index: usize, others: &Parts, sets: usize) -> Nearest {
    let mut nearest = NOTHING;
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

/// The nearest hands of three knitted chows, sets and a pair.
pub(super) fn nearest_knitted(held: &Held, known: &mut Known) -> Nearest {
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
        let rest = SetsOfHand::new(&rest, known).nearest();
        Nearest {
            lacks: (rest.lacks + missing.len()).min(FAR),
            accepts: rest.accepts.union(missing),
        }
    });
    bodies.fold(Nearest::NONE, Nearest::or)
}
