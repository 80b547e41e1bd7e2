//! Writing of a backup.

use serde::{Serialize, Serializer};
use tilewise_club::ClubLog;
use tilewise_ledger::Log;

use super::{DeviceBackup, NamedRules, VERSION};
use crate::club::ClubFile;
use crate::game::{GameFile, game_link};
use crate::json::Json;
use crate::schema::device_backup::{DeviceBackupJson, NamedRulesJson};
use crate::text;

/// Returns a backup as a file, on one line. Files of unreadable logs are part of it as they are, unless they are no
/// JSON.
pub fn backup_file(backup: &DeviceBackup) -> String {
    written(backup, GameForm::File)
}

/// Returns a backup in the form for links: a game is the text of its link.
pub fn backup_text(backup: &DeviceBackup) -> String {
    written(backup, GameForm::Link)
}

/// The form of a game in a backup.
#[derive(Clone, Copy)]
enum GameForm {
    File,
    Link,
}

fn written(backup: &DeviceBackup, form: GameForm) -> String {
    let houses = backup.houses.iter().map(|house| {
        let NamedRules { name, rules } = house.clone();
        NamedRulesJson { name, rules }
    });
    text(&DeviceBackupJson {
        version: VERSION,
        program: backup.program.clone(),
        time: backup.time,
        games: GamesJson { backup, form },
        clubs: ClubsJson(backup),
        houses: houses.collect(),
        players: backup.players.clone(),
        preferences: backup.preferences.clone(),
    })
}

/// A log as a file or as the text of a link, or the file of a log that can't be read.
#[derive(Serialize)]
#[serde(untagged)]
enum LogJson<'a, File> {
    Log(File),
    Link(String),
    Unread(Json<'a>),
}

fn unread<File>(files: &[String]) -> impl Iterator<Item = LogJson<'_, File>> {
    let json = files
        .iter()
        .filter_map(|file| serde_json::from_str(file).ok());
    json.map(LogJson::Unread)
}

/// The games of a backup.
struct GamesJson<'a> {
    backup: &'a DeviceBackup,
    form: GameForm,
}

impl Serialize for GamesJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let games = self.backup.games.iter();
        let games = games.map(|log: &Log| match self.form {
            GameForm::File => LogJson::Log(GameFile(log)),
            GameForm::Link => LogJson::Link(game_link(log)),
        });
        serializer.collect_seq(games.chain(unread(&self.backup.unread_games)))
    }
}

/// The clubs of a backup.
struct ClubsJson<'a>(&'a DeviceBackup);

impl Serialize for ClubsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let clubs = self.0.clubs.iter();
        let clubs = clubs.map(|log: &ClubLog| LogJson::Log(ClubFile(log)));
        serializer.collect_seq(clubs.chain(unread(&self.0.unread_clubs)))
    }
}
