//! Checks, scores and explains hands by any rule set, independent of a specific one.

mod check;
mod event_inquiry;
mod fault;
mod finder;
mod improvements;
mod liability_questions;
mod matching;
mod missing;
mod near_miss;
mod score;
mod selection;
mod tally;
mod unused_context;
mod values_in_hands;
mod waiting;
mod winners;

pub use check::*;
pub use fault::*;
pub use finder::*;
pub use improvements::*;
pub use liability_questions::*;
pub(crate) use matching::*;
pub use missing::*;
pub use near_miss::*;
pub use score::*;
pub use unused_context::*;
pub use values_in_hands::*;
pub use waiting::*;
pub use winners::*;
