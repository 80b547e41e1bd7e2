//! Elements in the order of the table, with values and inclusions.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rule_sets::competing_elements::Options;

/// A kong of each number, then of each honour.
pub const KONGS: [&str; 16] = [
    "kong-of-ones",
    "kong-of-twos",
    "kong-of-threes",
    "kong-of-fours",
    "kong-of-fives",
    "kong-of-sixes",
    "kong-of-sevens",
    "kong-of-eights",
    "kong-of-nines",
    "kong-of-east",
    "kong-of-south",
    "kong-of-west",
    "kong-of-north",
    "kong-of-white",
    "kong-of-green",
    "kong-of-red",
];

/// All others: value, key, included keys.
const TABLE: &str = "
88 big-four-winds: all-pungs terminal-or-wind-pung seat-wind prevailing-wind
88 big-three-dragons:
88 all-green: half-flush
88 nine-gates: full-flush no-honors terminal-or-wind-pung concealed-hand fully-concealed-hand
88 four-kongs: all-pungs single-wait
88 thirteen-orphans: all-types all-terminals-and-honors concealed-hand fully-concealed-hand
64 all-terminals: all-terminals-and-honors all-pungs outside-hand terminal-or-wind-pung no-honors double-pung
64 little-four-winds: terminal-or-wind-pung
64 little-three-dragons:
64 all-honors: all-terminals-and-honors all-pungs outside-hand terminal-or-wind-pung
64 four-concealed-pungs: all-pungs concealed-hand fully-concealed-hand
64 pure-terminal-chows: full-flush all-chows no-honors pure-double-chow mixed-double-chow short-straight two-terminal-chows
48 quadruple-chow: pure-triple-chow tile-hog pure-double-chow mixed-double-chow short-straight two-terminal-chows
48 four-shifted-pungs: pure-shifted-pungs all-pungs
32 four-shifted-chows: pure-shifted-chows pure-double-chow mixed-double-chow short-straight two-terminal-chows
32 three-kongs:
32 all-terminals-and-honors: all-pungs outside-hand terminal-or-wind-pung
24 seven-pairs: concealed-hand fully-concealed-hand
24 all-even-pungs: all-pungs all-simples no-honors
24 full-flush: no-honors
24 pure-triple-chow: pure-double-chow
24 pure-shifted-pungs:
24 upper-tiles: upper-four no-honors
24 middle-tiles: all-simples no-honors
24 lower-tiles: lower-four no-honors
16 pure-straight: short-straight two-terminal-chows
16 three-suited-terminal-chows: all-chows no-honors pure-double-chow mixed-double-chow short-straight two-terminal-chows
16 pure-shifted-chows:
16 all-fives: all-simples no-honors
16 triple-pung: double-pung
16 three-concealed-pungs:
12 knitted-and-honors: all-types concealed-hand fully-concealed-hand
12 knitted-straight:
12 upper-four: no-honors
12 lower-four: no-honors
12 big-three-winds: terminal-or-wind-pung
8 mixed-straight:
8 reversible-tiles: one-voided-suit
8 mixed-triple-chow: mixed-double-chow
8 mixed-shifted-pungs:
8 chicken-hand:
8 last-tile:
8 kong-replacement: self-drawn
8 robbing-the-kong:
6 all-pungs:
6 half-flush:
6 mixed-shifted-chows:
6 all-types:
6 melded-hand: single-wait
6 two-kongs:
6 two-dragon-pungs:
4 outside-hand:
4 fully-concealed-hand: self-drawn
2 dragon-pung:
2 prevailing-wind: terminal-or-wind-pung
2 seat-wind: terminal-or-wind-pung
2 concealed-hand:
2 all-chows: no-honors
2 tile-hog:
2 double-pung:
2 two-concealed-pungs:
2 all-simples: no-honors
1 pure-double-chow:
1 mixed-double-chow:
1 short-straight:
1 two-terminal-chows:
1 terminal-or-wind-pung:
1 one-voided-suit:
1 no-honors:
1 edge-wait:
1 closed-wait:
1 single-wait:
1 self-drawn:
1 flower:
";

/// Index, value, and included keys of an element.
type TableLine = (usize, u16, Vec<&'static str>);

/// The lines by key; kongs come after all others.
static LINES: LazyLock<HashMap<&str, TableLine>> = LazyLock::new(|| {
    let lines = TABLE.lines().filter_map(|line| {
        let (head, rest) = line.split_once(':')?;
        let (value, key) = head.split_once(' ')?;
        Some((key, value.parse().ok()?, rest.split_whitespace().collect()))
    });
    let kongs = KONGS.map(|key| (key, 1, Vec::new()));
    let all = lines.chain(kongs).enumerate();
    all.map(|(place, (key, value, rest))| (key, (place, value, rest)))
        .collect()
});

/// Returns the value of an element.
pub fn value(key: &str) -> u16 {
    LINES[key].1
}

/// Returns the index of an element.
pub fn place(key: &str) -> usize {
    LINES[key].0
}

/// Returns whether an element includes another one.
pub fn includes(one: &str, other: &str, options: Options) -> bool {
    let paid = match (one, other) {
        ("all-green", "half-flush") => options.green_half_flush,
        ("all-terminals", "double-pung") => options.terminals_double_pung,
        _ => false,
    };
    !paid && LINES[one].2.contains(&other)
}
