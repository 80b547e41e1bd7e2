//! Examples and worked hands of the MCR list, with the reference scorer.

use tilewise_rules::notation;
use tilewise_tests::play::mcr::options::Options;
use tilewise_tests::play::mcr::reference::{Score, best};
use tilewise_tests::play::mcr::table::table_points;

const EXAMPLES: &str = include_str!("../../suite/examples-mcr.txt");

#[track_caller]
fn won(text: &str, options: &Options) -> Score {
    let entry = match notation::parse(text) {
        Ok(entry) => entry,
        Err(errors) => panic!("{text}: {errors:?}"),
    };
    best(&entry, options).unwrap_or_else(|| panic!("{text} is not complete"))
}

/// Returns the keys, with counts above one.
fn keys(scored: &Score) -> Vec<String> {
    let key = |&(key, count, _): &(&str, u16, u16)| match count {
        1 => key.to_owned(),
        _ => format!("{key} x{count}"),
    };
    let mut keys: Vec<String> = scored.elements.iter().map(key).collect();
    keys.sort_unstable();
    keys
}

/// Parts 3 and 10.
#[test]
fn examples_match_reference_scorer() {
    let lines = EXAMPLES.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut examples = 0;
    for line in lines {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [_, text, worth] = columns[..] else {
            panic!("{line}: three columns");
        };
        let (wanted, total) = worth.split_once(" = ").expect(line);
        let scored = won(text, &Options::MCR);
        let mut wanted: Vec<&str> = wanted.split(", ").collect();
        wanted.sort_unstable();
        assert_eq!(keys(&scored), wanted, "{line}");
        assert_eq!(scored.total.to_string(), total, "{line}");
        examples += 1;
    }
    assert_eq!(examples, 82 + 12);
}

/// M-155, M-156, M-165.
#[test]
fn nobody_pays_below_the_minimum() {
    for text in [
        "234567p234567s1z w1z@E SW",
        "55s78989p c123m c123m w7p@N SW",
        "44m88s p222m p777p p333z w8s@N f1 f2 f3 SE",
    ] {
        let scored = won(text, &Options::MCR);
        assert!(scored.below_minimum && scored.net == [0; 4], "{text}");
    }
    let flowers = won("44m88s p222m p777p p333z w8s@N f1 f2 f3 SE", &Options::MCR);
    assert_eq!((flowers.total, flowers.qualifying), (10, 7));
}

/// M-166.
#[test]
fn wmo_preset_counts_differently() {
    for (text, total) in [
        ("222m555p33888s11z w3s SE", 68),
        ("11p99s p111m p999m p111s w9s@N SE", 68),
        ("78m99p c345p ck3333s ck2222z w9m SE", 11),
        ("1112345678999p w5p@E SE", 90),
    ] {
        assert_eq!(won(text, &Options::WMO_2006).total, total, "{text}");
    }
}

/// M-167 to M-169: 11 and 10 fan.
#[test]
fn worked_payments_match_reference_scorer() {
    let pays = |text: &str, total: u16, net: [i64; 4]| {
        let scored = won(text, &Options::MCR);
        assert_eq!((scored.total, scored.net), (total, net), "{text}");
    };
    pays("12m88p c456p c789s p777z w3m@N SE", 11, [-8, 35, -8, -19]);
    pays("12m88p c456p c789s p777z w3m EE", 12, [60, -20, -20, -20]);
    let robbed = "678p56s33z c123m c345m w7s@W:robbed f1 g2 NE";
    pays(robbed, 10, [-8, -8, -18, 34]);
}

/// M-150, M-153.
#[test]
fn table_points_are_shared_exactly() {
    for (scores, twelfths) in [
        ([88, 12, -50, -50], [48, 24, 6, 6]),
        ([30, 10, -15, -25], [48, 24, 12, 0]),
        ([20, 20, -10, -30], [36, 36, 12, 0]),
        ([-30, 15, 0, 15], [0, 36, 12, 36]),
        ([40, -10, -10, -20], [48, 18, 18, 0]),
        ([10, 10, 10, -30], [28, 28, 28, 0]),
        ([30, -10, -10, -10], [48, 12, 12, 12]),
        ([0; 4], [21; 4]),
    ] {
        assert_eq!(table_points(scores), twelfths, "{scores:?}");
    }
}
