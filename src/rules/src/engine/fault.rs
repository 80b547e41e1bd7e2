//! What can be wrong with what was entered, each with a code and a sentence.

use std::fmt;

use crate::DORA_AND_BETS;
use crate::decomposition::{Pattern, Quads, is_complete};
use crate::hands::MAX_INDICATORS;
use crate::hands::{Circumstance, Geometry, Hand, HandError, StatedLiability, WinBy};
use crate::schema::{Conflict, House};
use crate::sentence;
use crate::sentence::Sentence;
use crate::tiles::{Seat, Suit, Tile};

/// One thing that is wrong with what was entered.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The tiles.
    Hand(HandError),
    /// A seat isn't known.
    MissingSeat(MissingSeat),
    /// It isn't known how the winning tile came.
    MissingWin,
    /// These are not the bonus tiles that win; what it takes, or nothing where no bonus tiles do.
    NoBonusWin(Option<&'static str>),
    /// A seat stands where it can't.
    OwnSeat(&'static str),
    /// A chow that wasn't claimed from the player before.
    ChowFrom {
        /// Which meld, from 0.
        meld: usize,
        /// Who sits before the winner.
        previous: Seat,
    },
    /// A meld that the winner claimed from the winner.
    MeldFromSelf {
        /// Which meld, from 0.
        meld: usize,
    },
    /// The rule set doesn't know this circumstance.
    UnknownCircumstance(Circumstance),
    /// A circumstance that contradicts something else.
    Conflict(Circumstance, Conflict),
    /// A circumstance without its count.
    MissingCount(Circumstance),
    /// The robbed tile is the fourth of a kong, so the winner can't hold another.
    RobbedTileHeld(Tile),
    /// The rule set doesn't know this liability.
    UnknownLiability(StatedLiability),
    /// A liability that can't be as it was stated.
    BadLiability(StatedLiability, &'static str),
    /// The tiles are not complete; what a complete hand has.
    NotAWin(NotComplete),
    /// More red fives than there are, or where none is in play.
    RedFives {
        /// Of which suit.
        suit: Suit,
        /// How many were entered.
        have: u8,
        /// How many there are.
        most: u8,
    },
    /// Indicators where they add to no hand.
    NoIndicators,
    /// More indicators than there can be, and how many.
    TooManyIndicators(Indicators, usize),
    /// Counters or bets where none lie on the table.
    NothingOnTable,
    /// The winner is said to have bet, and not to have declared it, or the other way round.
    WinnersBet {
        /// The winner.
        seat: Seat,
        /// Which, and what would be right, with a gap for the winner.
        says: &'static str,
    },
    /// The rule set bars the win.
    Refused {
        /// The clause.
        clause: &'static str,
        /// Why, in a sentence.
        says: &'static str,
    },
}

/// One of the two lists of indicators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indicators {
    /// Those that lie open.
    Dora,
    /// Those under them.
    Ura,
}

impl Indicators {
    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dora => "dora",
            Self::Ura => "ura",
        }
    }
}

/// Which seat isn't known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingSeat {
    /// The winner's.
    Winner,
    /// The prevailing wind.
    Prevailing,
    /// The discarder's, or who made the robbed kong.
    From(WinBy),
}

/// What a hand that is no win lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotComplete {
    /// It isn't so many sets and a pair, nor a special hand.
    Sets(Geometry),
    /// It is seven pairs, where those don't win.
    SevenPairs,
    /// It is seven pairs only if four tiles alike are two of them, which they aren't.
    FourAlike,
}

impl NotComplete {
    /// What this hand lacks.
    pub(crate) fn of(house: &House, hand: &Hand) -> Self {
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
    /// The code of the data face.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Hand(error) => error.code(),
            Self::MissingSeat(_) => "missing-seat",
            Self::MissingWin => "missing-win",
            Self::ChowFrom { .. } | Self::MeldFromSelf { .. } => "bad-meld",
            Self::OwnSeat(_)
            | Self::RobbedTileHeld(_)
            | Self::Conflict(_, Conflict::ConcealedCopy)
            | Self::TooManyIndicators(..)
            | Self::WinnersBet { .. } => "impossible",
            Self::RedFives { most: 0, .. } => "tile-not-in-set",
            Self::RedFives { .. } => "too-many-copies",
            Self::NoIndicators | Self::NothingOnTable => "bad-request",
            Self::UnknownCircumstance(_) => "unknown-circumstance",
            Self::Conflict(..) => "circumstance-conflict",
            Self::MissingCount(_) => "missing-count",
            Self::UnknownLiability(_) => "unknown-liability",
            Self::BadLiability(..) => "bad-liability",
            Self::NotAWin(_) | Self::NoBonusWin(_) => "not-a-win",
            Self::Refused { .. } => "win-refused",
        }
    }

    /// The field that it is about, as the data face names it.
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
            Self::MissingWin | Self::NoBonusWin(_) => "win.by".to_owned(),
            Self::ChowFrom { meld, .. } | Self::MeldFromSelf { meld } => {
                format!("hand.melds[{meld}].from")
            }
            Self::UnknownCircumstance(_) | Self::Conflict(..) | Self::MissingCount(_) => {
                "circumstances".to_owned()
            }
            Self::UnknownLiability(_) | Self::BadLiability(..) => "liability".to_owned(),
            Self::NoIndicators => "hand.dora".to_owned(),
            Self::TooManyIndicators(list, _) => format!("hand.{}", list.key()),
            Self::NothingOnTable => "on_table".to_owned(),
            Self::WinnersBet { .. } => "on_table.declared".to_owned(),
            Self::Refused { .. } => return None,
        })
    }
}

impl Fault {
    /// What is wrong, and what would be right.
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
            Self::OwnSeat(says) => Sentence::from(*says),
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
            Self::BadLiability(one, says) => {
                sentence!("liability {0}: {1}", one.key.to_owned(), *says)
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
            | Self::NothingOnTable
            | Self::WinnersBet { .. } => self.beside(),
            Self::Refused { clause, says } => sentence!("{0} ({1})", *says, (*clause).to_owned()),
        }
    }
}

impl Fault {
    /// What is wrong with what only rule sets with dora and bets have.
    fn beside(&self) -> Sentence {
        match self {
            _ if !DORA_AND_BETS => Sentence::default(),
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
            Self::NothingOnTable => {
                sentence!("these rules have no counters and no bets on the table: remove them")
            }
            Self::WinnersBet { seat, says } => Sentence::new(says, vec![(*seat).into()]),
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
