//! Interactions between fouls and other events (I1 to I10).

use crate::fouls::{About, Interaction};

/// Interactions, except those that are cases of a foul.
pub(in crate::fouls::penalty_books) static ALL: [&Interaction; 7] =
    [&I1, &I2, &I3, &I4, &I5, &I9, &I10];

static I1: Interaction = Interaction {
    clause: "I1",
    about: About::ChonboAndWin,
    text: "Another player wins at the same moment, so the chombo is void: that win is scored, and riichi bets, counters and the deal go as after any win.",
};

static I2: Interaction = Interaction {
    clause: "I2",
    about: About::ChonboAndDraw,
    text: "The wall runs out at the same moment: the chombo stands, nobody pays for being noten, and no counter is added.",
};

static I3: Interaction = Interaction {
    clause: "I3",
    about: About::DeadHandAndDraw,
    text: "At an exhaustive draw a dead hand is noten: the player pays a share of the 3,000, and the deal passes if it is East.",
};

static I4: Interaction = Interaction {
    clause: "I4",
    about: About::DeadHandInPlay,
    text: "Without riichi the player still chooses the discards. After riichi the tile that was drawn is discarded, and the bet stays.",
};

static I5: Interaction = Interaction {
    clause: "I5",
    about: About::Points,
    text: "Points are taken from the overall score alone. The scores of the table, the places, the uma and the others stay as they are; one point is worth 1,000 at the table.",
};

static I9: Interaction = Interaction {
    clause: "I9",
    about: About::NoPenalty,
    text: "If it is done again and again, or what is asked is refused, the referee may see it as obstruction.",
};

static I10: Interaction = Interaction {
    clause: "I10",
    about: About::DeadHandInPlay,
    text: "The hand should be declared dead so that all know it: only then a later call costs points.",
};
