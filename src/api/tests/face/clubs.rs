//! Clubs: logs as files, and their replay.

use serde_json::{Value, json};
use tilewise_api::{Catalogue, answer_json, club_file, club_json, club_log_of, read_club};
use tilewise_club::{Club, ClubLog};

use crate::club_schema::fits_club;

/// Returns a log of these events of the desk.
pub fn club(inputs: impl IntoIterator<Item = Value>) -> Value {
    let entries = inputs.into_iter().zip(1..);
    let entries = entries.map(|(input, counter)| entry(counter, &input));
    json!({ "tilewise-club": 1, "entries": entries.collect::<Vec<_>>() })
}

fn entry(counter: u32, input: &Value) -> Value {
    json!({
        "id": format!("desk-{counter}"), "device": "desk", "counter": counter, "time": 0,
        "author": "Olga", "input": input,
    })
}

/// Returns the first six events: a club, a season, and members. The night has the ID `desk-7`.
fn opening(policy: &str) -> Vec<Value> {
    let member = |name: &str| json!({ "told": "member", "member": name, "name": name });
    vec![
        json!({ "told": "founded", "name": "The Nest", "ruleset": "riichi-ema-2025" }),
        json!({ "told": "season-opened", "name": "Spring", "policy": policy }),
        member("Ann"),
        member("Bo"),
        member("Cy"),
        member("Di"),
        json!({ "told": "night-opened", "season": "desk-2", "date": "2026-11-29", "name": "Library", "fee": 2.5 }),
    ]
}

/// Returns the events of a night with one table and its result. The result has the ID `desk-14`.
fn night(policy: &str) -> Vec<Value> {
    let mut inputs = opening(policy);
    let arrived = |name: &str| json!({ "told": "arrived", "night": "desk-7", "member": name });
    inputs.extend(["Ann", "Bo", "Cy", "Di"].map(arrived));
    inputs.push(json!({ "told": "fee-paid", "night": "desk-7", "member": "Ann", "amount": 2.5 }));
    inputs.push(json!({
        "told": "draw", "night": "desk-7", "round": 1, "method": "random", "seed": "18446744073709551615",
        "tables": [["Cy", "Ann", "Di", "Bo"]],
    }));
    inputs.push(result());
    inputs
}

/// Scores of 120,000 in sum; the starting score of EMA 2025 is 30,000.
fn result() -> Value {
    json!({
        "told": "result", "night": "desk-7", "round": 1, "table": 1,
        "scores": [
            { "member": "Ann", "score": 41_000 }, { "member": "Bo", "score": 29_000 },
            { "member": "Cy", "score": 31_000 }, { "member": "Di", "score": 19_000 },
        ],
    })
}

/// Returns the replay of a club, which matches the schema.
fn replayed(log: &Value) -> Value {
    let report = serde_json::from_str(&club_json(log.to_string())).expect("JSON");
    fits_club(log, &report);
    report
}

#[track_caller]
fn read(file: &str) -> ClubLog {
    let json = read_club(file.as_bytes()).expect(file);
    club_log_of(&json, Catalogue::ALL)
        .unwrap_or_else(|refusal| panic!("{:?} in {file}", refusal.errors))
}

/// EMA 2025: uma 15, 5, -5, -15 and no return points above the start, so that 41,000 are 11 + 15.
#[test]
fn a_night_is_replayed() {
    let state = replayed(&club(night("ties=results")));
    assert_eq!(state["ok"], true, "{state}");
    assert_eq!(
        (&state["id"], &state["lock_holder"]),
        (&json!("desk-1"), &json!("desk"))
    );
    assert_eq!(
        (&state["name"], &state["ruleset"]),
        (&json!("The Nest"), &json!("riichi-ema-2025"))
    );
    let season = &state["seasons"][0];
    assert_eq!(
        (&season["id"], &season["policy"]),
        (&json!("desk-2"), &json!("ties=results"))
    );
    let night = &season["nights"][0];
    assert_eq!((&night["fee"], &night["paid"]), (&json!(2.5), &json!(2.5)));
    assert_eq!(
        night["attendance"][0],
        json!({ "member": "Ann", "state": "arrived", "was_there": true, "paid": 2.5 })
    );
    let round = &night["rounds"][0];
    assert_eq!(round["seed"], "18446744073709551615");
    let table = &round["tables"][0];
    assert_eq!(table["state"], "reported");
    assert_eq!(table["counting_result"]["rest"], 0);
    assert_eq!(
        (&table["reports"][0]["ids"], &table["reports"][0]["checked"]),
        (&json!(["desk-14"]), &json!(false))
    );
    assert_eq!(
        table["reports"][0]["scores"],
        table["counting_result"]["scores"]
    );
    // In the order of the seats.
    let scores = json!([
        { "member": "Cy", "score": 31_000, "gain": 1_000, "overall": 6, "place": 2 },
        { "member": "Ann", "score": 41_000, "gain": 11_000, "overall": 26, "place": 1 },
        { "member": "Di", "score": 19_000, "gain": -11_000, "overall": -26, "place": 4 },
        { "member": "Bo", "score": 29_000, "gain": -1_000, "overall": -6, "place": 3 },
    ]);
    assert_eq!(table["counting_result"]["scores"], scores);
    let members = season["standings"]["members"].as_array().expect("members");
    let standings: Vec<_> = members
        .iter()
        .map(|one| {
            (
                one["place"].as_u64(),
                one["member"].as_str(),
                one["total"].as_f64(),
            )
        })
        .collect();
    let expected = [("Ann", 26.0), ("Cy", 6.0), ("Bo", -6.0), ("Di", -26.0)];
    let expected: Vec<_> = (1..)
        .zip(expected)
        .map(|(place, (name, total))| (Some(place), Some(name), Some(total)))
        .collect();
    assert_eq!(standings, expected);
    let counted = json!([{ "night": "desk-7", "round": 1, "table": 1 }]);
    assert_eq!(members[0]["counting_tables"], counted);
    assert_eq!(members[0]["places"], json!([1, 0, 0, 0]));
    assert!(
        state["lines"]
            .as_array()
            .is_some_and(|lines| lines.len() == 14)
    );
    assert!(!state.to_string().contains("refused"), "{state}");
}

/// Places give 3, 2, -1 and -3 points. Ann has two points less, Bo's team one more.
#[test]
fn points_are_given_to_members_and_teams() {
    let mut inputs = night("measure=place:3/2/-1/-3; teams=all");
    inputs[3]["team"] = json!("Reds");
    inputs.push(json!({ "told": "adjusted", "season": "desk-2", "member": "Ann", "points": -2.125, "reason": "Late" }));
    inputs.push(
        json!({ "told": "adjusted", "season": "desk-2", "member": "Bo", "points": 1, "for": "team", "reason": "Host" }),
    );
    let state = replayed(&club(inputs));
    let season = &state["seasons"][0];
    let standings = &season["standings"];
    assert_eq!(standings["members"][1]["member"], "Ann", "{state}");
    assert_eq!(standings["members"][1]["total"], 0.875);
    assert_eq!(
        standings["members"][1]["parts"],
        json!({ "results": 3, "attendance": 0, "adjustments": -2.125, "last_season": 0 })
    );
    let team = json!({ "team": "Reds", "place": 1, "total": 0, "adjustments": 1, "members": ["Bo"], "counting_members": 1 });
    assert_eq!(standings["teams"], json!([team]));
    assert_eq!(
        season["adjustments"][0],
        json!({ "id": "desk-15", "member": "Ann", "points": -2.125, "for": "member", "reason": "Late" })
    );
}

/// A result that is disputed doesn't count until the ruling, which has other scores.
#[test]
fn a_disputed_result_is_reported_with_its_entries() {
    let mut inputs = night("");
    inputs.push(json!({ "told": "disputed", "result": "desk-14", "reason": "Bets forgotten" }));
    let state = replayed(&club(inputs.clone()));
    let table = |state: &Value| state["seasons"][0]["nights"][0]["rounds"][0]["tables"][0].clone();
    let disputed = table(&state);
    assert_eq!(disputed["state"], "disputed", "{state}");
    assert_eq!(disputed.get("counting_result"), None);
    assert_eq!(disputed["reports"][0]["ids"], json!(["desk-14"]));
    assert_eq!(disputed["reports"][0]["disputed"], "Bets forgotten");
    let mut scores = result()["scores"].clone();
    scores[0]["score"] = json!(40_000);
    inputs.push(json!({
        "told": "ruled", "result": "desk-14", "reason": "One bet", "scores": scores, "rest": 1_000,
    }));
    let ruled = table(&replayed(&club(inputs)));
    assert_eq!(ruled["state"], "ruled", "{ruled}");
    assert_eq!(ruled["counting_result"]["rest"], 1_000);
    assert_eq!(ruled["counting_result"]["scores"][1]["score"], 40_000);
}

/// Book `hk-old-style-scoring`: 3 fan on a discard are 32 from all: 16 from East, 8 from each other.
#[test]
fn a_result_can_be_a_whole_game() {
    let mut inputs = night("");
    inputs[0]["ruleset"] = json!("hk-old-style");
    inputs.pop();
    let mut game = crate::games::game();
    game["entries"][1]["input"]["ruleset"] = json!("hk-old-style");
    let closed = json!({ "id": "phone-3", "device": "phone", "counter": 3, "time": 0, "input": { "told": "closed" } });
    game["entries"]
        .as_array_mut()
        .expect("entries")
        .push(closed);
    let players = [(0, "Ann"), (1, "Bo"), (2, "Cy"), (3, "Di")];
    let players = players.map(|(player, member)| json!({ "player": player, "member": member }));
    inputs.push(json!({
        "told": "result", "night": "desk-7", "round": 1, "table": 1, "game": game, "players": players,
    }));
    let log = club(inputs);
    let state = replayed(&log);
    let table = &state["seasons"][0]["nights"][0]["rounds"][0]["tables"][0];
    let gains: Vec<_> = table["counting_result"]["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .map(|one| (one["member"].as_str(), one["gain"].as_i64()))
        .collect();
    let expected = [("Cy", -8), ("Ann", -16), ("Di", -8), ("Bo", 32)];
    assert_eq!(
        gains,
        expected.map(|(member, gain)| (Some(member), Some(gain)))
    );
    round_trips(&log);
}

/// The desk wrote the members into the opening, so that the result need not name them.
#[test]
fn members_of_a_game_are_those_of_its_opening() {
    let mut inputs = night("");
    inputs[0]["ruleset"] = json!("hk-old-style");
    inputs.pop();
    let mut game = crate::games::game();
    game["entries"][1]["input"]["ruleset"] = json!("hk-old-style");
    game["entries"][0]["input"]["club"] = json!({
        "club": "desk-1", "night": "desk-7", "draw": "desk-13", "round": 1, "table": 1,
        "members": ["Di", "Cy", "Bo", "Ann"],
    });
    let closed = json!({ "id": "phone-3", "device": "phone", "counter": 3, "time": 0, "input": { "told": "closed" } });
    game["entries"]
        .as_array_mut()
        .expect("entries")
        .push(closed);
    inputs.push(json!({
        "told": "result", "night": "desk-7", "round": 1, "table": 1, "game": game,
    }));
    let log = club(inputs);
    let state = replayed(&log);
    let scores =
        &state["seasons"][0]["nights"][0]["rounds"][0]["tables"][0]["counting_result"]["scores"];
    // The second player has won 32, the first one has paid 16.
    assert_eq!(
        (&scores[0]["member"], &scores[0]["gain"]),
        (&json!("Cy"), &json!(32)),
        "{state}"
    );
    assert_eq!(
        (&scores[2]["member"], &scores[2]["gain"]),
        (&json!("Di"), &json!(-16))
    );
    round_trips(&log);
}

#[track_caller]
fn round_trips(log: &Value) {
    let read_log = read(&log.to_string());
    let file = club_file(&read_log);
    let again: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!(again["entries"], log["entries"]);
    assert_eq!(read(&file), read_log);
    assert_eq!(Club::replay(&read(&file)), Club::replay(&read_log));
}

/// Returns one event of every kind, with every field.
pub fn every_event() -> Vec<Value> {
    let mut inputs = night("counting=best:3; total=mean; classes=A,B; promoted=1; relegated=1");
    inputs[0]["options"] = json!({ "rounds": 1 });
    inputs[0]["language"] = json!("zh-Hant-HK");
    inputs[0]["penalty_book"] = json!("riichi-ema-2025");
    inputs[2] = json!({
        "told": "member", "member": "Ann", "name": "Ann", "alias": "A.", "hidden": true,
        "team": "Reds", "class": "A", "experience": "mentor",
    });
    inputs.extend([
        json!({ "told": "profile", "name": "The Nest", "ruleset": "riichi-tenhou" }),
        json!({ "told": "night-planned", "date": "2026-12-06", "details": "19:00, Library" }),
        json!({ "told": "night-planned", "date": "2026-12-13" }),
        json!({ "told": "night-planned" }),
        json!({ "told": "clock-started", "night": "desk-7", "round": 1, "minutes": 90 }),
        json!({ "told": "time-added", "night": "desk-7", "round": 1, "table": 1, "minutes": 5 }),
        json!({ "told": "late", "night": "desk-7", "member": "Bo" }),
        json!({ "told": "left", "night": "desk-7", "member": "Bo" }),
        json!({
            "told": "draw", "night": "desk-7", "round": 2, "method": "chart", "chart_rounds": 5, "seed": "0",
            "tables": [["Ann", "Cy", "Di"]], "waiting": ["Bo"],
        }),
        json!({ "told": "checked", "result": "desk-14" }),
        json!({ "told": "disputed", "result": "desk-14", "reason": "Wrong" }),
        json!({ "told": "ruled", "result": "desk-14", "reason": "Right" }),
        json!({ "told": "ruled", "result": "desk-14", "reason": "Bet", "scores": [{ "member": "Ann", "score": -0.5 }], "rest": 1_000 }),
        json!({ "told": "adjusted", "season": "desk-2", "member": "Ann", "points": 0.125, "for": "team", "reason": "Host" }),
        json!({ "told": "corrected", "of": "desk-12", "change": "delete" }),
        json!({ "told": "corrected", "of": "desk-12", "change": "replace", "input": { "told": "arrived", "night": "desk-7", "member": "Di" } }),
        json!({ "told": "corrected", "of": "desk-9", "change": "insert-before", "input": { "told": "late", "night": "desk-7", "member": "Bo" } }),
        json!({ "told": "forgotten", "member": "Bo" }),
        json!({ "told": "night-closed", "night": "desk-7" }),
        json!({ "told": "season-closed", "season": "desk-2" }),
        json!({ "told": "pen-given" }),
        json!({ "told": "pen-taken" }),
        // Of a newer program: kept as it is.
        json!({ "told": "poll", "choices": [1.5, null, { "a": true }] }),
    ]);
    inputs
}

#[test]
fn every_event_of_a_club_round_trips() {
    let log = club(every_event());
    round_trips(&log);
    let state: Value = serde_json::from_str(&club_json(log.to_string())).expect("JSON");
    let refused = &state["lines"]
        .as_array()
        .and_then(|lines| lines.last())
        .expect("a line")["refused"][0];
    assert_eq!(refused["at"], "told", "{state}");
    let message = refused["message"].as_str().unwrap_or_default();
    assert!(
        message.starts_with("this entry can’t be read: "),
        "{message}"
    );
}

/// Changes of a valid club, with the path and a part of the message. A bad value costs its line, with the path in the
/// input; one in the club or the season costs the whole.
#[test]
#[expect(clippy::too_many_lines, reason = "one line per error")]
fn mistakes_in_a_club_are_named_by_their_place() {
    type ClubEdit = fn(&mut Value);
    fn input(log: &mut Value, place: usize) -> &mut Value {
        &mut log["entries"][place]["input"]
    }
    let cases: [(ClubEdit, &str, &str, &str); 34] = [
        (
            |log| *log = json!([1]),
            "bad-request",
            "",
            "a club is an object with tilewise-club and entries",
        ),
        (
            |log| *log = json!({ "members": [] }),
            "not-a-club",
            "",
            "this is no club of Tilewise",
        ),
        (
            |log| log["tilewise-club"] = json!(2),
            "unknown-version",
            "tilewise-club",
            "this club is of version 2, and here 1 is read: bring Tilewise up to date",
        ),
        (
            |log| log["standings"] = json!([]),
            "bad-request",
            "standings",
            "leave them out",
        ),
        (
            |log| log["extra"] = json!(1),
            "bad-request",
            "extra",
            "there is no field “extra” here: choose from tilewise-club, entries",
        ),
        (
            |log| log["entries"] = json!([]),
            "not-founded",
            "entries",
            "begin with the event founded",
        ),
        (
            |log| input(log, 0)["name"] = json!(" "),
            "no-name",
            "entries[0].input",
            "a name is missing",
        ),
        (
            |log| log["entries"][1]["id"] = json!("desk-1"),
            "id-twice",
            "entries[1]",
            "entries[0] and entries[1] have the id “desk-1”",
        ),
        (
            |log| log["entries"][1]["id"] = json!("x".repeat(101)),
            "bad-request",
            "entries[1].id",
            "1 to 100 letters",
        ),
        (
            |log| input(log, 0)["ruleset"] = json!("chess"),
            "unknown-ruleset",
            "entries[0].input.ruleset",
            "chess",
        ),
        (
            |log| input(log, 0)["name"] = json!(7),
            "bad-request",
            "entries[0].input.name",
            "is 7: it takes a text of at most 100 letters",
        ),
        (
            |log| input(log, 0)["language"] = json!("zh_HK"),
            "bad-request",
            "entries[0].input.language",
            "it takes a language tag, such as zh-HK",
        ),
        (
            |log| *input(log, 13) = json!({ "told": "night-planned", "details": "Library" }),
            "bad-request",
            "13:date",
            "is missing: it takes a date",
        ),
        (
            |log| input(log, 7)["night"] = json!("laptop-7"),
            "other-night",
            "7:",
            "such as one of another desk",
        ),
        (
            |log| input(log, 1)["policy"] = json!("best=6"),
            "bad-policy",
            "entries[1].input.policy",
            "best",
        ),
        (
            |log| input(log, 1)["policy"] = json!("counting=best:0"),
            "bad-policy",
            "entries[1].input.policy",
            "At least one result or night must count.",
        ),
        (
            |log| input(log, 1)["policy"] = Value::Null,
            "bad-request",
            "entries[1].input.policy",
            "is missing: it takes the policy of a season",
        ),
        (
            |log| input(log, 2)["member"] = json!("x".repeat(101)),
            "bad-request",
            "2:member",
            "a text of 1 to 100 letters",
        ),
        (
            |log| input(log, 2)["member"] = json!(""),
            "bad-request",
            "2:member",
            "a text of 1 to 100 letters",
        ),
        (
            |log| input(log, 2)["experience"] = json!("old"),
            "bad-request",
            "2:experience",
            "one of usual, newcomer, mentor",
        ),
        (
            |log| input(log, 2)["hidden"] = json!("yes"),
            "bad-request",
            "2:hidden",
            "true or false",
        ),
        (
            |log| input(log, 2)["email"] = json!("a@b"),
            "bad-request",
            "2:email",
            "there is no field “email” here: choose from told, member, name",
        ),
        (
            |log| input(log, 6)["date"] = json!("2026-02-29"),
            "bad-request",
            "6:date",
            "“2026-02-29”: it takes a date, such as 2026-11-29",
        ),
        (
            |log| input(log, 6)["fee"] = json!(2.555),
            "bad-request",
            "6:fee",
            "an amount with at most two decimals",
        ),
        (
            |log| input(log, 12)["seed"] = json!(7),
            "bad-request",
            "12:seed",
            "is 7: it takes a text of digits",
        ),
        (
            |log| input(log, 12)["seed"] = json!("18446744073709551616"),
            "bad-request",
            "12:seed",
            "a text of digits",
        ),
        (
            |log| input(log, 12)["method"] = json!("fair"),
            "bad-request",
            "12:method",
            "one of random, chart, swiss, ladder, teams",
        ),
        (
            |log| input(log, 12)["chart_rounds"] = json!(5),
            "bad-request",
            "12:chart_rounds",
            "only the method chart has them, leave them out",
        ),
        (
            |log| input(log, 12)["tables"][0] = json!({ "E": "Ann" }),
            "bad-request",
            "12:tables[0]",
            "is an object: it takes a list of members, East first",
        ),
        (
            |log| input(log, 12)["tables"][0][2] = json!(3),
            "bad-request",
            "12:tables[0][2]",
            "the id of a member",
        ),
        (
            |log| input(log, 12)["tables"] = json!([["Ann", "Bo"]]),
            "table-size",
            "12:",
            "a table has three to five",
        ),
        (
            |log| input(log, 13)["scores"][1]["score"] = json!("a lot"),
            "bad-request",
            "13:scores[1].score",
            "is “a lot”",
        ),
        (
            |log| input(log, 13)["scores"][1]["score"] = json!(30_000),
            "wrong-sum",
            "13:",
            "the scores add up to 121000, and it should be 120000",
        ),
        (
            |log| input(log, 13)["told"] = json!("score"),
            "bad-request",
            "13:told",
            "one of founded, profile, member",
        ),
    ];
    for (change, code, at, expected) in cases {
        let mut log = club(night(""));
        change(&mut log);
        let report = replayed(&log);
        let (error, at) = match at.split_once(':') {
            Some((line, within)) => {
                let line: usize = line.parse().expect("a line");
                (&report["lines"][line]["refused"][0], within)
            }
            None => (&report["errors"][0], at),
        };
        assert_eq!(error["code"], code, "{report}");
        assert_eq!(error["at"].as_str().unwrap_or_default(), at, "{report}");
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.contains(expected), "{message}");
    }
}

/// All mistakes of the readable whole are listed, and those in the game of a result with their whole path.
#[test]
fn all_mistakes_of_a_club_are_listed_at_once() {
    let mut log = club(night(""));
    log["entries"][0]["input"]["ruleset"] = json!("chess");
    log["entries"][1]["input"]["policy"] = json!("best=6");
    log["entries"][3]["counter"] = json!(-1);
    let report = replayed(&log);
    let errors = report["errors"].as_array().expect("errors");
    let at: Vec<_> = errors.iter().map(|one| &one["at"]).collect();
    assert_eq!(
        at,
        [
            "entries[3].counter",
            "entries[0].input.ruleset",
            "entries[1].input.policy"
        ]
    );
    let mut log = club(night(""));
    let mut game = crate::games::game();
    game["entries"][0]["input"]["seats"] = json!({ "E": 0 });
    log["entries"][13]["input"] = json!({
        "told": "result", "night": "desk-7", "round": "one", "table": 1, "game": game,
    });
    let report = replayed(&log);
    let refused = report["lines"][13]["refused"].as_array().expect("refused");
    let at: Vec<_> = refused.iter().map(|one| &one["at"]).collect();
    let seat = |seat: &str| format!("game.entries[0].input.seats.{seat}");
    assert_eq!(
        at,
        [&json!("round"), &json!(seat("S")), &json!(seat("W"))],
        "{report}"
    );
}

#[test]
fn a_club_that_is_cut_off_is_reported_as_such() {
    let whole = club(night("")).to_string();
    for length in (1..whole.len()).step_by(97) {
        let report = club_json(&whole[..length]);
        assert!(report.contains("\"cut-off\""), "{report}");
    }
    assert!(club_json("Name;Points").contains("open a club that was exported here"));
}

#[test]
fn an_answer_recognizes_a_club_by_its_key() {
    let mut log = club(night(""));
    assert!(answer_json(log.to_string(), false).starts_with("{\"ok\":true,\"tilewise-club\":1"));
    log["entries"][13]["input"] = json!({
        "told": "result", "night": "desk-7", "round": 1, "table": 1, "game": crate::games::game(),
    });
    assert!(answer_json(log.to_string(), false).contains("game-goes-on"));
    let game = crate::games::game().to_string();
    assert!(answer_json(game, false).contains("\"tilewise-game\":1"));
}

/// 500 members play two rounds on four nights: 1,000 results.
#[test]
fn a_club_has_five_hundred_members_and_a_thousand_results() {
    let names: Vec<String> = (0..500).map(|one| format!("m{one}")).collect();
    let mut inputs = opening("");
    inputs.truncate(2);
    inputs.extend(
        names
            .iter()
            .map(|name| json!({ "told": "member", "member": name, "name": name })),
    );
    for night in 1..=4 {
        let opened = json!({ "told": "night-opened", "season": "desk-2", "date": format!("2026-11-0{night}") });
        inputs.push(opened);
        let id = format!("desk-{}", inputs.len());
        inputs.extend(
            names
                .iter()
                .map(|name| json!({ "told": "arrived", "night": id, "member": name })),
        );
        for round in 1..=2 {
            let tables: Vec<_> = names.chunks(4).collect();
            inputs.push(json!({ "told": "draw", "night": id, "round": round, "method": "swiss", "seed": "1", "tables": tables }));
            inputs.extend(tables.iter().zip(1..).map(|(members, table)| {
                let scores = members.iter().zip([40_000, 30_000, 30_000, 20_000]);
                let scores: Vec<_> = scores.map(|(member, score)| json!({ "member": member, "score": score })).collect();
                json!({ "told": "result", "night": id, "round": round, "table": table, "scores": scores })
            }));
        }
        inputs.push(json!({ "told": "night-closed", "night": id }));
    }
    let report = club_json(club(inputs).to_string());
    let state: Value = serde_json::from_str(&report).expect("JSON");
    assert!(!report.contains("\"refused\""), "{}", &report[..200]);
    assert_eq!(state["members"].as_array().map(Vec::len), Some(500));
    let standings = state["seasons"][0]["standings"]["members"].as_array();
    let counted = standings
        .into_iter()
        .flatten()
        .filter_map(|one| one["results"].as_u64());
    assert_eq!(counted.sum::<u64>(), 4_000);
}

#[test]
fn separations_clocks_and_the_next_night_are_reported() {
    let mut inputs = night("");
    inputs.extend([
        json!({ "told": "separated", "members": ["Di", "Ann"] }),
        json!({ "told": "separated", "members": ["Bo", "Cy"] }),
        json!({ "told": "together", "members": ["Cy", "Bo"] }),
        json!({ "told": "night-planned", "date": "2026-12-06", "details": "19:00, Library" }),
        json!({ "told": "clock-started", "night": "desk-7", "round": 1, "minutes": 90 }),
        json!({ "told": "time-added", "night": "desk-7", "round": 1, "table": 1, "minutes": 5 }),
    ]);
    let state = replayed(&club(inputs));
    assert_eq!(state["separated"], json!([["Ann", "Di"]]));
    assert_eq!(
        state["next_night"],
        json!({ "date": "2026-12-06", "details": "19:00, Library" })
    );
    let round = &state["seasons"][0]["nights"][0]["rounds"][0];
    assert_eq!(round["clock"], json!({ "started": 0, "minutes": 90 }));
    assert_eq!(round["tables"][0]["added_minutes"], 5);
    assert!(!state.to_string().contains("refused"), "{state}");
}
