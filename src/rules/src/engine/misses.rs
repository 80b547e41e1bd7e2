//! Of every element that doesn't count: how far the hand is from it, and what is in the way.

mod dora;
mod in_way;
mod near;
mod target;
mod turned;
mod used_up;
mod walk;

use crate::decomposition::{SetMask, readings};
use crate::engine::{Score, WhyNot, check, score};
use crate::hands::notation::parse_with;
use crate::hands::{Hand, WinContext, WinInput};
use crate::schema::{Condition, Element, ElementId, House, RuleOption};
use crate::tiles::Seat;

pub use in_way::InWay;
use in_way::between;
use near::Near;
pub use target::Away;
use target::{Grouped, Ours, Target, claimed};
pub use used_up::once_more;
use used_up::used_up;
use walk::{Sought, Walk};

/// An element that doesn't count.
#[derive(Clone, Debug)]
pub struct Miss {
    /// The element.
    pub element: &'static Element,
    /// Why it doesn't.
    pub why: WhyNot,
    /// How much would have to be otherwise; nothing where no hand is known that would have it, or
    /// the house plays without it.
    pub away: Option<Away>,
    /// What is in the way.
    pub in_way: Vec<InWay>,
    /// The nearest win that is known to have it.
    pub nearest: Option<WinInput>,
}

/// Every element that doesn't count, the nearest first, and of those the one that is worth most.
/// The hand and the context are those that were scored.
///
/// For each it looks for the nearest win that has it: it goes from wins that do, such as the
/// example of the book, towards this one as far as they keep it.
///
/// ```
/// use tilewise_rules::{House, check, misses, notation, score};
/// let house: House = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567m p777p p555z w3s@W SE").unwrap();
/// let (hand, context) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &context).unwrap();
/// let misses = misses(&house, &hand, &context, &score);
/// let all_pungs = misses.iter().find(|miss| miss.element.key == "all-pungs").unwrap();
/// assert_eq!(all_pungs.away.unwrap().tiles, 2);
/// assert_eq!(all_pungs.in_way[0].sentence().to_string(), "567 characters is a chow");
/// ```
pub fn misses(house: &House, hand: &Hand, context: &WinContext, score: &Score) -> Vec<Miss> {
    let elements = house.rule_set().elements;
    let closed = hand.claimed().next().is_none();
    let others = score.others(house, hand, context);
    let left_out = score.left_out(house, hand, context);
    let mut search = Search::new(
        house,
        Ours::new(Target::of(hand, context, &score.best.reading)),
        score,
    );
    let ids = (0..=u8::MAX).map(ElementId);
    let rejected = ids.zip(elements).zip(score.why_not(house));
    let mut all: Vec<Miss> = rejected
        .filter_map(|((id, element), why)| Some((id, element, why?)))
        .map(|(id, element, why)| {
            let silenced = |in_way| (Some(OTHERWISE), vec![in_way], None);
            let (away, in_way, nearest) = match why {
                WhyNot::IncludedIn(by) => silenced(InWay::Included(&elements[usize::from(by)])),
                WhyNot::AccountOnce(by) => {
                    let mut used_up = used_up(house, &left_out, score, id);
                    if used_up.is_empty() {
                        used_up.push(InWay::AccountOnce(&elements[usize::from(by)]));
                    }
                    (Some(OTHERWISE), used_up, None)
                }
                WhyNot::SwitchedOff => (
                    None,
                    vec![InWay::House(option(house, element.played))],
                    None,
                ),
                WhyNot::NotMet if others.iter().any(|other| other.best.meets(id)) => {
                    silenced(InWay::Reading)
                }
                WhyNot::NotMet => match search.nearest(id) {
                    Some((away, in_way, nearest)) => (Some(away), in_way, Some(nearest)),
                    None => (None, vec![InWay::Unknown], None),
                },
            };
            Miss {
                element,
                why,
                away,
                in_way,
                nearest,
            }
        })
        .collect();
    all.sort_by_key(|miss| {
        let worth = house.worth(miss.element).value(house.limits(), closed);
        (miss.away.map_or(u8::MAX, Away::total), u16::MAX - worth)
    });
    all
}

/// One thing alone that isn't a tile.
const OTHERWISE: Away = Away {
    tiles: 0,
    otherwise: 1,
};

/// The choice of the house that a condition asks.
fn option(house: &House, condition: Condition) -> Option<&'static RuleOption> {
    let key = condition.choice()?;
    let mut options = house.rule_set().options.iter();
    options.find(|option| option.key == key)
}

/// Wins that are known, and the one that was scored.
struct Search<'a> {
    house: &'a House,
    score: &'a Score,
    ours: Ours,
    /// The examples of the elements, and what was found on the way from them.
    known: Vec<Target>,
    /// The examples, with their elements.
    examples: Vec<(ElementId, Target)>,
    near: Near,
}

/// How many starts are tried for an element.
const STARTS: usize = 3;

impl<'a> Search<'a> {
    fn new(house: &'a House, ours: Ours, score: &'a Score) -> Self {
        let ids = (0..=u8::MAX).map(ElementId);
        let missed = ids.zip(score.why_not(house));
        let missed = missed.filter(|(_, why)| *why == Some(WhyNot::NotMet));
        let missed = missed.map(|(id, _)| id).collect();
        let ids = (0..=u8::MAX).map(ElementId);
        let examples: Vec<_> = ids
            .zip(house.rule_set().elements)
            .flat_map(|(id, element)| {
                let wins = example(house, element.example);
                wins.into_iter().map(move |target| (id, target))
            })
            .collect();
        let near = Near::of(house, &ours, missed);
        let known = examples.iter().map(|(_, target)| target);
        Self {
            house,
            score,
            known: known.chain(near.iter()).cloned().collect(),
            ours,
            examples,
            near,
        }
    }

    /// The nearest win that has an element: how far it is, and what is between.
    fn nearest(&mut self, id: ElementId) -> Option<(Away, Vec<InWay>, WinInput)> {
        let ours = &self.ours;
        let nearest = match self.near.nearest(id) {
            Some(near) => near.clone(),
            None => self.far(id)?,
        };
        let entry = nearest.entry();
        let (hand, context) = check(self.house, &entry).ok()?;
        let scored = score(self.house, &hand, &context)?;
        let line = scored.best.lines.iter().find(|line| line.id() == id);
        let parts = line.map_or(SetMask::NONE, |line| line.parts);
        let in_way = between(
            self.house,
            (ours, &self.score.best.reading),
            (&nearest, &scored.best.reading, parts),
        );
        let away = nearest.away(ours);
        self.known.push(nearest);
        Some((away, in_way, entry))
    }

    /// The nearest win that has an element, on the way from wins that are known.
    fn far(&self, id: ElementId) -> Option<Target> {
        let sought = Sought::new(self.house, id);
        let ours = &self.ours;
        let walk = Walk::towards(ours);
        let own = self.examples.iter().filter(|(of, _)| *of == id);
        let own = own.flat_map(|(_, example)| {
            let mut all = turned(example, &ours.win);
            all.extend(won_as(self.house, example, ours));
            all
        });
        let mut starts: Vec<Target> = self.known.iter().cloned().chain(own).collect();
        starts.retain(|start| sought.may_have(start));
        starts.sort_by_cached_key(|start| start.distance(ours));
        let mut suits = Vec::new();
        let starts = starts.iter().filter(|start| {
            let of = start.tiles().groups().map(|group| group != 0);
            let new = !suits.contains(&of) && sought.has(start);
            if new {
                suits.push(of);
            }
            new
        });
        let ends = starts.take(STARTS).map(|start| walk.from(start, &sought));
        ends.min_by_key(|end| end.distance(ours))
    }
}

/// Every reading of an example, where the house lets it win.
fn example(house: &House, text: &str) -> Vec<Target> {
    let Ok(entry) = parse_with(text, house.rule_set()) else {
        return Vec::new();
    };
    let Ok((hand, context)) = check(house, &entry) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    readings(&hand, house.patterns(), |reading| {
        all.push(Target::of(&hand, &context, reading));
    });
    if all.is_empty()
        && let Some(score) = score(house, &hand, &context)
    {
        all.push(Target::of(&hand, &context, &score.best.reading));
    }
    all
}

/// The win that was scored, closed and won as an example is, with an indicator that points at it.
fn won_as(house: &House, example: &Target, ours: &Ours) -> Vec<Target> {
    let Some(rule) = house.rule_set().indicators else {
        return Vec::new();
    };
    let mut closed = ours.win.clone();
    closed.context.clone_from(&example.context);
    if let Grouped::Sets { sets, .. } = &mut closed.grouped {
        for set in sets {
            *set = claimed(set.set, false);
        }
    }
    let indicated = ours.win.dora.pointing_at(&ours.tiles, rule).into_iter();
    let indicated = indicated.map(|dora| Target {
        dora,
        ..closed.clone()
    });
    indicated.collect()
}

/// The same in other suits, and with other winds.
fn turned(example: &Target, ours: &Target) -> Vec<Target> {
    const SUITS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 2, 1],
        [2, 1, 0],
        [1, 0, 2],
    ];
    let turns = |from: Seat, to: Seat| to.turns_after(from);
    let seat = turns(example.context.seat, ours.context.seat);
    let prevailing = turns(example.context.prevailing, ours.context.prevailing);
    let mut winds = vec![0, seat, prevailing];
    winds.dedup();
    let suits: &[_] = match example.grouped {
        Grouped::Sets { .. } => &SUITS,
        Grouped::Loose { .. } => &SUITS[..3],
    };
    let each = suits
        .iter()
        .flat_map(|&suits| winds.iter().map(move |&turns| (suits, turns)));
    each.map(|(suits, turns)| example.turned(suits, turns))
        .collect()
}
