//! Payments and liability.

use tilewise_rules::{Circumstance as C, LiableTile, MeldInput, MeldKind, Seat, WinBy, WinInput};

use crate::play::sparrows_nest::options::Options;
use crate::reference::discarder;

/// NEST-60: returns the payment of the discarder. Below 3 faan the rule book has no figures; halving
/// continues.
fn discard(faan: u16) -> i64 {
    match faan {
        0 => 1,
        1 => 2,
        2 => 4,
        _ => 2 * each(faan),
    }
}

/// NEST-60: returns the payment of each player in a self-draw.
fn each(faan: u16) -> i64 {
    match faan {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 8,
        5 => 12,
        6 => 16,
        7 => 24,
        8 => 32,
        9 => 48,
        _ => 64,
    }
}

/// Returns the gain of each seat, and whether a player is liable for others.
pub fn net(entry: &WinInput, options: &Options, seat: Seat, faan: u16) -> ([i64; 4], bool) {
    let from = entry.context.from;
    let liable = liable(entry, options);
    let robbed = entry.context.by == Some(WinBy::RobbingTheKong);
    let shared = !robbed || options.dragon_feeder_shares_robbed_gong;
    let whole = if entry.context.by == Some(WinBy::Discard) {
        discard(faan)
    } else {
        3 * each(faan)
    };
    let mut net = [0; 4];
    let mut pay = |payer: Seat, amount| {
        net[payer as usize] -= amount;
        net[seat as usize] += amount;
    };
    let mut insured = true;
    match (liable, from) {
        (Some((feeder, _)), None) => pay(feeder, whole),
        // The remainder of an odd figure is not paid by the liable player.
        (Some((feeder, true)), Some(from)) if feeder != from && shared => {
            pay(feeder, whole / 2);
            pay(from, whole - whole / 2);
        }
        (_, Some(from)) => {
            pay(from, whole);
            insured = false;
        }
        (None, None) => {
            for other in seat.others() {
                pay(other, whole / 3);
            }
            insured = false;
        }
    }
    (net, insured)
}

/// Returns the liable player, and whether the discarder of the winning tile shares: NEST-70 to NEST-74.
fn liable(entry: &WinInput, options: &Options) -> Option<(Seat, bool)> {
    let (mut dragons, mut groups) = (0, 0);
    for (place, meld) in entry.hand.melds.iter().enumerate() {
        let closed = meld.kind == MeldKind::ConcealedKong;
        let dragon = meld.tiles[0].is_dragon();
        let mut keys = Vec::new();
        if dragon && dragons == 2 {
            keys.push("big-three-dragons");
        }
        if groups == 3 {
            keys.push("twelve-tile");
        }
        if meld.kind == MeldKind::Kong && won_after(entry, options, place) {
            keys.push("kong-feeder");
        }
        if !closed
            && !keys.is_empty()
            && let Some(feeder) = feeder(entry, meld, &keys)
        {
            let only_twelve = keys == ["twelve-tile"];
            let flowers = entry.context.by == Some(WinBy::BonusTiles);
            if only_twelve && flowers && !options.twelve_tile_pays_flowers_hands {
                return None;
            }
            return Some((feeder, keys.contains(&"big-three-dragons")));
        }
        dragons += u8::from(dragon);
        groups += u8::from(!closed || options.twelve_tile_counts_closed_gong);
    }
    None
}

/// NEST-72: returns whether the hand was won on the replacement of this kong, or of one directly after it.
fn won_after(entry: &WinInput, options: &Options, place: usize) -> bool {
    let all = &entry.context.circumstances;
    let after = &entry.hand.melds[place + 1..];
    let drawn = [WinBy::SelfDraw, WinBy::BonusTiles];
    if !entry.context.by.is_some_and(|by| drawn.contains(&by)) {
        false
    } else if all.has(C::ConsecutiveKongReplacement) {
        options.gong_feeder_pays_consecutive
            && after
                .iter()
                .all(|meld| meld.kind == MeldKind::ConcealedKong)
    } else {
        all.has(C::KongReplacement) && after.is_empty()
    }
}

/// Returns the discarder of the tile, unless that player is exempt.
fn feeder(entry: &WinInput, meld: &MeldInput, keys: &[&str]) -> Option<Seat> {
    let stated = entry
        .context
        .liability
        .iter()
        .filter(|one| one.tile == LiableTile::Set && keys.contains(&one.key));
    let named = stated.clone().map(|one| one.seat).next();
    let seat = named.or_else(|| discarder(entry, meld))?;
    let free = stated
        .into_iter()
        .any(|one| one.seat == seat && one.exempt.is_some());
    (!free).then_some(seat)
}
