//! The proof of a score: the tiles that make each element.

use std::rc::Rc;

use tilewise_rules::{Axis, AxisDetail, Sentence, Transfer};

use super::layout::{Layout, TileGroup, spots};
use super::{Alternatives, CountedElement, ScoredWin};
use crate::store::{Draft, Spot};

/// The proof of a score.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The win.
    pub win: Rc<ScoredWin>,
    /// The value in the money of the rule set, before it is divided among players.
    pub points: i64,
    /// The layout of the reading.
    pub layout: Layout,
    /// The elements that count, with their tiles.
    pub lines: Vec<ProofLine>,
    /// The value on each further axis, with reasons.
    pub axes: Vec<AxisProof>,
    /// The alternatives, once they are computed.
    pub alternatives: Option<Alternatives>,
}

/// An element that counts, with its tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct ProofLine {
    /// The element.
    pub counted: CountedElement,
    /// The description of one set, the pair or the wait, of an element that was split.
    pub detail: Option<Sentence>,
    /// The tiles; empty for circumstances and missing tiles.
    pub groups: Vec<TileGroup>,
    /// The positions in the tray.
    pub spots: Vec<Spot>,
    /// Whether it was overlooked in an exercise.
    pub is_overlooked: bool,
}

/// The value on a further axis, with reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct AxisProof {
    /// The axis.
    pub axis: &'static Axis,
    /// The elements that count, with their tiles.
    pub lines: Vec<ProofLine>,
    /// The sum.
    pub total: u16,
}

impl Proof {
    /// Computes the proof of the win in the tray, without alternatives.
    pub fn new(tray: &Draft, win: &Rc<ScoredWin>) -> Self {
        let ScoredWin {
            draft, hand, score, ..
        } = &**win;
        let house = &draft.house;
        let read = Layout::new(tray, &score.best.reading, hand.winning_tile());
        let made = |counted: CountedElement| {
            let groups = read.made(counted.parts, counted.bonus);
            ProofLine {
                spots: spots(&groups),
                groups,
                detail: None,
                is_overlooked: false,
                counted,
            }
        };
        let split = |(counted, details): (CountedElement, Vec<AxisDetail>)| {
            if details.is_empty() {
                return vec![made(counted)];
            }
            let one = |detail: AxisDetail| ProofLine {
                detail: Some(detail.text),
                ..made(CountedElement {
                    times: 1,
                    total: detail.value,
                    parts: detail.parts,
                    ..counted
                })
            };
            details.into_iter().map(one).collect()
        };
        let details = score.axis_details(house, hand, &win.context).into_iter();
        let axes = house.rule_set().scoring.axes.iter().zip(&score.best.axes);
        let axes = axes.zip(details).map(|((axis, tally), details)| AxisProof {
            axis,
            lines: CountedElement::from_lines(axis.elements, &tally.lines)
                .into_iter()
                .zip(details)
                .flat_map(split)
                .collect(),
            total: tally.total,
        });
        Self {
            points: (house.rule_set().payment.points)(house, &score.best),
            lines: CountedElement::all(house, score)
                .into_iter()
                .map(made)
                .collect(),
            axes: axes.collect(),
            alternatives: None,
            layout: read,
            win: Rc::clone(win),
        }
    }

    /// Whether it is paid in units, like a yakuman, and not by its elements.
    pub fn is_in_units(&self) -> bool {
        let house = &self.win.draft.house;
        let basis = self.win.score.basis(house);
        basis.is_some_and(|(_, basis)| basis.units > 0)
    }

    /// The payments.
    pub fn transfers(&self) -> &[Transfer] {
        self.win.score.payments.transfers()
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::outcome::HandOutcome;

    fn proof(house: &str, entry: &str) -> Proof {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
            panic!("{entry}");
        };
        Proof::new(&draft, &win)
    }

    #[test]
    fn every_element_shows_the_tiles_that_made_it() {
        let proof = proof("hk-old-style", "2223s c567s p777s p555z w1s@W SE");
        let spots: Vec<_> = proof.lines.iter().map(|one| one.spots.len()).collect();
        let keys: Vec<_> = proof.lines.iter().map(|one| one.counted.key).collect();
        assert_eq!(keys, ["no-flowers", "dragon-pung", "half-flush"]);
        // No tiles; one set on the table; five tiles of the hand and three sets.
        assert_eq!(spots, [0, 1, 8]);
        assert_eq!(proof.lines[1].spots, [Spot::Meld(2)]);
    }

    #[test]
    fn irrelevant_winning_tile_is_lit_in_its_place() {
        let proof = proof("hk-old-style", "33m567789p c234s p777z f1 w EE");
        let whole = spots(&proof.layout.groups);
        assert!(!whole.contains(&Spot::Winning));
        assert_eq!(whole.len(), 8 + 2);
    }
}
