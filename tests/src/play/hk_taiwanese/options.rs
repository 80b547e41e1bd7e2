//! The options of the Hong Kong group and the values of its elements, as parts 4, 6 and 8 of the list have
//! them.

use crate::play::sixteen_tiles::house_options::{HouseOptions, OptionTables, cell};

/// The two rule sets, in the order of the columns.
pub const PRESETS: [&str; 2] = ["hk-taiwanese", "hk-taiwanese-2025"];

/// Each option with its value in each rule set.
#[rustfmt::skip]
pub const TABLE: [(&str, [&str; 2]); 14] = [
    ("minimum", ["0", "0"]),
    ("combination_rule", ["distinct", "less-than-half"]),
    ("closed_self_draw", ["replaces", "adds"]),
    ("chicken", ["one-faan", "one-flower"]),
    ("tail_draws", ["linear", "doubling"]),
    ("kong_keeps_closed", ["true", "true"]),
    ("carry", ["true", "true"]),
    ("carry_cut", ["0", "3"]),
    ("instant_flowers", ["true", "false"]),
    ("same_discard", ["true", "false"]),
    ("row_after_set", ["false", "false"]),
    ("false_win", ["160", "160"]),
    ("rounds", ["2", "2"]),
    ("values", ["", ""]),
];

/// Each element with its values in each rule set: open and concealed.
#[rustfmt::skip]
pub const ELEMENTS: [(&str, [(u16, u16); 2]); 139] = [
    ("base", [(5, 5), (5, 5)]),
    ("self-draw", [(1, 1), (1, 1)]),
    ("concealed-hand", [(3, 3), (5, 5)]),
    ("closed-self-draw", [(5, 5), (5, 5)]),
    ("ready", [(5, 5), (5, 5)]),
    ("closed-ready", [(10, 10), (15, 15)]),
    ("human-ready", [(20, 20), (20, 20)]),
    ("earthly-ready", [(30, 30), (30, 30)]),
    ("heavenly-ready", [(40, 40), (40, 40)]),
    ("immediate-win", [(5, 5), (5, 5)]),
    ("half-claimed", [(15, 15), (20, 20)]),
    ("all-claimed", [(30, 30), (40, 40)]),
    ("last-tile", [(10, 10), (10, 10)]),
    ("robbing-the-kong", [(10, 10), (10, 10)]),
    ("flower-replacement", [(2, 2), (2, 2)]),
    ("kong-replacement", [(5, 5), (5, 5)]),
    ("tail-draws", [(10, 10), (5, 5)]),
    ("double-win", [(5, 5), (5, 5)]),
    ("triple-win", [(10, 10), (10, 10)]),
    ("four-discards", [(40, 40), (40, 40)]),
    ("seven-discards", [(20, 20), (20, 20)]),
    ("ten-discards", [(10, 10), (10, 10)]),
    ("last-copy", [(5, 5), (0, 0)]),
    ("true-last-copy", [(10, 10), (0, 0)]),
    ("heavenly-hand", [(120, 120), (120, 120)]),
    ("earthly-hand", [(120, 120), (120, 120)]),
    ("human-hand", [(80, 80), (80, 80)]),
    ("no-honors", [(1, 1), (1, 1)]),
    ("no-flowers", [(1, 1), (1, 1)]),
    ("no-honors-no-flowers", [(5, 5), (5, 5)]),
    ("flower", [(1, 1), (1, 1)]),
    ("seat-flower", [(1, 1), (1, 1)]),
    ("flower-set", [(10, 10), (10, 10)]),
    ("eight-flowers", [(40, 40), (40, 40)]),
    ("seven-robs-one", [(30, 30), (30, 30)]),
    ("honor-pung", [(1, 1), (1, 1)]),
    ("proper-honor", [(1, 1), (1, 1)]),
    ("little-three-dragons", [(30, 30), (40, 40)]),
    ("big-three-dragons", [(60, 60), (80, 80)]),
    ("little-three-winds", [(20, 20), (30, 30)]),
    ("big-three-winds", [(40, 40), (60, 60)]),
    ("little-four-winds", [(80, 80), (120, 120)]),
    ("big-four-winds", [(120, 120), (160, 160)]),
    ("all-honors", [(80, 80), (120, 120)]),
    ("half-flush", [(30, 30), (40, 40)]),
    ("full-flush", [(80, 80), (120, 120)]),
    ("missing-suit", [(5, 5), (10, 10)]),
    ("little-five-types", [(10, 10), (10, 10)]),
    ("big-five-types", [(15, 15), (20, 20)]),
    ("little-seven-types", [(15, 15), (15, 15)]),
    ("big-seven-types", [(20, 20), (30, 30)]),
    ("no-fives", [(10, 10), (10, 10)]),
    ("all-simples", [(5, 5), (10, 10)]),
    ("mixed-outside", [(20, 20), (40, 40)]),
    ("pure-outside", [(40, 40), (80, 80)]),
    ("mixed-terminals", [(60, 60), (80, 80)]),
    ("pure-terminals", [(160, 160), (420, 420)]),
    ("mixed-shared-number", [(20, 20), (40, 40)]),
    ("pure-shared-number", [(40, 40), (120, 120)]),
    ("pair-of-258", [(2, 2), (2, 2)]),
    ("pung-wait", [(1, 1), (1, 1)]),
    ("apparent-single-wait", [(1, 1), (1, 1)]),
    ("single-wait", [(2, 2), (2, 2)]),
    ("all-chows", [(5, 5), (5, 5)]),
    ("big-all-chows", [(15, 15), (15, 15)]),
    ("mixed-double-chow", [(2, 2), (3, 3)]),
    ("mixed-triple-chow", [(8, 15), (10, 20)]),
    ("mixed-straight", [(8, 15), (10, 20)]),
    ("pure-straight", [(10, 20), (15, 30)]),
    ("mixed-steps", [(5, 10), (5, 10)]),
    ("pure-steps", [(15, 30), (20, 40)]),
    ("pure-leaps", [(10, 20), (15, 30)]),
    ("pure-double-chow", [(5, 5), (5, 5)]),
    ("two-pure-double-chows", [(15, 15), (20, 20)]),
    ("pure-triple-chow", [(30, 30), (30, 60)]),
    ("pure-quadruple-chow", [(120, 120), (180, 360)]),
    ("old-young-chows", [(3, 3), (3, 3)]),
    ("old-young-pungs", [(5, 5), (5, 5)]),
    ("two-shifted-pungs", [(5, 5), (5, 5)]),
    ("little-shifted-pungs", [(10, 10), (15, 15)]),
    ("three-shifted-pungs", [(20, 20), (30, 30)]),
    ("little-mixed-shifted-pungs", [(8, 8), (10, 10)]),
    ("mixed-shifted-pungs", [(15, 15), (20, 20)]),
    ("two-same-pungs", [(5, 5), (5, 5)]),
    ("little-triple-pungs", [(15, 15), (20, 20)]),
    ("triple-pungs", [(30, 30), (40, 40)]),
    ("all-pungs", [(30, 30), (40, 40)]),
    ("two-concealed-pungs", [(5, 5), (5, 5)]),
    ("three-concealed-pungs", [(15, 15), (20, 20)]),
    ("four-concealed-pungs", [(30, 30), (60, 60)]),
    ("five-concealed-pungs", [(80, 80), (180, 180)]),
    ("pure-concealed-pungs", [(120, 120), (240, 240)]),
    ("kong", [(1, 2), (2, 2)]),
    ("four-in-two", [(5, 10), (5, 10)]),
    ("four-in-three", [(10, 20), (15, 30)]),
    ("four-in-four", [(20, 40), (60, 120)]),
    ("two-fours", [(10, 20), (20, 20)]),
    ("three-fours", [(40, 40), (80, 80)]),
    ("big-chicken", [(30, 30), (40, 40)]),
    ("big-duck", [(10, 10), (20, 20)]),
    ("seven-pairs-and-pung", [(40, 40), (40, 40)]),
    ("sixteen-unrelated", [(50, 50), (50, 50)]),
    ("unrelated-same", [(20, 20), (20, 20)]),
    ("unrelated-straight", [(30, 30), (30, 30)]),
    ("thirteen-orphans", [(120, 120), (100, 100)]),
    ("mixed-four-steps", [(0, 0), (15, 30)]),
    ("mixed-five-steps", [(0, 0), (50, 100)]),
    ("pure-four-steps", [(0, 0), (60, 120)]),
    ("pure-five-steps", [(0, 0), (200, 400)]),
    ("pure-four-leaps", [(0, 0), (50, 100)]),
    ("two-mixed-double-chows", [(0, 0), (10, 10)]),
    ("two-old-young-chows", [(0, 0), (15, 15)]),
    ("four-same-number-chows", [(0, 0), (20, 20)]),
    ("five-same-number-chows", [(0, 0), (60, 60)]),
    ("four-shifted-pungs", [(0, 0), (90, 90)]),
    ("five-shifted-pungs", [(0, 0), (240, 240)]),
    ("little-four-shifted-pungs", [(0, 0), (60, 60)]),
    ("little-five-shifted-pungs", [(0, 0), (150, 150)]),
    ("little-six-shifted-pungs", [(0, 0), (480, 480)]),
    ("mixed-four-shifted-pungs", [(0, 0), (60, 60)]),
    ("mixed-five-shifted-pungs", [(0, 0), (180, 180)]),
    ("little-mixed-four-shifted-pungs", [(0, 0), (40, 40)]),
    ("little-mixed-five-shifted-pungs", [(0, 0), (90, 90)]),
    ("little-mixed-six-shifted-pungs", [(0, 0), (260, 260)]),
    ("two-pairs-of-same-pungs", [(0, 0), (20, 20)]),
    ("two-pairs-of-shifted-pungs", [(0, 0), (20, 20)]),
    ("two-old-young-pungs", [(0, 0), (30, 30)]),
    ("eight-pairs-wait", [(0, 0), (10, 10)]),
    ("three-dragon-pairs", [(0, 0), (20, 20)]),
    ("four-wind-pairs", [(0, 0), (40, 40)]),
    ("three-suit-pairs", [(0, 0), (10, 10)]),
    ("pairs-run-3", [(0, 0), (5, 5)]),
    ("pairs-run-4", [(0, 0), (15, 15)]),
    ("pairs-run-5", [(0, 0), (30, 30)]),
    ("pairs-run-6", [(0, 0), (60, 60)]),
    ("pairs-run-7", [(0, 0), (120, 120)]),
    ("pairs-run-8", [(0, 0), (420, 420)]),
    ("thirteen-sided", [(0, 0), (20, 20)]),
    ("sixteen-sided", [(0, 0), (20, 20)]),
];

/// The tables of the Hong Kong group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HongKong;

impl OptionTables for HongKong {
    /// Open and concealed.
    type Worth = (u16, u16);

    const PRESETS: &'static [&'static str] = &PRESETS;

    fn option(preset: usize, key: &str) -> Option<&'static str> {
        cell(&TABLE, preset, key)
    }

    fn element(preset: usize, key: &str) -> Option<Self::Worth> {
        cell(&ELEMENTS, preset, key)
    }

    fn text((open, concealed): Self::Worth) -> String {
        if open == concealed {
            open.to_string()
        } else {
            format!("{open}/{concealed}")
        }
    }
}

/// Values of the options.
pub type Options = HouseOptions<HongKong>;

impl Options {
    /// The league rules of 2020.
    pub const HK_TAIWANESE: Self = Self::preset(0);
    /// The general rules of 2025.
    pub const HK_TAIWANESE_2025: Self = Self::preset(1);
}
