//! Links and QR codes of games: a log as a short text.
//!
//! Formats are permanent: `tests/suite/game-links.txt` contains samples of each. A change of a format needs a
//! new number.

mod rows;

use tilewise_ledger::Log;

use super::{log_of, read_game};
use crate::catalogue::Catalogue;
use crate::packing::{CodePart, PackingFormat, changed, codes, joined_codes, packed, unpacked};
use crate::report::RefusalReport;
use crate::text_encoding;

/// The format for new links. Its dictionary has typical rows for every rule set.
const FORMAT: PackingFormat = PackingFormat {
    number: 1,
    dictionary: include_str!("link/known.txt"),
    longest: 4 << 20,
    noun: "game",
};

/// Returns a game as the text of a link.
pub fn game_link(log: &Log) -> String {
    text_encoding::to_base64url(&packed_game(log))
}

/// Parses the text of a link.
///
/// # Errors
/// If it was cut off, changed, or comes from a newer version, or if the game can't be read.
pub fn read_game_link(text: &str, catalogue: Catalogue) -> Result<Log, RefusalReport> {
    unpacked_game(&text_encoding::from_base64url(text), catalogue)
}

/// Returns the texts of codes with at most `room` bytes of the game each; `None` if it needs more than
/// [`MOST_CODES`](crate::packing::MOST_CODES).
pub fn game_codes(log: &Log, room: usize) -> Option<Vec<String>> {
    codes(&packed_game(log), room)
}

/// Reads a game from its codes in any order.
///
/// # Errors
/// If codes are missing or from different games, or if the game can't be read.
pub fn read_game_codes(parts: &[CodePart], catalogue: Catalogue) -> Result<Log, RefusalReport> {
    unpacked_game(&joined_codes(parts)?, catalogue)
}

fn packed_game(log: &Log) -> Vec<u8> {
    packed(&rows::encode(log), FORMAT)
}

fn unpacked_game(bytes: &[u8], catalogue: Catalogue) -> Result<Log, RefusalReport> {
    let rows = unpacked(bytes, FORMAT)?;
    let file = rows::decode(&rows).ok_or_else(|| changed(FORMAT.noun))?;
    log_of(&read_game(file.as_bytes())?, catalogue)
}
