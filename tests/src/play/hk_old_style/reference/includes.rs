//! Inclusions between elements.

use crate::play::hk_old_style::options::{Options, SevenPairs};
use crate::reference::ScoredElement;

/// Returns the keys that an element includes: the column "Includes" of `hong-kong.md` 1.2.
fn includes(key: &str, options: &Options) -> &'static [&'static str] {
    match key {
        "out-on-replacement" if !options.replacement_stacks_self_drawn => &["self-drawn-win"],
        "last-tile-draw" if !options.last_tile_stacks_self_drawn => &["self-drawn-win"],
        "all-flowers" if options.all_flowers_includes_seat => &["seat-flower"],
        "all-seasons" if options.all_flowers_includes_seat => &["seat-season"],
        "little-three-dragons" if options.little_three_dragons_includes_pungs => &["dragon-pung"],
        "seven-pairs" if options.seven_pairs == SevenPairs::NoStack => {
            &["half-flush", "closed-hand"]
        }
        "four-concealed-pungs" if options.limit_hands_own_fan => &["closed-hand", "all-pungs"],
        "seven-pairs" | "thirteen-orphans" | "four-concealed-pungs" => &["closed-hand"],
        "kong-on-kong" => &["out-on-replacement"],
        "full-flush" if options.seven_pairs == SevenPairs::NoStack => &["seven-pairs"],
        "big-three-dragons" => &["dragon-pung"],
        "little-four-winds" => &["seat-wind", "prevailing-wind"],
        "big-four-winds" => &["seat-wind", "prevailing-wind", "all-pungs"],
        "all-honors" => &["all-pungs", "seven-pairs"],
        "all-terminals" | "all-kongs" | "mixed-terminals" => &["all-pungs"],
        "nine-gates" => &["full-flush", "closed-hand"],
        "jade-dragon" | "ruby-dragon" | "pearl-dragon" => {
            &["dragon-pung", "all-pungs", "half-flush"]
        }
        _ => &[],
    }
}

/// Returns the elements that are met and not included in another one that is met.
pub fn counted(met: &[ScoredElement], options: &Options) -> Vec<ScoredElement> {
    let mut lines: Vec<ScoredElement> = Vec::new();
    for &(key, count, fan) in met {
        let included = met
            .iter()
            .any(|(other, ..)| includes(other, options).contains(&key));
        if included {
            continue;
        }
        match lines.iter_mut().find(|(other, ..)| *other == key) {
            Some(line) => line.1 += count,
            None => lines.push((key, count, fan)),
        }
    }
    lines.sort_unstable();
    lines
}
