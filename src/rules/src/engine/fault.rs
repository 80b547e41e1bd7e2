//! Faults of input, each with a code and a sentence.

use std::fmt;

use crate::decomposition::{Pattern, Quads, is_complete};
use crate::evaluate::RuleConfig;
use crate::hands::{
    Circumstance, Counter, Geometry, Hand, HandError, MAX_INDICATORS, StatedLiability, WinBy,
};
use crate::model::Conflict;
use crate::sentence;
use crate::sentence::Sentence;
use crate::tiles::{Seat, Suit, Tile};

/// A fault of a hand or its context.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// A fault of the tiles.
    Hand(HandError),
    /// A seat is missing.
    MissingSeat(MissingSeat),
    /// The way of winning is missing.
    MissingWin,
    /// The bonus tiles don't win; with the requirement, or `None` if no bonus tiles win.
    NoBonusWin(Option<&'static str>),
    /// All bonus tiles end the hand, so the tile that was named didn't win.
    BonusWinOnly,
    /// The winner's own seat in a field for another player.
    OwnSeat(&'static str),
    /// A chow that was claimed from another player than the previous one.
    ChowFrom {
        /// The position of the meld, from 0.
        meld: usize,
        /// The player before the winner.
        previous: Seat,
    },
    /// A meld that the winner claimed from the winner.
    MeldFromSelf {
        /// The position of the meld, from 0.
        meld: usize,
    },
    /// The rule set doesn't have this circumstance.
    UnknownCircumstance(Circumstance),
    /// A circumstance that contradicts another input.
    Conflict(Circumstance, Conflict),
    /// A circumstance without its count.
    MissingCount(Circumstance),
    /// The robbed tile is the fourth of a kong, so the winner can't hold another.
    RobbedTileHeld(Tile),
    /// The rule set doesn't have this liability.
    UnknownLiability(StatedLiability),
    /// A stated liability that is impossible, with the reason.
    BadLiability(StatedLiability, &'static str),
    /// The tiles are not complete; with what a complete hand has.
    NotAWin(NotComplete),
    /// More red fives than exist, or red fives in a rule set without them.
    RedFives {
        /// The suit.
        suit: Suit,
        /// The number entered.
        have: u8,
        /// The number that exists.
        most: u8,
    },
    /// Indicators in a rule set without them.
    NoIndicators,
    /// More indicators than possible, and the highest number.
    TooManyIndicators(Indicators, usize),
    /// Counters or bets that the rule set doesn't have.
    NoStakes {
        /// The counter that it has.
        counter: Option<Counter>,
    },
    /// The bets include the winner's but the hand doesn't declare it, or the reverse.
    WinnersBet {
        /// The winner.
        seat: Seat,
        /// The contradiction and its remedy, with a gap for the winner.
        message: &'static str,
    },
    /// The rule set bars the win.
    Refused {
        /// The clause.
        clause: &'static str,
        /// The reason, in a sentence.
        message: &'static str,
    },
}

/// One of the two lists of indicators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indicators {
    /// The visible indicators.
    Dora,
    /// The indicators under them.
    Ura,
}

impl Indicators {
    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dora => "dora",
            Self::Ura => "ura",
        }
    }
}

/// A seat that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingSeat {
    /// The winner's.
    Winner,
    /// The prevailing wind.
    Prevailing,
    /// The discarder's, or that of the player whose kong was robbed.
    From(WinBy),
}

/// The reason why a hand isn't a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotComplete {
    /// It isn't the right number of sets and a pair, nor a special hand.
    Sets(Geometry),
    /// It is seven pairs, which don't win.
    SevenPairs,
    /// It would be seven pairs if four equal tiles counted as two pairs, which they don't.
    FourAlike,
}

impl NotComplete {
    /// Returns the reason for this hand.
    pub(crate) fn from_hand(house: &RuleConfig, hand: &Hand) -> Self {
        let geometry = house.geometry();
        let is_pairs = geometry == Geometry::FOUR_SETS
            && is_complete(hand, &[Pattern::Pairs(Quads::TwoPairs)]);
        let mut played = house.patterns().iter();
        let plays_pairs = played.any(|one| matches!(one, Pattern::Pairs(_)));
        match (is_pairs, plays_pairs) {
            (true, false) => Self::SevenPairs,
            (true, true) => Self::FourAlike,
            (false, _) => Self::Sets(geometry),
        }
    }
}

impl Fault {
    /// Returns the code in the JSON interface.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Hand(error) => error.code(),
            Self::MissingSeat(_) => "missing-seat",
            Self::MissingWin => "missing-win",
            Self::ChowFrom { .. } | Self::MeldFromSelf { .. } => "bad-meld",
            Self::OwnSeat(_)
            | Self::RobbedTileHeld(_)
            | Self::Conflict(_, Conflict::ConcealedCopy | Conflict::Impossible(_))
            | Self::TooManyIndicators(..)
            | Self::WinnersBet { .. } => "impossible",
            Self::RedFives { most: 0, .. } => "tile-not-in-set",
            Self::RedFives { .. } => "too-many-copies",
            Self::NoIndicators | Self::NoStakes { .. } => "bad-request",
            Self::UnknownCircumstance(_) => "unknown-circumstance",
            Self::Conflict(..) => "circumstance-conflict",
            Self::MissingCount(_) => "missing-count",
            Self::UnknownLiability(_) => "unknown-liability",
            Self::BadLiability(..) => "bad-liability",
            Self::NotAWin(_) | Self::NoBonusWin(_) | Self::BonusWinOnly => "not-a-win",
            Self::Refused { .. } => "win-refused",
        }
    }

    /// Returns the path of the field in the JSON interface.
    pub fn at(&self) -> Option<String> {
        Some(match self {
            Self::Hand(HandError::BadMeld { index, .. }) => format!("hand.melds[{index}]"),
            Self::Hand(HandError::DuplicateBonusTile { .. } | HandError::TileNotInSet { .. }) => {
                "hand.bonus".to_owned()
            }
            Self::Hand(HandError::NoWinningTile) | Self::RobbedTileHeld(_) => {
                "hand.winning_tile".to_owned()
            }
            Self::Hand(_) | Self::NotAWin(_) | Self::RedFives { .. } => "hand".to_owned(),
            Self::MissingSeat(MissingSeat::Winner) => "seat".to_owned(),
            Self::MissingSeat(MissingSeat::Prevailing) => "prevailing".to_owned(),
            Self::MissingSeat(MissingSeat::From(_)) | Self::OwnSeat(_) => "win.from".to_owned(),
            Self::MissingWin | Self::NoBonusWin(_) | Self::BonusWinOnly => "win.by".to_owned(),
            Self::ChowFrom { meld, .. } | Self::MeldFromSelf { meld } => {
                format!("hand.melds[{meld}].from")
            }
            Self::UnknownCircumstance(_) | Self::Conflict(..) | Self::MissingCount(_) => {
                "circumstances".to_owned()
            }
            Self::UnknownLiability(_) | Self::BadLiability(..) => "liability".to_owned(),
            Self::NoIndicators => "hand.dora".to_owned(),
            Self::TooManyIndicators(list, _) => format!("hand.{}", list.key()),
            Self::NoStakes { .. } => "on_table".to_owned(),
            Self::WinnersBet { .. } => "on_table.declared".to_owned(),
            Self::Refused { .. } => return None,
        })
    }
}

impl Fault {
    /// Returns the fault and its remedy as a sentence.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Hand(error) => error.sentence(),
            Self::MissingSeat(MissingSeat::Winner) => {
                sentence!("it isn’t known who won: name the winner’s seat, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::Prevailing) => {
                sentence!("the prevailing wind isn’t known: name it, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::From(WinBy::RobbingTheKong)) => {
                sentence!("it isn’t known whose kong was robbed: name the seat, E, S, W or N")
            }
            Self::MissingSeat(MissingSeat::From(_)) => {
                sentence!(
                    "it isn’t known who discarded the winning tile: name the seat, E, S, W or N"
                )
            }
            Self::MissingWin => sentence!(
                "it isn’t known how the winning tile came: self-draw, discard or robbing the kong"
            ),
            Self::NoBonusWin(None) => sentence!(
                "these rules have no win by bonus tiles: name the tile that completed the hand"
            ),
            Self::NoBonusWin(Some(takes)) => sentence!("a win by bonus tiles takes {0}", *takes),
            Self::BonusWinOnly => sentence!(
                "all flowers and seasons end the hand in your house rules: it is a win by bonus tiles"
            ),
            Self::OwnSeat(message) => Sentence::from(*message),
            Self::ChowFrom { meld, previous } => sentence!(
                "meld {0}: a chow can only be claimed from the player before, here {1}",
                meld + 1,
                *previous
            ),
            Self::MeldFromSelf { meld } => sentence!(
                "meld {0}: you can’t claim your own discard, name another seat",
                meld + 1
            ),
            Self::UnknownCircumstance(one) => sentence!(
                "{0} isn’t a circumstance in these rules: remove it",
                one.key().to_owned()
            ),
            Self::MissingCount(one) => sentence!("{0} needs its count", one.key().to_owned()),
            Self::Conflict(one, conflict) => conflict.sentence(*one),
            Self::RobbedTileHeld(tile) => sentence!(
                "the robbed {0} ({1}) is the fourth of a kong, so the winner can hold no other: \
                 a robbed tile completes a chow or thirteen orphans",
                *tile,
                tile.to_string()
            ),
            Self::UnknownLiability(one) => sentence!(
                "{0} isn’t a liability in these rules: remove it",
                one.key.to_owned()
            ),
            Self::BadLiability(one, message) => {
                sentence!("liability {0}: {1}", one.key.to_owned(), *message)
            }
            Self::NotAWin(NotComplete::SevenPairs) => sentence!(
                "seven pairs aren’t a winning hand under your house rules: it takes four sets and a pair"
            ),
            Self::NotAWin(NotComplete::FourAlike) => sentence!(
                "four tiles alike aren’t two pairs under your house rules: it takes seven different pairs"
            ),
            Self::NotAWin(NotComplete::Sets(Geometry::FOUR_SETS)) => sentence!(
                "not a winning hand: it takes four sets and a pair, or a special hand of these rules"
            ),
            Self::NotAWin(NotComplete::Sets(geometry)) => sentence!(
                "not a winning hand: it takes {0} sets and a pair, or a special hand of these rules",
                geometry.sets()
            ),
            Self::RedFives { .. }
            | Self::NoIndicators
            | Self::TooManyIndicators(..)
            | Self::NoStakes { .. }
            | Self::WinnersBet { .. } => self.dora_and_stakes_sentence(),
            Self::Refused { clause, message } => {
                sentence!("{0} ({1})", *message, (*clause).to_owned())
            }
        }
    }
}

impl Fault {
    /// Returns the sentence of a fault that only rule sets with dora and bets have.
    fn dora_and_stakes_sentence(&self) -> Sentence {
        match self {
            Self::RedFives { suit, most: 0, .. } => sentence!(
                "the red five of {0} isn’t used under your house rules: enter a five, or play with red fives",
                suit.name()
            ),
            Self::RedFives { suit, have, most } => sentence!(
                "{0} red fives of {1}, but your house rules have {2}: enter fives for the others",
                usize::from(*have),
                suit.name(),
                usize::from(*most)
            ),
            Self::NoIndicators => {
                sentence!("these rules are played without dora: remove the indicators")
            }
            Self::TooManyIndicators(list, have) => sentence!(
                "{0} indicators of {1} are too many: there is one, and one more for each kong, \
                 {2} at most",
                *have,
                list.key().to_owned(),
                MAX_INDICATORS
            ),
            Self::NoStakes { counter: None } => {
                sentence!("these rules have no counters and no bets on the table: remove them")
            }
            Self::NoStakes {
                counter: Some(Counter::Honba),
            } => sentence!("these rules have no dealer’s streak: remove it, or enter honba"),
            Self::NoStakes {
                counter: Some(Counter::Streak),
            } => sentence!(
                "these rules have no honba and no bets: remove them, or enter the dealer’s streak"
            ),
            Self::WinnersBet { seat, message } => Sentence::new(message, vec![(*seat).into()]),
            _ => Sentence::default(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for Fault {}
