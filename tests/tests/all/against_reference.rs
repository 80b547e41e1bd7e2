//! Comparison of the engine with the reference scorer on random hands.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use tilewise_rules::rule_sets::{RuleSetSummary, SUMMARIES};
use tilewise_rules::{RuleConfig, Score, Seat, WinInput, check, score};
use tilewise_tests::play::{HOUSES, Houses, Play, RULE_SETS};
use tilewise_tests::random::Rng;
use tilewise_tests::reference::{HANDS, ReferenceScore};
use tilewise_tests::rule_sets;
use tilewise_tests::times::times;

/// Number of hands of each rule set of the tests.
const FEWER_HANDS: u32 = 20_000;
const TRIED: usize = 400;
/// Every element occurs at least once in this number of hands.
const OFTEN: usize = 1_000;

/// Converts the score of the engine to the type of the reference scorer.
fn engine_worth(house: &RuleConfig, score: &Score) -> ReferenceScore {
    let mut elements: Vec<_> = score
        .best
        .lines
        .iter()
        .map(|line| {
            let key = house.rule_set().scoring.elements[usize::from(line.element)].key;
            (key, u16::from(line.count), line.value)
        })
        .collect();
    elements.sort_unstable();
    let net = score.payments.net();
    ReferenceScore {
        elements,
        total: score.best.total,
        counted: score.best.counted,
        net: Seat::ALL.map(|seat| net[seat]),
        liable: false,
    }
}

/// Returns the disagreement of the engine with the reference scorer on this hand.
fn disagreement(
    entry: &WinInput,
    play: &dyn Play,
    house: &RuleConfig,
) -> Result<Option<ReferenceScore>, String> {
    let reference = play.best(entry);
    let (hand, context) = match check(house, entry) {
        Ok(passed) => passed,
        Err(_) if reference.is_empty() => return Ok(None),
        Err(faults) => return Err(format!("refused: {faults:?}\n  reference: {reference:?}")),
    };
    let score = score(house, &hand, &context).ok_or("no reading found")?;
    let engine = engine_worth(house, &score);
    // Below the minimum a rule book may count nothing (D-4 of riichi).
    let unpaid = score.below_minimum && house.rule_set().game.declaration.is_some();
    let same = |worth: &ReferenceScore| {
        worth.elements == engine.elements
            && (unpaid || worth.total == engine.total && worth.counted == engine.counted)
            && worth.net == engine.net
    };
    if reference.iter().any(same) {
        Ok(Some(engine))
    } else {
        Err(format!("engine: {engine:?}\n  reference:   {reference:?}"))
    }
}

fn assert_engine_matches(rule_set: &Houses, hands: u32) {
    let hands = hands as usize;
    let mut rng = Rng::with_seed(20_261_121);
    let houses: Vec<(Box<dyn Play>, RuleConfig)> = (0..TRIED)
        .map(|turn| {
            let play = if turn == 0 {
                (rule_set.own)()
            } else {
                (rule_set.house)(&mut rng)
            };
            let house = play.house();
            (play, house)
        })
        .collect();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for turn in 0..hands {
        let (play, house) = &houses[if turn % 2 == 0 { 0 } else { turn % TRIED }];
        let entry = play.winning(&mut rng);
        match disagreement(&entry, &**play, house) {
            Ok(Some(worth)) => {
                for (key, ..) in worth.elements {
                    *seen.entry(key).or_default() += 1;
                }
                let label = match worth.net.iter().filter(|&&paid| paid < 0).count() {
                    0 => "(nobody pays)",
                    1 => "(one pays)",
                    2 => "(two pay)",
                    _ => "(three pay)",
                };
                *seen.entry(label).or_default() += 1;
            }
            Ok(None) => *seen.entry("(no win in this house)").or_default() += 1,
            Err(how) => wrong.push(format!("{entry}\n  in {house}\n  {how}")),
        }
    }
    let table = seen.iter().fold(String::new(), |mut table, (key, times)| {
        let _ = writeln!(table, "{times:8} {key}");
        table
    });
    println!("{}:\n{table}", rule_set.key);
    assert!(
        wrong.is_empty(),
        "{}: {} of {hands} hands:\n{}",
        rule_set.key,
        wrong.len(),
        wrong[..wrong.len().min(12)].join("\n")
    );
    for element in houses[0].1.rule_set().scoring.elements {
        let times = seen.get(element.key).copied().unwrap_or(0);
        assert!(
            times >= hands / OFTEN,
            "{} was seen {times} times",
            element.key
        );
    }
}

#[test]
fn engine_matches_reference_scorers() {
    for rule_set in RULE_SETS.map(|one| one.houses) {
        assert_engine_matches(&rule_set, times(HANDS));
    }
}

#[test]
fn engine_matches_scorers_of_test_rule_sets() {
    for one in &rule_sets::ALL {
        assert_engine_matches(&one.houses, FEWER_HANDS);
    }
}

#[test]
fn reference_defaults_match_rule_set_defaults() {
    for rule_set in &HOUSES {
        let own: Result<RuleConfig, _> = rule_set.key.parse();
        assert_eq!(Ok((rule_set.own)().house()), own);
    }
}

#[test]
fn every_rule_set_has_a_reference_scorer() {
    for RuleSetSummary { key, name, .. } in &SUMMARIES {
        assert!(
            HOUSES.iter().any(|rule_set| rule_set.key == *key),
            "{name} has none"
        );
    }
}
