//! Details of an outcome, computed once per hand when they are displayed.

#[cfg(test)]
mod tests;

use tilewise_rules::{Fault, WinBy};

use super::{Alternatives, DiscardOption, ExpectedWin, HandOutcome, Proof, WaitResult};
use crate::store::Draft;

/// The details of an outcome.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Details {
    /// None, or not computed yet.
    #[default]
    None,
    /// The proof of a score.
    Proof(Box<Proof>),
    /// The values of all waits.
    Waits(Vec<WaitResult>),
    /// The possible discards of a hand without a win.
    Discards(Vec<DiscardOption>),
    /// The values of a hand whose way of winning is unknown.
    Values {
        /// By self-draw.
        self_draw: Option<Box<ExpectedWin>>,
        /// By discard.
        discard: Option<Box<ExpectedWin>>,
    },
}

impl Details {
    /// Computes the details of an outcome.
    pub fn new(draft: &Draft, outcome: &HandOutcome) -> Self {
        match outcome {
            HandOutcome::Scored(win) => Self::Proof(Box::new(Proof {
                alternatives: Some(Alternatives::new(draft, win)),
                ..Proof::new(draft, win)
            })),
            HandOutcome::Waiting(waits) => Self::Waits(
                waits
                    .iter()
                    .map(|&one| WaitResult::new(draft, one))
                    .collect(),
            ),
            HandOutcome::MissingFacts { .. } => Self::Values {
                self_draw: ExpectedWin::from_draft(draft, WinBy::SelfDraw).map(Box::new),
                discard: ExpectedWin::from_draft(draft, WinBy::Discard).map(Box::new),
            },
            HandOutcome::Invalid(faults) if is_only_not_a_win(faults) => {
                Self::Discards(DiscardOption::all(draft))
            }
            HandOutcome::Incomplete { .. } | HandOutcome::Invalid(_) => Self::None,
        }
    }

    /// Computes the proof of a score without alternatives, until their chunk is loaded.
    pub fn reasons(draft: &Draft, outcome: &HandOutcome) -> Self {
        match outcome {
            HandOutcome::Scored(win) => Self::Proof(Box::new(Proof::new(draft, win))),
            _ => Self::None,
        }
    }

    /// Whether the kind fits an outcome; always true if there are no details.
    pub fn is_like(&self, outcome: &HandOutcome) -> bool {
        match outcome {
            HandOutcome::Scored(_) => matches!(self, Self::Proof(_)),
            HandOutcome::Waiting(_) => matches!(self, Self::Waits(_)),
            HandOutcome::MissingFacts { .. } => matches!(self, Self::Values { .. }),
            HandOutcome::Invalid(faults) if is_only_not_a_win(faults) => {
                matches!(self, Self::Discards(_))
            }
            HandOutcome::Incomplete { .. } | HandOutcome::Invalid(_) => true,
        }
    }
}

/// Whether the only fault is that the tiles don't win.
fn is_only_not_a_win(faults: &[Fault]) -> bool {
    matches!(faults, [Fault::NotAWin(_)])
}
