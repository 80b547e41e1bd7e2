//! Random houses.

use super::{Rng, one_of};
use crate::options::{Options, Payment, SevenPairs};

/// The book, or a house that differs from it in a few options.
pub fn house(rng: &mut Rng) -> Options {
    let mut options = Options::BOOK;
    for _ in 0..rng.usize(0..6) {
        change(rng, &mut options);
    }
    options
}

fn change(rng: &mut Rng, options: &mut Options) {
    match rng.u8(0..20) {
        0 => options.minimum_fan = rng.u16(0..6),
        1 => options.limit_fan = one_of(rng, &[6, 8, 10, 13, 30]),
        2 => {
            options.payment = one_of(
                rng,
                &[
                    Payment::FullAndHalf,
                    Payment::AloneOnce,
                    Payment::AloneTwice,
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
        15..18 => options.insurance_b3d_b4w_not_winning_tile = true,
        18 => options.insurance_pair_counts = true,
        _ => {
            options.robbing_pays_for_all = true;
            options.five_tiles_threshold = rng.u8(1..9);
        }
    }
}
