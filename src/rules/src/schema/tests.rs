//! What stops the build where a table is wrong, asked of wrong tables.

use super::event::{checked_events, event_key};
use super::question::{After, Ask, Need, Question, are_words, question};
use super::*;
use crate::hands::notation::Vocabulary;
use crate::rule_sets;

const FLAG: Question = question("flag", "Did it happen?", Ask::Flag, Need::Never);
const WORD: Question = question(
    "word",
    "Which?",
    Ask::Word(&[("one", "One"), ("two", "Two")]),
    Need::Never,
);
const LAST: Question = question("last", "And then?", Ask::Flag, Need::Never);

const fn event(key: &'static str, questions: &'static [Question]) -> Event {
    Event {
        key,
        name: "",
        keywords: "",
        clauses: &[],
        questions,
        rule: |_, _| Err(Vec::new()),
    }
}

fn asks(questions: Vec<Question>) {
    let _ = checked_events([event("one", questions.leak())]);
}

#[test]
fn a_question_may_come_up_after_answers_of_one_before_it() {
    asks(vec![FLAG, WORD, LAST.after(After::Yes("flag"))]);
    asks(vec![FLAG, WORD, LAST.after(After::Word("word", &["two"]))]);
    asks(vec![
        WORD,
        FLAG,
        LAST.after(After::Word("word", &["one", "two"])),
    ]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn no_question_comes_up_after_one_that_is_not_there() {
    asks(vec![FLAG, LAST.after(After::Yes("another"))]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn no_question_comes_up_after_a_later_one() {
    asks(vec![LAST.after(After::Yes("flag")), FLAG]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn no_question_comes_up_after_an_answer_that_another_takes() {
    asks(vec![WORD, LAST.after(After::Yes("word"))]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn no_question_comes_up_after_a_word_that_is_none() {
    asks(vec![
        WORD,
        LAST.after(After::Word("word", &["one", "three"])),
    ]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn no_key_is_that_of_two_questions() {
    asks(vec![LAST, FLAG, FLAG]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn no_key_is_that_of_two_events() {
    let _ = checked_events(["one", "two", "two"].map(|key| event(key, &[])));
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn the_questions_of_the_last_event_are_checked_too() {
    let twice = vec![FLAG, FLAG].leak();
    let _ = checked_events([event("one", &[FLAG]), event("two", twice)]);
}

#[test]
fn words_are_allowed_that_are_there_and_at_least_one() {
    let words = [("one", ""), ("two", ""), ("three", "")];
    for (allowed, is_right) in [
        (&["one"][..], true),
        (&["three", "two"], true),
        (&["four"], false),
        (&["one", "four"], false),
        (&["four", "one"], false),
        (&[], false),
    ] {
        assert_eq!(are_words(&words, allowed), is_right, "{allowed:?}");
    }
}

#[test]
fn an_event_is_found_by_its_key() {
    let all = ["one", "two", "three"].map(|key| event(key, &[]));
    for key in ["one", "two", "three"] {
        assert_eq!(event_key(&all, key), key);
    }
}

#[test]
#[should_panic(expected = "no such event")]
fn an_event_that_is_not_there_stops_the_build() {
    event_key(&["one", "two"].map(|key| event(key, &[])), "three");
}

#[test]
#[should_panic(expected = "no such liability")]
fn a_liability_that_is_not_there_stops_the_build() {
    liability_key(&[], "nothing");
}

#[test]
#[should_panic(expected = "no such choice")]
fn an_option_that_is_not_there_stops_the_build() {
    find(&[], "nothing");
}

#[test]
fn a_question_in_another_unit_or_with_another_key_is_the_same_otherwise() {
    let other = FLAG.in_unit().or_as("other");
    assert!(other.in_unit && !FLAG.in_unit);
    assert_eq!((other.alias, FLAG.alias), (Some("other"), None));
    assert_eq!((other.key, other.words), (FLAG.key, FLAG.words));
}

/// An outline only says what may be asked of a win.
#[test]
fn an_outline_bars_nothing_and_has_no_other_names() {
    const ALL: [CircumstanceRule; 2] = [CircumstanceRule {
        circumstance: crate::hands::Circumstance::LastTile,
        name: "Last tile",
        also: "haitei",
        says: "It was the last.",
        clause: "1",
        common: true,
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    }; 2];
    for one in CircumstanceRule::outlines(ALL) {
        assert_eq!((one.also, one.clause), ("", ""));
        assert!(one.refuses.is_none());
        assert_eq!((one.name, one.says), (ALL[0].name, ALL[0].says));
    }
}

/// An element of no book, with this key and inclusion, played in these houses.
fn element_of(
    key: &'static str,
    includes: &[(&'static str, Condition)],
    played: Condition,
) -> Element {
    Element {
        key,
        name: "",
        native: Native::None,
        also: "",
        idea: "",
        says: "",
        clause: "",
        worth: Worth::Fan(1),
        when: When::Tiles(|_| true),
        includes: includes.to_vec().leak(),
        played,
        example: "",
    }
}

#[test]
fn an_element_may_include_those_before_and_after_it() {
    let [one, two, three] = checked(
        [
            element_of("one", &[("three", Condition::Always)], Condition::Always),
            element_of("two", &[("one", Condition::Always)], Condition::Always),
            element_of("three", &[], Condition::Always),
        ],
        &[],
    );
    assert_eq!([one.key, two.key, three.key], ["one", "two", "three"]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn no_key_is_that_of_two_elements() {
    let all = ["one", "two", "two"].map(|key| element_of(key, &[], Condition::Always));
    let _ = checked(all, &[]);
}

#[test]
#[should_panic(expected = "an inclusion names nothing")]
fn the_last_inclusion_of_the_last_element_names_one_too() {
    let one = element_of("one", &[], Condition::Always);
    let two = [("one", Condition::Always), ("three", Condition::Always)];
    let _ = checked([one, element_of("two", &two, Condition::Always)], &[]);
}

#[test]
#[should_panic(expected = "no such choice")]
fn no_element_is_played_where_a_choice_is_on_that_is_none() {
    let _ = checked([element_of("one", &[], Condition::If("nothing"))], &[]);
}

#[test]
#[should_panic(expected = "no such choice")]
fn nothing_is_included_where_a_choice_is_on_that_is_none() {
    let includes = [("one", Condition::Unless("nothing"))];
    let _ = checked([element_of("one", &includes, Condition::Always)], &[]);
}

#[test]
fn a_rule_set_has_the_words_of_its_own_liabilities_and_exemptions() {
    let known =
        |rule_set: &&&RuleSet| !rule_set.liabilities.is_empty() && !rule_set.exemptions.is_empty();
    let rule_set = *rule_sets::ALL
        .iter()
        .find(known)
        .expect("a rule set with both");
    let words: &dyn Vocabulary = rule_set;
    let (liability, exemption) = (rule_set.liabilities[0].key, rule_set.exemptions[0].key);
    assert_eq!(words.liability(liability), Some(liability));
    assert_eq!(words.exemption(exemption), Some(exemption));
    assert_eq!(words.liability("unknown"), None);
    assert_eq!(words.exemption("unknown"), None);
}
