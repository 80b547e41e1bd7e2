//! The obstacles between a win and an element that it doesn't have.

use std::iter::repeat_n;

use super::target::{ScoredTarget, Target, differs};
use crate::decomposition::{Part, ReadSet, Reading, SetMask, Shape, Source};
use crate::evaluate::RuleConfig;
use crate::hands::{Circumstance, MeldKind, SetKind, WinBy};
use crate::model::{CircumstanceRule, Element, RuleOption};
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::sort::sort_short_by_key;
use crate::tiles::{BonusTile, Seat, Tile, TileCounts};

/// An obstacle between a win and an element.
#[derive(Clone, Debug)]
pub enum Obstacle {
    /// A set or the pair that must be replaced.
    Part {
        /// The current part.
        is: Part,
        /// The required part.
        takes: Part,
    },
    /// A set or a pair that is missing.
    Lacks(Part),
    /// Tiles that must be replaced.
    Tiles {
        /// The current tiles.
        is: Vec<Tile>,
        /// The required tiles.
        takes: Vec<Tile>,
    },
    /// A set that must not be claimed.
    Claimed(Part),
    /// A set that must be claimed.
    Concealed(Part),
    /// A kong that must not be made by adding a tile to a pung.
    Added(Part),
    /// The winning tile must be this one.
    Winning(Tile),
    /// The winning tile must come in this way.
    Win(WinBy),
    /// This player must give the winning tile.
    From(Seat),
    /// This player must win.
    Seat(Seat),
    /// The prevailing wind must be this one.
    Prevailing(Seat),
    /// A circumstance that must hold.
    Without(&'static CircumstanceRule),
    /// A circumstance that must not hold.
    With(&'static CircumstanceRule),
    /// A bonus tile that is missing.
    NoBonus(BonusTile),
    /// A bonus tile that must not be there.
    Bonus(BonusTile),
    /// The indicators must differ.
    Indicators,
    /// A five that must be red.
    RedFive,
    /// Another reading pays more.
    Reading,
    /// An element that includes it.
    Included(&'static Element),
    /// An element that consumes its sets.
    AccountOnce(&'static Element),
    /// Sets that are consumed, and the elements that consume them together.
    ConsumedSets(Vec<Part>, Vec<&'static Element>),
    /// A house rule, or `None` if no option turns it on.
    House(Option<&'static RuleOption>),
    /// No hand with the element is known under these rules.
    Unknown,
}

impl Obstacle {
    /// Returns the obstacle as a sentence.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Part { is, takes } => part(*is, *takes),
            Self::Lacks(part) => sentence!("Needs {0}", called(*part)),
            // With many required tiles, the current ones are irrelevant.
            Self::Tiles { is, takes } if is.is_empty() || takes.len() > 3 => {
                sentence!("Needs {0}", tiles(takes))
            }
            Self::Tiles { is, takes } if takes.is_empty() => {
                sentence!("Remove {0}", tiles(is))
            }
            Self::Tiles { is, takes } => {
                sentence!("{0} would have to be {1}", tiles(is), tiles(takes))
            }
            Self::Claimed(part) => sentence!("{0} was claimed", called(*part)),
            Self::Concealed(part) => sentence!("{0} wasn’t claimed", called(*part)),
            Self::Added(part) => sentence!("{0} was made by adding to a pung", called(*part)),
            Self::Winning(tile) => sentence!("The winning tile must be {0}", *tile),
            Self::Win(by) => sentence!("Needs {0}", by.name()),
            Self::From(seat) => sentence!("Needs a discard of {0}", *seat),
            Self::Seat(seat) => sentence!("Needs {0} as the winner", *seat),
            Self::Prevailing(seat) => sentence!("Needs {0} as the prevailing wind", *seat),
            Self::Without(rule) => sentence!("Needs “{0}”", rule.name),
            Self::With(rule) => sentence!("Blocked by “{0}”", rule.name),
            Self::NoBonus(tile) => sentence!("Needs the {0}", *tile),
            Self::Bonus(tile) => sentence!("The {0} lies beside the hand", *tile),
            Self::Indicators => sentence!("Needs other indicators"),
            Self::RedFive => sentence!("Needs a red five"),
            Self::Reading => {
                sentence!("It counts only in another reading, which pays less")
            }
            Self::Included(by) => sentence!("Included in {0}", by.name),
            Self::AccountOnce(by) => sentence!("Its sets count once, in {0}", by.name),
            Self::ConsumedSets(sets, by) => {
                let sets = sets.iter().map(|&one| called(one).into());
                let sets = Sentence::joined("{0}, {1}", sets);
                let by = by.iter().map(|one| one.name.into());
                let by = Sentence::joined("{0}, {1}", by);
                sentence!("Account-once: {0} used up by {1}", sets, by)
            }
            Self::House(Some(option)) => {
                sentence!("Not used under your house rules: {0}", option.name)
            }
            Self::House(None) => sentence!("Not used under your house rules"),
            Self::Unknown => sentence!("No hand is known that has it by these house rules"),
        }
    }
}

/// Returns the sentence for a set or a pair that must be replaced, by its difference.
fn part(is: Part, takes: Part) -> Sentence {
    let called_so = called(is);
    match (is, takes) {
        (Part::Set(is), Part::Set(takes)) => {
            let (one, other) = (is.set, takes.set);
            let suit = |tile: Tile| tile.suit();
            let near = suit(one.tile) == suit(other.tile);
            match (one.kind, other.kind) {
                (SetKind::Chow, SetKind::Pung | SetKind::Kong) if near => {
                    sentence!("{0} is a chow", called_so)
                }
                (SetKind::Pung, SetKind::Chow) if near => sentence!("{0} is a pung", called_so),
                (SetKind::Kong, SetKind::Chow) if near => sentence!("{0} is a kong", called_so),
                (SetKind::Pung, SetKind::Kong) if one.tile == other.tile => {
                    sentence!("{0} isn’t a kong", called_so)
                }
                (SetKind::Kong, SetKind::Pung) if one.tile == other.tile => {
                    sentence!("{0} is a kong", called_so)
                }
                _ => sentence!(
                    "{0} would have to be {1}",
                    called_so,
                    called(Part::Set(takes))
                ),
            }
        }
        (is, takes) => sentence!("{0} would have to be {1}", called(is), called(takes)),
    }
}

/// Returns the name of a set or a pair: "567 bamboo", "pung of white dragon".
pub fn called(part: Part) -> Sentence {
    let tile = match part {
        Part::Set(set) => set.set.tile,
        Part::Pair(tile) => tile,
        Part::Singles(..) => return tiles(&part.tiles()),
    };
    if !tile.is_honor() {
        return tiles(&part.tiles());
    }
    match part {
        Part::Set(set) if set.set.kind == SetKind::Kong => sentence!("a kong of {0}", tile),
        Part::Pair(_) => sentence!("a pair of {0}", tile),
        _ => sentence!("a pung of {0}", tile),
    }
}

/// Returns the names of some tiles, grouped by suit: "46 bamboo, white dragon".
fn tiles(all: &[Tile]) -> Sentence {
    let mut all = all.to_vec();
    sort_short_by_key(&mut all, |tile| *tile);
    let groups = all.chunk_by(|one, other| {
        one.index() / 9 == other.index() / 9 && !one.is_honor() || one == other
    });
    let group = |group: &[Tile]| -> Gap {
        let ranks = group.iter().filter_map(|tile| tile.rank());
        let ranks: String = ranks.map(|rank| char::from(b'0' + rank)).collect();
        let Some(&first) = group.first() else {
            return Gap::Words("");
        };
        match first.index() / 9 {
            0 => sentence!("{0} characters", ranks).into(),
            1 => sentence!("{0} dots", ranks).into(),
            2 => sentence!("{0} bamboo", ranks).into(),
            _ if group.len() > 1 => sentence!("{0}× {1}", group.len(), first).into(),
            _ => first.into(),
        }
    };
    sentence!("{0}", Sentence::joined("{0}, {1}", groups.map(group)))
}

/// Returns the obstacles between a win and another one, tiles first.
pub(super) fn obstacles_between(
    house: &RuleConfig,
    (ours, read): (&ScoredTarget, &Reading),
    (theirs, reading, parts): (&Target, &Reading, SetMask),
) -> Vec<Obstacle> {
    let mut all = Vec::new();
    let before = |tiles: TileCounts, won: Option<Tile>| won.map(|tile| tiles.without(tile));
    let same = before(ours.tiles, ours.win.winning) == before(theirs.tiles(), theirs.winning);
    let grouped = |reading: &Reading| matches!(reading.shape, Shape::Sets { .. });
    if same && theirs.winning != ours.win.winning {
        all.extend(theirs.winning.map(Obstacle::Winning));
    } else if grouped(read) && grouped(reading) {
        between_parts(read, reading, parts, &mut all);
        // All relevant parts are there, so surplus parts are the obstacle.
        if all.is_empty() && parts.is_some() {
            between_parts(read, reading, SetMask::NONE, &mut all);
        }
    } else {
        let (held, other) = (ours.tiles, theirs.tiles());
        let takes = without(&other, &held);
        let gone = without(&held, &other);
        // A win that is declared before the hand is complete needs no replaced tile.
        let is = if matches!(reading.shape, Shape::Incomplete) {
            Vec::new()
        } else {
            gone
        };
        if !(is.is_empty() && takes.is_empty()) {
            all.push(Obstacle::Tiles { is, takes });
        }
        if reading.sets().is_empty() && !matches!(reading.shape, Shape::Incomplete) {
            let claimed = read.sets().iter().filter(|set| !set.is_concealed());
            all.extend(claimed.map(|&set| Obstacle::Claimed(Part::Set(set))));
        }
    }
    if !same && theirs.won_otherwise(ours) {
        all.extend(theirs.winning.map(Obstacle::Winning));
    }
    let (one, other) = (&theirs.context, &ours.win.context);
    if one.win.by() != other.win.by() {
        all.push(Obstacle::Win(one.win.by()));
    } else if one.win != other.win {
        all.extend(one.win.from().map(Obstacle::From));
    }
    if one.seat != other.seat {
        all.push(Obstacle::Seat(one.seat));
    }
    if one.prevailing != other.prevailing {
        all.push(Obstacle::Prevailing(one.prevailing));
    }
    for &which in Circumstance::ALL {
        let mut rules = house.rule_set().game.circumstances.iter();
        if differs(one, other, which)
            && let Some(rule) = rules.find(|rule| rule.circumstance == which)
        {
            all.push(if one.has(which) {
                Obstacle::Without(rule)
            } else {
                Obstacle::With(rule)
            });
        }
    }
    let bonus = theirs
        .bonus
        .iter()
        .filter(|&tile| !ours.win.bonus.contains(tile));
    all.extend(bonus.map(Obstacle::NoBonus));
    let bonus = ours
        .win
        .bonus
        .iter()
        .filter(|&tile| !theirs.bonus.contains(tile));
    all.extend(bonus.map(Obstacle::Bonus));
    if theirs.dora.is_indicated_otherwise(&ours.win.dora) {
        all.push(Obstacle::Indicators);
    }
    for _ in 0..theirs.dora.more_red_fives(&ours.win.dora) {
        all.push(Obstacle::RedFive);
    }
    // Kongs of other sources are found as claimed ones.
    if all.is_empty() {
        let added = Source::Table(MeldKind::AddedKong);
        let kongs = read.sets().iter().filter(|set| set.source == added);
        all.extend(kongs.map(|&set| Obstacle::Added(Part::Set(set))));
    }
    all
}

/// Adds the obstacles between two hands of sets and a pair. If only some sets are relevant, the current parts
/// in their place are ignored.
fn between_parts(read: &Reading, reading: &Reading, relevant: SetMask, all: &mut Vec<Obstacle>) {
    let mut there: Vec<ReadSet> = read.sets().to_vec();
    let mut lacking = Vec::new();
    let (mut claimed, mut concealed) = (Vec::new(), Vec::new());
    for (place, &set) in reading.sets().iter().enumerate() {
        let same = there.iter().position(|one| *one == set);
        let same = same.or_else(|| there.iter().position(|one| one.set == set.set));
        match same {
            Some(same) => {
                let one = there.remove(same);
                if !one.is_concealed() && set.is_concealed() {
                    claimed.push(one);
                } else if one.is_concealed() && !set.is_concealed() {
                    concealed.push(one);
                }
            }
            None => lacking.push((place, set)),
        }
    }
    let lost = there.iter().filter(|one| !one.is_concealed());
    let lost: Vec<ReadSet> = lost.copied().collect();
    let needed = lacking
        .iter()
        .filter(|(_, set)| !set.is_concealed())
        .count();
    let held: Vec<ReadSet> = there
        .iter()
        .copied()
        .filter(|one| one.is_concealed())
        .collect();
    claimed.extend(lost.iter().skip(needed));
    concealed.extend(held.iter().take(needed.saturating_sub(lost.len())));
    for (place, set) in lacking {
        let shared = |one: &ReadSet| {
            let kind = one.set.is_alike() == set.set.is_alike();
            let shared = set.set.tiles().filter(|&tile| one.set.contains(tile));
            (
                shared.count(),
                kind,
                one.is_concealed() == set.is_concealed(),
            )
        };
        let nearest = (0..there.len()).max_by_key(|&one| shared(&there[one]));
        let nearest = nearest.map(|one| there.remove(one));
        if relevant.is_some() {
            if relevant.has_set(place) {
                all.push(Obstacle::Lacks(Part::Set(set)));
            }
        } else if let Some(one) = nearest {
            all.push(Obstacle::Part {
                is: Part::Set(one),
                takes: Part::Set(set),
            });
        }
    }
    if let (Some(is), Some(takes)) = (read.pair(), reading.pair())
        && is != takes
    {
        if !relevant.is_some() {
            all.push(Obstacle::Part {
                is: Part::Pair(is),
                takes: Part::Pair(takes),
            });
        } else if relevant.has_pair() {
            all.push(Obstacle::Lacks(Part::Pair(takes)));
        }
    }
    let part = |one: ReadSet| Part::Set(one);
    all.extend(claimed.into_iter().map(part).map(Obstacle::Claimed));
    all.extend(concealed.into_iter().map(part).map(Obstacle::Concealed));
}

/// Returns the tiles of one that aren't in the other.
fn without(one: &TileCounts, other: &TileCounts) -> Vec<Tile> {
    let more =
        |(tile, count): (Tile, u8)| repeat_n(tile, count.saturating_sub(other.of(tile)).into());
    one.iter().flat_map(more).collect()
}
