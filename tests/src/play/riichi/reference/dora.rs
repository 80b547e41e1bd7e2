//!

use super::entry::WinEntry;
use super::tiles::Tile;
use crate::play::riichi::options::Options;

/// Returns the number of dora of each kind, without zeros.
pub fn dora_of(entry: &WinEntry, options: &Options) -> Vec<(&'static str, u16)> {
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

/// Counts the tiles indicated by each indicator; without kong indicators only the first counts.
fn pointed(entry: &WinEntry, indicators: &[Tile], kongs_too: bool) -> u16 {
    let all = if kongs_too { indicators.len() } else { 1 };
    let indicators = indicators.iter().take(all);
    indicators
        .map(|indicator| count(entry, |tile| tile.kind() == indicator.points_at()))
        .sum()
}

fn count(entry: &WinEntry, like: impl Fn(Tile) -> bool) -> u16 {
    entry
        .tiles()
        .into_iter()
        .map(|tile| u16::from(like(tile)))
        .sum()
}
