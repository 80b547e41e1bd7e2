//! Reasons of a score, by clause: missing elements, counted sets, reasons of payments.

use tilewise_rules::{RuleConfig, Score, SetKind, SetMask, WhyNot, check, notation, score};

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

#[track_caller]
fn scored(house: &RuleConfig, hand: &str) -> Score {
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(house, &entry).expect("a win");
    score(house, &hand, &context).expect("complete")
}

/// Returns the counted elements with their counts.
fn keys(house: &RuleConfig, score: &Score) -> Vec<(&'static str, u8)> {
    let elements = house.rule_set().scoring.elements;
    let lines = score.best.lines.iter();
    lines
        .map(|line| (elements[usize::from(line.element)].key, line.count))
        .collect()
}

/// Checks that the hand has one element and lacks another.
#[track_caller]
fn assert_counts_without(rules: &str, hand: &str, has: &str, lacks: &str) {
    let house = house(rules);
    let score = scored(&house, hand);
    let counts = keys(&house, &score).iter().any(|(key, _)| *key == has);
    assert!(counts, "{hand} has {has}");
    let mut rejected = score.rejected(&house);
    let why = rejected.find(|(one, _)| one.key == lacks);
    let why = why.map(|(_, why)| why);
    assert_eq!(why, Some(WhyNot::NotMet), "{hand}: {lacks}");
}

/// R-43, M-48, SG-63: both terminals and honours are required.
#[test]
fn only_honours_are_not_terminals_and_honours() {
    const HONOURS: &str = "11z22z p333z p555z p777z w1z@W SE";
    assert_counts_without("riichi-ema-2025", HONOURS, "tsuuiisou", "honroutou");
    assert_counts_without("mcr", HONOURS, "all-honors", "all-terminals-and-honors");
    assert_counts_without("singapore", HONOURS, "all-honours", "mixed-terminals");
}

/// R-43, SG-63: both are required.
#[test]
fn only_terminals_are_not_terminals_and_honours() {
    const ENDS: &str = "11m99s p999m p111p p111s w1m@W SE";
    assert_counts_without("riichi-ema-2025", ENDS, "chinroutou", "honroutou");
    assert_counts_without("singapore", ENDS, "pure-terminals", "mixed-terminals");
}

/// thirteen orphans have one pair.
#[test]
fn thirteen_orphans_are_not_seven_pairs() {
    const ORPHANS: &str = "19m19p19s1234567z w1m@E SE";
    assert_counts_without("riichi-ema-2025", ORPHANS, "kokushi", "chiitoitsu");
}

/// only the sets with the three numbers count.
#[test]
fn element_names_its_own_sets() {
    let house = house("riichi-ema-2025");
    for (hand, key, sets) in [
        (
            "34m234p234s66p789s w2m@E SE",
            "sanshoku-doujun",
            ["234m", "234p", "234s"],
        ),
        (
            "123456s79s55p c345m w8s@E SE",
            "ittsuu",
            ["123s", "456s", "789s"],
        ),
        (
            "22m222p99s p222s c456m w2m@E SE",
            "sanshoku-doukou",
            ["222m", "222p", "222s"],
        ),
    ] {
        let score = scored(&house, hand);
        let elements = house.rule_set().scoring.elements;
        let mut lines = score.best.lines.iter();
        let line = lines.find(|line| elements[usize::from(line.element)].key == key);
        let parts = line.expect(key).parts;
        let all = score.best.reading.sets().iter().enumerate();
        let named = all.filter(|(place, _)| parts.includes(SetMask::NONE.with_set(*place)));
        let named = named.map(|(_, one)| one.set.tiles().collect::<Vec<_>>());
        let mut named: Vec<_> = named.map(|tiles| notation::tiles_text(&tiles)).collect();
        named.sort_unstable();
        assert_eq!(named, sets, "{hand}");
    }
}

/// D-14: nine gates with an unclear winning tile count as single.
#[test]
fn nine_gates_with_unclear_tile_count_as_single() {
    const GATES: &str = "1112345678999p w5p SE";
    let house = house("riichi-majsoul;unclear_winning_tile=no-wait");
    let clear = scored(&house, GATES);
    assert_eq!(keys(&house, &clear), [("chuuren-9", 1)]);
    let unclear = scored(&house, &format!("{GATES} winning-tile-unclear"));
    assert_eq!(keys(&house, &unclear), [("chuuren", 1)]);
}

/// HKOS-02, HKOS-27, A-06: seven pairs win only if the option is on.
#[test]
fn seven_pairs_win_where_they_are_played() {
    let entry = notation::parse("1133m5577p99s22z5z w5z@E SE").expect("readable");
    for (rules, wins) in [
        ("hk-old-style", true),
        ("hk-old-style;seven_pairs=no-stack", true),
        ("hk-old-style;seven_pairs=off", false),
    ] {
        assert_eq!(check(&house(rules), &entry).is_ok(), wins, "{rules}");
    }
}

/// Returns the clause of each payment.
fn clauses(score: &Score) -> Vec<&'static str> {
    let all = score.payments.transfers().iter();
    all.map(|one| one.reason.clause).collect()
}

/// HKOS-66, HKOS-67: a discarder of both the fourth set and the winning tile pays for all; two discarders pay
/// half each.
#[test]
fn discarder_of_set_and_winning_tile_pays_for_both() {
    const HAND: &str = "9s p111s c567s p888s p222s@W";
    let house = house("hk-old-style");
    let both = scored(&house, &format!("{HAND} w9s@W EE"));
    assert_eq!(clauses(&both), ["HKOS-66"]);
    let other = scored(&house, &format!("{HAND} w9s@N EE"));
    assert_eq!(clauses(&other), ["HKOS-67"; 2]);
}

/// SG-109, SG-116: statements of the table override the tiles.
#[test]
fn stated_liability_overrides_the_tiles() {
    const FLUSH: &str = "3455m c123m c678m p999m w2m@W SE";
    let house = house("singapore");
    assert_eq!(clauses(&scored(&house, FLUSH)), ["SG-109"]);
    let stated = scored(&house, &format!("{FLUSH} fed:fresh-win@W"));
    assert_eq!(clauses(&stated), ["SG-116"]);
}

/// M-19: two chows alike and one of another suit are one mixed double chow in addition to the pure one, never
/// two of them with the same chow.
#[test]
fn chow_joins_each_relation_only_once() {
    let house = house("mcr");
    let text = "112233m12p55z666z w3p@E SE";
    let entry = notation::parse(text).expect("readable");
    let (hand, context) = check(&house, &entry).expect("a win");
    let best = score(&house, &hand, &context).expect("complete");
    let elements = house.rule_set().scoring.elements;
    let mut all = best.other_selections(&house, &hand, &context);
    all.push(best.best);
    for one in all {
        let chows = one.reading.sets().iter();
        let chows = chows.filter(|set| set.set.kind == SetKind::Chow);
        assert_eq!(chows.count(), 3);
        let counts = |key| {
            let lines = one.lines.iter();
            let own = lines.filter(|line| elements[usize::from(line.element)].key == key);
            own.map(|line| line.count).sum::<u8>()
        };
        assert_eq!(counts("pure-double-chow"), 1, "{:?}", one.lines);
        assert_eq!(counts("mixed-double-chow"), 1, "{:?}", one.lines);
    }
}

/// SG-13 to SG-16: one point by the ladder, also for each player in a self-draw if the shooter pays.
#[test]
fn singapore_points_are_what_a_loser_pays() {
    for (rules, hundredths) in [("singapore", 100), ("singapore;payout=shooter-1-2", 200)] {
        let house = house(rules);
        let score = scored(&house, "23m99s c345s c456p p555z w4m@N EE");
        assert_eq!(score.best.counted, 1);
        let points = (house.rule_set().payment.points)(&house, &score.best);
        assert_eq!(points, hundredths, "{rules}");
    }
}

/// NEST-61, NEST-62: 3 faan are 8 by discard, and three times 4 by self-draw.
#[test]
fn sparrows_nest_points_are_what_the_winner_gets() {
    let house = house("sparrows-nest");
    for (hand, points) in [
        ("23m456678p345s99s w4m@W SE", 8),
        ("23m99s c456p c678p c345s w4m SE", 12),
    ] {
        let score = scored(&house, hand);
        assert_eq!(score.best.counted, 3);
        assert_eq!(
            (house.rule_set().payment.points)(&house, &score.best),
            points
        );
    }
}
