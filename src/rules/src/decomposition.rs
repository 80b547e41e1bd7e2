//! Decomposition of a hand into sets and a pair or an irregular pattern, its waits, and its shanten number.

mod combinations;
mod decompose;
mod irregular;
mod knitted;
mod nearest;
mod pattern;
mod reading;
mod set_mask;
mod waits;
mod write;

pub use combinations::*;
pub use decompose::*;
pub(crate) use irregular::*;
pub(crate) use knitted::*;
pub use nearest::*;
pub use pattern::*;
pub use reading::*;
pub use set_mask::*;
pub use waits::*;
