//! A game in a link, and in codes for cameras: its log as a short text.
//!
//! Every one that was ever written opens for ever: `tests/suite/game-links.txt` holds some of each
//! format. A format is never changed: another one gets another number.

mod letters;
mod model;
mod rows;
mod squeeze;

use tilewise_ledger::Log;

use super::{log_of, read_game};
use crate::catalogue::Catalogue;
use crate::report::Refusal;

/// The format that is written.
const FORMAT: u8 = 1;
/// Rows as they are said of every rule set: what stands in them takes less room.
const KNOWN: &str = include_str!("link/known.txt");
/// No text of a game is longer: whatever claims to be isn't read.
const LONGEST: usize = 4 << 20;
/// What a code has beside its piece: which of how many it is, of which game, and a sum.
const AROUND: usize = 8;
/// No game lies in more codes.
pub const MOST_CODES: usize = 255;

/// A game as the text of a link.
pub fn game_link(log: &Log) -> String {
    letters::in_letters(&packed(log))
}

/// Reads it.
///
/// # Errors
/// That it was cut off, changed on the way, or is of a newer Tilewise; or what can't be read of the
/// game.
pub fn read_game_link(text: &str, catalogue: Catalogue) -> Result<Log, Refusal> {
    unpacked(&letters::of_letters(text), catalogue)
}

/// A game as texts for codes, each with so many bytes of it at most; nothing if it doesn't fit into
/// [`MOST_CODES`].
pub fn game_codes(log: &Log, room: usize) -> Option<Vec<String>> {
    let whole = packed(log);
    let room = room.saturating_sub(AROUND).max(1);
    let count = whole.len().div_ceil(room);
    let number = u8::try_from(count).ok()?;
    let sum = checksum(&whole);
    // All are as large as one another, so each is as small as it can be.
    let pieces = whole.chunks(whole.len().div_ceil(count));
    let code = |(place, piece): (u8, &[u8])| {
        let mut bytes = vec![place, number];
        bytes.extend(sum.to_be_bytes());
        bytes.extend(piece);
        let [.., high, low] = checksum(&bytes).to_be_bytes();
        bytes.extend([high, low]);
        format!("{FORMAT}{}", letters::in_digits(&bytes))
    };
    Some((0..).zip(pieces).map(code).collect())
}

/// What lies in one of several codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodePart {
    /// Which of them it is, from 0.
    pub place: usize,
    /// How many there are.
    pub count: usize,
    /// By which game they belong together.
    pub game: u32,
    piece: Vec<u8>,
}

impl CodePart {
    /// Reads the text of a code.
    ///
    /// # Errors
    /// That it was cut off or changed, or is of a newer Tilewise.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let digits = text.strip_prefix(char::from(b'0' + FORMAT));
        let Some(digits) = digits else {
            return Err(match text.as_bytes() {
                [b'2'..=b'9', ..] => newer(),
                _ => changed(),
            });
        };
        let bytes = letters::of_digits(digits);
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

/// The places of the codes that are still missing beside these, which belong together.
pub fn missing_codes(parts: &[CodePart]) -> Vec<usize> {
    let count = parts.first().map_or(0, |one| one.count);
    let missing = |place: &usize| parts.iter().all(|one| one.place != *place);
    (0..count).filter(missing).collect()
}

/// The game that lies in codes, in whatever order.
///
/// # Errors
/// That some are missing, or don't belong together; or what can't be read of the game.
pub fn read_game_codes(parts: &[CodePart], catalogue: Catalogue) -> Result<Log, Refusal> {
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

/// A format, lengths, a sum, and the squeezed rows.
fn packed(log: &Log) -> Vec<u8> {
    let rows = rows::written(log);
    let squeezed = squeeze::squeezed(&rows, KNOWN);
    let mut bytes = vec![FORMAT];
    rows::number(&mut bytes, rows.len() as u64);
    rows::number(&mut bytes, squeezed.len() as u64);
    bytes.extend(checksum(&rows).to_be_bytes());
    bytes.extend(squeezed);
    bytes
}

fn unpacked(bytes: &[u8], catalogue: Catalogue) -> Result<Log, Refusal> {
    let mut rest = match bytes {
        [FORMAT, rest @ ..] => rest,
        [] => return Err(cut_off()),
        [format, ..] if *format > FORMAT && *format < 16 => return Err(newer()),
        _ => return Err(changed()),
    };
    let mut length = || rows::take_number(&mut rest);
    let (Some(length), Some(squeezed)) = (length(), length()) else {
        return Err(cut_off());
    };
    let Some((sum, rest)) = rest.split_first_chunk() else {
        return Err(cut_off());
    };
    let (Ok(length), Ok(squeezed)) = (usize::try_from(length), usize::try_from(squeezed)) else {
        return Err(changed());
    };
    if length > LONGEST {
        return Err(changed());
    }
    let Some(squeezed) = rest.get(..squeezed) else {
        return Err(cut_off());
    };
    let rows = squeeze::expanded(squeezed, length, KNOWN).ok_or_else(changed)?;
    if checksum(&rows).to_be_bytes() != *sum {
        return Err(changed());
    }
    let file = rows::read(&rows).ok_or_else(changed)?;
    log_of(&read_game(file.as_bytes())?, catalogue)
}

/// The sum that everybody knows as CRC-32.
fn checksum(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            sum >> 1 ^ (0xEDB8_8320 * (sum & 1))
        })
    });
    !sum
}

fn cut_off() -> Refusal {
    let message = "the end of the game is missing: it was cut off, share it again";
    Refusal::because("cut-off", message.to_owned())
}

fn changed() -> Refusal {
    let message = "the game can’t be read: it was changed on the way, share it again";
    Refusal::because("bad-request", message.to_owned())
}

fn newer() -> Refusal {
    let message = "the game is of a newer Tilewise: load the page anew";
    Refusal::because("unknown-version", message.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_the_one_that_everybody_knows() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
