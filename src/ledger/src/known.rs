//! What a game knows, so that nobody tells it.

use tilewise_rules::{Facts, OnTable, WinInput};

use crate::{Happened, Won};

/// The questions of events that the game answers itself: what lies on the table.
pub const KNOWN: [&str; 4] = ["pot", "honba", "bets", "declared"];

impl Won {
    /// A win with its tiles, without what the game knows.
    pub fn hand(mut entry: WinInput) -> Self {
        entry.context.prevailing = None;
        entry.context.on_table = OnTable::NOTHING;
        Self::Hand(Box::new(entry))
    }

    /// A win that is counted already, without what the game knows.
    pub fn counted(facts: Facts) -> Self {
        Self::Counted(unknown(facts))
    }
}

impl Happened {
    /// An event, without what the game knows.
    pub fn of(event: &str, facts: Facts) -> Self {
        Self {
            event: event.to_owned(),
            facts: unknown(facts),
        }
    }
}

fn unknown(mut facts: Facts) -> Facts {
    for key in KNOWN {
        facts.unset(key);
    }
    facts
}
