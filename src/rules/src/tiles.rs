//! Tiles: the 34 kinds, bonus tiles, and multisets and sets of them.

mod bonus;
mod counts;
mod tile;
mod tile_set;

pub use bonus::*;
pub use counts::*;
pub use tile::*;
pub use tile_set::*;
