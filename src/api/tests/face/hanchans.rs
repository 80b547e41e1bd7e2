//! Exhaustive draws and hanchan results: by the rule set that scores, and by the penalty book alone, as the
//! penalty file of the package does.

use crate::common::{each, event, nets, refused, refused_because};
use serde_json::{Value, json};
use tilewise_rules::penalty_books;

const WRC: &str = "riichi-wrc-2015";

/// The sum is 3,000 for one, two or three noten players; otherwise there is no payment.
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

/// The example of the rule book: 40,000 and first place is 25; 5 after a call with a dead hand.
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
    // Shared places; two bets left on the table; scores below zero.
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

/// Returns the ruling of the penalty book alone.
fn penalty_report(book: &str, event: &str, fields: &Value) -> Value {
    let mut request = json!({"ruleset": book, "event": event});
    let object = request.as_object_mut().expect("an object");
    object.extend(fields.as_object().expect("an object").clone());
    let request = request.to_string();
    let json = tilewise_api::read(request.as_bytes()).expect("JSON");
    let report = tilewise_api::text(&tilewise_api::penalty(&json));
    serde_json::from_str(&report).expect("JSON")
}

#[test]
fn penalty_report_lists_the_events_for_an_unknown_one() {
    let message =
        "the request is an object: it takes an event, one of foul, exhaustive-draw, hanchan";
    for other in ["claim", "fouls", ""] {
        let report = penalty_report(WRC, other, &json!({}));
        refused_because(&report, "bad-request", "", message);
    }
}

/// 3,000 in all; a dealer in tenpai stays; a counter is added.
#[test]
fn penalty_report_rules_on_a_draw() {
    for (tenpai, payments, dealer, who) in [
        (
            json!([]),
            [0, 0, 0, 0],
            "rotates",
            "nobody is tenpai, and nobody pays.",
        ),
        (
            json!(["E"]),
            [3000, -1000, -1000, -1000],
            "stays",
            "those who are noten pay 3,000 in all to those who are tenpai.",
        ),
        (
            json!(["S", "W"]),
            [-1500, 1500, 1500, -1500],
            "rotates",
            "those who are noten pay 3,000 in all to those who are tenpai.",
        ),
        (
            json!(["E", "S", "W", "N"]),
            [0, 0, 0, 0],
            "stays",
            "all are tenpai, and nobody pays.",
        ),
    ] {
        let report = penalty_report(WRC, "exhaustive-draw", &json!({"tenpai": tenpai}));
        nets(&report, payments);
        assert_eq!(report["effects"], json!({"dealer": dealer, "honba": "+1"}));
        let verdict = report["verdict"].as_str().expect("a verdict");
        assert!(
            verdict.starts_with(&format!("Exhaustive draw: {who} ")),
            "{verdict}"
        );
    }
    refused(
        &penalty_report(WRC, "exhaustive-draw", &json!({})),
        &[("bad-request", "tenpai")],
    );
}

/// 40,000 and first place is 10 above 30,000, and 15 of uma: 25. Equal scores share their places. Earlier
/// scores are added, and penalties only affect the overall score.
#[test]
fn penalty_report_gives_hanchan_scores() {
    let of = |list: &Value| each([0, 1, 2, 3].map(|place| list[place].clone()));
    let table = each([40_000, 30_000, 27_700, 22_300]);
    let score = of(&json!([25, 5, -7.3, -22.7]));
    for (more, overall) in [
        (json!({}), Value::Null),
        (
            json!({"penalties": {"E": 20}}),
            of(&json!([5, 5, -7.3, -22.7])),
        ),
        (json!({"penalties": {"N": 0}}), score.clone()),
        (
            json!({"overall": each([10, 0, 7, -3])}),
            of(&json!([35, 5, -0.3, -25.7])),
        ),
        (
            json!({"overall": each([10, 0, 7, -3]), "penalties": {"W": 20}}),
            of(&json!([35, 5, -20.3, -25.7])),
        ),
    ] {
        let mut fields = json!({"table": table});
        let object = fields.as_object_mut().expect("an object");
        object.extend(more.as_object().expect("an object").clone());
        let report = penalty_report(WRC, "hanchan", &fields);
        nets(&report, [0; 4]);
        assert_eq!(report["effects"]["uma"], each([15, 5, -5, -15]), "{more}");
        assert_eq!(report["effects"]["score"], score, "{more}");
        assert_eq!(report["effects"]["overall"], overall, "{more}");
        let verdict = report["verdict"].as_str().expect("a verdict");
        assert!(
            verdict.contains(" above or below 30,000, in thousands, and uma."),
            "{verdict}"
        );
    }
    for (table, uma) in [
        ([35_000, 35_000, 27_700, 22_300], [10, 10, -5, -15]),
        // Two bets were left on the table.
        ([28_000, 30_000, 30_000, 30_000], [-15, 5, 5, 5]),
        ([51_200, 42_800, 28_700, -2_700], [15, 5, -5, -15]),
        ([1_000_000, -880_000, 0, 0], [15, -15, 0, 0]),
    ] {
        let report = penalty_report(WRC, "hanchan", &json!({"table": each(table)}));
        assert_eq!(report["effects"]["uma"], each(uma), "{table:?}");
    }
}

#[test]
fn penalty_report_refuses_an_impossible_table() {
    let points = "points of the table, a multiple of 100 from -1000000 to 1000000";
    let sum = |sum| {
        format!(
            "the points of the table sum up to {sum}: they take 120000, or less by 1000 for each riichi bet that stayed on the table"
        )
    };
    let start = each([30_000; 4]);
    for (fields, code, at, message) in [
        (
            json!({"table": each([40_000, 30_000, 27_700, 22_400])}),
            "impossible",
            "table",
            sum(120_100),
        ),
        (
            json!({"table": each([40_000, 30_000, 27_700, 22_200])}),
            "impossible",
            "table",
            sum(119_900),
        ),
        (
            json!({"table": each([31_000, 30_000, 30_000, 30_000])}),
            "impossible",
            "table",
            sum(121_000),
        ),
        (
            json!({"table": {"E": 120_000, "S": 0, "W": 0}}),
            "bad-request",
            "table.N",
            format!("table.N is missing: it takes {points}"),
        ),
        (
            json!({"table": start, "penalties": {"E": -20}}),
            "bad-request",
            "penalties.E",
            "penalties.E is -20: it takes points that are taken, such as 20".to_owned(),
        ),
        (
            json!({"table": start, "overall": 3}),
            "bad-request",
            "overall",
            "overall is 3: it takes an object with E, S, W, N".to_owned(),
        ),
    ] {
        refused_because(&penalty_report(WRC, "hanchan", &fields), code, at, &message);
    }
    for wrong in [40_050, 1_000_100, -1_000_100] {
        let fields = json!({"table": {"E": wrong, "S": 0, "W": 0, "N": 0}});
        let report = penalty_report(WRC, "hanchan", &fields);
        let message = format!("table.E is {wrong}: it takes {points}");
        refused_because(&report, "bad-request", "table.E", &message);
    }
}
