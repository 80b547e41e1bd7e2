//! A hand in one reading.

use tilewise_rules::{MeldKind, Suit, Tile};

use super::hand::Hand;
use super::reading::{Completed, Pattern, Reading};
use crate::reference::read::{HandSet, SetKind};

/// A hand in one reading.
pub struct View<'a> {
    pub hand: &'a Hand<'a>,
    pub reading: &'a Reading,
    /// All tiles, including those of melds.
    pub tiles: Vec<Tile>,
}

impl<'a> View<'a> {
    pub fn new(hand: &'a Hand<'a>, reading: &'a Reading) -> Self {
        Self {
            hand,
            reading,
            tiles: hand.tiles(),
        }
    }

    pub fn sets(&self) -> &'a [HandSet] {
        &self.reading.sets
    }

    pub fn is_standard(&self) -> bool {
        self.reading.pattern == Pattern::Standard
    }

    pub fn is_seven_pairs(&self) -> bool {
        self.reading.pattern == Pattern::SevenPairs
    }

    pub fn is_knitted(&self) -> bool {
        matches!(self.reading.pattern, Pattern::Knitted(_))
    }

    /// M-11
    pub fn is_honors_and_knitted(&self) -> bool {
        self.reading.pattern == Pattern::HonorsAndKnitted
    }

    /// Returns whether all tiles satisfy a condition.
    pub fn only(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.tiles.iter().all(|&tile| is(tile))
    }

    /// Returns whether a tile satisfies a condition.
    pub fn some(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.tiles.iter().any(|&tile| is(tile))
    }

    /// Returns whether all tiles have one of these ranks.
    pub fn only_ranks(&self, ranks: &[u8]) -> bool {
        self.only(|tile| tile.rank().is_some_and(|rank| ranks.contains(&rank)))
    }

    /// Returns the number of suits.
    pub fn suits(&self) -> usize {
        let there = |suit: &Suit| self.some(|tile| tile.suit() == Some(*suit));
        Suit::ALL.into_iter().filter(there).count()
    }

    pub fn count(&self, kind: Tile) -> usize {
        self.tiles.iter().filter(|&&tile| tile == kind).count()
    }

    /// Returns the number of sets that satisfy a condition.
    pub fn sets_that(&self, are: impl Fn(&HandSet) -> bool) -> usize {
        self.sets().iter().filter(|set| are(set)).count()
    }

    /// Returns the number of pungs and kongs of tiles that satisfy a condition.
    pub fn pungs_of(&self, are: impl Fn(Tile) -> bool) -> usize {
        self.sets_that(|set| set.is_pung() && are(set.tile))
    }

    pub fn pair_is(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.reading.pair.is_some_and(is)
    }

    /// Returns the numbers of concealed and of melded kongs.
    pub fn kongs(&self) -> (usize, usize) {
        let all = self.sets_that(|set| set.kind == SetKind::Kong);
        let melded = self.sets_that(|set| set.kind == SetKind::Kong && set.melded);
        (all - melded, melded)
    }

    /// M-6: pungs in the hand and concealed kongs, except one that the winning discard completed.
    pub fn concealed_pungs(&self) -> usize {
        let sets = self.sets().iter().enumerate();
        let concealed = sets.filter(|(place, set)| {
            let by_discard = self.reading.won == Completed::Set(*place) && !self.hand.is_drawn();
            set.is_pung() && !set.melded && !by_discard
        });
        concealed.count()
    }

    /// M-5: open chows, pungs and kongs.
    pub fn open_melds(&self) -> usize {
        let melds = self.hand.entry.hand.melds.iter();
        melds
            .filter(|meld| meld.kind != MeldKind::ConcealedKong)
            .count()
    }

    /// Returns the set that the winning tile completes.
    pub fn won_set(&self) -> Option<&HandSet> {
        match self.reading.won {
            Completed::Set(place) => Some(&self.sets()[place]),
            Completed::Pair | Completed::Body | Completed::Whole => None,
        }
    }
}
