//! The ladder: winners up, losers down.

use std::collections::BTreeMap;

use super::{DrawPlayer, LastTable};

/// The table and the rank at it, to which a member comes.
type Rung = (u32, u8, u32, u32);

/// Returns the place of each player in the order of the ladder, from 0. `seated` are the players who don't wait, in the
/// seeded order. All who arrive share the place after the last one: their tables are as good.
pub(super) fn levels(players: &[&DrawPlayer], seated: &[usize]) -> Vec<i64> {
    let mut before_or_equal: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let mut by_place: Vec<_> = seated
        .iter()
        .filter_map(|&player| Some((player, players[player].last_table?)))
        .collect();
    // Members who are equal get different places, by the seeded order.
    let mut places = Vec::new();
    for (player, last) in &by_place {
        let equal = before_or_equal.entry((last.table, last.place)).or_default();
        places.push((
            *player,
            LastTable {
                place: last.place.saturating_add(*equal),
                ..*last
            },
        ));
        *equal += 1;
    }
    by_place = places;
    let lowest = by_place
        .iter()
        .map(|(_, last)| last.table)
        .max()
        .unwrap_or_default();
    by_place.sort_by_key(|(_, last)| rung(*last, lowest));

    let arrivals = i64::try_from(by_place.len()).unwrap_or(i64::MAX);
    let mut levels = vec![arrivals; players.len()];
    for (level, (player, _)) in (0..).zip(by_place) {
        levels[player] = level;
    }
    levels
}

/// Returns the rung for a place at a table: the table; 0 for those who come up to it, 1 for those who stay, 2 for those
/// who come down; the table from which they come; the place there.
const fn rung(last: LastTable, lowest: u32) -> Rung {
    let table = last.table;
    let (to, rank) = match last.place {
        0 | 1 => (if table > 1 { table - 1 } else { table }, 0),
        place if place >= last.players => (if table < lowest { table + 1 } else { table }, 2),
        _ => (table, 1),
    };
    (to, rank, table, last.place)
}
