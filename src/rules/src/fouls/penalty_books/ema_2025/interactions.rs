//! Interactions between fouls and other events (I1 to I10, E17).

use crate::fouls::{
    About, Interaction,
    inherit::{self, Patch},
    penalty_books::wrc_2015,
};

/// Interactions, except those that are cases of a foul.
pub(super) static ALL: [&Interaction; 8] = inherit::interactions(
    &wrc_2015::interactions::ALL,
    &[
        Patch::Replace(&I2),
        Patch::Replace(&I10),
        Patch::Append(&E17),
    ],
);

static I2: Interaction = Interaction {
    clause: "I2",
    about: About::ChonboAndDraw,
    text: "A chombo right after the last discard is a dead hand, and the draw is settled as always. Only what the draw itself brings to light, such as a noten riichi, stays chombo: nobody pays for being noten, and no counter is added.",
};

static I10: Interaction = Interaction {
    clause: "I10",
    about: About::DeadHandInPlay,
    text: "A hand is dead only once it has been declared so: from then on any call is chombo.",
};

static E17: Interaction = Interaction {
    clause: "E17",
    about: About::Chonbo,
    text: "After the signal that ends the time, a hand that ended in a chombo counts as one that was played.",
};
