//! Random options.

use crate::play::mcr::options::{ConcealedSelfDraw, KnittedWaits, Options, Penalties};
use crate::random::{Rng, one_of};

/// Returns a preset, or options that differ from it in a few values.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = one_of(rng, &[&Options::MCR, &Options::WMO_2006]).clone();
    for _ in 0..one_of(rng, &[0, 1, 2, 4, 8]) {
        change(rng, &mut options);
    }
    options
}

fn change(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..20) {
        0 | 1 => options.minimum_fan = one_of(rng, &[0, 1, 6, 7, 9, 10, 16, 24]),
        2 => options.bonus_tiles_in_play = rng.bool(),
        3 => options.limit_fan = one_of(rng, &[None, Some(24), Some(64), Some(88)]),
        4 => options.two_concealed_kongs = one_of(rng, &[6, 8]),
        5 => options.mixed_kongs = one_of(rng, &[5, 6]),
        6 => {
            let both = [
                ConcealedSelfDraw::SelfDrawn,
                ConcealedSelfDraw::FullyConcealed,
            ];
            options.concealed_specials_self_draw = one_of(rng, &both);
        }
        7 => options.all_green_half_flush = rng.bool(),
        8 => options.all_terminals_double_pung = rng.bool(),
        9 => options.nine_gates_terminal_pung = rng.bool(),
        10..13 => {
            let all = [
                KnittedWaits::Any,
                KnittedWaits::OutsideBody,
                KnittedWaits::Single,
            ];
            options.knitted_straight_waits = one_of(rng, &all);
        }
        13 => options.lesser_knitted_straight = rng.bool(),
        14 => options.implied_tile_hog = rng.bool(),
        15 => options.tile_hog_honors = rng.bool(),
        16 => options.seven_pairs_all_types = rng.bool(),
        17 => options.strict_voided_suit = rng.bool(),
        18 => options.exhausted_waits_count = rng.bool(),
        _ => {
            options.penalties = one_of(rng, &[Penalties::Mil2025, Penalties::PayEach]);
            options.start_points = one_of(rng, &[0, 500]);
        }
    }
}
