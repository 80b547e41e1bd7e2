//! What follows where two things meet (I1 to I10).

use crate::fouls::Interaction;
use crate::fouls::penalty_books::wrc_2015::interactions::{I1, I2, I3, I4, I5, I9};

/// All of them. Those that are cases of a foul are there.
pub(super) static ALL: [Interaction; 7] = [I1, I2, I3, I4, I5, I9, I10];

const I10: Interaction = Interaction {
    clause: "I10",
    says: "The player must know that the hand is dead: until then a later call costs no more than a warning. Calling a win is chonbo in any case.",
};
