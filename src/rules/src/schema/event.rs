//! Everything beside the score of a hand that moves points or decides who may do what.

mod also;
mod effect;
#[cfg(feature = "events")]
mod inquiry;
mod kind;
#[cfg(test)]
mod tests;
mod told;

use std::fmt;

use crate::hands::Win;
use crate::schema::{BySeat, Payments, WinClaim, Winner};
use crate::tiles::{BonusTiles, Seat, Tile};

pub use effect::Effect;
#[cfg(feature = "events")]
pub use inquiry::{Asked, EventInquiry, EventNext};
pub use kind::EventKind;

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
        /// What lies in the pot.
        pot: u32,
    },
    /// Several players win on one discard.
    MultipleWins {
        /// The discarder.
        from: Seat,
        /// Who wins, and with what value.
        winners: Vec<Winner>,
        /// What lies in the pot.
        pot: u32,
    },
    /// Several players want to win on one discard.
    ClaimsOnDiscard {
        /// The discarder.
        from: Seat,
        /// Who claims, and whether with thirteen orphans.
        claims: Vec<WinClaim>,
    },
    /// A player wants the tile with which another one wins by self-draw.
    ClaimOnSelfDraw {
        /// Who claims it.
        seat: Seat,
        /// Who drew it.
        from: Seat,
        /// Whether the hand is thirteen orphans that wait for all thirteen tiles.
        pure: bool,
    },
    /// A player wants a discard.
    Claim(Claim),
    /// Nobody won.
    Draw {
        /// What lies in the pot.
        pot: u32,
        /// Whether no other hand is played.
        last_hand: bool,
        /// What each player has put into the pot; `None` if all have put in the same.
        contributions: Option<BySeat<u32>>,
    },
    /// Somebody called a win that is none, in Hong Kong Old Style.
    ErroneousMahjong {
        /// Who called.
        seat: Seat,
    },
    /// Somebody called a win that is none, in the Sparrow's Nest league.
    FalseMahjong {
        /// Who called.
        seat: Seat,
    },
    /// Somebody called a win that is none, in Singapore.
    FalseWin {
        /// Who called.
        seat: Seat,
        /// How the tile came.
        win: Win,
    },
    /// Somebody has too many or too few tiles.
    WrongTileCount {
        /// Who has.
        seat: Seat,
    },
    /// Somebody has too few tiles, in Singapore.
    ShortHand {
        /// Who has.
        seat: Seat,
    },
    /// Somebody has too many tiles, drew a wrong one or melded a wrong discard, in Singapore.
    LongHand {
        /// Who has.
        seat: Seat,
    },
    /// Somebody drew bonus tiles.
    BonusCollected {
        /// Who drew them.
        seat: Seat,
        /// What the player had before.
        held_before: BonusTiles,
        /// What came now.
        tiles: BonusTiles,
        /// Whether they were dealt: no tile of them is a replacement.
        before_replacement: bool,
    },
    /// Somebody made a kong.
    Kong(KongMade),
    /// Somebody kept the eighth flower hidden.
    HiddenEighth {
        /// Who holds the other seven.
        holder: Seat,
        /// Who hid the eighth.
        hider: Seat,
        /// What called for the inspection.
        cause: Inspection,
        /// Whether the holder demanded it in time.
        demanded: bool,
    },
    /// Somebody showed the hidden tiles after a win that takes no complete hand.
    RevealAfterDeclaration {
        /// Who showed them.
        seat: Seat,
        /// What was declared.
        declared: Declared,
        /// Whether the hand was complete all the same.
        hand_complete: bool,
    },
}

impl Event {
    /// Its kind.
    pub const fn kind(&self) -> EventKind {
        match self {
            Self::SettleWin { .. } => EventKind::SettleWin,
            Self::MultipleWins { .. } => EventKind::MultipleWins,
            Self::ClaimsOnDiscard { .. } => EventKind::ClaimsOnDiscard,
            Self::ClaimOnSelfDraw { .. } => EventKind::ClaimOnSelfDraw,
            Self::Claim(_) => EventKind::Claim,
            Self::Draw { .. } => EventKind::Draw,
            Self::ErroneousMahjong { .. } => EventKind::ErroneousMahjong,
            Self::FalseMahjong { .. } => EventKind::FalseMahjong,
            Self::FalseWin { .. } => EventKind::FalseWin,
            Self::WrongTileCount { .. } => EventKind::WrongTileCount,
            Self::ShortHand { .. } => EventKind::ShortHand,
            Self::LongHand { .. } => EventKind::LongHand,
            Self::BonusCollected { .. } => EventKind::BonusCollected,
            Self::Kong(_) => EventKind::Kong,
            Self::HiddenEighth { .. } => EventKind::HiddenEighth,
            Self::RevealAfterDeclaration { .. } => EventKind::RevealAfterDeclaration,
        }
    }
}

/// A player's claim to a discard, and what that player did before in this go-around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub seat: Seat,
    /// What for.
    pub action: Action,
    /// The discard.
    pub tile: Tile,
    /// The discarder, if that was said; it changes nothing.
    pub from: Option<Seat>,
    /// The tiles that complete the hand of the player.
    pub waiting: Vec<Tile>,
    /// Tiles that the player discarded in this go-around.
    pub own_discards: Vec<Tile>,
    /// Tiles that the player passed on in this go-around.
    pub missed: Vec<Tile>,
    /// What they could have been claimed for, if that was said.
    pub missed_for: Option<Missed>,
    /// Whether the player has drawn since.
    pub own_turn_since: bool,
    /// Whether the player was skipped since, by a pung or a kong of another one.
    pub skipped: bool,
    /// Whether the hand is worth more than with the win that was passed on.
    pub worth_more: bool,
}

/// What a discard is claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// To win.
    Win,
    /// For a pung.
    Pung,
}

/// What a tile that was passed on could have been claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// To win.
    Win,
    /// For a pung.
    Pung,
    /// For either.
    Both,
}

/// A kong that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KongMade {
    /// Who made it.
    pub seat: Seat,
    /// How.
    pub kind: KongKind,
    /// Who discarded its last tile; known for a kong from a discard.
    pub from: Option<Seat>,
    /// Whether another player won with its last tile.
    pub robbed: bool,
    /// How many tiles could still be drawn when that tile was discarded.
    pub tiles_left: Option<u8>,
    /// Whether that tile was fresh.
    pub fresh: bool,
}

/// How a kong was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KongKind {
    /// With the discard of another player.
    FromDiscard,
    /// A tile was added to a claimed pung.
    Added,
    /// Of four tiles drawn.
    Concealed,
}

/// What called for an inspection of all bonus tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inspection {
    /// The hand ended without a winner.
    Draw,
    /// Another player won.
    OtherWin,
}

/// A win that takes no complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    /// All flowers and seasons.
    EightFlowers,
    /// Three pungs of dragons.
    EarlyThreeDragons,
    /// Four pungs of winds.
    EarlyFourWinds,
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
    /// What moves between the players and the pot.
    pub pot: Option<Pot>,
    /// What follows beside payments.
    pub effects: Vec<Effect>,
}

/// What moves between the players and the pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pot {
    /// What each player gets out of it; below 0 for what a player puts in.
    pub moves: BySeat<i64>,
    /// What lies in it afterwards.
    pub left: i64,
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
            pot: None,
            effects: Vec::new(),
        }
    }

    /// What each player gains or loses, the pot included. With what the pot gains it sums to zero.
    pub fn net(&self) -> BySeat<i64> {
        let mut net = self.payments.net();
        if let Some(pot) = &self.pot {
            for (seat, amount) in pot.moves.iter() {
                net[seat] += amount;
            }
        }
        net
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

impl EventError {
    /// The book doesn't rule on such events.
    pub const NOT_IN_BOOK: Self = Self {
        code: "bad-request",
        at: "event",
        says: "these rules have no such event: choose one of theirs",
    };
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.says)
    }
}

impl std::error::Error for EventError {}
