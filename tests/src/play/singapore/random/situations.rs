//! Random circumstances of a win.

use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance, Circumstances, HandInput, LiableTile, MeldInput,
    MeldKind, Seat, StatedLiability, TableStakes, Tile, WinBy, WinContextInput, WinInput,
};

use super::hands::hand;
use crate::play::singapore::options::Options;
use crate::random::hand::of_shape;
use crate::random::tiles::{HandShape, dragons_or_winds};
use crate::random::{Rng, once_in, one_of};

fn plain(rng: &mut Rng, seat: Seat, by: WinBy) -> WinContextInput {
    WinContextInput {
        stakes: TableStakes::NONE,
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(by),
        from: by.needs_seat().then(|| one_of(rng, &seat.others())),
        circumstances: Circumstances::NONE,
        liability: Vec::new(),
    }
}

/// Returns a complete hand with its circumstances.
pub(super) fn complete(rng: &mut Rng) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let hand = hand(rng, seat);
    let only = hand
        .winning_tile
        .is_some_and(|win| hand.tiles().filter(|&tile| tile == win).count() == 1);
    let by = match rng.u8(0..12) {
        0..4 if only => WinBy::RobbingTheKong,
        0..6 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    let mut context = plain(rng, seat, by);
    context.circumstances = match by {
        WinBy::SelfDraw => drawn(rng, &hand),
        WinBy::Discard => discarded(rng, seat, context.from, &hand),
        _ => robbed(rng, &hand),
    };
    if by == WinBy::SelfDraw || once_in(rng, 2) {
        context.liability = last_set_liability(rng, &hand, context.circumstances);
    }
    WinInput { hand, context }
}

fn is_claimed(meld: &MeldInput) -> bool {
    meld.kind != MeldKind::ConcealedKong
}

fn drawn(rng: &mut Rng, hand: &HandInput) -> Circumstances {
    use Circumstance as C;
    let all = Circumstances::NONE;
    let kongs = hand
        .melds
        .iter()
        .filter(|meld| meld.tiles.len() == 4)
        .count();
    if !hand.melds.iter().any(is_claimed) && once_in(rng, 4) {
        return all.with(C::InitialHand);
    }
    let last = once_in(rng, 5);
    let replaced = |all: Circumstances| {
        if last {
            all.with(C::LastTile).with(C::LastTileWasReplacement)
        } else {
            all
        }
    };
    match rng.u8(0..6) {
        0..2 if !hand.bonus.is_empty() => {
            let most = u8::try_from(hand.bonus.len()).unwrap_or(1);
            replaced(all.with_count(C::BonusReplacement, rng.u8(1..=most)))
        }
        2 | 3 if kongs > 1 => {
            let mut all = all.with(C::ConsecutiveKongReplacement);
            if rng.bool() {
                all = all.with(C::KongReplacement);
            }
            if !hand.bonus.is_empty() && rng.bool() {
                all = all.with(C::BonusBetweenKongs);
            }
            replaced(all)
        }
        2..5 if kongs > 0 && !last && rng.bool() => late(rng, all.with(C::KongReplacement)),
        2..5 if kongs > 0 => replaced(all.with(C::KongReplacement)),
        _ if last => all.with(C::LastTile),
        _ => all,
    }
}

fn discarded(rng: &mut Rng, seat: Seat, from: Option<Seat>, hand: &HandInput) -> Circumstances {
    use Circumstance as C;
    let all = Circumstances::NONE;
    let from_east = from == Some(Seat::East);
    if from_east && hand.melds.is_empty() && once_in(rng, 4) {
        return all.with(C::DealerFirstDiscard);
    }
    // Before the winner's first draw only the seats before the winner have discarded.
    let before = from.is_some_and(|from| (from as u8) < seat as u8);
    if before && !from_east && !hand.melds.iter().any(is_claimed) && once_in(rng, 3) {
        return all.with(C::FirstGoAround);
    }
    if once_in(rng, 3) { late(rng, all) } else { all }
}

/// Adds circumstances of the end of the wall.
fn late(rng: &mut Rng, mut all: Circumstances) -> Circumstances {
    use Circumstance as C;
    all = all.with_count(C::TilesLeft, rng.u8(0..10));
    if !once_in(rng, 4) {
        all = all.with(C::FreshTile);
    }
    if once_in(rng, 3) {
        all = all.with(one_of(rng, &[C::TileSeenExposedChow, C::TileSeenPung]));
    }
    all
}

/// A concealed kong can be robbed only for Thirteen Wonders; other hands test the refusal.
fn robbed(rng: &mut Rng, hand: &HandInput) -> Circumstances {
    let closed = hand.melds.is_empty();
    if closed && once_in(rng, 4) {
        Circumstances::NONE.with(Circumstance::RobbedConcealedKong)
    } else {
        Circumstances::NONE
    }
}

/// Returns liability statements for the last set of a matching hand.
fn last_set_liability(rng: &mut Rng, hand: &HandInput, all: Circumstances) -> Vec<StatedLiability> {
    let Some(last) = hand.melds.last().filter(|meld| is_claimed(meld)) else {
        return Vec::new();
    };
    let Some(seat) = last.from.filter(|_| !once_in(rng, 3)) else {
        return Vec::new();
    };
    let after = all.has(Circumstance::KongReplacement);
    let kong = last.kind == MeldKind::Kong;
    let kongs = hand.melds.iter().filter(|meld| meld.tiles.len() == 4);
    let one_suit = hand.tiles().all(|tile| tile.suit() == last.tiles[0].suit());
    let key = if kong && kongs.count() == 4 && rng.bool() {
        "four-kongs"
    } else if kong && after {
        "fresh-kong"
    } else if one_suit && hand.melds.len() == 4 && last.tiles[0].suit().is_some() {
        "full-flush"
    } else {
        return Vec::new();
    };
    vec![StatedLiability {
        key,
        seat,
        tile: LiableTile::Set,
        exempt: None,
    }]
}

/// SG-34, SG-35.
pub(super) fn by_flowers(rng: &mut Rng) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = hand(rng, seat);
    hand.winning_tile = None;
    let family = |family| Seat::ALL.map(|seat| BonusTile::new(family, seat));
    hand.bonus = [family(BonusFamily::Flower), family(BonusFamily::Season)].concat();
    rng.shuffle(&mut hand.bonus);
    let mut context = plain(rng, seat, WinBy::BonusTiles);
    if rng.bool() {
        hand.bonus.pop();
        context.from = Some(one_of(rng, &seat.others()));
    }
    if once_in(rng, 4) {
        hand.bonus
            .push(BonusTile::new(BonusFamily::Animal, Seat::West));
    }
    WinInput { hand, context }
}

/// SG-76, SG-79, and sometimes a set less.
pub(super) fn declared_early(rng: &mut Rng, options: &Options) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    loop {
        let shape = dragons_or_winds(rng);
        let HandShape::Sets(sets, _) = &shape else {
            continue;
        };
        let is = |tile: fn(Tile) -> bool| sets.iter().filter(|set| tile(set.tile)).count();
        let (dragons, winds) = (is(Tile::is_dragon), is(Tile::is_wind));
        let one = if dragons > 1 && (options.early_three_dragons || winds == 0) {
            Circumstance::EarlyThreeDragons
        } else if winds > 2 {
            Circumstance::EarlyFourWinds
        } else {
            continue;
        };
        if !crate::random::tiles::can_exist(&shape) {
            continue;
        }
        let mut hand = of_shape(rng, seat, shape);
        let by = one_of(rng, &[WinBy::SelfDraw, WinBy::Discard]);
        let mut context = plain(rng, seat, by);
        context.circumstances = Circumstances::NONE.with(one);
        // The rest of the hand is arbitrary: a tile outside the sets.
        if let Some(place) = hand.concealed.iter().position(|tile| tile.suit().is_some()) {
            let other = one_of(rng, &Tile::ALL);
            if hand.tiles().filter(|&tile| tile == other).count() < 4 {
                hand.concealed[place] = other;
            }
        }
        return WinInput { hand, context };
    }
}
