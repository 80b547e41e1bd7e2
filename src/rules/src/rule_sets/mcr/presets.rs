//! The two books that share the options: of each answer how well it is known.

use crate::schema::Known::{Quoted, Read, Usual};
use crate::schema::{Known, OwnAnswer};

const fn cell(key: &'static str, answer: &'static str, known: Known) -> OwnAnswer {
    OwnAnswer { key, answer, known }
}

pub(super) static MIL_2025: [OwnAnswer; 18] = [
    cell("minimum_fan", "8", Read),
    cell("limit_fan", "none", Read),
    cell("bonus_tiles_in_play", "true", Read),
    cell("two_concealed_kongs", "6", Read),
    cell("mixed_kongs", "5", Read),
    cell("concealed_specials_self_draw", "self-drawn", Read),
    cell("all_green_half_flush", "false", Read),
    cell("all_terminals_double_pung", "false", Read),
    cell("nine_gates_terminal_pung", "true", Read),
    cell("lesser_knitted_straight", "true", Read),
    cell("implied_tile_hog", "true", Read),
    cell("tile_hog_honors", "true", Read),
    cell("seven_pairs_all_types", "true", Read),
    cell("strict_voided_suit", "false", Read),
    cell("knitted_straight_waits", "any", Read),
    cell("exhausted_waits_count", "true", Read),
    cell("penalties", "mil-2025", Read),
    cell("start_points", "0", Read),
];

pub(super) static WMO_2006: [OwnAnswer; 18] = [
    cell("minimum_fan", "8", Read),
    cell("limit_fan", "none", Read),
    cell("bonus_tiles_in_play", "true", Read),
    cell("two_concealed_kongs", "8", Quoted),
    cell("mixed_kongs", "6", Quoted),
    cell("concealed_specials_self_draw", "fully-concealed", Quoted),
    cell("all_green_half_flush", "true", Quoted),
    cell("all_terminals_double_pung", "true", Quoted),
    cell("nine_gates_terminal_pung", "false", Quoted),
    cell("lesser_knitted_straight", "true", Usual),
    cell("implied_tile_hog", "false", Quoted),
    cell("tile_hog_honors", "true", Usual),
    cell("seven_pairs_all_types", "true", Usual),
    cell("strict_voided_suit", "false", Usual),
    cell("knitted_straight_waits", "single", Quoted),
    cell("exhausted_waits_count", "true", Usual),
    cell("penalties", "pay-each", Quoted),
    cell("start_points", "0", Read),
];
