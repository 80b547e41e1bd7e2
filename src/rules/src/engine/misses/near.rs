//! Every win near the one that was scored: with one or two of its parts others, or one
//! thing about the win.

use arrayvec::ArrayVec;

use super::target::{Away, Grouped, Ours, Target, claimed};
use crate::engine::{Found, check, improvements, score};
use crate::hands::{MAX_SETS, Meld, Set, SetKind, Win};
use crate::schema::{Count, ElementId, ElementSet, House, WonHand};
use crate::tiles::{BonusTiles, Seat, Tile, TileCounts};

/// Wins that are near, and what each has.
#[derive(Default)]
pub(super) struct Near {
    nearest: Vec<(ElementId, Target)>,
}

/// As far as the nearest other tiles.
const ONE_TILE: Away = Away {
    tiles: 1,
    otherwise: 0,
};

/// So many tiles are others at most.
const TILES: u8 = 3;

impl Near {
    /// The nearest win for each element of `sought` that has one near by.
    pub fn of(house: &House, ours: &Ours, sought: ElementSet) -> Self {
        let mut near = Self::default();
        let mut left = sought;
        let mut all: Vec<Target> = exchanged(ours);
        let one_tile = all.iter().filter(|target| target.away(ours) == ONE_TILE);
        let mut otherwise = circumstances(house, &ours.win);
        let twice = one_tile.chain(&otherwise);
        let twice: Vec<_> = twice.flat_map(|one| circumstances(house, one)).collect();
        otherwise.extend(twice);
        all.extend(otherwise);
        all.extend(improved(house, ours));
        all.sort_by_cached_key(|target| target.distance(ours));
        for target in &all {
            if may_meet(house, target).intersection(left).is_empty() {
                continue;
            }
            let scored = check(house, &target.entry())
                .ok()
                .and_then(|(hand, context)| score(house, &hand, &context));
            let Some(scored) = scored else { continue };
            let met = scored.best.met().intersection(left);
            for id in met.iter() {
                near.nearest.push((id, target.clone()));
            }
            left = left.iter().filter(|&id| !met.contains(id)).collect();
        }
        near
    }

    /// The nearest that has an element.
    pub fn nearest(&self, id: ElementId) -> Option<&Target> {
        let mut all = self.nearest.iter();
        all.find(|(of, _)| *of == id).map(|(_, target)| target)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Target> {
        self.nearest.iter().map(|(_, target)| target)
    }
}

/// What the sets of a win have, as far as can be told without scoring.
fn may_meet(house: &House, target: &Target) -> ElementSet {
    let all = || ElementSet::ALL;
    if matches!(target.grouped, Grouped::Loose { .. }) {
        return all();
    }
    let Some(hand) = target.hand(house.geometry()) else {
        return ElementSet::NONE;
    };
    let won = WonHand::new(house, &hand, &target.context);
    let plan = house.plan(won.closed);
    let mut found = Found::new();
    plan.ask_hand(&won, &mut found);
    let whole = found.mark();
    target.readings().fold(ElementSet::NONE, |met, reading| {
        found.back_to(whole);
        plan.ask_reading(&won, &reading, &mut found);
        plan.ask_combinations(&won, &reading, &mut found);
        met.union(found.met)
    })
}

/// With one circumstance otherwise.
fn circumstances(house: &House, from: &Target) -> Vec<Target> {
    let context = &from.context;
    let giver = context.win.from().unwrap_or(context.seat.next());
    let wins = [
        Win::SelfDraw,
        Win::Discard { from: giver },
        Win::RobbingTheKong { from: giver },
    ];
    let by = |from: Seat| match context.win {
        Win::Discard { .. } => Win::Discard { from },
        Win::RobbingTheKong { .. } => Win::RobbingTheKong { from },
        win => win,
    };
    let wins = wins.into_iter().chain(Seat::ALL.map(by));
    let wins = wins.filter(|&win| win != context.win).map(|win| {
        let mut next = from.clone();
        next.context.win = win;
        next
    });
    let rules = house.rule_set().circumstances.iter();
    let rules = rules.filter(|rule| rule.needs.count != Count::Always);
    let rules = rules.map(|rule| {
        let mut next = from.clone();
        let all = &mut next.context.circumstances;
        *all = if all.has(rule.circumstance) {
            all.without(rule.circumstance)
        } else {
            all.with(rule.circumstance)
        };
        next
    });
    let bonus = house.bonus().iter().map(|tile| {
        let held = from.bonus;
        let others = held.iter().filter(|&one| one != tile);
        Target {
            bonus: if held.contains(tile) {
                others.collect()
            } else {
                held.with(tile)
            },
            ..from.clone()
        }
    });
    let families = [
        BonusTiles::FLOWERS,
        BonusTiles::SEASONS,
        BonusTiles::ANIMALS,
    ];
    let families = families
        .into_iter()
        .filter(|&family| house.bonus().contains_all(family));
    let families = families.map(|family| Target {
        bonus: from.bonus.union(family),
        ..from.clone()
    });
    let winning = from.standing();
    let winning = winning.iter().map(|(tile, _)| Target {
        winning: Some(tile),
        ..from.clone()
    });
    wins.chain(rules)
        .chain(bonus)
        .chain(families)
        .chain(winning)
        .collect()
}

/// With what alone could have been otherwise: as the hand is read then, its sets can be others.
fn improved(house: &House, ours: &Ours) -> Vec<Target> {
    let entry = ours.win.entry();
    let Ok((hand, _)) = check(house, &entry) else {
        return Vec::new();
    };
    let all = improvements(house, &entry, &hand).into_iter();
    let all = all.filter_map(|one| {
        let (hand, context) = check(house, &one.lift.of(&entry)).ok()?;
        Some(Target::of(&hand, &context, &one.score.best.reading))
    });
    all.collect()
}

/// A part of a hand of sets and a pair.
#[derive(Clone, Copy)]
enum Part {
    Set(Set),
    Pair(Tile),
}

impl Part {
    fn tiles(self) -> TileCounts {
        match self {
            Self::Set(set) => set.tiles().collect(),
            Self::Pair(tile) => [tile; 2].into_iter().collect(),
        }
    }
}

/// With two tiles alike in place of two others.
fn pairs(ours: &Ours, melds: &ArrayVec<Meld, MAX_SETS>, standing: &TileCounts) -> Vec<Target> {
    let held = standing.iter().filter(|&(_, count)| count >= 2);
    let exchanges = held.flat_map(|(out, _)| Tile::ALL.map(|new| (out, new)));
    let exchanges = exchanges.filter(|(out, new)| out != new);
    exchanges
        .flat_map(|(out, new)| {
            let next = Target {
                grouped: Grouped::Loose {
                    melds: melds.clone(),
                    standing: standing.without(out).without(out).with(new, 2),
                },
                ..ours.win.clone()
            };
            completed(next, ours)
        })
        .collect()
}

/// With one or two sets, or the pair and perhaps a set, others of the same sort.
fn exchanged(ours: &Ours) -> Vec<Target> {
    let (sets, pair) = match &ours.win.grouped {
        Grouped::Sets { sets, pair } => (sets, pair),
        Grouped::Loose { melds, standing } => {
            return pairs(ours, melds, standing);
        }
    };
    let kinds = [SetKind::Chow, SetKind::Pung, SetKind::Kong];
    let all = Tile::ALL.into_iter();
    let all = all.flat_map(|tile| kinds.map(|kind| Set { kind, tile }));
    let all = all.filter(|set| set.tiles().count() >= 3);
    let new: Vec<(Part, TileCounts)> = all
        .map(Part::Set)
        .chain(Tile::ALL.map(Part::Pair))
        .map(|part| (part, part.tiles()))
        .collect();
    let parts = sets.iter().map(|set| Part::Set(set.set));
    let parts: Vec<Part> = parts.chain([Part::Pair(*pair)]).collect();
    let fits = |place: usize, part: &Part| matches!(part, Part::Set(_)) == (place < sets.len());
    let with = |changed: &[(usize, Part)]| {
        let mut next = ours.win.clone();
        if let Grouped::Sets { sets, pair } = &mut next.grouped {
            for &(place, part) in changed {
                match (part, sets.get_mut(place)) {
                    (Part::Set(set), Some(at)) => *at = claimed(set, !at.is_concealed()),
                    (Part::Pair(tile), None) => *pair = tile,
                    _ => {}
                }
            }
        }
        completed(next, ours)
    };
    let mut targets = Vec::new();
    let near = |tiles: &TileCounts| {
        let (new, gone) = (tiles.more_than(&ours.tiles), ours.tiles.more_than(tiles));
        new.max(gone) <= TILES
    };
    for (place, part) in parts.iter().enumerate() {
        let rest = ours.tiles.minus(part.tiles());
        for &(new_part, tiles) in new.iter().filter(|(part, _)| fits(place, part)) {
            let one = rest.plus(tiles);
            if near(&one) {
                targets.extend(with(&[(place, new_part)]));
            }
        }
        for (second, other) in parts.iter().enumerate().skip(place + 1) {
            let rest = rest.minus(other.tiles());
            for &(first_part, tiles) in new.iter().filter(|(part, _)| fits(place, part)) {
                let one = rest.plus(tiles);
                if one.more_than(&ours.tiles) > TILES {
                    continue;
                }
                for &(second_part, tiles) in new.iter().filter(|(part, _)| fits(second, part)) {
                    if near(&one.plus(tiles)) {
                        targets.extend(with(&[(place, first_part), (second, second_part)]));
                    }
                }
            }
        }
    }
    targets
}

/// The same with its winning tile, or with each that is new where that is gone.
fn completed(next: Target, ours: &Ours) -> Vec<Target> {
    let standing = next.standing();
    if next.winning.is_some_and(|tile| standing.of(tile) > 0) {
        return vec![next];
    }
    let all = next.tiles();
    let new = standing
        .iter()
        .filter(|&(tile, _)| all.of(tile) > ours.tiles.of(tile));
    new.map(|(tile, _)| Target {
        winning: Some(tile),
        ..next.clone()
    })
    .collect()
}
