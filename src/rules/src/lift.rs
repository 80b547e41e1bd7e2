//! What would lift a hand over the minimum.

use crate::bonus::BonusTile;
use crate::check::check;
use crate::circumstance::{CircumstanceRule, Count};
use crate::house::House;
use crate::notation::Entry;
use crate::score::score;
use crate::situation::WinBy;

/// One thing that would lift a hand over the minimum.
#[derive(Clone, Copy, Debug)]
pub enum Lift {
    /// To draw the winning tile.
    SelfDraw,
    /// A circumstance of the win.
    Circumstance(&'static CircumstanceRule),
    /// A bonus tile beside the hand.
    Bonus(BonusTile),
}

impl Lift {
    /// What it is called.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::SelfDraw => "self-draw",
            Self::Circumstance(rule) => rule.name,
            Self::Bonus(tile) => tile.name(),
        }
    }
}

/// Everything that, alone, would make a complete hand worth the minimum that isn't worth it as it
/// was entered; nothing for a hand that is, or that can't be scored.
///
/// ```
/// use tilewise_rules::{House, lifts, notation};
/// let house: House = "hk-old-style".parse().unwrap();
/// // 2 fan: the dragons, and no flowers.
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let names: Vec<_> = lifts(&house, &entry).iter().map(|lift| lift.name()).collect();
/// assert_eq!(names, ["self-draw", "Last tile"]);
/// ```
pub fn lifts(house: &House, entry: &Entry) -> Vec<Lift> {
    let below = |entry: &Entry| {
        let (hand, situation) = check(house, entry).ok()?;
        Some(score(house, &hand, &situation)?.below_minimum)
    };
    if below(entry) != Some(true) {
        return Vec::new();
    }
    let drawn = (entry.situation.by == Some(WinBy::Discard)).then_some(Lift::SelfDraw);
    let circumstances = house
        .ruleset()
        .circumstances
        .iter()
        .filter(|rule| rule.needs.count != Count::Always && rule.is_offered(entry))
        .map(Lift::Circumstance);
    let bonus = house.bonus().iter().map(Lift::Bonus);
    drawn
        .into_iter()
        .chain(circumstances)
        .chain(bonus)
        .filter(|lift| below(&lifted(entry, lift)) == Some(false))
        .collect()
}

fn lifted(entry: &Entry, lift: &Lift) -> Entry {
    let mut entry = entry.clone();
    let situation = &mut entry.situation;
    match *lift {
        Lift::SelfDraw => {
            situation.by = Some(WinBy::SelfDraw);
            situation.from = None;
        }
        Lift::Circumstance(rule) => {
            situation.circumstances = situation.circumstances.with(rule.circumstance);
        }
        Lift::Bonus(tile) => entry.hand.bonus.push(tile),
    }
    entry
}
