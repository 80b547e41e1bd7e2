//! Other ways to enter a hand than by taps: slides, typed letters, a text. Pure; the components of
//! the same names listen and draw.

mod paste;
mod slide;
mod typing;

pub use paste::{partly_pasted, pasted};
pub use slide::{Reach, Slide, reach};
pub use typing::{Typed, begun, typed};

use tilewise_rules::notation::{parse_bonus, parse_with_red};

use crate::state::Key;

/// The key that the page calls so, such as `7s` or `f1`.
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
