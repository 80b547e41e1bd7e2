//! The context of a win: seats, winds, circumstances.

use crate::bits::bits;
use crate::hands::{NotSeated, Reseat, StatedLiability, TableStakes};
use crate::tiles::{Seat, Tile};

/// How the winning tile came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// Drawn from the wall.
    SelfDraw,
    /// Discarded by another player.
    Discard {
        /// The discarder.
        from: Seat,
    },
    /// Added to a kong by another player.
    RobbingTheKong {
        /// The player who made the kong.
        from: Seat,
    },
    /// A win by bonus tiles, with any hand.
    BonusTiles {
        /// The player who drew the last bonus tile, if another than the winner.
        from: Option<Seat>,
    },
}

impl Win {
    /// Returns its kind.
    pub const fn by(self) -> WinBy {
        match self {
            Self::SelfDraw => WinBy::SelfDraw,
            Self::Discard { .. } => WinBy::Discard,
            Self::RobbingTheKong { .. } => WinBy::RobbingTheKong,
            Self::BonusTiles { .. } => WinBy::BonusTiles,
        }
    }

    /// Returns the player who gave the winning tile.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::Discard { from } | Self::RobbingTheKong { from } => Some(from),
            Self::SelfDraw => None,
            Self::BonusTiles { from } => from,
        }
    }

    /// Returns whether no other player gave the winning tile.
    pub const fn is_drawn(self) -> bool {
        self.from().is_none()
    }
}

/// The kinds of [`Win`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum WinBy {
    /// Drawn from the wall.
    SelfDraw,
    /// Discarded by another player.
    Discard,
    /// Added to a kong by another player.
    RobbingTheKong,
    /// By bonus tiles.
    BonusTiles,
}

impl WinBy {
    /// All kinds.
    pub const ALL: [Self; 4] = [
        Self::SelfDraw,
        Self::Discard,
        Self::RobbingTheKong,
        Self::BonusTiles,
    ];

    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SelfDraw => "self-draw",
            Self::Discard => "discard",
            Self::RobbingTheKong => "robbing-the-kong",
            Self::BonusTiles => "bonus-tiles",
        }
    }

    /// Returns its name with the article: "a self-draw".
    pub const fn name(self) -> &'static str {
        match self {
            Self::SelfDraw => "a self-draw",
            Self::Discard => "a discard",
            Self::RobbingTheKong => "a robbed kong",
            Self::BonusTiles => "a win by bonus tiles",
        }
    }

    /// Returns why nobody wins on an own tile this way, with the remedy.
    pub const fn own_tile_message(self) -> &'static str {
        match self {
            Self::RobbingTheKong => "a player can’t rob their own kong: choose another seat",
            Self::BonusTiles => {
                "a player can’t rob their own bonus tile: choose another seat, or none"
            }
            Self::SelfDraw | Self::Discard => {
                "you can’t win on your own discard: name another seat"
            }
        }
    }

    /// Returns whether another player gave the winning tile.
    pub const fn needs_seat(self) -> bool {
        matches!(self, Self::Discard | Self::RobbingTheKong)
    }
}

macro_rules! circumstances {
    ($($name:ident $key:literal $doc:literal,)*) => {
        /// A fact about the win that the tiles don't show. One vocabulary for all rule sets.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Circumstance {
            $(#[doc = $doc] $name,)*
        }

        impl Circumstance {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Returns the key in the JSON interface.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }
        }
    };
}

circumstances! {
    LastTile "last-tile" "The last tile of the wall, or the discard after it.",
    LastTileWasReplacement "last-tile-was-replacement" "That last tile was drawn as a replacement.",
    KongReplacement "kong-replacement" "Self-draw on the replacement tile of a kong.",
    ConsecutiveKongReplacement "consecutive-kong-replacement" "Of the second or later of kongs made in a row.",
    BonusBetweenKongs "bonus-between-kongs" "A bonus tile was replaced between those kongs.",
    BonusReplacement "bonus-replacement" "Self-draw on the replacement of a bonus tile; counts replacements in a row.",
    InitialHand "initial-hand" "Won with the hand as dealt.",
    KongBeforeWin "kong-before-win" "A kong was made before that.",
    DealerFirstDiscard "dealer-first-discard" "Won on the dealer’s first discard.",
    FirstGoAround "first-go-around" "Won on a discard in the first go-around, before the own first draw.",
    RobbedConcealedKong "robbed-concealed-kong" "The robbed kong was concealed.",
    FlowersHand "flowers-hand" "A win by seven bonus tiles.",
    BigFlowersHand "big-flowers-hand" "A win by eight bonus tiles.",
    EightFlowers "eight-flowers" "A win by all flowers and seasons.",
    RobbingTheEighth "robbing-the-eighth" "A win by taking the eighth flower from another player.",
    EarlyThreeDragons "early-three-dragons" "Three dragons declared without the rest of the hand.",
    EarlyFourWinds "early-four-winds" "Four winds declared without the rest of the hand.",
    MissedWinSameTile "missed-win-same-tile" "Passed on this tile since the last own draw.",
    PassedWin "passed-win" "Passed on a win since the last own draw; counts what it was worth.",
    DeclinedFlowersHand "declined-flowers-hand" "Turned the flowers hand down.",
    DeclinedBigFlowersHand "declined-big-flowers-hand" "Turned the big flowers hand down.",
    WrongTileCount "wrong-tile-count" "The winner has too many or too few tiles.",
    NoChoice "no-choice" "The feeder had no safe discard.",
    FiveTilesLeft "five-tiles-left" "Five tiles were left in the wall.",
    TilesLeft "tiles-left" "Counts the tiles left in the wall.",
    FreshTile "fresh-tile" "The winning tile had never been discarded or shown.",
    TileSeenExposedChow "tile-seen-exposed-chow" "The tile was seen in an exposed chow.",
    TileSeenPung "tile-seen-pung" "The tile was seen in a pung.",
    Riichi "riichi" "Riichi was declared.",
    DoubleRiichi "double-riichi" "Riichi was declared in the first go-around.",
    Ippatsu "ippatsu" "Won within a go-around of riichi.",
    Furiten "furiten" "The winner may win on no tile of another player.",
    WinningTileUnclear "winning-tile-unclear" "The drawn tile can’t be told from the others.",
    DealerStreak "dealer-streak" "Counts the hands that the dealer has gone on dealing.",
    OpenRiichi "open-riichi" "The hand was shown when riichi was declared.",
    LastOfKind "last-of-kind" "The three other copies of the winning tile lie open.",
    Ready "ready" "The hand was declared ready.",
    HeavenlyReady "heavenly-ready" "Declared ready with the dealt tiles.",
    EarthlyReady "earthly-ready" "Declared ready with the first discard.",
    HumanReady "human-ready" "Declared ready with the first discard, after a claim of one’s own.",
    Immediate "immediate" "Won within a go-around of declaring ready.",
    TailDraws "tail-draws" "Counts the replacement tiles drawn in a row.",
    Winners "winners" "Counts the players who win on the same discard.",
    River "river" "Counts the tiles that lie in the rivers.",
    LastCopy "last-copy" "The other copies of the winning tile lie open.",
    TrueLastCopy "true-last-copy" "The other copies lie open, and no other waiting tile is left.",
}

impl Circumstance {
    /// Returns the circumstance with a key of the JSON interface.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}

const CIRCUMSTANCES: usize = Circumstance::ALL.len();

const fn bit(one: Circumstance) -> u64 {
    1 << one as u8
}

/// A set of circumstances without details.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CircumstanceSet(u64);

impl CircumstanceSet {
    /// Creates a set.
    pub fn new(all: &[Circumstance]) -> Self {
        Self(all.iter().fold(0, |bits, &one| bits | bit(one)))
    }
}

/// The details of a circumstance that holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct CircumstanceDetail {
    count: Option<u8>,
    seat: Option<Seat>,
    tile: Option<Tile>,
}

/// A set of circumstances, each with its optional count, seat or tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Circumstances {
    details: [Option<CircumstanceDetail>; CIRCUMSTANCES],
    /// A bit for each that holds.
    held: u64,
}

const _: () = assert!(CIRCUMSTANCES <= u64::BITS as usize, "a bit for each");

impl Circumstances {
    /// None.
    pub const NONE: Self = Self {
        details: [None; CIRCUMSTANCES],
        held: 0,
    };

    /// Adds a circumstance.
    #[must_use]
    pub fn with(mut self, one: Circumstance) -> Self {
        self.detail(one);
        self
    }

    /// Adds a circumstance with its count.
    #[must_use]
    pub fn with_count(mut self, one: Circumstance, count: u8) -> Self {
        self.detail(one).count = Some(count);
        self
    }

    /// Adds a circumstance with its seat.
    #[must_use]
    pub fn with_seat(mut self, one: Circumstance, seat: Seat) -> Self {
        self.detail(one).seat = Some(seat);
        self
    }

    /// Adds a circumstance with its tile.
    #[must_use]
    pub fn with_tile(mut self, one: Circumstance, tile: Tile) -> Self {
        self.detail(one).tile = Some(tile);
        self
    }

    /// Removes a circumstance.
    #[must_use]
    pub const fn without(mut self, one: Circumstance) -> Self {
        self.details[one as usize] = None;
        self.held &= !bit(one);
        self
    }

    /// Copies the state of one circumstance from another set.
    pub(crate) const fn copy(&mut self, one: Circumstance, from: &Self) {
        self.details[one as usize] = from.details[one as usize];
        self.held = self.held & !bit(one) | from.held & bit(one);
    }

    /// Returns whether one circumstance and its details are equal in another set.
    pub(crate) fn same(&self, one: Circumstance, other: &Self) -> bool {
        self.details[one as usize] == other.details[one as usize]
    }

    /// Returns the number of circumstances that differ from another set.
    pub(crate) fn otherwise(&self, other: &Self) -> u8 {
        if self == other {
            return 0;
        }
        let otherwise = |one: &&Circumstance| !self.same(**one, other);
        let count = Circumstance::ALL.iter().filter(otherwise).count();
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    /// Returns the circumstances that `keep` accepts, with their details.
    #[must_use]
    pub fn filtered(self, mut keep: impl FnMut(Circumstance) -> bool) -> Self {
        self.iter()
            .filter(|&one| !keep(one))
            .fold(self, Self::without)
    }

    /// Returns whether a circumstance holds.
    pub const fn has(&self, one: Circumstance) -> bool {
        self.held & bit(one) != 0
    }

    /// Returns whether one of these holds.
    pub(crate) const fn has_any(&self, of: CircumstanceSet) -> bool {
        self.held & of.0 != 0
    }

    /// Returns the count of a circumstance, if it holds and has one.
    pub fn count(&self, one: Circumstance) -> Option<u8> {
        self.details[one as usize]?.count
    }

    /// Returns the seat of a circumstance, if it holds and has one.
    pub fn seat(&self, one: Circumstance) -> Option<Seat> {
        self.details[one as usize]?.seat
    }

    /// Returns the tile of a circumstance, if it holds and has one.
    pub fn tile(&self, one: Circumstance) -> Option<Tile> {
        self.details[one as usize]?.tile
    }

    /// Returns whether none holds.
    pub fn is_empty(&self) -> bool {
        self.held == 0
    }

    /// Iterates over the circumstances that hold.
    pub fn iter(&self) -> impl Iterator<Item = Circumstance> + '_ {
        bits(self.held).map(|place| Circumstance::ALL[usize::from(place)])
    }

    /// Returns the same circumstances for the same players in their new seats.
    pub(crate) fn reseat(mut self, to: Reseat) -> Result<Self, NotSeated> {
        for detail in self.details.iter_mut().flatten() {
            to.one(&mut detail.seat)?;
        }
        Ok(self)
    }

    fn detail(&mut self, one: Circumstance) -> &mut CircumstanceDetail {
        self.held |= bit(one);
        self.details[one as usize].get_or_insert_default()
    }
}

impl Default for Circumstances {
    fn default() -> Self {
        Self::NONE
    }
}

impl FromIterator<Circumstance> for Circumstances {
    fn from_iter<I: IntoIterator<Item = Circumstance>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The context of a win as input, not validated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinContextInput {
    /// The winner's seat.
    pub seat: Option<Seat>,
    /// The prevailing wind.
    pub prevailing: Option<Seat>,
    /// How the winning tile came.
    pub by: Option<WinBy>,
    /// The player who gave it.
    pub from: Option<Seat>,
    /// The circumstances.
    pub circumstances: Circumstances,
    /// The stated liabilities, in the order in which they arose.
    pub liability: Vec<StatedLiability>,
    /// The stakes for the winner.
    pub stakes: TableStakes,
}

/// The validated context of a win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinContext {
    /// The winner's seat.
    pub seat: Seat,
    /// The prevailing wind.
    pub prevailing: Seat,
    /// How the winning tile came.
    pub win: Win,
    /// The circumstances.
    pub circumstances: Circumstances,
    /// The stated liabilities, in the order in which they arose.
    pub liability: Vec<StatedLiability>,
    /// The stakes for the winner.
    pub stakes: TableStakes,
}

impl WinContext {
    /// Returns whether the winner drew the winning tile.
    pub const fn is_self_draw(&self) -> bool {
        matches!(self.win, Win::SelfDraw)
    }

    /// Returns whether a circumstance holds.
    pub const fn has(&self, one: Circumstance) -> bool {
        self.circumstances.has(one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circumstances_are_independent() {
        for &one in Circumstance::ALL {
            let all = Circumstances::NONE
                .with_count(one, 200)
                .with_seat(one, Seat::West)
                .with_tile(one, Tile::ALL[33]);
            assert_eq!(all.iter().collect::<Vec<_>>(), [one]);
            for &other in Circumstance::ALL {
                let same = one == other;
                assert_eq!(all.has(other), same);
                assert_eq!(all.count(other), same.then_some(200));
                assert_eq!(all.seat(other), same.then_some(Seat::West));
                assert_eq!(all.tile(other), same.then_some(Tile::ALL[33]));
            }
            assert_eq!(all.without(one), Circumstances::NONE);
        }
    }

    #[test]
    fn adding_a_circumstance_retains_its_count() {
        let one = Circumstance::TilesLeft;
        let all = Circumstances::NONE.with_count(one, 5).with(one);
        assert_eq!(all.with(Circumstance::LastTile).count(one), Some(5));
        assert!(!all.is_empty() && all.without(one).is_empty());
    }
}
