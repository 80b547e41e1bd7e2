//! What a circumstance takes beside it, as its clause says: who deals, what lies on the table, a count,
//! another circumstance.

use tilewise_rules::{Circumstance, Count, Fault, House, check, notation};

/// What the house finds wrong with this hand.
fn faults(house: &str, hand: &str) -> Vec<Fault> {
    let house: House = house.parse().expect(house);
    let entry = notation::parse(hand).expect(hand);
    check(&house, &entry).err().unwrap_or_default()
}

/// Whether what is told of the hand contradicts this circumstance.
fn contradicts(house: &str, hand: &str, circumstance: &str) -> bool {
    let is_it = |one: Circumstance| one.key() == circumstance;
    let mut faults = faults(house, &format!("{hand} {circumstance}")).into_iter();
    faults.any(|fault| matches!(fault, Fault::Conflict(one, _) if is_it(one)))
}

/// A clause, its circumstance, a hand with which it can hold, and the same but for one thing, with which it
/// can't.
type Row = (&'static str, &'static str, &'static str, &'static str);

#[track_caller]
fn takes(house: &str, rows: &[Row]) {
    for (clause, circumstance, can, cannot) in rows {
        let contradicts = |hand| contradicts(house, hand, circumstance);
        assert!(!contradicts(can), "{clause} {circumstance}: {can}");
        assert!(contradicts(cannot), "{clause} {circumstance}: {cannot}");
    }
}

#[test]
fn in_mcr() {
    takes(
        "mcr",
        &[
            // A kong was made, so it lies there.
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
            // Nothing was melded of tiles as dealt, not even a concealed kong.
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
fn in_riichi() {
    takes(
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
            // It is the last tile, and the replacement of a kong.
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
fn in_singapore() {
    takes(
        "singapore",
        &[
            (
                "SG-87",
                "kong-replacement",
                "23m456p345s99s k5555z w4m SE",
                "23m456p345s99s p555z w4m SE",
            ),
            // A bonus tile came between two kongs.
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
fn in_sparrows_nest() {
    takes(
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
            // The dealer discards it, before anything else can happen.
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

/// What is a number must come with one: the value that was passed (NEST-16), how many tiles were left
/// (SG-114).
#[test]
fn what_counts_takes_its_count() {
    for (house, hand, circumstance) in [
        ("sparrows-nest", "23m456678p345s99s w4m@W SE", "passed-win"),
        ("singapore", "23m456678p345s99s w4m@W SE", "tiles-left"),
    ] {
        let is_missing = |told: &str| {
            let mut faults = faults(house, &format!("{hand} {told}")).into_iter();
            faults.any(|one| matches!(one, Fault::MissingCount(one) if one.key() == circumstance))
        };
        assert!(is_missing(circumstance), "{circumstance}");
        assert!(!is_missing(&format!("{circumstance}=1")), "{circumstance}");
    }
}

/// Of how many bonus tiles the last replacement was, a hand may say: M-14, SG-85.
#[test]
fn a_replacement_may_say_of_how_many_tiles() {
    for (house, may) in [("mcr", true), ("singapore", true), ("sparrows-nest", false)] {
        let house: House = house.parse().expect(house);
        let mut rules = house.rule_set().circumstances.iter();
        let rule = rules.find(|rule| rule.circumstance == Circumstance::BonusReplacement);
        let count = rule.expect("it is asked").needs.count;
        assert_eq!(count == Count::Perhaps, may, "{house}");
    }
}

/// How many tiles were left and whether the tile was fresh decides who is liable for a discard, HKOS-70. Of a
/// self-drawn tile it changes nothing: it isn't offered, and whoever tells it is not refused.
#[test]
fn what_is_about_a_discard_is_not_offered_on_a_self_draw() {
    let house: House = "hk-old-style".parse().expect("a house");
    for told in ["five-tiles-left", "fresh-tile"] {
        let mut rules = house.rule_set().circumstances.iter();
        let rule = rules.find(|rule| rule.circumstance.key() == told);
        let rule = rule.expect("it is asked");
        for (hand, offered) in [
            ("23m456678p345s99s w4m@W SE", true),
            ("23m456678p345s99s w4m SE", false),
        ] {
            let entry = notation::parse(hand).expect(hand);
            assert_eq!(rule.is_offered(&entry), offered, "{told}: {hand}");
            assert!(!contradicts("hk-old-style", hand, told), "{told}: {hand}");
        }
    }
}
