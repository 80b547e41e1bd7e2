//! Exhaustive draws, and what each player gains in a hanchan.

use crate::common::{each, event, nets, refused_because};
use serde_json::{Value, json};
use tilewise_rules::penalty_books;

const WRC: &str = "riichi-wrc-2015";

/// 3,000 in all: one, two or three are noten; nobody pays where all are the same.
#[test]
fn the_noten_pay_at_an_exhaustive_draw() {
    for (tenpai, payments, dealer) in [
        (json!([]), [0, 0, 0, 0], "rotates"),
        (json!(["E"]), [3000, -1000, -1000, -1000], "stays"),
        (json!(["S", "W"]), [-1500, 1500, 1500, -1500], "rotates"),
        (json!(["E", "S", "N"]), [1000, 1000, -3000, 1000], "stays"),
        (json!(["E", "S", "W", "N"]), [0, 0, 0, 0], "stays"),
    ] {
        for book in penalty_books::ALL {
            if book.stakes.is_none() {
                continue;
            }
            let report = event(book.key, "exhaustive-draw", &json!({"tenpai": tenpai}));
            nets(&report, payments);
            let effects = json!({"dealer": dealer, "honba": "+1"});
            assert_eq!(report["effects"], effects, "{report}");
        }
    }
    let missing = "tenpai is missing: it takes a list of seats, such as [\"E\", \"S\"]";
    let report = event(WRC, "exhaustive-draw", &json!({}));
    refused_because(&report, "bad-request", "tenpai", missing);
    let report = event(WRC, "exhaustive-draw", &json!({"tenpai": ["X"]}));
    let takes = "tenpai[0] is “X”: it takes a seat, E, S, W or N";
    refused_because(&report, "bad-request", "tenpai[0]", takes);
}

/// The example of the book: 40,000 and first is 25; after a call with a dead hand 5.
#[test]
fn a_hanchan_gives_points_and_uma() {
    let hanchan = |fields: Value| event(WRC, "hanchan", &fields);
    let table = each([40_000, 30_000, 27_700, 22_300]);
    let report = hanchan(json!({"table": table}));
    nets(&report, [0; 4]);
    let score = json!([25, 5, -7.3, -22.7]);
    let of = |list: &Value| each([0, 1, 2, 3].map(|place| list[place].clone()));
    assert_eq!(
        report["effects"],
        json!({"uma": each([15, 5, -5, -15]), "score": of(&score)})
    );
    let report = hanchan(json!({"table": table, "penalties": {"E": 20}}));
    assert_eq!(report["effects"]["score"], of(&score), "{report}");
    assert_eq!(
        report["effects"]["overall"],
        of(&json!([5, 5, -7.3, -22.7])),
        "{report}"
    );
    let report = hanchan(json!({"table": table, "overall": each([10, 0, 7, -3])}));
    assert_eq!(
        report["effects"]["overall"],
        of(&json!([35, 5, -0.3, -25.7])),
        "{report}"
    );
    // Shared places; two bets stayed on the table; below zero.
    for (table, uma) in [
        (
            each([35_000, 35_000, 27_700, 22_300]),
            each([10, 10, -5, -15]),
        ),
        (each([28_000, 30_000, 30_000, 30_000]), each([-15, 5, 5, 5])),
        (
            each([51_200, 42_800, 28_700, -2_700]),
            each([15, 5, -5, -15]),
        ),
    ] {
        assert_eq!(hanchan(json!({"table": table}))["effects"]["uma"], uma);
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let points = "points of the table, a multiple of 100 from -1000000 to 1000000";
    let sum = || {
        "the points of the table don’t sum up: together with 1,000 for each bet left they are what all began with".to_owned()
    };
    let table = |table: [i64; 4]| json!({"table": each(table)});
    let start = || table([30_000; 4]);
    let with = |key: &str, value: Value| {
        let mut fields = start();
        fields[key] = value;
        fields
    };
    for (fields, code, at, message) in [
        (
            table([40_000, 30_000, 27_700, 22_400]),
            "impossible",
            "table",
            sum(),
        ),
        (
            table([40_000, 30_000, 27_700, 22_200]),
            "impossible",
            "table",
            sum(),
        ),
        (
            table([31_000, 30_000, 30_000, 30_000]),
            "impossible",
            "table",
            sum(),
        ),
        (
            table([40_050, 29_950, 30_000, 20_000]),
            "bad-request",
            "table.E",
            format!("table.E is 40050: it takes {points}"),
        ),
        (
            json!({"table": {"E": 120_000, "S": 0, "W": 0}}),
            "bad-request",
            "table.N",
            format!("table.N is missing: it takes {points}"),
        ),
        (
            json!({}),
            "bad-request",
            "table",
            "table is missing: it takes an object with the points of each of E, S, W, N".to_owned(),
        ),
        (
            with("penalties", json!({"E": -20})),
            "impossible",
            "penalties",
            "what is taken is a number such as 20, not below 0".to_owned(),
        ),
        (
            with("overall", json!(3)),
            "bad-request",
            "overall",
            "overall is 3: it takes an object with E, S, W, N".to_owned(),
        ),
    ] {
        let report = event(WRC, "hanchan", &fields);
        if at == "table.E" {
            let first = &report["errors"][0];
            assert_eq!(
                (&first["at"], &first["message"]),
                (&json!(at), &json!(message))
            );
        } else {
            refused_because(&report, code, at, &message);
        }
    }
}
