//! Codes: packed bytes in several parts, which may be scanned in any order.

use super::{changed, checksum, cut_off, newer};
use crate::report::RefusalReport;
use crate::text_encoding;

/// The format of codes.
const FORMAT: u8 = 1;
/// The overhead of a code in bytes: index and count, content, checksum.
const CODE_OVERHEAD: usize = 8;
/// The maximum number of codes.
pub const MOST_CODES: usize = 255;
/// What a code is part of, for errors.
const NOUN: &str = "code";

/// Returns the texts of codes with at most `room` bytes each; `None` if more than [`MOST_CODES`] are needed.
pub fn codes(whole: &[u8], room: usize) -> Option<Vec<String>> {
    let room = room.saturating_sub(CODE_OVERHEAD).max(1);
    let count = whole.len().div_ceil(room);
    let number = u8::try_from(count).ok()?;
    let sum = checksum(whole);
    // Codes of equal size are as small as possible.
    let pieces = whole.chunks(whole.len().div_ceil(count));
    let code = |(place, piece): (u8, &[u8])| {
        let mut bytes = vec![place, number];
        bytes.extend(sum.to_be_bytes());
        bytes.extend(piece);
        let [.., high, low] = checksum(&bytes).to_be_bytes();
        bytes.extend([high, low]);
        format!("{FORMAT}{}", text_encoding::to_digits(&bytes))
    };
    Some((0..).zip(pieces).map(code).collect())
}

/// The content of one of several codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodePart {
    /// The index of the code.
    pub place: usize,
    /// The number of codes.
    pub count: usize,
    /// The checksum of the whole, which is the same in all its codes.
    pub whole: u32,
    piece: Vec<u8>,
}

impl CodePart {
    /// Parses the text of a code.
    ///
    /// # Errors
    /// If it was cut off or changed, or comes from a newer version.
    pub fn read(text: &str) -> Result<Self, RefusalReport> {
        let digits = text.strip_prefix(char::from(b'0' + FORMAT));
        let Some(digits) = digits else {
            return Err(match text.as_bytes() {
                [b'2'..=b'9', ..] => newer(NOUN),
                _ => changed(NOUN),
            });
        };
        let bytes = text_encoding::from_digits(digits);
        let Some((all, [high, low])) = bytes.split_last_chunk() else {
            return Err(changed(NOUN));
        };
        if checksum(all).to_be_bytes()[2..] != [*high, *low] {
            return Err(changed(NOUN));
        }
        match all {
            [place, count, a, b, c, d, piece @ ..] if place < count => Ok(Self {
                place: usize::from(*place),
                count: usize::from(*count),
                whole: u32::from_be_bytes([*a, *b, *c, *d]),
                piece: piece.to_vec(),
            }),
            _ => Err(changed(NOUN)),
        }
    }
}

/// Returns the indices of missing codes, given some of the same whole.
pub fn missing_codes(parts: &[CodePart]) -> Vec<usize> {
    let count = parts.first().map_or(0, |one| one.count);
    let missing = |place: &usize| parts.iter().all(|one| one.place != *place);
    (0..count).filter(missing).collect()
}

/// Joins codes, which may be in any order.
///
/// # Errors
/// If codes are missing or of different wholes.
pub fn joined_codes(parts: &[CodePart]) -> Result<Vec<u8>, RefusalReport> {
    let mut whole = Vec::new();
    for place in 0..parts.first().map_or(0, |one| one.count) {
        let Some(part) = parts.iter().find(|one| one.place == place) else {
            return Err(cut_off(NOUN));
        };
        whole.extend(&part.piece);
    }
    match parts {
        [one, ..] if checksum(&whole) == one.whole => Ok(whole),
        _ => Err(changed(NOUN)),
    }
}
