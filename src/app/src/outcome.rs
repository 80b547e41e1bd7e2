//! The outcome of a draft: a score, or the missing parts.

mod alternatives;
mod comparison;
mod counted;
mod details;
mod discarded;
mod inferred_tile;
mod layout;
pub mod levels;
mod liability;
mod proof;
mod scored_win;
mod value;
mod wait;
mod why;

use std::rc::Rc;

use tilewise_rules::{
    Fault, Hand, HandError, Missing, MissingSeat, NotComplete, WinBy, sort_short_by_key,
};

use crate::store::Draft;

pub use alternatives::{Alternatives, OtherReading, OtherSelection};
pub use comparison::{ElementDifference, HouseComparison, compare};
pub use counted::CountedElement;
pub use details::Details;
pub use discarded::DiscardOption;
pub use layout::{GroupKind, Layout, Piece, TileGroup};
pub use liability::LiabilityDetails;
pub use proof::{AxisProof, Proof, ProofLine};
pub use scored_win::ScoredWin;
pub use value::{ExpectedWin, WinValue};
pub use wait::{WaitResult, WaitTile};
pub use why::{RejectedElement, WhyNots};

use discarded::is_full_without_win;
use inferred_tile::with_inferred_tile;

/// The outcome of a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum HandOutcome {
    /// Tiles are missing.
    Incomplete {
        /// The number of missing tiles.
        to_go: usize,
    },
    /// Only the winning tile is missing.
    Waiting(Vec<WaitTile>),
    /// The tiles are complete, but facts about the win are missing.
    MissingFacts {
        /// The missing facts.
        questions: Vec<Missing>,
    },
    /// The hand can't be scored.
    Invalid(Vec<Fault>),
    /// The hand is scored.
    Scored(Rc<ScoredWin>),
}

impl HandOutcome {
    /// Returns the outcome of a draft.
    pub fn from_draft(draft: &Draft) -> Self {
        match ScoredWin::from_draft(draft.clone()) {
            Ok(win) => Self::Scored(Rc::new(win)),
            Err(faults) => match with_inferred_tile(draft, &faults) {
                Some(win) => Self::Scored(Rc::new(win)),
                None => Self::unscored(draft, faults),
            },
        }
    }

    /// Returns the win, if it is scored.
    pub fn win(&self) -> Option<&ScoredWin> {
        match self {
            Self::Scored(win) => Some(win),
            _ => None,
        }
    }

    fn unscored(draft: &Draft, faults: Vec<Fault>) -> Self {
        // Seven bonus tiles win if the eighth is robbed, so the discarder is missing.
        let eighth = |fault: &Fault| matches!(fault, Fault::NoBonusWin(_));
        if draft.lacks_the_eighth() && faults.iter().all(eighth) {
            let from = MissingSeat::From(WinBy::BonusTiles);
            return Self::MissingFacts {
                questions: vec![Missing::Seat(from)],
            };
        }
        let winning_tile = draft.entry.hand.winning_tile;
        let to_go = faults.iter().find_map(|fault| match fault {
            Fault::Hand(HandError::WrongTileCount { have, want, .. }) if have < want => {
                Some(want - have + usize::from(winning_tile.is_none()))
            }
            _ => None,
        });
        let mut questions = Vec::new();
        let mut wrong = Vec::new();
        for fault in faults {
            match fault.missing() {
                Some(missing) => questions.push(missing),
                None if to_go.is_some() && is_count(&fault) => {}
                None => wrong.push(fault),
            }
        }
        if !wrong.is_empty() {
            return Self::Invalid(wrong);
        }
        if questions.contains(&Missing::WinningTile) && is_full_without_win(draft) {
            return Self::Invalid(vec![Fault::NotAWin(NotComplete::Sets(
                draft.house.geometry(),
            ))]);
        }
        // Further facts may make the winning tile irrelevant.
        sort_short_by_key(&mut questions, |one| *one == Missing::WinningTile);
        if let Some(to_go) = to_go {
            return Self::Incomplete { to_go };
        }
        match Hand::new(
            &draft.entry.hand,
            draft.house.geometry(),
            draft.house.bonus(),
        ) {
            Ok(hand) if hand.winning_tile().is_none() => {
                Self::Waiting(WaitTile::all(&draft.house, &hand))
            }
            _ => Self::MissingFacts { questions },
        }
    }
}

/// Whether a fault concerns the number of tiles.
fn is_count(fault: &Fault) -> bool {
    matches!(fault, Fault::Hand(HandError::WrongTileCount { .. }))
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    fn draft(entry: &str) -> Draft {
        Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
        }
    }

    fn outcome(entry: &str) -> HandOutcome {
        HandOutcome::from_draft(&draft(entry))
    }

    #[track_caller]
    fn to_go(entry: &str, expected: usize) {
        match outcome(entry) {
            HandOutcome::Incomplete { to_go } => assert_eq!(to_go, expected, "{entry}"),
            other => panic!("{entry}: {other:?}"),
        }
    }

    #[track_caller]
    fn wrong(entry: &str, codes: &[&str]) {
        match outcome(entry) {
            HandOutcome::Invalid(faults) => {
                let found: Vec<_> = faults.iter().map(Fault::code).collect();
                assert_eq!(found, codes, "{entry}");
            }
            other => panic!("{entry}: {other:?}"),
        }
    }

    #[test]
    fn counts_the_tiles_to_go() {
        to_go("EE", 14);
        to_go("555z EE", 11);
        to_go("c567s p777p EE", 8);
        to_go("223s c567s p777p p555z w1s@W SE", 1);
    }

    #[test]
    fn thirteen_tiles_wait_each_with_its_value() {
        let thirteen = draft("2223s c567s p777s p555z SE");
        let HandOutcome::Waiting(waits) = HandOutcome::from_draft(&thirteen) else {
            panic!("no wait");
        };
        let found: Vec<_> = waits
            .into_iter()
            .map(|wait| {
                let waited = WaitResult::new(&thirteen, wait);
                let [drawn, discarded] = waited.won.map(|win| win.map(|win| win.counted()));
                (wait.tile.to_string(), wait.left, drawn, discarded)
            })
            .collect();
        assert_eq!(
            found,
            [
                ("1s".to_owned(), 4, Some(6), Some(5)),
                ("3s".to_owned(), 3, Some(6), Some(5)),
                ("4s".to_owned(), 4, Some(6), Some(5)),
            ]
        );
        assert!(
            matches!(outcome("1479m 258p 369s 123z EE"), HandOutcome::Waiting(waits) if waits.is_empty())
        );
    }

    #[test]
    fn complete_hand_lists_open_questions() {
        let won = draft("2223s c567s p777s p555z w1s:? SE");
        let HandOutcome::MissingFacts { questions } = HandOutcome::from_draft(&won) else {
            panic!("no question");
        };
        assert_eq!(questions, [Missing::Win]);
        let values = [WinBy::SelfDraw, WinBy::Discard].map(|by| WinValue::from_draft(&won, by));
        let [drawn, discarded] =
            values.map(|value| value.map(|value| (value.counted, value.received)));
        assert_eq!((drawn, discarded), (Some((6, 96)), Some((5, 64))));
        let HandOutcome::MissingFacts { questions } = outcome("12223s c567s p777s p555z SE") else {
            panic!("no question");
        };
        // The winning tile is the last question: it may be irrelevant by then.
        assert_eq!(questions, [Missing::Win, Missing::WinningTile]);
        assert_eq!(
            WinValue::from_draft(&draft("12223s c567s p777s p555z SE"), WinBy::Discard),
            None
        );
    }

    #[test]
    fn seven_flowers_require_owner_of_the_eighth() {
        let questions = |house: &str, entry: &str| {
            let draft = Draft {
                entry: notation::parse(entry).expect(entry),
                house: house.parse().expect(house),
            };
            match HandOutcome::from_draft(&draft) {
                HandOutcome::MissingFacts { questions } => questions,
                _ => Vec::new(),
            }
        };
        let seven = "123m f1 f2 f3 f4 g1 g2 g3 w:bonus SE";
        let from = Missing::Seat(MissingSeat::From(WinBy::BonusTiles));
        assert_eq!(questions("singapore", seven), [from]);
        // Leagues that forbid robbing it win with seven, but never with six.
        assert_eq!(questions("sparrows-nest", seven), []);
        assert_eq!(questions("singapore", "f1 f2 f3 f4 g1 g2 w:bonus SE"), []);
        // Other missing facts stay questions.
        let prevailing = Missing::Seat(MissingSeat::Prevailing);
        let unknown = seven.replace("SE", "S?");
        assert_eq!(questions("singapore", &unknown), [prevailing]);
    }

    #[test]
    fn errors_are_reported_at_any_time() {
        wrong("11111m EE", &["too-many-copies"]);
        wrong("2223s c567s p777s p555z w9m@W SE", &["not-a-win"]);
        wrong("2223s c567s p777s p555z w9m:? SE", &["not-a-win"]);
        wrong("2223s c567s p777s p555z w1s@S SE", &["impossible"]);
        wrong("c567s@W EE", &["bad-meld"]);
    }

    #[test]
    fn a_complete_hand_is_scored() {
        let HandOutcome::Scored(win) = outcome("2223s c567s p777s p555z w1s@W SE") else {
            panic!("not scored");
        };
        assert_eq!((win.counted(), win.below_minimum()), (5, false));
        let house = rule_sets::first_house();
        let counts = CountedElement::all(&house, &win.score).into_iter();
        let counts: Vec<_> = counts.map(|one| (one.key, one.total)).collect();
        assert_eq!(
            counts,
            [("no-flowers", 1), ("dragon-pung", 1), ("half-flush", 3)]
        );
        assert_eq!(win.score.payments.transfers().len(), 3);
    }
}
