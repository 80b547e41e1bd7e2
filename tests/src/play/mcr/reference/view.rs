//! A hand in one reading.

use tilewise_rules::{MeldKind, Suit, Tile};

use super::hand::Hand;
use super::reading::{Pattern, Reading, Won};
use crate::reference::read::{Group, Kind};

/// A hand in one reading.
pub struct View<'a> {
    pub hand: &'a Hand<'a>,
    pub reading: &'a Reading,
    /// Every tile, those of melds too.
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

    pub fn sets(&self) -> &'a [Group] {
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

    /// Whether every tile is so.
    pub fn only(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.tiles.iter().all(|&tile| is(tile))
    }

    /// Whether some tile is so.
    pub fn some(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.tiles.iter().any(|&tile| is(tile))
    }

    /// Whether every tile has a number that is one of these.
    pub fn only_ranks(&self, ranks: &[u8]) -> bool {
        self.only(|tile| tile.rank().is_some_and(|rank| ranks.contains(&rank)))
    }

    /// The suits that are there.
    pub fn suits(&self) -> usize {
        let there = |suit: &Suit| self.some(|tile| tile.suit() == Some(*suit));
        Suit::ALL.into_iter().filter(there).count()
    }

    pub fn count(&self, kind: Tile) -> usize {
        self.tiles.iter().filter(|&&tile| tile == kind).count()
    }

    /// How many sets are so.
    pub fn sets_that(&self, are: impl Fn(&Group) -> bool) -> usize {
        self.sets().iter().filter(|set| are(set)).count()
    }

    /// How many pungs and kongs are of tiles that are so.
    pub fn pungs_of(&self, are: impl Fn(Tile) -> bool) -> usize {
        self.sets_that(|set| set.is_pung() && are(set.tile))
    }

    pub fn pair_is(&self, is: impl Fn(Tile) -> bool) -> bool {
        self.reading.pair.is_some_and(is)
    }

    /// Kongs: concealed ones, and melded ones.
    pub fn kongs(&self) -> (usize, usize) {
        let all = self.sets_that(|set| set.kind == Kind::Kong);
        let melded = self.sets_that(|set| set.kind == Kind::Kong && set.melded);
        (all - melded, melded)
    }

    /// M-6: pungs in the hand and concealed kongs; not what the winning discard completed.
    pub fn concealed_pungs(&self) -> usize {
        let sets = self.sets().iter().enumerate();
        let concealed = sets.filter(|(place, set)| {
            let fed = self.reading.won == Won::Set(*place) && !self.hand.is_drawn();
            set.is_pung() && !set.melded && !fed
        });
        concealed.count()
    }

    /// M-5: chows, pungs and kongs that lie open.
    pub fn open_melds(&self) -> usize {
        let melds = self.hand.entry.hand.melds.iter();
        melds
            .filter(|meld| meld.kind != MeldKind::ConcealedKong)
            .count()
    }

    /// The set that the winning tile belongs to.
    pub fn won_set(&self) -> Option<&Group> {
        match self.reading.won {
            Won::Set(place) => Some(&self.sets()[place]),
            Won::Pair | Won::Body | Won::Whole => None,
        }
    }
}
