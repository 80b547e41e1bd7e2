//!

use super::entry::Entry;
use super::tiles::Tile;
use crate::play::riichi::options::Options;

/// How many of each sort there are; those of which there are none are left out.
pub fn dora_of(entry: &Entry, options: &Options) -> Vec<(&'static str, u16)> {
    // R-67, D-5
    let under = options.ura_dora && entry.in_riichi();
    let all = [
        ("dora", pointed(entry, &entry.dora, options.kan_dora)),
        (
            "ura-dora",
            if under {
                pointed(entry, &entry.ura, options.kan_ura)
            } else {
                0
            },
        ),
        ("red-five", count(entry, |tile| tile.red)),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What indicators point at, each for itself; without those of kongs only the first counts.
fn pointed(entry: &Entry, indicators: &[Tile], kongs_too: bool) -> u16 {
    let all = if kongs_too { indicators.len() } else { 1 };
    let indicators = indicators.iter().take(all);
    indicators
        .map(|indicator| count(entry, |tile| tile.kind() == indicator.points_at()))
        .sum()
}

fn count(entry: &Entry, like: impl Fn(Tile) -> bool) -> u16 {
    entry
        .tiles()
        .into_iter()
        .map(|tile| u16::from(like(tile)))
        .sum()
}
