//! What a rule set is made of: types only, no book.

mod circumstance;
mod element;
mod element_set;
mod event;
mod liability;
mod money;
mod overall;
mod payment;
mod question;
mod rule_option;
mod rule_set;

pub use circumstance::*;
pub use element::*;
pub use element_set::*;
pub use event::*;
pub use liability::*;
pub use money::*;
pub use overall::*;
pub use payment::*;
pub use question::*;
pub use rule_option::*;
pub use rule_set::*;
