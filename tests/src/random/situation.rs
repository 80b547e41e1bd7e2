//! Random situations in which a hand can be won.

use tilewise_rules::{
    BonusFamily, BonusTile, Circumstance, Circumstances, Entry, Exempt, Fed, HandInput,
    LiabilityKey, MeldInput, MeldKind, Seat, SituationInput, Stated, Tile, WinBy,
};

use super::tiles::{Shape, shape};
use super::{Rng, once_in, one_of};
use crate::options::Options;

/// A hand that can exist, is complete unless the house has no seven pairs, and is not barred.
pub fn winning(rng: &mut Rng, options: &Options) -> Entry {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = HandInput::default();
    match shape(rng) {
        Shape::Special(tiles) => hand.concealed = tiles,
        Shape::Sets(sets, pair) => {
            hand.concealed = vec![pair, pair];
            let on_table = one_of(rng, &[0, 3, 7, 7, 10]);
            for set in sets {
                let tiles = tiles_of(set.tile, set.chow);
                if rng.u8(0..10) < on_table {
                    let meld = meld(rng, seat, tiles, set.chow, &hand);
                    hand.melds.push(meld);
                } else {
                    hand.concealed.extend(tiles);
                }
            }
            drop_fifth_tiles(&mut hand);
        }
    }
    rng.shuffle(&mut hand.concealed);
    hand.winning_tile = hand.concealed.pop();
    if options.bonus_tiles_in_play {
        hand.bonus = bonus(rng);
    }
    let situation = situation(rng, seat, &hand);
    Entry { hand, situation }
}

fn tiles_of(tile: Tile, chow: bool) -> Vec<Tile> {
    (0..3)
        .filter_map(|step| if chow { tile.above(step) } else { Some(tile) })
        .collect()
}

fn meld(
    rng: &mut Rng,
    seat: Seat,
    mut tiles: Vec<Tile>,
    chow: bool,
    hand: &HandInput,
) -> MeldInput {
    let known = !once_in(rng, 4);
    let mut kind = MeldKind::Pung;
    if chow {
        kind = MeldKind::Chow;
    } else if hand.counts().of(tiles[0]) == 0 && once_in(rng, 2) {
        tiles.push(tiles[0]);
        kind = one_of(
            rng,
            &[
                MeldKind::Kong,
                MeldKind::AddedKong,
                MeldKind::ConcealedKong,
                MeldKind::ConcealedKong,
            ],
        );
    }
    let from = match kind {
        MeldKind::ConcealedKong => None,
        MeldKind::Chow => Some(seat.previous()),
        _ => Some(one_of(rng, &seat.others())),
    };
    MeldInput {
        kind,
        tiles,
        from: from.filter(|_| known),
    }
}

/// A kong may have taken the fourth tile of a chow that came later: then it is a pung.
fn drop_fifth_tiles(hand: &mut HandInput) {
    let counts = Tile::ALL.map(|tile| hand.tiles().filter(|&other| other == tile).count());
    for meld in &mut hand.melds {
        if meld.tiles.len() == 4 && counts[meld.tiles[0].index()] > 4 {
            meld.tiles.pop();
            meld.kind = MeldKind::Pung;
        }
    }
}

fn bonus(rng: &mut Rng) -> Vec<BonusTile> {
    let mut tiles = Vec::new();
    for family in [BonusFamily::Flower, BonusFamily::Season] {
        let held = one_of(rng, &[0, 0, 0, 1, 2, 4]);
        let mut four = Seat::ALL.map(|seat| BonusTile::of(family, seat));
        rng.shuffle(&mut four);
        tiles.extend_from_slice(&four[..held]);
    }
    tiles
}

fn situation(rng: &mut Rng, seat: Seat, hand: &HandInput) -> SituationInput {
    let only = hand
        .winning_tile
        .is_some_and(|win| hand.tiles().filter(|&tile| tile == win).count() == 1);
    let by = match rng.u8(0..10) {
        0..3 if only => WinBy::RobbingTheKong,
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    let from = (by != WinBy::SelfDraw).then(|| one_of(rng, &seat.others()));
    let mut situation = SituationInput {
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(by),
        from,
        circumstances: Circumstances::NONE,
        liability: Vec::new(),
    };
    situation.circumstances = circumstances(rng, hand, &situation);
    while once_in(rng, 6) {
        let stated = stated(rng, seat, &situation);
        situation.liability.push(stated);
    }
    situation
}

/// Something that the table states, true or not, that doesn't contradict who gave the winning tile.
fn stated(rng: &mut Rng, seat: Seat, situation: &SituationInput) -> Stated {
    // Five Remaining Tiles, the last, is about the winning tile alone.
    let keys = [
        LiabilityKey::BigThreeDragons,
        LiabilityKey::BigFourWinds,
        LiabilityKey::AllHonors,
        LiabilityKey::AllTerminals,
        LiabilityKey::FullFlush,
        LiabilityKey::FullFlush,
        LiabilityKey::FiveTilesLeft,
    ];
    let (seat, fed) = match situation.from {
        Some(from) if once_in(rng, 2) => (from, Fed::WinningTile),
        _ => (one_of(rng, &seat.others()), Fed::Set),
    };
    let keys = if fed == Fed::Set { &keys[..6] } else { &keys };
    Stated {
        key: one_of(rng, keys),
        seat,
        fed,
        exempt: once_in(rng, 4).then_some(Exempt::NoChoice),
    }
}

fn circumstances(rng: &mut Rng, hand: &HandInput, situation: &SituationInput) -> Circumstances {
    use Circumstance as C;
    let mut all = Circumstances::NONE;
    let by = situation.by;
    let east = situation.seat == Some(Seat::East);
    let claimed = hand
        .melds
        .iter()
        .any(|meld| meld.kind != MeldKind::ConcealedKong);
    let kong = hand.melds.iter().any(|meld| meld.tiles.len() == 4);
    if kong && by == Some(WinBy::SelfDraw) && once_in(rng, 2) {
        all = all.with(C::KongReplacement);
    }
    if by == Some(WinBy::SelfDraw) && east && !claimed && once_in(rng, 3) {
        all = all.with(C::InitialHand);
        if once_in(rng, 3) {
            all = all.with(C::KongBeforeWin);
        }
        return all;
    }
    let discard = by == Some(WinBy::Discard);
    let from_east = discard && situation.from == Some(Seat::East);
    if from_east && hand.melds.is_empty() && once_in(rng, 2) {
        return all.with(C::DealerFirstDiscard);
    }
    if by != Some(WinBy::RobbingTheKong) && once_in(rng, 6) {
        all = all.with(C::LastTile);
    } else if discard && once_in(rng, 4) {
        all = match rng.u8(0..3) {
            0 => all.with(C::FiveTilesLeft),
            _ => all.with_count(C::TilesLeft, rng.u8(1..12)),
        };
    }
    if discard && once_in(rng, 2) {
        all = all.with(C::FreshTile);
    }
    if once_in(rng, 8) {
        all = all.with(C::NoChoice);
        if once_in(rng, 2) {
            all = all.with_seat(C::NoChoice, one_of(rng, &Seat::ALL));
        }
    }
    all
}
