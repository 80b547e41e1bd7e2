//! Adding up what one reading of a hand is worth.

use crate::decomposition::{Completed, Reading, Shape};
use crate::engine::Found;
use crate::schema::{ElementSet, House, Line, Lines, Tally, WonHand};

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// What a hand is worth that wins without being complete; `None` if it doesn't.
    pub(crate) fn incomplete(won: &WonHand) -> Option<Self> {
        let plan = won.house.plan();
        if !plan.has_incomplete() {
            return None;
        }
        let mut found = Found::new(won);
        plan.ask_incomplete(won, &mut found);
        let &line = found.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            fu: Vec::new(),
            met: ElementSet::NONE.with(line.id()),
            total: line.value,
            counted: line.value.min(won.house.limit()),
        })
    }

    /// What a reading is worth, after what is met however the hand is read.
    pub(crate) fn new(won: &WonHand, whole: &Found, reading: &Reading) -> Self {
        let mut found = whole.more();
        won.house.plan().ask_reading(won, reading, &mut found);
        let included = won.house.included_in_any(found.met);
        let mut lines = found.lines;
        if !included.intersection(found.met).is_empty() {
            lines.retain(|line| !included.contains(line.id()));
        }
        let total = lines.iter().map(|line| line.total()).sum();
        Self {
            reading: *reading,
            lines,
            fu: fu(won, reading),
            met: found.met,
            total,
            counted: won.house.limit().min(total),
        }
    }

    pub(crate) fn is_below_minimum(&self, house: &House) -> bool {
        (house.ruleset().towards_minimum)(house, self) < house.minimum()
    }
}

/// The fu of a reading, in books that have it.
fn fu(won: &WonHand, reading: &Reading) -> Vec<Line> {
    if won.house.ruleset().fu.is_empty() {
        return Vec::new();
    }
    let mut found = Found::new(won);
    won.house.fu().ask_hand(won, &mut found);
    won.house.fu().ask_reading(won, reading, &mut found);
    found.lines.to_vec()
}
