//! What lies on the table before a hand ends, and after it.

use super::super::progression::PROGRESSION;
use crate::schema::{
    Ask, BySeat, Counters, Deal, Effect, EffectValue, Fact, Facts, HandEnd, HouseRules, Need,
    Question, question,
};
use crate::tiles::Seat;

/// So many counters or bets lie there at most.
const MOST: u32 = 99;

pub(super) const HONBA: Question = question(
    "honba",
    "How many counters lie on the table?",
    Ask::Number(MOST),
    Need::Never,
)
.within("on_table")
.or("None");
/// All of them.
pub(super) const BETS: Question = question(
    "bets",
    "How many bets lie on the table?",
    Ask::Number(MOST),
    Need::Never,
)
.within("on_table")
.or("None");
/// Those beside [`DECLARED`].
pub(super) const EARLIER_BETS: Question = Question {
    words: "How many bets lie there from earlier hands?",
    ..BETS
};
/// Whose bets of this hand there are, where that matters.
pub(super) const DECLARED: Question =
    question("declared", "Who bet in this hand?", Ask::Seats, Need::Never).within("on_table");

/// What is known to lie on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnTable {
    /// The counters.
    pub honba: Option<u32>,
    /// The bets, without those of `declared`.
    pub earlier: Option<u32>,
    /// Who bet in this hand.
    pub declared: BySeat<bool>,
}

impl OnTable {
    /// What was answered.
    pub fn of(facts: &Facts) -> Self {
        let number = |key| match facts.fact(key)? {
            Fact::Number(number) => Some(*number),
            Fact::Nothing => Some(0),
            _ => None,
        };
        Self {
            honba: number("honba"),
            earlier: number("bets"),
            declared: facts.seats("declared").unwrap_or_default(),
        }
    }

    /// Who bet in this hand.
    pub fn declared(&self) -> impl Iterator<Item = Seat> {
        let declared = self.declared;
        Seat::ALL.into_iter().filter(move |&seat| declared[seat])
    }

    /// The counters, none where they aren't known.
    pub fn honba(&self) -> u8 {
        self.honba.and_then(|all| all.try_into().ok()).unwrap_or(0)
    }

    /// The bets of earlier hands, none where they aren't known.
    pub fn earlier(&self) -> u8 {
        let earlier = self.earlier.and_then(|all| all.try_into().ok());
        earlier.unwrap_or(0)
    }

    /// All bets, where any are known.
    pub fn bets(&self) -> Option<u32> {
        let new = u32::try_from(self.declared().count()).unwrap_or(0);
        match self.earlier {
            None if new == 0 => None,
            earlier => Some(earlier.unwrap_or(0) + new),
        }
    }

    /// What is there for the next hand.
    pub fn afterwards(&self, house: &HouseRules, end: HandEnd) -> Vec<Effect> {
        let Some(row) = PROGRESSION.row(house, end) else {
            return Vec::new();
        };
        let mut effects = vec![dealer(row.deal == Deal::Stays)];
        effects.extend(match (row.counters, self.honba) {
            (Counters::Cleared, _) => Some(NO_COUNTERS),
            (Counters::Added, None) => Some(ONE_MORE),
            (Counters::Added, Some(before)) => Some(honba_now(before + 1)),
            (Counters::Kept, before) => before.map(honba_now),
        });
        let bets = if end.is_won() { Some(0) } else { self.bets() };
        effects.extend(bets.map(bets_now));
        effects
    }
}

/// Who deals next.
const fn dealer(again: bool) -> Effect {
    let (word, says) = if again {
        ("stays", "East deals again")
    } else {
        ("rotates", "the deal passes to South")
    };
    Effect {
        key: "dealer",
        value: EffectValue::Word(word),
        says,
    }
}

const NO_COUNTERS: Effect = Effect {
    key: "honba",
    value: EffectValue::Number(0),
    says: "no counters stay on the table",
};
const ONE_MORE: Effect = Effect {
    key: "honba",
    value: EffectValue::Word("+1"),
    says: "one counter more lies on the table",
};

/// The counters that lie there afterwards.
const fn honba_now(counters: u32) -> Effect {
    Effect {
        key: "honba",
        value: EffectValue::Number(counters),
        says: "counters on the table now: {0}",
    }
}

/// The bets that lie there afterwards.
pub(super) const fn bets_now(bets: u32) -> Effect {
    Effect {
        key: "bets",
        value: EffectValue::Number(bets),
        says: if bets == 0 {
            "no bets stay on the table"
        } else {
            "bets on the table now: {0}"
        },
    }
}
