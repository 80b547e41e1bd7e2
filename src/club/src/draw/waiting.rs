//! Who waits, if the number of players doesn't fit.

use std::cmp::Reverse;

use super::DrawPlayer;

/// Returns the players who wait: those who have waited least, in the seeded order.
pub(super) fn fair(players: &[&DrawPlayer], order: &[usize], count: usize) -> Vec<usize> {
    let mut waiting = order.to_vec();
    waiting.sort_by_key(|&player| players[player].waited);
    waiting.truncate(count);
    waiting
}

/// Lets one player of an inseparable pair wait, the one who has waited less, in exchange for the waiting player who
/// has waited most. Returns whether an exchange was possible: each player can be exchanged once.
pub(super) fn exchange(
    players: &[&DrawPlayer],
    waiting: &mut [usize],
    mut pair: [usize; 2],
    exchanged: &mut Vec<usize>,
) -> bool {
    pair.sort_by_key(|&player| players[player].waited);
    let enters = pair.into_iter().find(|player| !exchanged.contains(player));
    let leaves = (0..waiting.len())
        .filter(|&place| !exchanged.contains(&waiting[place]))
        .min_by_key(|&place| Reverse(players[waiting[place]].waited));
    let (Some(enters), Some(leaves)) = (enters, leaves) else {
        return false;
    };
    exchanged.extend([enters, waiting[leaves]]);
    waiting[leaves] = enters;
    true
}
