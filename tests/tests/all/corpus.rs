//! Small corpora of every rule set: what `docs/corpus.md` says of the large ones.

use std::io::Cursor;

use serde_json::{Value, json};
use tilewise_api::{Catalogue, ScoreRequest, answer_json, game_file, read_game_link};
use tilewise_app::{link, table};
use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::corpus::{Case, Cases, Coverage, Size, Stratum, check, impossible, write};
use tilewise_tests::play::{HOUSES, RULE_SETS};

const SMALL: Size = Size {
    hands: 300,
    games: 4,
    least: 0,
};

fn written(rule_set: &'static RuleSet, seed: u64, size: Size) -> (String, [Coverage; 2]) {
    let place = rule_sets::ALL.iter().position(|one| *one == rule_set);
    let houses = HOUSES[place.expect("a rule set of the registry")];
    let mut text = Vec::new();
    let covered = write(rule_set, houses, seed, size, &mut text).expect("memory");
    (String::from_utf8(text).expect("UTF-8"), covered)
}

fn read(text: &str) -> Vec<Result<Case, String>> {
    Cases::of(Cursor::new(text.to_owned())).collect()
}

fn cases(text: &str) -> Vec<Case> {
    let all = read(text).into_iter();
    all.map(|case| case.expect("a whole file")).collect()
}

/// The request that a link opens as.
fn opened(link: &str) -> Value {
    let path = link.strip_prefix('#').expect("after the page’s address");
    if let Some(place) = path.strip_prefix("/table/") {
        let table::Step::Game(text) = table::Place::read(place).step else {
            panic!("{link} opens no game");
        };
        let log = read_game_link(&text, Catalogue::ALL).expect(link);
        return serde_json::from_str(&game_file(&log)).expect("JSON");
    }
    let draft = link::read(path).expect("a hand").expect(link);
    let request = ScoreRequest::of(&draft.house, &draft.entry);
    serde_json::to_value(request).expect("JSON")
}

fn answered(case: &Case) -> String {
    answer_json(case.request.to_string(), false)
}

#[test]
fn every_line_opens_in_the_page_and_is_answered_as_it_says() {
    for rule_set in rule_sets::ALL {
        // Of each table one is made that looks for what is rare.
        let looks = RULE_SETS.iter().any(|one| one.houses.key == rule_set.key);
        let size = Size {
            least: u64::from(looks),
            ..SMALL
        };
        let (text, covered) = written(rule_set, 1, size);
        let all = cases(&text);
        assert_eq!(all.len() as u64, SMALL.hands + SMALL.games);
        for (place, case) in (1..).zip(&all) {
            assert_eq!(case.number, place, "{}", case.link);
            assert_eq!(opened(&case.link), case.request, "{}", case.link);
        }
        let answers: Vec<_> = all.iter().map(|case| Ok(answered(case))).collect();
        let checked = check(all, answers).expect("an answer for each");
        assert_eq!((checked.worth, checked.why), (0, 0), "{:?}", checked.first);
        for coverage in covered {
            assert_eq!(
                coverage.possible(),
                Vec::<String>::new(),
                "{}",
                rule_set.key
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_one_others() {
    for (place, rule_set) in rule_sets::ALL.into_iter().enumerate() {
        let size = Size {
            hands: 60,
            games: 2,
            // Where that is asked for, some hands are made like those that are known.
            least: u64::from(place == 0),
        };
        let (one, _) = written(rule_set, 7, size);
        assert_eq!(one, written(rule_set, 7, size).0, "{}", rule_set.key);
        assert_ne!(one, written(rule_set, 8, size).0, "{}", rule_set.key);
    }
}

#[test]
fn what_was_changed_or_cut_off_is_named() {
    let size = Size {
        hands: 5,
        games: 1,
        least: 0,
    };
    let (whole, _) = written(rule_sets::ALL[0], 1, size);
    let lines: Vec<&str> = whole.lines().collect();
    let wrong = |text: &str| {
        let all = read(text).into_iter();
        all.filter_map(Result::err).collect::<Vec<_>>()
    };
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    assert_eq!(wrong(&whole), Vec::<String>::new());

    let spoilt = lines[2].replacen("\"E\"", "\"S\"", 1);
    assert_ne!(spoilt, lines[2]);
    let mut others = lines.clone();
    others[2] = &spoilt;
    let said = wrong(&joined(&others));
    assert!(said[0].starts_with("line 3: its sum is "), "{said:?}");
    assert!(said[0].ends_with("it was changed on the way"), "{said:?}");
    assert_eq!(said.len(), 1);

    // Within a line, and within its sum.
    for (cut, says) in [
        (40, "line 3: it has no sum"),
        (4, "line 3: its end is missing"),
    ] {
        let kept = if cut == 4 { lines[2].len() - 4 } else { cut };
        let mut others = lines[..3].to_vec();
        others[2] = &lines[2][..kept];
        let said = wrong(&joined(&others));
        assert!(said[0].starts_with(says), "{said:?}");
        assert!(said[1].ends_with("it was cut off"), "{said:?}");
    }

    // Without a line in the middle, without a head, two files in one.
    let without = [&lines[..2], &lines[3..]].concat();
    assert_eq!(
        wrong(&joined(&without)),
        ["line 7: 7 lines should stand before, and 6 do"]
    );
    assert_eq!(
        wrong(&joined(&lines[1..]))[0],
        "line 1: it is no head of a corpus"
    );
    let twice = [&lines[..], &lines[..]].concat();
    let said = wrong(&joined(&twice));
    assert_eq!(
        said[0],
        "line 9: a second head: two files were put together"
    );
}

#[test]
fn an_answer_of_another_worth_is_found_and_other_reasons_are_counted_apart() {
    let size = Size {
        hands: 40,
        games: 2,
        least: 0,
    };
    let all = cases(&written(rule_sets::ALL[0], 1, size).0);
    let place = all.iter().position(|case| {
        let elements = case.answer["elements"].as_array();
        elements.is_some_and(|elements| elements.len() > 1)
    });
    let place = place.expect("a hand with two elements");
    let said = |change: fn(&mut Value)| {
        let answers = all.iter().enumerate().map(|(other, case)| {
            let mut answer: Value = serde_json::from_str(&answered(case)).expect("JSON");
            if other == place {
                change(&mut answer);
            }
            Ok(answer.to_string())
        });
        check(all.clone(), answers.collect::<Vec<_>>()).expect("an answer for each")
    };
    let worth = said(|answer| answer["payments"]["E"] = json!(1));
    assert_eq!((worth.worth, worth.why), (1, 0));
    assert_eq!(worth.first[0].fields, ["payments"]);
    let why = said(|answer| {
        answer["elements"].as_array_mut().expect("a list").pop();
    });
    assert_eq!((why.worth, why.why), (0, 1));
    // More than what is asked for, or in another order, is as right.
    let more = said(|answer| {
        answer["elements"].as_array_mut().expect("a list").reverse();
        answer["more"] = json!(1);
    });
    assert_eq!((more.worth, more.why), (0, 0));
    let refused = said(|answer| *answer = json!({"ok": false, "errors": []}));
    assert_eq!((refused.worth, refused.why), (1, 0));

    let none = check(all.clone(), Vec::new()).expect_err("no answer");
    assert_eq!(none, "it stopped after 0 answers, and number 1 has none");
    let words = all.iter().map(|_| Ok("?".to_owned())).collect::<Vec<_>>();
    let words = check(all.clone(), words).expect("an answer for each");
    assert_eq!(words.fields["no JSON"], 42);
}

#[test]
fn what_is_impossible_is_something_and_has_a_reason() {
    for rule_set in rule_sets::ALL {
        let hands = Stratum::of_hands(rule_set).into_iter();
        let all = hands.chain(Stratum::of_games(rule_set));
        let all: Vec<String> = all.map(|one| one.to_string()).collect();
        for (what, why) in impossible(rule_set) {
            assert!(all.contains(&what), "{}: {what}", rule_set.key);
            assert!(why.len() > 10, "{what}: {why}");
        }
    }
}
