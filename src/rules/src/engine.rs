//! Checks, scores and explains hands by any rule set; knows none.

mod check;
mod event_inquiry;
mod fault;
mod house;
mod improvements;
mod liability_questions;
mod plan;
mod score;
mod tally;

pub use check::*;
pub use event_inquiry::*;
pub use fault::*;
pub use house::*;
pub use improvements::*;
pub use liability_questions::*;
pub(crate) use plan::*;
pub use score::*;
pub use tally::*;
