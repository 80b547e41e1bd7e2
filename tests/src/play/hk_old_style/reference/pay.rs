//! Payments and liability.

use tilewise_rules::{Circumstance, LiableTile, Seat, StatedLiability, Tile, WinBy, WinInput};

use super::elements::View;
use crate::play::hk_old_style::options::{Options, Payment};
use crate::reference::ScoredElement;
use crate::reference::read::{Completed, Reading};

/// HKOS-50.
fn points(fan: u16) -> i64 {
    match fan {
        0 => 1,
        1 => 2,
        2 => 4,
        3 => 8,
        4..=6 => 16,
        7..=9 => 32,
        _ => 64,
    }
}

/// Returns the payment of each opponent without insurance.
pub fn shares(entry: &WinInput, options: &Options, winner: Seat, fan: u16) -> Vec<(Seat, i64)> {
    let p = points(fan);
    let drawn = if options.self_draw_double { 2 * p } else { p };
    let (discarder, other) = match options.payment {
        Payment::DoubleAndSingle => (2 * p, p),
        Payment::FullAndHalf => (p, (p + 1) / 2),
        Payment::DiscarderOnlyOnce => (p, 0),
        Payment::DiscarderOnlyTwice => (2 * p, 0),
    };
    let robbed = entry.context.by == Some(WinBy::RobbingTheKong);
    Seat::ALL
        .into_iter()
        .filter(|&seat| seat != winner)
        .map(|seat| {
            let gave = entry.context.from == Some(seat);
            let share = match entry.context.by {
                Some(WinBy::SelfDraw | WinBy::BonusTiles) => drawn,
                _ if robbed && options.robbing_pays_for_all => {
                    if gave {
                        3 * drawn
                    } else {
                        0
                    }
                }
                _ if gave => discarder,
                _ => other,
            };
            (seat, share)
        })
        .collect()
}

/// Returns the gain of each seat, and whether a player is liable for others.
pub fn net(view: &View, met: &[ScoredElement], fan: u16) -> ([i64; 4], bool) {
    let mut shares = shares(view.entry, view.options, view.seat, fan);
    let total: i64 = shares.iter().map(|(_, share)| share).sum();
    let liable = liable(view, met);
    if let Some(feeder) = liable {
        let discarder = view
            .entry
            .context
            .from
            .filter(|_| view.entry.context.by != Some(WinBy::SelfDraw))
            .unwrap_or(feeder);
        for (seat, share) in &mut shares {
            *share = if *seat == feeder && *seat == discarder {
                total
            } else if *seat == feeder || *seat == discarder {
                total / 2
            } else {
                0
            };
        }
    }
    (net_of(view.seat, &shares), liable.is_some())
}

/// Returns the gain of each seat when the opponents pay the winner these shares.
pub fn net_of(winner: Seat, shares: &[(Seat, i64)]) -> [i64; 4] {
    let mut net = [0; 4];
    for &(seat, share) in shares {
        net[seat as usize] -= share;
        net[winner as usize] += share;
    }
    net
}

/// The insured elements, and the tiles of their sets.
const INSURED: [&str; 5] = [
    "big-three-dragons",
    "big-four-winds",
    "all-honors",
    "all-terminals",
    "full-flush",
];

fn fits(key: &str, tile: Tile) -> bool {
    match key {
        "big-three-dragons" => tile.is_dragon(),
        "big-four-winds" => tile.is_wind(),
        // The whole hand is of one kind, so every tile of it is.
        _ => true,
    }
}

/// Returns the player who pays for others: the discarder of the winning tile first, then of a set.
fn liable(view: &View, met: &[ScoredElement]) -> Option<Seat> {
    let context = &view.entry.context;
    let discarder = context.from.filter(|_| context.by == Some(WinBy::Discard));
    if discarder.is_some() && five_tiles(view) {
        return discarder;
    }
    // HKOS-69: no choice frees that player of that discard, under any key.
    let circumstances = &context.circumstances;
    let no_choice = circumstances.has(Circumstance::NoChoice);
    let of = circumstances.seat(Circumstance::NoChoice);
    let free = |seat: Seat, tile: LiableTile| {
        let exempts =
            |one: &StatedLiability| one.exempt.is_some() && one.seat == seat && one.tile == tile;
        no_choice && (of.is_none() || of == Some(seat)) || context.liability.iter().any(exempts)
    };
    let mut feeders = Vec::new();
    for key in INSURED {
        if !met.iter().any(|(other, ..)| *other == key) {
            continue;
        }
        let won = discarder.filter(|&seat| {
            completed_by_winning_tile(view, key) && !free(seat, LiableTile::WinningTile)
        });
        if won.is_some() {
            return won;
        }
        let Some((place, from)) = completing_meld(view, key).filter(|_| until_the_end(view, key))
        else {
            continue;
        };
        // The statement of this hand comes first, then the meld, then other statements.
        let named = context
            .liability
            .iter()
            .find(|one| one.key == key && one.tile == LiableTile::Set);
        let any = context
            .liability
            .iter()
            .find(|one| one.tile == LiableTile::Set);
        let feeder = named
            .map(|one| one.seat)
            .or(from)
            .or(any.map(|one| one.seat));
        feeders.extend(
            feeder
                .filter(|&seat| !free(seat, LiableTile::Set))
                .map(|seat| (place, seat)),
        );
    }
    feeders.sort_unstable();
    let own = feeders
        .iter()
        .find(|(_, seat)| Some(*seat) == discarder)
        .or(feeders.first());
    own.map(|(_, seat)| *seat)
}

/// HKOS-70. Statements of the table override the counts.
fn five_tiles(view: &View) -> bool {
    let context = &view.entry.context;
    let circumstances = &context.circumstances;
    let stated = context
        .liability
        .iter()
        .any(|one| one.key == "five-tiles-left" && one.tile == LiableTile::WinningTile);
    let few = match circumstances.count(Circumstance::TilesLeft) {
        Some(left) => left <= view.options.five_tiles_threshold,
        None => {
            circumstances.has(Circumstance::FiveTilesLeft) && view.options.five_tiles_threshold >= 5
        }
    };
    stated || few && circumstances.has(Circumstance::FreshTile)
}

/// HKOS-68: for dragons and winds only by option.
fn until_the_end(view: &View, key: &str) -> bool {
    let partial = matches!(key, "big-three-dragons" | "big-four-winds");
    !partial || view.options.insurance_b3d_b4w_not_winning_tile
}

/// Returns the number of melded sets of the kind that are required before the last one.
fn before(key: &str) -> usize {
    if key == "big-three-dragons" { 2 } else { 3 }
}

/// HKOS-60 to HKOS-64: the winning tile completed the last set, the others were melded.
fn completed_by_winning_tile(view: &View, key: &str) -> bool {
    let Reading::Sets { sets, won, .. } = view.reading else {
        return false;
    };
    let melded = sets
        .iter()
        .filter(|set| set.melded && fits(key, set.tile))
        .count();
    let completed = match won {
        Completed::Set(place) => fits(key, sets[*place].tile),
        Completed::Pair => {
            view.options.insurance_pair_counts
                && !matches!(key, "big-three-dragons" | "big-four-winds")
        }
    };
    completed && melded == before(key)
}

/// HKOS-65 to HKOS-67: the last set was claimed when the others were already melded. Returns the meld and its
/// discarder if known.
fn completing_meld(view: &View, key: &str) -> Option<(usize, Option<Seat>)> {
    let mut melded = 0;
    for (place, set) in view.sets().iter().enumerate() {
        if !set.melded || !fits(key, set.tile) {
            continue;
        }
        if melded == before(key) {
            return Some((place, set.from));
        }
        melded += 1;
    }
    None
}
