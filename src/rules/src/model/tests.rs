//! Tests of the compile-time checks with invalid tables.

use super::event::{checked_events, event_key};
use super::question::{AnswerKind, AskWhen, Question, Required, are_words, question};
use super::*;
use crate::hands::hand_notation::Vocabulary;
use crate::rule_sets;

const FLAG: Question = question(
    "flag",
    "Did it happen?",
    AnswerKind::Flag,
    Required::Optional,
);
const WORD: Question = question(
    "word",
    "Which?",
    AnswerKind::Word(&[("one", "One"), ("two", "Two")]),
    Required::Optional,
);
const LAST: Question = question("last", "And then?", AnswerKind::Flag, Required::Optional);

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

fn check_questions(questions: Vec<Question>) {
    let _ = checked_events([event("one", questions.leak())]);
}

#[test]
fn question_may_follow_an_earlier_answer() {
    check_questions(vec![FLAG, WORD, LAST.ask_when(AskWhen::AfterYes("flag"))]);
    check_questions(vec![
        FLAG,
        WORD,
        LAST.ask_when(AskWhen::AfterWord("word", &["two"])),
    ]);
    check_questions(vec![
        WORD,
        FLAG,
        LAST.ask_when(AskWhen::AfterWord("word", &["one", "two"])),
    ]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn question_after_unknown_question_panics() {
    check_questions(vec![FLAG, LAST.ask_when(AskWhen::AfterYes("another"))]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn question_before_its_condition_panics() {
    check_questions(vec![LAST.ask_when(AskWhen::AfterYes("flag")), FLAG]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn question_after_wrong_answer_kind_panics() {
    check_questions(vec![WORD, LAST.ask_when(AskWhen::AfterYes("word"))]);
}

#[test]
#[should_panic(expected = "after an answer to no question")]
fn question_after_unknown_word_panics() {
    check_questions(vec![
        WORD,
        LAST.ask_when(AskWhen::AfterWord("word", &["one", "three"])),
    ]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn duplicate_question_key_panics() {
    check_questions(vec![LAST, FLAG, FLAG]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn duplicate_event_key_panics() {
    let _ = checked_events(["one", "two", "two"].map(|key| event(key, &[])));
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn questions_of_the_last_event_are_checked() {
    let twice = vec![FLAG, FLAG].leak();
    let _ = checked_events([event("one", &[FLAG]), event("two", twice)]);
}

#[test]
fn are_words_requires_at_least_one_known_key() {
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
fn unknown_event_key_panics() {
    event_key(&["one", "two"].map(|key| event(key, &[])), "three");
}

#[test]
#[should_panic(expected = "no such liability")]
fn unknown_liability_key_panics() {
    liability_key(&[], "nothing");
}

#[test]
#[should_panic(expected = "no such choice")]
fn unknown_option_key_panics() {
    find(&[], "nothing");
}

#[test]
fn unit_and_alias_leave_the_question_unchanged() {
    let other = FLAG.in_unit().with_alias("other");
    assert!(other.in_unit && !FLAG.in_unit);
    assert_eq!((other.alias, FLAG.alias), (Some("other"), None));
    assert_eq!((other.key, other.words), (FLAG.key, FLAG.words));
}

/// A stub contains only the data for offering a circumstance.
/// Creates an element with this key, inclusion and condition.
fn element_of(
    key: &'static str,
    includes: &[(&'static str, Condition)],
    played: Condition,
) -> Element {
    Element {
        key,
        name: "",
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: "",
        clause: "",
        worth: Worth::Fan(1),
        when: When::Tiles(|_| true),
        includes: includes.to_vec().leak(),
        played,
        example: "",
    }
}

#[test]
fn element_may_include_any_other_element() {
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
fn duplicate_element_key_panics() {
    let all = ["one", "two", "two"].map(|key| element_of(key, &[], Condition::Always));
    let _ = checked(all, &[]);
}

#[test]
#[should_panic(expected = "an inclusion names nothing")]
fn last_inclusion_of_the_last_element_is_checked() {
    let one = element_of("one", &[], Condition::Always);
    let two = [("one", Condition::Always), ("three", Condition::Always)];
    let _ = checked([one, element_of("two", &two, Condition::Always)], &[]);
}

#[test]
#[should_panic(expected = "no such choice")]
fn element_with_unknown_option_panics() {
    let _ = checked([element_of("one", &[], Condition::If("nothing"))], &[]);
}

#[test]
#[should_panic(expected = "no such choice")]
fn nothing_is_included_where_a_choice_is_on_that_is_none() {
    let includes = [("one", Condition::Unless("nothing"))];
    let _ = checked([element_of("one", &includes, Condition::Always)], &[]);
}

#[test]
fn vocabulary_has_own_liabilities_and_exemptions() {
    let has_both = |rule_set: &&&RuleSet| {
        !rule_set.game.liabilities.is_empty() && !rule_set.game.exemptions.is_empty()
    };
    let rule_set = *rule_sets::ALL
        .iter()
        .find(has_both)
        .expect("a rule set with both");
    let words: &dyn Vocabulary = rule_set;
    let (liability, exemption) = (
        rule_set.game.liabilities[0].key,
        rule_set.game.exemptions[0].key,
    );
    assert_eq!(words.liability(liability), Some(liability));
    assert_eq!(words.exemption(exemption), Some(exemption));
    assert_eq!(words.liability("unknown"), None);
    assert_eq!(words.exemption("unknown"), None);
}

/// T-84 of the list of sixteen-tile mahjong.
#[test]
fn element_values_are_read_in_the_order_of_the_table() {
    const ELEMENTS: &[AdjustableElement] = &[
        AdjustableElement {
            key: "half-flush",
            has_concealed_value: false,
        },
        AdjustableElement {
            key: "half-flush-and-pungs",
            has_concealed_value: true,
        },
        AdjustableElement {
            key: "straight",
            has_concealed_value: false,
        },
    ];
    let option = RuleOption {
        key: "values",
        name: "",
        aliases: "",
        description: "",
        clause: "",
        kind: OptionKind::Values(|| ELEMENTS),
    };
    let (first, second) = ("half-flush", "half-flush-and-pungs");
    let reread = |text: &str| option.parse(text).map(|setting| option.text(&setting));
    assert_eq!(reread(""), Some(String::new()));
    let both = format!("{first}=3,{second}=0");
    assert_eq!(reread(&format!(" {second} = 0, {first}=3 ")), Some(both));
    assert_eq!(
        reread(&format!("{second}=5,10")),
        Some(format!("{second}=5/10"))
    );
    let two = format!("{second}=5/10");
    assert_eq!(reread(&two), Some(two));
    for (text, part) in [
        (
            "all-tiles=5".to_owned(),
            "“all-tiles” is no element of this rule book, similar ones are half-flush, half-flush-and-pungs, straight",
        ),
        (
            "half-flash=5".to_owned(),
            "“half-flash” is no element of this rule book, similar ones are half-flush, half-flush-and-pungs",
        ),
        (format!("{second}=5,5,7"), "takes two values, not three"),
        (format!("{second}=5/5,7"), "takes two values, not three"),
        (format!("{second}=1,000"), "“000” has no “=” with a value"),
        (format!("{first}=1001"), "“1001” is not a value of"),
        (format!("{first}=-1"), "“-1” is not a value of"),
        (format!("{first}=1/2"), "“1/2” is not a value of"),
        (format!("{first}="), "“” is not a value of"),
        (
            format!("{first}=1,{first}=1"),
            "is named twice: name it once",
        ),
        ("=5".to_owned(), "an element is missing before “=5”"),
        (format!("{first}=1,2"), "takes one value, not two"),
        (format!("{second}=1,2,3"), "takes two values, not three"),
        ("full".to_owned(), "“full” has no “=” with a value after it"),
        (
            format!("{first}=1,,"),
            "“” has no “=” with a value after it",
        ),
    ] {
        assert_eq!(option.parse(&text), None, "{text}");
        let remedy = option.remedy(&text).to_string();
        assert!(remedy.contains(part), "{text}: {remedy}");
    }
}

#[test]
fn any_of_some_keys() {
    let option = RuleOption {
        key: "some",
        name: "",
        aliases: "",
        description: "",
        clause: "",
        kind: OptionKind::AnyOf(&["one", "two", "three"]),
    };
    let reread = |text: &str| option.parse(text).map(|setting| option.text(&setting));
    assert_eq!(reread("").as_deref(), Some(""));
    assert_eq!(reread("three, one,three").as_deref(), Some("one,three"));
    assert_eq!(reread("one,four"), None);
    let remedy = option.remedy("one,four").to_string();
    assert!(
        remedy.ends_with("one, two, three, and “four” is none of them"),
        "{remedy}"
    );
}
