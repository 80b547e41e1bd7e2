use std::cell::RefCell;

use tilewise_rules::{
    Condition, Element, Hand, Reading, RuleConfig, RuleSet, Scoring, When, WinContext, notation,
};

use super::*;
use crate::outcome::compare;
use crate::rule_sets;

/// A reading that the engine has scored.
type ScoredReading = (Hand, WinContext, Reading);

thread_local! {
    static SCORED: RefCell<Vec<ScoredReading>> = const { RefCell::new(Vec::new()) };
}

/// Returns a configuration of the first rule set with an element that records every scored reading.
fn house(answers: &str) -> RuleConfig {
    let rule_set = rule_sets::first_house().rule_set();
    let seeing = Element {
        key: "seeing",
        concept: "",
        includes: &[],
        played: Condition::Always,
        when: When::Hand(|reading, won| {
            let scored = (won.hand.clone(), won.context.clone(), *reading);
            SCORED.with_borrow_mut(|all| all.push(scored));
            false
        }),
        ..rule_set.scoring.elements[0]
    };
    let all = rule_set
        .scoring
        .elements
        .iter()
        .map(|one| Element { ..*one });
    let elements: Vec<Element> = all.chain([seeing]).collect();
    let rule_set: &'static RuleSet = Box::leak(Box::new(RuleSet {
        scoring: Scoring {
            elements: elements.leak(),
            ..rule_set.scoring
        },
        ..*rule_set
    }));
    RuleConfig::read(&format!("{}{answers}", rule_set.identity.key), &[rule_set]).expect(answers)
}

/// Returns the outcome of a hand, and each reading that was scored for its screen.
#[track_caller]
fn evaluate(answers: &str, entry: &str) -> (HandOutcome, Vec<ScoredReading>) {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        house: house(answers),
    };
    SCORED.take();
    let outcome = HandOutcome::from_draft(&draft);
    let details = Details::new(&draft, &outcome);
    let _ = compare(&draft, &outcome, &details, [draft.house.clone()]);
    (outcome, SCORED.take())
}

/// Counts the readings that are scored for the screen of a hand, none of them twice.
#[track_caller]
fn scored_count(entry: &str) -> usize {
    let (_, all) = evaluate("", entry);
    for (place, one) in all.iter().enumerate() {
        assert!(!all[..place].contains(one), "{entry}: {one:?}");
    }
    all.len()
}

#[test]
fn win_is_scored_once_for_all_details() {
    assert_eq!(scored_count("2223s c567s p777s p555z w1s@W SE"), 1);
    // The liability question for the fourth set, and whether the player had a choice.
    assert_eq!(scored_count("9m p333m@W c456m p777m@E p222m@N w9m SE"), 1);
    // Each of six tiles could be the winning one, the 7 dots in two sets.
    assert_eq!(scored_count("33m567789p c234s p777z f1 w EE"), 7);
}

#[test]
fn improvements_are_scored_in_addition_to_the_win() {
    assert!(scored_count("2223s c567m p777p p555z w1s@W SE") > 1);
}

#[test]
fn best_of_several_readings_is_scored_once() {
    let (outcome, all) = evaluate(";minimum_fan=0", "111222333m p555p 9s w9s EE");
    let win = outcome.win().expect("a win");
    let is_best = |one: &&ScoredReading| {
        let (hand, context, reading) = one;
        (hand, context, reading) == (&win.hand, &win.context, &win.score.best.reading)
    };
    assert_eq!(all.iter().filter(is_best).count(), 1);
}

#[test]
fn a_wait_is_scored_once_by_self_draw_and_once_by_discard() {
    assert_eq!(scored_count("2223s c567s p777s p555z SE"), 3 * 2);
    assert_eq!(scored_count("2223s c567s p777s p555z w1s:? SE"), 2);
}
