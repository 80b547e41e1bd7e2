//! Games: logs as files, and their replay.

use fastrand::Rng;
use proptest::prelude::*;
use serde_json::{Value, json};
use tilewise_api::{
    Catalogue, EntryFile, game_file, game_json, game_link, game_of, log_of, read_game,
    read_game_link, text,
};
use tilewise_ledger::{
    AtSeating, Change, ClubTable, Correction, Entry, EntryId, FoulRecord, GameEvent, GameNote, Log,
    Opening, PlayerId, PlayerPayment, Rules, TableEvent, WinRecord,
};
use tilewise_rules::{
    Answer, AnswerKind, Answers, BonusTile, BonusTiles, BySeat, CarriedDebt, CarriedDebts,
    CarriedWin, Overall, Question, RuleConfig, RuleSet, Seat, Tile, WinBy, WinClaim, Winner, fouls,
    notation, penalty_books, rule_sets,
};

use crate::game_schema::agrees;

/// Returns a game in which South wins the first hand: 3 fan, on a discard of East.
pub fn game() -> Value {
    json!({
        "tilewise-game": 1,
        "entries": [
            entry(1, &json!({
                "told": "opened",
                "ruleset": "hk-old-style",
                "players": ["Ann", "Bo", "Cy", "Di"],
                "seats": { "E": 0, "S": 1, "W": 2, "N": 3 },
            })),
            entry(2, &json!({
                "told": "won",
                "seat": "S",
                "value": 3,
                "by": "discard",
                "from": "E",
            })),
        ],
    })
}

fn entry(counter: u32, input: &Value) -> Value {
    json!({
        "id": format!("phone-{counter}"),
        "device": "phone",
        "counter": counter,
        "time": 0,
        "input": input,
    })
}

/// Returns the replay of a game, which matches the schema.
fn replayed(game: &Value) -> Value {
    let report = serde_json::from_str(&game_json(game.to_string())).expect("JSON");
    agrees(game, &report);
    report
}

/// Book `hk-old-style-scoring`: 3 fan are 8 and 16 points; the deal passes when others win.
#[test]
fn a_game_is_replayed() {
    let state = replayed(&game());
    assert_eq!(state["ok"], true, "{state}");
    let scores = |key: &str| -> Vec<i64> {
        let all = state["players"].as_array().into_iter().flatten();
        all.filter_map(|one| one[key].as_i64()).collect()
    };
    assert_eq!(scores("score"), [484, 532, 492, 492]);
    assert_eq!(state["dealer"], 1);
    assert_eq!(state["players"][1]["seat"], "E");
    assert_eq!((&state["round"], &state["hand"]), (&json!("E"), &json!(2)));
    assert_eq!(state["bank"], -2000);
    assert_eq!(state["standings"][0]["player"], 1);
    assert_eq!(state["standings"][3]["place"], 4);
    let line = &state["lines"][1];
    assert_eq!(line["id"], "phone-2");
    assert_eq!(line["ended"], "others-won");
    let moves = line["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 3);
    assert_eq!((&moves[0]["to"], &moves[0]["from"]), (&json!(1), &json!(0)));
}

/// In the only round Ann (484) follows Bo (532). 3 fan from Cy pay her 32 and cost Bo 8, which is not enough;
/// 4 fan pay 64 and cost him 16. From Bo, 3 fan suffice to share the first place.
#[test]
fn last_round_lists_the_requirements_of_each_player() {
    let mut game = game();
    assert_eq!(replayed(&game).get("needs"), None);
    game["entries"][0]["input"]["options"] = json!({ "rounds": 1 });
    let report = replayed(&game);
    let needs = report["needs"].as_array().expect("needs");
    let ann = needs
        .iter()
        .find(|need| need["player"] == 0 && need["wish"] == "first");
    let ann = ann.expect("what Ann needs to be first");
    assert_eq!(ann["met"], false);
    let from = |player: u8| {
        let ways = ann["ways"].as_array().expect("ways").iter();
        let mut ways = ways.filter(|way| way["from"] == player);
        let way = ways.next().expect("a way");
        (way["any"].clone(), way["least"].clone())
    };
    assert_eq!(from(1), (json!(true), json!([{ "value": 3 }])));
    assert_eq!(from(2), (json!(false), json!([{ "value": 4 }])));
}

/// A hand with tiles has the fields of a request, without derived facts.
#[test]
fn win_is_recorded_with_its_tiles() {
    let mut game = game();
    game["entries"][1]["input"] = json!({
        "told": "won",
        "hand": { "concealed": "2223s", "winning_tile": "1s", "melds": [
            { "kind": "chow", "tiles": "567s" },
            { "kind": "pung", "tiles": "777s" },
            { "kind": "pung", "tiles": "555z" },
        ] },
        "win": { "by": "discard", "from": "W" },
        "seat": "S",
    });
    let state = replayed(&game);
    assert_eq!(state["players"][1]["score"], 564, "{state}");
}

/// Chips of a player compared with the account: 500 and the movements of the first hand.
#[test]
fn counted_chips_stand_with_who_has_them() {
    let mut game = game();
    let counted = json!([{ "player": 0, "amount": 490.5 }, { "player": 2, "amount": 492 }]);
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(entry(3, &json!({ "told": "chips", "chips": counted })));
    let state = replayed(&game);
    let chip_counts = |state: &Value| {
        let of = |key: &str| state["chips"][key].as_f64();
        [of("counted"), of("book"), of("apart")]
    };
    let players = state["players"].as_array().expect("players");
    assert_eq!(
        chip_counts(&players[0]),
        [490.5, 484.0, 6.5].map(Some),
        "{state}"
    );
    assert_eq!(
        chip_counts(&players[2]),
        [492.0, 492.0, 0.0].map(Some),
        "{state}"
    );
    assert_eq!(
        chip_counts(&state),
        [982.5, 976.0, 6.5].map(Some),
        "{state}"
    );
    for uncounted in [1, 3] {
        assert_eq!(players[uncounted].get("chips"), None);
    }
}

/// One tile is a text, several are a list.
#[test]
fn tiles_round_trip() {
    let mut game = game();
    let claim = json!({
        "told": "happened",
        "event": "claim",
        "seat": "S",
        "action": "win",
        "tile": "5p",
        "from": "E",
        "missed": ["9p", "1m"],
        "own_discards": [],
    });
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(entry(3, &claim));
    let file = game_file(&read(&game.to_string()));
    let again: Value = serde_json::from_str(&file).expect("JSON");
    for (key, value) in claim.as_object().expect("an object") {
        assert_eq!(again["entries"][2]["input"][key], *value, "{key}");
    }
}

/// Only the given fields of a winner are written, and no yakuman if there was none.
#[test]
fn winners_round_trip() {
    let mut game = game();
    game["entries"][0]["input"]["ruleset"] = json!("riichi-ema-2025");
    let winners = json!([
        { "seat": "S", "value": 3, "fu": 30 },
        { "seat": "W", "value": 5 },
        { "seat": "N", "value": 0, "yakuman": 1 },
    ]);
    let happened = json!({
        "told": "happened",
        "event": "multiple-wins",
        "from": "E",
        "winners": winners,
    });
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(entry(3, &happened));
    let file = game_file(&read(&game.to_string()));
    let again: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!(again["entries"][2]["input"]["winners"], winners, "{file}");
}

/// A caller that continues a game also gets its log.
#[test]
fn a_game_that_can_be_played_comes_with_its_log() {
    let file = game().to_string();
    let of = |file: &str| {
        let json = read_game(file.as_bytes()).expect(file);
        game_of(&json, Catalogue::ALL)
    };
    let (log, game) = of(&file).expect("a game");
    assert_eq!(log, read(&file));
    assert_eq!(game, log.replay());
    assert!(game.table().is_some());
    let refusal = of(&file.replace("\"S\"", "\"X\"")).expect_err("no seat");
    assert_eq!(refusal.errors[0].code, "bad-request");
}

#[test]
fn refused_entry_gives_an_outcome_with_a_reason() {
    let mut game = game();
    let seats = json!({ "E": 0, "S": 1, "W": 2, "N": 3 });
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(entry(3, &json!({ "told": "joined", "name": "Eve" })));
    all.push(entry(
        4,
        &json!({ "told": "seats", "seats": { "E": 0, "S": 1, "W": 2, "N": 4 } }),
    ));
    // Di has no seat any more.
    all.push(entry(
        5,
        &json!({ "told": "won", "seats": seats, "seat": "N", "value": 3, "by": "self-draw" }),
    ));
    all.push(entry(6, &json!({ "told": "bet", "player": 0 })));
    let state = replayed(&game);
    let refused = |place: usize| &state["lines"][place]["refused"][0];
    assert_eq!(refused(4)["code"], "not-seated", "{state}");
    assert_eq!(
        refused(4)["message"],
        "Di doesn’t sit at the table now: name somebody who does"
    );
    assert_eq!(refused(5)["code"], "no-bets");
    assert_eq!(state["players"][3]["score"], 492);
}

/// A game of EMA 2025 in which the second entry is a foul, without a penalty book in its opening.
fn with_foul(ruleset: &str, foul: &Value) -> Value {
    let mut game = game();
    game["entries"][0]["input"]["ruleset"] = json!(ruleset);
    game["entries"][1]["input"] = foul.clone();
    replayed(&game)
}

/// If the game names no penalty book, a foul uses the one that it names, else that of the rule configuration.
/// Missing answers are reported with their questions.
#[test]
fn fouls_are_ruled_on_by_the_book_of_the_rules() {
    let empty = json!({ "call": "win", "shown": false, "seat": "E" });
    let foul = |facts: &Value| json!({ "told": "foul", "foul": "empty-call", "facts": facts });
    let state = with_foul("riichi-ema-2025", &foul(&empty));
    assert_eq!(state["lines"][1].get("refused"), None, "{state}");
    assert_eq!(state["penalty_book"], "riichi-ema-2025");
    let mut named = foul(&empty);
    named["penalty_book"] = json!("riichi-wrc-2015");
    named["clause"] = json!("F4");
    let state = with_foul("riichi-tenhou", &named);
    assert_eq!(state["lines"][1]["ruled"]["clause"], "F4", "{state}");
    let report = with_foul("riichi-tenhou", &foul(&empty));
    let error = &report["lines"][1]["refused"][0];
    assert_eq!(error["code"], "no-penalty-book", "{report}");
    assert_eq!(error["at"], "penalty_book");
    let unknown = json!({ "told": "foul", "foul": "emty-call", "facts": empty });
    let report = with_foul("riichi-ema-2025", &unknown);
    let message = report["lines"][1]["refused"][0]["message"].as_str();
    let message = message.unwrap_or_default();
    assert!(message.contains("choose from empty-call, "), "{message}");
    let state = with_foul("riichi-ema-2025", &foul(&json!({ "seat": "E" })));
    let refused = &state["lines"][1]["refused"][0];
    assert_eq!(refused["code"], "bad-request", "{state}");
    assert_eq!(refused["at"], "call");
    let message = refused["message"].as_str().unwrap_or_default();
    assert!(message.contains("What was called?"), "{message}");
}

/// Nobody is liable for a full flush in riichi. The win would otherwise be paid as if nothing had been said.
#[test]
fn liability_of_other_rules_is_refused_in_a_counted_win() {
    let mut game = game();
    game["entries"][0]["input"]["ruleset"] = json!("riichi-ema-2025");
    game["entries"][1]["input"] = json!({
        "told": "won", "seat": "S", "by": "self-draw", "yakuman": 1,
        "liability": [{ "key": "full-flush", "seat": "W", "fed": "set" }],
    });
    let state = replayed(&game);
    let refused = &state["lines"][1]["refused"][0];
    assert_eq!(refused["code"], "unknown-liability", "{state}");
    assert_eq!(refused["at"], "liability[0]");
    game["entries"][1]["input"]["liability"][0]["key"] = json!("big-three-dragons");
    let state = replayed(&game);
    // West alone pays what all three would.
    assert_eq!(
        state["players"][2]["score"],
        json!(30_000 - 32_000),
        "{state}"
    );
}

/// The report contains the reason why a game can't be opened: a player in two seats, or none.
#[test]
fn seats_of_an_opening_are_named_where_they_are_wrong() {
    let seats = |south: u8| json!({ "E": 0, "S": south, "W": 2, "N": 3 });
    for (south, code, message) in [
        (
            0,
            "seated-twice",
            "Ann sits in two seats: name four players",
        ),
        (
            7,
            "no-such-player",
            "there is no player 7: name one of the game",
        ),
    ] {
        let mut game = game();
        game["entries"][0]["input"]["seats"] = seats(south);
        let report = replayed(&game);
        let error = &report["errors"][0];
        assert_eq!(error["code"], code, "{report}");
        assert_eq!(error["message"], message);
        assert_eq!(error["at"], "entries[0].input");
    }
}

/// A list of players that can't be read has one error.
#[test]
fn players_are_refused_once() {
    let many = Value::from(vec!["Ann"; 101]);
    for players in [json!(["Ann", "Bo", "Cy"]), json!("Ann"), many] {
        let mut game = game();
        game["entries"][0]["input"]["players"] = players;
        let report = replayed(&game);
        let errors = report["errors"].as_array().expect("errors");
        let places: Vec<_> = errors.iter().map(|one| &one["at"]).collect();
        assert_eq!(places, ["entries[0].input.players"], "{report}");
    }
}

/// A date is at most 8.64e15 milliseconds from 1970.
#[test]
fn a_time_that_no_date_has_is_refused() {
    for (time, is_read) in [
        (8_640_000_000_000_000_i64, true),
        (-8_640_000_000_000_000, true),
        (8_640_000_000_000_001, false),
        (-8_640_000_000_000_001, false),
        (i64::MIN, false),
    ] {
        let mut game = game();
        game["entries"][1]["time"] = json!(time);
        let report: Value = serde_json::from_str(&game_json(game.to_string())).expect("JSON");
        assert_eq!(report["ok"], is_read, "{report}");
        if !is_read {
            assert_eq!(report["errors"][0]["at"], "entries[1].time");
        }
    }
}

/// Makes the second entry a correction of the first.
fn corrects(game: &mut Value, change: &str, input: &Value) {
    game["entries"][1]["input"] =
        json!({ "told": "corrected", "of": "phone-1", "change": change, "input": input });
}

/// Changes of a valid game, with the code, the path, and a part of the message.
#[test]
#[expect(clippy::too_many_lines, reason = "one line per error")]
fn what_cannot_be_read_is_named_by_its_place() {
    type GameEdit = fn(&mut Value);
    let cases: [(GameEdit, &str, &str, &str); 26] = [
        (
            |game| game["tilewise-game"] = json!(0),
            "unknown-version",
            "tilewise-game",
            "tilewise-game is 0: it takes the version 1",
        ),
        (
            |game| *game = json!({ "standings": [], "players": [] }),
            "not-a-game",
            "",
            "these are the results of a game",
        ),
        (
            |game| game["tilewise-game"] = json!(2),
            "unknown-version",
            "tilewise-game",
            "bring Tilewise up to date",
        ),
        (
            |game| game["tilewise-game"] = json!("x"),
            "unknown-version",
            "tilewise-game",
            "it takes the version 1",
        ),
        (
            |game| *game = json!({ "hanchan": [] }),
            "not-a-game",
            "",
            "no game of Tilewise",
        ),
        (
            |game| *game = json!([1]),
            "bad-request",
            "",
            "an object with tilewise-game",
        ),
        (
            |game| game["extra"] = json!(1),
            "bad-request",
            "extra",
            "no field “extra”",
        ),
        (
            |game| game["scores"] = json!([484, 532, 492, 493]),
            "bad-request",
            "scores",
            "their sum is always zero: leave them out",
        ),
        (
            |game| game["entries"][1]["payments"] = json!({ "E": -16, "S": 33 }),
            "bad-request",
            "entries[1].payments",
            "choose from id, device",
        ),
        (
            |game| game["entries"] = json!([]),
            "not-opened",
            "entries",
            "begin with an entry",
        ),
        (
            |game| game["entries"][1]["id"] = json!("phone-1"),
            "id-twice",
            "entries[1]",
            "entries[0] and entries[1] have the id “phone-1”",
        ),
        (
            |game| game["entries"][1]["id"] = json!(""),
            "bad-request",
            "entries[1].id",
            "no other entry has",
        ),
        (
            |game| game["entries"][1]["counter"] = json!(-1),
            "bad-request",
            "entries[1].counter",
            "whole number",
        ),
        (
            |game| game["entries"][1]["input"]["told"] = json!("lost"),
            "bad-request",
            "entries[1].input.told",
            "several-won",
        ),
        (
            |game| game["entries"][1]["input"]["honba"] = json!(1),
            "bad-request",
            "entries[1].input.honba",
            "the game knows this",
        ),
        (
            |game| game["entries"][1]["input"]["colour"] = json!(1),
            "bad-request",
            "entries[1].input.colour",
            "no field “colour”",
        ),
        (
            |game| game["entries"][1]["input"]["from"] = json!("X"),
            "bad-request",
            "entries[1].input.from",
            "E, S, W or N",
        ),
        (
            |game| game["entries"][0]["input"]["ruleset"] = json!("chess"),
            "unknown-ruleset",
            "entries[0].input.ruleset",
            "chess",
        ),
        (
            |game| game["entries"][0]["input"]["options"] = json!({ "x": 1 }),
            "unknown-option",
            "entries[0].input.options.x",
            "x",
        ),
        (
            |game| game["entries"][0]["input"]["seats"] = json!({ "E": 0 }),
            "bad-request",
            "entries[0].input.seats.S",
            "is missing",
        ),
        (
            |game| game["entries"][0]["input"]["club"] = json!({ "club": "desk-1" }),
            "bad-request",
            "entries[0].input.club.night",
            "is missing",
        ),
        (
            |game| game["entries"][0]["input"]["club"] = json!({ "room": 1 }),
            "bad-request",
            "entries[0].input.club.room",
            "choose from club, night, draw, round, table, members, ends",
        ),
        (
            |game| corrects(game, "delete", &json!({ "told": "drawn" })),
            "bad-request",
            "entries[1].input.input",
            "leave it out",
        ),
        (
            |game| corrects(game, "replace", &Value::Null),
            "bad-request",
            "entries[1].input.input",
            "is missing",
        ),
        // Three decimals, and six that differ little from two.
        (
            |game| game["entries"][0]["input"]["start"] = json!(12.345),
            "bad-request",
            "entries[0].input.start",
            "at most two decimals",
        ),
        (
            |game| game["entries"][0]["input"]["start"] = json!(12.340_009),
            "bad-request",
            "entries[0].input.start",
            "at most two decimals",
        ),
    ];
    for (change, code, at, expected_message) in cases {
        let mut changed = game();
        change(&mut changed);
        let report = replayed(&changed);
        // A bad value in an entry costs only its line, one in the opening the whole game.
        let (error, at) = match at.strip_prefix("entries[1].input.") {
            Some(within) => (&report["lines"][1]["refused"][0], within),
            None => (&report["errors"][0], at),
        };
        assert_eq!(error["code"], code, "{report}");
        assert_eq!(error["at"].as_str().unwrap_or_default(), at, "{report}");
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.contains(expected_message), "{message}");
    }
}

/// The entry is kept as text, and all others count.
#[test]
fn an_entry_that_cannot_be_read_stays_in_the_game() {
    let mut game = game();
    let reasons =
        json!({ "told": "won", "seat": "S", "value": "three", "more": [1.5, null, { "a": true }] });
    let all = game["entries"].as_array_mut().expect("entries");
    all.insert(1, entry(2, &reasons));
    all[2]["counter"] = json!(3);
    all[2]["id"] = json!("phone-3");
    let log = read(&game.to_string());
    let written: Value = serde_json::from_str(&game_file(&log)).expect("JSON");
    assert_eq!(written["entries"][1], game["entries"][1]);
    assert_eq!(read(&written.to_string()), log);
    let state = replayed(&game);
    let refused = state["lines"][1]["refused"].as_array().expect("refused");
    let at: Vec<_> = refused.iter().map(|one| &one["at"]).collect();
    assert_eq!(at, ["more", "value"], "{state}");
    // HKOS-51: 3 fan on a discard are 16 from the discarder and 8 from each other player.
    let players = state["players"].as_array().expect("players");
    let scores: Vec<_> = players.iter().map(|one| one["score"].as_i64()).collect();
    assert_eq!(scores, [484, 532, 492, 492].map(Some));
    // A link keeps it too.
    let link = game_link(&log);
    assert_eq!(read_game_link(&link, Catalogue::ALL).expect("a link"), log);
}

/// A hand can't be read without rules.
#[test]
fn errors_caused_by_unreadable_rules_are_omitted() {
    let mut changed = game();
    let entries = changed["entries"].as_array().expect("entries");
    assert!(entries.iter().any(|one| one["input"]["told"] == "won"));
    changed["entries"][0]["input"]["start"] = json!("a lot");
    let report = replayed(&changed);
    let errors = report["errors"].as_array().expect("errors");
    assert_eq!(errors.len(), 1, "{report}");
    assert_eq!(errors[0]["at"], "entries[0].input.start");
}

/// Equal entries count once, in any order; different ones with the same ID are reported with their paths.
#[test]
fn an_id_twice_is_the_same_entry_or_refused() {
    let mut game = game();
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(all[1].clone());
    all.push(all[0].clone());
    let lines = |report: &Value| report["lines"].as_array().map(Vec::len);
    assert_eq!(lines(&replayed(&game)), Some(2));
    game["entries"][2]["input"]["value"] = json!(4);
    let report = replayed(&game);
    assert_eq!(report["errors"][0]["at"], "entries[2]", "{report}");
    let message = report["errors"][0]["message"].as_str();
    let message = message.unwrap_or_default();
    assert!(
        message.starts_with("entries[1] and entries[2] have the id “phone-2”"),
        "{message}"
    );
    assert!(
        message.contains("remove the one that isn’t true"),
        "{message}"
    );
}

#[test]
fn truncated_file_is_reported_as_cut_off() {
    let whole = game().to_string();
    for length in (1..whole.len()).step_by(7) {
        let report = game_json(&whole[..length]);
        assert!(report.contains("\"cut-off\""), "{report}");
    }
    assert!(game_json(b"\xff\xfe{}").contains("no UTF-8 from byte 1:"));
    assert!(game_json(b"{ \"\xff").contains("no UTF-8 from byte 4:"));
    assert!(game_json("Name;Points\nAnn;100").contains("no JSON"));
}

/// The maximum number of entries can be replayed, and one more is refused.
#[test]
fn game_accepts_at_most_a_hundred_thousand_entries() {
    let mut game = game();
    let many = |most: u32| -> Vec<Value> {
        let draws = (3..=most).map(|one| entry(one, &json!({ "told": "drawn" })));
        draws.collect()
    };
    let all = game["entries"].as_array_mut().expect("entries");
    all.extend(many(100_000));
    let report = game_json(game.to_string());
    assert!(report.starts_with("{\"ok\":true"), "{}", &report[..200]);
    let all = game["entries"].as_array_mut().expect("entries");
    all.push(entry(100_001, &json!({ "told": "drawn" })));
    let report = game_json(game.to_string());
    let message = "entries is a list of 100001: it takes a list of entries, at most 100000 of them";
    assert!(report.contains(message), "{report}");
    assert!(report.contains("\"at\":\"entries\""), "{report}");
}

fn read(file: &str) -> Log {
    let json = read_game(file.as_bytes()).expect(file);
    log_of(&json, Catalogue::ALL).unwrap_or_else(|refusal| {
        panic!("{:?} in {file}", refusal.errors);
    })
}

proptest! {
    #[test]
    fn what_is_written_of_a_log_is_read_again(seed: u64) {
        let log = random_log(&mut Rng::with_seed(seed));
        let file = game_file(&log);
        let again = read(&file);
        for (again, entry) in again.entries().iter().zip(log.entries()) {
            prop_assert!(again == entry, "{:?}\n{}", entry.id, file);
        }
        prop_assert!(again == log, "{}", file);
        prop_assert!(game_file(&again) == file, "{}", file);
        prop_assert!(log.replay() == again.replay());
        // A single entry is written as in the whole file.
        for (entry, among) in log.entries().iter().zip(EntryFile::all(&log)) {
            prop_assert_eq!(text(&EntryFile::new(&log, entry)), text(&among));
        }
    }
}

/// The page never creates answers without a question, but a log may contain them: all others are written.
#[test]
fn unknown_answer_does_not_drop_other_answers() {
    let mut game = game();
    let all = game["entries"].as_array_mut().expect("entries");
    let foul = json!({ "told": "foul", "foul": "empty-call", "penalty_book": "riichi-ema-2025", "facts": { "call": "win", "shown": true, "seat": "S" } });
    let happened = json!({ "told": "happened", "event": "erroneous-mahjong", "seat": "W" });
    all.extend([entry(3, &happened), entry(4, &foul)]);
    let log = read(&game.to_string());
    let file = game_file(&log);
    let more = log.entries().iter().cloned().map(|mut one| {
        let facts = match &mut one.event {
            GameEvent::Win(AtSeating {
                event: WinRecord::Counted(facts),
                ..
            }) => Some(facts),
            GameEvent::TableEvent(entry) => Some(&mut entry.event.answers),
            GameEvent::Foul(entry) => Some(&mut entry.event.answers),
            _ => None,
        };
        if let Some(facts) = facts {
            facts.set("nobody-asks", Answer::Flag(true));
        }
        one
    });
    let log = Log::from_entries(more).expect("unchanged IDs");
    assert_eq!(game_file(&log), file);
}

pub fn random_log(rng: &mut Rng) -> Log {
    let rules = random_rules(rng);
    let mut now = rules.clone();
    let opening = Opening {
        rules,
        players: ["Ann", "伯", "Cy \"\\", ""].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: rng.bool().then(|| rng.i64(-5_000_000..5_000_000)),
        club: rng.bool().then(|| random_club_table(rng)),
    };
    let mut ids = vec![EntryId("e0".to_owned())];
    let mut entries = vec![written(0, rng, GameEvent::Opened(opening))];
    for place in 1..rng.u64(2..24) {
        let input = random_input(rng, &mut now, &ids, 0);
        let entry = written(place, rng, input);
        ids.push(entry.id.clone());
        entries.push(entry);
    }
    rng.shuffle(&mut entries);
    Log::from_entries(entries).expect("unique IDs")
}

fn random_club_table(rng: &mut Rng) -> ClubTable {
    let members = ["a1", "伯", "c \"\\", ""].map(str::to_owned);
    ClubTable {
        club: "desk-1".to_owned(),
        night: format!("desk-{}", rng.u32(2..99)),
        draw: format!("desk-{}", rng.u32(99..999)),
        round: rng.u32(1..9),
        table: rng.u32(1..99),
        members: members[..rng.usize(0..=4)].to_vec(),
        ends: rng.bool().then(|| rng.i64(0..1 << 50)),
    }
}

fn written(place: u64, rng: &mut Rng, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("e{place}")),
        device: ["phone", "tablet"][rng.usize(0..2)].to_owned(),
        counter: place,
        time: rng.i64(-1_000..1 << 50),
        author: ["", "Ann"][rng.usize(0..2)].to_owned(),
        event: input,
    }
}

pub fn random_rules(rng: &mut Rng) -> Rules {
    let rule_set = rule_sets::ALL[rng.usize(0..rule_sets::ALL.len())];
    let mut house = RuleConfig::with_defaults(rule_set);
    for option in rule_set.settings.options {
        let answers = option.answers().to_string();
        let first = answers.split(", ").next().unwrap_or_default();
        let answer = ["true", "false", first][rng.usize(0..3)];
        if rng.bool() && option.parse(answer).is_some() {
            house = house.set(option.key, answer);
        }
    }
    let books = penalty_books::ALL;
    Rules {
        house,
        penalty_book: rng.bool().then(|| books[rng.usize(0..books.len())]),
    }
}

fn random_input(rng: &mut Rng, now: &mut Rules, ids: &[EntryId], deep: u8) -> GameEvent {
    let player = |rng: &mut Rng| PlayerId(rng.u8(0..6));
    let seats = |rng: &mut Rng| {
        let seats = || BySeat::new([2, 0, 5, 1].map(PlayerId));
        rng.bool().then(seats)
    };
    let rule_set = now.house.rule_set();
    match rng.u8(0..18) {
        0 => GameEvent::Bet(player(rng)),
        1 | 2 => GameEvent::Win(AtSeating {
            seating: seats(rng),
            event: random_win(rng, rule_set),
        }),
        3 => GameEvent::MultipleWins(AtSeating {
            seating: seats(rng),
            event: (0..rng.u8(0..3))
                .map(|_| random_win(rng, rule_set))
                .collect(),
        }),
        4 => GameEvent::Draw(AtSeating {
            seating: seats(rng),
            event: rng.bool().then(|| random_event(rng, rule_set)),
        }),
        5..=7 => GameEvent::TableEvent(AtSeating {
            seating: seats(rng),
            event: random_event(rng, rule_set),
        }),
        8 => GameEvent::Foul(AtSeating {
            seating: seats(rng),
            event: random_foul(rng, now),
        }),
        9 => GameEvent::Seats(BySeat::new([3, 1, 0, 2].map(PlayerId))),
        10 => GameEvent::NewPlayer("Eve".to_owned()),
        11 => {
            *now = random_rules(rng);
            GameEvent::Rules(now.clone())
        }
        14 => GameEvent::Substitute(player(rng), rng.bool().then(|| "Eve".to_owned())),
        16 => GameEvent::Payment(PlayerPayment {
            from: player(rng),
            to: player(rng),
            amount: rng.i64(-99..99_999),
            note: if rng.bool() {
                "Wette".to_owned()
            } else {
                String::new()
            },
        }),
        12 => GameEvent::Chips(vec![(player(rng), rng.i64(-99_999..99_999))]),
        13 if deep < 3 => {
            let of = ids[rng.usize(0..ids.len())].clone();
            let what = match rng.u8(0..3) {
                0 => Change::Delete,
                1 => Change::Replace(Box::new(random_input(rng, now, ids, deep + 1))),
                _ => Change::InsertBefore(Box::new(random_input(rng, now, ids, deep + 1))),
            };
            GameEvent::Correction(Correction {
                target: of,
                change: what,
            })
        }
        15 if rng.bool() => {
            [GameEvent::LockReleased, GameEvent::LockAcquired][rng.usize(0..2)].clone()
        }
        17 => GameEvent::Note(GameNote {
            place: "Zürich".to_owned(),
            note: if rng.bool() {
                "雨\nLine".to_owned()
            } else {
                String::new()
            },
        }),
        _ if rng.bool() => GameEvent::Closed,
        _ => GameEvent::Reopened,
    }
}

/// Also a hand of another rule set, as after a change of rules.
fn random_win(rng: &mut Rng, rule_set: &'static RuleSet) -> WinRecord {
    if rng.bool() {
        let other = rule_sets::ALL[rng.usize(0..rule_sets::ALL.len())];
        let examples: Vec<_> = other
            .scoring
            .elements
            .iter()
            .map(|one| one.example)
            .collect();
        let example = examples[rng.usize(0..examples.len())];
        return WinRecord::hand(notation::parse(example).expect(example));
    }
    let event = rule_set
        .game
        .counted_win
        .and_then(|key| rule_set.event(key));
    let questions = event.map_or(&[][..], |event| event.questions);
    WinRecord::counted(random_facts(rng, questions.iter()))
}

fn random_event(rng: &mut Rng, rule_set: &'static RuleSet) -> TableEvent {
    if rng.u8(0..9) == 0 || rule_set.game.events.is_empty() {
        return TableEvent::new("nobody-knows-it", Answers::default());
    }
    let event = &rule_set.game.events[rng.usize(0..rule_set.game.events.len())];
    TableEvent::new(event.key, random_facts(rng, event.questions.iter()))
}

fn random_foul(rng: &mut Rng, now: &Rules) -> FoulRecord {
    let own = now.penalty_book_for(None);
    let book = own.unwrap_or(penalty_books::ALL[0]);
    let foul = &book.fouls[rng.usize(0..book.fouls.len())];
    let clause = rng.bool().then_some("F5");
    let facts = random_facts(rng, fouls::questions(book, foul).into_iter());
    FoulRecord {
        penalty_book: Some(book).filter(|_| own.is_none()),
        ..FoulRecord::new(foul.key, clause, facts)
    }
}

fn random_facts(rng: &mut Rng, questions: impl Iterator<Item = &'static Question>) -> Answers {
    let mut facts = Answers::default();
    for question in questions {
        if question.nested_in.is_none() && question.skip.is_some() && rng.u8(0..4) == 0 {
            facts.set(question.key, Answer::Open);
        } else if rng.bool() {
            facts.set(question.key, random_fact(rng, question.kind));
        }
    }
    facts
}

fn seat(rng: &mut Rng) -> Seat {
    Seat::ALL[rng.usize(0..4)]
}

fn tiles(rng: &mut Rng, many: usize) -> Vec<Tile> {
    (0..many)
        .map(|_| Tile::ALL[rng.usize(0..Tile::ALL.len())])
        .collect()
}

fn random_fact(rng: &mut Rng, ask: AnswerKind) -> Answer {
    let points = |rng: &mut Rng| rng.i64(-9_000..9_000) * 100;
    let score = |rng: &mut Rng| Overall::of_table(rng.i64(-99_999..99_999));
    let winner = |rng: &mut Rng| Winner::new(seat(rng), rng.u16(0..20));
    match ask {
        AnswerKind::Seat => Answer::Seat(seat(rng)),
        AnswerKind::Number(most) => Answer::Number(rng.u32(0..=most)),
        AnswerKind::NumberOf(all) => Answer::Number(all[rng.usize(0..all.len())]),
        AnswerKind::Points => Answer::Points(points(rng)),
        AnswerKind::By => Answer::By(WinBy::ALL[rng.usize(0..4)]),
        AnswerKind::Flag => Answer::Flag(rng.bool()),
        AnswerKind::Word(words) => Answer::Word(rng.usize(0..words.len())),
        AnswerKind::Tile => Answer::Tiles(tiles(rng, 1)),
        AnswerKind::Tiles | AnswerKind::Held => {
            let many = rng.usize(0..14);
            Answer::Tiles(tiles(rng, many))
        }
        AnswerKind::Bonus => {
            let all = BonusTile::ALL.into_iter().filter(|_| rng.bool());
            Answer::Bonus(all.fold(BonusTiles::NONE, BonusTiles::with))
        }
        AnswerKind::BonusInOrder => {
            let mut all: Vec<_> = BonusTile::ALL.into_iter().filter(|_| rng.bool()).collect();
            rng.shuffle(&mut all);
            Answer::BonusInOrder(all)
        }
        AnswerKind::Debts => {
            let mut debts = CarriedDebts::NONE;
            for _ in 0..rng.usize(0..4) {
                let (points, wins) = (rng.u32(..), rng.u32(..));
                if let Ok(debt) = CarriedDebt::new(seat(rng), seat(rng), points, wins) {
                    debts.set(debt);
                }
            }
            Answer::Debts(debts)
        }
        AnswerKind::CarriedWins => {
            let many = rng.usize(0..4);
            let win = |()| CarriedWin {
                winner: seat(rng),
                payer: seat(rng),
                points: rng.u32(..),
            };
            Answer::CarriedWins(vec![(); many].into_iter().map(win).collect())
        }
        AnswerKind::BySeat => Answer::BySeat(BySeat::new([(); 4]).map(|()| Some(rng.u32(..)))),
        AnswerKind::PointsBySeat => {
            Answer::PointsBySeat(BySeat::new([(); 4]).map(|()| Some(points(rng))))
        }
        AnswerKind::ScoresBySeat => {
            let score = |()| Some(rng.i64(-999_999..999_999));
            Answer::PointsBySeat(BySeat::new([(); 4]).map(score))
        }
        AnswerKind::Claims | AnswerKind::Claimants => Answer::Claims(vec![WinClaim {
            seat: seat(rng),
            thirteen_orphans: ask == AnswerKind::Claims && rng.bool(),
        }]),
        AnswerKind::Winners(None) => Answer::Winners(vec![
            Winner {
                liable: rng.bool().then(|| seat(rng)),
                ..winner(rng)
            };
            rng.usize(0..3)
        ]),
        AnswerKind::Winners(Some(_)) => Answer::Winners(vec![Winner {
            on_axis: rng.bool().then(|| rng.u16(20..110)),
            units: rng.u16(0..3),
            ..winner(rng)
        }]),
        AnswerKind::Seats => Answer::Seats(BySeat::new([(); 4]).map(|()| rng.bool())),
        AnswerKind::Overall => Answer::Overall(score(rng)),
        AnswerKind::OverallBySeat => {
            Answer::OverallBySeat(BySeat::new([(); 4]).map(|()| score(rng)))
        }
    }
}
