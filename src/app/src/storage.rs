//! Local storage between visits. The page also works without it.
//!
//! `gloo::storage` panics if the browser denies storage, so it isn't used.

use web_sys::Storage;

use crate::browser::{is_embedded, window};

/// The rules and seats of the last hand, as a link.
pub const TABLE: &str = "tilewise.table";
/// How much of the first paint is right at the next visit.
pub const SHELL: &str = "tilewise.shell";
/// The unfinished hand, as a link.
pub const HAND: &str = "tilewise.hand";
/// An unfinished hand that became unreadable.
pub const UNREAD_HAND: &str = "tilewise.hand.unread";
/// The game for which a hand is entered, and the position in it.
const ENTERED: &str = "tilewise.hand.game";
/// The saved house rules.
pub const HOUSES: &str = "tilewise.houses";
/// The last penalty book.
pub const FOULS: &str = "tilewise.fouls";
/// The id of the device, which is part of entries.
pub const DEVICE: &str = "tilewise.device";
/// The current game.
pub const GAME: &str = "tilewise.game";
/// The draft of an entry at the Table.
pub const HALF: &str = "tilewise.half";
/// The names of players, most recent first.
pub const PLAYERS: &str = "tilewise.players";
/// The last game that was opened from a file.
pub const OPENED: &str = "tilewise.opened";
/// Codes of incomplete games, one per line.
pub const CODES: &str = "tilewise.codes";
/// The chosen language.
pub const LANGUAGE: &str = "tilewise.language";
/// The chosen theme.
pub const THEME: &str = "tilewise.theme";
/// The chosen corners of tiles.
pub const CORNERS: &str = "tilewise.corners";
/// The chosen names of elements.
pub const NAMES: &str = "tilewise.names";
/// Whether keyboard letters work outside the hand.
pub const TYPING: &str = "tilewise.typing";

/// Returns the storage; `None` for an embedded page, whose host configures it.
fn storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window()?.local_storage().ok()?
}

/// Returns the text of a key.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Stores a text, if the browser allows it.
pub fn save(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Stores the game for which a hand is entered, for this tab and for other tabs that open the unfinished
/// hand.
pub fn enter_for(game: &str) {
    save(ENTERED, game);
    if let Some(storage) = session_storage() {
        let _ = storage.set_item(ENTERED, game);
    }
}

/// Returns the game for which this hand is entered, if there is one.
pub fn entered_for(hand: &str) -> Option<String> {
    let here = session_storage().and_then(|storage| storage.get_item(ENTERED).ok()?);
    let begun = || load(ENTERED).filter(|_| load(HAND).as_deref() == Some(hand));
    here.or_else(begun).filter(|game| !game.is_empty())
}

fn session_storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window()?.session_storage().ok()?
}
