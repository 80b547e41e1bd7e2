//! Hands: tiles as input and as a validated hand, melds, the context of a win, and their notation.

mod geometry;
mod hand;
mod hand_error;
mod hand_input;
mod liability;
mod meld;
pub mod notation;
mod reseat;
mod table_stakes;
mod win_context;

pub use geometry::*;
pub use hand::*;
pub use hand_error::*;
pub use hand_input::*;
pub use liability::*;
pub use meld::*;
pub use notation::WinInput;
pub use reseat::*;
pub use table_stakes::*;
pub use win_context::*;
