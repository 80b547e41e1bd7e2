//! Reports of hands with two axes in the JSON interface and on the page.

use std::sync::Arc;

use serde_json::Value;
use tilewise_api::{Catalogue, read, score_by};
use tilewise_app::outcome::{HandOutcome, Proof};
use tilewise_app::rules::contents::payments;
use tilewise_app::store::Draft;
use tilewise_rules::{HandValue, RuleConfig, Seat, Win, notation};
use tilewise_tests::hands::request;

use super::rule_set::RULE_SET;

/// Returns the JSON report of a hand.
fn report(hand: &str) -> Value {
    const CATALOGUE: Catalogue = Catalogue {
        house: |_| Some(Arc::new(RuleConfig::with_defaults(&RULE_SET))),
        other: |_| None,
    };
    let entry = notation::parse(hand).expect(hand);
    let json = request(&RuleConfig::with_defaults(&RULE_SET), &entry);
    let json = read(json.as_bytes()).expect("JSON");
    let report = serde_json::to_string(&score_by(&json, CATALOGUE)).expect("a report");
    serde_json::from_str(&report).expect("JSON")
}

#[test]
fn report_lists_each_axis_with_its_sum() {
    let report = report("34m234p55s567s c678m a1 w5m@E SE");
    assert_eq!(report["elements"][0]["limit"], false);
    let fu = report["fu"].as_array().expect("a list");
    let fu: Vec<_> = fu
        .iter()
        .map(|one| (one["key"].as_str(), one["value"].as_u64()))
        .collect();
    let line = |key, value| (Some(key), Some(value));
    assert_eq!(fu, [line("base", 20), line("open", 2), line("round-up", 8)]);
    assert_eq!(report["fu_total"], 30);
    assert_eq!(
        (&report["total"], &report["qualifying"]),
        (&2.into(), &1.into())
    );
}

#[test]
fn report_marks_yakuman_as_limit_hand() {
    let report = report("12m33p p555z p666z p777z w3m@W SE");
    assert_eq!(report["elements"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["elements"][0]["limit"], true);
}

#[test]
fn page_explains_each_axis() {
    let draft = Draft {
        entry: notation::parse("34m234p55s567s c678m w5m@E SE").expect("readable"),
        house: RuleConfig::with_defaults(&RULE_SET),
    };
    let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
        panic!("it is not scored");
    };
    let proof = Proof::new(&draft, &win);
    let [fu] = &proof.axes[..] else {
        panic!("one axis");
    };
    let lines = fu.lines.iter();
    let lines: Vec<_> = lines
        .map(|one| (one.counted.key, one.counted.total))
        .collect();
    assert_eq!(lines, [("base", 20), ("open", 2), ("round-up", 8)]);
    assert_eq!((fu.axis.key, fu.total), ("fu", 30));
}

/// FU-9, row by row.
#[test]
fn payment_table_has_a_row_for_each_value_pair() {
    let house = RuleConfig::with_defaults(&RULE_SET);
    let rows = payments(&house);
    assert_eq!(rows.len(), 11 * 4);
    let paid = |han, fu| {
        let row = rows
            .iter()
            .find(|row| (row.value, &row.axes[..]) == (han, &[fu][..]));
        row.expect("a row").discard[Seat::South]
    };
    assert_eq!(
        [paid(1, 30), paid(2, 25), paid(3, 40), paid(4, 30)],
        [1_000, 1_600, 5_200, 7_700]
    );
    let straight = (RULE_SET.payment.pays)(
        &house,
        Seat::South,
        Win::SelfDraw,
        HandValue::without_axes(5),
    );
    assert_eq!(straight.received(Seat::South), 8_000);
}
