//! What the browser keeps between visits. Where it keeps nothing, the page works all the same.
//!
//! Not `gloo::storage`: it panics where a browser denies its storage altogether.

use web_sys::Storage;

use crate::browser::{is_embedded, window};

/// The house and the seats of the last hand, as a link.
pub const TABLE: &str = "tilewise.table";
/// The hand that was begun, as a link.
pub const HAND: &str = "tilewise.hand";
/// One that couldn't be read any more.
pub const UNREAD_HAND: &str = "tilewise.hand.unread";
/// The game for which a hand is entered, and its place there.
const ENTERED: &str = "tilewise.hand.game";
/// House rules that were kept under a name.
pub const HOUSES: &str = "tilewise.houses";
/// The penalty book that was asked last.
pub const FOULS: &str = "tilewise.fouls";
/// The identity of the device, by which entries of games say where they were written.
pub const DEVICE: &str = "tilewise.device";
/// The game that was shown last.
pub const GAME: &str = "tilewise.game";
/// What is half told at the Table.
pub const HALF: &str = "tilewise.half";
/// The names of players, the last ones first.
pub const PLAYERS: &str = "tilewise.players";
/// The game that was opened from a file last.
pub const OPENED: &str = "tilewise.opened";
/// Codes of games of which some are still missing, a line each.
pub const CODES: &str = "tilewise.codes";
/// The language that was chosen.
pub const LANGUAGE: &str = "tilewise.language";
/// The theme that was chosen.
pub const THEME: &str = "tilewise.theme";
/// The corners of tiles that were chosen.
pub const CORNERS: &str = "tilewise.corners";
/// The names that were chosen.
pub const NAMES: &str = "tilewise.names";
/// Whether the letters of a keyboard work outside the hand.
pub const TYPING: &str = "tilewise.typing";

/// A page inside another one keeps nothing: what it is like is said by the one around.
fn storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window()?.local_storage().ok()?
}

/// What was kept under a key.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text, if the browser lets us.
pub fn save(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Keeps for which game a hand is entered: for as long as this page is open, and for whoever opens
/// another one with the hand that was begun.
pub fn enter_for(game: &str) {
    save(ENTERED, game);
    if let Some(storage) = of_page() {
        let _ = storage.set_item(ENTERED, game);
    }
}

/// The game for which this hand is entered, if it is.
pub fn entered_for(hand: &str) -> Option<String> {
    let here = of_page().and_then(|storage| storage.get_item(ENTERED).ok()?);
    let begun = || load(ENTERED).filter(|_| load(HAND).as_deref() == Some(hand));
    here.or_else(begun).filter(|game| !game.is_empty())
}

fn of_page() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window()?.session_storage().ok()?
}
