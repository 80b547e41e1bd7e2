//! Links and QR codes of games: a log as a short text.
//!
//! Formats are permanent: `tests/suite/game-links.txt` contains samples of each. A change of a format needs a
//! new number.

mod arithmetic_coder;
mod model;
mod rows;

use tilewise_ledger::Log;

use super::{log_of, read_game};
use crate::catalogue::Catalogue;
use crate::report::RefusalReport;
use crate::text_encoding;

/// The format for new links.
const FORMAT: u8 = 1;
/// A dictionary of typical rows for every rule set, which makes the text shorter.
const DICTIONARY: &str = include_str!("link/known.txt");
/// The maximum length of the uncompressed game in bytes.
const LONGEST: usize = 4 << 20;
/// The overhead of a code in bytes: index and count, game, checksum.
const CODE_OVERHEAD: usize = 8;
/// The maximum number of codes for a game.
pub const MOST_CODES: usize = 255;

/// Returns a game as the text of a link.
pub fn game_link(log: &Log) -> String {
    text_encoding::to_base64url(&packed(log))
}

/// Parses the text of a link.
///
/// # Errors
/// If it was cut off, changed, or comes from a newer version, or if the game can't be read.
pub fn read_game_link(text: &str, catalogue: Catalogue) -> Result<Log, RefusalReport> {
    unpacked(&text_encoding::from_base64url(text), catalogue)
}

/// Returns the texts of codes with at most `room` bytes of the game each; `None` if it needs more than
/// [`MOST_CODES`].
pub fn game_codes(log: &Log, room: usize) -> Option<Vec<String>> {
    let whole = packed(log);
    let room = room.saturating_sub(CODE_OVERHEAD).max(1);
    let count = whole.len().div_ceil(room);
    let number = u8::try_from(count).ok()?;
    let sum = checksum(&whole);
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
    /// The checksum of the game, which is the same in all its codes.
    pub game: u32,
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
                [b'2'..=b'9', ..] => newer(),
                _ => changed(),
            });
        };
        let bytes = text_encoding::from_digits(digits);
        let Some((all, [high, low])) = bytes.split_last_chunk() else {
            return Err(changed());
        };
        if checksum(all).to_be_bytes()[2..] != [*high, *low] {
            return Err(changed());
        }
        match all {
            [place, count, a, b, c, d, piece @ ..] if place < count => Ok(Self {
                place: usize::from(*place),
                count: usize::from(*count),
                game: u32::from_be_bytes([*a, *b, *c, *d]),
                piece: piece.to_vec(),
            }),
            _ => Err(changed()),
        }
    }
}

/// Returns the indices of missing codes, given some of the same game.
pub fn missing_codes(parts: &[CodePart]) -> Vec<usize> {
    let count = parts.first().map_or(0, |one| one.count);
    let missing = |place: &usize| parts.iter().all(|one| one.place != *place);
    (0..count).filter(missing).collect()
}

/// Reads a game from its codes in any order.
///
/// # Errors
/// If codes are missing or from different games, or if the game can't be read.
pub fn read_game_codes(parts: &[CodePart], catalogue: Catalogue) -> Result<Log, RefusalReport> {
    let mut whole = Vec::new();
    for place in 0..parts.first().map_or(0, |one| one.count) {
        let Some(part) = parts.iter().find(|one| one.place == place) else {
            return Err(cut_off());
        };
        whole.extend(&part.piece);
    }
    match parts {
        [one, ..] if checksum(&whole) == one.game => unpacked(&whole, catalogue),
        _ => Err(changed()),
    }
}

/// Returns the format, lengths, checksum and compressed rows.
fn packed(log: &Log) -> Vec<u8> {
    let rows = rows::encode(log);
    let compressed = arithmetic_coder::compress(&rows, DICTIONARY);
    let mut bytes = vec![FORMAT];
    rows::number(&mut bytes, rows.len() as u64);
    rows::number(&mut bytes, compressed.len() as u64);
    bytes.extend(checksum(&rows).to_be_bytes());
    bytes.extend(compressed);
    bytes
}

fn unpacked(bytes: &[u8], catalogue: Catalogue) -> Result<Log, RefusalReport> {
    let mut rest = match bytes {
        [FORMAT, rest @ ..] => rest,
        [] => return Err(cut_off()),
        [format, ..] if *format > FORMAT && *format < 16 => return Err(newer()),
        _ => return Err(changed()),
    };
    let mut length = || rows::take_number(&mut rest);
    let (Some(length), Some(compressed)) = (length(), length()) else {
        return Err(cut_off());
    };
    let Some((sum, rest)) = rest.split_first_chunk() else {
        return Err(cut_off());
    };
    let (Ok(length), Ok(compressed)) = (usize::try_from(length), usize::try_from(compressed))
    else {
        return Err(changed());
    };
    if length > LONGEST {
        return Err(changed());
    }
    let Some(compressed) = rest.get(..compressed) else {
        return Err(cut_off());
    };
    let rows = arithmetic_coder::expand(compressed, length, DICTIONARY).ok_or_else(changed)?;
    if checksum(&rows).to_be_bytes() != *sum {
        return Err(changed());
    }
    let file = rows::decode(&rows).ok_or_else(changed)?;
    log_of(&read_game(file.as_bytes())?, catalogue)
}

/// Returns the CRC-32 checksum.
fn checksum(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            sum >> 1 ^ (0xEDB8_8320 * (sum & 1))
        })
    });
    !sum
}

fn cut_off() -> RefusalReport {
    let message = "the end of the game is missing: it was cut off, share it again";
    RefusalReport::single("cut-off", message.to_owned())
}

fn changed() -> RefusalReport {
    let message = "the game can’t be read: it was changed on the way, share it again";
    RefusalReport::single("bad-request", message.to_owned())
}

fn newer() -> RefusalReport {
    let message = "the game is of a newer Tilewise: load the page anew";
    RefusalReport::single("unknown-version", message.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksum_is_crc32() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
