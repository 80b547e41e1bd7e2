//! Reference scorer of the five sets, written from the clauses of `rule_sets/five_sets.rs` without
//! optimization.

use tilewise_rules::{BonusFamily, BonusTile, Circumstance, MeldKind, Seat, Tile, WinBy, WinInput};

use crate::reference::{ReferenceScore, ScoredElement, of_best};
use crate::rule_sets::five_sets::Options;

/// A set of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Set {
    tile: Tile,
    is_pung: bool,
    /// Whether no tile of it was claimed.
    is_hidden: bool,
    /// Whether it is on the table.
    is_melded: bool,
}

/// A reading of the hand.
#[derive(Clone, Debug)]
enum Reading {
    /// Five sets and a pair, and the set that the winning tile completes; the pair if `None`.
    Sets(Vec<Set>, Tile, Option<usize>),
    /// Seven pairs and a pung.
    Pairs,
    /// Sixteen disconnected tiles.
    Disconnected,
}

/// Returns the scores of the readings that are best for the winner.
pub fn best(entry: &WinInput, options: Options) -> Vec<ReferenceScore> {
    let (Some(winner), Some(_)) = (entry.context.seat, entry.hand.winning_tile) else {
        return Vec::new();
    };
    let readings = readings(entry, options);
    let worths = readings.iter().map(|one| worth(entry, options, one));
    of_best(winner, worths.collect())
}

fn readings(entry: &WinInput, options: Options) -> Vec<Reading> {
    let hand = &entry.hand;
    let mut standing: Vec<Tile> = hand
        .concealed
        .iter()
        .copied()
        .chain(hand.winning_tile)
        .collect();
    standing.sort();
    let melds: Vec<Set> = hand
        .melds
        .iter()
        .map(|meld| Set {
            tile: meld.tiles.iter().copied().min().unwrap_or(Tile::ALL[0]),
            is_pung: meld.kind != MeldKind::Chow,
            is_hidden: meld.kind == MeldKind::ConcealedKong,
            is_melded: true,
        })
        .collect();
    let mut readings = Vec::new();
    // FIVE-1.
    for pair in Tile::ALL {
        let mut rest = standing.clone();
        if remove(&mut rest, &[pair, pair]) {
            split(&rest, &melds, &mut |sets| {
                if sets.len() != 5 {
                    return;
                }
                for (place, set) in sets.iter().enumerate() {
                    if !set.is_melded && hand.winning_tile.is_some_and(|won| has(*set, won)) {
                        readings.push(Reading::Sets(sets.to_vec(), pair, Some(place)));
                    }
                }
                if hand.winning_tile == Some(pair) {
                    readings.push(Reading::Sets(sets.to_vec(), pair, None));
                }
            });
        }
    }
    if standing.len() != 17 {
        return readings;
    }
    let copies = |tile: Tile| standing.iter().filter(|&&other| other == tile).count();
    // FIVE-2.
    let pungs = Tile::ALL.iter().filter(|&&tile| copies(tile) == 3).count();
    let lone = Tile::ALL.iter().any(|&tile| copies(tile) == 1);
    if options.seven_pairs_and_a_pung && pungs == 1 && !lone {
        readings.push(Reading::Pairs);
    }
    // FIVE-3: sixteen kinds, every honour among them, and ranks with differences of at least three.
    let kinds: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|&tile| copies(tile) > 0)
        .collect();
    let honors = kinds.iter().filter(|tile| tile.is_honor()).count();
    let near = |tile: &Tile| {
        let mut next = [1, 2].into_iter().filter_map(|steps| tile.above(steps));
        next.any(|next| kinds.contains(&next))
    };
    if kinds.len() == 16 && honors == 7 && !kinds.iter().any(near) {
        readings.push(Reading::Disconnected);
    }
    readings
}

/// Removes tiles. Returns false if one is missing.
fn remove(tiles: &mut Vec<Tile>, these: &[Tile]) -> bool {
    these.iter().all(|tile| {
        let place = tiles.iter().position(|other| other == tile);
        place.map(|place| tiles.remove(place)).is_some()
    })
}

/// Enumerates the splits of tiles into concealed sets, from the first tile on.
fn split(tiles: &[Tile], sets: &[Set], found: &mut dyn FnMut(&[Set])) {
    let Some(&tile) = tiles.first() else {
        found(sets);
        return;
    };
    let chow = tile.above(1).zip(tile.above(2));
    let groups = [Some([tile; 3]), chow.map(|(next, last)| [tile, next, last])];
    for (is_pung, group) in [true, false].into_iter().zip(groups) {
        let mut rest = tiles.to_vec();
        if group.is_some_and(|group| remove(&mut rest, &group)) {
            let set = Set {
                tile,
                is_pung,
                is_hidden: true,
                is_melded: false,
            };
            split(&rest, &[sets, &[set]].concat(), found);
        }
    }
}

fn has(set: Set, tile: Tile) -> bool {
    if set.is_pung {
        set.tile == tile
    } else {
        (0..3).any(|step| set.tile.above(step) == Some(tile))
    }
}

/// FIVE-13: returns the number of kinds that complete the hand, except those that it holds four times.
fn waits(entry: &WinInput, options: Options) -> usize {
    let could_win = |tile: &Tile| {
        let mut other = entry.clone();
        other.hand.winning_tile = Some(*tile);
        let copies = other.hand.tiles().filter(|one| one == tile).count();
        copies <= 4 && !readings(&other, options).is_empty()
    };
    Tile::ALL.iter().filter(|tile| could_win(tile)).count()
}

fn worth(entry: &WinInput, options: Options, reading: &Reading) -> ReferenceScore {
    let context = &entry.context;
    let winner = context.seat.unwrap_or(Seat::East);
    let drawn = context.by == Some(WinBy::SelfDraw);
    let streak = u16::from(
        context
            .circumstances
            .count(Circumstance::DealerStreak)
            .unwrap_or(0),
    );
    let mut elements = elements(entry, options, reading);
    elements.retain(|&(_, times, _)| times > 0);
    elements.sort_unstable();
    let total: u16 = elements.iter().map(|&(_, times, tai)| times * tai).sum();
    // FIVE-5 to FIVE-8.
    let mut net = [0; 4];
    for payer in Seat::ALL {
        if payer == winner || !drawn && context.from != Some(payer) {
            continue;
        }
        let as_dealer = if payer == Seat::East {
            1 + 2 * streak
        } else {
            0
        };
        let tai = (total + as_dealer).min(options.limit_tai);
        let paid = i64::from(options.base) + i64::from(tai) * i64::from(options.stake);
        net[payer as usize] -= paid;
        net[winner as usize] += paid;
    }
    ReferenceScore {
        elements,
        total,
        counted: total.min(options.limit_tai),
        net,
        liable: false,
    }
}

/// Returns all elements, with a count of 0 for uncounted ones.
#[expect(clippy::too_many_lines, reason = "one line for each clause")]
fn elements(entry: &WinInput, options: Options, reading: &Reading) -> Vec<ScoredElement> {
    let context = &entry.context;
    let winner = context.seat.unwrap_or(Seat::East);
    let drawn = context.by == Some(WinBy::SelfDraw);
    let (sets, pair, won) = match reading {
        Reading::Sets(sets, pair, won) => (sets.as_slice(), Some(*pair), *won),
        Reading::Pairs | Reading::Disconnected => (&[][..], None, None),
    };
    let is_sets = pair.is_some();
    let is_pairs = matches!(reading, Reading::Pairs);
    let is_disconnected = matches!(reading, Reading::Disconnected);
    let claimed = entry
        .hand
        .melds
        .iter()
        .filter(|meld| meld.kind != MeldKind::ConcealedKong)
        .count();
    let none_claimed = claimed == 0;
    let all_claimed = claimed == 5 && !drawn;
    let pungs_of = |fits: &dyn Fn(Tile) -> bool| {
        let fitting = sets
            .iter()
            .filter(|set| set.is_pung && fits(set.tile))
            .count();
        u16::try_from(fitting).unwrap_or(u16::MAX)
    };
    let wind = |seat: Seat| Tile::wind(seat);
    let dragons = pungs_of(&Tile::is_dragon);
    let winds = pungs_of(&Tile::is_wind);
    let small_dragons = dragons == 2 && pair.is_some_and(Tile::is_dragon);
    let small_winds = winds == 3 && pair.is_some_and(Tile::is_wind);
    // A pung that a tile of another player completed is not concealed.
    let hidden = sets
        .iter()
        .enumerate()
        .filter(|&(place, set)| set.is_pung && set.is_hidden && (drawn || won != Some(place)))
        .count();
    let all_pungs = is_sets && sets.iter().all(|set| set.is_pung);
    let all_chows = is_sets
        && sets.iter().all(|set| !set.is_pung)
        && !pair.is_some_and(Tile::is_honor)
        && entry.hand.bonus.is_empty()
        && !drawn
        && won.is_some();
    let tiles: Vec<Tile> = entry.hand.tiles().collect();
    let mut suits: Vec<_> = tiles.iter().filter_map(|tile| tile.suit()).collect();
    suits.dedup();
    suits.sort_by_key(|suit| *suit as u8);
    suits.dedup();
    let honors = tiles.iter().any(|tile| tile.is_honor());
    let holds = |one| u16::from(context.circumstances.has(one));
    let streak = context
        .circumstances
        .count(Circumstance::DealerStreak)
        .unwrap_or(0);
    let own = |tile: &&BonusTile| tile.belongs_to(winner);
    let whole = |family| {
        let held = entry
            .hand
            .bonus
            .iter()
            .filter(|tile| tile.family() == family);
        u16::from(held.count() == 4)
    };
    let own = entry.hand.bonus.iter().filter(own).count();
    let irregular = is_pairs || is_disconnected;
    let single_wait = !is_disconnected && !all_claimed && waits(entry, options) == 1;
    let yes = u16::from;
    vec![
        ("dealer", yes(winner == Seat::East), 1),
        (
            "dealer-streak",
            if winner == Seat::East {
                streak.into()
            } else {
                0
            },
            2,
        ),
        ("self-draw", yes(drawn && !none_claimed), 1),
        (
            "nothing-claimed",
            yes(none_claimed && !drawn && !irregular),
            1,
        ),
        (
            "nothing-claimed-self-draw",
            yes(none_claimed && drawn && !irregular),
            3,
        ),
        ("everything-claimed", yes(all_claimed), 2),
        ("single-wait", yes(single_wait), 1),
        ("last-tile", holds(Circumstance::LastTile), 1),
        ("kong-replacement", holds(Circumstance::KongReplacement), 1),
        (
            "robbing-the-kong",
            yes(context.by == Some(WinBy::RobbingTheKong)),
            1,
        ),
        (
            "dragon-pung",
            if small_dragons || dragons == 3 {
                0
            } else {
                dragons
            },
            1,
        ),
        (
            "seat-wind",
            if small_winds || winds == 4 {
                0
            } else {
                pungs_of(&|tile| tile == wind(winner))
            },
            1,
        ),
        (
            "prevailing-wind",
            match context.prevailing {
                Some(seat) if !small_winds && winds != 4 => pungs_of(&|tile| tile == wind(seat)),
                _ => 0,
            },
            1,
        ),
        ("three-concealed-pungs", yes(hidden == 3), 2),
        ("four-concealed-pungs", yes(hidden == 4), 5),
        ("five-concealed-pungs", yes(hidden == 5), 8),
        ("all-pungs", yes(all_pungs && hidden != 5), 4),
        ("all-chows", yes(all_chows), 2),
        ("half-flush", yes(suits.len() == 1 && honors), 4),
        ("full-flush", yes(suits.len() == 1 && !honors), 8),
        ("small-three-dragons", yes(small_dragons), 4),
        ("big-three-dragons", yes(dragons == 3), 8),
        ("small-four-winds", yes(small_winds), 8),
        ("big-four-winds", yes(winds == 4), 16),
        ("seven-pairs-and-a-pung", yes(is_pairs), 8),
        ("sixteen-apart", yes(is_disconnected), 16),
        ("own-flower", u16::try_from(own).unwrap_or(u16::MAX), 1),
        (
            "four-flowers",
            whole(BonusFamily::Flower) + whole(BonusFamily::Season),
            2,
        ),
    ]
}
