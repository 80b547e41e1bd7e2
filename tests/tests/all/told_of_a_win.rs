//! What is told of a win beside its tiles: what is missing, what can't be, what changes nothing, and
//! what several winners share.

use tilewise_rules::{
    Condition, Element, Fact, Fault, House, Ignored, Improvement, Indicators, Limit, Missing,
    MissingSeat, Native, Pattern, Payments, RuleSet, Seat, When, WinBy, WinnersFault, Worth, check,
    ignored, improvements, notation, score, winners,
};
use tilewise_tests::rule_sets::five_sets;

fn house(text: &str) -> House {
    text.parse().expect(text)
}

#[test]
fn what_is_missing_is_asked_for() {
    let winner = MissingSeat::Winner;
    let fault = Fault::MissingSeat(winner);
    assert_eq!(fault.missing(), Some(Missing::Seat(winner)));
    assert_eq!(Fault::MissingWin.missing(), Some(Missing::Win));
    assert_eq!(Fault::NothingOnTable.missing(), None);
    let asked = Missing::Win.asked(Some(Seat::South));
    assert_eq!(asked.sentence().to_string(), "South won. From whom?");
    // Nobody wins on their own discard.
    let others = [Seat::East, Seat::West, Seat::North].map(Fact::Seat);
    assert_eq!(asked.answers, others);
    assert_eq!(asked.skip, Some("Self-draw"));
    let unknown = Missing::Seat(winner).asked(None);
    assert_eq!(unknown.answers, Seat::ALL.map(Fact::Seat));
}

/// SG-35: seven flowers and seasons, and the eighth of another player.
const SEVEN: &str = "147m258p369s1234z f1 f2 f3 f4 g1 g2 g3 SE";

#[test]
fn nobody_robs_an_own_tile() {
    for (by, of_what) in [
        ("w:bonus@S", "bonus tile"),
        ("w:bonus@W", ""),
        ("w1z@S", "discard"),
        ("w1z@S:robbed", "kong"),
    ] {
        let entry = notation::parse(&format!("{SEVEN} {by}")).expect(by);
        let faults = check(&house("singapore"), &entry).err().unwrap_or_default();
        let own = faults.iter().find_map(|fault| match fault {
            Fault::OwnSeat(says) => Some(*says),
            _ => None,
        });
        assert_eq!(own.is_some(), !of_what.is_empty(), "{by}: {faults:?}");
        assert!(own.unwrap_or_default().contains(of_what), "{own:?}");
    }
}

/// SG-35: who drew the robbed tile pays as a discarder.
#[test]
fn who_drew_the_robbed_bonus_tile_is_not_told_in_vain() {
    let house = house("singapore");
    let entry = notation::parse(&format!("{SEVEN} w:bonus@W")).expect("readable");
    let (hand, context) = check(&house, &entry).expect("a win");
    let score = score(&house, &hand, &context).expect("a win");
    let ignored = ignored(&house, &entry, (&hand, &context), &score);
    assert!(!ignored.contains(&Ignored::Giver), "{ignored:?}");
}

#[test]
fn several_winners_see_the_same_indicators_in_any_order() {
    let house = house("riichi-ema-2025");
    let win = |dora: [&str; 2]| {
        let hands = [
            "34m234p55s567s c678m w5m@W SE",
            "34m678p22s345s c678p w5m@W NE",
        ];
        let entry = |(hand, dora): (&str, &str)| {
            let text = format!("{hand} dora:{dora}");
            notation::parse(&text).expect("readable")
        };
        let entries: Vec<_> = hands.into_iter().zip(dora).map(entry).collect();
        winners(&house, &entries)
    };
    assert_eq!(win(["1z9p", "9p1z"]).expect("the same").len(), 2);
    let other = win(["1z", "2z"]).expect_err("others");
    assert_eq!(other, [WinnersFault::Indicators(1, Indicators::Dora)]);
}

/// those under the indicators are seen by who declared riichi.
#[test]
fn several_winners_in_riichi_see_the_same_under_the_indicators() {
    let house = house("riichi-ema-2025");
    let win = |ura: [&str; 2]| {
        let hands = ["34m234p55s567678s w5m@W SE", "34m678p22s345678s w5m@W NE"];
        let entry = |(hand, ura): (&str, &str)| {
            let text = format!("{hand} riichi dora:1z1z ura:{ura}");
            notation::parse(&text).expect("readable")
        };
        let entries: Vec<_> = hands.into_iter().zip(ura).map(entry).collect();
        winners(&house, &entries)
    };
    assert_eq!(win(["2z9p", "9p2z"]).expect("the same").len(), 2);
    let other = win(["2z9p", "3z9p"]).expect_err("others");
    assert_eq!(other, [WinnersFault::Indicators(1, Indicators::Ura)]);
}

/// Four in the hand and one as an indicator are too many whoever else wins.
#[test]
fn too_many_copies_in_one_hand_are_told_of_that_hand_alone() {
    let entries = [
        "34m234p55s c678m k7777s w5m@W SE",
        "34m678p22s345s c678p w5m@W NE",
    ];
    let entries = entries.map(|hand| notation::parse(&format!("{hand} dora:7s")).expect(hand));
    let faults = winners(&house("riichi-ema-2025"), &entries).expect_err("five");
    assert!(
        matches!(faults[..], [WinnersFault::Hand(0, _)]),
        "{faults:?}"
    );
}

fn ignores(rules: &str, win: &str) -> Vec<Ignored> {
    let house = house(rules);
    let entry = notation::parse(win).expect(win);
    let (hand, context) = check(&house, &entry).expect(win);
    let score = score(&house, &hand, &context).expect(win);
    ignored(&house, &entry, (&hand, &context), &score)
}

/// HKOS-69: West fed the third dragon and pays for all, but for having no choice; North's choice changes
/// nothing.
#[test]
fn who_had_no_choice_is_told_in_vain_only_of_who_isnt_liable() {
    let fed = "77z345m22p p555z p666z w7z@W SE";
    assert_eq!(ignores("hk-old-style", &format!("{fed} no-choice@W")), []);
    let north = ignores("hk-old-style", &format!("{fed} no-choice@N"));
    assert!(matches!(north[..], [Ignored::Circumstance(_)]), "{north:?}");
}

///
#[test]
fn what_lies_under_the_indicators_is_told_in_vain_only_where_it_is_told() {
    let drawn = "123m456p678s1124s w3s SE";
    assert_eq!(ignores("riichi-ema-2025", drawn), []);
    let ura = ignores("riichi-ema-2025", &format!("{drawn} ura:9s"));
    assert!(matches!(ura[..], [Ignored::Ura(_)]), "{ura:?}");
}

/// What can't hold, or doesn't matter, of a win like this one would improve nothing.
#[test]
fn only_what_the_screen_offers_is_what_could_have_been_otherwise() {
    for (rules, win) in [
        ("hk-old-style", "2223s c567s p777s p555z w1s SE"),
        ("hk-old-style", "2223s c567s p777s p555z w1s@W SE"),
        ("sparrows-nest", "2223s c567s p777s p555z w1s SE"),
        ("singapore", "2223s c567s p777s p555z w1s@W SE"),
    ] {
        let house = house(rules);
        let entry = notation::parse(win).expect(win);
        let (hand, _) = check(&house, &entry).expect(win);
        for one in improvements(&house, &entry, &hand) {
            if let Improvement::Circumstance(rule) = one.lift {
                assert!(rule.is_offered(&entry), "{rules}: {win}: {}", rule.name);
            }
        }
    }
}

/// Whatever bonus tiles there are, they win, and nobody pays.
static ANY_BONUS_TILE: RuleSet = RuleSet {
    key: "any-bonus-tile",
    elements: &[Element {
        key: "bonus",
        name: "",
        native: Native::None,
        also: "",
        idea: "",
        says: "",
        clause: "",
        worth: Worth::Fan(1),
        when: When::Incomplete(|won| won.context.win.by() == WinBy::BonusTiles),
        includes: &[],
        played: Condition::Always,
        example: "",
    }],
    options: &[],
    circumstances: &[],
    patterns: |_| &[Pattern::Sets],
    limit: |_| Limit::at(1),
    settle: |_, _| Payments::none(),
    ..five_sets::RULE_SET
};

#[test]
fn who_drew_a_bonus_tile_is_told_in_vain_where_nobody_pays_for_it() {
    let house = House::with_defaults(&ANY_BONUS_TILE);
    for (by, is_ignored) in [("w:bonus@W", true), ("w:bonus", false)] {
        let entry = notation::parse(&format!("147m258p369s f1 SE {by}")).expect("readable");
        let (hand, context) = check(&house, &entry).expect("a win");
        let score = score(&house, &hand, &context).expect("a win");
        let ignored = ignored(&house, &entry, (&hand, &context), &score);
        assert_eq!(ignored.contains(&Ignored::Giver), is_ignored, "{by}");
    }
}
