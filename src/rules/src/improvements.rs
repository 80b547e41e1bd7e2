//! Improvements: changes that would raise the value of a win or lift a hand over the minimum.

use crate::decomposition::waits;
use crate::engine::{Score, check, score};
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, WinBy, hand_notation::WinInput};
use crate::model::{CircumstanceRule, Count};
use crate::tiles::{BonusTile, Tile};

/// A change to a win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Improvement {
    /// Drawing the winning tile.
    SelfDraw,
    /// Robbing a kong of the winning tile.
    RobbingTheKong,
    /// A circumstance of the win.
    Circumstance(&'static CircumstanceRule),
    /// A bonus tile.
    Bonus(BonusTile),
    /// Another winning tile.
    Wait(Tile),
}

/// A change to a win, and its score.
#[derive(Clone, Debug, PartialEq)]
pub struct Improved {
    /// The change.
    pub lift: Improvement,
    /// The score with it.
    pub score: Score,
}

impl Improvement {
    /// Returns its name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::SelfDraw => "self-draw",
            Self::RobbingTheKong => "robbing the kong",
            Self::Circumstance(rule) => rule.name,
            Self::Bonus(tile) => tile.name(),
            Self::Wait(tile) => tile.name(),
        }
    }

    /// Returns the win with the change.
    pub(super) fn apply_to(&self, entry: &WinInput) -> WinInput {
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

/// Returns every single change, except of the winning tile, that would lift a complete hand with this score
/// over the minimum. Empty if the hand reaches it.
///
/// ```
/// use tilewise_rules::{RuleConfig, check, notation, score, shortfall};
/// let config: RuleConfig = "hk-old-style".parse().unwrap();
/// // 2 fan: the dragons, and no flowers.
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// let names: Vec<_> = shortfall(&config, &entry, &score).iter().map(|lift| lift.name()).collect();
/// assert_eq!(names, ["self-draw", "robbing the kong", "Last tile"]);
/// ```
pub fn shortfall(house: &RuleConfig, entry: &WinInput, score: &Score) -> Vec<Improvement> {
    if !score.below_minimum {
        return Vec::new();
    }
    let below = |entry: &WinInput| Some(scored(house, entry)?.below_minimum);
    offered(house, entry)
        .filter(|lift| below(&lift.apply_to(entry)) == Some(false))
        .collect()
}

/// Returns every possible single change to the win of a complete hand, including another winning tile, with
/// its score.
///
/// ```
/// use tilewise_rules::{Improvement, RuleConfig, check, improvements, notation};
/// let config: RuleConfig = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567m p777p p555z w1s@W SE").unwrap();
/// let (hand, _) = check(&config, &entry).unwrap();
/// let improvements = improvements(&config, &entry, &hand);
/// let drawn = improvements.iter().find(|one| matches!(one.lift, Improvement::SelfDraw)).unwrap();
/// assert_eq!(drawn.score.best.counted, 3);
/// let waits = improvements.iter().filter(|one| matches!(one.lift, Improvement::Wait(_)));
/// let waits: Vec<_> = waits.map(|one| one.lift.name()).collect();
/// assert_eq!(waits, ["3 bamboo", "4 bamboo"]);
/// ```
pub fn improvements(house: &RuleConfig, entry: &WinInput, hand: &Hand) -> Vec<Improved> {
    let won = hand.winning_tile();
    let waits = waits(hand, house.patterns());
    let other_waits = waits.iter().filter(|&tile| Some(tile) != won);
    offered(house, entry)
        .chain(other_waits.map(Improvement::Wait))
        .filter_map(|lift| {
            let score = scored(house, &lift.apply_to(entry))?;
            Some(Improved { lift, score })
        })
        .collect()
}

/// Returns the changes to consider, including impossible ones.
fn offered<'a>(
    house: &'a RuleConfig,
    entry: &'a WinInput,
) -> impl Iterator<Item = Improvement> + 'a {
    let discarded = entry.context.by == Some(WinBy::Discard);
    let ways = [Improvement::SelfDraw, Improvement::RobbingTheKong];
    let circumstances = house
        .rule_set()
        .game
        .circumstances
        .iter()
        .filter(|rule| rule.needs.count != Count::Always && rule.is_offered(house, entry))
        .map(Improvement::Circumstance);
    let bonus = house.bonus().iter().map(Improvement::Bonus);
    ways.into_iter()
        .filter(move |_| discarded)
        .chain(circumstances)
        .chain(bonus)
}

fn scored(house: &RuleConfig, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}
