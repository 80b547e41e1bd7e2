//! The rules of mahjong scoring, pure: no DOM, no JSON, no clock, no randomness.
//!
//! What was tapped is an [`notation::Entry`]; [`check`] lets it through as a [`Hand`] and a
//! [`Situation`]; [`score()`] reads the hand in every way, keeps the [`Score`] that pays most, with
//! its reasons and payments. A [`House`] is a rule book and the answers of a house to its choices.
//!
//! ```
//! use tilewise_rules::{House, Seat, check, notation, score};
//!
//! let house: House = "hk-old-style".parse().unwrap();
//! // The seat of South in an East round; the last tile of the hand was discarded by West.
//! let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
//! let (hand, situation) = check(&house, &entry).unwrap();
//! let score = score(&house, &hand, &situation).unwrap();
//! assert_eq!(score.best.counted, 5);
//! assert_eq!(score.payments.net()[Seat::South], 64);
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "events"),
    allow(dead_code, reason = "some of it is for events alone")
)]

mod bits;
mod bonus;
mod check;
mod choice;
mod circumstance;
mod counts;
mod element;
mod event;
mod fault;
mod fed;
pub mod foul;
mod grouping;
mod hand;
mod house;
mod liability;
mod lift;
mod meld;
mod money;
pub mod notation;
mod overall;
mod payment;
pub mod penalties;
mod plan;
mod reading;
pub mod ruleset;
mod score;
mod sentence;
mod situation;
mod tile;
mod waits;

pub use bonus::{BonusFamily, BonusTile, BonusTiles};
pub use check::check;
pub use choice::{Answer, Choice, ChoiceId, Condition, Kind, Setting};
pub use circumstance::{CircumstanceRule, Conflict, Count, Dealer, Needs, Table};
pub use counts::TileCounts;
pub use element::{Case, Element, ElementId, Limit, When, Worth};
pub use event::{
    Action, After, Ask, Claim, Declared, Effect, Event, EventError, EventKind, Fact, Facts, Field,
    Inspection, KongKind, KongMade, Missed, Need, Pot, Ruling, WinClaim, Winner,
};
#[cfg(feature = "events")]
pub use event::{Asked, EventInquiry, EventNext};
pub use fault::{Fault, MissingSeat};
pub use fed::{FedAbout, FedAnswer, FedEntry, FedQuestion, FedReply, who_fed};
pub use grouping::{is_complete, readings};
pub use hand::{Hand, HandError, HandInput, MeldFault, MeldInput};
pub use house::{House, HouseError};
pub use liability::{Exempt, Fed, LiabilityKey, Stated};
pub use lift::{Chance, Lift, chances, lifts};
pub use meld::{Meld, MeldKind, Set, SetKind};
pub use money::{Decimal, Money};
pub use notation::Entry;
pub use overall::{
    NotOverall, Overall, START, Substitute, hanchan, hanchan_with_substitute, uma,
    uma_with_substitute,
};
pub use payment::{BySeat, Grounds, Payments, Transfer};
pub use reading::{Completed, Parts, Quads, ReadSet, Reading, Shape, Shapes, Source};
pub use ruleset::{Covered, RuleSet, Unit};
pub use score::{Line, Otherwise, Score, Tally, WhyNot, score, score_all};
pub use sentence::{Gap, Say, Sentence};
pub use situation::{Circumstance, Circumstances, Situation, SituationInput, Win, WinBy};
pub use tile::{Dragon, Face, Seat, Suit, Tile, Wind};
pub use waits::{Kinds, waits};
