//! What stands behind an outcome: derived once for each hand, when there is somebody to draw it.

use tilewise_rules::{Fault, WinBy};

use super::{Alternatives, Discarded, Expected, Outcome, Proof, Waited};
use crate::state::Draft;

/// What stands behind an outcome.
#[derive(Clone, Debug, Default)]
pub enum Details {
    /// Nothing more than the outcome says; or it isn't worked out yet.
    #[default]
    None,
    /// Of a score.
    Proof(Box<Proof>),
    /// What each tile that completes the hand would make of it.
    Waits(Vec<Waited>),
    /// What a hand that is no win can discard.
    Discards(Vec<Discarded>),
    /// What a hand would be worth of which isn't known how it was won.
    Values {
        /// By self-draw.
        self_draw: Option<Box<Expected>>,
        /// By discard.
        discard: Option<Box<Expected>>,
    },
}

impl Details {
    /// What stands behind what a draft comes to.
    pub fn of(draft: &Draft, outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Scored(win) => Self::Proof(Box::new(Proof {
                alternatives: Some(Alternatives::of(draft, win)),
                ..Proof::of(draft, win)
            })),
            Outcome::Waiting(waits) => {
                Self::Waits(waits.iter().map(|&one| Waited::of(draft, one)).collect())
            }
            Outcome::Open { .. } => Self::Values {
                self_draw: Expected::of(draft, WinBy::SelfDraw).map(Box::new),
                discard: Expected::of(draft, WinBy::Discard).map(Box::new),
            },
            Outcome::Wrong(faults) if is_no_win(faults) => Self::Discards(Discarded::all(draft)),
            Outcome::Unread | Outcome::Growing { .. } | Outcome::Wrong(_) => Self::None,
        }
    }

    /// The reasons of a score alone, for as long as what works out the rest isn't there.
    pub fn reasons(draft: &Draft, outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Scored(win) => Self::Proof(Box::new(Proof::of(draft, win))),
            _ => Self::None,
        }
    }

    /// Whether this is the kind of thing that stands behind an outcome; always where nothing does.
    pub fn is_like(&self, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Scored(_) => matches!(self, Self::Proof(_)),
            Outcome::Waiting(_) => matches!(self, Self::Waits(_)),
            Outcome::Open { .. } => matches!(self, Self::Values { .. }),
            Outcome::Wrong(faults) if is_no_win(faults) => matches!(self, Self::Discards(_)),
            Outcome::Unread | Outcome::Growing { .. } | Outcome::Wrong(_) => true,
        }
    }
}

/// Whether nothing is wrong but that the tiles are no win.
fn is_no_win(faults: &[Fault]) -> bool {
    matches!(faults, [Fault::NotAWin(_)])
}

#[cfg(test)]
mod tests;
