use super::*;
use serde_json::{Value, json};

fn entry(counter: usize, input: &Value) -> Value {
    json!({
        "id": format!("e{counter}"), "device": "phone", "counter": counter, "time": 0, "input": input,
    })
}

/// Returns a game with a number of entries.
fn game(entries: usize) -> Value {
    let opened = json!({
        "told": "opened", "ruleset": "hk-old-style", "players": ["Ann", "Bo", "Cy", "Di"],
        "seats": { "E": 0, "S": 1, "W": 2, "N": 3 },
    });
    let won = json!({ "told": "won", "seat": "S", "value": 3, "by": "self-draw" });
    let all = (1..=entries).map(|one| entry(one, if one == 1 { &opened } else { &won }));
    json!({ "tilewise-game": 1, "entries": all.collect::<Vec<_>>() })
}

fn why(file: &impl ToString) -> UnreadableReason {
    read(file.to_string().as_bytes())
        .expect_err("no game")
        .reason
}

#[test]
fn a_game_is_read_and_played_through() {
    let read = read(game(3).to_string().as_bytes()).expect("a game");
    assert_eq!(read.log.entries().len(), 3);
    // HKOS-52: twice 24 for 3 fan by self-draw.
    let table = read.game.table().expect("an open game");
    assert_eq!((table.hands, table.accounts.sum()), (2, 0));
}

#[test]
fn unreadable_files_are_classified() {
    assert_eq!(why(&"Name;Points\nAnn;100"), UnreadableReason::NoGame);
    assert_eq!(why(&json!({ "log": [] })), UnreadableReason::NoGame);
    assert_eq!(why(&json!([1, 2])), UnreadableReason::NoGame);
    let whole = game(2).to_string();
    let half = &whole[..whole.len() / 2];
    assert_eq!(why(&half), UnreadableReason::CutOff);
    assert_eq!(
        why(&json!({ "tilewise-game": 2, "entries": [] })),
        UnreadableReason::Version
    );
    assert_eq!(why(&game(0)), UnreadableReason::NotOpened);
    let changed = |change: fn(&mut Value)| {
        let mut game = game(3);
        change(&mut game["entries"]);
        why(&game)
    };
    assert_eq!(
        changed(|all| all[2]["id"] = json!("e2")),
        UnreadableReason::Twice
    );
    let chess = changed(|all| all[0]["input"]["ruleset"] = json!("chess"));
    assert_eq!(chess, UnreadableReason::Rules);
    let newer = changed(|all| all[0]["input"]["options"] = json!({ "payout": "newer" }));
    assert_eq!(newer, UnreadableReason::Rules);
    assert_eq!(
        changed(|all| all[0]["input"]["start"] = json!("three")),
        UnreadableReason::Broken
    );
    assert_eq!(
        changed(|all| drop(all.as_array_mut().map(|all| all.remove(0)))),
        UnreadableReason::NotOpened
    );
}

#[test]
fn one_bad_value_costs_its_line_and_not_the_game() {
    let mut game = game(3);
    game["entries"][1]["input"]["value"] = json!("three");
    let read = read(game.to_string().as_bytes()).expect("a game");
    let refused = read
        .game
        .outcomes()
        .iter()
        .map(|line| line.refusal.is_some());
    assert_eq!(refused.collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn what_is_too_long_is_refused_before_it_is_looked_at() {
    assert_eq!(why(&" ".repeat(LONGEST + 1)), UnreadableReason::Long);
    assert!(read(game(MOST_ENTRIES).to_string().as_bytes()).is_ok());
    assert_eq!(
        why(&game(MOST_ENTRIES + 1)),
        UnreadableReason::Many(MOST_ENTRIES + 1)
    );
    let mut huge = game(2);
    huge["entries"][1]["id"] = json!("x".repeat(1 << 20));
    assert_eq!(why(&huge), UnreadableReason::Broken);
}

#[test]
fn a_game_that_could_not_go_on_is_refused() {
    let mut last = game(2);
    last["entries"][1]["counter"] = json!((1_u64 << 53) - 1);
    assert_eq!(why(&last), UnreadableReason::Broken);
}
