//! Inclusions between elements.

use crate::play::singapore::options::SevenPairs;
use crate::reference::ScoredElement;

/// Limit hands, which include all other elements of tiles: A-28.
const LIMIT: [&str; 10] = [
    "pure-green-limit",
    "hidden-treasure",
    "nine-gates",
    "pure-terminals",
    "all-honours",
    "four-great-blessings",
    "eighteen-arhats",
    "heavenly-hand",
    "earthly-hand",
    "humanly-hand",
];

/// Elements of tiles: sets, suits and patterns, without bonus tiles and circumstances.
const TILE_ELEMENTS: [&str; 17] = [
    "dragon-triplet",
    "seat-wind-triplet",
    "prevailing-wind-triplet",
    "triplets-hand",
    "half-flush",
    "full-flush",
    "full-flush-sequence",
    "full-flush-lesser-sequence",
    "full-flush-triplets",
    "sequence-hand",
    "lesser-sequence-hand",
    "mixed-terminals",
    "pure-green",
    "three-great-scholars",
    "three-lesser-scholars",
    "four-lesser-blessings",
    "seven-pairs",
];

/// Replacements that belong to the deal: SG-94.
const DEALT: [&str; 4] = [
    "flower-replacement",
    "flower-on-flower",
    "kong-replacement",
    "kong-on-kong",
];

/// Returns whether an element includes another one: the column "relations".
fn includes(key: &str, other: &str, pairs: SevenPairs) -> bool {
    let inside: &[&str] = match key {
        "full-flush-sequence" => &["full-flush", "sequence-hand"],
        "full-flush-lesser-sequence" => &["full-flush", "lesser-sequence-hand"],
        "full-flush-triplets" => &["full-flush", "triplets-hand"],
        "mixed-terminals" => &["triplets-hand"],
        "pure-green" => &["half-flush"],
        "seven-pairs" if pairs == SevenPairs::Limit => &["half-flush", "full-flush", "pure-green"],
        "three-great-scholars" | "three-lesser-scholars" => &["dragon-triplet"],
        "flower-on-flower" => &["flower-replacement"],
        "kong-on-kong" => &["kong-replacement"],
        "heavenly-hand" if DEALT.contains(&other) => return true,
        // the dealer's first discard is both.
        "earthly-hand" if other == "humanly-hand" => return true,
        _ if LIMIT.contains(&key) => &TILE_ELEMENTS,
        _ => &[],
    };
    inside.contains(&other)
}

/// Returns the elements that are met and not included in another one that is met.
pub fn counted(met: &[ScoredElement], pairs: SevenPairs) -> Vec<ScoredElement> {
    let mut lines: Vec<ScoredElement> = Vec::new();
    for &(key, count, points) in met {
        if !met.iter().any(|(other, ..)| includes(other, key, pairs)) {
            lines.push((key, count, points));
        }
    }
    lines.sort_unstable();
    lines
}
