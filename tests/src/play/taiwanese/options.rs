//! The options of the Taiwan group and the values of its elements, as part 7 of the list has them.

use crate::play::sixteen_tiles::house_options::{HouseOptions, OptionTables, cell};

/// The six rule sets, in the order of the columns.
pub const PRESETS: [&str; 6] = [
    "taiwanese",
    "taiwanese-cml",
    "taiwanese-star31",
    "taiwanese-shenlaiye",
    "taiwanese-home",
    "taiwanese-southern",
];

/// Each option with its value in each rule set.
#[rustfmt::skip]
pub const TABLE: [(&str, [&str; 6]); 47] = [
    ("base", ["5", "5", "5", "5", "5", "5"]),
    ("unit", ["1", "1", "1", "1", "1", "1"]),
    ("minimum", ["0", "0", "0", "0", "0", "0"]),
    ("cap", ["0", "0", "0", "0", "0", "4"]),
    ("dealer_tai", ["1", "1", "1", "1", "1", "0"]),
    ("streak_tai", ["2", "2", "2", "2", "2", "2"]),
    ("bonus_tiles", ["true", "true", "true", "true", "true", "false"]),
    ("several_winners", ["two-nearest-three-all", "nearest", "two-nearest-three-all", "nearest", "all", "nearest"]),
    ("all_chows_wait", ["any-two-sided", "any-two-sided", "any-two-sided", "only-two-sided", "any-two-sided", "any"]),
    ("all_chows_concealed", ["false", "false", "false", "true", "true", "true"]),
    ("all_chows_self_draw", ["false", "false", "false", "false", "false", "false"]),
    ("all_chows_honors_flowers", ["true", "false", "false", "false", "false", "false"]),
    ("single_wait", ["shape", "shape", "shape", "shape", "shape", "shape"]),
    ("every_flower", ["false", "false", "true", "false", "false", "false"]),
    ("every_wind", ["false", "false", "true", "false", "false", "false"]),
    ("flower_set_includes_seat", ["false", "true", "true", "true", "false", "false"]),
    ("no_flowers", ["false", "false", "false", "false", "false", "false"]),
    ("no_honors_no_flowers", ["false", "false", "true", "false", "false", "false"]),
    ("replacement_after_bonus", ["true", "true", "true", "true", "true", "false"]),
    ("melded_kong", ["false", "false", "true", "false", "false", "false"]),
    ("concealed_kong", ["false", "false", "true", "false", "false", "false"]),
    ("four_kongs", ["false", "false", "false", "false", "false", "false"]),
    ("five_kongs", ["false", "false", "false", "false", "false", "false"]),
    ("half_claimed", ["false", "false", "false", "true", "true", "true"]),
    ("last_tile_claim", ["false", "false", "false", "false", "true", "true"]),
    ("pairs_and_pung", ["false", "false", "false", "false", "true", "false"]),
    ("ready", ["false", "false", "true", "true", "false", "true"]),
    ("ready_window", ["first-turn", "first-turn-not-dealer", "first-eight-discards", "own-first-discard", "first-turn", "first-discard-east-heavenly"]),
    ("heavenly_ready_includes", ["false", "false", "false", "false", "false", "true"]),
    ("earthly_ready_includes", ["false", "false", "false", "true", "true", "false"]),
    ("human_hand", ["before-first-draw", "before-first-draw", "off", "first-discard", "before-first-draw", "first-go-around"]),
    ("earthly_survives_claims", ["false", "false", "false", "true", "false", "false"]),
    ("initial_hand_adds_self_draw", ["true", "true", "true", "true", "true", "false"]),
    ("eight_flowers", ["alone", "adds", "alone", "compound", "alone", "alone"]),
    ("seven_robs_one", ["true", "false", "false", "true", "true", "false"]),
    ("dealt_flowers", ["false", "false", "false", "true", "false", "false"]),
    ("little_winds_add_winds", ["false", "true", "false", "true", "false", "true"]),
    ("big_winds_add_winds", ["false", "false", "false", "false", "false", "true"]),
    ("all_honors_add_all_pungs", ["true", "true", "true", "false", "true", "false"]),
    ("pung_first", ["false", "false", "true", "false", "false", "false"]),
    ("liability", ["", "", "", "", "", ""]),
    ("liability_discard", ["liable", "liable", "liable", "liable", "liable", "liable"]),
    ("draw_keeps_dealer", ["true", "true", "true", "true", "true", "true"]),
    ("draw_adds_streak", ["true", "true", "true", "true", "true", "true"]),
    ("dealer_streak_limit", ["0", "0", "10", "9", "0", "0"]),
    ("rounds", ["4", "4", "4", "4", "4", "4"]),
    ("values", ["", "", "", "", "", ""]),
];

/// Each element with its tai in `taiwanese`.
#[rustfmt::skip]
pub const ELEMENTS: [(&str, u16); 45] = [
    ("concealed-hand", 1),
    ("fully-concealed", 1),
    ("self-draw", 1),
    ("seat-wind", 1),
    ("round-wind", 1),
    ("wind-pung", 1),
    ("dragon-pung", 1),
    ("seat-flower", 1),
    ("any-flower", 1),
    ("flower-set", 1),
    ("no-flowers", 1),
    ("no-honors-no-flowers", 2),
    ("single-wait", 1),
    ("robbing-the-kong", 1),
    ("kong-replacement", 1),
    ("last-tile-draw", 1),
    ("last-tile-claim", 1),
    ("melded-kong", 1),
    ("concealed-kong", 2),
    ("all-chows", 2),
    ("three-concealed-pungs", 2),
    ("four-concealed-pungs", 5),
    ("five-concealed-pungs", 8),
    ("all-pungs", 4),
    ("all-claimed", 2),
    ("half-claimed", 1),
    ("half-flush", 4),
    ("full-flush", 8),
    ("little-three-dragons", 4),
    ("big-three-dragons", 8),
    ("little-four-winds", 8),
    ("big-four-winds", 16),
    ("all-honors", 16),
    ("four-kongs", 8),
    ("five-kongs", 16),
    ("seven-pairs-and-pung", 8),
    ("ready", 1),
    ("heavenly-ready", 16),
    ("earthly-ready", 8),
    ("heavenly-hand", 24),
    ("earthly-hand", 16),
    ("human-hand", 16),
    ("eight-flowers", 8),
    ("seven-robs-one", 8),
    ("dealt-flowers", 4),
];

/// The values that differ between the rule sets.
#[rustfmt::skip]
const DIFFERENT: [(&str, [u16; 6]); 6] = [
    ("single-wait", [1, 1, 1, 1, 1, 0]),
    ("flower-set", [1, 1, 2, 2, 2, 1]),
    ("earthly-ready", [8, 8, 4, 4, 4, 8]),
    ("heavenly-ready", [16, 16, 8, 16, 8, 16]),
    ("human-hand", [16, 16, 16, 8, 8, 8]),
    ("all-honors", [16, 16, 8, 8, 8, 16]),
];

/// The tables of the Taiwan group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taiwan;

impl OptionTables for Taiwan {
    type Worth = u16;

    const PRESETS: &'static [&'static str] = &PRESETS;

    fn option(preset: usize, key: &str) -> Option<&'static str> {
        cell(&TABLE, preset, key)
    }

    fn element(preset: usize, key: &str) -> Option<u16> {
        let common = ELEMENTS.iter().find(|(other, _)| *other == key);
        cell(&DIFFERENT, preset, key).or_else(|| common.map(|&(_, tai)| tai))
    }

    fn text(tai: u16) -> String {
        tai.to_string()
    }
}

/// Values of the options.
pub type Options = HouseOptions<Taiwan>;

impl Options {
    /// The competition table.
    pub const TAIWANESE: Self = Self::preset(0);
    /// CML.
    pub const CML: Self = Self::preset(1);
    /// 明星三缺一.
    pub const STAR31: Self = Self::preset(2);
    /// 神來也.
    pub const SHENLAIYE: Self = Self::preset(3);
    /// The home table.
    pub const HOME: Self = Self::preset(4);
    /// The table of the south.
    pub const SOUTHERN: Self = Self::preset(5);
}
