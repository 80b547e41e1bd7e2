//! The tiles of complete hands as people win with them.

use tilewise_rules::{Pattern, Quads, RuleConfig, Suit, Tile};

use crate::{Difficulty, Random};

/// A set before it is claimed or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlannedSet {
    pub tile: Tile,
    pub chow: bool,
}

impl PlannedSet {
    /// Returns its tiles.
    pub fn tiles(self) -> [Tile; 3] {
        let above = |steps| {
            let step = if self.chow { steps } else { 0 };
            self.tile.above(step).unwrap_or(self.tile)
        };
        [0, 1, 2].map(above)
    }
}

/// The tiles of a complete hand.
#[derive(Clone, Debug)]
pub(super) enum PlannedHand {
    /// Sets and a pair.
    Sets(Vec<PlannedSet>, Tile),
    /// Tiles without melds.
    Closed(Vec<Tile>),
}

/// The tiles that are left while sets are drawn.
struct TilesLeft([u8; 34]);

impl TilesLeft {
    fn take(&mut self, tiles: &[Tile]) -> bool {
        let mut left = self.0;
        for tile in tiles {
            let Some(less) = left[tile.index()].checked_sub(1) else {
                return false;
            };
            left[tile.index()] = less;
        }
        self.0 = left;
        true
    }
}

/// The plan of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HandPlan {
    /// Any tiles, mostly chows.
    Mixed,
    /// Any tiles, where the sets are often related: the same ranks in other suits, or the next ranks.
    Related,
    /// One suit and honours.
    HalfFlush,
    /// One suit.
    FullFlush,
    /// Pungs.
    Pungs,
    /// Ranks 2 to 8.
    Inside,
    /// A terminal or honour in each set.
    Outside,
}

const PLANS: [HandPlan; 7] = [
    HandPlan::Mixed,
    HandPlan::Related,
    HandPlan::HalfFlush,
    HandPlan::FullFlush,
    HandPlan::Pungs,
    HandPlan::Inside,
    HandPlan::Outside,
];

/// Returns how often each plan is followed, with a low or a high minimum. Four in five sets of simple
/// players are chows (`examples/play.rs`); people also aim at flushes and pungs.
const fn weights(difficulty: Difficulty, needs_much: bool) -> [u32; 7] {
    match (difficulty, needs_much) {
        (Difficulty::Expert, _) => [6, 20, 14, 14, 20, 6, 20],
        (_, false) => [44, 14, 13, 4, 8, 14, 3],
        (_, true) => [6, 42, 18, 10, 12, 4, 8],
    }
}

/// Draws the tiles of a complete hand.
pub(super) fn planned_hand(
    config: &RuleConfig,
    difficulty: Difficulty,
    random: &mut Random,
) -> Option<PlannedHand> {
    if random.percent(if difficulty == Difficulty::Expert {
        8
    } else {
        3
    }) {
        return pairs(config, random);
    }
    // The minimum is far if it is more than a few of the smallest elements.
    let needs_much = config.minimum() > 4;
    let plan = PLANS[random.weighted(&weights(difficulty, needs_much))];
    sets(config.geometry().sets(), plan, random)
}

fn sets(number: usize, plan: HandPlan, random: &mut Random) -> Option<PlannedHand> {
    let suit = random.one_of(Suit::ALL);
    let fits = |tile: &Tile| match plan {
        HandPlan::Mixed | HandPlan::Related | HandPlan::Pungs | HandPlan::Outside => true,
        HandPlan::HalfFlush => tile.suit() == Some(suit) || tile.is_honor(),
        HandPlan::FullFlush => tile.suit() == Some(suit),
        HandPlan::Inside => !tile.is_honor() && !tile.is_terminal(),
    };
    let pool: Vec<Tile> = Tile::ALL.into_iter().filter(fits).collect();
    let chows = match plan {
        HandPlan::Pungs => 6,
        HandPlan::HalfFlush => 52,
        HandPlan::Outside => 55,
        HandPlan::Related => 88,
        _ => 80,
    };
    let mut left = TilesLeft([4; 34]);
    let mut sets: Vec<PlannedSet> = Vec::with_capacity(number);
    let mut tries = 0;
    while sets.len() < number {
        tries += 1;
        if tries > 40 {
            return None;
        }
        let related = plan == HandPlan::Related && !sets.is_empty() && random.percent(65);
        let set = if related {
            let of = *random.pick(&sets)?;
            related_set(of, random)
        } else {
            any_set(&pool, chows, random)
        };
        let Some(set) = set else { continue };
        let tiles = set.tiles();
        let is_outside = tiles
            .iter()
            .any(|tile| tile.is_honor() || tile.is_terminal());
        let fits = tiles.iter().all(|tile| pool.contains(tile))
            && (plan != HandPlan::Outside || is_outside);
        if fits && left.take(&tiles) {
            sets.push(set);
        }
    }
    for _ in 0..20 {
        let pair = *random.pick(&pool)?;
        let is_outside = plan != HandPlan::Outside || pair.is_honor() || pair.is_terminal();
        if is_outside && left.take(&[pair, pair]) {
            return Some(PlannedHand::Sets(sets, pair));
        }
    }
    None
}

fn any_set(pool: &[Tile], chows: usize, random: &mut Random) -> Option<PlannedSet> {
    let chow = random.percent(chows);
    let tile = *random.pick(pool)?;
    (!chow || tile.above(2).is_some()).then_some(PlannedSet { tile, chow })
}

/// Returns a set that is related to another one.
fn related_set(of: PlannedSet, random: &mut Random) -> Option<PlannedSet> {
    let (suit, rank) = (of.tile.suit()?, of.tile.rank()?);
    let others: Vec<Suit> = Suit::ALL
        .into_iter()
        .filter(|&other| other != suit)
        .collect();
    let other = *random.pick(&others)?;
    let (suit, rank) = match random.below(5) {
        0 | 1 => (other, i32::from(rank)),
        2 => (suit, i32::from(rank) + random.one_of([-3, 3])),
        3 => (other, i32::from(rank) + random.one_of([-3, 3])),
        _ => (
            random.one_of([suit, other]),
            i32::from(rank) + random.one_of([-1, 1, 2]),
        ),
    };
    let last = if of.chow { 7 } else { 9 };
    let rank = u8::try_from(rank)
        .ok()
        .filter(|rank| (1..=last).contains(rank))?;
    Some(PlannedSet {
        tile: Tile::suited(suit, rank),
        chow: of.chow,
    })
}

/// Returns pairs, if these hands win with them.
fn pairs(config: &RuleConfig, random: &mut Random) -> Option<PlannedHand> {
    let is_pairs = |one: &&Pattern| matches!(one, Pattern::Pairs(_));
    let &Pattern::Pairs(quads) = config.patterns().iter().find(is_pairs)? else {
        return None;
    };
    let suit = random.one_of(Suit::ALL);
    let style = random.below(6);
    let fits = |tile: &Tile| match style {
        0 => tile.suit() == Some(suit),
        1 => tile.suit() == Some(suit) || tile.is_honor(),
        2 => !tile.is_honor() && !tile.is_terminal(),
        _ => true,
    };
    let mut pool: Vec<Tile> = Tile::ALL.into_iter().filter(fits).collect();
    random.shuffle(&mut pool);
    let complete = config.geometry().complete();
    let mut tiles = Vec::with_capacity(complete);
    if complete % 2 == 1 {
        let pung = pool.pop()?;
        tiles.extend([pung; 3]);
    }
    if quads == Quads::TwoPairs && random.percent(8) {
        let four = pool.pop()?;
        tiles.extend([four; 4]);
    }
    while tiles.len() < complete {
        let pair = pool.pop()?;
        tiles.extend([pair; 2]);
    }
    (tiles.len() == complete).then_some(PlannedHand::Closed(tiles))
}
