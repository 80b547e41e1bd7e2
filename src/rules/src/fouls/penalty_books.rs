//! The penalty books. A new one is a folder here and a line in [`ALL`].

mod ema_2025;
mod wrc_2015;
mod wrc_2025;

use crate::fouls::{Named, PenaltyBook};

pub use ema_2025::BOOK as EMA_2025;
pub use wrc_2015::BOOK as WRC_2015;
pub use wrc_2025::BOOK as WRC_2025;

/// All penalty books; the first is played by where nothing else is chosen.
pub static ALL: [&PenaltyBook; 3] = [&WRC_2015, &EMA_2025, &WRC_2025];

/// What they are called.
const NAMED: [Named; 3] = [wrc_2015::NAMED, ema_2025::NAMED, wrc_2025::NAMED];

/// The penalty book of a key, or of another name of it.
pub fn by_key(key: &str) -> Option<&'static PenaltyBook> {
    let named = NAMED.iter().find(|named| named.has(key))?;
    ALL.into_iter().find(|book| book.key == named.key)
}

/// The name of the penalty book of a key; the book itself is not linked for it.
pub fn name_of(key: &str) -> Option<&'static str> {
    let named = NAMED.iter().find(|named| named.has(key))?;
    Some(named.name)
}
