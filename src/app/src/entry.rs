//! Other ways to enter a hand than taps: slides, typed letters, pasted text. Pure; the components of the same
//! names handle the input.

mod paste;
mod slide;
mod typing;

pub use paste::{parse_paste, parse_paste_partly};
pub use slide::{Reach, Slide, reach};
pub use typing::{TypingResult, split_prefix, type_letter};

use tilewise_rules::notation::{parse_bonus, parse_with_red};

use crate::state::Key;

/// Parses the name of a key in the page, such as `7s` or `f1`.
pub fn key(text: &str) -> Option<Key> {
    if let Ok(tile) = parse_bonus(text) {
        return Some(Key::Bonus(tile));
    }
    let (tiles, red) = parse_with_red(text).ok()?;
    match tiles.as_slice() {
        [tile] if red.is_empty() => Some(Key::Tile(*tile)),
        [tile] => Some(Key::Red(*tile)),
        _ => None,
    }
}
