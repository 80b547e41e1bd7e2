//! Checks and scores hands by any rule set, independent of a specific one.

mod check;
mod fault;
mod missing;
mod score;
mod unused_context;
mod values_in_hands;
mod waiting;
mod winners;

pub use check::*;
pub use fault::*;
pub use missing::*;
pub use score::*;
pub use unused_context::*;
pub use values_in_hands::*;
pub use waiting::*;
pub use winners::*;
