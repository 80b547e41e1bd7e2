//! Effects of a verdict on the overall score, the deal, the riichi bets, the counters and the dealer.

use super::verdict::SameTime;
use super::{Fine, Outcome, PenaltyBook};
use crate::model::Overall;

/// Effects of a verdict. Scores at the table change only by a fine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// Points added to the overall score of the player; `None` if the referee decides.
    pub overall: Option<Overall>,
    /// Fine, taken from the score at the table.
    pub fine: Option<&'static Fine>,
    /// Status of the deal.
    pub hand: HandAfter,
    /// Treatment of the riichi bets.
    pub bets: Bets,
    /// Treatment of the continuance counters.
    pub counters: Counters,
    /// Next dealer.
    pub dealer: DealerAfter,
}

macro_rules! words {
    ($(#[$doc:meta])* $type:ident { $($(#[$one:meta])* $name:ident $key:literal $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$one])* $name,)* }

        impl $type {
            /// Returns the key in the JSON interface.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// Returns the sentence; empty if none is needed.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

words! {
    /// Status of the deal after a foul.
    HandAfter {
        /// All players play on.
        Continues "continues" "",
        /// The hand of the player is dead.
        Dead "dead hand" "",
        /// The deal is void and dealt again.
        Void "void" "The hand is not played on: the same hand is dealt again.",
        /// The win is scored normally.
        Scored "scored" "The winning hand is scored and paid as always.",
        /// The deal is an exhaustive draw.
        Drawn "exhaustive draw" "The hand ends as an exhaustive draw.",
        /// The deal is a draw: a win that was called is void.
        NoWin "draw" "Nobody wins the hand: it is a draw.",
        /// The deal is an exhaustive draw, and the player is noten.
        Noten "exhaustive draw" "The hand ends as an exhaustive draw. The player counts as noten and pays the share of it.",
        /// The player took part in no deal.
        NotPlayed "n/a (hanchan score 0)" "A substitute plays the hanchan.",
        /// The player misses the whole session.
        Lost "n/a (session lost)" "The seat stays empty: it pays as if somebody sat there.",
        /// The foul occurred outside a deal.
        Untouched "n/a" "",
    }
}

words! {
    /// Treatment of riichi bets after a foul.
    Bets {
        /// Bets stay on the table.
        Stay "stay" "",
        /// Bets of this deal return to the players who declared.
        Returned "returned to declarers" "Riichi bets of this hand go back to those who declared. Older ones stay on the table.",
        /// The bet of the player is returned.
        Back "returned to the player" "The player takes the riichi bet back.",
        /// Bets go to the winner.
        ToWinner "to the winner" "Riichi bets go to the winner.",
        /// Bets stay on the table for the next winner.
        OnTable "stay on table" "Riichi bets stay on the table.",
        /// Not applicable.
        Untouched "n/a" "",
    }
}

words! {
    /// Treatment of continuance counters after a foul.
    Counters {
        /// The normal rules apply.
        Normal "normal" "",
        /// The number of counters is unchanged.
        Unchanged "unchanged" "No continuance counter is added or removed.",
        /// A counter is added.
        Added "+1" "A continuance counter is added.",
        /// Not applicable.
        Untouched "n/a" "",
    }
}

words! {
    /// Next dealer after a foul.
    DealerAfter {
        /// The normal rules apply.
        Normal "normal" "",
        /// The dealer stays.
        Stays "stays" "The dealer stays.",
        /// The deal passes if the offender is East.
        RotatesIfEast "rotates if the offender is East" "If it is East, the deal passes.",
        /// The deal passes.
        Rotates "rotates" "The deal passes.",
        /// Not applicable.
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
        let mut effects = Self::for_outcome(book, outcome, same_time, minutes);
        if let Some(bets) = bets {
            effects.bets = bets;
        }
        effects
    }

    fn for_outcome(
        book: &PenaltyBook,
        outcome: Outcome,
        same_time: SameTime,
        minutes: u32,
    ) -> Self {
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
        // The foul itself changes nothing about the deal.
        let played = match same_time {
            SameTime::None => goes_on,
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
            | Outcome::SameAs(..) => played,
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
                SameTime::None => Self {
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
            Outcome::EmptySeat => Self {
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

    /// Applies a fine to the effects of a deal that continues.
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

    /// Returns the effects of a foul after which the deal continues unchanged.
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

    /// Returns whether the deal is dealt again.
    pub fn redeal(&self) -> bool {
        self.hand == HandAfter::Void
    }
}
