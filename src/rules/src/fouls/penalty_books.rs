//! The penalty books. A new one is a folder here and a line in [`ALL`].

mod ema_2025;
mod mil_2025;
mod wrc_2015;
mod wrc_2025;

use crate::fouls::{Named, PenaltyBook};
use crate::schema::House;

pub use ema_2025::BOOK as EMA_2025;
pub use mil_2025::{BOOK as MCR_MIL_2025, PAY_EACH as MCR_PAY_EACH};
pub use wrc_2015::BOOK as WRC_2015;
pub use wrc_2025::BOOK as WRC_2025;

/// All penalty books; the first is played by where nothing else is chosen.
pub static ALL: [&PenaltyBook; 5] = [
    &WRC_2015,
    &EMA_2025,
    &WRC_2025,
    &MCR_MIL_2025,
    &MCR_PAY_EACH,
];

/// What they are called.
const NAMED: [Named; 5] = [
    wrc_2015::NAMED,
    ema_2025::NAMED,
    wrc_2025::NAMED,
    mil_2025::NAMED,
    mil_2025::NAMED_PAY_EACH,
];

/// On what a penalty book rules beside fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesOn {
    /// What a draw pays.
    pub draws: bool,
    /// How a game ends.
    pub ends: bool,
}

impl RulesOn {
    /// On what a book rules.
    pub const fn of(book: &PenaltyBook) -> Self {
        Self {
            draws: book.stakes.is_some(),
            ends: book.tournament.is_some(),
        }
    }
}

/// On what each rules, in the same order.
static RULES_ON: [RulesOn; ALL.len()] = {
    let mut all = [RulesOn::of(ALL[0]); ALL.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = RulesOn::of(ALL[place]);
        place += 1;
    }
    all
};

/// On what the penalty book of a key rules beside fouls; the book itself is not linked for it.
pub fn rules_on(key: &str) -> Option<RulesOn> {
    let place = NAMED.iter().position(|named| named.has(key))?;
    RULES_ON.get(place).copied()
}

/// The penalty book of a key, or of another name of it.
pub fn by_key(key: &str) -> Option<&'static PenaltyBook> {
    let named = NAMED.iter().find(|named| named.has(key))?;
    ALL.into_iter().find(|book| book.key == named.key)
}

/// The penalty book of a house: the one that its answers name, else the one of its rule set's key.
pub fn of_house(house: &House) -> Option<&'static PenaltyBook> {
    let rule_set = house.rule_set();
    let chosen = (rule_set.progression.penalty_book)(house);
    by_key(chosen.unwrap_or(rule_set.key))
}

/// The name of the penalty book of a key; the book itself is not linked for it.
pub fn name_of(key: &str) -> Option<&'static str> {
    let named = NAMED.iter().find(|named| named.has(key))?;
    Some(named.name)
}
