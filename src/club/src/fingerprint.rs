//! Numbers that follow from texts: the same on every device, and different for different texts.

/// A number of 128 bits that follows from texts: FNV-1a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fingerprint(u128);

impl Fingerprint {
    /// The number of no text.
    pub(crate) const START: Self = Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);

    /// Returns the number with one more text. Where a text ends matters too.
    pub(crate) fn with(self, text: &str) -> Self {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        // No text in UTF-8 has this byte.
        let bytes = text.bytes().chain([0xFF]);
        Self(bytes.fold(self.0, |number, byte| {
            (number ^ u128::from(byte)).wrapping_mul(PRIME)
        }))
    }

    /// Returns the number.
    pub(crate) const fn number(self) -> u128 {
        self.0
    }
}
