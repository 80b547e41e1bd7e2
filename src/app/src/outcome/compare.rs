//! One hand, several rule sets.

use tilewise_rules::{Basis, BySeat, House, Sentence};

use super::{Counted, Details, Outcome, ScoredWin, Wait, Waited};
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
    /// Other presets of the same table in which all of it is the same.
    pub same: Vec<House>,
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

/// What a hand comes to in each of these houses, side by side; in its own it comes to `outcome`, with
/// these details, as far as they are worked out.
pub fn compare(
    draft: &Draft,
    outcome: &Outcome,
    details: &Details,
    houses: impl IntoIterator<Item = House>,
) -> Vec<Compared> {
    let all = houses.into_iter().map(|house| {
        let own = draft;
        let (draft, dropped) = draft.in_house(house);
        let none = Details::None;
        let (outcome, details) = if draft == *own {
            (outcome.clone(), details)
        } else {
            (Outcome::of(&draft), &none)
        };
        let counts = outcome
            .win()
            .map_or_else(Vec::new, |win| Counted::all(&draft.house, &win.score));
        let waits = match (&outcome, details) {
            (Outcome::Waiting(_), Details::Waits(waits)) => waits.clone(),
            (Outcome::Waiting(waits), _) => {
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
            same: Vec::new(),
        }
    });
    let mut all = folded(all, &draft.house);
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

/// Presets of one table in which a hand comes to the same, as one: the house that is played, else the
/// first.
fn folded(all: impl Iterator<Item = Compared>, here: &House) -> Vec<Compared> {
    let mut folded: Vec<Compared> = Vec::new();
    for one in all {
        let Some(first) = folded.iter_mut().find(|first| is_same(first, &one)) else {
            folded.push(one);
            continue;
        };
        if one.house == *here {
            let same = std::mem::take(&mut first.same);
            let other = std::mem::replace(first, one);
            first.same = [other.house].into_iter().chain(same).collect();
        } else {
            first.same.push(one.house);
        }
    }
    folded
}

/// Whether two presets of one table make the same of a hand, as far as it is shown.
fn is_same(one: &Compared, other: &Compared) -> bool {
    let table = |one: &Compared| one.house.rule_set().table_key();
    if table(one) != table(other) || one.dropped != other.dropped {
        return false;
    }
    match (&one.outcome, &other.outcome) {
        (Outcome::Scored(win), Outcome::Scored(other_win)) => {
            one.counts == other.counts && Paid::of(win) == Paid::of(other_win)
        }
        (Outcome::Waiting(_), Outcome::Waiting(_)) => {
            let all = |one: &Compared| one.waits.iter().map(values).collect::<Vec<_>>();
            all(one) == all(other)
        }
        (one, other) => one == other,
    }
}

/// What a win pays, and what that comes from.
#[derive(Debug, PartialEq)]
struct Paid {
    net: BySeat<i64>,
    counted: u16,
    axes: Vec<u16>,
    basis: Option<Basis>,
}

impl Paid {
    fn of(win: &ScoredWin) -> Self {
        let basis = win.score.basis(&win.draft.house);
        Self {
            net: win.net(),
            counted: win.counted(),
            axes: win.score.best.axis_totals().collect(),
            basis: basis.map(|(_, basis)| basis),
        }
    }
}

/// What is shown of a tile that is waited for.
fn values(wait: &Waited) -> (Wait, Vec<Option<Paid>>) {
    let declared = wait.declared.iter().flat_map(|(_, won)| won);
    let all = wait.won.iter().chain(declared);
    (
        wait.wait,
        all.map(|win| win.as_ref().map(Paid::of)).collect(),
    )
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
    use crate::rule_sets;

    fn compared(entry: &str, houses: &[&str]) -> Vec<Compared> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
        };
        let houses = houses.iter().map(|house| house.parse().expect(house));
        let outcome = Outcome::of(&draft);
        let details = Details::of(&draft, &outcome);
        compare(&draft, &outcome, &details, houses.collect::<Vec<House>>())
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

    /// the pair of a wind that is seat and round is 2 fu or 4; R-84: 4 han 30 fu are a mangan or not.
    #[test]
    fn presets_that_make_the_same_of_a_hand_are_one() {
        let presets = [
            "riichi-ema-2025",
            "riichi-wrc-2025",
            "riichi-tenhou",
            "riichi-mleague",
        ];
        let fold = |entry: &str, here: &str| {
            let draft = Draft {
                entry: notation::parse(entry).expect(entry),
                house: here.parse().expect(here),
            };
            let houses = presets.map(|house| house.parse::<House>().expect(house));
            let all = compare(&draft, &Outcome::of(&draft), &Details::None, houses);
            let key = |house: &House| house.rule_set().key;
            let keys = all.iter().map(|one| {
                let same: Vec<_> = one.same.iter().map(key).collect();
                (key(&one.house), same)
            });
            keys.collect::<Vec<_>>()
        };
        let [ema, wrc, tenhou, mleague] = presets;
        // 2 han 30 fu everywhere.
        let hand = "234m456p678s33z78s w9s@N riichi EE";
        assert_eq!(fold(hand, ema), [(ema, vec![wrc, tenhou, mleague])]);
        assert_eq!(fold(hand, tenhou), [(tenhou, vec![ema, wrc, mleague])]);
        // 1 han: 40 fu, and 50 where the pair is 4.
        let hand = "222m555p67s234s11z w8s@N riichi EE";
        assert_eq!(
            fold(hand, ema),
            [(ema, vec![wrc, mleague]), (tenhou, vec![])]
        );
        // 4 han 30 fu, while it waits for it too.
        let hand = "34m234p234s66p789s riichi EE";
        let [(first, same), (second, others)] = &fold(hand, ema)[..] else {
            panic!("two");
        };
        assert_eq!((*first, *second), (ema, tenhou));
        assert_eq!((&same[..], others.len()), (&[wrc, mleague][..], 0));
    }
}
