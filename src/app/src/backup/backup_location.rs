//! Location on the Backup screen: the text after `#/backup/` in the address.

use crate::link;
use crate::store::Screen;

/// A location on the Backup screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BackupLocation {
    /// The forms.
    #[default]
    Forms,
    /// A backup from a link.
    Link(String),
    /// A code of a backup.
    Code(String),
}

impl BackupLocation {
    /// Reads a path. What isn't known are the forms.
    pub fn read(path: &str) -> Self {
        match path.split_once('/') {
            Some(("link", text)) if !text.is_empty() => Self::Link(text.to_owned()),
            Some(("code", text)) if !text.is_empty() => Self::Code(text.to_owned()),
            _ => Self::Forms,
        }
    }

    /// Returns the path.
    pub fn path(&self) -> String {
        match self {
            Self::Forms => String::new(),
            Self::Link(text) => format!("link/{text}"),
            Self::Code(text) => format!("code/{text}"),
        }
    }

    /// Returns the screen to which a scanned or pasted link leads, if it has a backup, a game or a part of one; the
    /// host doesn't matter.
    pub fn screen_in_link(text: &str) -> Option<Screen> {
        let (_, path) = text.trim().split_once('#')?;
        match link::screen(path)? {
            Screen::Backup(path) if Self::read(&path) != Self::Forms => Some(Screen::Backup(path)),
            Screen::Table(path) if path.starts_with("game/") || path.starts_with("code/") => {
                Some(Screen::Table(path))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backup_location_round_trips() {
        for path in ["", "link/AeEi-_9", "code/100023"] {
            assert_eq!(BackupLocation::read(path).path(), path);
        }
        assert_eq!(BackupLocation::read("link/"), BackupLocation::Forms);
        assert_eq!(BackupLocation::read("nowhere"), BackupLocation::Forms);
    }

    #[test]
    fn only_links_with_content_lead_to_a_screen() {
        let screen = BackupLocation::screen_in_link;
        let backup = Some(Screen::Backup("code/100023".into()));
        assert_eq!(
            screen("https://club.example/?lang=ja#/backup/code/100023"),
            backup
        );
        let game = Some(Screen::Table("game/AeEi".into()));
        assert_eq!(screen("x#/table/game/AeEi"), game);
        for text in [
            "",
            "#",
            "WIFI:S:club;;",
            "#/backup/",
            "#/backup/link/",
            "#/table/new",
            "#/club/",
        ] {
            assert_eq!(screen(text), None, "{text}");
        }
    }
}
