//! The penalty books. A new one is a folder here and a line in [`ALL`].

mod ema_2025;
mod wrc_2015;
mod wrc_2025;

use crate::foul::PenaltyBook;

pub use ema_2025::{BOOK as EMA_2025, COVERAGE as EMA_2025_COVERAGE};
pub use wrc_2015::{BOOK as WRC_2015, COVERAGE as WRC_2015_COVERAGE};
pub use wrc_2025::{BOOK as WRC_2025, COVERAGE as WRC_2025_COVERAGE};

/// All penalty books; the first is played by where nothing else is chosen.
pub static ALL: [&PenaltyBook; 3] = [&WRC_2015, &EMA_2025, &WRC_2025];

/// The penalty book of a key, or of another name of it.
pub fn by_key(key: &str) -> Option<&'static PenaltyBook> {
    let named = |book: &&PenaltyBook| book.key == key || book.aliases.contains(&key);
    ALL.into_iter().find(named)
}
