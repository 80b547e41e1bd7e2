//! Penalty books. Each one has a folder here and an item in [`ALL`].

mod ema_2025;
mod mil_2025;
mod wrc_2015;
mod wrc_2025;

use crate::evaluate::RuleConfig;
use crate::fouls::{PenaltyBook, PenaltyBookName};

pub use ema_2025::BOOK as EMA_2025;
pub use mil_2025::{BOOK as MCR_MIL_2025, PAY_EACH as MCR_PAY_EACH};
pub use wrc_2015::BOOK as WRC_2015;
pub use wrc_2025::BOOK as WRC_2025;

/// All penalty books; the first one is the default.
pub static ALL: [&PenaltyBook; 5] = [
    &WRC_2015,
    &EMA_2025,
    &WRC_2025,
    &MCR_MIL_2025,
    &MCR_PAY_EACH,
];

/// Names of the penalty books, in the order of [`ALL`].
const NAMES: [PenaltyBookName; 5] = [
    wrc_2015::NAME,
    ema_2025::NAME,
    wrc_2025::NAME,
    mil_2025::NAME,
    mil_2025::PAY_EACH_NAME,
];

/// Topics of a penalty book in addition to fouls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesOn {
    /// Payments at a draw.
    pub draws: bool,
    /// End of a game.
    pub ends: bool,
}

impl RulesOn {
    /// Returns the topics of a penalty book.
    pub const fn from_book(book: &PenaltyBook) -> Self {
        Self {
            draws: book.stakes.is_some(),
            ends: book.tournament.is_some(),
        }
    }
}

/// Topics of the penalty books, in the order of [`ALL`].
static RULES_ON: [RulesOn; ALL.len()] = {
    let mut all = [RulesOn::from_book(ALL[0]); ALL.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = RulesOn::from_book(ALL[place]);
        place += 1;
    }
    all
};

/// Returns the topics of the penalty book of a key, without linking the book itself.
pub fn rules_on(key: &str) -> Option<RulesOn> {
    let place = NAMES.iter().position(|named| named.has(key))?;
    RULES_ON.get(place).copied()
}

/// Returns the penalty book of a key or alias.
pub fn by_key(key: &str) -> Option<&'static PenaltyBook> {
    let named = NAMES.iter().find(|named| named.has(key))?;
    ALL.into_iter().find(|book| book.key == named.key)
}

/// Returns the penalty book of a rule configuration: the chosen one, or the one with the key of its rule set.
pub fn for_config(house: &RuleConfig) -> Option<&'static PenaltyBook> {
    let rule_set = house.rule_set();
    let chosen = (rule_set.game.progression.penalty_book)(house);
    by_key(chosen.unwrap_or(rule_set.identity.key))
}

/// Returns the name of the penalty book of a key, without linking the book itself.
pub fn name_of(key: &str) -> Option<&'static str> {
    let named = NAMES.iter().find(|named| named.has(key))?;
    Some(named.name)
}
