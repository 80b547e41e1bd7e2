//! Input: a hand, its win, and the table stakes.

use super::tiles::{Seat, Tile};

/// Kind of a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldKind {
    /// A sequence with the discard of the previous player.
    Chow,
    /// A triplet with a discard.
    Pung,
    /// A kong with a discard.
    Kong,
    /// A pung to which the fourth tile was added.
    AddedKong,
    /// A kong of four tiles drawn.
    ConcealedKong,
}

impl MeldKind {
    /// Returns whether it has four tiles.
    pub fn is_kong(self) -> bool {
        matches!(self, Self::Kong | Self::AddedKong | Self::ConcealedKong)
    }
}

/// A set on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meld {
    /// How it came there.
    pub kind: MeldKind,
    /// Its tiles.
    pub tiles: Vec<Tile>,
    /// Its discarder, if known.
    pub from: Option<Seat>,
}

/// Source of the winning tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinBy {
    /// Drawn.
    SelfDraw,
    /// Discarded by this player.
    Discard(Seat),
    /// Robbed from a kong of this player.
    Robbing(Seat),
}

impl WinBy {
    /// Returns the player from whom the tile came.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::SelfDraw => None,
            Self::Discard(from) | Self::Robbing(from) => Some(from),
        }
    }
}

/// Facts of a win that the tiles don't show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circumstance {
    ///
    Riichi,
    ///
    DoubleRiichi,
    ///
    Ippatsu,
    /// The hand was shown: a house rule.
    OpenRiichi,
    ///
    LastTile,
    ///
    KongReplacement,
    /// Stated with `KongReplacement`: it was the last tile too.
    LastTileWasReplacement,
    ///
    InitialHand,
    ///
    FirstGoAround,
    ///
    RobbedConcealedKong,
    ///
    Furiten,
    ///
    MissedWinSameTile,
    /// Too many or too few tiles.
    WrongTileCount,
    /// D-14.
    WinningTileUnclear,
}

impl Circumstance {
    /// All circumstances.
    pub const ALL: [Self; 14] = [
        Self::Riichi,
        Self::DoubleRiichi,
        Self::Ippatsu,
        Self::OpenRiichi,
        Self::LastTile,
        Self::KongReplacement,
        Self::LastTileWasReplacement,
        Self::InitialHand,
        Self::FirstGoAround,
        Self::RobbedConcealedKong,
        Self::Furiten,
        Self::MissedWinSameTile,
        Self::WrongTileCount,
        Self::WinningTileUnclear,
    ];

    /// Returns its key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Riichi => "riichi",
            Self::DoubleRiichi => "double-riichi",
            Self::Ippatsu => "ippatsu",
            Self::OpenRiichi => "open-riichi",
            Self::LastTile => "last-tile",
            Self::KongReplacement => "kong-replacement",
            Self::LastTileWasReplacement => "last-tile-was-replacement",
            Self::InitialHand => "initial-hand",
            Self::FirstGoAround => "first-go-around",
            Self::RobbedConcealedKong => "robbed-concealed-kong",
            Self::Furiten => "furiten",
            Self::MissedWinSameTile => "missed-win-same-tile",
            Self::WrongTileCount => "wrong-tile-count",
            Self::WinningTileUnclear => "winning-tile-unclear",
        }
    }
}

/// Cause of liability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaoCause {
    ///
    BigThreeDragons,
    ///
    BigFourWinds,
    ///
    FourKongs,
    /// The kong whose replacement won.
    ReplacedKong,
}

impl PaoCause {
    /// All causes.
    pub const ALL: [Self; 4] = [
        Self::BigThreeDragons,
        Self::BigFourWinds,
        Self::FourKongs,
        Self::ReplacedKong,
    ];

    /// Returns its key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::BigThreeDragons => "big-three-dragons",
            Self::BigFourWinds => "big-four-winds",
            Self::FourKongs => "four-kongs",
            Self::ReplacedKong => "claimed-kong",
        }
    }
}

/// A claimed win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinEntry {
    /// The tiles in the hand, without the winning tile.
    pub concealed: Vec<Tile>,
    /// The melds, in the order in which they were made.
    pub melds: Vec<Meld>,
    /// The tile that completes the hand.
    pub winning: Tile,
    /// Its source.
    pub by: WinBy,
    /// The winner.
    pub seat: Seat,
    /// The round wind.
    pub round: Seat,
    /// The circumstances.
    pub circumstances: Vec<Circumstance>,
    /// The dora indicators, in the order in which they were turned.
    pub dora: Vec<Tile>,
    /// The tiles under them.
    pub ura: Vec<Tile>,
    /// The counters.
    pub honba: i64,
    /// The bets on the table, without those in `declared`.
    pub bets: i64,
    /// The players who have bet in this hand.
    pub declared: Vec<Seat>,
    /// The liability statements of the table.
    pub liability: Vec<(PaoCause, Seat)>,
}

impl WinEntry {
    /// Returns whether a circumstance holds.
    pub fn has(&self, one: Circumstance) -> bool {
        self.circumstances.contains(&one)
    }

    ///
    pub fn in_riichi(&self) -> bool {
        self.has(Circumstance::Riichi) || self.has(Circumstance::DoubleRiichi)
    }

    ///
    pub fn is_closed(&self) -> bool {
        let concealed = |meld: &Meld| meld.kind == MeldKind::ConcealedKong;
        self.melds.iter().all(concealed)
    }

    /// returns whether the winning tile was a kong replacement.
    pub fn is_replacement(&self) -> bool {
        self.has(Circumstance::KongReplacement)
    }

    /// returns whether no wall tile is left.
    pub fn is_last(&self) -> bool {
        self.has(Circumstance::LastTile) || self.has(Circumstance::LastTileWasReplacement)
    }

    /// Returns all tiles of the hand, including the winning tile.
    pub fn tiles(&self) -> Vec<Tile> {
        let mut tiles = self.standing();
        tiles.extend(self.melds.iter().flat_map(|meld| meld.tiles.clone()));
        tiles
    }

    /// Returns the concealed tiles, including the winning tile.
    pub fn standing(&self) -> Vec<Tile> {
        let mut tiles = self.concealed.clone();
        tiles.push(self.winning);
        tiles
    }
}
