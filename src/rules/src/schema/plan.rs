//! The elements that a house plays, sorted by what they look at.
//!
//! Scoring asks each kind of element in a loop of its own: one loop over all kinds spends a
//! quarter of its time on guessing wrongly which kind comes next.

use crate::decomposition::{Combinations, ReadSet, Reading, SetMask};
use crate::hands::CircumstanceSet;
use crate::schema::{Condition, Element, ElementId, ElementSet, Limit, Subtotal, When, WonHand};
use crate::tiles::{BonusTile, BonusTiles, Tile};

/// Elements that are asked alike.
pub(crate) type PlannedList<F> = Vec<Planned<F>>;

/// What is asked where one of these circumstances holds.
pub(crate) type WhereHeld = (CircumstanceSet, fn(&WonHand) -> bool);

/// One element: its place in the table, and how it is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planned<F> {
    pub element: ElementId,
    /// What it is worth.
    pub value: u16,
    pub when: F,
}

/// The elements of a table that count in a house, in a closed hand or in an open one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub tiles: PlannedList<fn(&WonHand) -> bool>,
    pub wins: PlannedList<fn(&WonHand) -> bool>,
    pub circumstances: PlannedList<WhereHeld>,
    pub times_of_win: PlannedList<fn(&WonHand) -> u8>,
    pub bonus: PlannedList<fn(BonusTiles) -> BonusTiles>,
    pub each_bonus: PlannedList<fn(BonusTile, &WonHand) -> bool>,
    pub each_family: PlannedList<BonusTiles>,
    pub hands: PlannedList<fn(&Reading, &WonHand) -> bool>,
    pub irregular: PlannedList<fn(&Reading, &WonHand) -> bool>,
    pub sets: PlannedList<fn(&Reading, &WonHand) -> SetMask>,
    pub pungs: PlannedList<fn(&Reading, &WonHand) -> SetMask>,
    pub each_pung: PlannedList<fn(Tile, &WonHand) -> bool>,
    pub each_honor: PlannedList<fn(Tile, &WonHand) -> bool>,
    pub each_set: PlannedList<fn(ReadSet, &WonHand) -> bool>,
    pub times_of_pung: PlannedList<fn(ReadSet, &Reading, &WonHand) -> u8>,
    pub times_of_reading: PlannedList<fn(&Reading, &WonHand) -> u8>,
    pub combinations: PlannedList<fn(&Reading, &WonHand) -> Combinations>,
    pub subtotals: PlannedList<fn(&Subtotal, &WonHand) -> u8>,
    pub incomplete: PlannedList<fn(&WonHand) -> bool>,
}

impl Plan {
    /// Those elements of a table that are played.
    #[expect(clippy::too_many_lines, reason = "an arm for each kind of element")]
    pub fn new(
        elements: &[Element],
        played: ElementSet,
        limit: Limit,
        closed: bool,
        holds: impl Fn(Condition) -> bool,
    ) -> Self {
        let mut plan = Self::default();
        for (id, one) in (0..=u8::MAX).map(ElementId).zip(elements) {
            if !played.contains(id) {
                continue;
            }
            let value = one.worth.chosen(&holds).value(limit, closed);
            if value == 0 {
                continue;
            }
            let element = id;
            match one.when {
                When::Tiles(when) => plan.tiles.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Win(when) => plan.wins.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Circumstance(of, when) => plan.circumstances.push(Planned {
                    element,
                    value,
                    when: (CircumstanceSet::of(of), when),
                }),
                When::TimesOfWin(when) => plan.times_of_win.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Bonus(when) => plan.bonus.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::EachBonus(when) => plan.each_bonus.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::EachFamily(when) => plan.each_family.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Hand(when) => plan.hands.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Irregular(when) => plan.irregular.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Sets(when) => plan.sets.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Pungs(when) => plan.pungs.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::EachSet(when) => plan.each_set.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::EachPung(when) => plan.each_pung.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::EachHonor(when) => plan.each_honor.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::TimesOfPung(when) => plan.times_of_pung.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::TimesOfReading(when) => plan.times_of_reading.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Combinations(when) => plan.combinations.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Subtotal(when) => plan.subtotals.push(Planned {
                    element,
                    value,
                    when,
                }),
                When::Incomplete(when) => plan.incomplete.push(Planned {
                    element,
                    value,
                    when,
                }),
            }
        }
        plan
    }

    /// Whether any hand wins without being complete.
    pub const fn has_incomplete(&self) -> bool {
        !self.incomplete.is_empty()
    }
}
