//! Interactions between fouls and other events (I1 to I10).

use crate::fouls::{
    About, Interaction,
    inherit::{self, Patch},
    penalty_books::wrc_2015,
};

/// Interactions, except those that are cases of a foul.
pub(super) static ALL: [&Interaction; 7] =
    inherit::interactions(&wrc_2015::interactions::ALL, &[Patch::Replace(&I10)]);

static I10: Interaction = Interaction {
    clause: "I10",
    about: About::DeadHandInPlay,
    text: "The player must know that the hand is dead: until then a later call costs no more than a warning. Calling a win is chombo in any case.",
};
