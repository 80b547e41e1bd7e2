//! Hands: tiles as they were entered and as they can exist, melds, how the win came, and the notation
//! of all that.

mod geometry;
mod hand;
mod hand_error;
mod hand_input;
mod liability;
mod meld;
pub mod notation;
mod on_table;
mod reseat;
mod win_context;

pub use geometry::*;
pub use hand::*;
pub use hand_error::*;
pub use hand_input::*;
pub use liability::*;
pub use meld::*;
pub use notation::WinInput;
pub use on_table::*;
pub use reseat::*;
pub use win_context::*;
