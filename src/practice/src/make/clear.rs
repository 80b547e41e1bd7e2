//! Which hands the rules decide clearly.

use tilewise_rules::{RuleConfig, Score, liability_questions, unused_context};

use super::open::is_decision;
use super::win::DealtWin;
use crate::ExerciseKind;

/// Returns whether a win has one answer: no other reading of equal value has other elements, and nothing that the
/// tiles don't show changes who pays.
pub(super) fn is_clear(config: &RuleConfig, win: &DealtWin, kind: ExerciseKind) -> bool {
    let (hand, context, score) = (&win.hand, &win.context, &win.score);
    let received = |one: &Score| one.payments.received(context.seat);
    let is_equal =
        |other: &Score| received(other) == received(score) && differs(config, other, score);
    let others = score.others(config, hand, context);
    if others.iter().any(is_equal) {
        return false;
    }
    if kind == ExerciseKind::Elements {
        let selections = score.other_selections(config, hand, context);
        if selections.iter().any(|one| one.total == score.best.total) {
            return false;
        }
    }
    let reasons = score
        .payments
        .transfers()
        .iter()
        .map(|one| one.reason.clause);
    let clauses = win.counted(config).map(|element| element.clause);
    if reasons.chain(clauses).any(is_decision) {
        return false;
    }
    liability_questions(config, hand, context, score).is_empty()
        && unused_context(config, &win.entry, (hand, context), score).is_empty()
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
