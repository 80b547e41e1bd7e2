//! Which elements are not paid beside another.

use crate::slow::Element;

/// Hands that award the limit: A-28, the rest is inside.
const LIMIT: [&str; 9] = [
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

/// What is not counted beside an element: the column "relations".
fn includes(key: &str, other: &str) -> bool {
    let inside: &[&str] = match key {
        "full-flush-sequence" => &["full-flush", "sequence-hand"],
        "full-flush-lesser-sequence" => &["full-flush", "lesser-sequence-hand"],
        "full-flush-triplets" => &["full-flush", "triplets-hand"],
        "mixed-terminals" => &["triplets-hand"],
        "pure-green" => &["half-flush"],
        "three-great-scholars" | "three-lesser-scholars" => &["dragon-triplet"],
        "flower-on-flower" => &["flower-replacement"],
        "kong-on-kong" => &["kong-replacement"],
        _ if LIMIT.contains(&key) => return !LIMIT.contains(&other),
        _ => &[],
    };
    inside.contains(&other)
}

/// The elements that are paid: met, and not included in another one that is met.
pub fn counted(met: &[Element]) -> Vec<Element> {
    let mut kept: Vec<Element> = Vec::new();
    for &(key, count, points) in met {
        if !met.iter().any(|(other, ..)| includes(other, key)) {
            kept.push((key, count, points));
        }
    }
    kept.sort_unstable();
    kept
}
