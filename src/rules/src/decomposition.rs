//! Every way to read a hand as sets and a pair, or as an irregular pattern; and what a hand waits for.

mod decompose;
mod reading;
mod set_mask;
mod waits;

pub use decompose::*;
pub use reading::*;
pub use set_mask::*;
pub use waits::*;
