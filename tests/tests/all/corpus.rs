//! Small corpora of every rule set, with the properties in `docs/corpus.md`.

use std::io::Cursor;

use serde_json::{Value, json};
use tilewise_api::{Catalogue, ScoreRequest, answer_json, game_file, read_game_link};
use tilewise_app::{link, table};
use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::corpus::{
    Case, Cases, CorpusSize, Coverage, Stratum, check, impossible, write,
};
use tilewise_tests::play::{HOUSES, RULE_SETS};

const SMALL: CorpusSize = CorpusSize {
    hands: 300,
    games: 4,
    least: 0,
};

fn written(rule_set: &'static RuleSet, seed: u64, size: CorpusSize) -> (String, [Coverage; 2]) {
    let place = rule_sets::ALL.iter().position(|one| *one == rule_set);
    let houses = HOUSES[place.expect("a rule set of the registry")];
    let mut text = Vec::new();
    let covered = write(rule_set, houses, seed, size, &mut text).expect("memory");
    (String::from_utf8(text).expect("UTF-8"), covered)
}

fn read(text: &str) -> Vec<Result<Case, String>> {
    Cases::new(Cursor::new(text.to_owned())).collect()
}

fn cases(text: &str) -> Vec<Case> {
    let all = read(text).into_iter();
    all.map(|case| case.expect("a whole file")).collect()
}

/// Returns the request that a link opens.
fn opened(link: &str) -> Value {
    let path = link.strip_prefix('#').expect("after the page’s address");
    if let Some(place) = path.strip_prefix("/table/") {
        let table::Route::Game(text) = table::TableLocation::read(place).route else {
            panic!("{link} opens no game");
        };
        let log = read_game_link(&text, Catalogue::ALL).expect(link);
        return serde_json::from_str(&game_file(&log)).expect("JSON");
    }
    let draft = link::read(path).expect("a hand").expect(link);
    let request = ScoreRequest::new(&draft.house, &draft.entry);
    serde_json::to_value(request).expect("JSON")
}

fn answered(case: &Case) -> String {
    answer_json(case.request.to_string(), false)
}

#[test]
fn every_line_opens_in_the_page_with_its_answer() {
    for rule_set in rule_sets::ALL {
        // One corpus of each table searches for rare strata.
        let looks = RULE_SETS
            .iter()
            .any(|one| one.houses.key == rule_set.identity.key);
        let size = CorpusSize {
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
                rule_set.identity.key
            );
        }
    }
}

#[test]
fn same_seed_gives_the_same_bytes() {
    for (place, rule_set) in rule_sets::ALL.into_iter().enumerate() {
        let size = CorpusSize {
            hands: 60,
            games: 2,
            // With a required number, some hands are derived from known ones.
            least: u64::from(place == 0),
        };
        let (one, _) = written(rule_set, 7, size);
        assert_eq!(
            one,
            written(rule_set, 7, size).0,
            "{}",
            rule_set.identity.key
        );
        assert_ne!(
            one,
            written(rule_set, 8, size).0,
            "{}",
            rule_set.identity.key
        );
    }
}

#[test]
fn changes_and_cuts_are_reported() {
    let size = CorpusSize {
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
    let join_lines = |lines: &[&str]| lines.join("\n") + "\n";
    assert_eq!(wrong(&whole), Vec::<String>::new());

    let spoilt = lines[2].replacen("\"E\"", "\"S\"", 1);
    assert_ne!(spoilt, lines[2]);
    let mut others = lines.clone();
    others[2] = &spoilt;
    let errors = wrong(&join_lines(&others));
    assert!(errors[0].starts_with("line 3: its sum is "), "{errors:?}");
    assert!(
        errors[0].ends_with("it was changed on the way"),
        "{errors:?}"
    );
    assert_eq!(errors.len(), 1);

    // Within a line, and within its checksum.
    for (cut, message) in [
        (40, "line 3: it has no sum"),
        (4, "line 3: its end is missing"),
    ] {
        let length = if cut == 4 { lines[2].len() - 4 } else { cut };
        let mut others = lines[..3].to_vec();
        others[2] = &lines[2][..length];
        let errors = wrong(&join_lines(&others));
        assert!(errors[0].starts_with(message), "{errors:?}");
        assert!(errors[1].ends_with("it was cut off"), "{errors:?}");
    }

    // Without a line in the middle, without a head, two files in one.
    let without = [&lines[..2], &lines[3..]].concat();
    assert_eq!(
        wrong(&join_lines(&without)),
        ["line 7: 7 lines should stand before, and 6 do"]
    );
    assert_eq!(
        wrong(&join_lines(&lines[1..]))[0],
        "line 1: it is no head of a corpus"
    );
    let twice = [&lines[..], &lines[..]].concat();
    let errors = wrong(&join_lines(&twice));
    assert_eq!(
        errors[0],
        "line 9: a second head: two files were put together"
    );
}

#[test]
fn check_separates_wrong_values_from_other_reasons() {
    let size = CorpusSize {
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
    let check_with = |change: fn(&mut Value)| {
        let answers = all.iter().enumerate().map(|(other, case)| {
            let mut answer: Value = serde_json::from_str(&answered(case)).expect("JSON");
            if other == place {
                change(&mut answer);
            }
            Ok(answer.to_string())
        });
        check(all.clone(), answers.collect::<Vec<_>>()).expect("an answer for each")
    };
    let worth = check_with(|answer| answer["payments"]["E"] = json!(1));
    assert_eq!((worth.worth, worth.why), (1, 0));
    assert_eq!(worth.first[0].fields, ["payments"]);
    let why = check_with(|answer| {
        answer["elements"].as_array_mut().expect("a list").pop();
    });
    assert_eq!((why.worth, why.why), (0, 1));
    // Additional items and another order are accepted.
    let more = check_with(|answer| {
        answer["elements"].as_array_mut().expect("a list").reverse();
        answer["more"] = json!(1);
    });
    assert_eq!((more.worth, more.why), (0, 0));
    let refused = check_with(|answer| *answer = json!({"ok": false, "errors": []}));
    assert_eq!((refused.worth, refused.why), (1, 0));

    let none = check(all.clone(), Vec::new()).expect_err("no answer");
    assert_eq!(none, "it stopped after 0 answers, and number 1 has none");
    let words = all.iter().map(|_| Ok("?".to_owned())).collect::<Vec<_>>();
    let words = check(all.clone(), words).expect("an answer for each");
    assert_eq!(words.fields["no JSON"], 42);
}

#[test]
fn impossible_strata_exist_and_have_reasons() {
    for rule_set in rule_sets::ALL {
        let hands = Stratum::of_hands(rule_set).into_iter();
        let all = hands.chain(Stratum::of_games(rule_set));
        let all: Vec<String> = all.map(|one| one.to_string()).collect();
        for (what, why) in impossible(rule_set) {
            assert!(all.contains(&what), "{}: {what}", rule_set.identity.key);
            assert!(why.len() > 10, "{what}: {why}");
        }
    }
}
