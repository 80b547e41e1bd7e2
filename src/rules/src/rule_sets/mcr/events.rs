//! What MCR says beside the score of a hand.

use crate::schema::Event;

/// The events, in the order in which they are offered.
pub(super) static EVENTS: [Event; 0] = [];
