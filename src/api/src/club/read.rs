//! Parsing of logs.

use tilewise_club::{ClubEvent, ClubLog};
use tilewise_ledger::UnreadEvent;

use super::input;
use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::log_file::{EventReader, LogKind, has_kind, read_entries};
use crate::schema::club_log::ClubLogJson;
use crate::schema::keys::keys;
use crate::value::JsonValue;

/// The version of the format. Other versions are refused.
pub const VERSION: i64 = 1;

/// What is special about the file of a club.
pub const CLUB: LogKind = LogKind {
    key: "tilewise-club",
    noun: "club",
    version: VERSION,
    other_kind: "not-a-club",
    results: &["lines", "members", "nights", "seasons", "standings"],
};

/// Reads a log.
pub fn club_log(
    value: &JsonValue,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<ClubLog> {
    let keys = keys::<ClubLogJson<Json>>();
    read_entries(
        CLUB,
        keys,
        value,
        &mut ClubReader { catalogue },
        diagnostics,
    )
}

/// The reader of club events. None depends on those before it.
struct ClubReader {
    catalogue: Catalogue,
}

impl EventReader for ClubReader {
    type Event = ClubEvent;

    fn read(&mut self, input: &JsonValue, diagnostics: &mut Diagnostics) -> Option<ClubEvent> {
        input::read_club_event(input, self.catalogue, diagnostics)
    }

    /// Returns whether the other results are right without an event: it contains neither the rules of the club nor the
    /// policy of a season.
    fn may_stay_unread(&self, input: &Json, _: &Diagnostics) -> bool {
        !has_kind(input, |kind| {
            matches!(kind, "founded" | "profile" | "season-opened")
        })
    }

    fn is_needed_by_others(&self, _: &Json) -> bool {
        false
    }

    fn unread(&self, event: UnreadEvent) -> ClubEvent {
        ClubEvent::Unread(event)
    }
}
