//! The options of a house, book by book, as the readings of the books list them.

pub mod hk_old_style;
pub mod singapore;
pub mod sparrows_nest;
