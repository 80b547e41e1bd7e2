//! Options of a rule configuration: parsing and use.

use tilewise_rules::{Overall, RuleConfig, RuleConfigError, RuleOption, rule_sets};

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

fn option(house: &RuleConfig, key: &str) -> &'static RuleOption {
    let mut options = house.rule_set().settings.options.iter();
    options.find(|one| one.key == key).expect(key)
}

/// SG-16: payment tables are used only if the payment option selects them.
#[test]
fn payment_table_option_is_used_only_when_chosen() {
    let chart = house("singapore");
    let own = house("singapore;payout=custom");
    for key in ["payout_discard", "payout_self_draw"] {
        assert!(!chart.uses(option(&chart, key)), "{key}");
        assert!(own.uses(option(&own, key)), "{key}");
    }
    assert!(chart.uses(option(&chart, "payout")));
}

#[test]
fn has_answers_requires_all_to_match() {
    let once = house("hk-old-style;payment=discarder-only-x1");
    let (own, other) = (("payment", "discarder-only-x1"), ("seven_pairs", "off"));
    assert!(once.has_answers(&[]));
    assert!(once.has_answers(&[own, ("minimum_fan", "3")]));
    assert!(!once.has_answers(&[own, other]));
    assert!(!once.has_answers(&[("payment", "discarder-only-x2")]));
    assert!(!once.has_answers(&[("height", "2")]));
}

#[test]
fn on_and_off_may_be_written_true_and_false() {
    assert_eq!(
        house("hk-old-style;seven_pairs=false"),
        house("hk-old-style;seven_pairs=off")
    );
    let off = house("hk-old-style;seven_pairs=off");
    assert_eq!(off.set("seven_pairs", "true"), off.set("seven_pairs", "on"));
    assert_ne!(off.set("seven_pairs", "true"), off);
}

/// A text that is no rule configuration has a thousand errors.
#[test]
fn option_errors_are_limited_to_a_hundred() {
    let rule_set = house("hk-old-style").rule_set();
    let wrong = |answers: &[(&'static str, &'static str)]| {
        RuleConfig::with(rule_set, answers.iter().copied()).expect_err("all are wrong")
    };
    let unknown = wrong(&vec![("height", "2"); 1_000]);
    assert_eq!(unknown.len(), 100);
    let mut twice = vec![("minimum_fan", "2"); 1_000];
    twice[0].1 = "1";
    let twice = wrong(&twice);
    assert_eq!(twice.len(), 100);
    assert!(matches!(twice[0], RuleConfigError::TwoAnswers { .. }));
    let none = wrong(&vec![("minimum_fan", "many"); 1_000]);
    assert_eq!(none.len(), 100);
    assert!(matches!(none[0], RuleConfigError::BadOptionValue { .. }));
}

/// SG-13: an amount has digits, a point and at most two decimals.
#[test]
fn amount_option_has_no_sign() {
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
fn payment_table_never_decreases() {
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
fn negative_amount_has_a_sign() {
    let money = house("singapore").money();
    for (amount, text) in [(-150, "-1.50"), (150, "1.50"), (-5, "-0.05"), (0, "0")] {
        assert_eq!(money.decimal(amount).to_string(), text);
    }
}

/// HKOS-69, NEST-74.
#[test]
fn exemptions_with_different_keys_differ() {
    let exemption = |key| rule_sets::exemption(key).expect(key);
    let keys = ["no-choice", "same-as-last-discard"];
    assert_eq!(exemption(keys[0]), exemption(keys[0]));
    assert_ne!(exemption(keys[0]), exemption(keys[1]));
}

/// M-149, M-150: two second places have 1.5 each.
#[test]
fn table_points_are_formatted_as_text() {
    let progression = house("mcr").rule_set().game.progression;
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
fn overall_score_error_explains_the_format() {
    let error = "12.3456".parse::<Overall>().expect_err("too many decimals");
    assert!(error.to_string().contains("at most three decimals"));
}
