//! What could have been otherwise about a win, and what would lift a hand over the minimum.

use crate::decomposition::waits;
use crate::engine::{Score, check, score};
use crate::hands::notation::WinInput;
use crate::hands::{Hand, WinBy};
use crate::schema::{CircumstanceRule, Count, House};
use crate::tiles::{BonusTile, Tile};

/// One thing that could have been otherwise about a win.
#[derive(Clone, Copy, Debug)]
pub enum Improvement {
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
pub struct Improved {
    /// What could have been otherwise.
    pub lift: Improvement,
    /// What the hand would be worth with it.
    pub score: Score,
}

impl Improvement {
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

    /// The win with it.
    pub(super) fn of(&self, entry: &WinInput) -> WinInput {
        let mut entry = entry.clone();
        let context = &mut entry.context;
        match *self {
            Self::SelfDraw => {
                context.by = Some(WinBy::SelfDraw);
                context.from = None;
            }
            Self::RobbingTheKong => context.by = Some(WinBy::RobbingTheKong),
            Self::Circumstance(rule) => {
                context.circumstances = context.circumstances.with(rule.circumstance);
            }
            Self::Bonus(tile) => entry.hand.bonus.push(tile),
            Self::Wait(tile) => entry.hand.winning_tile = Some(tile),
        }
        entry
    }
}

/// Everything that, alone, would make a complete hand worth the minimum that isn't worth it with
/// this score, without another winning tile; nothing for a hand that is.
///
/// ```
/// use tilewise_rules::{House, check, notation, score, shortfall};
/// let house: House = "hk-old-style".parse().unwrap();
/// // 2 fan: the dragons, and no flowers.
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let (hand, context) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &context).unwrap();
/// let names: Vec<_> = shortfall(&house, &entry, &score).iter().map(|lift| lift.name()).collect();
/// assert_eq!(names, ["self-draw", "robbing the kong", "Last tile"]);
/// ```
pub fn shortfall(house: &House, entry: &WinInput, score: &Score) -> Vec<Improvement> {
    if !score.below_minimum {
        return Vec::new();
    }
    let below = |entry: &WinInput| Some(scored(house, entry)?.below_minimum);
    offered(house, entry)
        .filter(|lift| below(&lift.of(entry)) == Some(false))
        .collect()
}

/// Everything that, alone, could have been otherwise about the win of a complete hand, another
/// winning tile too, and what the hand would then be worth. What can't be is left out.
///
/// ```
/// use tilewise_rules::{House, Improvement, check, improvements, notation};
/// let house: House = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let (hand, _) = check(&house, &entry).unwrap();
/// let improvements = improvements(&house, &entry, &hand);
/// let drawn = improvements.iter().find(|one| matches!(one.lift, Improvement::SelfDraw)).unwrap();
/// assert_eq!(drawn.score.best.counted, 3);
/// let waits = improvements.iter().filter(|one| matches!(one.lift, Improvement::Wait(_)));
/// let waits: Vec<_> = waits.map(|one| one.lift.name()).collect();
/// assert_eq!(waits, ["3 bamboo", "4 bamboo"]);
/// ```
pub fn improvements(house: &House, entry: &WinInput, hand: &Hand) -> Vec<Improved> {
    let won = hand.winning_tile();
    let waits = waits(hand, house.patterns());
    let other_waits = waits.iter().filter(|&tile| Some(tile) != won);
    offered(house, entry)
        .chain(other_waits.map(Improvement::Wait))
        .filter_map(|lift| {
            let score = scored(house, &lift.of(entry))?;
            Some(Improved { lift, score })
        })
        .collect()
}

/// What the screen could offer beside what was entered. Not all of it can be.
fn offered<'a>(house: &'a House, entry: &'a WinInput) -> impl Iterator<Item = Improvement> + 'a {
    let discarded = entry.context.by == Some(WinBy::Discard);
    let ways = [Improvement::SelfDraw, Improvement::RobbingTheKong];
    let circumstances = house
        .rule_set()
        .circumstances
        .iter()
        .filter(|rule| rule.needs.count != Count::Always && rule.is_offered(entry))
        .map(Improvement::Circumstance);
    let bonus = house.bonus().iter().map(Improvement::Bonus);
    ways.into_iter()
        .filter(move |_| discarded)
        .chain(circumstances)
        .chain(bonus)
}

fn scored(house: &House, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}
