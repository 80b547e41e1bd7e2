//! What only riichi has to be drawn: it comes with its rules.

use crate::chunk::chunk;
use crate::components::score::extras::{self, Extras};

chunk! {
    /// Keys of red fives, indicators, and what lies on the table.
    pub static EXTRAS: &'static Extras = &extras::ALL, in riichi;
}
