//! The draw of seats by chance.

/// Returns the players in a drawn order, the seats from East on and then those who sit out.
///
/// `pick` returns one of so many numbers from 0, each with the same chance; `None`, or a higher number, ends
/// the draw without a result.
///
/// ```
/// use tilewise_rules::draw_seats;
/// let mut picks = [2, 0, 1].into_iter();
/// let drawn = draw_seats(vec!["Ann", "Bo", "Cy"], |_| picks.next());
/// assert_eq!(drawn, None);
/// let mut picks = [2, 0, 0].into_iter();
/// let drawn = draw_seats(vec!["Ann", "Bo", "Cy"], |_| picks.next());
/// assert_eq!(drawn, Some(vec!["Cy", "Ann", "Bo"]));
/// ```
pub fn draw_seats<T>(
    mut players: Vec<T>,
    mut pick: impl FnMut(usize) -> Option<usize>,
) -> Option<Vec<T>> {
    let mut drawn = Vec::with_capacity(players.len());
    while !players.is_empty() {
        let place = pick(players.len()).filter(|&place| place < players.len())?;
        drawn.push(players.remove(place));
    }
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_order_is_drawn_by_one_series_of_picks() {
        let mut orders = BTreeSet::new();
        let mut series = 0;
        for picks in (0..4 * 3 * 2).map(|all| [all % 4, all / 4 % 3, all / 12 % 2, 0]) {
            let mut next = picks.into_iter();
            let order = draw_seats(vec!['E', 'S', 'W', 'N'], |_| next.next());
            orders.insert(order.expect("four picks"));
            series += 1;
        }
        assert_eq!((series, orders.len()), (24, 24));
    }
}
