//! The tiles that a group lacks for sets and a pair, computed from its lowest tile up.
//!
//! A front is the state after some kinds of tile: for every number of unfinished chows, the fewest missing
//! tiles for each number of sets, without and with a pair. There are few different fronts, so each is
//! computed once, at its first use, and then has a number.

use crate::hands::MAX_SETS;

/// The fewest tiles that a group lacks for each number of sets, without and with a pair: a nibble for each
/// [`place`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lacks(pub u64);

/// More than any hand lacks.
pub(super) const FAR: u8 = 15;

/// The number of possible set counts.
pub(super) const COUNTS: usize = MAX_SETS + 1;
/// The number of places: one for each set count without a pair, one for each with a pair.
pub(super) const PLACES: usize = 2 * COUNTS;

/// Returns the index of a number of sets, without or with a pair.
pub(super) const fn place(sets: usize, pairs: usize) -> usize {
    pairs * COUNTS + sets
}

impl Lacks {
    /// Returns the number of missing tiles at a place.
    pub const fn at(self, place: usize) -> u64 {
        self.0 >> (4 * place) & 0xf
    }
}

/// The number of tiles of a kind in the hand, and the most that the hand can contain in addition to the
/// melds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KindCounts(u8);

/// The number of pairs of counts: from 0 of 0 to 4 of 4.
const KINDS: usize = 15;

impl KindCounts {
    /// No tile of the kind is available.
    pub const NONE: Self = Self::new(0, 0);

    /// Creates the counts from the number held and the most that can be held.
    pub const fn new(held: u8, most: u8) -> Self {
        Self(most * (most + 1) / 2 + held)
    }

    /// Returns the number held and the most that can be held.
    fn counts(self) -> (u8, u8) {
        let most = (0..4).find(|&most| self.0 <= most * (most + 3) / 2);
        let most = most.unwrap_or(4);
        (self.0 - most * (most + 1) / 2, most)
    }
}

/// Three adjacent kinds of tile.
#[derive(Clone, Copy, Debug)]
pub(super) enum Block {
    /// No tile of them is in a meld: the numbers held, as digits in base 5.
    Whole(u8),
    /// Some are in melds, or the kind doesn't exist.
    Kinds([KindCounts; 3]),
}

/// The number of blocks without tiles in melds.
const BLOCKS: usize = 125;
/// The weight of each of the three tiles in the number of a block.
const FIVES: [u8; 3] = [1, 5, 25];

impl Block {
    /// Returns the block with one more tile, which must be available.
    pub const fn with_one(mut self, at: usize) -> Self {
        match &mut self {
            Self::Whole(number) => *number += FIVES[at],
            Self::Kinds(kinds) => kinds[at].0 += 1,
        }
        self
    }

    /// Returns the block with one tile less, which must be present.
    pub const fn without_one(mut self, at: usize) -> Self {
        match &mut self {
            Self::Whole(number) => *number -= FIVES[at],
            Self::Kinds(kinds) => kinds[at].0 -= 1,
        }
        self
    }
}

/// The number of a front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FrontId(u16);

impl FrontId {
    /// The front before any tile of a suit.
    pub const SUIT: Self = Self(0);
    /// The front before any honour.
    pub const HONORS: Self = Self(1);
}

/// The state after some kinds of tile.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Front {
    /// Whether the tiles are honours, which form no chows.
    honors: bool,
    /// The number of kinds already processed.
    behind: u8,
    /// The fewest missing tiles, by the number of chows begun at the previous tile and at the one before it
    /// (up to two each, since three equal chows are three pungs), then by [`place`].
    lacks: [[u8; PLACES]; 9],
}

/// All fronts computed so far.
#[derive(Debug)]
pub(super) struct Fronts {
    all: Vec<Front>,
    /// The numbers of all fronts, sorted by front.
    sorted: Vec<u16>,
    /// The next front for each block and front; 0 until computed, since no front leads back to 0. The outer
    /// index is the block because a hand has few blocks: its lookups stay close together in memory.
    after_block: [Vec<u16>; BLOCKS],
    /// The next front for each kind and front.
    after_kind: [Vec<u16>; KINDS],
    /// What a group that ends at each front lacks.
    lacks: Vec<Lacks>,
}

/// The most fronts that are kept, which takes 4 MB. Random hands reach a third of them.
const MAX_FRONTS: usize = 10_000;

impl Fronts {
    /// Creates an empty store.
    pub const fn new() -> Self {
        Self {
            all: Vec::new(),
            sorted: Vec::new(),
            after_block: [const { Vec::new() }; BLOCKS],
            after_kind: [const { Vec::new() }; KINDS],
            lacks: Vec::new(),
        }
    }

    /// Prepares the store for a hand; called before each hand.
    pub fn begin(&mut self) {
        if self.all.is_empty() || self.all.len() > MAX_FRONTS {
            *self = Self::new();
            for honors in [false, true] {
                let mut lacks = [[FAR; PLACES]; 9];
                lacks[0][place(0, 0)] = 0;
                let start = Front {
                    honors,
                    behind: 0,
                    lacks,
                };
                self.number(start);
            }
        }
    }

    /// Returns what a group that ends at this front lacks.
    pub fn lacks(&self, front: FrontId) -> Lacks {
        self.lacks[usize::from(front.0)]
    }

    /// Returns the front after a block.
    pub fn after(&mut self, front: FrontId, block: Block) -> FrontId {
        match block {
            Block::Whole(number) => {
                match self.after_block[usize::from(number)].get(usize::from(front.0)) {
                    Some(&next) if next != 0 => FrontId(next),
                    _ => self.work_out_block(front, number),
                }
            }
            Block::Kinds(kinds) => kinds
                .into_iter()
                .fold(front, |front, kind| self.after_kind(front, kind)),
        }
    }

    fn after_kind(&mut self, front: FrontId, kind: KindCounts) -> FrontId {
        match self.after_kind[usize::from(kind.0)].get(usize::from(front.0)) {
            Some(&next) if next != 0 => FrontId(next),
            _ => self.work_out_kind(front, kind),
        }
    }

    #[cold]
    fn work_out_block(&mut self, front: FrontId, number: u8) -> FrontId {
        let before = self.all[usize::from(front.0)].clone();
        let held = FIVES.map(|five| number / five % 5);
        let after = held.iter().fold(before, |front, &held| front.step(held, 4));
        let id = self.number(after);
        keep(&mut self.after_block[usize::from(number)], front, id);
        id
    }

    #[cold]
    fn work_out_kind(&mut self, front: FrontId, kind: KindCounts) -> FrontId {
        let (held, most) = kind.counts();
        let after = self.all[usize::from(front.0)].step(held, most);
        let id = self.number(after);
        keep(&mut self.after_kind[usize::from(kind.0)], front, id);
        id
    }

    /// Returns the number of a front.
    fn number(&mut self, front: Front) -> FrontId {
        let fronts = &self.all;
        let found = self
            .sorted
            .binary_search_by(|&id| fronts[usize::from(id)].cmp(&front));
        match found {
            Ok(at) => FrontId(self.sorted[at]),
            Err(at) => {
                // The number of fronts kept is far below the limit of the type.
                let id = u16::try_from(self.all.len()).unwrap_or(u16::MAX);
                let ending = front.lacks[0].iter().rev();
                let lacks = ending.fold(0, |all, &one| all << 4 | u64::from(one));
                self.sorted.insert(at, id);
                self.all.push(front);
                self.lacks.push(Lacks(lacks));
                FrontId(id)
            }
        }
    }
}

/// Stores the transition from a front to the next.
fn keep(all: &mut Vec<u16>, front: FrontId, next: FrontId) {
    let at = usize::from(front.0);
    if all.len() <= at {
        all.resize(at + 1, 0);
    }
    all[at] = next.0;
}

impl Front {
    /// Returns the front after a kind of tile with these counts.
    fn step(&self, held: u8, most: u8) -> Self {
        let mut after = [[FAR; PLACES]; 9];
        for (going_on, lacks) in self.lacks.iter().enumerate() {
            let (last, before) = (going_on / 3, going_on % 3);
            for (chows, pungs, pairs) in WAYS {
                let needed = last + before + chows + 3 * pungs + 2 * pairs;
                if self.honors && chows > 0 || needed > usize::from(most) {
                    continue;
                }
                let short = needed.saturating_sub(usize::from(held));
                let short = u8::try_from(short).unwrap_or(FAR);
                let sets = chows + pungs;
                for had in 0..=1 - pairs {
                    for count in 0..COUNTS - sets {
                        let lacking = (lacks[place(count, had)] + short).min(FAR);
                        let to = &mut after[chows * 3 + last][place(count + sets, had + pairs)];
                        *to = lacking.min(*to);
                    }
                }
            }
        }
        let behind = self.behind + 1;
        if behind == 9 {
            // No chow continues after the last tile.
            after[1..].fill([FAR; PLACES]);
        }
        Self {
            honors: self.honors,
            behind,
            lacks: after,
        }
    }
}

/// The numbers of chows, pungs and pairs that can begin at a tile.
const WAYS: [(usize, usize, usize); 8] = [
    (0, 0, 0),
    (1, 0, 0),
    (2, 0, 0),
    (0, 1, 0),
    (1, 1, 0),
    (0, 0, 1),
    (1, 0, 1),
    (2, 0, 1),
];
