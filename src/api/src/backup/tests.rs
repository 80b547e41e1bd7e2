//! Tests of backups: what is written is read, and each error has its path.

use proptest::prelude::*;

use super::*;
use crate::catalogue;
use crate::packing::{CodePart, missing_codes};

const GAME: &str = r#"{"tilewise-game":1,"entries":[
    {"id":"a1","device":"phone","counter":1,"time":0,"input":{"told":"opened","ruleset":"hk-old-style",
        "players":["Ann","Bo","Cy","Di"],"seats":{"E":0,"S":1,"W":2,"N":3}}},
    {"id":"a2","device":"phone","counter":2,"time":0,"input":{"told":"drawn"}}]}"#;
const CLUB: &str = r#"{"tilewise-club":1,"entries":[
    {"id":"c1","device":"desk","counter":1,"time":0,"author":"Olga",
        "input":{"told":"founded","name":"The Nest","ruleset":"mcr"}}]}"#;

/// Returns the text of a backup with these games and clubs.
fn file(games: &str, clubs: &str) -> String {
    format!(
        r#"{{"tilewise-backup":1,"program":"0.2.0","time":1764400000000,"games":[{games}],"clubs":[{clubs}],
        "houses":[{{"name":"Friday","rules":"hk-old-style;minimum_fan=1"}}],"players":["Ann","伯"],
        "preferences":{{"language":"ja","theme":"dark"}}}}"#
    )
}

fn read(file: &str) -> Result<ReadBackup, crate::RefusalReport> {
    read_backup(file.as_bytes(), catalogue::ALL)
}

#[track_caller]
fn refused(file: &str, code: &str) {
    let refusal = read(file).expect_err(file);
    assert_eq!(refusal.errors[0].code, code, "{:?}", refusal.errors);
}

#[test]
fn backup_is_read_as_it_was_written() {
    let read_once = read(&file(GAME, CLUB)).expect("a backup");
    assert_eq!(read_once.errors, []);
    let content = &read_once.content;
    assert_eq!(content.games[0].entries().len(), 2);
    assert_eq!(content.clubs[0].entries()[0].author, "Olga");
    assert_eq!(content.houses[0].name, "Friday");
    assert_eq!(content.houses[0].rules, "hk-old-style;minimum_fan=1");
    assert_eq!(content.players, ["Ann", "伯"]);
    assert_eq!(content.preferences["theme"], "dark");
    assert_eq!(
        (&*content.program, content.time),
        ("0.2.0", 1_764_400_000_000)
    );
    assert!(begins_backup(backup_file(content).as_bytes()));
    let again = read(&backup_file(content)).expect("a backup");
    assert_eq!(again, read_once);
}

#[test]
fn unreadable_game_is_reported_with_its_path() {
    let broken = r#"{"tilewise-game":1,"entries":[{"id":"x","device":"p","time":0,"input":{"told":"opened"}}]}"#;
    let newer = r#"{"tilewise-game":9,"entries":[]}"#;
    let empty = r#"{"tilewise-game":1,"entries":[]}"#;
    let found = read(&file(&[GAME, broken, newer, empty].join(","), CLUB)).expect("a backup");
    assert_eq!(
        (found.content.games.len(), found.content.clubs.len()),
        (1, 1)
    );
    let at: Vec<_> = found
        .errors
        .iter()
        .filter_map(|one| one.at.as_deref())
        .collect();
    assert!(at.contains(&"games[1].entries[0].counter"), "{at:?}");
    assert!(at.contains(&"games[2].tilewise-game"), "{at:?}");
    assert!(at.contains(&"games[3]"), "{at:?}");
    // Their files stay in the next backup.
    let again = read(&backup_file(&found.content)).expect("a backup");
    assert_eq!(again.content, found.content);
    assert_eq!(again.content.unread_games.len(), 3);
}

#[test]
fn every_wrong_part_of_a_backup_is_reported() {
    let text = r#"{"tilewise-backup":1,"games":{},"houses":[{"name":"","rules":"a\nb"},{"name":"x"}],
        "players":["Ann",3],"preferences":{"theme":1}}"#;
    let found = read(text).expect("a backup");
    let at: Vec<_> = found
        .errors
        .iter()
        .filter_map(|one| one.at.as_deref())
        .collect();
    assert_eq!(
        at,
        [
            "games",
            "clubs",
            "houses[0].name",
            "houses[0].rules",
            "houses[1].rules",
            "players[1]",
            "preferences.theme"
        ]
    );
    assert_eq!(found.content.players, ["Ann"]);
}

#[test]
fn fields_of_newer_programs_are_reported() {
    let text = file("", "").replacen("\"games\"", "\"practice\":[1],\"games\"", 1);
    let found = read(&text).expect("a backup");
    assert_eq!(
        (found.errors, found.unknown),
        (vec![], vec!["practice".to_owned()])
    );
}

/// A link of a backup that was given away: the format and its dictionary are permanent.
const PUBLISHED: &str = "\
    AbgDiQGVWy28hgigK-v8HDl25iGc8QM7rqMGa0cdiLBtFcQhXhyRbNs9BsLMPoE5vOlkS3eQGoXkxtYROfQs0rj_zel9b0lwxQx8\
    -0803aC5JdRHC9wqFiQbWYiafOTH_7LpbyT8OpF79MWWK1AJ_8DSRRJdCI2M1URTWQTzBy8UqLn-0UbaqQ7e_83I-JHTQtQ";

#[test]
fn published_link_of_a_backup_opens() {
    let expected = read(&file(GAME, CLUB)).expect("a backup").content;
    let published = read_backup_link(PUBLISHED, catalogue::ALL).map(|read| read.content);
    let now = backup_codes(&expected, 350, 10).map(|codes| codes.link);
    assert!(
        published.is_ok_and(|content| content == expected),
        "{now:?}"
    );
}

#[test]
fn backup_is_read_from_its_codes_in_any_order() {
    let content = read(&file(GAME, CLUB)).expect("a backup").content;
    let written = backup_codes(&content, 100, 50).expect("a short backup");
    assert!(written.codes.len() > 1);
    let parts = written.codes.iter().rev().map(|code| CodePart::read(code));
    let mut parts: Vec<_> = parts.map(|part| part.expect("a code")).collect();
    let joined = read_backup_codes(&parts, catalogue::ALL).expect("all codes");
    assert!(joined.content == content, "{:?}", joined.errors);
    let linked = read_backup_link(&written.link, catalogue::ALL).expect("a link");
    assert!(linked.content == content, "{:?}", linked.errors);
    parts.pop();
    assert_eq!(missing_codes(&parts), [0]);
    let refusal = read_backup_codes(&parts, catalogue::ALL).expect_err("one is missing");
    assert_eq!(refusal.errors[0].code, "cut-off");
    let half = &written.link[..written.link.len() / 2];
    let refusal = read_backup_link(half, catalogue::ALL).expect_err("cut off");
    assert_eq!(refusal.errors[0].code, "cut-off");
    assert_eq!(backup_codes(&content, 100, 1), None);
}

#[test]
fn file_that_is_no_backup_has_a_reason() {
    let whole = file(GAME, CLUB);
    refused(&whole[..whole.len() / 2], "cut-off");
    refused(
        &whole.replacen("\"tilewise-backup\":1", "\"tilewise-backup\":2", 1),
        "unknown-version",
    );
    refused(
        &whole.replacen("\"tilewise-backup\":1", "\"tilewise-backup\":\"x\"", 1),
        "unknown-version",
    );
    refused("{}", "not-a-backup");
    refused("[]", "not-a-backup");
    refused("photo", "bad-request");
    refused("", "cut-off");
}

/// A name may be cut between the bytes of a letter.
#[test]
fn file_that_is_cut_anywhere_is_called_so() {
    let whole = file(GAME, CLUB);
    for end in 0..whole.len() {
        let refusal = read_backup(&whole.as_bytes()[..end], catalogue::ALL).expect_err("cut off");
        assert_eq!(refusal.errors[0].code, "cut-off", "{end}");
    }
}

/// Some programs write a byte order mark in front of a text.
#[test]
fn file_with_a_byte_order_mark_is_a_backup() {
    let text = format!("\u{feff}{}", file(GAME, CLUB));
    assert!(begins_backup(text.as_bytes()));
    assert_eq!(read(&text).ok(), read(&file(GAME, CLUB)).ok());
}

#[test]
fn file_of_one_log_is_read_as_its_backup() {
    let game = read(GAME).expect("a game").content;
    assert_eq!((game.games.len(), game.clubs.len()), (1, 0));
    let club = read(CLUB).expect("a club").content;
    assert_eq!((club.games.len(), club.clubs.len()), (0, 1));
    refused(r#"{"tilewise-game":1,"entries":[{"id":1}]}"#, "bad-request");
    refused(r#"{"tilewise-club":7,"entries":[]}"#, "unknown-version");
}

proptest! {
    #[test]
    fn any_part_of_a_backup_is_read_or_refused(start in 0_usize..900, length in 0_usize..40, with in ".{0,12}") {
        let mut text = file(GAME, CLUB);
        let boundary = |at: usize| (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let range = boundary(start)..boundary(start + length);
        text.replace_range(range, &with);
        if let Ok(found) = read(&text) {
            let again = read(&backup_file(&found.content)).expect("it was written here");
            prop_assert_eq!(again.content, found.content);
        }
    }
}
