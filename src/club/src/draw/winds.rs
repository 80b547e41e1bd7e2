//! The winds at a table.

use super::DrawPlayer;
use super::random::SeededRandom;

/// The most members at a table: four, and one who sits out.
pub(super) const MOST_SEATS: usize = 5;

/// Returns the cost of each seat for a player at a table of this size: the square of how much more often the player
/// has had its wind than the rarest wind of the table. The fifth seat has no wind and no cost.
pub(super) fn seat_costs(player: &DrawPlayer, size: usize) -> [u32; MOST_SEATS] {
    let winds = &player.winds[..size.min(4)];
    let least = winds.iter().min().copied().unwrap_or_default();
    let mut costs = [0; MOST_SEATS];
    for (cost, wind) in costs.iter_mut().zip(winds) {
        let more = (wind - least).min(1000);
        *cost = more * more;
    }
    costs
}

/// Returns the least sum of costs with which the members of a table can sit: `costs` are those of their seats.
///
/// Dynamic programming over the sets of seats that the first members take.
pub(super) fn least_cost(costs: &[[u32; MOST_SEATS]]) -> u32 {
    let seats = costs.len().min(MOST_SEATS);
    let mut least = [u32::MAX; 1 << MOST_SEATS];
    least[0] = 0;
    let all = (1_usize << seats) - 1;
    for taken in 0..all {
        let cost = least[taken];
        let member = &costs[taken.count_ones() as usize];
        for seat in (0..seats).filter(|seat| taken & 1 << seat == 0) {
            let with = &mut least[taken | 1 << seat];
            *with = (*with).min(cost + member[seat]);
        }
    }
    least[all]
}

/// Returns the members of a table by their seats, so that the winds are balanced best. At a table of five, the one
/// sits out first who has waited least. Ties are broken by the seed.
pub(super) fn seats(
    players: &[&DrawPlayer],
    table: &[usize],
    random: &mut SeededRandom,
) -> Vec<usize> {
    let mut members = table.to_vec();
    random.shuffle(&mut members);
    let mut best = members.clone();
    let mut least = None;
    permute(&mut members, 0, &mut |members| {
        let waited = members.get(4).map_or(0, |&member| players[member].waited);
        let costs = members.iter().enumerate().map(|(seat, &member)| {
            let costs = seat_costs(players[member], members.len());
            costs.get(seat).copied().unwrap_or_default()
        });
        let cost = (waited, costs.sum::<u32>());
        if least.is_none_or(|least| cost < least) {
            least = Some(cost);
            best.copy_from_slice(members);
        }
    });
    best
}

/// Shows all permutations of the members from a place on.
fn permute(members: &mut [usize], from: usize, show: &mut impl FnMut(&[usize])) {
    if from == members.len() {
        show(members);
        return;
    }
    for other in from..members.len() {
        members.swap(from, other);
        permute(members, from + 1, show);
        members.swap(from, other);
    }
}
