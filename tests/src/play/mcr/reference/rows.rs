//! Part 3 of the list, row by row.

use tilewise_rules::Tile;

use super::elements::{chows, families, pungs, situations, tiles, waits};
use super::incompatible::Not::{All, If, OfItsSets, Once};
use super::incompatible::{CONCEALED, DRAWN, Not, STRICT};
use super::view::View;
use crate::play::mcr::options::Options;
use crate::reference::read::HandSet;
use When::{EachSet, Is, Sets, SetsAndPair, Times};

/// Condition of an element.
#[derive(Clone, Copy)]
pub enum When {
    /// Once, if the hand satisfies it.
    Is(fn(&View) -> bool),
    /// The returned number of times.
    Times(fn(&View) -> usize),
    /// Once for each set that satisfies it.
    EachSet(fn(&View, &HandSet) -> bool),
    /// R: a relation of this number of sets.
    Sets(usize, fn(&View, &[HandSet]) -> bool),
    /// R: a relation of this number of sets and the pair.
    SetsAndPair(usize, fn(&View, &[HandSet], Tile) -> bool),
    /// Only if no other element counts.
    Otherwise,
}

/// An element.
pub struct ElementRow {
    pub key: &'static str,
    pub fan: u16,
    pub not: &'static [Not],
    pub when: When,
}

impl ElementRow {
    /// Returns its value per count.
    pub fn fan(&self, options: &Options) -> u16 {
        match self.key {
            "two-concealed-kongs" => options.two_concealed_kongs,
            "concealed-and-melded-kong" => options.mixed_kongs,
            _ => self.fan,
        }
    }
}

const fn row(key: &'static str, fan: u16, not: &'static [Not], when: When) -> ElementRow {
    ElementRow {
        key,
        fan,
        not,
        when,
    }
}

const BIG_THREE_WINDS: Not = All("big-three-winds");
const ALL_PUNGS: Not = All("all-pungs");
const DRAGON_PUNG: Not = All("dragon-pung");
const FULL_FLUSH: Not = All("full-flush");
const NO_HONORS: Not = All("no-honors");
const OUTSIDE: Not = All("outside-hand");
const SIMPLES: Not = All("all-simples");
const TERMINAL_PUNG: Not = All("terminal-or-honor-pung");
const ITS_TERMINAL_PUNGS: Not = OfItsSets("terminal-or-honor-pung");
const SELF_DRAWN: Not = All("self-drawn");
const SINGLE_WAIT: Not = All("single-wait");
const PURE_DOUBLE: Not = All("pure-double-chow");
const MIXED_DOUBLE: Not = All("mixed-double-chow");
const SHORT: Not = All("short-straight");
const TWO_TERMINAL: Not = All("two-terminal-chows");

/// All elements, in the order of part 3.
pub static ROWS: [ElementRow; 82] = [
    row(
        "big-four-winds",
        88,
        &[
            BIG_THREE_WINDS,
            ALL_PUNGS,
            All("prevailing-wind"),
            All("seat-wind"),
            TERMINAL_PUNG,
        ],
        Sets(4, pungs::big_four_winds),
    ),
    row(
        "big-three-dragons",
        88,
        &[All("two-dragon-pungs"), DRAGON_PUNG, STRICT],
        Sets(3, pungs::big_three_dragons),
    ),
    row(
        "all-green",
        88,
        &[If(|options| !options.all_green_half_flush, "half-flush")],
        Is(tiles::all_green),
    ),
    row(
        "nine-gates",
        88,
        &[
            FULL_FLUSH,
            NO_HONORS,
            CONCEALED,
            DRAWN,
            Once("terminal-or-honor-pung"),
            If(
                |options| !options.nine_gates_terminal_pung,
                "terminal-or-honor-pung",
            ),
        ],
        Is(tiles::nine_gates),
    ),
    row(
        "four-kongs",
        88,
        &[ALL_PUNGS, SINGLE_WAIT],
        Is(families::four_kongs),
    ),
    row(
        "seven-shifted-pairs",
        88,
        &[All("seven-pairs"), FULL_FLUSH, NO_HONORS, CONCEALED, DRAWN],
        Is(tiles::seven_shifted_pairs),
    ),
    row(
        "thirteen-orphans",
        88,
        &[
            All("all-types"),
            All("all-terminals-and-honors"),
            CONCEALED,
            DRAWN,
        ],
        Is(tiles::thirteen_orphans),
    ),
    row(
        "all-terminals",
        64,
        &[
            All("all-terminals-and-honors"),
            ALL_PUNGS,
            OUTSIDE,
            If(|options| !options.all_terminals_double_pung, "double-pung"),
            TERMINAL_PUNG,
            NO_HONORS,
        ],
        Is(tiles::all_terminals),
    ),
    row(
        "little-four-winds",
        64,
        &[BIG_THREE_WINDS, ITS_TERMINAL_PUNGS],
        SetsAndPair(3, pungs::little_four_winds),
    ),
    row(
        "little-three-dragons",
        64,
        &[All("two-dragon-pungs"), DRAGON_PUNG, STRICT],
        SetsAndPair(2, pungs::little_three_dragons),
    ),
    row(
        "all-honors",
        64,
        &[
            All("all-terminals-and-honors"),
            ALL_PUNGS,
            OUTSIDE,
            TERMINAL_PUNG,
        ],
        Is(tiles::all_honors),
    ),
    row(
        "four-concealed-pungs",
        64,
        &[ALL_PUNGS, CONCEALED, DRAWN],
        Is(|view| view.concealed_pungs() == 4),
    ),
    row(
        "pure-terminal-chows",
        64,
        &[
            FULL_FLUSH,
            All("all-chows"),
            NO_HONORS,
            PURE_DOUBLE,
            MIXED_DOUBLE,
            SHORT,
            TWO_TERMINAL,
        ],
        SetsAndPair(4, chows::pure_terminal_chows),
    ),
    row(
        "quadruple-chow",
        48,
        &[
            All("pure-triple-chow"),
            PURE_DOUBLE,
            MIXED_DOUBLE,
            SHORT,
            TWO_TERMINAL,
            All("tile-hog"),
            STRICT,
        ],
        Sets(4, chows::quadruple_chow),
    ),
    row(
        "four-pure-shifted-pungs",
        48,
        &[All("pure-shifted-pungs"), ALL_PUNGS, STRICT],
        Sets(4, pungs::pure_shifted_pungs),
    ),
    row(
        "four-pure-shifted-chows",
        32,
        &[
            All("pure-shifted-chows"),
            PURE_DOUBLE,
            MIXED_DOUBLE,
            SHORT,
            TWO_TERMINAL,
            STRICT,
        ],
        Sets(4, chows::pure_shifted_chows),
    ),
    row("three-kongs", 32, &[], Is(families::three_kongs)),
    row(
        "all-terminals-and-honors",
        32,
        &[ALL_PUNGS, OUTSIDE, TERMINAL_PUNG],
        Is(tiles::all_terminals_and_honors),
    ),
    row(
        "seven-pairs",
        24,
        &[CONCEALED, DRAWN],
        Is(tiles::seven_pairs),
    ),
    row(
        "greater-honors-and-knitted-tiles",
        24,
        &[
            All("lesser-honors-and-knitted-tiles"),
            All("all-types"),
            CONCEALED,
            DRAWN,
        ],
        Is(tiles::greater_honors_and_knitted_tiles),
    ),
    row(
        "all-even-pungs",
        24,
        &[ALL_PUNGS, SIMPLES, NO_HONORS],
        Is(pungs::all_even_pungs),
    ),
    row("full-flush", 24, &[NO_HONORS], Is(tiles::full_flush)),
    row("pure-triple-chow", 24, &[], Sets(3, chows::equal)),
    row(
        "pure-shifted-pungs",
        24,
        &[],
        Sets(3, pungs::pure_shifted_pungs),
    ),
    row(
        "upper-tiles",
        24,
        &[All("upper-four"), NO_HONORS],
        Is(|view| view.only_ranks(&[7, 8, 9])),
    ),
    row(
        "middle-tiles",
        24,
        &[SIMPLES, NO_HONORS],
        Is(|view| view.only_ranks(&[4, 5, 6])),
    ),
    row(
        "lower-tiles",
        24,
        &[All("lower-four"), NO_HONORS],
        Is(|view| view.only_ranks(&[1, 2, 3])),
    ),
    row("pure-straight", 16, &[], Sets(3, chows::pure_straight)),
    row(
        "three-suited-terminal-chows",
        16,
        &[
            All("all-chows"),
            NO_HONORS,
            PURE_DOUBLE,
            MIXED_DOUBLE,
            SHORT,
            TWO_TERMINAL,
        ],
        SetsAndPair(4, chows::three_suited_terminal_chows),
    ),
    row(
        "pure-shifted-chows",
        16,
        &[],
        Sets(3, chows::pure_shifted_chows),
    ),
    row("all-fives", 16, &[SIMPLES, NO_HONORS], Is(tiles::all_fives)),
    row("triple-pung", 16, &[], Sets(3, pungs::triple_pung)),
    row(
        "three-concealed-pungs",
        16,
        &[],
        Is(|view| view.concealed_pungs() == 3),
    ),
    row(
        "lesser-honors-and-knitted-tiles",
        12,
        &[All("all-types"), CONCEALED, DRAWN],
        Is(tiles::lesser_honors_and_knitted_tiles),
    ),
    row("knitted-straight", 12, &[], Is(tiles::knitted_straight)),
    row(
        "upper-four",
        12,
        &[NO_HONORS],
        Is(|view| view.only_ranks(&[6, 7, 8, 9])),
    ),
    row(
        "lower-four",
        12,
        &[NO_HONORS],
        Is(|view| view.only_ranks(&[1, 2, 3, 4])),
    ),
    row(
        "big-three-winds",
        12,
        &[ITS_TERMINAL_PUNGS, STRICT],
        Sets(3, pungs::big_three_winds),
    ),
    row("mixed-straight", 8, &[], Sets(3, chows::mixed_straight)),
    row(
        "reversible-tiles",
        8,
        &[All("one-voided-suit")],
        Is(tiles::reversible_tiles),
    ),
    row(
        "mixed-triple-chow",
        8,
        &[],
        Sets(3, chows::mixed_triple_chow),
    ),
    row(
        "mixed-shifted-pungs",
        8,
        &[],
        Sets(3, pungs::mixed_shifted_pungs),
    ),
    row("chicken-hand", 8, &[], When::Otherwise),
    row(
        "last-tile-draw",
        8,
        &[SELF_DRAWN],
        Is(situations::last_tile_draw),
    ),
    row("last-tile-claim", 8, &[], Is(situations::last_tile_claim)),
    row(
        "out-with-replacement-tile",
        8,
        &[SELF_DRAWN],
        Is(situations::out_with_replacement_tile),
    ),
    row(
        "robbing-the-kong",
        8,
        &[All("last-of-kind")],
        Is(|view| view.hand.is_robbed()),
    ),
    row("all-pungs", 6, &[], Is(pungs::all_pungs)),
    row("half-flush", 6, &[], Is(tiles::half_flush)),
    row(
        "mixed-shifted-chows",
        6,
        &[],
        Sets(3, chows::mixed_shifted_chows),
    ),
    row("all-types", 6, &[], Is(tiles::all_types)),
    row(
        "melded-hand",
        6,
        &[SINGLE_WAIT],
        Is(situations::melded_hand),
    ),
    row(
        "two-concealed-kongs",
        6,
        &[All("two-concealed-pungs")],
        Is(|view| view.kongs() == (2, 0)),
    ),
    row(
        "two-dragon-pungs",
        6,
        &[DRAGON_PUNG],
        Sets(2, pungs::two_dragon_pungs),
    ),
    row("outside-hand", 4, &[], Is(tiles::outside_hand)),
    row(
        "fully-concealed-hand",
        4,
        &[CONCEALED, SELF_DRAWN],
        Is(|view| view.hand.is_concealed() && view.hand.is_drawn()),
    ),
    row(
        "two-melded-kongs",
        4,
        &[],
        Is(|view| view.kongs() == (0, 2)),
    ),
    row("last-of-kind", 4, &[], Is(situations::last_of_kind)),
    row(
        "dragon-pung",
        2,
        &[ITS_TERMINAL_PUNGS],
        EachSet(pungs::dragon_pung),
    ),
    row(
        "prevailing-wind",
        2,
        &[ITS_TERMINAL_PUNGS],
        EachSet(pungs::prevailing_wind),
    ),
    row(
        "seat-wind",
        2,
        &[ITS_TERMINAL_PUNGS],
        EachSet(pungs::seat_wind),
    ),
    row(
        "concealed-hand",
        2,
        &[],
        Is(|view| view.hand.is_concealed() && !view.hand.is_drawn()),
    ),
    row("all-chows", 2, &[NO_HONORS], Is(chows::all_chows)),
    row("tile-hog", 2, &[], Times(tiles::tile_hogs)),
    row("double-pung", 2, &[], Sets(2, pungs::double_pung)),
    row(
        "two-concealed-pungs",
        2,
        &[],
        Is(|view| view.concealed_pungs() == 2),
    ),
    row("concealed-kong", 2, &[], Is(|view| view.kongs() == (1, 0))),
    row("all-simples", 2, &[NO_HONORS], Is(tiles::all_simples)),
    row("pure-double-chow", 1, &[], Sets(2, chows::equal)),
    row(
        "mixed-double-chow",
        1,
        &[],
        Sets(2, chows::mixed_double_chow),
    ),
    row("short-straight", 1, &[], Sets(2, chows::short_straight)),
    row(
        "two-terminal-chows",
        1,
        &[],
        Sets(2, chows::two_terminal_chows),
    ),
    row(
        "terminal-or-honor-pung",
        1,
        &[],
        EachSet(pungs::terminal_or_wind),
    ),
    row("melded-kong", 1, &[], Is(|view| view.kongs() == (0, 1))),
    row("one-voided-suit", 1, &[], Is(|view| view.suits() == 2)),
    row(
        "no-honors",
        1,
        &[],
        Is(|view| view.only(|tile| !tile.is_honor())),
    ),
    row("edge-wait", 1, &[], Is(waits::edge)),
    row("closed-wait", 1, &[], Is(waits::closed)),
    row("single-wait", 1, &[], Is(waits::single)),
    row("self-drawn", 1, &[], Is(|view| view.hand.is_drawn())),
    // Counted separately.
    row("flower-tiles", 1, &[], Times(|_| 0)),
    row(
        "concealed-and-melded-kong",
        5,
        &[],
        Is(|view| view.kongs() == (1, 1)),
    ),
];

/// Index of Chicken Hand.
pub const CHICKEN_HAND: usize = 42;
/// Index of Flower Tiles.
pub const FLOWER_TILES: usize = 80;

#[cfg(test)]
mod tests {
    use super::{CHICKEN_HAND, FLOWER_TILES, Not, ROWS};

    #[test]
    fn row_constants_match_keys() {
        assert_eq!(ROWS[CHICKEN_HAND].key, "chicken-hand");
        assert_eq!(ROWS[FLOWER_TILES].key, "flower-tiles");
    }

    /// Excluding rows are evaluated before excluded ones.
    #[test]
    fn element_strikes_only_following_rows() {
        for (place, row) in ROWS.iter().enumerate() {
            for not in row.not {
                let (Not::All(key) | Not::OfItsSets(key) | Not::Once(key) | Not::If(_, key)) = not;
                let struck = ROWS.iter().position(|row| row.key == *key);
                assert!(struck > Some(place), "{} strikes {key}", row.key);
            }
        }
    }
}
