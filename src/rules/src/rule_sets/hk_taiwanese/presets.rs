//! Presets of the options, with the confidence of each answer.

use crate::model::{OwnAnswer, PresetTable};

/// The presets.
const TABLE: PresetTable = PresetTable(
    "
    option            | 2020      | 2025
    minimum           | 0         | 0~
    combination_rule  | distinct  | less-than-half~
    closed_self_draw  | replaces  | adds~
    chicken           | one-faan? | one-flower~
    tail_draws        | linear    | doubling~
    kong_keeps_closed | true~     | true~
    carry             | true      | true~
    carry_cut         | 0         | 3~
    instant_flowers   | true      | false?
    same_discard      | true      | false?
    row_after_set     | false     | false?
    false_win         | 160       | 160?
    rounds            | 2         | 2?
    ",
);

/// League rules of the Hong Kong Mahjong Association, 2020.
pub(super) static LEAGUE_2020: [OwnAnswer; TABLE.count("2020")] = TABLE.answers("2020");
/// General rules of the Hong Kong Mahjong Association, 2025.
pub(super) static GENERAL_2025: [OwnAnswer; TABLE.count("2025")] = TABLE.answers("2025");
