use std::cell::RefCell;

use tilewise_rules::{
    Condition, Element, Hand, House, Reading, RuleSet, When, WinContext, notation,
};

use super::super::compare;
use super::*;
use crate::rule_sets;

/// A reading that the engine scored.
type Scored = (Hand, WinContext, Reading);

thread_local! {
    static SCORED: RefCell<Vec<Scored>> = const { RefCell::new(Vec::new()) };
}

/// A house of the first rule set, with an element that sees every reading that the engine scores.
fn house(answers: &str) -> House {
    let rule_set = rule_sets::first_house().rule_set();
    let seeing = Element {
        key: "seeing",
        idea: "",
        includes: &[],
        played: Condition::Always,
        when: When::Hand(|reading, won| {
            let scored = (won.hand.clone(), won.context.clone(), *reading);
            SCORED.with_borrow_mut(|all| all.push(scored));
            false
        }),
        ..rule_set.elements[0]
    };
    let all = rule_set.elements.iter().map(|one| Element { ..*one });
    let elements: Vec<Element> = all.chain([seeing]).collect();
    let rule_set: &'static RuleSet = Box::leak(Box::new(RuleSet {
        elements: elements.leak(),
        ..*rule_set
    }));
    House::read(&format!("{}{answers}", rule_set.key), &[rule_set]).expect(answers)
}

/// All that is shown of a hand, and each reading that is scored for it.
#[track_caller]
fn shown(answers: &str, entry: &str) -> (Outcome, Vec<Scored>) {
    let draft = Draft {
        entry: notation::parse(entry).expect(entry),
        house: house(answers),
    };
    SCORED.take();
    let outcome = Outcome::of(&draft);
    let details = Details::of(&draft, &outcome);
    let _ = compare(&draft, &outcome, &details, [draft.house.clone()]);
    (outcome, SCORED.take())
}

/// How many readings are scored for all that is shown of a hand, none of them twice.
#[track_caller]
fn scored(entry: &str) -> usize {
    let (_, all) = shown("", entry);
    for (place, one) in all.iter().enumerate() {
        assert!(!all[..place].contains(one), "{entry}: {one:?}");
    }
    all.len()
}

#[test]
fn a_win_is_scored_once_for_all_that_is_shown_of_it() {
    assert_eq!(scored("2223s c567s p777s p555z w1s@W SE"), 1);
    // Who fed the fourth set is asked, and whether that player had a choice.
    assert_eq!(scored("9m p333m@W c456m p777m@E p222m@N w9m SE"), 1);
    // Each of six tiles of the hand could have won, the 7 dots in two sets.
    assert_eq!(scored("33m567789p c234s p777z f1 w EE"), 7);
}

#[test]
fn what_would_be_enough_is_scored_beside_the_win() {
    assert!(scored("2223s c567m p777p p555z w1s@W SE") > 1);
}

#[test]
fn of_a_hand_that_is_read_in_several_ways_the_best_is_scored_once() {
    let (outcome, all) = shown(";minimum_fan=0", "111222333m p555p 9s w9s EE");
    let win = outcome.win().expect("a win");
    let is_best = |one: &&Scored| {
        let (hand, context, reading) = one;
        (hand, context, reading) == (&win.hand, &win.context, &win.score.best.reading)
    };
    assert_eq!(all.iter().filter(is_best).count(), 1);
}

#[test]
fn a_wait_is_scored_once_by_self_draw_and_once_by_discard() {
    assert_eq!(scored("2223s c567s p777s p555z SE"), 3 * 2);
    assert_eq!(scored("2223s c567s p777s p555z w1s:? SE"), 2);
}
