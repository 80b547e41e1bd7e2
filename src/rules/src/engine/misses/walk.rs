//! The nearest win that has an element: from wins that have it towards the one that was scored, as
//! long as they keep it.

use super::target::{Grouped, Ours, Target, claimed, differs};
use crate::decomposition::ReadSet;
use crate::engine::{Found, check, score};
use crate::hands::{Circumstance, Set, SetKind};
use crate::schema::{ElementId, ElementSet, House, Plan, When, WonHand};
use crate::tiles::{BonusTiles, Tile, TileCounts};

/// An element that is looked for.
pub(super) struct Sought<'a> {
    house: &'a House,
    id: ElementId,
    /// In an open hand and in a closed one.
    plans: [Plan; 2],
    /// Whether sets and a pair tell by themselves if it is met.
    by_sets: bool,
}

impl<'a> Sought<'a> {
    pub fn new(house: &'a House, id: ElementId) -> Self {
        let elements = house.rule_set().elements;
        let when = elements.get(id.place()).map(|one| one.when);
        Self {
            house,
            id,
            plans: [false, true].map(|closed| {
                let only = ElementSet::NONE.with(id);
                Plan::new(elements, only, house.limits(), closed, |one| {
                    house.holds(one)
                })
            }),
            by_sets: !matches!(when, Some(When::Subtotal(_) | When::Incomplete(_))),
        }
    }

    /// Whether a win can be, and has the element in the reading that counts.
    pub fn has(&self, target: &Target) -> bool {
        self.may_have(target) && self.counts(target)
    }

    /// Whether the sets of a win have it, as far as can be told without scoring.
    pub fn may_have(&self, target: &Target) -> bool {
        if !self.by_sets || matches!(target.grouped, Grouped::Loose { .. }) {
            return true;
        }
        let Some(hand) = target.hand(self.house.geometry()) else {
            return false;
        };
        let won = WonHand::new(self.house, &hand, &target.context);
        let plan = &self.plans[usize::from(won.closed)];
        let mut found = Found::new();
        plan.ask_hand(&won, &mut found);
        let whole = found.mark();
        found.met.contains(self.id)
            || target.readings().any(|reading| {
                found.back_to(whole);
                plan.ask_reading(&won, &reading, &mut found);
                plan.ask_combinations(&won, &reading, &mut found);
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

/// What a walk goes towards, and the sets that it may take on its way.
pub(super) struct Walk<'a> {
    ours: &'a Ours,
    own: &'a [ReadSet],
    sets: Vec<Candidate<Set>>,
    pairs: Vec<Candidate<Tile>>,
}

/// What may stand in a place, with its tiles.
struct Candidate<T> {
    what: T,
    tiles: TileCounts,
}

impl<'a> Walk<'a> {
    pub fn towards(ours: &'a Ours) -> Self {
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
                .map(|what| Candidate {
                    what,
                    tiles: what.tiles().collect(),
                })
                .collect(),
            pairs: pairs
                .map(|what| Candidate {
                    what,
                    tiles: [what; 2].into_iter().collect(),
                })
                .collect(),
        }
    }

    /// The nearest win on the way from this one, which has what is sought.
    pub fn from(&self, start: &Target, sought: &Sought) -> Target {
        let orders: [fn(usize, usize) -> usize; 2] = [|place, _| place, |place, last| last - place];
        let ends = orders.map(|order| {
            let mut at = start.clone();
            while self.step(&mut at, sought, order) {}
            at
        });
        let [one, other] = ends;
        if other.distance(self.ours) < one.distance(self.ours) {
            other
        } else {
            one
        }
    }

    /// Goes as near as each thing by itself can go; whether that was any nearer.
    fn step(&self, at: &mut Target, sought: &Sought, order: fn(usize, usize) -> usize) -> bool {
        let before = at.distance(self.ours);
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
        at.distance(self.ours) < before
    }

    /// Takes a win if it is nearer and has what is sought.
    fn take(&self, at: &mut Target, next: Target, sought: &Sought) -> bool {
        let nearer = next.distance(self.ours) < at.distance(self.ours) && sought.has(&next);
        if nearer {
            *at = next;
        }
        nearer
    }

    /// The whole hand, or all circumstances, as they were.
    fn whole(&self, at: &mut Target, sought: &Sought) {
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

    /// One thing of how the win came after the other as it was.
    fn context(&self, at: &mut Target, sought: &Sought) {
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

    /// The set at a place, or after the last one the pair, as near as it can be.
    fn part(&self, at: &mut Target, place: usize, sought: &Sought) {
        let Grouped::Sets { sets, pair } = &at.grouped else {
            return;
        };
        let all = at.tiles();
        let now = at.distance(self.ours);
        // By how many tiles are others with it.
        let mut nearer: Vec<(u8, Part)> = Vec::new();
        let mut note = |rest: TileCounts, part, tiles: TileCounts| {
            nearer.push((rest.plus(tiles).more_than(&self.ours.tiles), part));
        };
        if let Some(here) = sets.get(place) {
            let rest = all.minus(here.set.tiles().collect());
            for &set in self.own {
                note(rest, Part::Set(set), set.set.tiles().collect());
            }
            for one in &self.sets {
                let set = claimed(one.what, !here.is_concealed());
                note(rest, Part::Set(set), one.tiles);
            }
        } else {
            let rest = all.minus([*pair; 2].into_iter().collect());
            for one in &self.pairs {
                note(rest, Part::Pair(one.what), one.tiles);
            }
        }
        let others = all.more_than(&self.ours.tiles);
        nearer.retain(|&(tiles, _)| tiles <= others);
        nearer.sort_by_key(|&(tiles, _)| tiles);
        for (_, part) in nearer {
            let mut next = at.clone();
            if let Grouped::Sets { sets, pair } = &mut next.grouped {
                match (part, sets.get_mut(place)) {
                    (Part::Set(set), Some(at)) => *at = set,
                    (Part::Pair(tile), None) => *pair = tile,
                    _ => {}
                }
            }
            if next.distance(self.ours) < now
                && let Some(next) = self.completed(next, sought)
                && next.distance(self.ours) < now
            {
                *at = next;
                return;
            }
        }
    }

    /// The same with a winning tile, where its own is gone.
    fn completed(&self, mut next: Target, sought: &Sought) -> Option<Target> {
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

    /// A set claimed as its like was, or not.
    fn claim(&self, at: &mut Target, place: usize, sought: &Sought) {
        let mut next = at.clone();
        if let Grouped::Sets { sets, .. } = &mut next.grouped
            && let Some(set) = sets.get_mut(place)
        {
            *set = claimed(set.set, set.is_concealed());
        }
        self.take(at, next, sought);
    }

    /// Won by the tile that won, or by one that is new.
    fn winning(&self, at: &mut Target, sought: &Sought) {
        let standing = at.standing();
        for (tile, _) in standing.iter() {
            let next = Target {
                winning: Some(tile),
                ..at.clone()
            };
            self.take(at, next, sought);
        }
    }

    /// A tile, or two alike, in place of as many others.
    fn exchange(&self, at: &mut Target, sought: &Sought) {
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
                // Each is as near as the other: the first that has it will do.
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

/// What stands in a place anew.
#[derive(Clone, Copy)]
enum Part {
    Set(ReadSet),
    Pair(Tile),
}
