//! A hand in one reading, with queries for yaku and fu.

use super::entry::{WinBy, WinEntry};
use super::reading::{Completed, Reading, Set, SetKind};
use super::tiles::{Suit, Tile};
use crate::play::riichi::options::Options;

/// A hand in one reading.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The hand.
    pub entry: &'a WinEntry,
    /// The options.
    pub options: &'a Options,
    /// The reading.
    pub reading: &'a Reading,
}

impl View<'_> {
    /// Returns the four sets. Empty for other readings.
    pub fn sets(&self) -> &[Set] {
        match self.reading {
            Reading::Sets { sets, .. } => sets,
            Reading::SevenPairs | Reading::Orphans => &[],
        }
    }

    /// Returns the pair of a reading with sets.
    pub fn pair(&self) -> Option<Tile> {
        match self.reading {
            Reading::Sets { pair, .. } => Some(*pair),
            Reading::SevenPairs | Reading::Orphans => None,
        }
    }

    /// Returns the part that the winning tile completes.
    pub fn place(&self) -> Option<Completed> {
        match self.reading {
            Reading::Sets { place, .. } => Some(*place),
            Reading::SevenPairs | Reading::Orphans => None,
        }
    }

    /// Returns whether it is a hand of seven pairs.
    pub fn is_seven_pairs(&self) -> bool {
        *self.reading == Reading::SevenPairs
    }

    ///
    pub fn is_closed(&self) -> bool {
        self.entry.is_closed()
    }

    ///
    pub fn is_self_draw(&self) -> bool {
        self.entry.by == WinBy::SelfDraw
    }

    /// Returns all tiles, red ones as plain kinds.
    pub fn kinds(&self) -> Vec<Tile> {
        self.entry.tiles().into_iter().map(Tile::kind).collect()
    }

    /// Returns whether all tiles satisfy a condition.
    pub fn all(&self, like: impl Fn(Tile) -> bool) -> bool {
        self.kinds().into_iter().all(like)
    }

    /// Returns whether a tile satisfies a condition.
    pub fn any(&self, like: impl Fn(Tile) -> bool) -> bool {
        self.kinds().into_iter().any(like)
    }

    /// Returns the lowest tiles of the sequences.
    pub fn sequences(&self) -> Vec<Tile> {
        let sets = self.sets().iter();
        let sequences = sets.filter(|set| set.kind == SetKind::Sequence);
        sequences.map(|set| set.tile).collect()
    }

    /// Returns the tiles of the triplets and kongs.
    pub fn alike(&self) -> Vec<Tile> {
        let sets = self.sets().iter();
        sets.filter(|set| set.is_alike())
            .map(|set| set.tile)
            .collect()
    }

    /// Returns the number of concealed triplets and kongs.
    pub fn concealed_alike(&self) -> usize {
        let concealed = |set: &&Set| set.is_alike() && set.concealed;
        self.sets().iter().filter(concealed).count()
    }

    /// Returns the number of kongs.
    pub fn kongs(&self) -> usize {
        let kong = |set: &&Set| set.kind == SetKind::Kong;
        self.sets().iter().filter(kong).count()
    }

    /// Returns whether there is a triplet or a kong of the tile.
    pub fn has_alike(&self, tile: Tile) -> bool {
        self.alike().contains(&tile)
    }

    /// Returns the number of these tiles that are triplets or kongs, and whether another one is the pair.
    pub fn alike_and_pair(&self, tiles: &[Tile]) -> (usize, bool) {
        let alike = tiles.iter().filter(|&&tile| self.has_alike(tile)).count();
        (alike, self.pair().is_some_and(|pair| tiles.contains(&pair)))
    }

    /// Returns the suit of the numbered tiles if it is the same for all.
    pub fn only_suit(&self) -> Option<Suit> {
        let mut suits: Vec<Suit> = self.kinds().iter().map(|tile| tile.suit).collect();
        suits.retain(|suit| *suit != Suit::Honours);
        suits.sort();
        suits.dedup();
        match suits[..] {
            [suit] => Some(suit),
            _ => None,
        }
    }

    /// Returns the set that the winning tile completes.
    pub fn won_set(&self) -> Option<Set> {
        match self.place()? {
            Completed::Set(number) => Some(self.sets()[number]),
            Completed::Pair | Completed::Unclear => None,
        }
    }

    /// returns whether the winning tile ends a two-sided wait.
    pub fn is_two_sided(&self) -> bool {
        let win = self.entry.winning.rank;
        self.won_set().is_some_and(|set| {
            let lowest = set.tile.rank;
            let from_below = win == lowest + 2 && lowest != 1;
            let from_above = win == lowest && lowest + 2 != 9;
            set.kind == SetKind::Sequence && (from_below || from_above)
        })
    }

    /// returns whether it ends an edge, closed or pair wait.
    pub fn is_one_sided(&self) -> bool {
        let in_sequence = |set: Set| set.kind == SetKind::Sequence && !self.is_two_sided();
        self.place() == Some(Completed::Pair) || self.won_set().is_some_and(in_sequence)
    }

    /// Returns whether a pair of the tile has fu: of a dragon, of the seat wind, of the round wind.
    pub fn is_value(&self, tile: Tile) -> bool {
        tile.is_dragon() || tile == self.entry.seat.wind() || tile == self.entry.round.wind()
    }
}
