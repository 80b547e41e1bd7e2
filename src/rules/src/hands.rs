//! Hands: tiles as input and as a validated hand, melds, the context of a win, and their notation.

mod geometry;
mod hand;
mod hand_error;
mod hand_input;
pub mod hand_notation;
mod meld;
mod reseat_win;
mod stated_liability;
mod table_stakes;
mod win_context;

pub use geometry::*;
pub use hand::*;
pub use hand_error::*;
pub use hand_input::*;
pub use hand_notation::WinInput;
pub use meld::*;
pub use reseat_win::*;
pub use stated_liability::*;
pub use table_stakes::*;
pub use win_context::*;
