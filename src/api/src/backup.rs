//! Backups of a device as JSON: a file with everything that it stores.

mod link;
mod read;
mod write;

use std::collections::BTreeMap;

use tilewise_club::ClubLog;
use tilewise_ledger::Log;

use crate::diagnostics::Diagnostic;
use crate::log_file::LogKind;

pub use link::{BackupCodes, backup_codes, read_backup_codes, read_backup_link};
pub use read::{begins_backup, read_backup};
pub use write::backup_file;

/// The version of the format. Other versions are refused.
const VERSION: i64 = 1;
/// What is special about the file.
const BACKUP: LogKind = LogKind {
    key: "tilewise-backup",
    noun: "backup",
    version: VERSION,
    other_kind: "not-a-backup",
    results: &[],
};

/// Everything that a device stores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceBackup {
    /// The version of Tilewise that wrote it; empty if unknown.
    pub program: String,
    /// The time of the backup, in milliseconds since 1970; 0 if unknown.
    pub time: i64,
    /// The games.
    pub games: Vec<Log>,
    /// The clubs.
    pub clubs: Vec<ClubLog>,
    /// Files of games that can't be read.
    pub unread_games: Vec<String>,
    /// Files of clubs that can't be read.
    pub unread_clubs: Vec<String>,
    /// The saved house rules.
    pub houses: Vec<NamedRules>,
    /// The names of players, the most recent first.
    pub players: Vec<String>,
    /// Preferences as texts by their keys.
    pub preferences: BTreeMap<String, String>,
}

/// House rules that are saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedRules {
    /// The name.
    pub name: String,
    /// The text form of the rule configuration.
    pub rules: String,
}

/// A backup that was read, as far as that is possible.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadBackup {
    /// The readable content. Parts that can't be read are left out.
    pub content: DeviceBackup,
    /// The errors of parts that can't be read, each with its path.
    pub errors: Vec<Diagnostic>,
    /// Fields that only a newer version of Tilewise reads.
    pub unknown: Vec<String>,
}

#[cfg(test)]
mod tests;
