//! Stakes on the table before and after a deal.

use super::super::progression::PROGRESSION;
use crate::model::{
    Answer, AnswerKind, Answers, BySeat, Counters, Effect, EffectValue, HandEnd, Question,
    Required, RuleOptions, next_dealer, question,
};
use crate::tiles::Seat;

/// Maximum of counters or bets in an answer.
const MOST: u32 = 99;

pub(super) const HONBA: Question = question(
    "honba",
    "How many counters lie on the table?",
    AnswerKind::Number(MOST),
    Required::Optional,
)
.nested_in("on_table")
.with_skip("None");
/// Question for the number of all bets.
pub(super) const BETS: Question = question(
    "bets",
    "How many bets lie on the table?",
    AnswerKind::Number(MOST),
    Required::Optional,
)
.nested_in("on_table")
.with_skip("None");
/// Question for the bets of earlier deals, in addition to [`DECLARED`].
pub(super) const EARLIER_BETS: Question = Question {
    words: "How many bets lie there from earlier hands?",
    ..BETS
};
/// Question for the players who bet in this deal, if it matters.
pub(super) const DECLARED: Question = question(
    "declared",
    "Who bet in this hand?",
    AnswerKind::Seats,
    Required::Optional,
)
.nested_in("on_table");

/// Stakes on the table, as far as known.
#[derive(Clone, Copy, Debug)]
pub(super) struct StatedStakes {
    /// Number of counters.
    pub honba: Option<u32>,
    /// Number of bets, without those of `declared`.
    pub earlier: Option<u32>,
    /// Players who bet in this deal.
    pub declared: BySeat<bool>,
}

impl StatedStakes {
    /// Reads the stakes from the answers.
    pub fn from_answers(facts: &Answers) -> Self {
        let number = |key| match facts.get(key)? {
            Answer::Number(number) => Some(*number),
            Answer::Open => Some(0),
            _ => None,
        };
        Self {
            honba: number("honba"),
            earlier: number("bets"),
            declared: facts.seats("declared").unwrap_or_default(),
        }
    }

    /// Returns the players who bet in this deal.
    pub fn declared(&self) -> impl Iterator<Item = Seat> {
        let declared = self.declared;
        Seat::ALL.into_iter().filter(move |&seat| declared[seat])
    }

    /// Returns the number of counters, 0 if unknown.
    pub fn honba(&self) -> u8 {
        self.honba.and_then(|all| all.try_into().ok()).unwrap_or(0)
    }

    /// Returns the number of bets of earlier deals, 0 if unknown.
    pub fn earlier(&self) -> u8 {
        let earlier = self.earlier.and_then(|all| all.try_into().ok());
        earlier.unwrap_or(0)
    }

    /// Returns the number of all bets; `None` if unknown.
    pub fn bets(&self) -> Option<u32> {
        let new = u32::try_from(self.declared().count()).unwrap_or(0);
        match self.earlier {
            None if new == 0 => None,
            earlier => Some(earlier.unwrap_or(0) + new),
        }
    }

    /// Returns the stakes of the next deal as effects.
    pub fn afterwards(&self, house: &RuleOptions, end: HandEnd) -> Vec<Effect> {
        let Some(row) = PROGRESSION.row(house, end) else {
            return Vec::new();
        };
        let mut effects = vec![next_dealer(row.deal)];
        effects.extend(match (row.counters, self.honba) {
            (Counters::Cleared, _) => Some(NO_COUNTERS),
            (Counters::Added, None) => Some(ONE_MORE),
            (Counters::Added, Some(before)) => Some(honba_now(before + 1)),
            (Counters::Unchanged, before) => before.map(honba_now),
        });
        let bets = if end.is_won() { Some(0) } else { self.bets() };
        effects.extend(bets.map(bets_now));
        effects
    }
}

const NO_COUNTERS: Effect = Effect {
    key: "honba",
    value: EffectValue::Number(0),
    text: "no counters stay on the table",
};
const ONE_MORE: Effect = Effect {
    key: "honba",
    value: EffectValue::Word("+1"),
    text: "one counter more lies on the table",
};

/// Returns the effect for the number of counters after the deal.
const fn honba_now(counters: u32) -> Effect {
    Effect {
        key: "honba",
        value: EffectValue::Number(counters),
        text: "counters on the table now: {0}",
    }
}

/// Returns the effect for the number of bets after the deal.
pub(super) const fn bets_now(bets: u32) -> Effect {
    Effect {
        key: "bets",
        value: EffectValue::Number(bets),
        text: if bets == 0 {
            "no bets stay on the table"
        } else {
            "bets on the table now: {0}"
        },
    }
}
