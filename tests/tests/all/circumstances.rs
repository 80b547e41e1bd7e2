//! Requirements of circumstances, by clause: dealer, table stakes, counts, other circumstances.

use tilewise_rules::{Circumstance, Count, Fault, RuleConfig, check, notation};

/// Returns the faults of this hand.
fn faults(house: &str, hand: &str) -> Vec<Fault> {
    let house: RuleConfig = house.parse().expect(house);
    let entry = notation::parse(hand).expect(hand);
    check(&house, &entry).err().unwrap_or_default()
}

/// Returns whether the context contradicts this circumstance.
fn contradicts(house: &str, hand: &str, circumstance: &str) -> bool {
    let is_it = |one: Circumstance| one.key() == circumstance;
    let mut faults = faults(house, &format!("{hand} {circumstance}")).into_iter();
    faults.any(|fault| matches!(fault, Fault::Conflict(one, _) if is_it(one)))
}

/// A clause, its circumstance, a hand with which it can hold, and a hand with one difference with which it
/// can't.
type CircumstanceCase = (&'static str, &'static str, &'static str, &'static str);

#[track_caller]
fn assert_preconditions(house: &str, rows: &[CircumstanceCase]) {
    for (clause, circumstance, can, cannot) in rows {
        let contradicts = |hand| contradicts(house, hand, circumstance);
        assert!(!contradicts(can), "{clause} {circumstance}: {can}");
        assert!(contradicts(cannot), "{clause} {circumstance}: {cannot}");
    }
}

#[test]
fn mcr_circumstances_have_preconditions() {
    assert_preconditions(
        "mcr",
        &[
            // A kong was made, so it is on the table.
            (
                "M-76",
                "kong-replacement",
                "23m456p345s99s k5555z w4m SE",
                "23m456p345s99s p555z w4m SE",
            ),
            // Only East is dealt fourteen tiles.
            (
                "M-28",
                "initial-hand",
                "23m456678p345s99s w4m EE",
                "23m456678p345s99s w4m SE",
            ),
            // A dealt hand has no melds, not even a concealed kong.
            (
                "M-28",
                "initial-hand",
                "23m456p345s99s456p w4m EE",
                "23m456p345s99s ck5555z w4m EE",
            ),
        ],
    );
}

#[test]
fn riichi_circumstances_have_preconditions() {
    assert_preconditions(
        "riichi-ema-2025",
        &[
            (
                "R-30",
                "kong-replacement",
                "23m456p345s99s ck5555z w4m SE",
                "23m456p345s99s p555z w4m SE",
            ),
            (
                "R-51",
                "initial-hand",
                "23m456678p345s99s w4m SE",
                "23m456p345s99s ck5555z w4m SE",
            ),
            (
                "R-47",
                "first-go-around",
                "23m456678p345s99s w4m@E SE",
                "23m456p345s99s ck5555z w4m@E SE",
            ),
            // It is both the last tile and the replacement of a kong.
            (
                "R-30",
                "last-tile-was-replacement",
                "23m456p345s99s ck5555z w4m SE last-tile",
                "23m456p345s99s ck5555z w4m SE",
            ),
        ],
    );
}

#[test]
fn singapore_circumstances_have_preconditions() {
    assert_preconditions(
        "singapore",
        &[
            (
                "SG-87",
                "kong-replacement",
                "23m456p345s99s k5555z w4m SE",
                "23m456p345s99s p555z w4m SE",
            ),
            // A bonus tile between two kongs.
            (
                "SG-90",
                "bonus-between-kongs",
                "23m345s99s k5555z k6666z f1 w4m SE",
                "23m345s99s k5555z k6666z w4m SE",
            ),
            (
                "SG-90",
                "bonus-between-kongs",
                "23m345s99s k5555z k6666z f1 w4m SE",
                "23m345s99s k5555z p666z f1 w4m SE",
            ),
            (
                "SG-95",
                "dealer-first-discard",
                "23m345s99s456678p w4m@E SE",
                "23m345s99s456p c678p w4m@E SE",
            ),
        ],
    );
}

#[test]
fn sparrows_nest_circumstances_have_preconditions() {
    assert_preconditions(
        "sparrows-nest",
        &[
            (
                "NEST-27",
                "kong-replacement",
                "23m456p345s99s k5555z w4m SE",
                "23m456p345s99s p555z w4m SE",
            ),
            (
                "NEST-28",
                "bonus-between-kongs",
                "23m345s99s k5555z k6666z f1 w4m SE",
                "23m345s99s k5555z p666z f1 w4m SE",
            ),
            (
                "NEST-28",
                "bonus-between-kongs",
                "23m345s99s k5555z k6666z f1 w4m SE",
                "23m345s99s k5555z k6666z w4m SE",
            ),
            // The dealer draws it.
            (
                "NEST-32",
                "initial-hand",
                "23m456678p345s99s w4m EE",
                "23m456678p345s99s w4m SE",
            ),
            (
                "NEST-32",
                "initial-hand",
                "23m456678p345s99s w4m EE",
                "23m456p345s99s c678p w4m EE",
            ),
            // The dealer discards it before anything else can happen.
            (
                "NEST-33",
                "dealer-first-discard",
                "23m456678p345s99s w4m@E SE",
                "23m456678p345s99s w4m@W SE",
            ),
            (
                "NEST-33",
                "dealer-first-discard",
                "23m456678p345s99s w4m@E SE",
                "23m456p345s99s ck5555z w4m@E SE",
            ),
        ],
    );
}

/// The passed value (NEST-16) and the number of remaining tiles (SG-114) are required.
#[test]
fn counted_circumstances_require_a_count() {
    for (house, hand, circumstance) in [
        ("sparrows-nest", "23m456678p345s99s w4m@W SE", "passed-win"),
        ("singapore", "23m456678p345s99s w4m@W SE", "tiles-left"),
    ] {
        let is_missing = |text: &str| {
            let mut faults = faults(house, &format!("{hand} {text}")).into_iter();
            faults.any(|one| matches!(one, Fault::MissingCount(one) if one.key() == circumstance))
        };
        assert!(is_missing(circumstance), "{circumstance}");
        assert!(!is_missing(&format!("{circumstance}=1")), "{circumstance}");
    }
}

/// The number of bonus tiles before the last replacement is optional: M-14, SG-85.
#[test]
fn bonus_replacement_may_have_a_count() {
    for (house, may) in [("mcr", true), ("singapore", true), ("sparrows-nest", false)] {
        let house: RuleConfig = house.parse().expect(house);
        let mut rules = house.rule_set().game.circumstances.iter();
        let rule = rules.find(|rule| rule.circumstance == Circumstance::BonusReplacement);
        let count = rule.expect("it is asked").needs.count;
        assert_eq!(count == Count::Perhaps, may, "{house}");
    }
}

/// HKOS-70: remaining tiles and a fresh tile decide the liability for a discard. For a self-draw they are not
/// offered, and are accepted without effect.
#[test]
fn discard_circumstances_are_not_offered_on_self_draw() {
    let house: RuleConfig = "hk-old-style".parse().expect("a house");
    for key in ["five-tiles-left", "fresh-tile"] {
        let mut rules = house.rule_set().game.circumstances.iter();
        let rule = rules.find(|rule| rule.circumstance.key() == key);
        let rule = rule.expect("it is asked");
        for (hand, offered) in [
            ("23m456678p345s99s w4m@W SE", true),
            ("23m456678p345s99s w4m SE", false),
        ] {
            let entry = notation::parse(hand).expect(hand);
            assert_eq!(rule.is_offered(&house, &entry), offered, "{key}: {hand}");
            assert!(!contradicts("hk-old-style", hand, key), "{key}: {hand}");
        }
    }
}
