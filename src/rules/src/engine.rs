//! Checks, scores and explains hands by any rule set; knows none.

mod ask;
mod best_together;
mod check;
mod event_inquiry;
mod fault;
mod finder;
mod ignored;
mod improvements;
mod liability_questions;
mod misses;
mod missing;
mod score;
mod tally;
mod values_in_hands;
mod waiting;
mod winners;

pub(crate) use ask::*;
pub use check::*;
pub use fault::*;
pub use finder::*;
pub use ignored::*;
pub use improvements::*;
pub use liability_questions::*;
pub use misses::*;
pub use missing::*;
pub use score::*;
pub use values_in_hands::*;
pub use waiting::*;
pub use winners::*;
