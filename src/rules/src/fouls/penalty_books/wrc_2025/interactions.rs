//! What follows where two things meet (I1 to I10).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015;
use crate::fouls::{About, Interaction};

/// All of them. Those that are cases of a foul are there.
pub(super) static ALL: [&Interaction; 7] =
    inherit::interactions(&wrc_2015::interactions::ALL, &[Differs::Instead(&I10)]);

static I10: Interaction = Interaction {
    clause: "I10",
    about: About::DeadHandInPlay,
    says: "The player must know that the hand is dead: until then a later call costs no more than a warning. Calling a win is chombo in any case.",
};
