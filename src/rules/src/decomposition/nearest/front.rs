//! What a group of tiles lacks for sets and a pair, worked out from its lowest tile up.
//!
//! A front is all that the tiles so far can come to: for every number of chows that go on, the
//! fewest tiles that are lacking for so many sets, without and with a pair. Few fronts differ, so
//! each is worked out once, at its first use, and is known by a number from then on.

use crate::hands::MAX_SETS;

/// The fewest tiles that a group lacks for so many sets, without a pair and with one: a nibble for
/// each [`place`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lacks(pub u64);

/// More than any hand lacks.
pub(super) const FAR: u8 = 15;

/// How many numbers of sets there are.
pub(super) const COUNTS: usize = MAX_SETS + 1;
/// How many places there are: so many sets without a pair, as many with one.
pub(super) const PLACES: usize = 2 * COUNTS;

/// Where so many sets stand, without a pair or with one.
pub(super) const fn place(sets: usize, pairs: usize) -> usize {
    pairs * COUNTS + sets
}

impl Lacks {
    /// What is lacking at a place.
    pub const fn at(self, place: usize) -> u64 {
        self.0 >> (4 * place) & 0xf
    }
}

/// How many tiles of a kind there are in the hand, and how many there can be beside those on the
/// table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind(u8);

/// How many kinds there are: from none of none to four of four.
const KINDS: usize = 15;

impl Kind {
    /// There is none of it anywhere.
    pub const NONE: Self = Self::new(0, 0);

    /// So many are held, of so many at most.
    pub const fn new(held: u8, most: u8) -> Self {
        Self(most * (most + 1) / 2 + held)
    }

    /// So many that are held, of so many at most.
    fn counts(self) -> (u8, u8) {
        let most = (0..4).find(|&most| self.0 <= most * (most + 3) / 2);
        let most = most.unwrap_or(4);
        (self.0 - most * (most + 1) / 2, most)
    }
}

/// Three kinds of tile beside each other.
#[derive(Clone, Copy, Debug)]
pub(super) enum Block {
    /// None of them lies on the table. How many are held, as a number in fives.
    Whole(u8),
    /// Some do, or there is no such tile.
    Kinds([Kind; 3]),
}

/// How many blocks there are of which nothing lies on the table.
const BLOCKS: usize = 125;
/// What the number of a block grows by with one more of each of its tiles.
const FIVES: [u8; 3] = [1, 5, 25];

impl Block {
    /// One more of a tile of which there is one more.
    pub const fn with_one(mut self, at: usize) -> Self {
        match &mut self {
            Self::Whole(number) => *number += FIVES[at],
            Self::Kinds(kinds) => kinds[at].0 += 1,
        }
        self
    }

    /// One less of a tile of which there is one.
    pub const fn without_one(mut self, at: usize) -> Self {
        match &mut self {
            Self::Whole(number) => *number -= FIVES[at],
            Self::Kinds(kinds) => kinds[at].0 -= 1,
        }
        self
    }
}

/// A front, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FrontId(u16);

impl FrontId {
    /// Before any tile of a suit.
    pub const SUIT: Self = Self(0);
    /// Before any honour.
    pub const HONORS: Self = Self(1);
}

/// What the tiles so far can come to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Front {
    /// Whether the tiles are honours, which form no chows.
    honors: bool,
    /// How many kinds of tile are behind.
    behind: u8,
    /// The fewest tiles lacking: for each number of chows begun at the tile before and at the one
    /// before that, up to two each since three alike are three pungs; then for each [`place`].
    lacks: [[u8; PLACES]; 9],
}

/// All fronts that were met so far.
#[derive(Debug)]
pub(super) struct Fronts {
    all: Vec<Front>,
    /// The numbers of all fronts, sorted by what those are.
    sorted: Vec<u16>,
    /// Where each block leads, from each front; 0 until that is known, since nothing leads back. A
    /// hand has few blocks, so what is looked up for it lies close together.
    after_block: [Vec<u16>; BLOCKS],
    /// The same of each kind.
    after_kind: [Vec<u16>; KINDS],
    /// What a group that ends there lacks.
    lacks: Vec<Lacks>,
}

/// So many fronts are kept, which takes 4 MB: hands that hold random tiles meet a third of them.
const KEPT: usize = 10_000;

impl Fronts {
    /// None.
    pub const fn new() -> Self {
        Self {
            all: Vec::new(),
            sorted: Vec::new(),
            after_block: [const { Vec::new() }; BLOCKS],
            after_kind: [const { Vec::new() }; KINDS],
            lacks: Vec::new(),
        }
    }

    /// To be called before each hand.
    pub fn begin(&mut self) {
        if self.all.is_empty() || self.all.len() > KEPT {
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

    /// What a group lacks that ends at this front.
    pub fn lacks(&self, front: FrontId) -> Lacks {
        self.lacks[usize::from(front.0)]
    }

    /// The front after a block.
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

    fn after_kind(&mut self, front: FrontId, kind: Kind) -> FrontId {
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
    fn work_out_kind(&mut self, front: FrontId, kind: Kind) -> FrontId {
        let (held, most) = kind.counts();
        let after = self.all[usize::from(front.0)].step(held, most);
        let id = self.number(after);
        keep(&mut self.after_kind[usize::from(kind.0)], front, id);
        id
    }

    /// The number of a front.
    fn number(&mut self, front: Front) -> FrontId {
        let fronts = &self.all;
        let found = self
            .sorted
            .binary_search_by(|&id| fronts[usize::from(id)].cmp(&front));
        match found {
            Ok(at) => FrontId(self.sorted[at]),
            Err(at) => {
                // Far fewer are kept than have a number.
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

/// Keeps where it goes on from a front.
fn keep(all: &mut Vec<u16>, front: FrontId, next: FrontId) {
    let at = usize::from(front.0);
    if all.len() <= at {
        all.resize(at + 1, 0);
    }
    all[at] = next.0;
}

impl Front {
    /// The front after a kind of tile of which so many are held, and so many can be.
    fn step(&self, held: u8, most: u8) -> Self {
        let mut after = [[FAR; PLACES]; 9];
        for (going_on, lacks) in self.lacks.iter().enumerate() {
            let (last, before) = (going_on / 3, going_on % 3);
            for (chows, pungs, pairs) in WAYS {
                let taken = last + before + chows + 3 * pungs + 2 * pairs;
                if self.honors && chows > 0 || taken > usize::from(most) {
                    continue;
                }
                let short = taken.saturating_sub(usize::from(held));
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
            // No chow goes on after the last tile.
            after[1..].fill([FAR; PLACES]);
        }
        Self {
            honors: self.honors,
            behind,
            lacks: after,
        }
    }
}

/// What can begin at a tile: so many chows, pungs and pairs.
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
