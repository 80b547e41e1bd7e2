//! Everything that the page stores on a device: what is in a backup, and what isn't, with the reason.

/// Whether a backup contains what is stored under a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InBackup {
    /// It does, in this field.
    Field(&'static str),
    /// It doesn't, for this reason.
    No(&'static str),
}

/// The keys of texts, the databases and the caches of the page.
pub const STORED: [(&str, InBackup); 25] = [
    ("tilewise-games", InBackup::Field("games")),
    ("tilewise-clubs", InBackup::Field("clubs")),
    ("tilewise.houses", InBackup::Field("houses")),
    ("tilewise.players", InBackup::Field("players")),
    ("tilewise.language", InBackup::Field("preferences.language")),
    ("tilewise.theme", InBackup::Field("preferences.theme")),
    ("tilewise.corners", InBackup::Field("preferences.corners")),
    ("tilewise.names", InBackup::Field("preferences.names")),
    ("tilewise.typing", InBackup::Field("preferences.typing")),
    (
        "tilewise.fouls",
        InBackup::Field("preferences.penalty_book"),
    ),
    (
        "tilewise.organiser",
        InBackup::Field("preferences.organiser"),
    ),
    ("tilewise.table", InBackup::Field("preferences.rules")),
    (
        "tilewise.device",
        InBackup::No("two devices with one id would write as one"),
    ),
    (
        "tilewise.shell",
        InBackup::No("it follows from the rules of the last hand"),
    ),
    (
        "tilewise.hand",
        InBackup::No("the unfinished hand is on one device"),
    ),
    (
        "tilewise.hand.unread",
        InBackup::No("an unfinished hand that no version reads"),
    ),
    (
        "tilewise.hand.game",
        InBackup::No("the unfinished hand is on one device"),
    ),
    (
        "tilewise.half",
        InBackup::No("the unfinished entry is on one device"),
    ),
    (
        "tilewise.game",
        InBackup::No("which game is shown is of one device"),
    ),
    (
        "tilewise.club",
        InBackup::No("which club is shown is of one device"),
    ),
    (
        "tilewise.opened",
        InBackup::No("which game came from a file is of one device"),
    ),
    (
        "tilewise.club.opened",
        InBackup::No("which club came from a file is of one device"),
    ),
    (
        "tilewise.codes",
        InBackup::No("codes of incomplete transfers"),
    ),
    (
        "tilewise.take-along",
        InBackup::No("whether the offer was dismissed is of one device"),
    ),
    (
        "tilewise.backup-codes",
        InBackup::No("codes of an incomplete transfer"),
    ),
];
