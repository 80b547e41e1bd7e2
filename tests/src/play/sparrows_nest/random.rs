//! Random options of the Sparrow's Nest, and random winning hands.

use tilewise_rules::{
    BonusTile, Circumstance as C, Circumstances, HandInput, LiableTile, MeldKind, Seat,
    StatedLiability, TableStakes, WinBy, WinContextInput, WinInput,
};

use crate::play::sparrows_nest::options::Options;
use crate::random::hand::{bonus, hand};
use crate::random::{Rng, once_in, one_of};

/// Returns the defaults, or options that differ in a few values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::DEFAULT;
    for _ in 0..rng.usize(0..5) {
        match rng.u8(0..14) {
            0 => options.minimum_faan = rng.u16(0..7),
            1 => options.cap_faan = rng.u16(1..14),
            2 => options.robbing_gong_adds_self_draw = true,
            3 => options.double_wind_scores_two = false,
            4 => options.four_concealed_allows_closed_gong = false,
            5 => options.consecutive_gong_includes_self_draw = false,
            6 => options.twelve_tile_counts_closed_gong = false,
            7 => options.gong_then_flower_counts = false,
            8 => options.all_sequences_suit_pair = true,
            9 => options.last_discard_after_replacement = true,
            10 => options.twelve_tile_pays_flowers_hands = false,
            11 => options.dragon_feeder_shares_robbed_gong = false,
            12 => options.gong_feeder_pays_consecutive = false,
            _ => options.missed_tile_if_greater = true,
        }
    }
    options
}

/// Returns a possible hand that wins, unless it has seven pairs or a win was passed.
pub fn winning(rng: &mut Rng) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = hand(rng, seat);
    hand.bonus = bonus(rng);
    if once_in(rng, 12) {
        let mut all = BonusTile::ALL[..8].to_vec();
        rng.shuffle(&mut all);
        all.truncate(one_of(rng, &[6, 7, 7, 8, 8]));
        hand.bonus = all;
    }
    let strip = once_in(rng, 4);
    for meld in &mut hand.melds {
        meld.from = match meld.kind {
            MeldKind::ConcealedKong => None,
            _ if strip => None,
            MeldKind::Chow => Some(seat.previous()),
            _ => meld.from.or(Some(one_of(rng, &seat.others()))),
        };
    }
    if hand.bonus.len() >= 7 && once_in(rng, 2) {
        return by_flowers(rng, seat, hand);
    }
    let mut context = context(rng, seat, &hand);
    context.liability = liability(rng, seat, &hand, &context);
    WinInput { hand, context }
}

fn by_flowers(rng: &mut Rng, seat: Seat, mut hand: HandInput) -> WinInput {
    hand.winning_tile = None;
    let mut circumstances = Circumstances::NONE;
    if rng.usize(6..8) < hand.bonus.len() && hand.bonus.len() == 8 || once_in(rng, 20) {
        circumstances = circumstances.with(C::DeclinedFlowersHand);
    }
    let gong = hand.melds.last().is_some_and(|last| last.tiles.len() == 4);
    if gong && once_in(rng, 2) {
        circumstances = circumstances.with(C::KongReplacement);
    }
    let mut context = WinContextInput {
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(WinBy::BonusTiles),
        circumstances,
        ..WinContextInput::default()
    };
    context.liability = liability(rng, seat, &hand, &context);
    WinInput { hand, context }
}

fn context(rng: &mut Rng, seat: Seat, hand: &HandInput) -> WinContextInput {
    let only = hand
        .winning_tile
        .is_some_and(|win| hand.tiles().filter(|&tile| tile == win).count() == 1);
    let by = match rng.u8(0..10) {
        0..4 if only => WinBy::RobbingTheKong,
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    let from = (by != WinBy::SelfDraw).then(|| one_of(rng, &seat.others()));
    let mut all = match by {
        WinBy::SelfDraw => drawn(rng, seat, hand),
        WinBy::Discard => discarded(rng, from, hand),
        _ => robbed(rng, hand),
    };
    if once_in(rng, 30) {
        all = all.with_count(C::PassedWin, rng.u8(3..11));
    }
    if once_in(rng, 30) {
        all = all.with(C::MissedWinSameTile);
        if once_in(rng, 2) {
            all = all.with_count(C::PassedWin, rng.u8(3..11));
        }
    }
    WinContextInput {
        stakes: TableStakes::NONE,
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(by),
        from,
        circumstances: all,
        liability: Vec::new(),
    }
}

fn drawn(rng: &mut Rng, seat: Seat, hand: &HandInput) -> Circumstances {
    let mut all = Circumstances::NONE;
    let kinds: Vec<MeldKind> = hand.melds.iter().map(|meld| meld.kind).collect();
    let gongs = hand.melds.iter().filter(|meld| meld.tiles.len() == 4);
    let (gongs, flowers) = (gongs.count(), !hand.bonus.is_empty());
    let closed = kinds.iter().all(|kind| *kind == MeldKind::ConcealedKong);
    if gongs > 1 && kinds.last() == Some(&MeldKind::ConcealedKong) && once_in(rng, 2) {
        all = all.with(C::ConsecutiveKongReplacement);
        if flowers && once_in(rng, 3) {
            all = all.with(C::BonusBetweenKongs);
        }
    } else if gongs > 0 && once_in(rng, 2) {
        all = all.with(C::KongReplacement);
    }
    if flowers && once_in(rng, 6) {
        let replaced = if hand.bonus.len() > 1 {
            rng.u8(1..3)
        } else {
            1
        };
        all = all.with_count(C::BonusReplacement, replaced);
    }
    if seat == Seat::East && closed && once_in(rng, 3) {
        all = all.with(C::InitialHand);
        if once_in(rng, 3) {
            all = all.with(C::KongBeforeWin);
        }
    } else if once_in(rng, 5) {
        all = all.with(C::LastTile);
        if once_in(rng, 3) {
            all = all.with(C::LastTileWasReplacement);
        }
    }
    all
}

fn discarded(rng: &mut Rng, from: Option<Seat>, hand: &HandInput) -> Circumstances {
    if from == Some(Seat::East) && hand.melds.is_empty() && once_in(rng, 2) {
        return Circumstances::NONE.with(C::DealerFirstDiscard);
    }
    let mut all = Circumstances::NONE;
    if once_in(rng, 5) {
        all = all.with(C::LastTile);
        if once_in(rng, 3) {
            all = all.with(C::LastTileWasReplacement);
        }
    }
    all
}

fn robbed(rng: &mut Rng, hand: &HandInput) -> Circumstances {
    let orphans = hand
        .tiles()
        .all(|tile| tile.is_honor() || tile.is_terminal());
    if orphans && hand.melds.is_empty() && once_in(rng, 2) {
        return Circumstances::NONE.with(C::RobbedConcealedKong);
    }
    Circumstances::NONE
}

/// Returns liability and exemption statements for the first liable discard of this hand.
fn liability(
    rng: &mut Rng,
    seat: Seat,
    hand: &HandInput,
    context: &WinContextInput,
) -> Vec<StatedLiability> {
    let mut keys = Vec::new();
    let dragons: Vec<usize> = (0..hand.melds.len())
        .filter(|&place| hand.melds[place].tiles[0].is_dragon())
        .collect();
    let is_claimed = |place: usize| hand.melds[place].kind != MeldKind::ConcealedKong;
    if let [_, _, third] = dragons[..] {
        keys.extend(is_claimed(third).then_some((third, "big-three-dragons")));
    }
    let closed = (0..hand.melds.len()).any(|place| !is_claimed(place));
    if hand.melds.len() == 4 && !closed {
        keys.push((3, "twelve-tile"));
    }
    let replaced = context.circumstances.has(C::KongReplacement);
    if let Some(last) = hand.melds.last()
        && last.kind == MeldKind::Kong
        && replaced
    {
        keys.push((hand.melds.len() - 1, "kong-feeder"));
    }
    let Some(&(place, key)) = keys.iter().min_by_key(|(place, _)| *place) else {
        return Vec::new();
    };
    let from = hand.melds[place].from;
    if !once_in(rng, if from.is_none() { 2 } else { 6 }) {
        return Vec::new();
    }
    vec![StatedLiability {
        key,
        seat: from.unwrap_or_else(|| one_of(rng, &seat.others())),
        tile: LiableTile::Set,
        exempt: once_in(rng, 3).then_some("same-as-last-discard"),
    }]
}
