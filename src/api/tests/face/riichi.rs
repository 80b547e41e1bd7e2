//! Riichi through the JSON interface: errors, reports, catalogue.

use serde_json::{Value, json};

use crate::common::{answer, event, nets, refused, refused_because, with};

/// 4 han of yaku, 2 dora, 2 ura.
fn by_ron() -> Value {
    json!({
        "ruleset": "riichi-ema-2025",
        "hand": {
            "concealed": "34m234p234s66p789s",
            "winning_tile": "2m",
            "dora": ["1m", "1m"],
            "ura": ["5p"],
        },
        "win": { "by": "discard", "from": "E" },
        "seat": "S",
        "prevailing": "E",
        "circumstances": ["riichi"],
    })
}

/// A hand with a red five of each suit, at a table that plays with one of each.
fn with_red_fives() -> Value {
    json!({
        "ruleset": "riichi-tenhou",
        "hand": { "concealed": "340m340p34s66p789s", "winning_tile": "0s" },
        "win": { "by": "self-draw" },
        "seat": "S",
        "prevailing": "E",
    })
}

#[test]
fn hand_is_scored_with_dora_and_stakes() {
    let report = answer(&by_ron(), false);
    assert_eq!(report["ok"], true, "{report}");
    let keys = |list: &str| -> Vec<_> {
        let all = report[list].as_array().expect(list).iter();
        all.map(|one| (one["key"].as_str().expect("a key"), one["count"].clone()))
            .collect()
    };
    assert_eq!(
        keys("elements"),
        [
            ("riichi", json!(1)),
            ("pinfu", json!(1)),
            ("sanshoku-doujun", json!(1)),
            ("dora", json!(2)),
            ("ura-dora", json!(2)),
        ]
    );
    for (field, value) in [
        ("unit", json!("han")),
        ("total", json!(8)),
        ("han", json!(8)),
        ("fu_total", json!(30)),
        ("level", json!("baiman")),
        ("yakuman", json!(0)),
        ("base", json!(4000)),
        ("counted", json!(8)),
        ("limit", json!(true)),
        ("below_minimum", json!(false)),
        ("collected", json!([])),
    ] {
        assert_eq!(report[field], value, "{field}: {report}");
    }
    let fu = report["fu"].as_array().expect("a list").iter();
    let fu: i64 = fu.filter_map(|one| one["value"].as_i64()).sum();
    assert_eq!(fu, 30);
    nets(&report, [-16_000, 16_000, 0, 0]);
}

#[test]
fn honba_and_bets_reach_the_winner() {
    // 700/400 with two counters, and a bet that was not the winner's.
    let request = json!({
        "ruleset": "riichi-ema-2025",
        "hand": { "concealed": "234m456p67899s78s", "winning_tile": "9s" },
        "win": { "by": "self-draw" },
        "seat": "S",
        "prevailing": "E",
        "on_table": { "honba": 2, "bets": 1 },
    });
    let report = answer(&request, false);
    nets(&report, [-900, 3100, -600, -600]);
    assert_eq!(
        report["collected"],
        json!([{"seat": "S", "amount": 1000, "reason": report["collected"][0]["reason"], "clause": "R-91"}])
    );
}

#[test]
fn red_fives_count_where_they_are_played() {
    let report = answer(&with_red_fives(), false);
    let elements = report["elements"].as_array().expect("a list");
    let red = elements.iter().find(|one| one["key"] == "red-five");
    assert_eq!(red.map(|one| &one["total"]), Some(&json!(3)), "{report}");
}

#[test]
fn impossible_fields_are_refused_with_a_correction() {
    for (request, fields, code, at, message) in [
        // D-6
        (
            by_ron(),
            vec![("hand.dora", json!(["1m", "2m", "3m", "4p", "5p", "6p"]))],
            "impossible",
            "hand.dora",
            "6 indicators of dora are too many: there is one, and one more for each kong, 5 at most",
        ),
        (
            by_ron(),
            vec![("hand.ura", json!(["1m", "2m", "3m", "4p", "5p", "6p"]))],
            "impossible",
            "hand.ura",
            "6 indicators of ura are too many: there is one, and one more for each kong, 5 at most",
        ),
        //
        (
            by_ron(),
            vec![
                ("hand.ura", Value::Null),
                ("circumstances", json!(["ippatsu"])),
            ],
            "circumstance-conflict",
            "circumstances[0]",
            "ippatsu takes riichi or double-riichi too: enter that, or remove it",
        ),
        //
        (
            with_red_fives(),
            vec![
                ("ruleset", json!("riichi-ema-2025")),
                ("hand.concealed", json!("340m345p34s66p789s")),
                ("hand.winning_tile", json!("5s")),
            ],
            "tile-not-in-set",
            "hand",
            "the red five of characters isn’t used under your house rules: enter a five, or play with red fives",
        ),
        (
            with_red_fives(),
            vec![("hand.concealed", json!("340789m00p34789s"))],
            "too-many-copies",
            "hand",
            "2 red fives of dots, but your house rules have 1: enter fives for the others",
        ),
        //
        (
            by_ron(),
            vec![
                ("hand.concealed", json!("34m234p66p789s")),
                (
                    "hand.melds",
                    json!([{ "kind": "chow", "tiles": "234s", "from": "E" }]),
                ),
            ],
            "circumstance-conflict",
            "circumstances[0]",
            "riichi takes a closed hand, and this one is open: remove the claimed melds or remove it",
        ),
        (
            by_ron(),
            vec![("on_table", json!({ "honba": 10_000 }))],
            "bad-request",
            "on_table.honba",
            "on_table.honba is 10000: it takes a whole number from 0 to 99",
        ),
        // A counter of other rule sets, and one that is none.
        (
            by_ron(),
            vec![("on_table", json!({ "streak": 1 }))],
            "bad-request",
            "on_table",
            "these rules have no dealer’s streak: remove it, or enter honba",
        ),
        (
            by_ron(),
            vec![("on_table", json!({ "streak": -1 }))],
            "bad-request",
            "on_table.streak",
            "on_table.streak is -1: it takes a whole number from 0 to 99",
        ),
        (
            by_ron(),
            vec![("on_table", json!({ "bets": 1, "declared": ["W"] }))],
            "impossible",
            "on_table.declared",
            "South won in riichi, so the bet lies on the table: enter it, or remove riichi",
        ),
    ] {
        let changed = fields.iter().fold(request, |changed, (path, value)| {
            with(changed, [(path, value.clone())])
        });
        refused_because(&answer(&changed, false), code, at, message);
    }
}

#[test]
fn ura_without_riichi_are_listed_as_unused() {
    // D-5: the order of entry is free, so it is no error.
    let report = answer(&with(by_ron(), [("circumstances", Value::Null)]), false);
    assert_eq!(report["han"], 5, "{report}");
    let rejected = report["rejected"].as_array().expect("a list");
    let ura = rejected.iter().find(|one| one["key"] == "ura-dora");
    assert_eq!(ura.map(|one| &one["why"]), Some(&json!("not-met")));
    assert_eq!(
        report["ignored"],
        json!([{
            "at": "hand.ura",
            "message": "ura dora count only for a winner in riichi: add riichi, or remove them",
        }])
    );
}

#[test]
fn riichi_fields_are_refused_in_other_rule_sets() {
    for (path, value, code, at) in [
        ("hand.dora", json!(["1m"]), "bad-request", "hand.dora"),
        (
            "hand.winning_tile",
            json!("0m"),
            "bad-notation",
            "hand.winning_tile",
        ),
        ("on_table", json!({ "honba": 1 }), "bad-request", "on_table"),
        (
            "on_table",
            json!({ "streak": 1 }),
            "bad-request",
            "on_table",
        ),
    ] {
        let request = with(crate::common::by_discard(), [(path, value)]);
        refused(&answer(&request, false), &[(code, at)]);
    }
}

#[test]
fn one_key_names_two_books_and_the_request_decides() {
    // D-1
    for key in ["riichi-ema-2025", "riichi-wrc-2015", "riichi-wrc-2025"] {
        let hand = with(by_ron(), [("ruleset", json!(key))]);
        assert_eq!(answer(&hand, false)["ruleset"], key);
        let foul = event(
            key,
            "foul",
            &json!({"foul": "noten-riichi", "facts": {"same_time": "nothing"}}),
        );
        assert_ne!(foul["errors"][0]["code"], "unknown-ruleset", "{foul}");
        assert_ne!(foul["errors"][0]["at"], "event", "{foul}");
    }
    let foul = event("riichi-tenhou", "foul", &json!({"foul": "noten-riichi"}));
    refused_because(
        &foul,
        "bad-request",
        "event",
        "Riichi, Tenhou has no event “foul”, which is of the books of penalties: choose from riichi-wrc-2015, riichi-ema-2025, riichi-wrc-2025, mcr-mil-2025, mcr-pay-each",
    );
}

#[test]
fn catalogue_lists_the_confidence_of_each_option() {
    let books: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    let option = |book: &str, key: &str| {
        let books = books.as_array().into_iter().flatten();
        let book = books.filter(|one| one["key"] == book);
        let options = book.flat_map(|one| one["options"].as_array().into_iter().flatten());
        let mut found = options.filter(|one| one["key"] == key);
        found.next().cloned().unwrap_or_default()
    };
    // Part 12: no mark, °, ?, –.
    for (book, key, default, confidence) in [
        ("riichi-ema-2025", "kiriage", json!(true), json!("read")),
        ("riichi-wrc-2025", "red_fives", json!(0), json!("quoted")),
        ("riichi-mleague", "rinshan_fu", json!(true), json!("usual")),
        (
            "riichi-tenhou",
            "unclear_winning_tile",
            json!("lowest"),
            Value::Null,
        ),
        (
            "riichi-majsoul",
            "double_daisuushii",
            json!(true),
            json!("quoted"),
        ),
        ("riichi-jpml-a", "uma", json!("floating"), json!("quoted")),
    ] {
        let found = option(book, key);
        assert_eq!(found["default"], default, "{book} {key}");
        assert_eq!(found["known"], confidence, "{book} {key}");
    }
    assert_eq!(option("singapore", "base").get("known"), None);
}

#[test]
fn fu_is_listed_by_set_too() {
    // 20, a concealed triplet of 3s 4, one of East completed by ron 4, no wait, a closed ron
    // 10.
    let request = json!({
        "ruleset": "riichi-ema-2025",
        "hand": { "concealed": "11z333s88s123456m", "winning_tile": "1z" },
        "win": { "by": "discard", "from": "W" },
        "seat": "S",
        "prevailing": "E",
        "circumstances": ["riichi"],
    });
    let report = answer(&request, false);
    let details = report["fu_details"].as_array().expect("a list");
    let of = |key: &str| {
        let all = details.iter().filter(|one| one["key"] == key);
        all.cloned().collect::<Vec<_>>()
    };
    let mut triplets = of("triplet");
    triplets.sort_by_key(|one| one["set"].to_string());
    assert_eq!(
        triplets,
        [
            json!({
                "key": "triplet",
                "name": "Triplet, completed by ron, so it counts as open",
                "value": 4,
                "set": "111z",
                "facts": ["open", "by-ron", "terminal-or-honor"],
            }),
            json!({
                "key": "triplet",
                "name": "Triplet, concealed",
                "value": 4,
                "set": "333s",
                "facts": ["concealed"],
            }),
        ]
    );
    assert_eq!(
        of("base"),
        [json!({"key": "base", "name": "Base", "value": 20})]
    );
    let values = details.iter().filter_map(|one| one["value"].as_i64());
    assert_eq!(json!(values.sum::<i64>()), report["fu_total"]);
}
