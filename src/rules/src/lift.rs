//! What could have been otherwise about a win, and what would lift a hand over the minimum.

use crate::bonus::BonusTile;
use crate::check::check;
use crate::circumstance::{CircumstanceRule, Count};
use crate::house::House;
use crate::notation::Entry;
use crate::score::{Score, score};
use crate::situation::WinBy;
use crate::tile::Tile;
use crate::waits::waits;

/// One thing that could have been otherwise about a win.
#[derive(Clone, Copy, Debug)]
pub enum Lift {
    /// To draw the winning tile.
    SelfDraw,
    /// To rob a kong of it.
    RobbingTheKong,
    /// A circumstance of the win.
    Circumstance(&'static CircumstanceRule),
    /// A bonus tile beside the hand.
    Bonus(BonusTile),
    /// Another winning tile.
    Wait(Tile),
}

/// One thing that could have been otherwise, and what the hand would then be worth.
#[derive(Clone, Debug)]
pub struct Chance {
    /// What could have been otherwise.
    pub lift: Lift,
    /// What the hand would be worth with it.
    pub score: Score,
}

impl Lift {
    /// What it is called.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::SelfDraw => "self-draw",
            Self::RobbingTheKong => "robbing the kong",
            Self::Circumstance(rule) => rule.name,
            Self::Bonus(tile) => tile.name(),
            Self::Wait(tile) => tile.name(),
        }
    }
}

/// Everything that, alone, would make a complete hand worth the minimum that isn't worth it as it
/// was entered, without another winning tile; nothing for a hand that is, or that can't be scored.
///
/// ```
/// use tilewise_rules::{House, lifts, notation};
/// let house: House = "hk-old-style".parse().unwrap();
/// // 2 fan: the dragons, and no flowers.
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let names: Vec<_> = lifts(&house, &entry).iter().map(|lift| lift.name()).collect();
/// assert_eq!(names, ["self-draw", "robbing the kong", "Last tile"]);
/// ```
pub fn lifts(house: &House, entry: &Entry) -> Vec<Lift> {
    let below = |entry: &Entry| Some(scored(house, entry)?.below_minimum);
    if below(entry) != Some(true) {
        return Vec::new();
    }
    offered(house, entry)
        .filter(|lift| below(&lifted(entry, lift)) == Some(false))
        .collect()
}

/// Everything that, alone, could have been otherwise about the win of a complete hand, another
/// winning tile too, and what the hand would then be worth. What can't be is left out.
///
/// ```
/// use tilewise_rules::{House, Lift, chances, notation};
/// let house: House = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let chances = chances(&house, &entry);
/// let drawn = chances.iter().find(|one| matches!(one.lift, Lift::SelfDraw)).unwrap();
/// assert_eq!(drawn.score.best.counted, 3);
/// let waits = chances.iter().filter(|one| matches!(one.lift, Lift::Wait(_)));
/// let waits: Vec<_> = waits.map(|one| one.lift.name()).collect();
/// assert_eq!(waits, ["3 bamboo", "4 bamboo"]);
/// ```
pub fn chances(house: &House, entry: &Entry) -> Vec<Chance> {
    let other_waits = check(house, entry).map_or_else(
        |_| Vec::new(),
        |(hand, _)| {
            let won = hand.winning_tile();
            let all = waits(&hand, house.shapes());
            all.iter().filter(|&tile| Some(tile) != won).collect()
        },
    );
    offered(house, entry)
        .chain(other_waits.into_iter().map(Lift::Wait))
        .filter_map(|lift| {
            let score = scored(house, &lifted(entry, &lift))?;
            Some(Chance { lift, score })
        })
        .collect()
}

/// What the screen could offer beside what was entered. Not all of it can be.
fn offered<'a>(house: &'a House, entry: &'a Entry) -> impl Iterator<Item = Lift> + 'a {
    let discarded = entry.situation.by == Some(WinBy::Discard);
    let ways = [Lift::SelfDraw, Lift::RobbingTheKong];
    let circumstances = house
        .ruleset()
        .circumstances
        .iter()
        .filter(|rule| rule.needs.count != Count::Always && rule.is_offered(entry))
        .map(Lift::Circumstance);
    let bonus = house.bonus().iter().map(Lift::Bonus);
    ways.into_iter()
        .filter(move |_| discarded)
        .chain(circumstances)
        .chain(bonus)
}

fn scored(house: &House, entry: &Entry) -> Option<Score> {
    let (hand, situation) = check(house, entry).ok()?;
    score(house, &hand, &situation)
}

fn lifted(entry: &Entry, lift: &Lift) -> Entry {
    let mut entry = entry.clone();
    let situation = &mut entry.situation;
    match *lift {
        Lift::SelfDraw => {
            situation.by = Some(WinBy::SelfDraw);
            situation.from = None;
        }
        Lift::RobbingTheKong => situation.by = Some(WinBy::RobbingTheKong),
        Lift::Circumstance(rule) => {
            situation.circumstances = situation.circumstances.with(rule.circumstance);
        }
        Lift::Bonus(tile) => entry.hand.bonus.push(tile),
        Lift::Wait(tile) => entry.hand.winning_tile = Some(tile),
    }
    entry
}
