//! Presets of the options, with the confidence of each answer.

use crate::schema::SourceConfidence::{Assumed, Primary, Secondary};
use crate::schema::{OwnAnswer, SourceConfidence};

const fn cell(key: &'static str, answer: &'static str, confidence: SourceConfidence) -> OwnAnswer {
    OwnAnswer {
        key,
        answer,
        confidence,
    }
}

pub(super) static MIL_2025: [OwnAnswer; 18] = [
    cell("minimum_fan", "8", Primary),
    cell("limit_fan", "none", Primary),
    cell("bonus_tiles_in_play", "true", Primary),
    cell("two_concealed_kongs", "6", Primary),
    cell("mixed_kongs", "5", Primary),
    cell("concealed_specials_self_draw", "self-drawn", Primary),
    cell("all_green_half_flush", "false", Primary),
    cell("all_terminals_double_pung", "false", Primary),
    cell("nine_gates_terminal_pung", "true", Primary),
    cell("lesser_knitted_straight", "true", Primary),
    cell("implied_tile_hog", "true", Primary),
    cell("tile_hog_honors", "true", Primary),
    cell("seven_pairs_all_types", "true", Primary),
    cell("strict_voided_suit", "false", Primary),
    cell("knitted_straight_waits", "any", Primary),
    cell("exhausted_waits_count", "true", Primary),
    cell("penalties", "mil-2025", Primary),
    cell("start_points", "0", Primary),
];

pub(super) static WMO_2006: [OwnAnswer; 18] = [
    cell("minimum_fan", "8", Primary),
    cell("limit_fan", "none", Primary),
    cell("bonus_tiles_in_play", "true", Primary),
    cell("two_concealed_kongs", "8", Secondary),
    cell("mixed_kongs", "6", Secondary),
    cell("concealed_specials_self_draw", "fully-concealed", Secondary),
    cell("all_green_half_flush", "true", Secondary),
    cell("all_terminals_double_pung", "true", Secondary),
    cell("nine_gates_terminal_pung", "false", Secondary),
    cell("lesser_knitted_straight", "true", Assumed),
    cell("implied_tile_hog", "false", Secondary),
    cell("tile_hog_honors", "true", Assumed),
    cell("seven_pairs_all_types", "true", Assumed),
    cell("strict_voided_suit", "false", Assumed),
    cell("knitted_straight_waits", "single", Secondary),
    cell("exhausted_waits_count", "true", Assumed),
    cell("penalties", "pay-each", Secondary),
    cell("start_points", "0", Primary),
];
