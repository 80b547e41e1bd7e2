//! The worked hands of Hong Kong Old Style, and that no clause is forgotten.

use std::collections::BTreeSet;

use tilewise_rules::{Fault, House, Seat, check, notation, ruleset, score};
use tilewise_tests::suite::{self, Expected, Worked};

const SUITE: &str = include_str!("../suite/hk-old-style.txt");

/// What the engine says of a line.
fn said(worked: &Worked) -> Result<Expected<'static>, String> {
    let house: House = format!("hk-old-style;{}", worked.house)
        .parse()
        .map_err(|errors| format!("house: {errors:?}"))?;
    let entry = notation::parse(worked.hand).map_err(|errors| format!("hand: {errors:?}"))?;
    let (hand, situation) = match check(&house, &entry) {
        Ok(passed) => passed,
        Err(faults) => {
            let mut codes: Vec<_> = faults.iter().map(Fault::code).collect();
            codes.sort_unstable();
            return Ok(Expected::Errors(codes));
        }
    };
    let score = score(&house, &hand, &situation).ok_or("no reading")?;
    let mut elements: Vec<_> = score
        .best
        .lines
        .iter()
        .map(|line| {
            let key = house.ruleset().elements[usize::from(line.element)].key;
            (key, line.value, u16::from(line.count))
        })
        .collect();
    elements.sort_unstable();
    let net = score.payments.net();
    Ok(Expected::Score {
        elements,
        total: score.best.total,
        counted: score.best.counted,
        below: score.below_minimum,
        net: Seat::ALL.map(|seat| net[seat]),
    })
}

#[test]
fn worked_hands() {
    let all = suite::parse(SUITE).expect("a suite that can be read");
    let mut wrong = Vec::new();
    for worked in &all {
        match said(worked) {
            Ok(said) if said == worked.expected => {}
            said => wrong.push(format!(
                "line {}: {}\n  expected {:?}\n  said     {said:?}",
                worked.number, worked.hand, worked.expected
            )),
        }
    }
    println!("{} worked hands", all.len());
    assert!(
        wrong.is_empty(),
        "{} of {} lines:\n{}",
        wrong.len(),
        all.len(),
        wrong.join("\n")
    );
    assert!(all.len() >= 120, "only {} worked hands", all.len());
}

/// Every clause of `hong-kong.md` part 1; there is no HKOS-33, nor 46 to 49, 59 and 72 to 79.
const CLAUSES: &[&str] = &[
    "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22b", "22", "23", "24", "25", "26", "27", "28", "29", "30",
    "31", "32", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "50", "51",
    "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "67", "68",
    "69", "70", "71", "80", "81", "82", "EX1", "EX2",
];

/// Clauses that no hand can show: claims, order of showing, starting points, the penalty.
const NOT_HANDS: &[&str] = &["06", "07", "09", "10", "80"];

#[test]
fn every_clause_appears() {
    let all = suite::parse(SUITE).expect("a suite that can be read");
    let named: BTreeSet<&str> = all
        .iter()
        .flat_map(|worked| worked.clauses.iter().copied())
        .collect();
    let covered: BTreeSet<&str> = ruleset::hk_old_style::COVERAGE
        .iter()
        .map(|covered| covered.clause)
        .collect();
    for clause in CLAUSES {
        let id = format!("HKOS-{clause}");
        let id = id.as_str();
        if NOT_HANDS.contains(clause) {
            assert!(covered.contains(id), "{id} is not in the coverage table");
        } else {
            assert!(named.contains(id), "{id} is shown by no worked hand");
        }
    }
    for id in named.iter().filter_map(|id| id.strip_prefix("HKOS-")) {
        assert!(CLAUSES.contains(&id), "HKOS-{id} is no clause");
    }
}
