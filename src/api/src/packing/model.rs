//! Prediction of the next bit of a game's text: a mix of several contexts, weighted by their past success. It
//! uses only integers, so the result is the same on every device.

/// The number of contexts of a byte.
const CONTEXTS: usize = 7;
/// The inputs of the mixer: the contexts and the match model.
const INPUTS: usize = CONTEXTS + 1;
/// The slots of a context.
const SLOTS: usize = 1 << 16;
/// The number of equal bytes that start a match.
const SAME: usize = 5;
/// The maximum length of a match that the model uses.
const LONGEST: usize = 31;
/// The learning rate of the weights.
const RATE: i32 = 14;
/// The number of bits after which a slot's rate stays constant: for contexts and for the match model.
const OFTEN: [u32; 2] = [60, 250];

/// A model of the bytes read so far, with its prediction.
pub struct Model {
    bytes: Vec<u8>,
    /// The bits of the current byte, after a leading 1.
    partial: u32,
    /// The probability of a 1 in 22 bits, and a count of bits in 10.
    slots: Vec<u32>,
    /// The slots, predictions and weights for the next bit.
    chosen: [usize; INPUTS],
    predictions: [i32; INPUTS],
    weights: [i32; INPUTS],
    hashes: [u32; CONTEXTS],
    long: LongContexts,
    /// The last end of each sequence of bytes, by hash.
    ends: Vec<usize>,
    /// The position and the length of the match.
    place: usize,
    same: usize,
    stretch_table: Vec<i32>,
    probability: u32,
}

impl Model {
    /// Creates a model without data.
    pub fn new() -> Self {
        let mut model = Self {
            bytes: Vec::new(),
            partial: 1,
            slots: vec![1 << 31; CONTEXTS * SLOTS + 2 * (LONGEST + 1)],
            chosen: [0; INPUTS],
            predictions: [0; INPUTS],
            weights: [1 << 14; INPUTS],
            hashes: [0; CONTEXTS],
            long: LongContexts::new(),
            ends: vec![0; SLOTS],
            place: 0,
            same: 0,
            stretch_table: stretch_table(),
            probability: 0,
        };
        model.next_byte();
        model.predict();
        model
    }

    /// Returns all bytes read.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the probability of a 1 in 4096ths, never 0 or 4096.
    pub const fn probability(&self) -> u32 {
        self.probability
    }

    /// Learns a bit.
    pub fn learn(&mut self, bit: bool) {
        let error = ((i32::from(bit) << 12) - self.probability.cast_signed()) * RATE;
        for (weight, prediction) in self.weights.iter_mut().zip(self.predictions) {
            // Invalid data can overflow weights; wrapping keeps both sides in step.
            *weight = weight.wrapping_add((prediction * error + 0x8000) >> 16);
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
        self.predict();
    }

    /// Returns the next bit of the match.
    fn expected(&self) -> bool {
        let bits = self.partial.ilog2();
        self.bytes[self.place] >> (7 - bits) & 1 == 1
    }

    /// Selects the contexts of the next byte.
    fn next_byte(&mut self) {
        let all = &self.bytes;
        let back = |count: usize| &all[all.len().saturating_sub(count)..];
        if let Some(&byte) = all.last() {
            self.long.add(byte);
        }
        self.hashes = [
            hash(back(1), 0),
            hash(back(2), 1),
            hash(back(3), 2),
            hash(back(4), 3),
            self.long.field,
            self.long.fields,
            self.long.line,
        ];
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

    /// Predicts the next bit.
    fn predict(&mut self) {
        for (context, hash) in self.hashes.into_iter().enumerate() {
            let slot = hash.wrapping_add(self.partial.wrapping_mul(0x9E37_79B1));
            let slot = (slot ^ slot >> 15).wrapping_mul(0x85EB_CA6B) >> 16;
            self.chosen[context] = context * SLOTS + slot as usize;
        }
        let expected = self.same > 0 && self.expected();
        self.chosen[CONTEXTS] = CONTEXTS * SLOTS + 2 * self.same + usize::from(expected);
        let mut sum = 0;
        for input in 0..INPUTS {
            let probability = self.slots[self.chosen[input]] >> 20;
            let is_active = input < CONTEXTS || self.same > 0;
            self.predictions[input] = if is_active {
                self.stretch_table[probability as usize]
            } else {
                0
            };
            sum += self.predictions[input].wrapping_mul(self.weights[input]) >> 8;
        }
        self.probability = squash(sum >> 8).clamp(1, 4095).cast_unsigned();
    }
}

/// The hashes of contexts without a maximum length. Each byte continues them: a file may be a single line.
struct LongContexts {
    /// The field.
    field: u32,
    /// The two last fields.
    fields: u32,
    /// The field, as the first of the two last ones.
    next_fields: u32,
    /// The line.
    line: u32,
}

impl LongContexts {
    const fn new() -> Self {
        Self {
            field: start(4),
            fields: start(5),
            next_fields: start(5),
            line: start(6),
        }
    }

    /// Continues the contexts with a byte, or begins them with it.
    fn add(&mut self, byte: u8) {
        let begins_field = b",{\n".contains(&byte);
        let begins_line = byte == b'\n';
        let next = |hash, begins, seed| with_byte(if begins { start(seed) } else { hash }, byte);
        self.fields = if begins_field {
            with_byte(self.next_fields, byte)
        } else {
            with_byte(self.fields, byte)
        };
        self.next_fields = next(self.next_fields, begins_field, 5);
        self.field = next(self.field, begins_field, 4);
        self.line = next(self.line, begins_line, 6);
    }
}

/// Updates a slot with a bit.
fn learn(slot: &mut u32, bit: bool, often: u32) {
    let (probability, seen) = (*slot >> 10, *slot & 0x3FF);
    let likely = if bit {
        probability + ((1 << 22) - 1 - probability) / (2 * seen + 3) * 2
    } else {
        probability - probability / (2 * seen + 3) * 2
    };
    *slot = likely << 10 | often.min(seen + 1);
}

/// Returns a hash of a context.
fn hash(bytes: &[u8], seed: u32) -> u32 {
    bytes
        .iter()
        .fold(start(seed), |hash, &byte| with_byte(hash, byte))
}

/// Returns the hash of an empty context.
const fn start(seed: u32) -> u32 {
    0x9E37_79B1_u32.wrapping_mul(seed + 1)
}

/// Returns the hash of a context with one more byte.
fn with_byte(hash: u32, byte: u8) -> u32 {
    let hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    hash ^ hash >> 15
}

/// Returns 4096 / (1 + e^(-x / 256)), by linear interpolation.
fn squash(x: i32) -> i32 {
    const CURVE: [i32; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let x = x.clamp(-2047, 2047) + 2048;
    let (point, rest) = ((x >> 7).cast_unsigned() as usize, x & 127);
    (CURVE[point] * (128 - rest) + CURVE[point + 1] * rest + 64) >> 7
}

/// Returns the inverse of `squash` for each of 4096 probabilities.
fn stretch_table() -> Vec<i32> {
    let mut all = Vec::with_capacity(4096);
    for x in -2047..=2047 {
        let reached = usize::try_from(squash(x) + 1).unwrap_or(0);
        all.resize(all.len().max(reached), x);
    }
    all.resize(4096, 2047);
    all
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the hashes of the contexts of the next byte: the last bytes, the field, the two last fields, the line.
    fn hashes(all: &[u8]) -> [u32; CONTEXTS] {
        let begin = |all: &[u8], of: &[u8]| {
            let last = all.iter().rposition(|byte| of.contains(byte));
            last.unwrap_or(0)
        };
        let field = begin(all, b",{\n");
        let places = [
            all.len().saturating_sub(1),
            all.len().saturating_sub(2),
            all.len().saturating_sub(3),
            all.len().saturating_sub(4),
            field,
            begin(&all[..field], b",{\n"),
            begin(all, b"\n"),
        ];
        let mut seeds = 0..;
        places.map(|place| hash(&all[place..], seeds.next().unwrap_or(0)))
    }

    proptest! {
        #[test]
        fn contexts_are_continued_by_each_byte(text in "[ab,{\n]{0,60}") {
            let mut model = Model::new();
            for (place, byte) in text.bytes().enumerate() {
                prop_assert_eq!(model.hashes, hashes(&text.as_bytes()[..place]));
                for bit in (0..8).rev() {
                    model.learn(byte >> bit & 1 == 1);
                }
            }
            prop_assert_eq!(model.hashes, hashes(text.as_bytes()));
        }
    }
}
