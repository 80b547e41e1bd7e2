//! Bytes in fewer: each bit is foretold from what stands before it, and costs the less the better it was.
//!
//! A game says nearly the same again and again, in a few hundred bytes: what is made for files needs
//! four times as many. Links live for ever, so no number of this file or of [`Model`] ever changes.

use super::model::Model;

/// A share of what is left to be told apart, up to which a 1 leads.
fn split(low: u32, high: u32, model: &Model) -> u32 {
    low + ((high - low) >> 12) * model.likely()
}

/// The bits of a byte, the highest first.
fn bits(byte: u8) -> impl Iterator<Item = bool> {
    (0..8).rev().map(move |bit| byte >> bit & 1 == 1)
}

/// What has read some text already.
fn reader_of(text: &str) -> Model {
    let mut model = Model::new();
    for bit in text.bytes().flat_map(bits) {
        model.learn(bit);
    }
    model
}

/// Bytes in fewer. `known` is a text to which they are similar: whoever expands them has it too.
pub fn squeezed(bytes: &[u8], known: &str) -> Vec<u8> {
    let mut model = reader_of(known);
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
    // Whatever comes after it lies between the two.
    all.push(high.to_be_bytes()[0]);
    all
}

/// So many bytes from fewer; nothing where these end before. What was never squeezed can give some bytes too: a
/// checksum tells.
pub fn expanded(squeezed: &[u8], length: usize, known: &str) -> Option<Vec<u8>> {
    let mut model = reader_of(known);
    let (mut low, mut high) = (0, u32::MAX);
    // What is read begins four bytes ahead, and one byte is written at the end.
    let mut rest = squeezed.iter().copied().chain([0; 3]);
    let mut more = |code: u32| Some(code << 8 | u32::from(rest.next()?));
    let mut code = 0;
    for _ in 0..4 {
        code = more(code)?;
    }
    while model.bytes().len() < known.len() + length {
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
    Some(model.bytes()[known.len()..].to_vec())
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
            let few = squeezed(&bytes, &known);
            prop_assert_eq!(expanded(&few, bytes.len(), &known), Some(bytes));
        }

        #[test]
        fn whatever_comes_expands_to_something_or_ends_before(
            bytes in prop::collection::vec(any::<u8>(), 0..64)
        ) {
            let all = expanded(&bytes, 200, "");
            prop_assert!(all.is_none_or(|all| all.len() == 200));
        }
    }

    /// A length that is not that of the bytes is not looked for in vain: no time is lost on it.
    #[test]
    fn what_ends_before_its_length_gives_nothing() {
        let row = "{\"told\":\"won\",\"seat\":\"S\",\"value\":3}\n";
        let few = squeezed(row.as_bytes(), "");
        assert_eq!(expanded(&few, row.len(), ""), Some(row.into()));
        assert_eq!(expanded(&few, 4 << 20, ""), None);
    }

    #[test]
    fn what_is_said_again_costs_next_to_nothing() {
        let row = "{\"told\":\"won\",\"seat\":\"S\",\"value\":3}\n";
        let once = squeezed(row.as_bytes(), "").len();
        let often = squeezed(row.repeat(40).as_bytes(), "").len();
        assert!(often < once + 40, "{once} {often}");
    }
}
