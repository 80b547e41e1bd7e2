//! Several winners on one discard with hands: each is scored in full, and settled like a counted one.

use crate::common::{answer, event, nets, refused, refused_because, with};
use serde_json::{Value, json};

const EMA: &str = "riichi-ema-2025";

/// 3 han 30 fu in riichi: 3,900 for South.
fn south() -> Value {
    json!({
        "seat": "S",
        "hand": {"concealed": "34m234p55s567s678m", "winning_tile": "5m"},
        "circumstances": ["riichi"],
    })
}

/// A half flush with two dragons, 4 han 40 fu: mangan, 8,000 for West.
fn west() -> Value {
    json!({
        "seat": "W",
        "hand": {
            "concealed": "46m88m",
            "melds": [
                {"kind": "pung", "tiles": "555z"},
                {"kind": "pung", "tiles": "666z"},
                {"kind": "pung", "tiles": "777m"},
            ],
            "winning_tile": "5m",
        },
    })
}

/// The case of R-154 with hands.
fn both() -> Value {
    json!({
        "from": "E",
        "prevailing": "E",
        "winners": [west(), south()],
        "on_table": {"honba": 1, "bets": 2, "declared": ["S", "N"]},
    })
}

///
#[test]
fn hands_are_settled_as_if_they_were_counted() {
    for (book, net) in [
        (EMA, [-12_500, 8_200, 8_300, 0]),
        ("riichi-tenhou", [-12_200, 8_200, 8_000, 0]),
        ("riichi-wrc-2025", [-4_200, 8_200, 0, 0]),
    ] {
        let report = event(book, "multiple-wins", &both());
        nets(&report, net);
    }
    // One with a hand, one counted.
    let counted = json!([{"seat": "W", "value": 4, "fu": 40}, south()]);
    let mixed = with(both(), [("winners", counted)]);
    nets(
        &event(EMA, "multiple-wins", &mixed),
        [-12_500, 8_200, 8_300, 0],
    );
}

/// Each hand has its own score, as if it were the only win.
#[test]
fn each_hand_is_reported_in_full() {
    let report = event(EMA, "multiple-wins", &both());
    assert_eq!(report["winners"], json!(["S", "W"]));
    assert_eq!(report.get("ignored"), None, "{report}");
    let hands = report["hands"].as_array().expect("a list");
    let seats: Vec<_> = hands.iter().map(|one| &one["seat"]).collect();
    assert_eq!(seats, ["W", "S"]);
    let [west, south] = [&hands[0]["score"], &hands[1]["score"]];
    assert_eq!((&west["han"], &west["fu_total"]), (&json!(4), &json!(40)));
    assert_eq!((&south["han"], &south["fu_total"]), (&json!(3), &json!(30)));
    nets(south, [-3_900, 3_900, 0, 0]);
    let single = json!({
        "ruleset": EMA,
        "hand": {"concealed": "34m234p55s567s678m", "winning_tile": "5m"},
        "win": {"by": "discard", "from": "E"},
        "seat": "S",
        "prevailing": "E",
        "circumstances": ["riichi"],
    });
    assert_eq!(*south, answer(&single, false));
}

/// the liability for one of the hands follows from its melds.
#[test]
fn liability_comes_from_the_melds_of_each_hand() {
    let dragons = json!({
        "seat": "S",
        "hand": {
            "concealed": "23m33p",
            "melds": [
                {"kind": "pung", "tiles": "555z"},
                {"kind": "pung", "tiles": "666z"},
                {"kind": "pung", "tiles": "777z", "from": "W"},
            ],
            "winning_tile": "4m",
        },
    });
    let east = json!({
        "seat": "E",
        "hand": {"concealed": "56m234p567s678s88p", "winning_tile": "4m"},
    });
    let fields = json!({
        "from": "N",
        "prevailing": "E",
        "winners": [dragons, east],
        "on_table": {"honba": 2},
    });
    // 2,900 and 600 to East; half of 32,000 each, and 600 more from North, to South.
    let report = event(EMA, "multiple-wins", &fields);
    nets(&report, [3_500, 32_600, -16_000, -20_100]);
}

///
#[test]
fn a_robbed_kong_is_a_yaku_of_each_hand() {
    let hand = |seat: &str, concealed: &str| json!({"seat": seat, "hand": {"concealed": concealed, "winning_tile": "5p"}});
    let fields = json!({
        "from": "W",
        "prevailing": "E",
        "robbed": true,
        "winners": [hand("N", "46p123m99s678s123s"), hand("S", "34p123m22m789m567s")],
    });
    // Chankan with a closed wait, 1 han 40 fu: 1,300. With pinfu, 2 han 30 fu: 2,000.
    nets(
        &event(EMA, "multiple-wins", &fields),
        [0, 2_000, -3_300, 1_300],
    );
}

///
#[test]
fn a_hand_without_a_yaku_may_not_win() {
    let none = json!({
        "seat": "N",
        "hand": {"concealed": "46m123p999s11p678s", "winning_tile": "5m"},
    });
    let fields = with(
        both(),
        [
            ("winners", json!([south(), none])),
            ("on_table", Value::Null),
        ],
    );
    let report = event(EMA, "multiple-wins", &fields);
    let verdict = (&report["clause"], &report["allowed"]);
    assert_eq!(verdict, (&json!("R-9"), &json!(false)), "{report}");
    let score = &report["hands"][1]["score"];
    let message = json!("no yaku, so the hand can’t win and nobody pays");
    assert_eq!(
        (&score["below_minimum"], &score["no_win"]),
        (&json!(true), &message)
    );
}

/// Each message contains the expected content and the path.
#[test]
fn hands_that_cannot_win_together_are_refused() {
    let ask = |fields: &Value| event(EMA, "multiple-wins", fields);
    let other = |path: &str, value: Value| {
        let winner = with(west(), [(path, value)]);
        with(both(), [("winners", json!([south(), winner]))])
    };
    refused_because(
        &ask(&with(both(), [("prevailing", Value::Null)])),
        "missing-seat",
        "prevailing",
        "prevailing is missing: hands are scored with it, it takes a seat, E, S, W or N",
    );
    refused_because(
        &ask(&with(
            both(),
            [(
                "winners",
                json!([
                    south(),
                    with(
                        west(),
                        [
                            ("hand.concealed", json!("57m88m")),
                            ("hand.winning_tile", json!("6m"))
                        ]
                    ),
                ]),
            )],
        )),
        "impossible",
        "winners[1].hand.winning_tile",
        "all win on one tile: give each hand the same winning tile",
    );
    refused_because(
        &ask(&other("hand.dora", json!(["1p"]))),
        "impossible",
        "winners[1].hand.dora",
        "all have the same indicators: give each hand the same dora",
    );
    // 1 with South, 4 with West.
    let melds = json!([
        {"kind": "pung", "tiles": "444m"},
        {"kind": "pung", "tiles": "666z"},
        {"kind": "pung", "tiles": "777m"},
    ]);
    refused_because(
        &ask(&other("hand.melds", melds)),
        "too-many-copies",
        "winners",
        "4m is there 5 times in all hands together, but there are four of each tile",
    );
    refused(
        &ask(&other("seat", Value::Null)),
        &[("bad-request", "winners[1].seat")],
    );
    refused(
        &ask(&other("hand.concealed", json!("46m8m"))),
        &[("wrong-tile-count", "winners[1].hand")],
    );
    refused(
        &ask(&other("circumstances", json!(["furiten"]))),
        &[("win-refused", "winners[1]")],
    );
    // a winner takes back the own bet.
    let whose = with(both(), [("on_table", json!({"bets": 2}))]);
    refused(&ask(&whose), &[("bad-request", "on_table.declared")]);
    let nearest = with(whose, [("options", json!({"several_bets": "nearest"}))]);
    nets(&ask(&nearest), [-11_900, 5_900, 8_000, -2_000 + 2_000]);
    let not_his = with(both(), [("on_table.declared", json!(["N"]))]);
    refused(&ask(&not_his), &[("impossible", "on_table.declared")]);
}
