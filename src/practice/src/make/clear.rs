//! Which hands the rules decide clearly.

use std::collections::BTreeSet;

use tilewise_rules::{RuleConfig, Score, Tally, liability_questions, unused_context};

use super::open::is_decision;
use super::win::DealtWin;
use crate::ExerciseKind;

/// Returns whether a win has one answer: no other reading of equal value has other elements, each shown fact
/// has an effect, and no fact that isn't shown changes who pays.
pub(super) fn is_clear(config: &RuleConfig, win: &DealtWin, kind: ExerciseKind) -> bool {
    let (hand, context, score) = (&win.hand, &win.context, &win.score);
    let received = |one: &Score| one.payments.received(context.seat);
    let is_equal =
        |other: &Score| received(other) == received(score) && differs(config, other, score);
    let others = score.others(config, hand, context);
    if others.iter().any(is_equal) || win.counted(config).any(|one| is_decision(one.clause)) {
        return false;
    }
    let is_settled = match kind {
        ExerciseKind::Elements => {
            let selections = score.other_selections(config, hand, context);
            let own = elements(&score.best);
            selections
                .iter()
                .all(|one| one.total != score.best.total || elements(one) == own)
        }
        ExerciseKind::Payments => {
            let transfers = score.payments.transfers().iter();
            let is_decided = transfers.map(|one| one.reason.clause).any(is_decision);
            !is_decided && liability_questions(config, hand, context, score).is_empty()
        }
        _ => true,
    };
    is_settled && unused_context(config, &win.entry, (hand, context), score).is_empty()
}

/// Returns the elements of a tally, each once, by their places in the table.
fn elements(tally: &Tally) -> BTreeSet<u8> {
    tally.lines.iter().map(|line| line.element).collect()
}

/// Returns whether two scores of equal payment have other elements or another value.
fn differs(config: &RuleConfig, one: &Score, other: &Score) -> bool {
    let counts = |score: &Score| {
        score
            .why_not(config)
            .map(|why| why.is_none())
            .collect::<Vec<_>>()
    };
    let axes = |score: &Score| score.best.axis_totals().collect::<Vec<_>>();
    one.best.counted != other.best.counted
        || axes(one) != axes(other)
        || counts(one) != counts(other)
}
