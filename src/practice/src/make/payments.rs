//! Who pays what?

use tilewise_rules::{BySeat, HandValue, RuleConfig, Seat, TableStakes};

use super::variations::mistaken;
use super::win::DealtWin;
use crate::{Choices, Mistake, Random};

/// The most choices.
const MOST: usize = 4;

/// A wrong choice.
type WrongPayment = (BySeat<i64>, Mistake);

/// Returns the choices of a win: mistakes about it before wrong shares.
pub(super) fn choices(
    config: &RuleConfig,
    win: &DealtWin,
    random: &mut Random,
) -> Option<Choices<BySeat<i64>>> {
    let right = win.score.payments.net();
    if right == BySeat::default() {
        return None;
    }
    let mut wrong: Vec<WrongPayment> = Vec::new();
    let otherwise = win.score.without_liability(config, &win.hand, &win.context);
    wrong.extend(otherwise.map(|one| (one.payments.net(), Mistake::LiabilityIgnored)));
    let others = mistaken(config, win).into_iter();
    let others = others.filter(|(other, _)| other.context.seat == win.context.seat);
    wrong.extend(others.map(|(other, mistake)| (other.score.payments.net(), mistake)));
    wrong.extend(of_value(config, win));
    random.shuffle(&mut wrong);
    // Who ignores the liability is the most interesting mistake.
    wrong.sort_by_key(|(_, mistake)| !matches!(mistake, Mistake::LiabilityIgnored));
    let mut shares = shares(win, right);
    random.shuffle(&mut shares);
    let wrong = wrong.into_iter().chain(shares);
    let nobody = BySeat::default();
    let wrong = wrong.filter(|(net, _)| *net != nobody);
    let wrong = wrong.map(|(net, mistake)| (net, Some(mistake)));
    let choices = Choices::new(right, wrong, MOST)?;
    let winner = win.context.seat;
    Some(choices.sorted_by_key(|net| (net[winner], Seat::ALL.map(|seat| net[seat]))))
}

/// Returns the payments for a value that is a little off, for a hand without liability and stakes.
fn of_value(config: &RuleConfig, win: &DealtWin) -> Vec<WrongPayment> {
    let is_liable = win
        .score
        .without_liability(config, &win.hand, &win.context)
        .is_some();
    if is_liable || win.context.stakes != TableStakes::NONE {
        return Vec::new();
    }
    let axes: Vec<u16> = win.score.best.axis_totals().collect();
    let pays = |counted: u16| {
        let value = HandValue {
            counted,
            axes: &axes,
        };
        let pays = config.rule_set().payment.pays;
        pays(config, win.context.seat, win.context.win, value).net()
    };
    let counted = win.score.best.counted;
    // The payment must be that of an ordinary hand of this value.
    if pays(counted) != win.score.payments.net() {
        return Vec::new();
    }
    let near = [(-1, counted.checked_sub(1)), (1, counted.checked_add(1))];
    let near = near.into_iter().filter_map(|(more, value)| {
        let value = value.filter(|&value| value >= config.minimum().max(1))?;
        Some((pays(value), Mistake::WorthOffBy(more)))
    });
    near.collect()
}

/// Returns the same sum shared otherwise, doubled and halved.
fn shares(win: &DealtWin, right: BySeat<i64>) -> Vec<WrongPayment> {
    let winner = win.context.seat;
    let sum = right[winner];
    let mut all = vec![(right.map(|amount| amount * 2), Mistake::Doubled)];
    if Seat::ALL.into_iter().all(|seat| right[seat] % 2 == 0) {
        all.push((right.map(|amount| amount / 2), Mistake::Halved));
    }
    if sum % 3 == 0 {
        let mut net = BySeat::new([-sum / 3; 4]);
        net[winner] = sum;
        all.push((net, Mistake::AllPayTheSame));
    }
    if let Some(from) = win.context.win.from() {
        let mut net = BySeat::default();
        (net[winner], net[from]) = (sum, -sum);
        all.push((net, Mistake::DiscarderPaysAll));
        let own = -right[from];
        if own > 0 {
            let mut net = BySeat::default();
            (net[winner], net[from]) = (own, -own);
            all.push((net, Mistake::OnlyDiscarderPays));
        }
    }
    all
}
