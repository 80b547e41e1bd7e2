//! How the win came: seats, winds, circumstances.

use crate::hands::StatedLiability;
use crate::tiles::Seat;

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
        /// Who made the kong.
        from: Seat,
    },
    /// A win by bonus tiles, whatever the hand.
    BonusTiles {
        /// Whose bonus tile it was, if another player drew the last one.
        from: Option<Seat>,
    },
}

impl Win {
    /// Its kind.
    pub const fn by(self) -> WinBy {
        match self {
            Self::SelfDraw => WinBy::SelfDraw,
            Self::Discard { .. } => WinBy::Discard,
            Self::RobbingTheKong { .. } => WinBy::RobbingTheKong,
            Self::BonusTiles { .. } => WinBy::BonusTiles,
        }
    }

    /// Who gave the winning tile.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::Discard { from } | Self::RobbingTheKong { from } => Some(from),
            Self::SelfDraw => None,
            Self::BonusTiles { from } => from,
        }
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

    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SelfDraw => "self-draw",
            Self::Discard => "discard",
            Self::RobbingTheKong => "robbing-the-kong",
            Self::BonusTiles => "bonus-tiles",
        }
    }

    /// In words, with the word before it: "a self-draw".
    pub const fn name(self) -> &'static str {
        match self {
            Self::SelfDraw => "a self-draw",
            Self::Discard => "a discard",
            Self::RobbingTheKong => "a robbed kong",
            Self::BonusTiles => "a win by bonus tiles",
        }
    }

    /// Whether somebody gave the winning tile.
    pub const fn needs_seat(self) -> bool {
        matches!(self, Self::Discard | Self::RobbingTheKong)
    }
}

macro_rules! circumstances {
    ($($name:ident $key:literal $says:literal,)*) => {
        /// Something about the win that the tiles don't show. One vocabulary for all books.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Circumstance {
            $(#[doc = $says] $name,)*
        }

        impl Circumstance {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The key of the data face.
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
    DealerFirstDiscard "dealer-first-discard" "Won on the dealer's first discard.",
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
}

impl Circumstance {
    /// Whether it declares a win that takes no complete hand.
    pub const fn declares(self) -> bool {
        matches!(
            self,
            Self::FlowersHand
                | Self::BigFlowersHand
                | Self::EightFlowers
                | Self::RobbingTheEighth
                | Self::EarlyThreeDragons
                | Self::EarlyFourWinds
        )
    }

    /// The circumstance of a key of the data face.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}

const CIRCUMSTANCES: usize = Circumstance::ALL.len();

/// A set of circumstances, each with its count and its seat where it has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Circumstances {
    bits: u32,
    counted: u32,
    counts: [u8; CIRCUMSTANCES],
    seated: u32,
    seats: u64,
}

impl Circumstances {
    /// None.
    pub const NONE: Self = Self {
        bits: 0,
        counted: 0,
        counts: [0; CIRCUMSTANCES],
        seated: 0,
        seats: 0,
    };

    /// These and one more.
    #[must_use]
    pub const fn with(mut self, one: Circumstance) -> Self {
        self.bits |= 1 << one as u32;
        self
    }

    /// These and one more, with its count.
    #[must_use]
    pub const fn with_count(mut self, one: Circumstance, count: u8) -> Self {
        self.counted |= 1 << one as u32;
        self.counts[one as usize] = count;
        self.with(one)
    }

    /// Those of them that `keep` lets through, with their counts.
    #[must_use]
    pub fn filtered(self, mut keep: impl FnMut(Circumstance) -> bool) -> Self {
        self.iter()
            .filter(|&one| !keep(one))
            .fold(self, Self::without)
    }

    /// These and one more, with the seat that it is about.
    #[must_use]
    pub const fn with_seat(mut self, one: Circumstance, seat: Seat) -> Self {
        self.seated |= 1 << one as u32;
        self.seats &= !(3 << (2 * one as u32));
        self.seats |= (seat as u64) << (2 * one as u32);
        self.with(one)
    }

    /// These without one.
    #[must_use]
    pub const fn without(mut self, one: Circumstance) -> Self {
        self.bits &= !(1 << one as u32);
        self.counted &= !(1 << one as u32);
        self.seated &= !(1 << one as u32);
        self.seats &= !(3 << (2 * one as u32));
        self.counts[one as usize] = 0;
        self
    }

    /// Whether this one holds.
    pub const fn has(&self, one: Circumstance) -> bool {
        self.bits & 1 << one as u32 != 0
    }

    /// Its count, where it holds and has one.
    pub const fn count(&self, one: Circumstance) -> Option<u8> {
        if self.counted & 1 << one as u32 != 0 {
            Some(self.counts[one as usize])
        } else {
            None
        }
    }

    /// The seat that it is about, where it holds and names one.
    pub const fn seat(&self, one: Circumstance) -> Option<Seat> {
        if self.seated & 1 << one as u32 != 0 {
            Some(Seat::ALL[(self.seats >> (2 * one as u32) & 3) as usize])
        } else {
            None
        }
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// One by one.
    pub fn iter(&self) -> impl Iterator<Item = Circumstance> + '_ {
        Circumstance::ALL
            .iter()
            .copied()
            .filter(|&one| self.has(one))
    }
}

impl FromIterator<Circumstance> for Circumstances {
    fn from_iter<I: IntoIterator<Item = Circumstance>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

/// How the win came, as it was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinContextInput {
    /// The winner's seat.
    pub seat: Option<Seat>,
    /// The prevailing wind.
    pub prevailing: Option<Seat>,
    /// How the winning tile came.
    pub by: Option<WinBy>,
    /// Who gave it.
    pub from: Option<Seat>,
    /// What the tiles don't show.
    pub circumstances: Circumstances,
    /// Who fed what, in the order in which it happened.
    pub liability: Vec<StatedLiability>,
}

/// How a win came: a context that can exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinContext {
    /// The winner's seat.
    pub seat: Seat,
    /// The prevailing wind.
    pub prevailing: Seat,
    /// How the winning tile came.
    pub win: Win,
    /// What the tiles don't show.
    pub circumstances: Circumstances,
    /// Who fed what, in the order in which it happened.
    pub liability: Vec<StatedLiability>,
}

impl WinContext {
    /// Whether the winner drew the winning tile.
    pub const fn is_self_draw(&self) -> bool {
        matches!(self.win, Win::SelfDraw)
    }

    /// Whether this circumstance holds.
    pub const fn has(&self, one: Circumstance) -> bool {
        self.circumstances.has(one)
    }
}
