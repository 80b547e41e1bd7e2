//! Games in links and codes: round trips, and all published samples can be read.

use fastrand::Rng;
use proptest::prelude::*;
use serde_json::{Value, json};
use tilewise_api::{
    Catalogue, CodePart, MOST_CODES, game_codes, game_file, game_json, game_link, log_of,
    missing_codes, read_game, read_game_codes, read_game_link,
};
use tilewise_ledger::Log;

use crate::game_schema::agrees;
use crate::games::random_log;

const ALL: Catalogue = Catalogue::ALL;

/// Returns published links and codes, with the file of each game.
const PUBLISHED: &str = include_str!("../../../../tests/suite/game-links.txt");

fn read_link(text: &str) -> Result<Log, String> {
    read_game_link(text, ALL).map_err(|refusal| refusal.errors[0].code.to_owned())
}

fn parts(codes: &[String]) -> Vec<CodePart> {
    let all = codes.iter().map(|code| CodePart::read(code));
    all.collect::<Result<_, _>>().expect("codes")
}

/// Returns the published codes by game.
fn published_codes() -> impl Iterator<Item = Vec<CodePart>> {
    let all = PUBLISHED
        .lines()
        .filter_map(|line| line.strip_prefix("codes "));
    all.map(|codes| parts(&codes.split(' ').map(str::to_owned).collect::<Vec<_>>()))
}

/// Returns the CRC-32 checksum.
fn sum(bytes: &[u8]) -> u32 {
    let bit = |byte: &u8, at: u8| u32::from(byte >> at & 1);
    let bits = bytes
        .iter()
        .flat_map(|byte| (0..8).map(move |at| bit(byte, at)));
    !bits.fold(u32::MAX, |sum, bit| {
        sum >> 1 ^ (0xEDB8_8320 * ((sum ^ bit) & 1))
    })
}

/// Returns an empty code: index, count, game, and the end of a checksum. Seven bytes are 17 digits, and one
/// is three.
fn code(place: u8, count: u8) -> String {
    let bytes = [place, count, 0, 0, 0, 42];
    let [.., high, low] = sum(&bytes).to_be_bytes();
    let seven = u64::from_be_bytes([0, place, count, 0, 0, 0, 42, high]);
    format!("1{seven:017}{low:03}")
}

proptest! {
    // The decoder first reads the whole dictionary, which is slow without optimization: few cases.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_link_holds_the_whole_game(seed: u64) {
        let log = random_log(&mut Rng::with_seed(seed));
        let link = game_link(&log);
        prop_assert_eq!(read_link(&link), Ok(log));
    }

    #[test]
    fn codes_hold_the_whole_game_in_whatever_order(seed: u64, room in 20_usize..400) {
        let mut rng = Rng::with_seed(seed);
        let log = random_log(&mut rng);
        let codes = game_codes(&log, room).expect("few enough");
        prop_assert!(codes.len() <= MOST_CODES);
        let mut parts = parts(&codes);
        rng.shuffle(&mut parts);
        prop_assert_eq!(missing_codes(&parts), Vec::<usize>::new());
        prop_assert_eq!(read_game_codes(&parts, ALL).expect("a game"), log);
        let lost = parts.pop().expect("at least one code");
        if !parts.is_empty() {
            prop_assert_eq!(missing_codes(&parts), vec![lost.place]);
            prop_assert!(read_game_codes(&parts, ALL).is_err());
        }
    }

    #[test]
    fn whatever_comes_is_a_game_or_a_sentence(text in "[-_A-Za-z0-9]{0,80}|1[0-9]{0,60}|.{0,20}") {
        for refusal in [read_game_link(&text, ALL).err(), CodePart::read(&text).err()].into_iter().flatten() {
                prop_assert!(!refusal.errors[0].message.is_empty());
        }
    }

    #[test]
    fn a_link_that_was_changed_is_no_other_game(seed: u64, at: prop::sample::Index, letter in "[A-Za-z0-9]") {
        let log = random_log(&mut Rng::with_seed(seed));
        let link = game_link(&log);
        let at = at.index(link.len());
        let changed = format!("{}{letter}{}", &link[..at], &link[at + 1..]);
        if let Ok(read) = read_link(&changed) {
            prop_assert_eq!(&read, &log);
        }
        if let Ok(read) = read_link(&link[..at]) {
            prop_assert_eq!(&read, &log);
        }
    }
}

#[test]
fn unreadable_links_give_a_reason() {
    let link = game_link(&hong_kong_game());
    let refused = |text: &str| read_link(text).expect_err(text);
    assert_eq!(refused(""), "cut-off");
    assert_eq!(refused(&link[..link.len() / 2]), "cut-off");
    assert_eq!(refused(&link[..8]), "cut-off");
    assert_eq!(refused("hello"), "bad-request");
    assert_eq!(refused("AgAAAA"), "unknown-version");
    // Text after a link, as in chats, is ignored.
    assert!(read_link(&format!("{link})., look!")).is_ok());
    let code = &game_codes(&hong_kong_game(), 100).expect("codes")[0];
    let refused = |text: &str| CodePart::read(text).expect_err(text).errors[0].code;
    assert_eq!(refused(&code[..code.len() - 1]), "bad-request");
    assert_eq!(refused(&code.replacen('1', "2", 1)), "unknown-version");
    assert_eq!(refused("hello"), "bad-request");
    // Codes of two games don't combine.
    let one = parts(&game_codes(&hong_kong_game(), 120).expect("codes"));
    let mut mixed = one.clone();
    mixed[0] = parts(&game_codes(&hanchan(), 120).expect("codes"))[0].clone();
    assert!(read_game_codes(&mixed, ALL).is_err());
    assert!(read_game_codes(&[], ALL).is_err());
}

#[test]
fn a_code_is_one_of_as_many_as_there_are() {
    for place in 0..3 {
        let part = CodePart::read(&code(place, 3)).expect("a code");
        assert_eq!((part.place, part.count, part.whole), (place.into(), 3, 42));
    }
    for (place, count) in [(3, 3), (4, 3), (0, 0)] {
        let refusal = CodePart::read(&code(place, count)).expect_err("no code");
        assert_eq!(refusal.errors[0].code, "bad-request");
    }
}

#[test]
fn codes_that_are_missing_are_named_by_their_places() {
    assert_eq!(missing_codes(&[]), [0; 0]);
    for whole in published_codes() {
        assert!(whole.len() > 1);
        assert_eq!(missing_codes(&whole), [0; 0]);
        for lost in 0..whole.len() {
            let mut rest = whole.clone();
            rest.remove(lost);
            assert_eq!(missing_codes(&rest), [lost]);
            assert!(read_game_codes(&rest, ALL).is_err());
        }
    }
}

/// The pieces form a valid game, but not the one with the checksum of the codes.
#[test]
fn codes_hold_the_game_that_they_are_of() {
    let mut codes = published_codes().next().expect("codes");
    for one in &mut codes {
        one.whole ^= 1;
    }
    let refusal = read_game_codes(&codes, ALL).expect_err("of another game");
    assert_eq!(refusal.errors[0].code, "bad-request");
}

/// IDs that don't end in the counter, devices without a number, clocks that go back, with and without
/// authors.
#[test]
fn link_keeps_author_device_and_time() {
    let entry = |(id, device, counter, time, author): (&str, &str, u32, i64, &str)| {
        let input = match counter {
            1 => opened("hk-old-style", ["Ann", "Bo", "Cy", "Dee"]),
            _ => json!({ "told": "drawn" }),
        };
        json!({ "id": id, "device": device, "counter": counter, "time": time, "author": author,
            "input": input })
    };
    let entries = [
        ("phone-1", "phone", 1, 60_000, "Ann"),
        ("phone-7", "phone", 2, 57_000, "Ann"),
        ("tablet-3", "tablet", 3, 56_994, ""),
        ("phone-5", "phone", 5, -1_000, "Bo"),
    ];
    let file = json!({ "tilewise-game": 1, "entries": entries.map(entry) }).to_string();
    let log = log_of(&read_game(file.as_bytes()).expect("JSON"), ALL).expect("a game");
    assert_eq!(read_link(&game_link(&log)), Ok(log));
}

#[test]
fn published_links_and_codes_still_open() {
    let mut lines = PUBLISHED.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    while let (Some(published), Some(file)) = (lines.next(), lines.next()) {
        let (kind, text) = published.split_once(' ').expect(published);
        let log = if kind == "link" {
            read_game_link(text, ALL)
        } else {
            let codes: Vec<_> = text.split(' ').map(str::to_owned).collect();
            read_game_codes(&parts(&codes), ALL)
        };
        let log = log.unwrap_or_else(|refusal| panic!("{published}: {refusal:?}"));
        assert_eq!(game_file(&log), file, "{published}");
        let report = serde_json::from_str(&game_json(file)).expect("JSON");
        agrees(&serde_json::from_str(file).expect("JSON"), &report);
        count += 1;
    }
    assert!(count >= 6, "{count}");
}

/// The current encoding equals a published one: a change needs a new line in the suite.
#[test]
fn written_links_and_codes_are_in_the_suite() {
    let mut missing = String::new();
    for log in [hong_kong_game(), hanchan(), mended()] {
        let codes = game_codes(&log, 150).expect("codes");
        for published in [
            format!("link {}", game_link(&log)),
            format!("codes {}", codes.join(" ")),
        ] {
            if !PUBLISHED.lines().any(|line| line == published) {
                missing.extend([published, "\n".to_owned(), game_file(&log), "\n".to_owned()]);
            }
        }
    }
    assert!(
        missing.is_empty(),
        "add to tests/suite/game-links.txt:\n{missing}"
    );
}

/// A game of counted hands fits into one code of 450 bytes, which phones read easily.
#[test]
fn forty_hands_fit_into_one_code() {
    for log in [hong_kong_game(), hanchan()] {
        assert_eq!(game_codes(&log, 450).expect("codes").len(), 1);
    }
}

/// Returns a game as the page writes it: IDs, devices, seconds.
fn log(inputs: Vec<Value>) -> Log {
    let mut rng = Rng::with_seed(7);
    let [mut device, mut stem] = ["5d0c8a7be1f24c3d9a60b1c2d3e4f506", "9f3a61c07b2e"];
    let mut time = 1_790_000_000_000_i64;
    let entries = (1..).zip(inputs).map(|(counter, input)| {
        if input["told"] == "pen-taken" {
            [device, stem] = ["e7b1904fd2c35a6880917263544536f1", "04d2c8e6a1b3"];
        }
        time += rng.i64(45..420) * 1000;
        let id = match counter {
            1 => "c4b9d1e05f7a4862b3c8d90e1f2a7b65".to_owned(),
            _ => format!("{stem}-{counter}"),
        };
        json!({ "id": id, "device": device, "counter": counter, "time": time, "input": input })
    });
    let file = json!({ "tilewise-game": 1, "entries": entries.collect::<Vec<_>>() }).to_string();
    log_of(&read_game(file.as_bytes()).expect("JSON"), ALL).expect("a game")
}

fn opened(rule_set: &str, players: [&str; 4]) -> Value {
    json!({ "told": "opened", "ruleset": rule_set, "players": players,
        "seats": { "E": 0, "S": 1, "W": 2, "N": 3 } })
}

fn seats(deal: usize) -> Value {
    json!({ "E": deal % 4, "S": (deal + 1) % 4, "W": (deal + 2) % 4, "N": (deal + 3) % 4 })
}

/// Returns a win, mostly on a discard; `deal` determines who is East.
fn won(rng: &mut Rng, deal: &mut usize, mut won: Value) -> Value {
    let winner = rng.usize(0..4);
    won["told"] = json!("won");
    won["seats"] = seats(*deal);
    won["seat"] = json!(["E", "S", "W", "N"][winner]);
    if rng.u8(0..3) == 0 {
        won["by"] = json!("self-draw");
    } else {
        won["by"] = json!("discard");
        won["from"] = json!(["E", "S", "W", "N"][(winner + rng.usize(1..4)) % 4]);
    }
    *deal += usize::from(winner != 0);
    won
}

/// Returns forty hands of Hong Kong Old Style.
fn hong_kong_game() -> Log {
    let mut rng = Rng::with_seed(1);
    let mut inputs = vec![opened("hk-old-style", ["Ann", "Bo", "Cy", "Dee"])];
    let mut deal = 0;
    while inputs.len() < 41 {
        if rng.u8(0..6) == 0 {
            deal += 1;
            inputs.push(json!({ "told": "drawn" }));
        } else {
            let value = [3, 3, 3, 4, 4, 5, 6, 7, 8, 10][rng.usize(0..10)];
            inputs.push(won(&mut rng, &mut deal, json!({ "value": value })));
        }
    }
    log(inputs)
}

/// Returns sixteen hands of riichi, with bets and draws.
fn hanchan() -> Log {
    let mut rng = Rng::with_seed(2);
    let mut inputs = vec![opened("riichi-ema-2025", ["桜", "陽菜", "Ken", "Aoi"])];
    let mut deal = 0;
    for _ in 0..16 {
        for player in 0..4 {
            if rng.u8(0..4) == 0 {
                inputs.push(json!({ "told": "bet", "player": player }));
            }
        }
        if rng.u8(0..5) == 0 {
            let tenpai = ["E", "S", "W", "N"].into_iter().filter(|_| rng.bool());
            inputs.push(
                json!({ "told": "drawn", "seats": seats(deal), "event": "exhaustive-draw",
                "tenpai": tenpai.collect::<Vec<_>>() }),
            );
            deal += 1;
        } else {
            let fu = [30, 30, 40, 50][rng.usize(0..4)];
            let value = rng.u8(1..5);
            inputs.push(won(
                &mut rng,
                &mut deal,
                json!({ "value": value, "fu": fu }),
            ));
        }
    }
    log(inputs)
}

/// Returns a game with tiles, corrections, and two phones.
fn mended() -> Log {
    let mut rng = Rng::with_seed(3);
    let mut deal = 0;
    let mut inputs = vec![opened("singapore", ["明", "美玲", "Tan", "Lim"])];
    inputs.push(won(&mut rng, &mut deal, json!({ "value": 3 })));
    inputs.push(json!({ "told": "won", "seats": seats(1), "seat": "E",
        "win": { "by": "discard", "from": "N" },
        "hand": { "concealed": "123m456p11s", "winning_tile": "1s",
            "melds": [{ "kind": "pung", "tiles": "555z", "from": "S" }] } }));
    inputs.push(json!({ "told": "corrected", "of": "9f3a61c07b2e-2", "change": "delete" }));
    inputs.push(json!({ "told": "joined", "name": "Aunt Mei" }));
    inputs.push(json!({ "told": "pen-given" }));
    inputs.push(json!({ "told": "pen-taken" }));
    inputs.push(
        json!({ "told": "corrected", "of": "9f3a61c07b2e-3", "change": "insert-before",
        "input": { "told": "drawn" } }),
    );
    inputs.push(json!({ "told": "closed" }));
    log(inputs)
}

/// Prints the sizes: `cargo test -p tilewise-api --test face figures -- --ignored --nocapture`
#[test]
#[ignore = "prints how much room games take"]
fn figures() {
    let many: Vec<_> = (0..200).map(|_| json!({ "value": 3 })).collect();
    let mut rng = Rng::with_seed(4);
    let mut deal = 0;
    for count in [1, 10, 20, 40, 80, 120, 160, 200] {
        let mut inputs = vec![opened("hk-old-style", ["Ann", "Bo", "Cy", "Dee"])];
        inputs.extend(many[..count].iter().map(|one| {
            let mut one = one.clone();
            one["value"] = json!([3, 3, 3, 4, 4, 5, 6, 7, 8, 10][rng.usize(0..10)]);
            won(&mut rng, &mut deal, one)
        }));
        print_sizes(&format!("{count} counted hands"), &log(inputs));
    }
    print_sizes("hanchan", &hanchan());
    print_sizes("mended", &mended());
}

fn print_sizes(name: &str, log: &Log) {
    let link = game_link(log).len();
    let one = &game_codes(log, 100_000).expect("codes")[0];
    let room = |room| game_codes(log, room).expect("codes").len();
    println!(
        "{name}: file {} bytes, link {link} letters, code {} digits, codes of 250/350/450 bytes: {} {} {}",
        game_file(log).len(),
        one.len(),
        room(250),
        room(350),
        room(450)
    );
}
