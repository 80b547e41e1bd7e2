//! Arithmetic coder: each bit is predicted from the preceding ones, and costs less if the prediction is
//! better.
//!
//! A game repeats itself within a few hundred bytes, where general-purpose compressors need four times the
//! space. Links are permanent, so no constant of this file or of [`Model`] may change.

use super::model::Model;

/// Returns the point that divides the interval: a 1 leads to the part below it.
fn split(low: u32, high: u32, model: &Model) -> u32 {
    low + ((high - low) >> 12) * model.probability()
}

/// Returns the bits of a byte, the highest first.
fn bits(byte: u8) -> impl Iterator<Item = bool> {
    (0..8).rev().map(move |bit| byte >> bit & 1 == 1)
}

/// Returns a model that has learned a text.
fn primed_model(text: &str) -> Model {
    let mut model = Model::new();
    for bit in text.bytes().flat_map(bits) {
        model.learn(bit);
    }
    model
}

/// Compresses bytes. `dictionary` is a similar text, which `expand` needs too.
pub fn compress(bytes: &[u8], dictionary: &str) -> Vec<u8> {
    let mut model = primed_model(dictionary);
    let (mut low, mut high) = (0, u32::MAX);
    let mut all = Vec::new();
    for bit in bytes.iter().copied().flat_map(bits) {
        let middle = split(low, high, &model);
        if bit {
            high = middle;
        } else {
            low = middle + 1;
        }
        model.learn(bit);
        while (low ^ high) >> 24 == 0 {
            all.push(high.to_be_bytes()[0]);
            low <<= 8;
            high = high << 8 | 0xFF;
        }
    }
    // This byte alone is between the two bounds, whatever follows it.
    all.push(high.to_be_bytes()[0]);
    all
}

/// Expands to this number of bytes; `None` if the input ends before. Random input can give bytes too, so the
/// caller compares a checksum.
pub fn expand(compressed: &[u8], length: usize, dictionary: &str) -> Option<Vec<u8>> {
    let mut model = primed_model(dictionary);
    let (mut low, mut high) = (0, u32::MAX);
    // The decoder reads four bytes ahead, and only one byte is written at the end.
    let mut rest = compressed.iter().copied().chain([0; 3]);
    let mut more = |code: u32| Some(code << 8 | u32::from(rest.next()?));
    let mut code = 0;
    for _ in 0..4 {
        code = more(code)?;
    }
    while model.bytes().len() < dictionary.len() + length {
        let middle = split(low, high, &model);
        let bit = code <= middle;
        if bit {
            high = middle;
        } else {
            low = middle + 1;
        }
        model.learn(bit);
        while (low ^ high) >> 24 == 0 {
            low <<= 8;
            high = high << 8 | 0xFF;
            code = more(code)?;
        }
    }
    Some(model.bytes()[dictionary.len()..].to_vec())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn what_is_squeezed_is_what_is_expanded(
            bytes in prop::collection::vec(any::<u8>(), 0..400),
            times in 1_usize..4,
            known in "[a-c{},\"\n]{0,80}",
        ) {
            let bytes = bytes.repeat(times);
            let few = compress(&bytes, &known);
            prop_assert_eq!(expand(&few, bytes.len(), &known), Some(bytes));
        }

        #[test]
        fn whatever_comes_expands_to_something_or_ends_before(
            bytes in prop::collection::vec(any::<u8>(), 0..64)
        ) {
            let all = expand(&bytes, 200, "");
            prop_assert!(all.is_none_or(|all| all.len() == 200));
        }
    }

    /// A wrong length fails early, without a long computation.
    #[test]
    fn expand_fails_if_the_input_is_too_short() {
        let row = "{\"told\":\"won\",\"seat\":\"S\",\"value\":3}\n";
        let few = compress(row.as_bytes(), "");
        assert_eq!(expand(&few, row.len(), ""), Some(row.into()));
        assert_eq!(expand(&few, 4 << 20, ""), None);
    }

    #[test]
    fn compress_shrinks_repeated_rows() {
        let row = "{\"told\":\"won\",\"seat\":\"S\",\"value\":3}\n";
        let once = compress(row.as_bytes(), "").len();
        let often = compress(row.repeat(40).as_bytes(), "").len();
        assert!(often < once + 40, "{once} {often}");
    }
}
