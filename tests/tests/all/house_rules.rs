//! The answers of a house: how they are read, which of them are looked at.

use tilewise_rules::{House, HouseError, Overall, RuleOption, rule_sets};

fn house(text: &str) -> House {
    text.parse().expect(text)
}

fn option(house: &House, key: &str) -> &'static RuleOption {
    let mut options = house.rule_set().options.iter();
    options.find(|one| one.key == key).expect(key)
}

/// SG-16: tables of payments are looked at where the house pays by its own.
#[test]
fn a_table_is_used_where_a_house_pays_by_it() {
    let chart = house("singapore");
    let own = house("singapore;payout=custom");
    for key in ["payout_discard", "payout_self_draw"] {
        assert!(!chart.uses(option(&chart, key)), "{key}");
        assert!(own.uses(option(&own, key)), "{key}");
    }
    assert!(chart.uses(option(&chart, "payout")));
}

#[test]
fn a_house_has_answers_if_all_of_them_are_its_own() {
    let once = house("hk-old-style;payment=discarder-only-x1");
    let (own, other) = (("payment", "discarder-only-x1"), ("seven_pairs", "off"));
    assert!(once.has_answers(&[]));
    assert!(once.has_answers(&[own, ("minimum_fan", "3")]));
    assert!(!once.has_answers(&[own, other]));
    assert!(!once.has_answers(&[("payment", "discarder-only-x2")]));
    assert!(!once.has_answers(&[("height", "2")]));
}

#[test]
fn on_and_off_may_be_called_true_and_false() {
    assert_eq!(
        house("hk-old-style;seven_pairs=false"),
        house("hk-old-style;seven_pairs=off")
    );
    let off = house("hk-old-style;seven_pairs=off");
    assert_eq!(off.set("seven_pairs", "true"), off.set("seven_pairs", "on"));
    assert_ne!(off.set("seven_pairs", "true"), off);
}

/// What is no house at all is wrong in a thousand places.
#[test]
fn no_more_than_a_hundred_errors_are_told() {
    let rule_set = house("hk-old-style").rule_set();
    let wrong = |answers: &[(&'static str, &'static str)]| {
        House::with(rule_set, answers.iter().copied()).expect_err("all are wrong")
    };
    let unknown = wrong(&vec![("height", "2"); 1_000]);
    assert_eq!(unknown.len(), 100);
    let mut twice = vec![("minimum_fan", "2"); 1_000];
    twice[0].1 = "1";
    let twice = wrong(&twice);
    assert_eq!(twice.len(), 100);
    assert!(matches!(twice[0], HouseError::TwoAnswers { .. }));
    let none = wrong(&vec![("minimum_fan", "many"); 1_000]);
    assert_eq!(none.len(), 100);
    assert!(matches!(none[0], HouseError::BadOptionValue { .. }));
}

/// SG-13: an amount has digits, a point and at most two decimals.
#[test]
fn an_amount_has_no_sign() {
    let base = option(&house("singapore"), "base");
    for text in ["1", "0.5", "1.05"] {
        assert!(base.parse(text).is_some(), "{text}");
    }
    for text in ["+1", "1.+5", "+1.5", "-1", "1.", ".5", "1.055"] {
        assert_eq!(base.parse(text), None, "{text}");
    }
}

/// SG-16: whole numbers that never decrease, from 0 up.
#[test]
fn a_table_of_payments_never_decreases() {
    let table = option(&house("singapore"), "payout_discard");
    for text in ["1,2", "1,2,4,8", "0,0,3"] {
        assert!(table.parse(text).is_some(), "{text}");
    }
    for text in ["5,3,8", "1,2,1000001", "7", "1,-2", "1,x"] {
        assert_eq!(table.parse(text), None, "{text}");
    }
    let long = |length| vec!["1"; length].join(",");
    assert!(table.parse(&long(32)).is_some());
    assert_eq!(table.parse(&long(33)), None);
}

#[test]
fn an_amount_below_nothing_has_a_sign() {
    let money = house("singapore").money();
    for (amount, text) in [(-150, "-1.50"), (150, "1.50"), (-5, "-0.05"), (0, "0")] {
        assert_eq!(money.decimal(amount).to_string(), text);
    }
}

/// HKOS-69, NEST-74.
#[test]
fn what_frees_a_feeder_in_one_book_is_not_what_does_in_another() {
    let exemption = |key| rule_sets::exemption(key).expect(key);
    let keys = ["no-choice", "same-as-last-discard"];
    assert_eq!(exemption(keys[0]), exemption(keys[0]));
    assert_ne!(exemption(keys[0]), exemption(keys[1]));
}

/// M-149, M-150: two second places have 1.5 each.
#[test]
fn table_points_are_said_in_words() {
    let progression = house("mcr").rule_set().progression;
    let rule = progression.overall.expect("table points");
    for (points, words) in [
        (Overall::points(1), "1 table point"),
        (Overall::points(4), "4 table points"),
        (Overall::shared(3, 2), "1.5 table points"),
    ] {
        assert_eq!(rule.sentence(points).to_string(), words);
    }
}

#[test]
fn what_is_no_overall_score_is_told_what_one_is() {
    let error = "12.3456".parse::<Overall>().expect_err("too many decimals");
    assert!(error.to_string().contains("at most three decimals"));
}
