//! How a hand comes to be won, and what lies on the table.

use crate::play::riichi::reference::entry::{By, Circumstance as C, Entry, Fed, Meld, MeldKind};
use crate::play::riichi::reference::tiles::{Seat, Tile};
use crate::random::{Rng, once_in, one_of};

/// All of it, for a hand with its tiles.
pub(super) fn come(rng: &mut Rng, entry: &mut Entry) {
    let copies = copies(&entry.tiles(), entry.winning);
    let from = one_of(rng, &entry.seat.others());
    entry.by = match rng.u8(0..10) {
        0..3 if copies == 1 => By::Robbing(from),
        0..5 => By::SelfDraw,
        _ => By::Discard(from),
    };
    if entry.is_closed() && once_in(rng, 2) {
        riichi(rng, entry);
    }
    match entry.by {
        By::SelfDraw => drawn(rng, entry),
        By::Discard(from) => discarded(rng, entry, from),
        By::Robbing(_) => robbed(rng, entry),
    }
    if once_in(rng, 50) {
        let missed = one_of(rng, &[C::Furiten, C::MissedWinSameTile]);
        entry.circumstances.push(missed);
    }
    if once_in(rng, 300) {
        entry.circumstances.push(C::WrongTileCount);
    }
    turn_indicators(rng, entry);
    lay_sticks(rng, entry);
    state_feeders(rng, entry);
}

fn copies(tiles: &[Tile], kind: Tile) -> usize {
    tiles
        .iter()
        .filter(|tile| tile.kind() == kind.kind())
        .count()
}

fn riichi(rng: &mut Rng, entry: &mut Entry) {
    match rng.u8(0..8) {
        0 => entry.circumstances.extend([C::Riichi, C::DoubleRiichi]),
        1 => entry.circumstances.push(C::DoubleRiichi),
        _ => entry.circumstances.push(C::Riichi),
    }
    if once_in(rng, 4) {
        entry.circumstances.push(C::OpenRiichi);
    }
}

fn drawn(rng: &mut Rng, entry: &mut Entry) {
    let kong = entry.melds.iter().any(|meld| meld.kind.is_kong());
    let dealt = entry.melds.is_empty() && !entry.in_riichi();
    if kong && once_in(rng, 2) {
        entry.circumstances.push(C::KongReplacement);
        if once_in(rng, 6) {
            entry.circumstances.push(C::LastTileWasReplacement);
        }
    } else if dealt && once_in(rng, 4) {
        entry.circumstances.push(C::InitialHand);
        return;
    } else if entry.in_riichi() && once_in(rng, 3) {
        entry.circumstances.push(C::Ippatsu);
    }
    if once_in(rng, 8) {
        entry.circumstances.push(C::LastTile);
    }
    if once_in(rng, 10) {
        entry.circumstances.push(C::WinningTileUnclear);
    }
}

fn discarded(rng: &mut Rng, entry: &mut Entry, from: Seat) {
    let before = from.place() < entry.seat.place();
    if before && entry.melds.is_empty() && !entry.in_riichi() && once_in(rng, 2) {
        entry.circumstances.push(C::FirstGoAround);
        return;
    }
    if entry.in_riichi() && once_in(rng, 3) {
        entry.circumstances.push(C::Ippatsu);
    }
    if once_in(rng, 8) {
        entry.circumstances.push(C::LastTile);
    }
}

fn robbed(rng: &mut Rng, entry: &mut Entry) {
    let orphans = entry.melds.is_empty() && entry.tiles().iter().all(|tile| tile.is_outside());
    if once_in(rng, if orphans { 2 } else { 40 }) {
        entry.circumstances.push(C::RobbedConcealedKong);
    }
    if entry.in_riichi() && once_in(rng, 3) {
        entry.circumstances.push(C::Ippatsu);
    }
}

/// Indicators, often of tiles in the hand.
fn turn_indicators(rng: &mut Rng, entry: &mut Entry) {
    let kongs = entry.melds.iter().filter(|meld| meld.kind.is_kong());
    let turned = if once_in(rng, 6) {
        rng.usize(0..6)
    } else {
        1 + kongs.count()
    };
    let under = if entry.in_riichi() || once_in(rng, 4) {
        if once_in(rng, 8) {
            rng.usize(0..6)
        } else {
            turned
        }
    } else {
        0
    };
    let mut seen = entry.tiles();
    if matches!(entry.by, By::Robbing(_)) {
        // The other three lie in the kong.
        seen.extend([entry.winning; 3]);
    }
    let rich = rng.u8(0..6);
    let mut turn = |rng: &mut Rng| loop {
        let mut indicator = one_of(rng, &Tile::kinds());
        if rng.u8(0..6) < rich {
            let held = one_of(rng, &entry.tiles()).kind();
            let points = |tile: &Tile| tile.points_at() == held;
            indicator = Tile::kinds().into_iter().find(points).unwrap_or(indicator);
        }
        if copies(&seen, indicator) < 4 {
            seen.push(indicator);
            return indicator;
        }
    };
    let dora = (0..turned).map(|_| turn(rng)).collect();
    let ura = (0..under).map(|_| turn(rng)).collect();
    (entry.dora, entry.ura) = (dora, ura);
}

/// Counters and bets.
fn lay_sticks(rng: &mut Rng, entry: &mut Entry) {
    if once_in(rng, 2) {
        entry.honba = one_of(rng, &[1, 1, 2, 3, 5, 12, 99]);
    }
    if once_in(rng, 2) {
        entry.bets = one_of(rng, &[1, 1, 2, 3, 7]);
    }
    let early = entry.has(C::InitialHand) || entry.has(C::FirstGoAround);
    if !early && once_in(rng, 2) {
        for seat in Seat::ALL {
            let bets = if seat == entry.seat {
                entry.in_riichi()
            } else {
                once_in(rng, 3)
            };
            entry.declared.extend(bets.then_some(seat));
        }
        rng.shuffle(&mut entry.declared);
    }
}

/// Whether a set is one of those that were fed.
type Belongs = fn(&Meld) -> bool;

/// Who fed the sets of a yakuman, as the table may say: seldom somebody else than the melds do.
fn state_feeders(rng: &mut Rng, entry: &mut Entry) {
    let fed: [(Fed, usize, Belongs); 4] = [
        (Fed::BigThreeDragons, 3, |meld| meld.tiles[0].is_dragon()),
        (Fed::BigFourWinds, 4, |meld| meld.tiles[0].is_wind()),
        (Fed::FourKongs, 4, |meld| meld.kind.is_kong()),
        (Fed::ReplacedKong, 1, |meld| meld.kind.is_kong()),
    ];
    let mut stated = Vec::new();
    for (fed, all, belongs) in fed {
        let melds = entry.melds.iter().enumerate();
        let sets: Vec<(usize, &Meld)> = melds.filter(|(_, meld)| belongs(meld)).collect();
        let Some(&(place, last)) = sets.last() else {
            continue;
        };
        let claimed = match last.kind {
            MeldKind::Pung | MeldKind::Kong => true,
            MeldKind::AddedKong => !matches!(fed, Fed::FourKongs | Fed::ReplacedKong),
            MeldKind::Chow | MeldKind::ConcealedKong => false,
        };
        let drawn = entry.by == By::SelfDraw && entry.is_replacement();
        let told = fed != Fed::ReplacedKong || drawn;
        if sets.len() != all || !claimed || !told {
            continue;
        }
        if last.from.is_none() && once_in(rng, 2) || once_in(rng, 8) {
            stated.push((place, fed, one_of(rng, &entry.seat.others())));
        }
    }
    stated.sort_by_key(|(place, ..)| *place);
    entry.liability = stated
        .into_iter()
        .map(|(_, fed, seat)| (fed, seat))
        .collect();
}
