//! Game files, links and codes, with the properties in `docs/games.md`.

use flate2::Crc;
use serde_json::{Value, json};
use tilewise_api::{
    Catalogue, CodePart, LONGEST_GAME, RefusalReport, game_codes, game_file, game_link, game_of,
    log_of, read_game, read_game_codes, read_game_link,
};
use tilewise_ledger::{GameEvent, Log, UnreadReason};

const ALL: Catalogue = Catalogue::ALL;
const EMA: &str = "riichi-ema-2025";

fn opened(ruleset: &str) -> Value {
    json!({
        "told": "opened",
        "ruleset": ruleset,
        "players": ["Ann", "Bo", "Cy", "Di"],
        "seats": { "E": 0, "S": 1, "W": 2, "N": 3 },
    })
}

/// Returns a game of these events, in order.
fn game(inputs: &[Value]) -> Value {
    let entries = (1..).zip(inputs).map(|(counter, input)| {
        json!({
            "id": format!("phone-{counter}"),
            "device": "phone",
            "counter": counter,
            "time": 0,
            "input": input,
        })
    });
    json!({ "tilewise-game": 1, "entries": entries.collect::<Vec<_>>() })
}

fn read(game: &Value) -> Result<Log, RefusalReport> {
    let text = game.to_string();
    log_of(&read_game(text.as_bytes())?, ALL)
}

fn log(game: &Value) -> Log {
    read(game).unwrap_or_else(|refusal| panic!("{:?}", refusal.errors))
}

/// Returns the events of the entries, as in a file.
fn inputs(game: &Value) -> Vec<Value> {
    let file: Value = serde_json::from_str(&game_file(&log(game))).expect("JSON");
    let entries = file["entries"].as_array().expect("entries").iter();
    entries.map(|one| one["input"].clone()).collect()
}

/// Returns the place and message of each error of a game.
fn refused(game: &Value) -> Vec<(String, String)> {
    let refusal = read(game).expect_err("it can’t be read");
    let all = refusal.errors.into_iter();
    all.map(|one| (one.at.unwrap_or_default(), one.message))
        .collect()
}

/// Returns the id, place and message of each unreadable entry.
fn unread(game: &Value) -> Vec<(String, String, String)> {
    let log = log(game);
    let all = log.entries().iter().flat_map(|entry| {
        let GameEvent::Unread(unread) = &entry.event else {
            return Vec::new();
        };
        let reasons = unread.reasons.iter();
        let of = |one: &UnreadReason| {
            let at = one.at.clone().unwrap_or_default();
            (entry.id.0.clone(), at, one.message.clone())
        };
        reasons.map(of).collect()
    });
    all.collect()
}

#[test]
fn readable_game_can_be_replayed() {
    let text = game(&[opened("hk-old-style")]).to_string();
    let json = read_game(text.as_bytes()).expect("JSON");
    let (log, game) = game_of(&json, ALL).expect("a game");
    assert_eq!((log.entries().len(), game.table().is_some()), (1, true));
}

/// A file has at most 32 MiB.
#[test]
fn file_length_is_limited() {
    let message = |length: usize| {
        let refusal = read_game(&vec![0xFF; length]).expect_err("no text");
        refusal.errors[0].message.clone()
    };
    assert!(message(LONGEST_GAME).contains("no UTF-8 from byte 1"));
    assert!(message(LONGEST_GAME + 1).contains("too long"));
}

/// An unreadable entry stays in its place, and the rest is a game.
#[test]
fn unreadable_entries_are_named() {
    let bet = |player: Value| json!({ "told": "bet", "player": player });
    let game = game(&[
        opened(EMA),
        bet(json!("Ann")),
        bet(json!(1)),
        bet(json!(-1)),
    ]);
    let unread = unread(&game);
    let places = unread.iter().map(|(id, at, _)| (id.as_str(), at.as_str()));
    let places: Vec<_> = places.collect();
    assert_eq!(places, [("phone-2", "player"), ("phone-4", "player")]);
    assert_eq!(inputs(&game)[3], bet(json!(-1)));
}

/// A time is a whole number in the range of dates, in any JSON number format.
#[test]
fn number_may_be_written_as_a_float() {
    let at = |time: Value| {
        let mut game = game(&[opened("hk-old-style")]);
        game["entries"][0]["time"] = time;
        read(&game)
    };
    let latest = at(json!(8_640_000_000_000_000_u64)).expect("a game");
    assert_eq!(at(json!(8_640_000_000_000_000.0)).expect("a game"), latest);
    for too_late in [
        json!(8_640_000_000_000_001.0),
        json!(8_640_000_000_000_001_u64),
    ] {
        let refusal = at(too_late).expect_err("beyond");
        assert_eq!(refusal.errors[0].at.as_deref(), Some("entries[0].time"));
    }
}

/// Entries are sorted by `counter`, then `device` and `id`, for any order in the file.
#[test]
fn file_entries_may_be_in_any_order() {
    let won = json!({ "told": "won", "seat": "S", "by": "self-draw", "value": 3, "fu": 40 });
    let game = game(&[opened(EMA), won]);
    let mut turned = game.clone();
    turned["entries"].as_array_mut().expect("a list").reverse();
    assert_eq!(log(&turned), log(&game));
    // Equal counters are ordered by device, then by id.
    let mut tied = turned;
    for (place, (device, id)) in [("b", "1"), ("a", "2")].into_iter().enumerate() {
        let entry = &mut tied["entries"][place];
        (entry["counter"], entry["device"], entry["id"]) = (json!(1), json!(device), json!(id));
    }
    assert_eq!(log(&tied).entries()[0].device, "a");
    for (place, id) in ["2", "1"].into_iter().enumerate() {
        let entry = &mut tied["entries"][place];
        (entry["device"], entry["id"]) = (json!("a"), json!(id));
    }
    assert_eq!(log(&tied).entries()[0].id.0, "1");
}

/// An optional field may be null.
#[test]
fn seats_may_be_null() {
    let won = |seats: Option<Value>| {
        let mut won = json!({ "told": "won", "seat": "S", "by": "self-draw", "value": 3 });
        if let Some(seats) = seats {
            won["seats"] = seats;
        }
        log(&game(&[opened("hk-old-style"), won]))
    };
    assert_eq!(won(Some(Value::Null)), won(None));
}

/// Facts that the game derives are refused by name.
#[test]
fn derived_counters_are_refused_in_a_draw() {
    let drawn =
        json!({ "told": "happened", "event": "exhaustive-draw", "tenpai": ["E"], "honba": 1 });
    let [(_, at, message)] = &unread(&game(&[opened(EMA), drawn]))[..] else {
        panic!("one reason");
    };
    assert_eq!(at, "honba");
    assert!(
        message.contains("the game knows this by itself"),
        "{message}"
    );
}

#[test]
fn game_needs_at_least_four_players() {
    let with = |players: &[&str]| {
        let mut opened = opened("hk-old-style");
        opened["players"] = json!(players);
        game(&[opened])
    };
    let errors = refused(&with(&["Ann", "Bo", "Cy"]));
    assert!(
        errors
            .iter()
            .any(|(_, message)| message.contains("at least four players")),
        "{errors:?}"
    );
    log(&with(&["Ann", "Bo", "Cy", "Di", "Eve"]));
}

/// Answers of another rule set are written in its format; otherwise those of that time apply.
#[test]
fn answers_are_written_under_their_own_rules() {
    let rules = json!({ "told": "rules", "ruleset": "hk-old-style" });
    // Hong Kong has no question about fu.
    let won = json!({
        "told": "won",
        "ruleset": EMA,
        "seat": "S",
        "by": "self-draw",
        "value": 3,
        "fu": 40,
    });
    let written = inputs(&game(&[opened(EMA), rules.clone(), won.clone()]));
    assert_eq!(written[2], won);
    // Both have all of these questions.
    let won = json!({ "told": "won", "seat": "S", "by": "self-draw", "value": 3 });
    let written = inputs(&game(&[opened(EMA), won.clone(), rules, won]));
    let by = [1, 3].map(|place: usize| &written[place]["ruleset"]);
    assert_eq!(by, [EMA, "hk-old-style"]);
}

/// Several tiles are a list, one is a text.
#[test]
fn several_tiles_are_written_as_a_list() {
    let claim = json!({
        "told": "happened",
        "event": "claim",
        "ruleset": "hk-old-style",
        "seat": "S",
        "action": "win",
        "tile": "5p",
        "from": "E",
        "missed": ["9p", "1m"],
    });
    assert_eq!(
        inputs(&game(&[opened("hk-old-style"), claim.clone()]))[1],
        claim
    );
}

/// F49, being late, has no question about a simultaneous end; an explicit "no" is accepted.
#[test]
fn fouls_may_state_that_nothing_else_happened() {
    let foul = json!({
        "told": "foul",
        "penalty_book": "riichi-wrc-2015",
        "foul": "late",
        "facts": { "substituted": false, "minutes": 3, "same_time": "nothing" },
    });
    assert_eq!(inputs(&game(&[opened(EMA), foul.clone()]))[1], foul);
}

/// An id ends in the counter of its entry, or in any other text.
#[test]
fn game_link_preserves_entry_ids() {
    let mut game = game(&[opened("hk-old-style"), json!({ "told": "closed" })]);
    for (place, id) in ["table-7", "phone-2"].into_iter().enumerate() {
        game["entries"][place]["id"] = json!(id);
    }
    let log = log(&game);
    assert_eq!(read_game_link(&game_link(&log), ALL).expect("a game"), log);
}

/// Returns a code of a game with its index and count.
fn code(place: u8, count: u8) -> String {
    let mut bytes = vec![place, count, 0, 0, 0, 42, 1, 2, 3, 4, 5, 6];
    let mut sum = Crc::new();
    sum.update(&bytes);
    bytes.extend(&sum.sum().to_be_bytes()[2..]);
    // Seven bytes are 17 digits.
    let digits = bytes.chunks(7).map(|seven| {
        let number = seven
            .iter()
            .fold(0, |all, &byte| all << 8 | u64::from(byte));
        format!("{number:017}")
    });
    format!("1{}", digits.collect::<String>())
}

#[test]
fn code_number_is_within_the_count() {
    for (place, count, is_one) in [(0, 1, true), (1, 2, true), (1, 1, false), (2, 1, false)] {
        let read = CodePart::read(&code(place, count));
        assert_eq!(read.is_ok(), is_one, "{place} of {count}");
    }
}

#[test]
fn codes_of_different_games_are_refused() {
    let codes = game_codes(&log(&game(&[opened("hk-old-style")])), 40).expect("codes");
    let parts = codes.iter().map(|code| CodePart::read(code));
    let mut parts: Vec<_> = parts.collect::<Result<_, _>>().expect("right codes");
    assert!(read_game_codes(&parts, ALL).is_ok());
    for part in &mut parts {
        part.whole ^= 1;
    }
    let refusal = read_game_codes(&parts, ALL).expect_err("of no such game");
    assert_eq!(refusal.errors[0].code, "bad-request");
}
