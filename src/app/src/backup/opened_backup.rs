//! The file of a backup, or the reason why it can't be read.

use tilewise_api::{
    CodePart, ReadBackup, RefusalReport, begins_backup, read_backup, read_backup_codes,
    read_backup_link,
};

use crate::rule_sets::LOADED;

/// Largest size of a backup in bytes.
pub const LONGEST: usize = 32 << 20;

/// The reason why a backup can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadBackup {
    /// The reason.
    pub problem: BackupProblem,
    /// Messages with locations in the file, for developers.
    pub messages: Vec<String>,
}

/// The reason why a backup can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupProblem {
    /// It is larger than any backup.
    TooLarge,
    /// The browser denies access.
    Denied,
    /// It ends too early.
    CutOff,
    /// A newer version of the page has written it.
    Newer,
    /// It is something else.
    NotBackup,
    /// It can't be read.
    Damaged,
}

impl BackupProblem {
    /// The key of the reason.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooLarge => "too-large",
            Self::Denied => "denied",
            Self::CutOff => "cut-off",
            Self::Newer => "newer",
            Self::NotBackup => "not-a-backup",
            Self::Damaged => "damaged",
        }
    }
}

impl From<BackupProblem> for UnreadBackup {
    fn from(problem: BackupProblem) -> Self {
        Self {
            problem,
            messages: Vec::new(),
        }
    }
}

/// Reads a backup, or the file of a game or a club as a backup of it. All rule sets have to be loaded.
///
/// # Errors
/// The reason why it can't be read.
pub fn open_backup(file: &[u8]) -> Result<ReadBackup, UnreadBackup> {
    if file.len() > LONGEST {
        return Err(BackupProblem::TooLarge.into());
    }
    let read = read_backup(file, LOADED);
    read.map_err(|refusal| unread(refusal, begins_backup(file)))
}

/// Reads a backup from the text of a link. All rule sets have to be loaded.
///
/// # Errors
/// The reason why it can't be read.
pub fn open_link(text: &str) -> Result<ReadBackup, UnreadBackup> {
    read_backup_link(text, LOADED).map_err(|refusal| unread(refusal, true))
}

/// Reads a backup from its codes. All rule sets have to be loaded.
///
/// # Errors
/// The reason why it can't be read.
pub fn open_codes(parts: &[CodePart]) -> Result<ReadBackup, UnreadBackup> {
    read_backup_codes(parts, LOADED).map_err(|refusal| unread(refusal, true))
}

/// Converts the errors of a backup. Whether it begins as one distinguishes a damaged file from another one.
pub fn unread(refusal: RefusalReport, is_backup: bool) -> UnreadBackup {
    let problem = problem(&refusal, is_backup);
    let messages = refusal.errors.into_iter().map(|one| one.message);
    UnreadBackup {
        problem,
        messages: messages.collect(),
    }
}

fn problem(refusal: &RefusalReport, is_backup: bool) -> BackupProblem {
    let first = refusal.errors.first();
    match first.map(|one| (one.code, one.at.as_deref())) {
        Some(("cut-off", _)) => BackupProblem::CutOff,
        Some(("unknown-version", _)) => BackupProblem::Newer,
        Some(("not-a-backup", _)) => BackupProblem::NotBackup,
        // Not even JSON.
        Some(("bad-request", None)) if !is_backup => BackupProblem::NotBackup,
        _ => BackupProblem::Damaged,
    }
}
