//! Random options of Singapore, and random winning hands with their context.

mod hands;
mod situations;

use tilewise_rules::WinInput;

use crate::play::singapore::options::{
    FlowerOnFlower, Fresh, FullyConcealed, Options, Payout, SevenPairs, ThirdParty, ThirteenWonders,
};
use crate::random::{Rng, once_in, one_of};

/// Returns the defaults, or options that differ in a few values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::DEFAULT;
    for _ in 0..rng.usize(0..8) {
        if rng.bool() {
            change_money(rng, &mut options);
        } else {
            change_hands(rng, &mut options);
        }
    }
    options
}

fn change_money(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..14) {
        0 => options.base = one_of(rng, &[50, 200, 10]),
        1 => {
            let limits = [3, 6, 8, 10, 14].map(Some);
            options.limit = if once_in(rng, 4) {
                None
            } else {
                one_of(rng, &limits)
            };
        }
        2 => {
            options.minimum = rng.u16(0..4);
            options.minimum_counts_bonus = rng.bool();
            options.zero_points_pay_half = rng.bool();
        }
        3 | 4 => {
            options.payout = one_of(rng, &[Payout::OneTwo, Payout::ThreeSix, Payout::Own]);
        }
        5 => options.self_draw_extra = one_of(rng, &[1, 2, 5]),
        6 => options.special_hands_double = true,
        7 => {
            options.thirteen_wonders_pay = one_of(
                rng,
                &[ThirteenWonders::DoubledSplit, ThirteenWonders::Limit],
            );
        }
        8 => options.pao = false,
        9 => options.third_party = one_of(rng, &[ThirdParty::Liable, ThirdParty::Shared]),
        10 => options.fresh = one_of(rng, &[Fresh::NotInDiscards, Fresh::NotVisible]),
        11 => options.fresh_swap = true,
        12 => options.fresh_inclusive = true,
        _ => options.pao_flush_set = true,
    }
}

fn change_hands(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..28) {
        0 => {
            options.fully_concealed =
                one_of(rng, &[FullyConcealed::AnyWin, FullyConcealed::SelfDraw]);
        }
        1 => options.pure_green = false,
        24..=27 => {
            options.seven_pairs =
                one_of(rng, &[SevenPairs::Two, SevenPairs::Four, SevenPairs::Limit]);
        }
        15..=23 => options.pure_green_limit = true,
        2 => options.nine_gates_concealed_only = true,
        3 => options.hidden_treasure_discard_pair = true,
        4 => options.lesser_sequence_wait = false,
        5 => options.wait_counts_any = true,
        6 | 13 | 14 => {
            options.flower_on_flower = one_of(
                rng,
                &[
                    FlowerOnFlower::Five,
                    FlowerOnFlower::Five,
                    FlowerOnFlower::PerReplacement,
                ],
            );
        }
        7 => options.early_three_dragons = true,
        8 => options.early_four_winds = true,
        9 => options.self_draw_point = true,
        10 => options.any_flower = true,
        11 => match rng.u8(0..3) {
            0 => options.heavenly_hand = false,
            1 => options.earthly_hand = false,
            _ => options.humanly_hand = false,
        },
        _ => options.last_tile_one_dot_only = true,
    }
}

/// Returns a possible hand that wins, unless its minimum or an option is missing.
pub fn winning(rng: &mut Rng, options: &Options) -> WinInput {
    let early = options.early_three_dragons || options.early_four_winds;
    match rng.u8(0..40) {
        0 => situations::by_flowers(rng),
        1 => situations::declared_early(rng, options),
        2..12 if early => situations::declared_early(rng, options),
        _ => situations::complete(rng),
    }
}
