//! Random circumstances of a win.

use tilewise_rules::{BonusFamily, BonusTile, Circumstance, MeldKind, Seat, WinBy, WinInput};

use crate::play::mcr::options::Options;
use crate::random::{Rng, once_in, one_of};

/// Sets the winning tile and all circumstances of a hand.
pub(super) fn come(rng: &mut Rng, entry: &mut WinInput, options: &Options) {
    let Some(seat) = entry.context.seat else {
        return;
    };
    let by = match rng.u8(0..10) {
        0..3 if copies(entry) == 1 => WinBy::RobbingTheKong,
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    entry.context.by = Some(by);
    entry.context.from = by.needs_seat().then(|| one_of(rng, &seat.others()));
    if options.bonus_tiles_in_play && once_in(rng, 2) || once_in(rng, 12) {
        flowers(rng, entry);
    }
    match by {
        WinBy::SelfDraw => drawn(rng, entry),
        WinBy::Discard => maybe_add(rng, entry, 10, Circumstance::LastTile),
        _ => {}
    }
    if may_be_last_of_kind(entry) {
        maybe_add(rng, entry, 8, Circumstance::LastOfKind);
    }
    maybe_add(rng, entry, 300, Circumstance::WrongTileCount);
}

/// Adds a circumstance, once in `times` calls.
fn maybe_add(rng: &mut Rng, entry: &mut WinInput, times: u32, one: Circumstance) {
    if once_in(rng, times) {
        entry.context.circumstances = entry.context.circumstances.with(one);
    }
}

fn drawn(rng: &mut Rng, entry: &mut WinInput) {
    let own_kong = |kind| {
        matches!(
            kind,
            MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong
        )
    };
    if entry.hand.melds.iter().any(|meld| own_kong(meld.kind)) {
        maybe_add(rng, entry, 2, Circumstance::KongReplacement);
    } else if entry.hand.melds.is_empty()
        && entry.context.seat == Some(Seat::East)
        && once_in(rng, 3)
    {
        maybe_add(rng, entry, 1, Circumstance::InitialHand);
        return;
    }
    let replaced = entry
        .context
        .circumstances
        .has(Circumstance::KongReplacement);
    if !replaced && !entry.hand.bonus.is_empty() {
        maybe_add(rng, entry, 4, Circumstance::BonusReplacement);
    }
    maybe_add(rng, entry, 10, Circumstance::LastTile);
    if entry.context.circumstances.has(Circumstance::LastTile) {
        maybe_add(rng, entry, 3, Circumstance::LastTileWasReplacement);
    }
    maybe_add(rng, entry, 15, Circumstance::WinningTileUnclear);
}

/// Returns the number of copies of the winning tile that the winner holds, including it.
fn copies(entry: &WinInput) -> usize {
    let all = entry.hand.tiles();
    all.filter(|&tile| Some(tile) == entry.hand.winning_tile)
        .count()
}

/// M-29: no other copy is concealed. A dealt hand shows no tiles.
fn may_be_last_of_kind(entry: &WinInput) -> bool {
    let concealed = |meld: &&tilewise_rules::MeldInput| meld.kind == MeldKind::ConcealedKong;
    let kongs = entry.hand.melds.iter().filter(concealed);
    let mut hidden = entry
        .hand
        .concealed
        .iter()
        .chain(kongs.flat_map(|meld| &meld.tiles));
    let dealt = entry.context.circumstances.has(Circumstance::InitialHand);
    !dealt && !hidden.any(|&tile| Some(tile) == entry.hand.winning_tile)
}

fn flowers(rng: &mut Rng, entry: &mut WinInput) {
    for family in [BonusFamily::Flower, BonusFamily::Season] {
        let held = one_of(rng, &[0, 0, 1, 2, 4]);
        let mut four = Seat::ALL.map(|seat| BonusTile::new(family, seat));
        rng.shuffle(&mut four);
        entry.hand.bonus.extend_from_slice(&four[..held]);
    }
}
