//! What is it worth?

use tilewise_rules::{HandValue, RuleConfig};

use super::variations::mistaken;
use super::win::DealtWin;
use crate::{Choices, HandWorth, Mistake, Random};

/// The most choices.
const MOST: usize = 4;

/// The step by which the value on a further axis is often wrong.
const AXIS_STEP: u16 = 10;

/// Returns the choices of a win: mistakes before values that are near.
pub(super) fn choices(
    config: &RuleConfig,
    win: &DealtWin,
    random: &mut Random,
) -> Option<Choices<HandWorth>> {
    let right = win.worth(config);
    let mut wrong = of_elements(config, win);
    let others = mistaken(config, win).into_iter();
    let others = others.filter(|(other, _)| !other.score.below_minimum);
    wrong.extend(others.map(|(other, mistake)| (other.worth(config), mistake)));
    if win.score.best.total > win.score.best.counted {
        let counted = win.score.best.total;
        let ignored = HandWorth {
            counted,
            ..right.clone()
        };
        wrong.push((ignored, Mistake::LimitIgnored));
    }
    random.shuffle(&mut wrong);
    let axes: Vec<u16> = win.score.best.axis_totals().collect();
    let mut near = near(config, &right, &axes);
    random.shuffle(&mut near);
    let wrong = wrong.into_iter().chain(near);
    let least = config.minimum();
    let wrong = wrong
        .filter(|(worth, _)| worth.counted >= least.max(1) && !is_impossible(config, win, worth));
    // No hand is worth less than one unit.
    let wrong = wrong.filter(|(worth, _)| worth.basis.is_some() == right.basis.is_some());
    let wrong = wrong.map(|(worth, mistake)| (worth, Some(mistake)));
    let choices = Choices::new(right.clone(), wrong, MOST)?;
    Some(choices.sorted_by_key(|one| (one.units(), one.counted, one.axes.clone())))
}

/// Returns the values with an element overlooked or counted too much.
fn of_elements(config: &RuleConfig, win: &DealtWin) -> Vec<(HandWorth, Mistake)> {
    let best = &win.score.best;
    let right = win.worth(config);
    if right.basis.is_some_and(|basis| basis.units > 0) {
        return Vec::new();
    }
    let axes: Vec<u16> = best.axis_totals().collect();
    let limit = best.counted.max(config.limit());
    let value = |total: u16| HandWorth::by_value(config, total.min(limit), &axes);
    let overlooked = win.counted(config).filter_map(|element| {
        let total = win.total_of(config, element);
        let rest = best.total.checked_sub(total).filter(|_| total > 0)?;
        Some((value(rest), Mistake::Overlooked(element)))
    });
    let closed = win.hand.claimed().next().is_none();
    let counted = win.met_only(config).filter_map(|(element, _)| {
        let worth = config.worth(element);
        let more = worth.value(config.limits(), closed);
        let is_ordinary = more > 0 && !worth.is_limit();
        is_ordinary.then(|| (value(best.total + more), Mistake::Counted(element)))
    });
    overlooked.chain(counted).collect()
}

/// Returns values near the right one.
fn near(config: &RuleConfig, right: &HandWorth, axes: &[u16]) -> Vec<(HandWorth, Mistake)> {
    let by = |more: i32| {
        let counted = i32::from(right.counted) + more;
        let counted = u16::try_from(counted).ok()?;
        let worth = match right.basis {
            Some(basis) if basis.units > 0 => {
                let units = u16::try_from(i32::from(basis.units) + more).ok()?;
                let basis = tilewise_rules::Basis { units, ..basis };
                HandWorth {
                    basis: Some(basis).filter(|_| units > 0),
                    ..right.clone()
                }
            }
            _ => HandWorth::by_value(config, counted, axes),
        };
        Some((worth, Mistake::OffBy(more)))
    };
    let mut all: Vec<_> = [-2, -1, 1, 2].into_iter().filter_map(by).collect();
    if let &[axis] = &right.axes[..] {
        let off = |other: u16| {
            let worth = HandWorth::by_value(config, right.counted, &[other]);
            (
                worth,
                Mistake::AxisOffBy(i32::from(other) - i32::from(axis)),
            )
        };
        let less = axis
            .checked_sub(AXIS_STEP)
            .filter(|&less| less >= 2 * AXIS_STEP);
        all.extend(less.map(off));
        all.push(off(axis + AXIS_STEP));
    }
    all
}

/// Returns whether no hand that is won in this way has such a value.
fn is_impossible(config: &RuleConfig, win: &DealtWin, worth: &HandWorth) -> bool {
    let value = HandValue {
        counted: worth.counted,
        axes: &worth.axes,
    };
    let axes = config.rule_set().scoring.axes.iter().zip(&worth.axes);
    let mut impossible = axes.map(|(axis, _)| (axis.impossible)(config, win.context.win, value));
    impossible.any(|reason| reason.is_some())
}
