//! One hand, several rule sets.

use tilewise_rules::{House, Sentence};

use super::{Counted, Outcome, Waited};
use crate::state::Draft;

/// What a hand comes to in one of several houses.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The house.
    pub house: House,
    /// What of the hand it doesn't know, and so leaves out.
    pub dropped: Vec<Sentence>,
    /// What the rest comes to.
    pub outcome: Outcome,
    /// What counts in it.
    pub counts: Vec<Counted>,
    /// Where a tile is missing: what each that completes the hand would make of it.
    pub waits: Vec<Waited>,
    /// For each element that counts, in their order: how the other houses differ.
    pub differences: Vec<Difference>,
}

/// How other houses differ about an element that counts in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// They don't.
    None,
    /// It counts in none of them.
    OnlyHere,
    /// It adds another value in one of them: the first.
    Others(u16),
}

/// What a hand comes to in each of these houses, side by side; in its own it comes to `outcome`.
pub fn compare(
    draft: &Draft,
    outcome: &Outcome,
    houses: impl IntoIterator<Item = House>,
) -> Vec<Compared> {
    let mut all: Vec<Compared> = houses
        .into_iter()
        .map(|house| {
            let own = draft;
            let (draft, dropped) = draft.in_house(house);
            let outcome = if draft == *own {
                outcome.clone()
            } else {
                Outcome::of(&draft)
            };
            let counts = outcome
                .win()
                .map_or_else(Vec::new, |win| Counted::all(&draft.house, &win.score));
            let waits = match &outcome {
                Outcome::Waiting(waits) => {
                    let waits = waits.iter().map(|&one| Waited::of(&draft, one));
                    waits.collect()
                }
                _ => Vec::new(),
            };
            Compared {
                outcome,
                counts,
                waits,
                house: draft.house,
                dropped,
                differences: Vec::new(),
            }
        })
        .collect();
    for place in 0..all.len() {
        let here = &all[place].counts;
        let others = all
            .iter()
            .enumerate()
            .filter(|(other, one)| *other != place && matches!(one.outcome, Outcome::Scored(_)));
        let others: Vec<&[Counted]> = others.map(|(_, one)| one.counts.as_slice()).collect();
        let differences = here.iter().map(|one| difference(here, one, &others));
        all[place].differences = differences.collect();
    }
    all
}

fn difference(here: &[Counted], one: &Counted, others: &[&[Counted]]) -> Difference {
    if others.is_empty() {
        return Difference::None;
    }
    let own = worth(here, one);
    let worths = others.iter().map(|other| worth(other, one));
    let counting: Vec<u16> = worths.filter(|&worth| worth > 0).collect();
    match counting.iter().find(|&&worth| worth != own) {
        _ if counting.is_empty() => Difference::OnlyHere,
        Some(&worth) => Difference::Others(worth),
        None => Difference::None,
    }
}

/// What is counted for the thing that an element of some rule set is.
fn worth(counts: &[Counted], of: &Counted) -> u16 {
    let same = counts.iter().filter(|one| one.idea == of.idea);
    same.map(|one| one.total).sum()
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::outcome::ScoredWin;

    fn compared(entry: &str, houses: &[&str]) -> Vec<Compared> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::default()
        };
        let houses = houses.iter().map(|house| house.parse().expect(house));
        compare(&draft, &Outcome::of(&draft), houses.collect::<Vec<House>>())
    }

    #[test]
    fn says_what_counts_in_one_house_only() {
        // A kong replacement counts 1 beside the self-draw, or replaces it.
        let all = compared(
            "46s k1111z c456m p777p 22s w5s EE kong-replacement",
            &[
                "hk-old-style",
                "hk-old-style;replacement_stacks_self_drawn=false",
            ],
        );
        let only_here = |one: &Compared| {
            let differences = one.differences.iter();
            differences
                .filter(|one| **one == Difference::OnlyHere)
                .count()
        };
        assert_eq!((only_here(&all[0]), only_here(&all[1])), (1, 0));
        assert!(all.iter().all(|one| one.dropped.is_empty()));
    }

    /// HKOS: five fan by discard, and the self-draw is one more. SG-58: half a flush is 2, SG-25: the
    /// dragons are 1, and a self-draw is none.
    #[test]
    fn thirteen_tiles_wait_in_every_house_with_its_values() {
        let all = compared("2223s c567s p777s p555z SE", &["hk-old-style", "singapore"]);
        let values = |one: &Compared| -> Vec<_> {
            let value = |win: &Option<ScoredWin>| win.as_ref().map(ScoredWin::counted);
            let waits = one.waits.iter();
            let waits = waits.map(|one| {
                (
                    one.wait.tile.to_string(),
                    value(&one.won[0]),
                    value(&one.won[1]),
                )
            });
            waits.collect()
        };
        let each = |drawn, given| {
            ["1s", "3s", "4s"].map(|tile| (tile.to_owned(), Some(drawn), Some(given)))
        };
        assert_eq!(values(&all[0]), each(6, 5));
        assert_eq!(values(&all[1]), each(3, 3));
    }

    #[test]
    fn the_same_thing_may_have_another_name_and_another_worth() {
        let all = compared(
            "2223s c567s p777s p555z f1 w1s@W SE",
            &["hk-old-style", "sparrows-nest", "singapore"],
        );
        // Dragons are 1 in all rule sets; one suit and honours are 3, 3 and 2.
        let differences: Vec<_> = all.iter().map(|one| one.differences.as_slice()).collect();
        assert_eq!(
            differences,
            [
                [Difference::None, Difference::Others(2)],
                [Difference::None, Difference::Others(2)],
                [Difference::None, Difference::Others(3)],
            ]
        );
    }
}
