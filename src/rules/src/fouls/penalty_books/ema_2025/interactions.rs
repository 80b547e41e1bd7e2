//! What follows where two things meet (I1 to I10, E17).

use crate::fouls::Interaction;
use crate::fouls::penalty_books::wrc_2015::interactions::{I1, I3, I4, I5, I9};

/// All of them. Those that are cases of a foul are there.
pub(super) static ALL: [Interaction; 8] = [I1, I2, I3, I4, I5, I9, I10, E17];

const I2: Interaction = Interaction {
    clause: "I2",
    says: "A chonbo right after the last discard is a dead hand, and the draw is settled as always. Only what the draw itself brings to light, such as a noten riichi, stays chonbo: nobody pays for being noten, and no counter is added.",
};

const I10: Interaction = Interaction {
    clause: "I10",
    says: "A hand is dead only once it has been declared so: from then on any call is chonbo.",
};

const E17: Interaction = Interaction {
    clause: "E17",
    says: "After the signal that ends the time, a hand that ended in a chonbo counts as one that was played.",
};
