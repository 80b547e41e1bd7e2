//! Every field is used, refused, or reported as unused.

use serde_json::{Value, json};

use crate::common::{answer, by_discard, by_self_draw, event, liable, nets, refused, with};

/// Returns the fields that a report lists as unused.
#[track_caller]
fn ignored(report: &Value) -> Vec<&str> {
    assert_eq!(report["ok"], true, "{report}");
    let all = report["ignored"].as_array().map_or(&[][..], Vec::as_slice);
    all.iter()
        .map(|one| {
            assert!(one["message"].as_str().is_some_and(|says| !says.is_empty()));
            one["at"].as_str().expect("a field")
        })
        .collect()
}

#[test]
fn unused_fields_are_listed_by_name() {
    let feeder = json!([{ "key": "big-three-dragons", "seat": "W", "fed": "set" }]);
    for (request, fields, unused) in [
        (
            by_self_draw(),
            vec![("win.from", json!("W"))],
            vec!["win.from"],
        ),
        (
            by_self_draw(),
            vec![("liability", feeder)],
            vec!["liability[0]"],
        ),
        (
            by_self_draw(),
            vec![("circumstances", json!(["no-choice"]))],
            vec!["circumstances[0]"],
        ),
        (
            by_discard(),
            vec![(
                "circumstances",
                json!([{ "key": "last-tile", "count": 3, "seat": "W" }]),
            )],
            vec!["circumstances[0].count", "circumstances[0].seat"],
        ),
    ] {
        let changed = fields
            .iter()
            .fold(request.clone(), |changed, (path, value)| {
                with(changed, [(path, value.clone())])
            });
        assert_eq!(ignored(&answer(&changed, false)), unused, "{changed}");
    }
}

#[test]
fn liability_that_decides_the_payer_is_not_unused() {
    // NEST-71: the liability follows from the meld and is stated too; NEST-74 exempts.
    assert!(ignored(&answer(&liable(), false)).is_empty());
    let stated = |seat: &str| json!([{ "key": "big-three-dragons", "seat": seat, "fed": "set" }]);
    for seat in ["N", "W"] {
        let changed = with(liable(), [("liability", stated(seat))]);
        assert!(ignored(&answer(&changed, false)).is_empty());
    }
    let freed = json!([{ "key": "big-three-dragons", "seat": "N", "fed": "set", "exempt": "same-as-last-discard" }]);
    let changed = with(liable(), [("liability", freed)]);
    assert!(ignored(&answer(&changed, false)).is_empty());
    // The liability is for a fourth group, which the hand doesn't have.
    let other = json!([{ "key": "kong-feeder", "seat": "N", "fed": "set" }]);
    let changed = with(liable(), [("liability", other)]);
    assert_eq!(ignored(&answer(&changed, false)), ["liability[0]"]);
}

/// Adds each optional field with a valid value to each of the examples.
#[test]
fn every_field_of_a_hand_is_used_refused_or_listed() {
    let fields = [
        ("options", json!({ "minimum_fan": 2 })),
        ("options", json!({ "minimum_faan": 2 })),
        ("hand.bonus", json!(["f1"])),
        ("hand.dora", json!(["1m"])),
        ("hand.ura", json!(["1m"])),
        ("win.from", json!("N")),
        ("circumstances", json!(["last-tile"])),
        ("circumstances", json!(["no-choice"])),
        (
            "liability",
            json!([{ "key": "full-flush", "seat": "N", "fed": "set" }]),
        ),
        (
            "liability",
            json!([{ "key": "twelve-tile", "seat": "W", "fed": "winning-tile" }]),
        ),
        ("pot", json!(16)),
    ];
    for request in [by_discard(), by_self_draw(), liable()] {
        let mut before = answer(&request, false);
        assert_eq!(before["ok"], true);
        for (path, value) in &fields {
            let mut after = answer(&with(request.clone(), [(path, value.clone())]), false);
            if after["ok"] == false {
                continue;
            }
            let unused = after.as_object_mut().expect("a report").remove("ignored");
            let unused = unused.unwrap_or_default().to_string();
            before.as_object_mut().expect("a report").remove("ignored");
            let is_listed = unused.contains(&format!("\"at\":\"{path}"));
            // The field either affects the report, or is listed.
            assert!((after != before) != is_listed, "{path}: {after}");
        }
    }
}

#[test]
fn the_pot_goes_to_the_winner() {
    // NEST-06: 3 x 48 from North, and the pot.
    let before = answer(&liable(), false);
    let north = before["payments"]["N"].as_i64().expect("points");
    let report = answer(&with(liable(), [("pot", json!(16))]), false);
    assert_eq!(report["pot"], 0);
    nets(&report, [0, 16 - north, 0, north]);
    assert_eq!(before.get("pot"), None);
    // The other rule sets have no pot.
    let report = answer(&with(by_discard(), [("pot", json!(16))]), false);
    refused(&report, &[("bad-request", "pot")]);
    assert_eq!(
        answer(&with(by_discard(), [("pot", json!(0))]), false)["ok"],
        true
    );
    // NEST-03: a hand below the minimum doesn't take the pot.
    let low = json!({
        "ruleset": "sparrows-nest",
        "hand": {
            "concealed": "23m99s",
            "melds": [
                { "kind": "chow", "tiles": "456p" },
                { "kind": "chow", "tiles": "678p" },
                { "kind": "chow", "tiles": "345s" },
            ],
            "winning_tile": "4m",
        },
        "win": { "by": "discard", "from": "W" },
        "seat": "S",
        "prevailing": "E",
        "pot": 16,
    });
    let report = answer(&low, false);
    assert_eq!((report.get("pot"), ignored(&report)), (None, vec!["pot"]));
}

#[test]
fn event_lists_its_unused_fields() {
    let drawn = json!({ "seat": "S", "by": "self-draw", "from": "W", "value": 5 });
    assert_eq!(
        ignored(&event("hk-old-style", "settle-win", &drawn)),
        ["from"]
    );
    let low = json!({ "seat": "S", "by": "self-draw", "value": 1, "liable": "W" });
    assert_eq!(
        ignored(&event("hk-old-style", "settle-win", &low)),
        ["liable"]
    );
    // HKOS-65.
    let liable = json!({ "seat": "S", "by": "self-draw", "value": 7, "liable": "W" });
    let report = event("hk-old-style", "settle-win", &liable);
    nets(&report, [0, 192, -192, 0]);
    assert!(ignored(&report).is_empty());
    // NEST-71.
    let several = json!({
        "from": "E",
        "winners": [{ "seat": "S", "value": 10, "liable": "W" }, { "seat": "N", "value": 3 }],
    });
    nets(
        &event("sparrows-nest", "multiple-wins", &several),
        [-72, 128, -64, 8],
    );
}

#[test]
fn a_conflict_is_reported_once() {
    let both = json!(["initial-hand", "dealer-first-discard"]);
    let report = answer(&with(by_discard(), [("circumstances", both)]), false);
    let errors = report["errors"].as_array().expect("reasons");
    let together = errors.iter().filter(|error| {
        let message = error["message"].as_str().unwrap_or_default();
        message.contains("together")
    });
    assert_eq!(together.count(), 1, "{report}");
}
