//! Presets of the options, with the confidence of each answer.

use crate::model::{OwnAnswer, PresetTable};

/// The presets.
const TABLE: PresetTable = PresetTable(
    "
    option                       | MIL 2025   | WMO 2006
    minimum_fan                  | 8          | 8
    limit_fan                    | none       | none
    bonus_tiles_in_play          | true       | true
    two_concealed_kongs          | 6          | 8~
    mixed_kongs                  | 5          | 6~
    concealed_specials_self_draw | self-drawn | fully-concealed~
    all_green_half_flush         | false      | true~
    all_terminals_double_pung    | false      | true~
    nine_gates_terminal_pung     | true       | false~
    lesser_knitted_straight      | true       | true?
    implied_tile_hog             | true       | false~
    tile_hog_honors              | true       | true?
    seven_pairs_all_types        | true       | true?
    strict_voided_suit           | false      | false?
    knitted_straight_waits       | any        | single~
    exhausted_waits_count        | true       | true?
    penalties                    | mil-2025   | pay-each~
    start_points                 | 0          | 0
    ",
);

pub(super) static MIL_2025: [OwnAnswer; TABLE.count("MIL 2025")] = TABLE.answers("MIL 2025");
pub(super) static WMO_2006: [OwnAnswer; TABLE.count("WMO 2006")] = TABLE.answers("WMO 2006");
