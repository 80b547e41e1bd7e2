//! Parsing of logs.

use std::sync::Arc;

use tilewise_ledger::{GameEvent, Log, Rules, UnreadEvent};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{RuleConfig, penalty_books};

use super::{VERSION, input};
use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::log_file::{EventReader, LogKind, field, has_kind, kind_of, read_entries};
use crate::schema::game_log::GameLogJson;
use crate::schema::keys::keys;
use crate::value::JsonValue;

/// What is special about the file of a game.
pub const GAME: LogKind = LogKind {
    key: "tilewise-game",
    noun: "game",
    version: VERSION,
    other_kind: "not-a-game",
    results: &[
        "accounts",
        "debts",
        "lines",
        "payments",
        "players",
        "pots",
        "scores",
        "settle",
        "standings",
    ],
};

/// The context for reading an entry, from the entries before it.
#[derive(Clone)]
pub struct ReadContext {
    /// The catalogue of rule sets.
    pub catalogue: Catalogue,
    /// The current rule configuration.
    pub house: Option<Arc<RuleConfig>>,
    /// The current penalty book.
    pub book: Option<&'static PenaltyBook>,
}

/// Reads a log.
pub fn log(value: &JsonValue, catalogue: Catalogue, diagnostics: &mut Diagnostics) -> Option<Log> {
    let mut context = ReadContext {
        catalogue,
        house: None,
        book: None,
    };
    let keys = keys::<GameLogJson<Json>>();
    read_entries(GAME, keys, value, &mut context, diagnostics)
}

impl EventReader for ReadContext {
    type Event = GameEvent;

    fn read(&mut self, input: &JsonValue, diagnostics: &mut Diagnostics) -> Option<GameEvent> {
        let event = input::read_game_event(input, self, diagnostics)?;
        if diagnostics.is_empty() {
            self.after(&event);
        }
        Some(event)
    }

    /// Returns whether the game can be played without an event: it contains no rules, and no other rule set could
    /// read it.
    fn may_stay_unread(&self, input: &Json, diagnostics: &Diagnostics) -> bool {
        !has_kind(input, is_rules) && !diagnostics.has(&["unknown-ruleset", "unknown-option"])
    }

    fn is_needed_by_others(&self, input: &Json) -> bool {
        kind_of(input).is_some_and(is_rules)
    }

    fn unread(&self, event: UnreadEvent) -> GameEvent {
        GameEvent::Unread(event)
    }
}

/// Returns whether an event of this kind has rules.
fn is_rules(kind: &str) -> bool {
    matches!(kind, "opened" | "rules")
}

impl ReadContext {
    /// Returns the penalty book for fouls that name none.
    pub fn default_penalty_book(&self) -> Option<&'static PenaltyBook> {
        let own = self.house.as_deref();
        self.book.or_else(|| penalty_books::for_config(own?))
    }

    /// Updates the context after an event.
    pub fn after(&mut self, input: &GameEvent) {
        if let Some(Rules {
            house,
            penalty_book,
        }) = rules(input)
        {
            if self.house.as_deref() != Some(house) {
                self.house = Some(Arc::new(house.clone()));
            }
            self.book = *penalty_book;
        }
    }
}

/// Returns the rules in an event, also in a correction.
pub fn rules(input: &GameEvent) -> Option<&Rules> {
    use tilewise_ledger::Change::{Delete, InsertBefore, Replace};
    match input {
        GameEvent::Opened(opening) => Some(&opening.rules),
        GameEvent::Rules(rules) => Some(rules),
        GameEvent::Correction(correction) => match &correction.change {
            Delete => None,
            Replace(input) | InsertBefore(input) => rules(input),
        },
        _ => None,
    }
}

/// Returns whether an event in the log may open a game. A log without a list of entries has another error.
pub fn is_opened(json: &Json) -> bool {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return true;
    };
    entries.iter().any(|entry| {
        let kind = field(entry, "input").and_then(kind_of);
        matches!(kind, Some("opened" | "corrected"))
    })
}
