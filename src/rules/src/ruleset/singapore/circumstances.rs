//! The circumstances that Singapore asks for.

use crate::circumstance::CircumstanceRule;

/// All of them, in the order in which the screen offers them.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 0] = [];
