//! Random options of Hong Kong Old Style, and random winning hands.

use tilewise_rules::{
    BonusTile, Circumstance, Circumstances, HandInput, LiableTile, MeldKind, Seat, StatedLiability,
    TableStakes, WinBy, WinContextInput, WinInput,
};

use crate::play::hk_old_style::options::{Options, Payment, SevenPairs};
use crate::random::hand::{bonus, hand};
use crate::random::{Rng, once_in, one_of};

/// Returns the defaults, or options that differ in a few values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::DEFAULT;
    for _ in 0..rng.usize(0..6) {
        change(rng, &mut options);
    }
    options
}

fn change(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..28) {
        0 => options.minimum_fan = rng.u16(0..6),
        1 => options.limit_fan = one_of(rng, &[6, 8, 10, 13, 30]),
        2 => {
            options.payment = one_of(
                rng,
                &[
                    Payment::FullAndHalf,
                    Payment::DiscarderOnlyOnce,
                    Payment::DiscarderOnlyTwice,
                ],
            );
        }
        3 => options.self_draw_double = false,
        4 => options.bonus_tiles_in_play = false,
        5 => options.replacement_stacks_self_drawn = false,
        6 => options.last_tile_stacks_self_drawn = false,
        7 => options.all_flowers_includes_seat = false,
        8 => options.little_three_dragons_includes_pungs = false,
        9 => options.seven_pairs = SevenPairs::NoStack,
        10 => options.seven_pairs = SevenPairs::Off,
        11 => options.seven_pairs_quad_as_two_pairs = false,
        12 => options.four_concealed_pungs_kongs_count = false,
        13 => options.nine_gates_pure = false,
        14 => options.dragon_limit_any_pair = true,
        20 => options.concealed_hand = true,
        21..24 => options.mixed_terminals = true,
        24 | 25 => options.kong_on_kong = true,
        26 => options.flowers_win = true,
        27 => {
            options.limit_hands_own_fan = true;
            options.limit_fan = 13;
        }
        15..18 => options.insurance_b3d_b4w_not_winning_tile = true,
        18 => options.insurance_pair_counts = true,
        _ => {
            options.robbing_pays_for_all = true;
            options.five_tiles_threshold = rng.u8(1..9);
        }
    }
}

/// Returns a possible hand that isn't barred and is complete, unless seven pairs are off.
pub fn winning(rng: &mut Rng, options: &Options) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = hand(rng, seat);
    if options.bonus_tiles_in_play {
        hand.bonus = bonus(rng);
    }
    let mut context = context(rng, seat, &hand);
    if options.flowers_win && options.bonus_tiles_in_play && once_in(rng, 4) {
        hand.bonus = BonusTile::ALL[..8].to_vec();
        if once_in(rng, 2) {
            hand.bonus.remove(rng.usize(0..8));
        }
        context.by = Some(WinBy::BonusTiles);
        context.from = None;
        context.circumstances = Circumstances::NONE;
        context.liability.clear();
    }
    WinInput { hand, context }
}

fn context(rng: &mut Rng, seat: Seat, hand: &HandInput) -> WinContextInput {
    let only = hand
        .winning_tile
        .is_some_and(|win| hand.tiles().filter(|&tile| tile == win).count() == 1);
    let by = match rng.u8(0..10) {
        0..3 if only => WinBy::RobbingTheKong,
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    let from = (by != WinBy::SelfDraw).then(|| one_of(rng, &seat.others()));
    let mut context = WinContextInput {
        stakes: TableStakes::NONE,
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(by),
        from,
        circumstances: Circumstances::NONE,
        liability: Vec::new(),
    };
    context.circumstances = circumstances(rng, hand, &context);
    while once_in(rng, 6) {
        let stated = stated(rng, seat, &context);
        context.liability.push(stated);
    }
    context
}

/// Returns a liability statement, true or not, that doesn't contradict the discarder of the winning tile.
fn stated(rng: &mut Rng, seat: Seat, context: &WinContextInput) -> StatedLiability {
    // The last key, Five Remaining Tiles, is only about the winning tile.
    let keys = [
        "big-three-dragons",
        "big-four-winds",
        "all-honors",
        "all-terminals",
        "full-flush",
        "full-flush",
        "five-tiles-left",
    ];
    let (seat, tile) = match context.from {
        Some(from) if once_in(rng, 2) => (from, LiableTile::WinningTile),
        _ => (one_of(rng, &seat.others()), LiableTile::Set),
    };
    let keys = if tile == LiableTile::Set {
        &keys[..6]
    } else {
        &keys
    };
    StatedLiability {
        key: one_of(rng, keys),
        seat,
        tile,
        exempt: once_in(rng, 4).then_some("no-choice"),
    }
}

fn circumstances(rng: &mut Rng, hand: &HandInput, context: &WinContextInput) -> Circumstances {
    use Circumstance as C;
    let mut all = Circumstances::NONE;
    let by = context.by;
    let east = context.seat == Some(Seat::East);
    let claimed = hand
        .melds
        .iter()
        .any(|meld| meld.kind != MeldKind::ConcealedKong);
    let kongs = hand.melds.iter().filter(|meld| meld.tiles.len() == 4);
    let kongs = kongs.count();
    if kongs > 1 && by == Some(WinBy::SelfDraw) && once_in(rng, 2) {
        all = all.with(C::ConsecutiveKongReplacement);
    } else if kongs > 0 && by == Some(WinBy::SelfDraw) && once_in(rng, 2) {
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
    let from_east = discard && context.from == Some(Seat::East);
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
