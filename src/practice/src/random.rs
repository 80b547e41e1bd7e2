//! Random numbers of a seed.

/// The random numbers of a seed, by `SplitMix64`: a link makes the same exercise for ever, so the numbers must not
/// depend on the version of a library.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// Creates the random numbers of a text, hashed by FNV-1a.
    pub fn from_text(text: &str) -> Self {
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self { state: hash }
    }

    /// Returns the next number.
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below a bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let high = u128::from(self.number()) * (bound as u128);
        usize::try_from(high >> 64).unwrap_or(0)
    }

    /// Returns true in this many of a hundred cases.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Returns one of these.
    pub fn one_of<T: Copy, const N: usize>(&mut self, all: [T; N]) -> T {
        const { assert!(N > 0, "there is one") };
        all[self.below(N)]
    }

    /// Returns one of these; `None` if there are none.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// Returns a position, each as often as its weight; the last if all weights are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: usize = weights.iter().map(|&weight| weight as usize).sum();
        let mut rest = self.below(total);
        for (place, &weight) in weights.iter().enumerate() {
            let weight = weight as usize;
            if rest < weight {
                return place;
            }
            rest -= weight;
        }
        weights.len().saturating_sub(1)
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for place in (1..all.len()).rev() {
            all.swap(place, self.below(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of the published reference implementation of `SplitMix64` for the seed 1234567.
    #[test]
    fn numbers_are_those_of_splitmix64() {
        let mut random = Random { state: 1_234_567 };
        let first = [(); 3].map(|()| random.number());
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn bounds_and_weights_hold() {
        let mut random = Random::from_text("bounds");
        let mut counts = [0; 3];
        for _ in 0..1_000 {
            assert!(random.below(7) < 7);
            counts[random.weighted(&[1, 0, 3])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((150..350).contains(&counts[0]), "{counts:?}");
        assert_eq!(random.below(0), 0);
        assert_eq!(random.pick::<u8>(&[]), None);
    }
}
