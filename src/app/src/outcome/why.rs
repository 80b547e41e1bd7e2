//! The elements that don't count: how far the hand is from each, and what is in the way.

use tilewise_rules::{Away, Element, InWay, Native, Sentence, WhyNot, misses, once_more};

use super::ScoredWin;

/// An element that doesn't count.
#[derive(Clone, Debug, PartialEq)]
pub struct Rejected {
    /// Its public identity.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its name where the game is at home.
    pub native: Native,
    /// When it would count.
    pub says: &'static str,
    /// The clause of the book.
    pub clause: &'static str,
    /// How much would have to be otherwise, where that is known of a hand that hasn't got it.
    pub away: Option<Away>,
    /// What is in the way.
    pub in_way: Vec<Sentence>,
    /// Whether it counts, but not as often as the hand has it.
    pub once_more: bool,
}

/// The elements that don't count, the nearest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WhyNots {
    /// Those that the hand has, and others that count leave no room for.
    pub met: Vec<Rejected>,
    /// Those that the hand nearly has.
    pub near: Vec<Rejected>,
    /// All others.
    pub others: Vec<Rejected>,
}

/// So much is otherwise in a near miss at most.
const NEAR: u8 = 2;

impl WhyNots {
    /// Every element that a win hasn't got. It takes far longer than to score it.
    pub fn of(win: &ScoredWin) -> Self {
        let house = &win.draft.house;
        let all = misses(house, &win.hand, &win.context, &win.score);
        let rejected = |element: &Element, in_way: &[InWay], away, once_more| {
            let &Element {
                key,
                name,
                native,
                says,
                clause,
                ..
            } = element;
            Rejected {
                key,
                name,
                native,
                says,
                clause,
                away,
                in_way: in_way.iter().map(InWay::sentence).collect(),
                once_more,
            }
        };
        let again = once_more(house, &win.hand, &win.context, &win.score);
        let again = again.iter();
        let mut sorted = Self {
            met: again
                .map(|(element, in_way)| rejected(element, in_way, None, true))
                .collect(),
            ..Self::default()
        };
        for miss in all {
            let is_met = matches!(miss.why, WhyNot::IncludedIn(_) | WhyNot::AccountOnce(_));
            let away = miss.away.filter(|_| miss.why == WhyNot::NotMet);
            let one = rejected(miss.element, &miss.in_way, away, false);
            let is_near = one.away.is_some_and(|away| away.total() <= NEAR);
            // It has it, read otherwise: it is away from nothing.
            let away = one
                .away
                .filter(|_| !matches!(miss.in_way[..], [InWay::Reading]));
            let one = Rejected { away, ..one };
            let list = match (is_met, is_near) {
                (true, _) => &mut sorted.met,
                (_, true) => &mut sorted.near,
                _ => &mut sorted.others,
            };
            list.push(one);
        }
        sorted
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::super::Outcome;
    use super::*;
    use crate::state::Draft;

    #[test]
    fn what_another_reading_has_is_near_and_away_from_nothing() {
        // M-158: three chows of dots go before three pungs in a row.
        let draft = Draft {
            entry: notation::parse("55s22233344p c678p w4p@N SW").unwrap(),
            house: "mcr".parse().unwrap(),
        };
        let Outcome::Scored(win) = Outcome::of(&draft) else {
            panic!("it wins");
        };
        let all = WhyNots::of(&win);
        let find = |key: &str| all.near.iter().find(|one| one.key == key);
        let pungs = find("pure-shifted-pungs").expect("near");
        assert_eq!(pungs.away, None);
        let says = "It counts only in another reading, which pays less";
        assert_eq!(pungs.in_way[0].to_string(), says);
        let drawn = find("self-drawn").expect("near");
        assert!(drawn.away.is_some());
    }
}
