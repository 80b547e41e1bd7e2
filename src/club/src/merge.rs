//! The union of two logs of a club, and the removal of names of members who are forgotten.

use std::collections::BTreeSet;

use tilewise_ledger::{Change, Correction, Entry, EntryId, GameEvent, Log, LogEvent, PlayerId};
use tilewise_rules::Sentence;

use crate::game_members::game_members;
use crate::{
    Club, ClubEntry, ClubEvent, ClubLog, ClubOutcome, MemberId, ResultContent, TableResult,
};

/// The union of two logs of a club.
#[derive(Clone, Debug, PartialEq)]
pub struct MergedLogs {
    /// All entries of both; of two that clash, the own one.
    pub log: ClubLog,
    /// The entries of the other log that have the ID of an own entry, and other content. People decide about them.
    pub clashes: Vec<ClubEntry>,
}

impl MergedLogs {
    /// Returns the entries that count at the desks that have them and change nothing in the union, with the reasons: the
    /// desks contradict each other.
    pub fn contradictions(&self, own: &ClubLog, other: &ClubLog) -> Vec<ClubOutcome> {
        let outcomes = [own, other].map(|log| Club::replay(log).outcomes);
        let outcomes = outcomes.iter().flatten();
        let (counted, refused): (Vec<_>, Vec<_>) = outcomes.partition(|one| one.refusal.is_none());
        let [counted, refused] = [counted, refused].map(|all| {
            let entries = all.into_iter().map(|one| &one.entry);
            entries.collect::<BTreeSet<_>>()
        });
        let is_new = |entry: &EntryId| counted.contains(entry) && !refused.contains(entry);
        let all = Club::replay(&self.log).outcomes.into_iter();
        all.filter(|one| one.refusal.is_some() && is_new(&one.entry))
            .collect()
    }
}

/// The error that another log is that of another club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherClub;

impl OtherClub {
    /// Returns the stable code, and a sentence with the error and the remedy.
    pub fn reason(self) -> (&'static str, Sentence) {
        let text = "this file is of another club: open it as a club of its own";
        ("other-club", text.into())
    }
}

/// Returns the union of two logs of a club. Members who are forgotten in one of them have no names in it.
///
/// # Errors
/// If the logs are of different clubs.
pub fn merge_logs(own: &ClubLog, other: &ClubLog) -> Result<MergedLogs, OtherClub> {
    if let (Some(own), Some(other)) = (founding(own), founding(other))
        && own != other
    {
        return Err(OtherClub);
    }
    let forgotten = forgotten_members(own)
        .into_iter()
        .chain(forgotten_members(other));
    let forgotten: BTreeSet<&MemberId> = forgotten.collect();
    let mut merged = MergedLogs {
        log: redacted(own, &forgotten),
        clashes: Vec::new(),
    };
    for entry in redacted(other, &forgotten).entries() {
        if merged.log.add(entry.clone()).is_err() {
            merged.clashes.push(entry.clone());
        }
    }
    Ok(merged)
}

/// Returns the ID of the entry that founds a club.
fn founding(log: &ClubLog) -> Option<&EntryId> {
    let mut entries = log.entries().iter();
    let founded = entries.find(|entry| matches!(entry.event, ClubEvent::Founded(_)));
    founded.map(|entry| &entry.id)
}

/// Returns the log without the names of members who are forgotten: what is stored and handed on.
pub fn without_forgotten_names(log: &ClubLog) -> ClubLog {
    redacted(log, &forgotten_members(log))
}

/// Returns the members who are forgotten at the end of a log.
pub(crate) fn forgotten_members(log: &ClubLog) -> BTreeSet<&MemberId> {
    let may_forget = |entry: &ClubEntry| {
        matches!(
            entry.event,
            ClubEvent::MemberForgotten(_) | ClubEvent::Correction(_)
        )
    };
    if !log.entries().iter().any(may_forget) {
        return BTreeSet::new();
    }
    let resolved = log.resolved().into_iter();
    resolved
        .filter_map(|one| match one.event {
            ClubEvent::MemberForgotten(member) => Some(member),
            _ => None,
        })
        .collect()
}

fn redacted(log: &ClubLog, forgotten: &BTreeSet<&MemberId>) -> ClubLog {
    if forgotten.is_empty() {
        return log.clone();
    }
    let names = names(log, forgotten);
    let entries = log.entries().iter().map(|entry| Entry {
        author: if names.contains(&*entry.author) {
            String::new()
        } else {
            entry.author.clone()
        },
        event: redacted_event(&entry.event, forgotten),
        ..entry.clone()
    });
    // IDs are those of the log, so they are different.
    ClubLog::from_entries(entries).unwrap_or_else(|_| log.clone())
}

/// Returns all names that the log has for some members.
fn names<'a>(log: &'a ClubLog, members: &BTreeSet<&MemberId>) -> BTreeSet<&'a str> {
    let events = log.entries().iter().map(|entry| content(&entry.event));
    let records = events.filter_map(|event| match event {
        ClubEvent::Member(record) if members.contains(&record.id) => Some(record),
        _ => None,
    });
    records
        .flat_map(|record| [&*record.name, &*record.alias])
        .filter(|name| !name.is_empty())
        .collect()
}

/// Returns the content of a correction, or the event itself.
fn content(event: &ClubEvent) -> &ClubEvent {
    let mut event = event;
    while let Some(Correction {
        change: Change::Replace(inner) | Change::InsertBefore(inner),
        ..
    }) = event.correction()
    {
        event = inner;
    }
    event
}

fn redacted_event(event: &ClubEvent, forgotten: &BTreeSet<&MemberId>) -> ClubEvent {
    match event {
        ClubEvent::Member(record) if forgotten.contains(&record.id) => {
            let mut record = record.clone();
            // A name is needed, if the member is remembered again.
            "–".clone_into(&mut record.name);
            record.alias.clear();
            ClubEvent::Member(record)
        }
        ClubEvent::Result(TableResult {
            table,
            content: ResultContent::Game { log, members },
        }) => {
            let playing = game_members(log, members);
            let players = playing.iter().filter(|one| forgotten.contains(&one.1));
            let players: BTreeSet<PlayerId> = players.map(|one| one.0).collect();
            let log = Box::new(redacted_game(log, &players));
            ClubEvent::Result(TableResult {
                table: table.clone(),
                content: ResultContent::Game {
                    log,
                    members: members.clone(),
                },
            })
        }
        ClubEvent::Correction(correction) => {
            let redacted = |event: &ClubEvent| redacted_event(event, forgotten);
            ClubEvent::Correction(redacted_correction(correction, redacted))
        }
        _ => event.clone(),
    }
}

/// Returns a game without the names of some players in its opening and in corrections of it. A player who joins later
/// keeps the name.
fn redacted_game(log: &Log, players: &BTreeSet<PlayerId>) -> Log {
    let entries = log.entries().iter().map(|entry| Entry {
        event: redacted_game_event(&entry.event, players),
        ..entry.clone()
    });
    Log::from_entries(entries).unwrap_or_else(|_| log.clone())
}

fn redacted_game_event(event: &GameEvent, players: &BTreeSet<PlayerId>) -> GameEvent {
    match event {
        GameEvent::Opened(opening) => {
            let mut opening = opening.clone();
            for (player, name) in (0..).map(PlayerId).zip(&mut opening.players) {
                if players.contains(&player) {
                    name.clear();
                }
            }
            GameEvent::Opened(opening)
        }
        GameEvent::Correction(correction) => {
            let redacted = |event: &GameEvent| redacted_game_event(event, players);
            GameEvent::Correction(redacted_correction(correction, redacted))
        }
        _ => event.clone(),
    }
}

/// Returns a correction whose event is redacted.
fn redacted_correction<E>(correction: &Correction<E>, redacted: impl Fn(&E) -> E) -> Correction<E> {
    Correction {
        target: correction.target.clone(),
        change: match &correction.change {
            Change::Delete => Change::Delete,
            Change::Replace(event) => Change::Replace(Box::new(redacted(event))),
            Change::InsertBefore(event) => Change::InsertBefore(Box::new(redacted(event))),
        },
    }
}
