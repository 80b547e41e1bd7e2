//! Near misses: for every element that doesn't count, the distance of the hand and the obstacles.

mod consumed_sets;
mod missed_dora;
mod near;
mod obstacle;
mod rotations;
mod search;
mod target;

use crate::decomposition::{SetMask, readings};
use crate::engine::{Score, WhyNot, check, score};
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, WinContext, WinInput, hand_notation::parse_with};
use crate::model::{Condition, Element, ElementId, RuleOption};
use crate::tiles::Seat;

use consumed_sets::consumed_sets;
pub use consumed_sets::uncounted_repeats;
use near::NearbyWins;
pub use obstacle::Obstacle;
use obstacle::obstacles_between;
use search::{LocalSearch, TargetElement};
pub use target::Distance;
use target::{Grouped, ScoredTarget, Target, claimed};

/// An element that doesn't count.
#[derive(Clone, Debug)]
pub struct NearMiss {
    /// The element.
    pub element: &'static Element,
    /// The reason.
    pub why: WhyNot,
    /// The distance; `None` if no hand with the element is known, or it isn't played.
    pub distance: Option<Distance>,
    /// The obstacles.
    pub obstacles: Vec<Obstacle>,
    /// The nearest known win with the element.
    pub nearest: Option<WinInput>,
}

/// Returns every element that doesn't count, by distance, then by value. `hand` and `context` are those that
/// were scored.
///
/// For each element it searches for the nearest win that has it: it starts from known wins, such as the
/// example of the rule book, and moves towards this win as long as they keep the element.
///
/// ```
/// use tilewise_rules::{RuleConfig, check, near_misses, notation, score};
/// let config: RuleConfig = "hk-old-style".parse().unwrap();
/// let entry = notation::parse("2223s c567m p777p p555z w3s@W SE").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// let near_misses = near_misses(&config, &hand, &context, &score);
/// let all_pungs = near_misses.iter().find(|miss| miss.element.key == "all-pungs").unwrap();
/// assert_eq!(all_pungs.distance.unwrap().tiles, 2);
/// assert_eq!(all_pungs.obstacles[0].sentence().to_string(), "567 characters is a chow");
/// ```
pub fn near_misses(
    house: &RuleConfig,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<NearMiss> {
    let elements = house.rule_set().scoring.elements;
    let closed = hand.claimed().next().is_none();
    let others = score.others(house, hand, context);
    let blocked = score.blocked_combinations(house, hand, context);
    let mut search = NearMissFinder::new(
        house,
        ScoredTarget::new(Target::from_reading(hand, context, &score.best.reading)),
        score,
    );
    let ids = (0..=u8::MAX).map(ElementId);
    let rejected = ids.zip(elements).zip(score.why_not(house));
    let mut all: Vec<NearMiss> = rejected
        .filter_map(|((id, element), why)| Some((id, element, why?)))
        .map(|(id, element, why)| {
            let silenced = |obstacle| (Some(ONE_CHANGE), vec![obstacle], None);
            let (distance, obstacles, nearest) = match why {
                WhyNot::IncludedIn(by) => silenced(Obstacle::Included(&elements[usize::from(by)])),
                WhyNot::AccountOnce(by) => {
                    let mut consumed = consumed_sets(house, &blocked, score, id);
                    if consumed.is_empty() {
                        consumed.push(Obstacle::AccountOnce(&elements[usize::from(by)]));
                    }
                    (Some(ONE_CHANGE), consumed, None)
                }
                WhyNot::SwitchedOff => (
                    None,
                    vec![Obstacle::House(option(house, element.played))],
                    None,
                ),
                WhyNot::NotMet if others.iter().any(|other| other.best.meets(id)) => {
                    silenced(Obstacle::Reading)
                }
                WhyNot::NotMet => match search.nearest(id) {
                    Some((distance, obstacles, nearest)) => {
                        (Some(distance), obstacles, Some(nearest))
                    }
                    None => (None, vec![Obstacle::Unknown], None),
                },
            };
            NearMiss {
                element,
                why,
                distance,
                obstacles,
                nearest,
            }
        })
        .collect();
    all.sort_by_key(|near_miss| {
        let worth = house.worth(near_miss.element).value(house.limits(), closed);
        (
            near_miss.distance.map_or(u8::MAX, Distance::total),
            u16::MAX - worth,
        )
    });
    all
}

/// One change other than a tile.
const ONE_CHANGE: Distance = Distance { tiles: 0, other: 1 };

/// Returns the option that a condition depends on.
fn option(house: &RuleConfig, condition: Condition) -> Option<&'static RuleOption> {
    let key = condition.choice()?;
    let mut options = house.rule_set().settings.options.iter();
    options.find(|option| option.key == key)
}

/// The known wins, and the scored one.
struct NearMissFinder<'a> {
    house: &'a RuleConfig,
    score: &'a Score,
    ours: ScoredTarget,
    /// The examples of the elements, and the wins found on the way from them.
    candidates: Vec<Target>,
    /// The examples, with their elements.
    examples: Vec<(ElementId, Target)>,
    near: NearbyWins,
}

/// The number of starting points for each element.
const STARTS: usize = 3;

impl<'a> NearMissFinder<'a> {
    fn new(house: &'a RuleConfig, ours: ScoredTarget, score: &'a Score) -> Self {
        let ids = (0..=u8::MAX).map(ElementId);
        let missed = ids.zip(score.why_not(house));
        let missed = missed.filter(|(_, why)| *why == Some(WhyNot::NotMet));
        let missed = missed.map(|(id, _)| id).collect();
        let ids = (0..=u8::MAX).map(ElementId);
        let examples: Vec<_> = ids
            .zip(house.rule_set().scoring.elements)
            .flat_map(|(id, element)| {
                let wins = example(house, element.example);
                wins.into_iter().map(move |target| (id, target))
            })
            .collect();
        let near = NearbyWins::find(house, &ours, missed);
        let candidates = examples.iter().map(|(_, target)| target);
        Self {
            house,
            score,
            candidates: candidates.chain(near.iter()).cloned().collect(),
            ours,
            examples,
            near,
        }
    }

    /// Returns the nearest win that has an element, with its distance and the obstacles.
    fn nearest(&mut self, id: ElementId) -> Option<(Distance, Vec<Obstacle>, WinInput)> {
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
        let obstacles = obstacles_between(
            self.house,
            (ours, &self.score.best.reading),
            (&nearest, &scored.best.reading, parts),
        );
        let distance = nearest.distance_to(ours);
        self.candidates.push(nearest);
        Some((distance, obstacles, entry))
    }

    /// Returns the nearest win that has an element, by search from known wins.
    fn far(&self, id: ElementId) -> Option<Target> {
        let sought = TargetElement::new(self.house, id);
        let ours = &self.ours;
        let walk = LocalSearch::towards(ours);
        let own = self.examples.iter().filter(|(of, _)| *of == id);
        let own = own.flat_map(|(_, example)| {
            let mut all = rotations(example, &ours.win);
            all.extend(won_like(self.house, example, ours));
            all
        });
        let mut starts: Vec<Target> = self.candidates.iter().cloned().chain(own).collect();
        starts.retain(|start| sought.may_have(start));
        starts.sort_by_cached_key(|start| start.rank(ours));
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
        ends.min_by_key(|end| end.rank(ours))
    }
}

/// Returns every reading of an example, if the rule configuration allows it to win.
fn example(house: &RuleConfig, text: &str) -> Vec<Target> {
    let Ok(entry) = parse_with(text, house.rule_set()) else {
        return Vec::new();
    };
    let Ok((hand, context)) = check(house, &entry) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    readings(&hand, house.patterns(), |reading| {
        all.push(Target::from_reading(&hand, &context, reading));
    });
    if all.is_empty()
        && let Some(score) = score(house, &hand, &context)
    {
        all.push(Target::from_reading(&hand, &context, &score.best.reading));
    }
    all
}

/// Returns the scored win, closed and won like an example, with an indicator that points at a tile of it.
fn won_like(house: &RuleConfig, example: &Target, ours: &ScoredTarget) -> Vec<Target> {
    let Some(rule) = house.rule_set().hand.indicators else {
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

/// Returns the example in other suits and with other winds.
fn rotations(example: &Target, ours: &Target) -> Vec<Target> {
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
    each.map(|(suits, turns)| example.rotated(suits, turns))
        .collect()
}
