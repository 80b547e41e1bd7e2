//! What a draft comes to: a score, or what is still missing.

mod alternatives;
mod compare;
mod counted;
mod details;
mod discarded;
mod inferred_tile;
mod layout;
mod liability;
mod proof;
mod scored_win;
mod value;
mod wait;
mod why;

use std::rc::Rc;

use tilewise_rules::{Fault, Hand, HandError, Missing, MissingSeat, NotComplete, WinBy};

use crate::state::Draft;

pub use alternatives::{Alternatives, Combination, Other};
pub use compare::{Compared, Difference, compare};
pub use counted::Counted;
pub use details::Details;
pub use discarded::Discarded;
pub use layout::{Group, Layout, Piece, Together};
pub use liability::Liability;
pub use proof::{Made, OnAxis, Proof};
pub use scored_win::ScoredWin;
pub use value::{Expected, Value};
pub use wait::{Wait, Waited};
pub use why::{Rejected, WhyNots};

use discarded::is_no_win;
use inferred_tile::with_inferred_tile;

/// What a draft comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// Enough tiles are there, and what reads them isn't yet.
    Unread,
    /// Tiles are missing.
    Growing {
        /// How many.
        to_go: usize,
    },
    /// All tiles but the winning one are there.
    Waiting(Vec<Wait>),
    /// The hand is there, and something about the win isn't known.
    Open {
        /// What isn't known.
        questions: Vec<Missing>,
    },
    /// It can't be scored.
    Wrong(Vec<Fault>),
    /// It is scored.
    Scored(Rc<ScoredWin>),
}

impl Outcome {
    /// What the number of tiles says of a draft, while nothing is there that reads them.
    pub fn counted(draft: &Draft) -> Self {
        if draft.drawn() < draft.house.geometry().waiting() {
            let to_go = draft.room();
            Self::Growing { to_go }
        } else {
            Self::Unread
        }
    }

    /// What a draft comes to.
    pub fn of(draft: &Draft) -> Self {
        match ScoredWin::of(draft.clone()) {
            Ok(win) => Self::Scored(Rc::new(win)),
            Err(faults) => match with_inferred_tile(draft, &faults) {
                Some(win) => Self::Scored(Rc::new(win)),
                None => Self::unscored(draft, faults),
            },
        }
    }

    /// The win, if it is scored.
    pub fn win(&self) -> Option<&ScoredWin> {
        match self {
            Self::Scored(win) => Some(win),
            _ => None,
        }
    }

    fn unscored(draft: &Draft, faults: Vec<Fault>) -> Self {
        // Seven bonus tiles win if the eighth is robbed, so it is asked from whom.
        let eighth = |fault: &Fault| matches!(fault, Fault::NoBonusWin(_));
        if draft.lacks_the_eighth() && faults.iter().all(eighth) {
            let from = MissingSeat::From(WinBy::BonusTiles);
            return Self::Open {
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
            return Self::Wrong(wrong);
        }
        if questions.contains(&Missing::WinningTile) && is_no_win(draft) {
            return Self::Wrong(vec![Fault::NotAWin(NotComplete::Sets(
                draft.house.geometry(),
            ))]);
        }
        // Which tile won may not matter once the rest is known.
        questions.sort_by_key(|one| *one == Missing::WinningTile);
        if let Some(to_go) = to_go {
            return Self::Growing { to_go };
        }
        match Hand::new(
            &draft.entry.hand,
            draft.house.geometry(),
            draft.house.bonus(),
        ) {
            Ok(hand) if hand.winning_tile().is_none() => {
                Self::Waiting(Wait::all(&draft.house, &hand))
            }
            _ => Self::Open { questions },
        }
    }
}

/// Whether it is about the number of tiles.
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

    fn outcome(entry: &str) -> Outcome {
        Outcome::of(&draft(entry))
    }

    #[track_caller]
    fn to_go(entry: &str, expected: usize) {
        match outcome(entry) {
            Outcome::Growing { to_go } => assert_eq!(to_go, expected, "{entry}"),
            other => panic!("{entry}: {other:?}"),
        }
    }

    #[track_caller]
    fn wrong(entry: &str, codes: &[&str]) {
        match outcome(entry) {
            Outcome::Wrong(faults) => {
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
    fn without_reading_the_tiles_are_counted_alike() {
        for entry in ["EE", "555z EE", "223s c567s p777p p555z w1s@W SE"] {
            assert_eq!(Outcome::counted(&draft(entry)), outcome(entry), "{entry}");
        }
        for entry in [
            "2223s c567s p777s p555z SE",
            "2223s c567s p777s p555z w1s@W SE",
        ] {
            assert_eq!(Outcome::counted(&draft(entry)), Outcome::Unread, "{entry}");
        }
    }

    #[test]
    fn thirteen_tiles_wait_each_with_its_value() {
        let thirteen = draft("2223s c567s p777s p555z SE");
        let Outcome::Waiting(waits) = Outcome::of(&thirteen) else {
            panic!("no wait");
        };
        let found: Vec<_> = waits
            .into_iter()
            .map(|wait| {
                let waited = Waited::of(&thirteen, wait);
                let [drawn, given] = waited.won.map(|win| win.map(|win| win.counted()));
                (wait.tile.to_string(), wait.left, drawn, given)
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
            matches!(outcome("1479m 258p 369s 123z EE"), Outcome::Waiting(waits) if waits.is_empty())
        );
    }

    #[test]
    fn a_complete_hand_asks_what_is_not_known() {
        let won = draft("2223s c567s p777s p555z w1s:? SE");
        let Outcome::Open { questions } = Outcome::of(&won) else {
            panic!("nothing asked");
        };
        assert_eq!(questions, [Missing::Win]);
        let values = [WinBy::SelfDraw, WinBy::Discard].map(|by| Value::of(&won, by));
        let [drawn, given] = values.map(|value| value.map(|value| (value.counted, value.received)));
        assert_eq!((drawn, given), (Some((6, 96)), Some((5, 64))));
        let Outcome::Open { questions } = outcome("12223s c567s p777s p555z SE") else {
            panic!("nothing asked");
        };
        // Which tile won is asked last: by what is known then it may not matter.
        assert_eq!(questions, [Missing::Win, Missing::WinningTile]);
        assert_eq!(
            Value::of(&draft("12223s c567s p777s p555z SE"), WinBy::Discard),
            None
        );
    }

    #[test]
    fn seven_flowers_ask_who_drew_the_eighth() {
        let questions = |house: &str, entry: &str| {
            let draft = Draft {
                entry: notation::parse(entry).expect(entry),
                house: house.parse().expect(house),
            };
            match Outcome::of(&draft) {
                Outcome::Open { questions } => questions,
                _ => Vec::new(),
            }
        };
        let seven = "123m f1 f2 f3 f4 g1 g2 g3 w:bonus SE";
        let from = Missing::Seat(MissingSeat::From(WinBy::BonusTiles));
        assert_eq!(questions("singapore", seven), [from]);
        // In a league where nobody robs it, seven are enough; six never are.
        assert_eq!(questions("sparrows-nest", seven), []);
        assert_eq!(questions("singapore", "f1 f2 f3 f4 g1 g2 w:bonus SE"), []);
        // What else isn't known is asked as ever.
        let prevailing = Missing::Seat(MissingSeat::Prevailing);
        let unknown = seven.replace("SE", "S?");
        assert_eq!(questions("singapore", &unknown), [prevailing]);
    }

    #[test]
    fn what_is_wrong_is_said_at_any_time() {
        wrong("11111m EE", &["too-many-copies"]);
        wrong("2223s c567s p777s p555z w9m@W SE", &["not-a-win"]);
        wrong("2223s c567s p777s p555z w9m:? SE", &["not-a-win"]);
        wrong("2223s c567s p777s p555z w1s@S SE", &["impossible"]);
        wrong("c567s@W EE", &["bad-meld"]);
    }

    #[test]
    fn a_complete_hand_is_scored() {
        let Outcome::Scored(win) = outcome("2223s c567s p777s p555z w1s@W SE") else {
            panic!("not scored");
        };
        assert_eq!((win.counted(), win.below_minimum()), (5, false));
        let house = rule_sets::first_house();
        let counts = Counted::all(&house, &win.score).into_iter();
        let counts: Vec<_> = counts.map(|one| (one.key, one.total)).collect();
        assert_eq!(
            counts,
            [("no-flowers", 1), ("dragon-pung", 1), ("half-flush", 3)]
        );
        assert_eq!(win.score.payments.transfers().len(), 3);
    }
}
