//! Local search for the nearest win with an element: from wins that have it towards the scored one, as long
//! as they keep it.

use super::target::{Grouped, ScoredTarget, Target, claimed, differs};
use crate::decomposition::ReadSet;
use crate::engine::{check, score};
use crate::evaluate::{Evaluator, Matches, RuleConfig};
use crate::hands::{Circumstance, Set, SetKind};
use crate::model::{ElementId, ElementSet, When, WonHand};
use crate::tiles::{BonusTiles, Tile, TileCounts};

/// The element of a search.
pub(super) struct TargetElement<'a> {
    house: &'a RuleConfig,
    id: ElementId,
    /// Evaluators for an open hand and for a closed one.
    evaluators: [Evaluator; 2],
    /// Whether sets and a pair suffice to decide if it is met.
    by_sets: bool,
}

impl<'a> TargetElement<'a> {
    pub fn new(house: &'a RuleConfig, id: ElementId) -> Self {
        let elements = house.rule_set().scoring.elements;
        let when = elements.get(id.place()).map(|one| one.when);
        Self {
            house,
            id,
            evaluators: [false, true].map(|closed| {
                let only = ElementSet::NONE.with(id);
                Evaluator::new(elements, only, house.limits(), closed, |one| {
                    house.worth(one)
                })
            }),
            by_sets: !matches!(when, Some(When::Subtotal(_) | When::Incomplete(_))),
        }
    }

    /// Returns whether a win is possible and has the element in the reading that counts.
    pub fn has(&self, target: &Target) -> bool {
        self.may_have(target) && self.counts(target)
    }

    /// Returns whether the sets of a win may have it, without scoring.
    pub fn may_have(&self, target: &Target) -> bool {
        if !self.by_sets || matches!(target.grouped, Grouped::Loose { .. }) {
            return true;
        }
        let Some(hand) = target.hand(self.house.geometry()) else {
            return false;
        };
        let won = WonHand::new(self.house, &hand, &target.context);
        let evaluator = &self.evaluators[usize::from(won.closed)];
        let mut found = Matches::new();
        evaluator.match_hand(&won, &mut found);
        let whole = found.checkpoint();
        found.met.contains(self.id)
            || target.readings().any(|reading| {
                found.rollback(whole);
                evaluator.match_reading(&won, &reading, &mut found);
                evaluator.match_combinations(&won, &reading, &mut found);
                found.met.contains(self.id)
            })
    }

    fn counts(&self, target: &Target) -> bool {
        let Ok((hand, context)) = check(self.house, &target.entry()) else {
            return false;
        };
        score(self.house, &hand, &context).is_some_and(|score| score.best.meets(self.id))
    }
}

/// The destination of a search, and the replacements that it uses.
pub(super) struct LocalSearch<'a> {
    ours: &'a ScoredTarget,
    own: &'a [ReadSet],
    sets: Vec<Replacement<Set>>,
    pairs: Vec<Replacement<Tile>>,
}

/// A replacement for a part, with its tiles.
struct Replacement<T> {
    what: T,
    tiles: TileCounts,
}

impl<'a> LocalSearch<'a> {
    pub fn towards(ours: &'a ScoredTarget) -> Self {
        let held = ours.tiles;
        let own = match &ours.win.grouped {
            Grouped::Sets { sets, .. } => &sets[..],
            Grouped::Loose { .. } => &[],
        };
        let all = Tile::ALL.into_iter().flat_map(|tile| {
            [SetKind::Chow, SetKind::Pung, SetKind::Kong].map(|kind| Set { kind, tile })
        });
        let touches = |set: &Set| set.tiles().any(|tile| held.of(tile) > 0);
        let exists = |set: &Set| set.tiles().count() >= 3;
        let sets = all.filter(|set| exists(set) && touches(set));
        let pairs = held.iter().map(|(tile, _)| tile);
        Self {
            ours,
            own,
            sets: sets
                .map(|what| Replacement {
                    what,
                    tiles: what.tiles().collect(),
                })
                .collect(),
            pairs: pairs
                .map(|what| Replacement {
                    what,
                    tiles: [what; 2].into_iter().collect(),
                })
                .collect(),
        }
    }

    /// Returns the nearest win with the element on the way from this one.
    pub fn from(&self, start: &Target, sought: &TargetElement) -> Target {
        let orders: [fn(usize, usize) -> usize; 2] = [|place, _| place, |place, last| last - place];
        let ends = orders.map(|order| {
            let mut at = start.clone();
            while self.step(&mut at, sought, order) {}
            at
        });
        let [one, other] = ends;
        if other.rank(self.ours) < one.rank(self.ours) {
            other
        } else {
            one
        }
    }

    /// Moves as near as each single change allows; returns whether it moved.
    fn step(
        &self,
        at: &mut Target,
        sought: &TargetElement,
        order: fn(usize, usize) -> usize,
    ) -> bool {
        let before = at.rank(self.ours);
        self.whole(at, sought);
        self.context(at, sought);
        match &at.grouped {
            Grouped::Sets { sets, .. } => {
                let last = sets.len();
                for place in 0..=last {
                    self.part(at, order(place, last), sought);
                }
                for place in 0..last {
                    self.claim(at, place, sought);
                }
            }
            Grouped::Loose { .. } => self.exchange(at, sought),
        }
        self.winning(at, sought);
        at.rank(self.ours) < before
    }

    /// Takes a win if it is nearer and has the element.
    fn take(&self, at: &mut Target, next: Target, sought: &TargetElement) -> bool {
        let nearer = next.rank(self.ours) < at.rank(self.ours) && sought.has(&next);
        if nearer {
            *at = next;
        }
        nearer
    }

    /// Restores the whole hand, or all circumstances.
    fn whole(&self, at: &mut Target, sought: &TargetElement) {
        let ours = &self.ours.win;
        let hand = Target {
            grouped: ours.grouped.clone(),
            winning: ours.winning,
            ..at.clone()
        };
        self.take(at, hand, sought);
        let context = Target {
            context: ours.context.clone(),
            bonus: ours.bonus,
            dora: ours.dora.clone(),
            ..at.clone()
        };
        self.take(at, context, sought);
    }

    /// Restores the facts of the win one after the other.
    fn context(&self, at: &mut Target, sought: &TargetElement) {
        let ours = &self.ours.win.context;
        let mut next = at.clone();
        next.context.win = ours.win;
        self.take(at, next, sought);
        let mut next = at.clone();
        next.context.seat = ours.seat;
        self.take(at, next, sought);
        let mut next = at.clone();
        (next.context.seat, next.context.win) = (ours.seat, ours.win);
        self.take(at, next, sought);
        let mut next = at.clone();
        next.context.prevailing = ours.prevailing;
        self.take(at, next, sought);
        for &which in Circumstance::ALL {
            if differs(&at.context, ours, which) {
                let mut next = at.clone();
                next.context.circumstances.copy(which, &ours.circumstances);
                self.take(at, next, sought);
            }
        }
        for dora in at.dora.indicated_as(&self.ours.win.dora) {
            let mut next = at.clone();
            next.dora = dora;
            self.take(at, next, sought);
        }
        let mut next = at.clone();
        next.bonus = self.ours.win.bonus;
        self.take(at, next, sought);
        let held = |bonus: BonusTiles, without| bonus.iter().filter(move |&tile| tile != without);
        for tile in at.bonus.union(self.ours.win.bonus).iter() {
            let mut next = at.clone();
            next.bonus = if self.ours.win.bonus.contains(tile) {
                at.bonus.with(tile)
            } else {
                held(at.bonus, tile).collect()
            };
            self.take(at, next, sought);
        }
    }

    /// Moves the set at a position, or the pair after the last set, as near as possible.
    fn part(&self, at: &mut Target, place: usize, sought: &TargetElement) {
        let Grouped::Sets { sets, pair } = &at.grouped else {
            return;
        };
        let all = at.tiles();
        let now = at.rank(self.ours);
        // Replacements by the number of tiles that differ.
        let mut nearer: Vec<(u8, ReplacementPart)> = Vec::new();
        let mut record = |rest: TileCounts, part, tiles: TileCounts| {
            nearer.push((rest.plus(tiles).more_than(&self.ours.tiles), part));
        };
        if let Some(here) = sets.get(place) {
            let rest = all.minus(here.set.tiles().collect());
            for &set in self.own {
                record(rest, ReplacementPart::Set(set), set.set.tiles().collect());
            }
            for one in &self.sets {
                let set = claimed(one.what, !here.is_concealed());
                record(rest, ReplacementPart::Set(set), one.tiles);
            }
        } else {
            let rest = all.minus([*pair; 2].into_iter().collect());
            for one in &self.pairs {
                record(rest, ReplacementPart::Pair(one.what), one.tiles);
            }
        }
        let others = all.more_than(&self.ours.tiles);
        nearer.retain(|&(tiles, _)| tiles <= others);
        nearer.sort_by_key(|&(tiles, _)| tiles);
        for (_, part) in nearer {
            let mut next = at.clone();
            if let Grouped::Sets { sets, pair } = &mut next.grouped {
                match (part, sets.get_mut(place)) {
                    (ReplacementPart::Set(set), Some(at)) => *at = set,
                    (ReplacementPart::Pair(tile), None) => *pair = tile,
                    _ => {}
                }
            }
            if next.rank(self.ours) < now
                && let Some(next) = self.completed(next, sought)
                && next.rank(self.ours) < now
            {
                *at = next;
                return;
            }
        }
    }

    /// Returns the win with a new winning tile if its own is gone.
    fn completed(&self, mut next: Target, sought: &TargetElement) -> Option<Target> {
        let standing = next.standing();
        let there = next.winning.is_some_and(|tile| standing.of(tile) > 0);
        if there && sought.has(&next) {
            return Some(next);
        }
        let ours = self.ours.win.winning.filter(|&tile| standing.of(tile) > 0);
        let others = standing.iter().map(|(tile, _)| tile);
        for tile in ours.into_iter().chain(others) {
            next.winning = Some(tile);
            if sought.has(&next) {
                return Some(next);
            }
        }
        None
    }

    /// Restores whether a set is claimed.
    fn claim(&self, at: &mut Target, place: usize, sought: &TargetElement) {
        let mut next = at.clone();
        if let Grouped::Sets { sets, .. } = &mut next.grouped
            && let Some(set) = sets.get_mut(place)
        {
            *set = claimed(set.set, set.is_concealed());
        }
        self.take(at, next, sought);
    }

    /// Restores the winning tile, or takes one of the new tiles.
    fn winning(&self, at: &mut Target, sought: &TargetElement) {
        let standing = at.standing();
        for (tile, _) in standing.iter() {
            let next = Target {
                winning: Some(tile),
                ..at.clone()
            };
            self.take(at, next, sought);
        }
    }

    /// Exchanges one tile, or two equal ones, for as many others.
    fn exchange(&self, at: &mut Target, sought: &TargetElement) {
        let held = self.ours.tiles;
        let spare =
            |counts: &TileCounts| -> Vec<Tile> { counts.iter().map(|(tile, _)| tile).collect() };
        for out in spare(&at.standing()) {
            for count in [2, 1] {
                let Grouped::Loose { melds, standing } = &at.grouped else {
                    return;
                };
                let all = at.tiles();
                if standing.of(out) < count || all.of(out) <= held.of(out) {
                    continue;
                }
                let without = (0..count).fold(*standing, |counts, _| counts.without(out));
                let others = held.iter();
                let others = others.filter(|&(tile, has)| tile != out && has > all.of(tile));
                let exchanged = others.map(|(tile, _)| (without.with(tile, count), tile));
                let exchanged = exchanged.map(|(standing, new)| Target {
                    grouped: Grouped::Loose {
                        melds: melds.clone(),
                        standing,
                    },
                    winning: at
                        .winning
                        .map(|won| if standing.of(won) > 0 { won } else { new }),
                    ..at.clone()
                });
                // All are equally near: the first with the element is enough.
                let exchanged: Vec<Target> = exchanged.collect();
                for next in exchanged {
                    if self.take(at, next, sought) {
                        break;
                    }
                }
            }
        }
    }
}

/// A replacement part.
#[derive(Clone, Copy)]
enum ReplacementPart {
    Set(ReadSet),
    Pair(Tile),
}
