//! The chance of a draw, which never changes: a draw of years ago can be repeated.
//!
//! The generator is `SplitMix64` (Steele, Lea and Flood, 2014). Its state is a number of 64 bits, which begins with the
//! seed. For each random number, `0x9E3779B97F4A7C15` is added to the state, and with `z` as the new state:
//!
//! ```text
//! z = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9
//! z = (z xor (z >> 27)) * 0x94D049BB133111EB
//! z =  z xor (z >> 31)
//! ```
//!
//! All arithmetic is modulo 2^64. A number below `n` is the remainder of the next random number divided by `n`. A list
//! is shuffled from its end: the last element changes place with the one at the random index below its number, then
//! the one before it, down to the second.

/// The generator `SplitMix64`.
#[derive(Clone, Debug)]
pub(crate) struct SeededRandom(u64);

impl SeededRandom {
    /// Starts with a seed.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Starts for a round: with the first random number of the seed, xor the number of the round. So rounds with the
    /// same seed differ.
    pub(crate) const fn for_round(seed: u64, round: u32) -> Self {
        Self(Self::new(seed).next() ^ round as u64)
    }

    /// Returns the next random number.
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.0;
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a random number below `end`; 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let remainder = self.next().checked_rem(end as u64).unwrap_or(0);
        // The remainder is below a `usize`.
        usize::try_from(remainder).unwrap_or(0)
    }

    /// Shuffles a list.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SeededRandom;

    fn first(seed: u64) -> [u64; 3] {
        let mut random = SeededRandom::new(seed);
        [random.next(), random.next(), random.next()]
    }

    /// Values of the reference implementation by Sebastiano Vigna, `splitmix64.c`.
    #[test]
    fn random_numbers_are_those_of_the_reference() {
        let of_zero = [
            0xE220_A839_7B1D_CDAF,
            0x6E78_9E6A_A1B9_65F4,
            0x06C4_5D18_8009_454F,
        ];
        assert_eq!(first(0), of_zero);
        let of_counted = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(first(1_234_567), of_counted);
    }

    /// By hand, from the numbers of seed 0: `0x…AF` modulo 4 is 3, the second one modulo 3 is 0 (its hexadecimal digits
    /// add up to 135), `0x…4F` modulo 2 is 1. So c and a change places.
    #[test]
    fn shuffle_goes_from_the_end_by_remainders() {
        let mut list = ['a', 'b', 'c', 'd'];
        SeededRandom::new(0).shuffle(&mut list);
        assert_eq!(list, ['c', 'b', 'a', 'd']);
    }

    #[test]
    fn rounds_of_one_seed_differ() {
        let numbers = [1, 2, 3].map(|round| SeededRandom::for_round(7, round).next());
        assert!(numbers[0] != numbers[1] && numbers[1] != numbers[2] && numbers[0] != numbers[2]);
    }

    #[test]
    fn number_below_zero_or_one_is_zero() {
        let mut random = SeededRandom::new(5);
        assert_eq!([random.below(0), random.below(1)], [0, 0]);
    }
}
