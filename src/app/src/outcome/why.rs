//! Elements that don't count: their distance and obstacles.

use tilewise_rules::{
    Distance, Element, Native, Obstacle, Sentence, WhyNot, near_misses, uncounted_repeats,
};

use super::ScoredWin;

/// An element that doesn't count.
#[derive(Clone, Debug, PartialEq)]
pub struct RejectedElement {
    /// The public key.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// The native name.
    pub native: Native,
    /// The condition, as text.
    pub description: &'static str,
    /// The clause of the rule set.
    pub clause: &'static str,
    /// The distance, if the hand lacks the element and the distance is known.
    pub distance: Option<Distance>,
    /// The obstacles.
    pub obstacles: Vec<Sentence>,
    /// Whether it counts, but less often than the hand contains it.
    pub once_more: bool,
}

/// Elements that don't count, nearest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WhyNots {
    /// Elements that the hand contains, but other elements exclude.
    pub met: Vec<RejectedElement>,
    /// Near misses.
    pub near: Vec<RejectedElement>,
    /// All others.
    pub others: Vec<RejectedElement>,
}

/// Largest distance of a near miss.
const NEAR: u8 = 2;

impl WhyNots {
    /// Finds every element that a win lacks, which takes far longer than to score it.
    pub fn from_win(win: &ScoredWin) -> Self {
        let house = &win.draft.house;
        let all = near_misses(house, &win.hand, &win.context, &win.score);
        let rejected = |element: &Element, in_way: &[Obstacle], away, once_more| {
            let &Element {
                key,
                name,
                native_name: native,
                description,
                clause,
                ..
            } = element;
            RejectedElement {
                key,
                name,
                native,
                description,
                clause,
                distance: away,
                obstacles: in_way.iter().map(Obstacle::sentence).collect(),
                once_more,
            }
        };
        let again = uncounted_repeats(house, &win.hand, &win.context, &win.score);
        let again = again.iter();
        let mut sorted = Self {
            met: again
                .map(|(element, in_way)| rejected(element, in_way, None, true))
                .collect(),
            ..Self::default()
        };
        for miss in all {
            let is_met = matches!(miss.why, WhyNot::IncludedIn(_) | WhyNot::AccountOnce(_));
            let away = miss.distance.filter(|_| miss.why == WhyNot::NotMet);
            let one = rejected(miss.element, &miss.obstacles, away, false);
            let is_near = one.distance.is_some_and(|away| away.total() <= NEAR);
            // Another reading contains it, so there is no distance.
            let away = one
                .distance
                .filter(|_| !matches!(miss.obstacles[..], [Obstacle::Reading]));
            let one = RejectedElement {
                distance: away,
                ..one
            };
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

    use super::*;
    use crate::outcome::HandOutcome;
    use crate::store::Draft;

    #[test]
    fn element_of_other_reading_is_near_without_distance() {
        // M-158: three chows of dots have priority over three pungs in a row.
        let draft = Draft {
            entry: notation::parse("55s22233344p c678p w4p@N SW").unwrap(),
            house: "mcr".parse().unwrap(),
        };
        let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
            panic!("no win");
        };
        let all = WhyNots::from_win(&win);
        let find = |key: &str| all.near.iter().find(|one| one.key == key);
        let pungs = find("pure-shifted-pungs").expect("a near miss");
        assert_eq!(pungs.distance, None);
        let message = "It counts only in another reading, which pays less";
        assert_eq!(pungs.obstacles[0].to_string(), message);
        let drawn = find("self-drawn").expect("a near miss");
        assert!(drawn.distance.is_some());
    }
}
