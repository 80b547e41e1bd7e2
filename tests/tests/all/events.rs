//! Questions of sample events: their order, valid answers, and results.

use tilewise_rules::{
    Answer, AnswerKind, Answers, AskWhen, Effect, EffectValue, Event, EventError, Inquiry, Next,
    Prompt, Question, Required, RuleConfig, RuleOptions, Ruling, Seat, TileSet, notation,
    rule_sets,
};

fn house() -> RuleConfig {
    RuleConfig::with_defaults(rule_sets::ALL[0])
}

/// Returns an optional question.
pub(super) const fn question(key: &'static str, ask: AnswerKind) -> Question {
    Question {
        key,
        words: "",
        kind: ask,
        required: Required::Optional,
        ask_when: AskWhen::Always,
        matters: |_, _| true,
        skip: None,
        in_unit: false,
        nested_in: None,
        alias: None,
        is_enabled: true,
        names_offender: false,
    }
}

const fn event(questions: &'static [Question], rule: Rule) -> Event {
    Event {
        key: "made-up",
        name: "Random input",
        keywords: "",
        clauses: &[],
        questions,
        rule,
    }
}

type RulingResult = Result<Ruling, Vec<EventError>>;
type Rule = fn(&RuleOptions, &Answers) -> RulingResult;

const RULED: Rule = |_, _| Ok(Ruling::new("", "any answers"));

fn inquire_with(event: &Event, answers: &[(&'static str, Answer)]) -> Inquiry<RulingResult> {
    let mut facts = Answers::default();
    for (key, fact) in answers {
        facts.set(key, fact.clone());
    }
    event.inquire(&house(), &facts)
}

/// A choice comes up before typed optional answers, even if both of its answers need them.
#[test]
fn choice_precedes_open_typed_question() {
    static QUESTIONS: [Question; 2] = [
        question("open", AnswerKind::Flag),
        question("hand", AnswerKind::Held),
    ];
    let needs_tiles = event(&QUESTIONS, |house, facts| match facts.get("hand") {
        Some(Answer::Tiles(_)) => RULED(house, facts),
        _ => Err(vec![EventError::missing("hand")]),
    });
    let next_key =
        |answers: &[(&'static str, Answer)]| match inquire_with(&needs_tiles, answers).next {
            Next::Prompt(prompt) => prompt.question.key,
            Next::Ruling(_) => "",
        };
    assert_eq!(next_key(&[]), "open");
    assert_eq!(next_key(&[("open", Answer::Flag(true))]), "hand");
}

/// Required answers of following questions are tried with placeholders: an unused seat and any win method.
#[test]
fn choice_is_prompted_before_required_answers() {
    const fn needed(key: &'static str, ask: AnswerKind) -> Question {
        Question {
            required: Required::Always,
            ..question(key, ask)
        }
    }
    static QUESTIONS: [Question; 4] = [
        needed("seat", AnswerKind::Seat),
        question("open", AnswerKind::Flag),
        needed("from", AnswerKind::Seat),
        needed("by", AnswerKind::By),
    ];
    let event = event(&QUESTIONS, |_, facts| {
        let missing = |key| Err(vec![EventError::missing(key)]);
        let Some(Answer::By(_)) = facts.get("by") else {
            return missing("by");
        };
        match facts.seat("from") {
            Some(from) if facts.seat("seat") != Some(from) => {
                let is_open = facts.get("open") == Some(&Answer::Flag(true));
                Ok(Ruling::new("", if is_open { "open" } else { "closed" }))
            }
            _ => missing("from"),
        }
    });
    for seat in Seat::ALL {
        let Next::Prompt(prompt) = inquire_with(&event, &[("seat", Answer::Seat(seat))]).next
        else {
            panic!("nothing is asked");
        };
        assert_eq!(prompt.question.key, "open", "{seat}");
    }
}

/// Listed answers exclude all others; typed answers must have the right kind.
#[test]
fn prompt_accepts_only_offered_or_valid_answers() {
    static SEAT: Question = question("seat", AnswerKind::Seat);
    static NUMBER: Question = question("number", AnswerKind::Number(4));
    let listed = Prompt::new(
        &SEAT,
        vec![Answer::Seat(Seat::South), Answer::Seat(Seat::West)],
    );
    assert!(listed.accepts(&Answer::Seat(Seat::West)));
    assert!(!listed.accepts(&Answer::Seat(Seat::East)));
    let typed = Prompt::new(&NUMBER, Vec::new());
    assert!(typed.accepts(&Answer::Number(4)));
    assert!(!typed.accepts(&Answer::Number(5)));
    assert!(!typed.accepts(&Answer::Open));
    let skip = Some("None");
    assert!(Prompt { skip, ..typed }.accepts(&Answer::Open));
}

/// A required question without effect isn't asked, and its answer is arbitrary.
#[test]
fn required_question_without_effect_is_skipped() {
    static QUESTIONS: [Question; 1] = [Question {
        required: Required::Always,
        matters: |_, _| false,
        ..question("points", AnswerKind::Points)
    }];
    let needs_points = event(&QUESTIONS, |house, facts| match facts.get("points") {
        Some(Answer::Points(_)) => RULED(house, facts),
        _ => Err(vec![EventError::missing("points")]),
    });
    let Next::Ruling(end) = inquire_with(&needs_points, &[]).next else {
        panic!("it is asked");
    };
    assert!(end.is_ok(), "{end:?}");
}

/// An answer to an optional question after a ruling is used.
#[test]
fn answers_after_a_ruling_must_be_valid() {
    const WORDS: &[(&str, &str)] = &[("one", "One"), ("other", "Other")];
    const fn after_ruling(key: &'static str, ask: AnswerKind) -> Question {
        Question {
            ask_when: AskWhen::AfterRuling,
            ..question(key, ask)
        }
    }
    static QUESTIONS: [Question; 3] = [
        after_ruling("most", AnswerKind::Number(4)),
        after_ruling("stake", AnswerKind::NumberOf(&[2, 8])),
        after_ruling("which", AnswerKind::Word(WORDS)),
    ];
    let event = event(&QUESTIONS, RULED);
    for (key, fact, is_accepted) in [
        ("most", Answer::Number(4), true),
        ("most", Answer::Number(5), false),
        ("stake", Answer::Number(8), true),
        ("stake", Answer::Number(4), false),
        ("which", Answer::Word(0), true),
        ("which", Answer::Word(1), true),
        ("which", Answer::Word(2), false),
    ] {
        let accepted = inquire_with(&event, &[(key, fact.clone())]).answers;
        assert_eq!(accepted.get(key).is_some(), is_accepted, "{key} {fact:?}");
    }
}

#[test]
fn two_answers_or_seats_are_short() {
    static SEAT: Question = question("seat", AnswerKind::Seat);
    static NUMBER: Question = question("number", AnswerKind::NumberOf(&[1, 2, 3]));
    let seats = Seat::South.others().map(Answer::Seat).to_vec();
    let numbers = |all: &[u32]| all.iter().copied().map(Answer::Number).collect();
    assert!(Prompt::new(&SEAT, seats).is_short());
    assert!(Prompt::new(&NUMBER, numbers(&[1, 2])).is_short());
    assert!(!Prompt::new(&NUMBER, numbers(&[1, 2, 3])).is_short());
}

/// Rule sets share event keys and may use their own names.
#[test]
fn events_are_equal_by_key_and_name() {
    let one = event(&[], RULED);
    let renamed = Event {
        name: "May it be made up?",
        ..one
    };
    let other = Event {
        key: "other",
        ..one
    };
    assert_eq!(one, one);
    assert_ne!(one, renamed);
    assert_ne!(one, other);
    assert!(renamed.is_permission_question());
    assert!(!one.is_permission_question());
}

#[test]
fn effect_sentence_includes_its_value() {
    let effect = |value, text| Effect {
        key: "",
        value,
        text,
    };
    let tiles = notation::parse_tiles("3s5z").expect("tiles").into_iter();
    let tiles = EffectValue::Tiles(tiles.fold(TileSet::NONE, TileSet::with));
    for (effect, words) in [
        (
            effect(tiles, "with a discard of {0}"),
            "with a discard of 3 bamboo, white dragon",
        ),
        (
            effect(EffectValue::Number(2), "{0} counters lie there"),
            "2 counters lie there",
        ),
        (
            effect(EffectValue::Flag(false), "the player may not win"),
            "the player may not win",
        ),
    ] {
        assert_eq!(effect.sentence().to_string(), words);
    }
}
