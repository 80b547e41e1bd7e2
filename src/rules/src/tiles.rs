//! Tiles: the 34 kinds, bonus tiles, and multisets and sets of them.

mod bonus;
mod counts;
mod red_fives;
mod tile;
mod tile_set;

pub use bonus::*;
pub use counts::*;
pub use red_fives::*;
pub use tile::*;
pub use tile_set::*;
