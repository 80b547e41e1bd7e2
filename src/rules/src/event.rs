//! Everything beside the score of a hand that moves points or decides who may do what.

use std::fmt;

use crate::payment::Payments;
use crate::situation::Win;
use crate::tile::{Seat, Tile};

/// The kinds of [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// [`Event::SettleWin`].
    SettleWin,
    /// [`Event::ClaimsOnDiscard`].
    ClaimsOnDiscard,
    /// [`Event::Claim`].
    Claim,
    /// [`Event::ErroneousMahjong`].
    ErroneousMahjong,
    /// [`Event::WrongTileCount`].
    WrongTileCount,
}

impl EventKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::SettleWin,
        Self::ClaimsOnDiscard,
        Self::Claim,
        Self::ErroneousMahjong,
        Self::WrongTileCount,
    ];

    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SettleWin => "settle-win",
            Self::ClaimsOnDiscard => "claims-on-discard",
            Self::Claim => "claim",
            Self::ErroneousMahjong => "erroneous-mahjong",
            Self::WrongTileCount => "wrong-tile-count",
        }
    }
}

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A win whose value is already known.
    SettleWin {
        /// The winner.
        seat: Seat,
        /// Fan, faan or tai.
        value: u16,
        /// How the winning tile came.
        win: Win,
    },
    /// Several players want to win on one discard.
    ClaimsOnDiscard {
        /// The discarder.
        from: Seat,
        /// Who claims, and whether with thirteen orphans.
        claims: Vec<WinClaim>,
    },
    /// A player wants a discard.
    Claim(Claim),
    /// Somebody called a win that is none.
    ErroneousMahjong {
        /// Who called.
        seat: Seat,
    },
    /// Somebody has too many or too few tiles.
    WrongTileCount {
        /// Who has.
        seat: Seat,
    },
}

impl Event {
    /// Its kind.
    pub const fn kind(&self) -> EventKind {
        match self {
            Self::SettleWin { .. } => EventKind::SettleWin,
            Self::ClaimsOnDiscard { .. } => EventKind::ClaimsOnDiscard,
            Self::Claim(_) => EventKind::Claim,
            Self::ErroneousMahjong { .. } => EventKind::ErroneousMahjong,
            Self::WrongTileCount { .. } => EventKind::WrongTileCount,
        }
    }
}

/// One player's claim to win on a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinClaim {
    /// Who claims.
    pub seat: Seat,
    /// Whether the hand is thirteen orphans.
    pub thirteen_orphans: bool,
}

/// A player's claim to a discard, and what that player passed on before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub seat: Seat,
    /// What for.
    pub action: Action,
    /// The discard.
    pub tile: Tile,
    /// The discarder.
    pub from: Seat,
    /// Tiles on which the player passed on a win in this go-around.
    pub missed: Vec<Tile>,
    /// Whether the player has drawn since.
    pub own_turn_since: bool,
}

/// What a discard is claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// To win.
    Win,
    /// For a pung.
    Pung,
}

/// What a book says about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The clause.
    pub clause: &'static str,
    /// The answer in a sentence.
    pub verdict: &'static str,
    /// Whether what was asked is allowed.
    pub allowed: Option<bool>,
    /// Who wins.
    pub winners: Vec<Seat>,
    /// Who pays whom.
    pub payments: Payments,
}

impl Ruling {
    /// A ruling that moves no points.
    pub fn says(clause: &'static str, verdict: &'static str) -> Self {
        Self {
            clause,
            verdict,
            allowed: None,
            winners: Vec::new(),
            payments: Payments::none(),
        }
    }
}

/// Why an event can't be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventError {
    /// The code of the data face.
    pub code: &'static str,
    /// The field that it is about.
    pub at: &'static str,
    /// What is wrong, and what would be right.
    pub says: &'static str,
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.says)
    }
}

impl std::error::Error for EventError {}
