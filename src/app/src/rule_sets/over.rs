//! What the rule sets with a file of their own build on. It is for the splitter, which has a file for
//! everything that is shared by chunks of which none builds on the other.

use crate::chunk::chunk;
use crate::components::screens::{self, Over};

chunk! {
    /// What riichi builds on.
    pub static OVER: &'static Over = &screens::OVER, in riichi;
}
