//! A draft with one tile too many, which discards one.

use tilewise_rules::Tile;

use super::{Draft, Spot, put};

impl Draft {
    /// This draft with all its tiles in the hand, none of them the winning one.
    #[must_use]
    pub fn unwon(&self) -> Self {
        let mut next = self.clone();
        let hand = &mut next.entry.hand;
        if let Some(tile) = hand.winning_tile.take() {
            put(&mut hand.concealed, tile);
            let suit = tile.suit().filter(|_| hand.red_winning);
            hand.red = suit.map_or(hand.red, |suit| hand.red.with(suit));
            hand.red_winning = false;
        }
        next
    }

    /// This draft without a tile of the hand, waiting for the next: how that comes isn't known. Of
    /// fives a red one is kept.
    #[must_use]
    pub fn discarding(&self, tile: Tile) -> Self {
        let mut next = self.unwon();
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
