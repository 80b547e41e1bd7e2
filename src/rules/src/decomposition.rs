//! Decomposition of a hand into sets and a pair or an irregular pattern, its waits, and its shanten number.

mod combinations;
mod decompose;
mod irregular;
mod knitted;
mod nearest;
mod orphans;
mod pattern;
mod reading;
mod reading_text;
mod set_mask;
mod unrelated;
mod waits;

pub use combinations::*;
pub use decompose::*;
pub(crate) use irregular::*;
pub(crate) use knitted::*;
pub use nearest::*;
pub(crate) use orphans::*;
pub use pattern::*;
pub use reading::*;
pub use set_mask::*;
pub(crate) use unrelated::*;
pub use waits::*;
