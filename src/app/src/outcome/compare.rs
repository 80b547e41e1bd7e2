//! One hand, several books.

use tilewise_rules::House;

use super::{Outcome, Report};
use crate::state::Draft;

/// What a hand comes to in one of several houses.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The house.
    pub house: House,
    /// What of the hand it doesn't know, and so leaves out.
    pub dropped: Vec<String>,
    /// What the rest comes to.
    pub outcome: Outcome,
    /// Elements that count here and in none of the others, by their keys.
    pub only_here: Vec<&'static str>,
}

/// What a hand comes to in each of these houses, side by side.
pub fn compare(draft: &Draft, houses: impl IntoIterator<Item = House>) -> Vec<Compared> {
    let mut all: Vec<Compared> = houses
        .into_iter()
        .map(|house| {
            let (draft, dropped) = draft.in_house(house);
            Compared {
                outcome: Outcome::of(&draft),
                house: draft.house,
                dropped,
                only_here: Vec::new(),
            }
        })
        .collect();
    for place in 0..all.len() {
        let Outcome::Scored(report) = &all[place].outcome else {
            continue;
        };
        let others = || {
            let others = all.iter().enumerate().filter(|(other, _)| *other != place);
            others.filter_map(|(_, other)| scored(&other.outcome))
        };
        if others().next().is_none() {
            continue;
        }
        let elsewhere =
            |name: &str| others().any(|other| other.counts.iter().any(|one| one.name == name));
        all[place].only_here = report
            .counts
            .iter()
            .filter(|one| !elsewhere(one.name))
            .map(|one| one.key)
            .collect();
    }
    all
}

fn scored(outcome: &Outcome) -> Option<&Report> {
    match outcome {
        Outcome::Scored(report) => Some(report),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    fn house(text: &str) -> House {
        text.parse().expect(text)
    }

    #[test]
    fn says_what_counts_in_one_house_alone() {
        // A kong replacement counts 1 beside the self-draw, or replaces it.
        let draft = Draft {
            entry: notation::parse("46s k1111z c456m p777p 22s w5s EE kong-replacement")
                .expect("a hand"),
            ..Draft::default()
        };
        let houses = [
            house("hk-old-style"),
            house("hk-old-style;replacement_stacks_self_drawn=false"),
        ];
        let all = compare(&draft, houses);
        assert_eq!(all[0].only_here, ["self-drawn-win"]);
        assert!(all[1].only_here.is_empty());
        assert!(all.iter().all(|one| one.dropped.is_empty()));
    }
}
