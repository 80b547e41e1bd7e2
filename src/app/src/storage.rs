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
/// House rules that were kept under a name.
pub const HOUSES: &str = "tilewise.houses";
/// The penalty book that was asked last.
pub const FOULS: &str = "tilewise.fouls";
/// The identity of the device, by which entries of games say where they were written.
pub const DEVICE: &str = "tilewise.device";
/// The game that was shown last.
pub const GAME: &str = "tilewise.game";
/// The names of players, the last ones first.
pub const PLAYERS: &str = "tilewise.players";
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
