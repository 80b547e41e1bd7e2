//! What a verdict does to the overall score, the hand, the riichi bets, the counters, the dealer.

use super::verdict::SameTime;
use super::{Fine, Outcome, PenaltyBook};
use crate::schema::Overall;

/// What a verdict does. The scores of the table stay as they are, but for a fine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// What is added to the overall score of the player; `None` where the referee says.
    pub overall: Option<Overall>,
    /// What is taken from the score at the table.
    pub fine: Option<&'static Fine>,
    /// What becomes of the hand.
    pub hand: HandAfter,
    /// What becomes of the riichi bets.
    pub bets: Bets,
    /// What becomes of the continuance counters.
    pub counters: Counters,
    /// Who deals next.
    pub dealer: DealerAfter,
}

macro_rules! words {
    ($(#[$doc:meta])* $type:ident { $($(#[$one:meta])* $name:ident $key:literal $says:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$one])* $name,)* }

        impl $type {
            /// The word of the data face.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// It in a sentence; nothing where it goes without saying.
            pub const fn says(self) -> &'static str {
                match self { $(Self::$name => $says,)* }
            }
        }
    };
}

words! {
    /// What becomes of a hand.
    HandAfter {
        /// Everybody plays on.
        Continues "continues" "",
        /// The player takes part no longer.
        Dead "dead hand" "",
        /// It is not played to its end.
        Void "void" "The hand is not played on: the same hand is dealt again.",
        /// It is scored as any other that was won.
        Scored "scored" "The winning hand is scored and paid as always.",
        /// Nobody won.
        Drawn "exhaustive draw" "The hand ends as an exhaustive draw.",
        /// Nobody won: a win that was called is void.
        NoWin "draw" "Nobody wins the hand: it is a draw.",
        /// Nobody won, and the player is noten.
        Noten "exhaustive draw" "The hand ends as an exhaustive draw. The player counts as noten and pays the share of it.",
        /// The player had none.
        NotPlayed "n/a (hanchan score 0)" "A substitute plays the hanchan.",
        /// The player isn't there for the whole session.
        Lost "n/a (session lost)" "The seat stays empty: it pays as if somebody sat there.",
        /// It stands outside the hand.
        Untouched "n/a" "",
    }
}

words! {
    /// What becomes of riichi bets.
    Bets {
        /// They lie where they are.
        Stay "stay" "",
        /// Those of this hand go back to who declared.
        Returned "returned to declarers" "Riichi bets of this hand go back to those who declared. Older ones stay on the table.",
        /// That of the player goes back.
        Back "returned to the player" "The player takes the riichi bet back.",
        /// The winner takes them.
        ToWinner "to the winner" "Riichi bets go to the winner.",
        /// They wait for the next winner.
        OnTable "stay on table" "Riichi bets stay on the table.",
        /// There is nothing to say about them.
        Untouched "n/a" "",
    }
}

words! {
    /// What becomes of continuance counters.
    Counters {
        /// As always.
        Normal "normal" "",
        /// None is added and none removed.
        Unchanged "unchanged" "No continuance counter is added or removed.",
        /// One more.
        Added "+1" "A continuance counter is added.",
        /// There is nothing to say about them.
        Untouched "n/a" "",
    }
}

words! {
    /// Who deals next.
    DealerAfter {
        /// As always.
        Normal "normal" "",
        /// East stays.
        Stays "stays" "The dealer stays.",
        /// The deal passes on if it was East who did it.
        RotatesIfEast "rotates if the offender is East" "If it is East, the deal passes.",
        /// The deal passes on.
        Rotates "rotates" "The deal passes.",
        /// There is nothing to say about it.
        Untouched "n/a" "",
    }
}

impl Effects {
    pub(super) fn new(
        book: &PenaltyBook,
        outcome: Outcome,
        same_time: SameTime,
        bets: Option<Bets>,
        minutes: u32,
    ) -> Self {
        let mut effects = Self::of(book, outcome, same_time, minutes);
        if let Some(bets) = bets {
            effects.bets = bets;
        }
        effects
    }

    fn of(book: &PenaltyBook, outcome: Outcome, same_time: SameTime, minutes: u32) -> Self {
        let goes_on = Self::goes_on(book);
        let scored = Self {
            hand: HandAfter::Scored,
            bets: Bets::ToWinner,
            ..goes_on
        };
        let drawn = Self {
            hand: HandAfter::Drawn,
            bets: Bets::OnTable,
            counters: Counters::Added,
            ..goes_on
        };
        let noten = Self {
            hand: HandAfter::Noten,
            dealer: DealerAfter::RotatesIfEast,
            ..drawn
        };
        // The foul changes nothing of how the hand goes on, or how it ended.
        let played = match same_time {
            SameTime::Nothing => goes_on,
            SameTime::Win => scored,
            SameTime::Draw => drawn,
        };
        let void = Self {
            hand: HandAfter::Void,
            counters: Counters::Unchanged,
            dealer: DealerAfter::Stays,
            ..goes_on
        };
        let outside = Self {
            hand: HandAfter::Untouched,
            bets: Bets::Untouched,
            counters: Counters::Untouched,
            dealer: DealerAfter::Untouched,
            ..goes_on
        };
        let minutes = i32::try_from(minutes).unwrap_or(i32::MAX);
        let minus = |points| Some(Overall::default() - points);
        match outcome {
            Outcome::Chonbo(_) if same_time == SameTime::Win => scored,
            Outcome::Allowed
            | Outcome::NotPenalized
            | Outcome::Warned
            | Outcome::Furiten
            | Outcome::Forced
            | Outcome::Settled
            | Outcome::As(..) => played,
            Outcome::Fine(fine) | Outcome::DisqualifiedAndFined(fine) => {
                goes_on.fined(fine, void, outside)
            }
            Outcome::Drawn => Self {
                hand: HandAfter::NoWin,
                ..goes_on
            },
            Outcome::Part(part) => Self {
                overall: minus(part),
                ..played
            },
            Outcome::Undetermined => scored,
            Outcome::Points(points) => Self {
                overall: minus(Overall::points(points)),
                ..played
            },
            Outcome::PointsPerMinute => Self {
                overall: minus(Overall::points(minutes)),
                ..outside
            },
            Outcome::Chonbo(_) => Self {
                overall: minus(Overall::points(book.chonbo)),
                bets: Bets::Returned,
                ..void
            },
            Outcome::Redealt => Self {
                bets: Bets::Untouched,
                ..void
            },
            Outcome::DeadHand => match same_time {
                SameTime::Nothing => Self {
                    hand: HandAfter::Dead,
                    ..goes_on
                },
                SameTime::Win => scored,
                SameTime::Draw => noten,
            },
            Outcome::Noten => noten,
            Outcome::Missed(points) => Self {
                overall: minus(Overall::points(points)),
                hand: HandAfter::NotPlayed,
                ..outside
            },
            Outcome::Absent => Self {
                hand: HandAfter::Lost,
                ..outside
            },
            Outcome::Referee(_) | Outcome::Chonbos(_) => Self {
                overall: None,
                ..outside
            },
            Outcome::NotRanked | Outcome::Disqualified => outside,
        }
    }

    /// What a fine does in a hand that goes on without it.
    fn fined(self, fine: &'static Fine, void: Self, outside: Self) -> Self {
        let of_hand = match fine.hand {
            HandAfter::Void => Self {
                counters: self.counters,
                ..void
            },
            hand @ (HandAfter::Untouched | HandAfter::Lost) => Self { hand, ..outside },
            hand => Self { hand, ..self },
        };
        Self {
            fine: Some(fine),
            ..of_hand
        }
    }

    /// Nothing but that the hand goes on.
    fn goes_on(book: &PenaltyBook) -> Self {
        let (bets, counters) = match book.stakes {
            Some(_) => (Bets::Stay, Counters::Normal),
            None => (Bets::Untouched, Counters::Untouched),
        };
        Self {
            overall: Some(Overall::default()),
            fine: None,
            hand: HandAfter::Continues,
            bets,
            counters,
            dealer: DealerAfter::Normal,
        }
    }

    /// Whether the hand is dealt again.
    pub fn redeal(&self) -> bool {
        self.hand == HandAfter::Void
    }
}
