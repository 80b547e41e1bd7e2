//! Discards from a draft with one extra tile.

use tilewise_rules::Tile;

use super::{Draft, Spot, insert_sorted};

impl Draft {
    /// Returns the draft with all tiles in the hand, without a winning tile.
    #[must_use]
    pub fn without_winning_tile(&self) -> Self {
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        if let Some(tile) = hand.winning_tile.take() {
            insert_sorted(&mut hand.concealed, tile);
            let suit = tile.suit().filter(|_| hand.red_winning);
            hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
            hand.red_winning = false;
        }
        next
    }

    /// Returns the draft after a discard, waiting for the next tile in an unknown way. Of fives, a red one is
    /// kept.
    #[must_use]
    pub fn after_discard(&self, tile: Tile) -> Self {
        let mut next = self.without_winning_tile();
        next.entry.context.by = None;
        next.entry.context.from = None;
        let held = next.entry.hand.concealed.iter().enumerate();
        let alike = held.filter(|&(_, &other)| other == tile);
        let places = alike.map(|(place, _)| place);
        let Some(place) = places.min_by_key(|&place| next.is_red(place)) else {
            return next;
        };
        next.without(Spot::Concealed(place)).without_impossible()
    }
}
