//! What a text means that was scanned, pasted or typed at the desk. Pure; never panics and always ends quickly.

use tilewise_api::{Catalogue, CodePart, RefusalReport, read_game_link};
use tilewise_ledger::Log;

use crate::store::{Unreadable, UnreadableReason};
use crate::table::game_file;

/// Paths before a packed game: a result, and the game of a table.
const GAMES: [&str; 2] = ["/club/result/", "/table/game/"];
/// Path before one of several codes.
const PART: &str = "/table/code/";
/// Letters of the shortest packed game; a result code is shorter.
const SHORTEST_GAME: usize = 60;

/// What a text means.
#[derive(Clone, Debug, PartialEq)]
pub enum ScannedText {
    /// A game.
    Game(Box<Log>),
    /// One of several codes of a game.
    Part(CodePart),
    /// Perhaps a result code.
    Code(String),
}

/// Why a text means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanError {
    /// It is empty.
    Empty,
    /// It is longer than any game.
    TooLong,
    /// It is a link to something else.
    OtherLink,
    /// Its end is missing.
    CutOff,
    /// A newer version wrote it.
    Newer,
    /// It was changed on the way.
    Changed,
}

/// Returns what a text means.
///
/// # Errors
/// If it means nothing: why.
pub fn read_scanned(text: &str, catalogue: Catalogue) -> Result<ScannedText, ScanError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ScanError::Empty);
    }
    if text.len() > game_file::LONGEST {
        return Err(ScanError::TooLong);
    }
    for path in GAMES {
        if let Some(packed) = after(text, path) {
            return read_packed(packed, catalogue);
        }
    }
    if let Some(code) = after(text, PART) {
        return CodePart::read(code)
            .map(ScannedText::Part)
            .map_err(|refusal| error_of(&refusal));
    }
    if text.starts_with('{') {
        let opened = game_file::read(text.as_bytes());
        return opened
            .map(|opened| ScannedText::Game(Box::new(opened.log)))
            .map_err(|why| error_of_file(&why));
    }
    if text.contains("://") || text.contains("#/") {
        return Err(ScanError::OtherLink);
    }
    if text.len() >= SHORTEST_GAME && text.bytes().all(is_packed) {
        return read_packed(text, catalogue);
    }
    Ok(ScannedText::Code(text.to_owned()))
}

/// Reads a packed game: the text of a link after its path.
///
/// # Errors
/// If it can't be read: why.
pub fn read_packed(packed: &str, catalogue: Catalogue) -> Result<ScannedText, ScanError> {
    match read_game_link(packed, catalogue) {
        Ok(log) => Ok(ScannedText::Game(Box::new(log))),
        Err(refusal) => Err(error_of(&refusal)),
    }
}

/// Returns why the file of a game can't be read.
pub const fn error_of_file(why: &Unreadable) -> ScanError {
    match why.reason {
        UnreadableReason::Long | UnreadableReason::Many(_) => ScanError::TooLong,
        UnreadableReason::CutOff => ScanError::CutOff,
        UnreadableReason::Version | UnreadableReason::Rules => ScanError::Newer,
        UnreadableReason::NoGame
        | UnreadableReason::Twice
        | UnreadableReason::NotOpened
        | UnreadableReason::Broken => ScanError::Changed,
    }
}

/// Returns why a packed game can't be read.
pub fn error_of(refusal: &RefusalReport) -> ScanError {
    match refusal.errors.first().map(|error| error.code) {
        Some("cut-off") => ScanError::CutOff,
        // Packed games have a checksum, so that rules which aren't known here are those of a newer version.
        Some("unknown-version" | "unknown-ruleset" | "unknown-option" | "bad-option-value") => {
            ScanError::Newer
        }
        _ => ScanError::Changed,
    }
}

/// Returns the text after a path, up to a blank.
fn after<'a>(text: &'a str, path: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(path)?;
    rest.split_whitespace().next().or(Some(""))
}

const fn is_packed(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_')
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tilewise_api::{game_codes, game_file, game_link, missing_codes, read_game_codes};
    use tilewise_ledger::{ClubTable, Entry, EntryId, GameEvent, Opening, PlayerId, Rules};
    use tilewise_rules::BySeat;

    use super::*;

    const ALL: Catalogue = Catalogue {
        house: |key| key.parse().ok().map(Arc::new),
        other: |_| None,
    };

    fn game() -> Log {
        let opening = Opening {
            rules: Rules {
                house: "riichi-ema-2025".parse().unwrap(),
                penalty_book: None,
            },
            players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: Some(ClubTable {
                club: "c".to_owned(),
                night: "n".to_owned(),
                draw: "d".to_owned(),
                round: 1,
                table: 2,
                members: ["1", "2", "3", "4"].map(str::to_owned).to_vec(),
                ends: None,
            }),
        };
        let events = [GameEvent::Opened(opening), GameEvent::Closed];
        let entries = (1..).zip(events).map(|(counter, event)| Entry {
            id: EntryId(format!("{counter:032x}")),
            device: "0f".to_owned(),
            counter,
            time: 1_000,
            author: String::new(),
            event,
        });
        Log::from_entries(entries).unwrap()
    }

    fn read(text: &str) -> Result<ScannedText, ScanError> {
        read_scanned(text, ALL)
    }

    #[test]
    fn games_are_read_from_links_files_and_bare_texts() {
        let game = game();
        let packed = game_link(&game);
        let expected = Ok(ScannedText::Game(Box::new(game.clone())));
        for text in [
            format!("https://tilewise.example/#/club/result/{packed}"),
            format!("  http://localhost:8000/x/?lang=ja#/table/game/{packed}\n"),
            format!("Our result: https://t.example/#/club/result/{packed} bye"),
            packed.clone(),
            game_file(&game),
        ] {
            assert_eq!(read(&text), expected, "{text}");
        }
    }

    #[test]
    fn several_codes_are_read_one_by_one() {
        let game = game();
        let codes = game_codes(&game, 60).unwrap();
        assert!(codes.len() > 1);
        let parts = codes.iter().map(|code| {
            let text = format!("https://t.example/#/table/code/{code}");
            match read(&text) {
                Ok(ScannedText::Part(part)) => part,
                other => panic!("{other:?}"),
            }
        });
        let parts: Vec<_> = parts.collect();
        assert_eq!(missing_codes(&parts[1..]), [0]);
        assert_eq!(read_game_codes(&parts, ALL).ok(), Some(game));
    }

    #[test]
    fn other_short_texts_may_be_result_codes() {
        let text = "R2 T5 41200 30000 27300 21500 K";
        assert_eq!(
            read(&format!(" {text} ")),
            Ok(ScannedText::Code(text.to_owned()))
        );
        let text = "41200";
        assert_eq!(read(text), Ok(ScannedText::Code(text.to_owned())));
    }

    #[test]
    fn texts_without_a_result_are_refused() {
        let packed = game_link(&game());
        let link = format!("https://t.example/#/club/result/{packed}");
        // The first byte, the format, is 1: of version 2, it is 2.
        let newer = format!("https://t.example/#/club/result/Ag{}", &packed[2..]);
        for (text, expected) in [
            ("", ScanError::Empty),
            (" \n", ScanError::Empty),
            ("https://t.example/#/score/mcr", ScanError::OtherLink),
            ("#/season/AAAA", ScanError::OtherLink),
            ("https://t.example/#/club/result/", ScanError::CutOff),
            (&link[..link.len() - 20], ScanError::CutOff),
            (&newer, ScanError::Newer),
            ("https://t.example/#/table/code/2123", ScanError::Newer),
            ("https://t.example/#/table/code/1123", ScanError::Changed),
            ("https://t.example/#/club/result/????", ScanError::CutOff),
            ("{\"entries\": 1}", ScanError::Changed),
            ("{\"entr", ScanError::CutOff),
        ] {
            assert_eq!(read(text), Err(expected), "{text}");
        }
    }

    #[test]
    fn games_by_unknown_rules_are_newer() {
        let none = Catalogue {
            house: |_| None,
            other: |_| None,
        };
        let packed = game_link(&game());
        assert_eq!(read_packed(&packed, none), Err(ScanError::Newer));
    }

    #[test]
    fn random_texts_never_cause_a_panic() {
        // xorshift64 by Marsaglia, from a fixed start.
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut next = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let packed = game_link(&game());
        for round in 0..1_000_u32 {
            let length = usize::try_from(next() % 90).unwrap();
            let bytes: Vec<u8> = (0..length).map(|_| next().to_le_bytes()[0]).collect();
            let noise = String::from_utf8_lossy(&bytes).into_owned();
            let text = match round % 4 {
                0 => noise,
                1 => format!("https://t.example/#/club/result/{noise}"),
                2 => format!("#/table/code/1{noise}"),
                _ => {
                    // One letter of a game is another one.
                    let at = usize::try_from(next()).unwrap_or_default() % packed.len();
                    let letter = char::from(b'A' + next().to_le_bytes()[0] % 26);
                    let (before, after) = (&packed[..at], &packed[at + 1..]);
                    format!("#/club/result/{before}{letter}{after}")
                }
            };
            let _ = read(&text);
        }
    }
}
