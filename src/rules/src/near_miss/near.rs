//! All wins near the scored one: with one or two parts exchanged, or one circumstance changed.

use arrayvec::ArrayVec;

use super::target::{Distance, Grouped, ScoredTarget, Target, claimed};
use crate::engine::{check, score};
use crate::evaluate::{Matches, RuleConfig};
use crate::hands::{MAX_SETS, Meld, Set, SetKind, Win};
use crate::improvements::improvements;
use crate::model::{Count, ElementId, ElementSet, WonHand};
use crate::tiles::{BonusTiles, Seat, Tile, TileCounts};

/// Nearby wins, and the elements of each.
#[derive(Default)]
pub(super) struct NearbyWins {
    nearest: Vec<(ElementId, Target)>,
}

/// A distance of one tile.
const ONE_TILE: Distance = Distance { tiles: 1, other: 0 };

/// The most tiles that differ.
const TILES: u8 = 3;

impl NearbyWins {
    /// Finds the nearest win for each element of `sought`, if there is one nearby.
    pub fn find(house: &RuleConfig, ours: &ScoredTarget, sought: ElementSet) -> Self {
        let mut near = Self::default();
        let mut left = sought;
        let mut all: Vec<Target> = exchanged(ours);
        let one_tile = all
            .iter()
            .filter(|target| target.distance_to(ours) == ONE_TILE);
        let mut otherwise = circumstances(house, &ours.win);
        let twice = one_tile.chain(&otherwise);
        let twice: Vec<_> = twice.flat_map(|one| circumstances(house, one)).collect();
        otherwise.extend(twice);
        all.extend(otherwise);
        all.extend(improved(house, ours));
        all.sort_by_cached_key(|target| target.rank(ours));
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

    /// Returns the nearest win that has an element.
    pub fn nearest(&self, id: ElementId) -> Option<&Target> {
        let mut all = self.nearest.iter();
        all.find(|(of, _)| *of == id).map(|(_, target)| target)
    }

    /// Iterates over all wins.
    pub fn iter(&self) -> impl Iterator<Item = &Target> {
        self.nearest.iter().map(|(_, target)| target)
    }
}

/// Returns the elements that the sets of a win may have, without scoring it.
fn may_meet(house: &RuleConfig, target: &Target) -> ElementSet {
    let all = || ElementSet::ALL;
    if matches!(target.grouped, Grouped::Loose { .. }) {
        return all();
    }
    let Some(hand) = target.hand(house.geometry()) else {
        return ElementSet::NONE;
    };
    let won = WonHand::new(house, &hand, &target.context);
    let evaluator = house.evaluator(won.closed);
    let mut matches = Matches::new();
    evaluator.match_hand(&won, &mut matches);
    let whole = matches.checkpoint();
    target.readings().fold(ElementSet::NONE, |met, reading| {
        matches.rollback(whole);
        evaluator.match_reading(&won, &reading, &mut matches);
        evaluator.match_combinations(&won, &reading, &mut matches);
        met.union(matches.met)
    })
}

/// Returns the wins with one circumstance changed.
fn circumstances(house: &RuleConfig, from: &Target) -> Vec<Target> {
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
    let rules = house.rule_set().game.circumstances.iter();
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

/// Returns the wins of all improvements, in each reading.
fn improved(house: &RuleConfig, ours: &ScoredTarget) -> Vec<Target> {
    let entry = ours.win.entry();
    let Ok((hand, _)) = check(house, &entry) else {
        return Vec::new();
    };
    let all = improvements(house, &entry, &hand).into_iter();
    let all = all.filter_map(|one| {
        let (hand, context) = check(house, &one.lift.apply_to(&entry)).ok()?;
        Some(Target::from_reading(
            &hand,
            &context,
            &one.score.best.reading,
        ))
    });
    all.collect()
}

/// A part of a hand of sets and a pair.
#[derive(Clone, Copy)]
enum ExchangedPart {
    Set(Set),
    Pair(Tile),
}

impl ExchangedPart {
    fn tiles(self) -> TileCounts {
        match self {
            Self::Set(set) => set.tiles().collect(),
            Self::Pair(tile) => [tile; 2].into_iter().collect(),
        }
    }
}

/// Returns the wins with two equal tiles in place of two others.
fn pairs(
    ours: &ScoredTarget,
    melds: &ArrayVec<Meld, MAX_SETS>,
    standing: &TileCounts,
) -> Vec<Target> {
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

/// Returns the wins with one or two sets, or the pair and possibly a set, replaced by others of the same
/// kind.
fn exchanged(ours: &ScoredTarget) -> Vec<Target> {
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
    let new: Vec<(ExchangedPart, TileCounts)> = all
        .map(ExchangedPart::Set)
        .chain(Tile::ALL.map(ExchangedPart::Pair))
        .map(|part| (part, part.tiles()))
        .collect();
    let parts = sets.iter().map(|set| ExchangedPart::Set(set.set));
    let parts: Vec<ExchangedPart> = parts.chain([ExchangedPart::Pair(*pair)]).collect();
    let fits = |place: usize, part: &ExchangedPart| {
        matches!(part, ExchangedPart::Set(_)) == (place < sets.len())
    };
    let with = |changed: &[(usize, ExchangedPart)]| {
        let mut next = ours.win.clone();
        if let Grouped::Sets { sets, pair } = &mut next.grouped {
            for &(place, part) in changed {
                match (part, sets.get_mut(place)) {
                    (ExchangedPart::Set(set), Some(at)) => *at = claimed(set, !at.is_concealed()),
                    (ExchangedPart::Pair(tile), None) => *pair = tile,
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

/// Returns the win with its winning tile, or with each new tile if the winning tile is gone.
fn completed(next: Target, ours: &ScoredTarget) -> Vec<Target> {
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
