//! Who pays for the others because they fed the hand.

macro_rules! keys {
    ($(#[$doc:meta])* $type:ident { $($name:ident $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names are those of the elements that were fed")]
        pub enum $type { $($name,)* }

        impl $type {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The key of the data face.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// The one of a key of the data face.
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.key() == key)
            }
        }
    };
}

keys! {
    /// What was fed. One vocabulary for all books.
    LiabilityKey {
        BigThreeDragons "big-three-dragons",
        BigFourWinds "big-four-winds",
        AllHonors "all-honors",
        AllTerminals "all-terminals",
        FullFlush "full-flush",
        PureGreen "pure-green",
        FourKongs "four-kongs",
        TwelveTile "twelve-tile",
        KongFeeder "kong-feeder",
        PointLimit "point-limit",
        FiveTilesLeft "five-tiles-left",
        FreshKong "fresh-kong",
        FreshWin "fresh-win",
    }
}

keys! {
    /// Which tile was fed.
    FedTile {
        WinningTile "winning-tile",
        Set "set",
    }
}

keys! {
    /// What frees the feeder.
    Exemption {
        NoChoice "no-choice",
        SameAsLastDiscard "same-as-last-discard",
    }
}

impl LiabilityKey {
    /// What was fed, in words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BigThreeDragons => "big three dragons",
            Self::BigFourWinds => "big four winds",
            Self::AllHonors => "all honours",
            Self::AllTerminals => "all terminals",
            Self::FullFlush => "full flush",
            Self::PureGreen => "pure green suit",
            Self::FourKongs => "four kongs",
            Self::TwelveTile => "fourth revealed group",
            Self::KongFeeder => "gong whose replacement won",
            Self::PointLimit => "hand of a high limit",
            Self::FiveTilesLeft => "fresh tile with five tiles left",
            Self::FreshKong => "fresh tile of a kong",
            Self::FreshWin => "fresh winning tile",
        }
    }
}

/// Who fed what, as the table states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StatedLiability {
    /// What was fed.
    pub key: LiabilityKey,
    /// Who fed it.
    pub seat: Seat,
    /// Whether it was the winning tile or a set before that.
    pub fed: FedTile,
    /// What frees the feeder.
    pub exempt: Option<Exemption>,
}

use crate::tiles::Seat;
