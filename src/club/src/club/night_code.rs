//! The short code of a night, for slips of paper.

use super::Night;
use crate::CHECK_LETTERS;
use crate::fingerprint::Fingerprint;

impl Night {
    /// Returns the short code of the night: a letter and the day of the month, such as `K7` or `K29`.
    ///
    /// It is printed on slips and part of the check letter of [`ResultCode`](crate::ResultCode), which detects slips
    /// of another night. The letter is a hash of the ID of the night, so two nights of one day rarely have the same
    /// code.
    pub fn code(&self) -> String {
        let number = Fingerprint::START.with(&self.id.0.0).number();
        // Both halves count, because the bits of one alone are less even.
        let halves = (number ^ number >> 64) & u128::from(u64::MAX);
        let letter = halves % CHECK_LETTERS.len() as u128;
        let letter = usize::try_from(letter).unwrap_or_default();
        format!("{}{}", CHECK_LETTERS[letter], self.opening.date.day())
    }
}
