//! Events of riichi scoring: stakes, liability, effects in their own JSON types.

use crate::common::{each, event, nets, refused_because};
use serde_json::{Value, json};

const EMA: &str = "riichi-ema-2025";
const TENHOU: &str = "riichi-tenhou";

///
#[test]
fn counted_wins_are_paid_with_the_stakes() {
    let settle = |book: &str, fields: Value| event(book, "settle-win", &fields);
    let report = settle(
        EMA,
        json!({"seat": "S", "value": 2, "fu": 20, "by": "self-draw", "on_table": {"honba": 2, "bets": 1}}),
    );
    let net = |report: &Value, net: [i64; 4]| assert_eq!(report["payments"], each(net), "{report}");
    net(&report, [-900, 3100, -600, -600]);
    let collected = json!([{
        "seat": "S", "amount": 1000, "reason": "the winner takes the bets on the table", "clause": "R-91",
    }]);
    assert_eq!(report["collected"], collected);
    let transfers = report["transfers"].as_array().expect("a list");
    assert!(
        transfers.iter().all(|one| one["from"] != "bets"),
        "{report}"
    );
    let liability = json!([{"key": "big-three-dragons", "seat": "W", "fed": "set"}]);
    let daisangen = |by: Value| {
        let mut fields =
            json!({"seat": "S", "yakuman": 1, "on_table": {"honba": 2}, "liability": liability});
        for (key, value) in by.as_object().expect("fields") {
            fields[key] = value.clone();
        }
        fields
    };
    let drawn = json!({"by": "self-draw"});
    let from_north = json!({"by": "discard", "from": "N"});
    nets(&settle(EMA, daisangen(drawn)), [0, 32_600, -32_600, 0]);
    nets(
        &settle(EMA, daisangen(from_north.clone())),
        [0, 32_600, -16_000, -16_600],
    );
    nets(
        &settle(TENHOU, daisangen(from_north)),
        [0, 32_600, -16_600, -16_000],
    );
}

/// with the numbers of the composite example: three dragons and all honors, with West liable for
/// the dragons. Four winds alone would be two yakuman there.
#[test]
fn liable_player_pays_for_the_units_of_a_yakuman() {
    let fields = json!({
        "seat": "S", "by": "self-draw", "yakuman": 2, "on_table": {"honba": 1},
        "liability": [{"key": "big-three-dragons", "seat": "W", "fed": "set"}],
    });
    let report = event("riichi-majsoul", "settle-win", &fields);
    nets(&report, [-16_000, 64_300, -40_300, -8_000]);
}

/// the liability of a set that these rules have; they have no exemption.
#[test]
fn a_liability_of_another_kind_is_refused() {
    for (tile, code, expected_message) in [
        (
            json!({"key": "full-flush", "seat": "W", "fed": "set"}),
            "unknown-liability",
            "isn’t a liability in these rules",
        ),
        (
            json!({"key": "big-three-dragons", "seat": "W", "fed": "winning-tile"}),
            "bad-liability",
            "say that a set was fed",
        ),
        (
            json!({"key": "big-three-dragons", "seat": "W", "fed": "set", "exempt": "no-choice"}),
            "bad-liability",
            "no such exemption",
        ),
    ] {
        let fields = json!({"seat": "S", "by": "self-draw", "yakuman": 1, "liability": [tile]});
        let report = event(EMA, "settle-win", &fields);
        let error = &report["errors"][0];
        assert_eq!(
            (&error["code"], &error["at"]),
            (&json!(code), &json!("liability[0]"))
        );
        let message = error["message"].as_str().expect("a text");
        assert!(message.contains(expected_message), "{message}");
        // nor by one of several winners.
        let one = json!({"seat": "S", "yakuman": 1, "liability": [fields["liability"][0]]});
        let winners = json!([one, {"seat": "N", "value": 2, "fu": 30}]);
        let report = event(
            EMA,
            "multiple-wins",
            &json!({"from": "E", "winners": winners}),
        );
        let error = &report["errors"][0];
        assert_eq!(error["code"], code, "{report}");
        assert_eq!(error["at"], "winners[0].liability[0]");
    }
}

///
#[test]
fn several_winners_share_the_stakes() {
    let fields = json!({
        "from": "E",
        "winners": [{"seat": "W", "value": 5}, {"seat": "S", "value": 3, "fu": 30}],
        "on_table": {"honba": 1, "bets": 2, "declared": ["S", "N"]},
    });
    for (book, winners, net) in [
        (EMA, json!(["S", "W"]), [-12_500, 8_200, 8_300, 0]),
        (TENHOU, json!(["S", "W"]), [-12_200, 8_200, 8_000, 0]),
        ("riichi-wrc-2025", json!(["S"]), [-4_200, 8_200, 0, 0]),
    ] {
        let report = event(book, "multiple-wins", &fields);
        assert_eq!(
            (&report["payments"], &report["winners"]),
            (&each(net), &winners),
            "{report}"
        );
        assert_eq!(report["allowed"], true, "{report}");
    }
    let report = event("riichi-wrc-2025", "multiple-wins", &fields);
    let effects = json!({"dealer": "rotates", "honba": 0, "bets": 0, "refused": ["W"]});
    assert_eq!(report["effects"], effects);
}

/// Effects have their own types; without the state before, they are changes.
#[test]
fn what_follows_has_its_own_type() {
    let draw = |on_table: Value| {
        let fields = json!({"tenpai": ["E", "W"], "on_table": on_table});
        event(TENHOU, "exhaustive-draw", &fields)["effects"].clone()
    };
    assert_eq!(draw(Value::Null), json!({"dealer": "stays", "honba": "+1"}));
    assert_eq!(
        draw(json!({"honba": 1, "bets": 1, "declared": ["W"]})),
        json!({"dealer": "stays", "honba": 2, "bets": 2})
    );
    let riichi = json!({"seat": "S", "tiles_left": 20, "hand": "123456m12345p11s4z"});
    let report = event(EMA, "riichi", &riichi);
    assert_eq!(report["effects"], json!({"discards": ["4z"]}), "{report}");
    let next = json!({"winners": ["S"], "round": "E", "hand": 4, "on_table": {"honba": 2}});
    let report = event(EMA, "next-hand", &next);
    let effects = json!({
        "dealer": "rotates", "honba": 0, "bets": 0, "round": "S", "hand": 1, "over": false,
    });
    assert_eq!(report["effects"], effects, "{report}");
    let hanchan = json!({"table": each([53_600, 28_600, 20_000, -2_200])});
    let report = event("riichi-mleague", "hanchan", &hanchan);
    let effects = json!({
        "uma": each([30, 10, -10, -30]),
        "oka": each([20, 0, 0, 0]),
        "score": {"E": 73.6, "S": 8.6, "W": -20, "N": -62.2},
    });
    assert_eq!(report["effects"], effects, "{report}");
}

/// D-1: the options of a request apply to its draws and final scores.
#[test]
fn draws_and_final_scores_are_those_of_the_house() {
    let draw = json!({"tenpai": ["S"], "options": {"noten_total": 6000}});
    let report = event(EMA, "exhaustive-draw", &draw);
    nets(&report, [-2_000, 6_000, -2_000, -2_000]);
    assert_eq!(report["clause"], "R-112");
    let table = each([45_000, 35_000, 24_000, 15_000]);
    let hanchan = |book: &str| event(book, "hanchan", &json!({"table": table}));
    // One bet was left: it goes to the first player, or to nobody.
    assert_eq!(hanchan(EMA)["payments"], each([1_000, 0, 0, 0]));
    assert_eq!(hanchan(EMA)["effects"]["score"]["E"], 31);
    assert_eq!(hanchan("riichi-wrc-2015")["effects"]["score"]["E"], 30);
}

/// the bets on the table are checked against the points of the players.
#[test]
fn bets_that_are_left_are_part_of_the_sum() {
    let table = each([45_000, 35_000, 24_000, 15_000]);
    let left = |bets: u32| json!({ "table": table, "on_table": { "bets": bets } });
    let report = event(EMA, "hanchan", &left(1));
    assert_eq!(report["ok"], true, "{report}");
    assert_eq!(report.get("ignored"), None, "{report}");
    let report = event(EMA, "hanchan", &left(2));
    assert_eq!(report["errors"][0]["at"], "table", "{report}");
}

/// the tiles that complete the hand have two keys.
#[test]
fn waits_of_a_claim_have_two_keys() {
    let claim = |fields: Value| event(EMA, "claim", &fields);
    let with = |key: &str| {
        claim(json!({
            "seat": "S", "action": "win", "tile": "6p", key: "36p", "own_discards": "3p",
        }))
    };
    assert_eq!(with("waits")["allowed"], false);
    assert_eq!(with("waits"), with("waiting"));
    let both =
        json!({"seat": "S", "action": "win", "tile": "6p", "waits": "36p", "waiting": "36p"});
    refused_because(
        &claim(both),
        "bad-request",
        "waits",
        "waits is the same as waiting: remove one",
    );
}

///
#[test]
fn a_kong_after_riichi_leaves_the_hand_as_it_is() {
    let kong = |hand: &str, tile: &str| {
        let fields = json!({"kind": "concealed", "tile": tile, "hand": hand});
        event(EMA, "kong-after-riichi", &fields)["allowed"].clone()
    };
    assert_eq!(kong("123456m45p11s111z", "1z"), true);
    assert_eq!(kong("123456m4555p111z", "5p"), false);
    let claimed = event(
        EMA,
        "kong-after-riichi",
        &json!({"seat": "S", "kind": "from-discard"}),
    );
    assert_eq!(claimed["allowed"], false);
}

/// Each message contains the expected content.
#[test]
fn what_cannot_be_is_refused() {
    let settle = |fields: Value| {
        let mut all = json!({"seat": "S", "by": "discard", "from": "W"});
        for (key, value) in fields.as_object().expect("fields") {
            all[key] = value.clone();
        }
        event(EMA, "settle-win", &all)
    };
    for (fields, code, at, message) in [
        (
            json!({"yakuman": 1, "fu": 40}),
            "impossible",
            "fu",
            "beside a yakuman no fu are counted: leave them out",
        ),
        (
            json!({"yakuman": 1, "value": 13}),
            "impossible",
            "yakuman",
            "a yakuman is counted instead of han: leave out the one or the other",
        ),
        (
            json!({"value": 3}),
            "bad-request",
            "fu",
            "below 5 han a hand is paid by its fu too: give them",
        ),
        (
            json!({}),
            "bad-request",
            "value",
            "this isn’t known yet: give the han, or how many yakuman it is",
        ),
        (
            json!({"value": 5, "on_table": {"honba": 10_000}}),
            "bad-request",
            "on_table.honba",
            "on_table.honba is 10000: it takes a whole number from 0 to 99",
        ),
        (
            json!({"value": 5, "pot": 3}),
            "bad-request",
            "pot",
            "Riichi, EMA 2025 is played without a pot: remove it",
        ),
    ] {
        refused_because(&settle(fields), code, at, message);
    }
    let draw = json!({"tenpai": ["S"], "on_table": {"declared": ["W"]}});
    refused_because(
        &event(EMA, "exhaustive-draw", &draw),
        "impossible",
        "on_table.declared",
        "a player in riichi is tenpai: if the hand isn’t, that is a foul of the penalty book",
    );
}
