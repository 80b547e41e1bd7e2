//! Comparison of one hand in several rule sets.

use tilewise_rules::{Basis, BySeat, RuleConfig, Sentence};

use super::{CountedElement, Details, HandOutcome, ScoredWin, WaitResult, WaitTile};
use crate::store::Draft;

/// The result of a hand in one of several rule configurations.
#[derive(Clone, Debug, PartialEq)]
pub struct HouseComparison {
    /// The rule configuration.
    pub house: RuleConfig,
    /// The parts of the hand that its rule set lacks.
    pub dropped: Vec<Sentence>,
    /// The outcome of the other parts.
    pub outcome: HandOutcome,
    /// The elements that count.
    pub counts: Vec<CountedElement>,
    /// The values of all waits, if a tile is missing.
    pub waits: Vec<WaitResult>,
    /// The differences of the other rule configurations, for each element that counts.
    pub differences: Vec<ElementDifference>,
    /// Other presets of the same table with equal results.
    pub same: Vec<RuleConfig>,
}

/// The difference of other rule configurations in a counted element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementDifference {
    /// None.
    None,
    /// It counts in none of them.
    OnlyHere,
    /// It has another value in one of them: the first such value.
    Others(u16),
}

/// Compares a hand in several rule configurations. In its own it has `outcome` with `details`, as far as they
/// are computed.
pub fn compare(
    draft: &Draft,
    outcome: &HandOutcome,
    details: &Details,
    houses: impl IntoIterator<Item = RuleConfig>,
) -> Vec<HouseComparison> {
    let all = houses.into_iter().map(|house| {
        let own = draft;
        let (draft, dropped) = draft.converted_to(house);
        let none = Details::None;
        let (outcome, details) = if draft == *own {
            (outcome.clone(), details)
        } else {
            (HandOutcome::from_draft(&draft), &none)
        };
        let counts = outcome.win().map_or_else(Vec::new, |win| {
            CountedElement::all(&draft.house, &win.score)
        });
        let waits = match (&outcome, details) {
            (HandOutcome::Waiting(_), Details::Waits(waits)) => waits.clone(),
            (HandOutcome::Waiting(waits), _) => {
                let waits = waits.iter().map(|&one| WaitResult::new(&draft, one));
                waits.collect()
            }
            _ => Vec::new(),
        };
        HouseComparison {
            outcome,
            counts,
            waits,
            house: draft.house,
            dropped,
            differences: Vec::new(),
            same: Vec::new(),
        }
    });
    let mut all = fold_presets(all, &draft.house);
    for place in 0..all.len() {
        let here = &all[place].counts;
        let others = all.iter().enumerate().filter(|(other, one)| {
            *other != place && matches!(one.outcome, HandOutcome::Scored(_))
        });
        let others: Vec<&[CountedElement]> = others.map(|(_, one)| one.counts.as_slice()).collect();
        let differences = here.iter().map(|one| difference(here, one, &others));
        all[place].differences = differences.collect();
    }
    all
}

/// Merges presets of one table with equal results into one: the current rule configuration, else the first.
fn fold_presets(
    all: impl Iterator<Item = HouseComparison>,
    here: &RuleConfig,
) -> Vec<HouseComparison> {
    let mut folded: Vec<HouseComparison> = Vec::new();
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

/// Whether two presets of one table have equal visible results.
fn is_same(one: &HouseComparison, other: &HouseComparison) -> bool {
    let table = |one: &HouseComparison| one.house.rule_set().table_key();
    if table(one) != table(other) || one.dropped != other.dropped {
        return false;
    }
    match (&one.outcome, &other.outcome) {
        (HandOutcome::Scored(win), HandOutcome::Scored(other_win)) => {
            one.counts == other.counts
                && PaymentSummary::from_win(win) == PaymentSummary::from_win(other_win)
        }
        (HandOutcome::Waiting(_), HandOutcome::Waiting(_)) => {
            let all = |one: &HouseComparison| one.waits.iter().map(values).collect::<Vec<_>>();
            all(one) == all(other)
        }
        (one, other) => one == other,
    }
}

/// The payment for a win, and its components.
#[derive(Debug, PartialEq)]
struct PaymentSummary {
    net: BySeat<i64>,
    counted: u16,
    axes: Vec<u16>,
    basis: Option<Basis>,
}

impl PaymentSummary {
    fn from_win(win: &ScoredWin) -> Self {
        let basis = win.score.basis(&win.draft.house);
        Self {
            net: win.net(),
            counted: win.counted(),
            axes: win.score.best.axis_totals().collect(),
            basis: basis.map(|(_, basis)| basis),
        }
    }
}

/// The visible values of a wait.
fn values(wait: &WaitResult) -> (WaitTile, Vec<Option<PaymentSummary>>) {
    let declared = wait.declared.iter().flat_map(|(_, won)| won);
    let all = wait.won.iter().chain(declared);
    (
        wait.wait,
        all.map(|win| win.as_ref().map(PaymentSummary::from_win))
            .collect(),
    )
}

fn difference(
    here: &[CountedElement],
    one: &CountedElement,
    others: &[&[CountedElement]],
) -> ElementDifference {
    if others.is_empty() {
        return ElementDifference::None;
    }
    let own = worth(here, one);
    let worths = others.iter().map(|other| worth(other, one));
    let counting: Vec<u16> = worths.filter(|&worth| worth > 0).collect();
    match counting.iter().find(|&&worth| worth != own) {
        _ if counting.is_empty() => ElementDifference::OnlyHere,
        Some(&worth) => ElementDifference::Others(worth),
        None => ElementDifference::None,
    }
}

/// Sums the values of elements with the same concept.
fn worth(counts: &[CountedElement], of: &CountedElement) -> u16 {
    let same = counts.iter().filter(|one| one.concept == of.concept);
    same.map(|one| one.total).sum()
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    fn compared(entry: &str, houses: &[&str]) -> Vec<HouseComparison> {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
        };
        let houses = houses.iter().map(|house| house.parse().expect(house));
        let outcome = HandOutcome::from_draft(&draft);
        let details = Details::new(&draft, &outcome);
        compare(
            &draft,
            &outcome,
            &details,
            houses.collect::<Vec<RuleConfig>>(),
        )
    }

    #[test]
    fn element_of_one_house_only_is_marked() {
        // A kong replacement counts 1 in addition to the self-draw, or replaces it.
        let all = compared(
            "46s k1111z c456m p777p 22s w5s EE kong-replacement",
            &[
                "hk-old-style",
                "hk-old-style;replacement_stacks_self_drawn=false",
            ],
        );
        let only_here = |one: &HouseComparison| {
            let differences = one.differences.iter();
            differences
                .filter(|one| **one == ElementDifference::OnlyHere)
                .count()
        };
        assert_eq!((only_here(&all[0]), only_here(&all[1])), (1, 0));
        assert!(all.iter().all(|one| one.dropped.is_empty()));
    }

    /// HKOS: five fan by discard, and one more for the self-draw. SG-58: half flush is 2; SG-25: the dragons
    /// are 1; a self-draw counts nothing.
    #[test]
    fn thirteen_tiles_wait_in_every_house_with_its_values() {
        let all = compared("2223s c567s p777s p555z SE", &["hk-old-style", "singapore"]);
        let values = |one: &HouseComparison| -> Vec<_> {
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
        let each = |drawn, discarded| {
            ["1s", "3s", "4s"].map(|tile| (tile.to_owned(), Some(drawn), Some(discarded)))
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
                [ElementDifference::None, ElementDifference::Others(2)],
                [ElementDifference::None, ElementDifference::Others(2)],
                [ElementDifference::None, ElementDifference::Others(3)],
            ]
        );
    }

    /// a pair of a wind that is seat and prevailing wind is 2 or 4 fu. R-84: 4 han 30 fu may be a
    /// mangan.
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
            let houses = presets.map(|house| house.parse::<RuleConfig>().expect(house));
            let all = compare(
                &draft,
                &HandOutcome::from_draft(&draft),
                &Details::None,
                houses,
            );
            let key = |house: &RuleConfig| house.rule_set().identity.key;
            let keys = all.iter().map(|one| {
                let same: Vec<_> = one.same.iter().map(key).collect();
                (key(&one.house), same)
            });
            keys.collect::<Vec<_>>()
        };
        let [ema, wrc, tenhou, mleague] = presets;
        // 2 han 30 fu in all rule sets.
        let hand = "234m456p678s33z78s w9s@N riichi EE";
        assert_eq!(fold(hand, ema), [(ema, vec![wrc, tenhou, mleague])]);
        assert_eq!(fold(hand, tenhou), [(tenhou, vec![ema, wrc, mleague])]);
        // 1 han: 40 fu, or 50 if the pair is 4.
        let hand = "222m555p67s234s11z w8s@N riichi EE";
        assert_eq!(
            fold(hand, ema),
            [(ema, vec![wrc, mleague]), (tenhou, vec![])]
        );
        // 4 han 30 fu, also while it waits.
        let hand = "34m234p234s66p789s riichi EE";
        let [(first, same), (second, others)] = &fold(hand, ema)[..] else {
            panic!("not two results");
        };
        assert_eq!((*first, *second), (ema, tenhou));
        assert_eq!((&same[..], others.len()), (&[wrc, mleague][..], 0));
    }
}
