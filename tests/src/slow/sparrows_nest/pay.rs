//! Who pays, and who pays for the others.

use tilewise_rules::{
    Circumstance as C, Entry, Fed, LiabilityKey, MeldInput, MeldKind, Seat, WinBy,
};

use crate::options::sparrows_nest::Options;

/// NEST-60: what each pays for a self-draw.
fn each(faan: u16) -> i64 {
    match faan {
        0..=3 => 4,
        4 => 8,
        5 => 12,
        6 => 16,
        7 => 24,
        8 => 32,
        9 => 48,
        _ => 64,
    }
}

/// What everybody gains, and whether somebody paid for the others.
pub fn net(entry: &Entry, options: &Options, seat: Seat, faan: u16) -> ([i64; 4], bool) {
    let from = entry.situation.from;
    let liable = liable(entry, options);
    let drawn = matches!(
        entry.situation.by,
        Some(WinBy::SelfDraw | WinBy::BonusTiles)
    );
    let whole = if entry.situation.by == Some(WinBy::Discard) {
        2 * each(faan)
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
        (Some((feeder, _)), _) if drawn => pay(feeder, whole),
        (Some((feeder, true)), Some(from)) if feeder != from => {
            pay(feeder, whole / 2);
            pay(from, whole / 2);
        }
        (_, Some(from)) if !drawn => {
            pay(from, whole);
            insured = false;
        }
        _ => {
            for other in seat.others() {
                pay(other, whole / 3);
            }
            insured = false;
        }
    }
    (net, insured)
}

/// Who is liable, and whether a discard of another player is shared: NEST-70 to NEST-74.
fn liable(entry: &Entry, options: &Options) -> Option<(Seat, bool)> {
    let (mut dragons, mut groups) = (0, 0);
    for (place, meld) in entry.hand.melds.iter().enumerate() {
        let closed = meld.kind == MeldKind::ConcealedKong;
        let dragon = meld.tiles[0].is_dragon();
        let mut fed = Vec::new();
        if dragon && dragons == 2 {
            fed.push(LiabilityKey::BigThreeDragons);
        }
        if groups == 3 {
            fed.push(LiabilityKey::TwelveTile);
        }
        if meld.kind == MeldKind::Kong && won_after(entry, place) {
            fed.push(LiabilityKey::KongFeeder);
        }
        if !closed
            && !fed.is_empty()
            && let Some(feeder) = feeder(entry, meld, &fed)
        {
            return Some((feeder, fed.contains(&LiabilityKey::BigThreeDragons)));
        }
        dragons += u8::from(dragon);
        groups += u8::from(!closed || options.twelve_tile_counts_closed_gong);
    }
    None
}

/// NEST-72: whether the hand was won on the replacement of this gong, or of one that followed it
/// at once.
fn won_after(entry: &Entry, place: usize) -> bool {
    let all = &entry.situation.circumstances;
    let later = &entry.hand.melds[place + 1..];
    if entry.situation.by != Some(WinBy::SelfDraw) {
        false
    } else if all.has(C::ConsecutiveKongReplacement) {
        later
            .iter()
            .all(|meld| meld.kind == MeldKind::ConcealedKong)
    } else {
        all.has(C::KongReplacement) && later.is_empty()
    }
}

/// Who discarded the tile, unless that player is free of it.
fn feeder(entry: &Entry, meld: &MeldInput, fed: &[LiabilityKey]) -> Option<Seat> {
    let stated = entry
        .situation
        .liability
        .iter()
        .filter(|one| one.fed == Fed::Set && fed.contains(&one.key));
    let seat = stated.clone().map(|one| one.seat).next().or(meld.from)?;
    let free = stated
        .into_iter()
        .any(|one| one.seat == seat && one.exempt.is_some());
    (!free).then_some(seat)
}
