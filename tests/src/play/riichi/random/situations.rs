//! Random circumstances of a win and table stakes.

use crate::play::riichi::reference::entry::{
    Circumstance as C, Meld, MeldKind, PaoCause, WinBy, WinEntry,
};
use crate::play::riichi::reference::tiles::{Seat, Tile};
use crate::random::{Rng, once_in, one_of};

/// Sets the winning tile, all circumstances and stakes of a hand.
pub(super) fn come(rng: &mut Rng, entry: &mut WinEntry) {
    let copies = copies(&entry.tiles(), entry.winning);
    let from = one_of(rng, &entry.seat.others());
    entry.by = match rng.u8(0..10) {
        0..3 if copies == 1 => WinBy::Robbing(from),
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard(from),
    };
    if entry.is_closed() && once_in(rng, 2) {
        riichi(rng, entry);
    }
    match entry.by {
        WinBy::SelfDraw => drawn(rng, entry),
        WinBy::Discard(from) => discarded(rng, entry, from),
        WinBy::Robbing(_) => robbed(rng, entry),
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

fn riichi(rng: &mut Rng, entry: &mut WinEntry) {
    match rng.u8(0..8) {
        0 => entry.circumstances.extend([C::Riichi, C::DoubleRiichi]),
        1 => entry.circumstances.push(C::DoubleRiichi),
        _ => entry.circumstances.push(C::Riichi),
    }
    if once_in(rng, 4) {
        entry.circumstances.push(C::OpenRiichi);
    }
}

fn drawn(rng: &mut Rng, entry: &mut WinEntry) {
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

fn discarded(rng: &mut Rng, entry: &mut WinEntry, from: Seat) {
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

fn robbed(rng: &mut Rng, entry: &mut WinEntry) {
    let orphans = entry.melds.is_empty() && entry.tiles().iter().all(|tile| tile.is_outside());
    if once_in(rng, if orphans { 2 } else { 40 }) {
        entry.circumstances.push(C::RobbedConcealedKong);
    }
    if entry.in_riichi() && once_in(rng, 3) {
        entry.circumstances.push(C::Ippatsu);
    }
}

/// Adds indicators, often of tiles in the hand.
fn turn_indicators(rng: &mut Rng, entry: &mut WinEntry) {
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
    if matches!(entry.by, WinBy::Robbing(_)) {
        // The other three are in the kong.
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

/// Adds counters and bets.
fn lay_sticks(rng: &mut Rng, entry: &mut WinEntry) {
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

/// Returns whether a meld belongs to the sets of a yakuman.
type Belongs = fn(&Meld) -> bool;

/// Adds statements of liability for the sets of a yakuman, rarely contradicting the melds.
fn state_feeders(rng: &mut Rng, entry: &mut WinEntry) {
    let causes: [(PaoCause, usize, Belongs); 4] = [
        (PaoCause::BigThreeDragons, 3, |meld| {
            meld.tiles[0].is_dragon()
        }),
        (PaoCause::BigFourWinds, 4, |meld| meld.tiles[0].is_wind()),
        (PaoCause::FourKongs, 4, |meld| meld.kind.is_kong()),
        (PaoCause::ReplacedKong, 1, |meld| meld.kind.is_kong()),
    ];
    let mut stated = Vec::new();
    for (cause, all, belongs) in causes {
        let melds = entry.melds.iter().enumerate();
        let sets: Vec<(usize, &Meld)> = melds.filter(|(_, meld)| belongs(meld)).collect();
        let Some(&(place, last)) = sets.last() else {
            continue;
        };
        let claimed = match last.kind {
            MeldKind::Pung | MeldKind::Kong => true,
            MeldKind::AddedKong => !matches!(cause, PaoCause::FourKongs | PaoCause::ReplacedKong),
            MeldKind::Chow | MeldKind::ConcealedKong => false,
        };
        let drawn = entry.by == WinBy::SelfDraw && entry.is_replacement();
        let may_be_stated = cause != PaoCause::ReplacedKong || drawn;
        if sets.len() != all || !claimed || !may_be_stated {
            continue;
        }
        if last.from.is_none() && once_in(rng, 2) || once_in(rng, 8) {
            stated.push((place, cause, one_of(rng, &entry.seat.others())));
        }
    }
    stated.sort_by_key(|(place, ..)| *place);
    entry.liability = stated
        .into_iter()
        .map(|(_, cause, seat)| (cause, seat))
        .collect();
}
