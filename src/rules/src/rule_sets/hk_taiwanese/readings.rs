//! Elements that depend on all readings of a hand: both readings (T-110), chicken and duck (T-238, T-239).

use super::elements::id;
use super::options::answer;
use super::shapes::{is_pairs, is_standard};
use crate::model::{ElementId, Line, Subtotal, Tally, WonHand};
use crate::sort::sort_short_by_key;

const BASE: ElementId = id("base");
const SELF_DRAW: ElementId = id("self-draw");
const FLOWER: ElementId = id("flower");
const CHICKEN: ElementId = id("big-chicken");
const DUCK: ElementId = id("big-duck");

/// Returns whether the lines are those of a big chicken (T-238).
pub(super) fn is_chicken(subtotal: &Subtotal, won: &WonHand) -> bool {
    is_standard(subtotal.reading) && is_one_faan(subtotal, won, |_| true)
}

/// Returns whether the lines are those of a big duck (T-239).
pub(super) fn is_duck(subtotal: &Subtotal, won: &WonHand) -> bool {
    let mut lines = subtotal.lines.iter();
    is_standard(subtotal.reading)
        && lines.any(|line| line.id() == SELF_DRAW && line.total() == 1)
        && is_one_faan(subtotal, won, |line| line.id() != SELF_DRAW)
}

/// Returns whether these lines are one faan in addition to the base.
fn is_one_faan(subtotal: &Subtotal, won: &WonHand, counts: impl Fn(&Line) -> bool) -> bool {
    let counted = subtotal.lines.iter().filter(|line| line.id() != BASE);
    let mut counted = counted.filter(|line| counts(line));
    let (Some(line), None) = (counted.next(), counted.next()) else {
        return false;
    };
    let needs_flower = won
        .house
        .is_chosen(const { answer("chicken", "one-flower") });
    line.total() == 1 && (!needs_flower || line.id() == FLOWER)
}

/// Removes Big Chicken and Big Duck from readings that are not worth most, and adds the lines of the pairs to the
/// best reading of five sets (T-110, T-238, T-239).
pub(super) fn compare(_: &WonHand, tallies: &mut [&mut Tally]) {
    let is_chicken_or_duck = |line: &Line| line.id() == CHICKEN || line.id() == DUCK;
    let total = |tally: &Tally| {
        let others = tally.lines.iter().filter(|line| !is_chicken_or_duck(line));
        others.map(|line| u32::from(line.total())).sum::<u32>()
    };
    let highest = tallies.iter().map(|tally| total(tally)).max().unwrap_or(0);
    let pairs = tallies.iter().position(|one| is_pairs(&one.reading));
    let has_both = pairs.is_some() && tallies.iter().any(|one| is_standard(&one.reading));
    for tally in tallies.iter_mut() {
        if has_both || total(tally) < highest {
            tally.lines.retain(|line| !is_chicken_or_duck(line));
        }
    }
    let Some(pairs) = pairs.map(|place| (*tallies[place]).clone()) else {
        return;
    };
    let standard = tallies
        .iter_mut()
        .map(|one| &mut **one)
        .filter(|one| is_standard(&one.reading));
    // Of equal ones the first.
    let best = standard.reduce(|best, one| if total(one) > total(best) { one } else { best });
    if let Some(best) = best {
        add(best, &pairs);
    }
}

/// Adds the lines of another reading, except the base, which counts once.
fn add(tally: &mut Tally, other: &Tally) {
    for line in other.lines.iter().filter(|line| line.id() != BASE) {
        let mut own = tally.lines.iter_mut();
        let same = own.find(|own| (own.element, own.value) == (line.element, line.value));
        match same {
            Some(own) => own.count = own.count.saturating_add(line.count),
            None => tally.lines.push(*line),
        }
    }
    sort_short_by_key(&mut tally.lines, |line| line.element);
    tally.met = tally.met.union(other.met);
}
