//! What an event of any book asks, on events that are made up: which questions come up, what answers
//! them, what is said.

use tilewise_rules::{
    After, Ask, Asked, Effect, EffectValue, Event, EventError, Fact, Facts, House, HouseRules,
    Inquiry, Need, Next, Question, Ruling, Seat, TileSet, notation, rule_sets,
};

fn house() -> House {
    House::with_defaults(rule_sets::ALL[0])
}

/// A question that may be left open.
pub(super) const fn question(key: &'static str, ask: Ask) -> Question {
    Question {
        key,
        words: "",
        ask,
        need: Need::Never,
        after: After::Anything,
        matters: |_, _| true,
        skip: None,
        in_unit: false,
        within: None,
        alias: None,
        is_played: true,
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

type Ruled = Result<Ruling, Vec<EventError>>;
type Rule = fn(&HouseRules, &Facts) -> Ruled;

const RULED: Rule = |_, _| Ok(Ruling::says("", "whatever was told"));

fn told(event: &Event, answers: &[(&'static str, Fact)]) -> Inquiry<Ruled> {
    let mut facts = Facts::default();
    for (key, fact) in answers {
        facts.set(key, fact.clone());
    }
    event.inquire(&house(), &facts)
}

/// A choice comes up before what is typed and may be left open, though without that nothing can be
/// said after either answer.
#[test]
fn a_choice_is_asked_though_a_later_question_is_still_open() {
    static QUESTIONS: [Question; 2] = [question("open", Ask::Flag), question("hand", Ask::Held)];
    let needs_tiles = event(&QUESTIONS, |house, facts| match facts.fact("hand") {
        Some(Fact::Tiles(_)) => RULED(house, facts),
        _ => Err(vec![EventError::missing("hand")]),
    });
    let asks = |answers: &[(&'static str, Fact)]| match told(&needs_tiles, answers).next {
        Next::Ask(asked) => asked.question.key,
        Next::Ruled(_) => "",
    };
    assert_eq!(asks(&[]), "open");
    assert_eq!(asks(&[("open", Fact::Flag(true))]), "hand");
}

/// What will have to be answered later is tried with something that has nothing against it: a seat that
/// nobody has yet, and some way to win.
#[test]
fn a_choice_is_asked_where_it_matters_whoever_it_is_about_later() {
    const fn needed(key: &'static str, ask: Ask) -> Question {
        Question {
            need: Need::Always,
            ..question(key, ask)
        }
    }
    static QUESTIONS: [Question; 4] = [
        needed("seat", Ask::Seat),
        question("open", Ask::Flag),
        needed("from", Ask::Seat),
        needed("by", Ask::By),
    ];
    let event = event(&QUESTIONS, |_, facts| {
        let missing = |key| Err(vec![EventError::missing(key)]);
        let Some(Fact::By(_)) = facts.fact("by") else {
            return missing("by");
        };
        match facts.seat("from") {
            Some(from) if facts.seat("seat") != Some(from) => {
                let is_open = facts.fact("open") == Some(&Fact::Flag(true));
                Ok(Ruling::says("", if is_open { "open" } else { "closed" }))
            }
            _ => missing("from"),
        }
    });
    for seat in Seat::ALL {
        let Next::Ask(asked) = told(&event, &[("seat", Fact::Seat(seat))]).next else {
            panic!("nothing is asked");
        };
        assert_eq!(asked.question.key, "open", "{seat}");
    }
}

/// Where answers are listed they alone are taken; what is typed has to be of its kind.
#[test]
fn a_question_takes_what_it_offers() {
    static SEAT: Question = question("seat", Ask::Seat);
    static NUMBER: Question = question("number", Ask::Number(4));
    let listed = Asked::new(&SEAT, vec![Fact::Seat(Seat::South), Fact::Seat(Seat::West)]);
    assert!(listed.takes(&Fact::Seat(Seat::West)));
    assert!(!listed.takes(&Fact::Seat(Seat::East)));
    let typed = Asked::new(&NUMBER, Vec::new());
    assert!(typed.takes(&Fact::Number(4)));
    assert!(!typed.takes(&Fact::Number(5)));
    assert!(!typed.takes(&Fact::Nothing));
    let skip = Some("None");
    assert!(Asked { skip, ..typed }.takes(&Fact::Nothing));
}

/// Nobody is asked for what must be known and changes nothing: it can be anything.
#[test]
fn what_must_be_known_and_changes_nothing_is_not_asked() {
    static QUESTIONS: [Question; 1] = [Question {
        need: Need::Always,
        matters: |_, _| false,
        ..question("points", Ask::Points)
    }];
    let needs_points = event(&QUESTIONS, |house, facts| match facts.fact("points") {
        Some(Fact::Points(_)) => RULED(house, facts),
        _ => Err(vec![EventError::missing("points")]),
    });
    let Next::Ruled(end) = told(&needs_points, &[]).next else {
        panic!("it is asked");
    };
    assert!(end.is_ok(), "{end:?}");
}

/// What is told beside a ruling is heard where it answers the question.
#[test]
fn what_is_told_later_has_to_be_an_answer() {
    const WORDS: &[(&str, &str)] = &[("one", "One"), ("other", "Other")];
    const fn later(key: &'static str, ask: Ask) -> Question {
        Question {
            after: After::Ruling,
            ..question(key, ask)
        }
    }
    static QUESTIONS: [Question; 3] = [
        later("most", Ask::Number(4)),
        later("stake", Ask::NumberOf(&[2, 8])),
        later("which", Ask::Word(WORDS)),
    ];
    let event = event(&QUESTIONS, RULED);
    for (key, fact, is_heard) in [
        ("most", Fact::Number(4), true),
        ("most", Fact::Number(5), false),
        ("stake", Fact::Number(8), true),
        ("stake", Fact::Number(4), false),
        ("which", Fact::Word(0), true),
        ("which", Fact::Word(1), true),
        ("which", Fact::Word(2), false),
    ] {
        let heard = told(&event, &[(key, fact.clone())]).facts;
        assert_eq!(heard.fact(key).is_some(), is_heard, "{key} {fact:?}");
    }
}

#[test]
fn two_answers_or_the_seats_fit_into_a_row() {
    static SEAT: Question = question("seat", Ask::Seat);
    static NUMBER: Question = question("number", Ask::NumberOf(&[1, 2, 3]));
    let seats = Seat::South.others().map(Fact::Seat).to_vec();
    let numbers = |all: &[u32]| all.iter().copied().map(Fact::Number).collect();
    assert!(Asked::new(&SEAT, seats).is_short());
    assert!(Asked::new(&NUMBER, numbers(&[1, 2])).is_short());
    assert!(!Asked::new(&NUMBER, numbers(&[1, 2, 3])).is_short());
}

/// Books share keys of events, and each may call one by a name of its own.
#[test]
fn events_are_the_same_by_key_and_name() {
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
    assert!(renamed.asks_leave());
    assert!(!one.asks_leave());
}

#[test]
fn an_effect_is_said_with_its_value() {
    let effect = |value, says| Effect {
        key: "",
        value,
        says,
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
