//! Liability: T-74, T-75.

use tilewise_rules::{MeldKind, Seat, Tile, WinBy};

use crate::play::sixteen_tiles::{SixteenTileWin, TableSet};
use crate::play::taiwanese::options::Options;

/// The order of T-75.
pub const LIABLE: [&str; 10] = [
    "five-kongs",
    "four-kongs",
    "big-four-winds",
    "little-four-winds",
    "big-three-dragons",
    "little-three-dragons",
    "all-honors",
    "full-flush",
    "half-flush",
    "all-pungs",
];

/// Returns the liable player for the elements that are met, counted or not.
pub(super) fn liable(win: &SixteenTileWin, options: &Options, met: &[&str]) -> Option<Seat> {
    // T-70: no liability for a win by bonus tiles.
    if win.by == WinBy::BonusTiles {
        return None;
    }
    let named: Vec<&str> = options.word("liability").split(',').collect();
    let keys = LIABLE.iter().filter(|key| named.contains(key));
    let mut keys = keys.filter(|key| met.contains(key));
    keys.find_map(|&key| {
        let stated = win.liability.iter().find(|(other, _)| *other == key);
        stated.map_or_else(|| by_sets(win, key), |(_, seat)| Some(*seat))
    })
}

/// Returns who discarded for the claimed set after which the claimed sets show the element.
fn by_sets(win: &SixteenTileWin, key: &str) -> Option<Seat> {
    match key {
        "five-kongs" => kong(win, 5),
        "four-kongs" => kong(win, 4),
        "big-four-winds" => pung(win, 4, Tile::is_wind),
        "little-four-winds" => pung(win, 3, Tile::is_wind),
        "big-three-dragons" => pung(win, 3, Tile::is_dragon),
        "little-three-dragons" => pung(win, 2, Tile::is_dragon),
        _ => four_claimed(win, key),
    }
}

fn kong(win: &SixteenTileWin, place: usize) -> Option<Seat> {
    let mut kongs = win.table.iter().filter(|set| set.is_kong());
    let one = kongs.nth(place - 1)?;
    // Only a claimed kong (T-3); an added one counts as its pung.
    one.from.filter(|_| one.kind == MeldKind::Kong)
}

fn pung(win: &SixteenTileWin, place: usize, fits: fn(Tile) -> bool) -> Option<Seat> {
    let claimed = win.table.iter().filter(|set| set.is_claimed());
    let mut pungs = claimed.filter(|set| set.kind != MeldKind::Chow && fits(set.tile));
    pungs.nth(place - 1)?.from
}

/// The set after which four or more claimed sets show it.
fn four_claimed(win: &SixteenTileWin, key: &str) -> Option<Seat> {
    let claimed: Vec<&TableSet> = win.table.iter().filter(|set| set.is_claimed()).collect();
    let first = (4..=claimed.len()).find(|&many| shows(&claimed[..many], key))?;
    claimed[first - 1].from
}

fn shows(sets: &[&TableSet], key: &str) -> bool {
    let mut suits: Vec<_> = sets.iter().filter_map(|set| set.tile.suit()).collect();
    suits.dedup();
    let honors = sets.iter().filter(|set| set.tile.is_honor()).count();
    match key {
        "all-honors" => honors == sets.len(),
        "full-flush" => suits.len() == 1 && honors == 0,
        "half-flush" => suits.len() <= 1,
        _ => sets.iter().all(|set| set.kind != MeldKind::Chow),
    }
}
