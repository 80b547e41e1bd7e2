//! Everything behind a score: which tiles made which element.

use std::rc::Rc;

use tilewise_rules::{Axis, AxisDetail, Sentence, Transfer};

use super::layout::{Group, Layout, spots};
use super::{Alternatives, Counted, ScoredWin};
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
    /// What else it could have been, as soon as that is worked out.
    pub alternatives: Option<Alternatives>,
}

/// An element that counts, and the tiles that made it.
#[derive(Clone, Debug)]
pub struct Made {
    /// The element.
    pub counted: Counted,
    /// What it is called, where it is one set, the pair or the wait of a line that was split.
    pub detail: Option<Sentence>,
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

impl Proof {
    /// What stands behind the win of the hand in the tray, but for what else it could have been.
    pub fn of(tray: &Draft, win: &Rc<ScoredWin>) -> Self {
        let ScoredWin {
            draft, hand, score, ..
        } = &**win;
        let house = &draft.house;
        let read = Layout::of(tray, &score.best.reading, hand.winning_tile());
        let made = |counted: Counted| {
            let groups = read.made(counted.parts, counted.bonus);
            Made {
                spots: spots(&groups),
                groups,
                detail: None,
                counted,
            }
        };
        let split = |(counted, details): (Counted, Vec<AxisDetail>)| {
            if details.is_empty() {
                return vec![made(counted)];
            }
            let one = |detail: AxisDetail| Made {
                detail: Some(detail.says),
                ..made(Counted {
                    times: 1,
                    total: detail.value,
                    parts: detail.parts,
                    ..counted
                })
            };
            details.into_iter().map(one).collect()
        };
        let details = score.axis_details(house, hand, &win.context).into_iter();
        let axes = house.rule_set().axes.iter().zip(&score.best.axes);
        let axes = axes.zip(details).map(|((axis, tally), details)| OnAxis {
            axis,
            lines: Counted::of(axis.elements, &tally.lines)
                .into_iter()
                .zip(details)
                .flat_map(split)
                .collect(),
            total: tally.total,
        });
        Self {
            points: (house.rule_set().points)(house, &score.best),
            lines: Counted::all(house, score).into_iter().map(made).collect(),
            axes: axes.collect(),
            alternatives: None,
            layout: read,
            win: Rc::clone(win),
        }
    }

    /// Whether it is paid by the unit, as a yakuman is, and not by what its elements count.
    pub fn is_in_units(&self) -> bool {
        let house = &self.win.draft.house;
        let basis = self.win.score.basis(house);
        basis.is_some_and(|(_, basis)| basis.units > 0)
    }

    /// Who pays whom.
    pub fn transfers(&self) -> &[Transfer] {
        self.win.score.payments.transfers()
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

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
    }

    #[test]
    fn a_winning_tile_that_does_not_matter_is_lit_where_it_lies() {
        let proof = proof("hk-old-style", "33m567789p c234s p777z f1 w EE");
        let whole = spots(&proof.layout.groups);
        assert!(!whole.contains(&Spot::Winning));
        assert_eq!(whole.len(), 8 + 2);
    }
}
