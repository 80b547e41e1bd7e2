//! Everything behind a score: which tiles made which element, what else could have been.

use std::rc::Rc;

use tilewise_rules::{Axis, Ignored, Improved, Score, Transfer, ignored, improvements};

use super::layout::{Group, Layout, spots};
use super::{Counted, Liability, ScoredWin};
use crate::state::{Draft, Spot};

/// Everything behind a score.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The win.
    pub win: Rc<ScoredWin>,
    /// What it is worth in the money of the rule set, before that is shared out.
    pub points: i64,
    /// The hand as it was read.
    pub layout: Layout,
    /// What counts, and the tiles that made it.
    pub lines: Vec<Made>,
    /// What it is worth on each further axis of the rule set, and why.
    pub axes: Vec<OnAxis>,
    /// The other readings, the best first.
    pub others: Vec<Other>,
    /// Of a hand below the minimum: what alone would have been enough.
    pub enough: Vec<Improved>,
    /// How much such a hand is short of the minimum.
    pub short: u16,
    /// Who fed the hand, as far as it matters.
    pub liability: Liability,
    /// What was said and changes nothing.
    pub ignored: Vec<Ignored>,
}

/// An element that counts, and the tiles that made it.
#[derive(Clone, Debug)]
pub struct Made {
    /// The element.
    pub counted: Counted,
    /// Its tiles; none where it was how the win came, or what isn't there.
    pub groups: Vec<Group>,
    /// Where they lie in the tray.
    pub spots: Vec<Spot>,
}

/// What a hand is worth on a further axis of its rule set, and why.
#[derive(Clone, Debug)]
pub struct OnAxis {
    /// The axis.
    pub axis: &'static Axis,
    /// What counts, and the tiles that made it.
    pub lines: Vec<Made>,
    /// The sum.
    pub total: u16,
}

/// Another reading of the same hand.
#[derive(Clone, Debug)]
pub struct Other {
    /// What it would have been worth.
    pub score: Score,
    /// The hand so read.
    pub layout: Layout,
    /// What would have counted.
    pub counts: Vec<Counted>,
}

impl Proof {
    /// What stands behind the win of the hand in the tray.
    pub fn of(tray: &Draft, win: &Rc<ScoredWin>) -> Self {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = &**win;
        let house = &draft.house;
        let others = score.others(house, hand, context);
        let improvements = improvements(house, &draft.entry, hand);
        let layout = |score: &Score| Layout::of(tray, &score.best.reading, hand.winning_tile());
        let read = layout(score);
        let made = |counted: Counted| {
            let groups = read.made(counted.parts, counted.bonus);
            Made {
                spots: spots(&groups),
                groups,
                counted,
            }
        };
        let axes = house.rule_set().axes.iter().zip(&score.best.axes);
        let axes = axes.map(|(axis, tally)| OnAxis {
            axis,
            lines: Counted::of(axis.elements, &tally.lines)
                .into_iter()
                .map(made)
                .collect(),
            total: tally.total,
        });
        let enough = |one: &Improved| score.below_minimum && !one.score.below_minimum;
        let towards = (house.rule_set().towards_minimum)(house, &score.best);
        Self {
            points: (house.rule_set().points)(house, &score.best),
            lines: Counted::all(house, score).into_iter().map(made).collect(),
            axes: axes.collect(),
            others: others
                .into_iter()
                .map(|score| Other {
                    layout: layout(&score),
                    counts: Counted::all(house, &score),
                    score,
                })
                .collect(),
            enough: improvements.into_iter().filter(enough).collect(),
            short: house.minimum().saturating_sub(towards),
            liability: Liability::of(win),
            ignored: ignored(house, &draft.entry, (hand, context), score),
            layout: read,
            win: Rc::clone(win),
        }
    }

    /// Who pays whom.
    pub fn transfers(&self) -> &[Transfer] {
        self.win.score.payments.transfers()
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{Circumstance, notation};

    use super::super::Outcome;
    use super::*;

    fn proof(house: &str, entry: &str) -> Proof {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let Outcome::Scored(win) = Outcome::of(&draft) else {
            panic!("{entry}");
        };
        Proof::of(&draft, &win)
    }

    #[test]
    fn every_element_shows_the_tiles_that_made_it() {
        let proof = proof("hk-old-style", "2223s c567s p777s p555z w1s@W SE");
        let spots: Vec<_> = proof.lines.iter().map(|one| one.spots.len()).collect();
        let keys: Vec<_> = proof.lines.iter().map(|one| one.counted.key).collect();
        assert_eq!(keys, ["no-flowers", "dragon-pung", "half-flush"]);
        // Nothing to show; one set on the table; five tiles of the hand and three sets.
        assert_eq!(spots, [0, 1, 8]);
        assert_eq!(proof.lines[1].spots, [Spot::Meld(2)]);
        assert!(proof.others.is_empty() && proof.enough.is_empty());
    }

    #[test]
    fn a_winning_tile_that_does_not_matter_is_lit_where_it_lies() {
        let proof = proof("hk-old-style", "33m567789p c234s p777z f1 w EE");
        let whole = spots(&proof.layout.groups);
        assert!(!whole.contains(&Spot::Winning));
        assert_eq!(whole.len(), 8 + 2);
    }

    /// Three fan are the minimum: one for the dragons, one for no flowers.
    #[test]
    fn a_hand_that_is_one_short_tells_what_would_be_enough() {
        let proof = proof("hk-old-style", "2223s c567m p777p p555z w1s@W SE");
        assert_eq!(proof.short, 1);
        let enough: Vec<_> = proof
            .enough
            .iter()
            .map(|one| (one.lift.name(), one.score.best.counted))
            .collect();
        assert_eq!(
            enough,
            [("self-draw", 3), ("robbing the kong", 3), ("Last tile", 3)]
        );
    }

    /// HKOS-69: nobody is liable whom it would free.
    #[test]
    fn what_changes_nothing_is_told() {
        let told = |entry| proof("hk-old-style", entry).ignored;
        assert_eq!(told("2223s c567s p777s p555z w1s@W SE"), []);
        assert_eq!(
            told("2223s c567s p777s p555z w1s@W SE no-choice@W"),
            [Ignored::Circumstance(Circumstance::NoChoice)]
        );
    }

    #[test]
    fn another_reading_tells_what_it_would_have_paid() {
        let house = "hk-old-style;minimum_fan=0";
        let proof = proof(house, "111222333m p555p 9s w9s@W EE");
        // Chows with a pung of dots are worth no flowers; pungs are three more.
        let [other] = &proof.others[..] else {
            panic!("{:?}", proof.others)
        };
        let keys = |counts: &[Counted]| -> Vec<_> { counts.iter().map(|one| one.key).collect() };
        assert_eq!(keys(&other.counts), ["no-flowers"]);
        assert_eq!(proof.win.counted() - other.score.best.counted, 3);
    }
}
