//! What foretells the bits of a game's text: how each context went on before, weighed by how well
//! that foretold what came. Whole numbers alone: it is the same on every device.

/// Contexts of a byte: what stands before it.
const CONTEXTS: usize = 7;
/// Those, and the place where the same was said before.
const INPUTS: usize = CONTEXTS + 1;
/// Slots of a context.
const SLOTS: usize = 1 << 16;
/// So many equal bytes make a place where the same was said before.
const SAME: usize = 5;
/// No place counts for more.
const LONGEST: usize = 31;
/// How fast what foretells well gains weight.
const RATE: i32 = 14;
/// After so often a slot learns no slower: one of a context, one of the place.
const OFTEN: [u32; 2] = [60, 250];

/// What was read, and what it foretells.
pub struct Model {
    bytes: Vec<u8>,
    /// The bits of the byte that is coming, behind a 1.
    partial: u32,
    /// How likely a 1 is, in 22 bits; in 10 how often the slot was asked.
    slots: Vec<u32>,
    /// The slots of the bit that is coming, what they say of it, and what that weighs.
    chosen: [usize; INPUTS],
    says: [i32; INPUTS],
    weights: [i32; INPUTS],
    hashes: [u32; CONTEXTS],
    /// Where a run of bytes ended last.
    ends: Vec<usize>,
    /// The place where the same was said before, and how many bytes are the same.
    place: usize,
    same: usize,
    stretched: Vec<i32>,
    likely: u32,
}

impl Model {
    /// Nothing was read.
    pub fn new() -> Self {
        let mut model = Self {
            bytes: Vec::new(),
            partial: 1,
            slots: vec![1 << 31; CONTEXTS * SLOTS + 2 * (LONGEST + 1)],
            chosen: [0; INPUTS],
            says: [0; INPUTS],
            weights: [1 << 14; INPUTS],
            hashes: [0; CONTEXTS],
            ends: vec![0; SLOTS],
            place: 0,
            same: 0,
            stretched: stretched(),
            likely: 0,
        };
        model.next_byte();
        model.foretell();
        model
    }

    /// All that was read.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How likely the next bit is a 1, of 4096; never 0, and never all.
    pub const fn likely(&self) -> u32 {
        self.likely
    }

    /// Reads a bit.
    pub fn learn(&mut self, bit: bool) {
        let error = ((i32::from(bit) << 12) - self.likely.cast_signed()) * RATE;
        for (weight, says) in self.weights.iter_mut().zip(self.says) {
            // What no game says can drive weights beyond all bounds; then anything is foretold, on both sides alike.
            *weight = weight.wrapping_add((says * error + 0x8000) >> 16);
        }
        for (input, &slot) in self.chosen.iter().enumerate() {
            if input < CONTEXTS {
                learn(&mut self.slots[slot], bit, OFTEN[0]);
            } else if self.same > 0 {
                learn(&mut self.slots[slot], bit, OFTEN[1]);
            }
        }
        if self.same > 0 && self.expected() != bit {
            self.same = 0;
        }
        self.partial = self.partial << 1 | u32::from(bit);
        if let [0, 0, 1, byte] = self.partial.to_be_bytes() {
            self.bytes.push(byte);
            self.partial = 1;
            self.next_byte();
        }
        self.foretell();
    }

    /// The bit that comes if the same is said again.
    fn expected(&self) -> bool {
        let bits = self.partial.ilog2();
        self.bytes[self.place] >> (7 - bits) & 1 == 1
    }

    /// What stands before the byte that is coming.
    fn next_byte(&mut self) {
        let all = &self.bytes;
        let back = |count: usize| &all[all.len().saturating_sub(count)..];
        let begins = |before: usize| {
            let is_begin = |byte: &u8| b",{\n".contains(byte);
            all[..before].iter().rposition(is_begin).unwrap_or(0)
        };
        let field = begins(all.len());
        let line = all.iter().rposition(|&byte| byte == b'\n').unwrap_or(0);
        let contexts = [
            back(1),
            back(2),
            back(3),
            back(4),
            // The field, the two last ones, the line.
            &all[field..],
            &all[begins(field)..],
            &all[line..],
        ];
        let hashes = self.hashes.iter_mut().zip(contexts);
        for (seed, (known, context)) in (0..).zip(hashes) {
            *known = hash(context, seed);
        }
        if self.same > 0 {
            self.place += 1;
            self.same = LONGEST.min(self.same + 1);
        }
        if all.len() < SAME {
            return;
        }
        let end = &mut self.ends[hash(back(SAME), 0) as usize % SLOTS];
        if self.same == 0 {
            self.place = *end;
            let pairs = all[..*end].iter().rev().zip(all.iter().rev());
            self.same = pairs
                .take(LONGEST)
                .take_while(|(one, other)| one == other)
                .count();
        }
        *end = all.len();
    }

    /// What all that says of the bit that is coming.
    fn foretell(&mut self) {
        for (context, hash) in self.hashes.into_iter().enumerate() {
            let slot = hash.wrapping_add(self.partial.wrapping_mul(0x9E37_79B1));
            let slot = (slot ^ slot >> 15).wrapping_mul(0x85EB_CA6B) >> 16;
            self.chosen[context] = context * SLOTS + slot as usize;
        }
        let expected = self.same > 0 && self.expected();
        self.chosen[CONTEXTS] = CONTEXTS * SLOTS + 2 * self.same + usize::from(expected);
        let mut sum = 0;
        for input in 0..INPUTS {
            let likely = self.slots[self.chosen[input]] >> 20;
            let is_known = input < CONTEXTS || self.same > 0;
            self.says[input] = if is_known {
                self.stretched[likely as usize]
            } else {
                0
            };
            sum += self.says[input].wrapping_mul(self.weights[input]) >> 8;
        }
        self.likely = squashed(sum >> 8).clamp(1, 4095).cast_unsigned();
    }
}

/// A slot learns what came.
fn learn(slot: &mut u32, bit: bool, often: u32) {
    let (likely, seen) = (*slot >> 10, *slot & 0x3FF);
    let likely = if bit {
        likely + ((1 << 22) - 1 - likely) / (2 * seen + 3) * 2
    } else {
        likely - likely / (2 * seen + 3) * 2
    };
    *slot = likely << 10 | often.min(seen + 1);
}

/// A number for what stands before a byte.
fn hash(bytes: &[u8], seed: u32) -> u32 {
    let start = 0x9E37_79B1_u32.wrapping_mul(seed + 1);
    bytes.iter().fold(start, |hash, &byte| {
        let hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        hash ^ hash >> 15
    })
}

/// 4096 / (1 + e^(-x / 256)), between points of that curve on straight lines.
fn squashed(x: i32) -> i32 {
    const CURVE: [i32; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let x = x.clamp(-2047, 2047) + 2048;
    let (point, rest) = ((x >> 7).cast_unsigned() as usize, x & 127);
    (CURVE[point] * (128 - rest) + CURVE[point + 1] * rest + 64) >> 7
}

/// What is squashed to each number of 4096: the curve turned round.
fn stretched() -> Vec<i32> {
    let mut all = Vec::with_capacity(4096);
    for x in -2047..=2047 {
        let reached = usize::try_from(squashed(x) + 1).unwrap_or(0);
        all.resize(all.len().max(reached), x);
    }
    all.resize(4096, 2047);
    all
}
