//! Old links open for ever: `tests/suite/links.txt` says as what, `tests/suite/keys.txt` holds every name
//! in them.

use std::rc::Rc;

use tilewise_app::fouls::{Place, RuledBy, Stage};
use tilewise_app::outcome::Outcome;
use tilewise_app::state::{Draft, Screen};
use tilewise_app::{link, rules};
use tilewise_rules::{House, Seat, rule_sets};

const LINKS: &str = include_str!("../../../tests/suite/links.txt");
const KEYS: &str = include_str!("../../../tests/suite/keys.txt");

/// What a link opened as: its screen, where on it, and what is seen there.
#[derive(Debug, PartialEq)]
struct Opened {
    screen: &'static str,
    place: String,
    sees: String,
}

#[test]
fn every_link_opens_as_it_did() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for line in lines(LINKS) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [link, screen, place, sees] = columns[..] else {
            panic!("four columns: {line}");
        };
        let (_, path) = link.split_once('#').expect(line);
        let opened = open(path);
        let same = match screen {
            "refused" => opened.sees.contains(sees),
            // What follows upon an answer is not said of every link.
            "fouls" if sees.is_empty() => true,
            _ => opened.sees == sees,
        };
        if !same || (opened.screen, &*opened.place) != (screen, place) {
            wrong.push(format!("{line}\n  {opened:?}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 60, "only {count} links");
}

#[test]
fn every_name_is_still_one() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for line in lines(KEYS) {
        let mut words = line.split(' ');
        let begin = words.next().expect(line);
        for word in words {
            let (key, answers) = word
                .split_once('=')
                .map_or(("", word), |(key, answers)| (&word[..=key.len()], answers));
            for answer in answers.split('|') {
                let link = format!("{begin}{key}{answer}");
                let opened = open(&link[1..]);
                if opened.screen == "refused" {
                    wrong.push(format!("{link}: {}", opened.sees));
                }
                count += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 1000, "only {count} names");
}

/// The lines that are no remarks. A link begins as a remark does, but has no space there.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.is_empty() && *line != "#" && !line.starts_with("# "))
}

fn open(path: &str) -> Opened {
    match link::screen(path) {
        Some(Screen::Fouls(place)) => fouls(&place),
        Some(Screen::Rules(place)) => rule_set(&place),
        _ => hand(path),
    }
}

fn refused(trouble: &[String]) -> Opened {
    Opened {
        screen: "refused",
        place: String::new(),
        sees: trouble.join(" "),
    }
}

/// The parts of a place that are there.
fn joined(parts: &[&str]) -> String {
    let parts: Vec<_> = parts.iter().filter(|part| !part.is_empty()).collect();
    let parts: Vec<_> = parts.into_iter().copied().collect();
    parts.join(" / ")
}

fn hand(path: &str) -> Opened {
    let draft = match link::read(path).expect("not the front door") {
        Ok(draft) => draft,
        Err(trouble) => {
            let says = trouble.iter().map(ToString::to_string);
            return refused(&says.collect::<Vec<_>>());
        }
    };
    // What is written today opens as the same.
    let again = link::read(&link::path(&draft));
    assert_eq!(again, Some(Ok(draft.clone())), "{path}");
    Opened {
        screen: "score",
        place: format!("{} / {}", draft.house, draft.entry)
            .trim()
            .to_owned(),
        sees: worth(&draft),
    }
}

/// What is counted, and what East, South, West and North gain.
fn worth(draft: &Draft) -> String {
    let Outcome::Scored(win) = Outcome::of(draft) else {
        return String::new();
    };
    let money = draft.house.money();
    let net = win.net();
    let net = Seat::ALL.map(|seat| money.decimal(net[seat]).to_string());
    format!("{} = {}", win.counted(), net.join(" "))
}

/// The book that a link without one leads to.
fn own() -> Rc<House> {
    Rc::new(House::with_defaults(rule_sets::ALL[0]))
}

fn fouls(path: &str) -> Opened {
    let place = match Place::read(path, &RuledBy::House(own()), &rule_sets::ALL) {
        Ok(place) => place,
        Err((says, _)) => return refused(&[says]),
    };
    let sees = match place.stage() {
        None => String::new(),
        Some((_, Stage::Ask(asked))) => format!("? {}", asked.question.key),
        Some((_, Stage::Verdict(verdict))) => verdict.clause().to_owned(),
        Some((_, Stage::Ruled(ruled, _))) => ruled.expect(path).clause.to_owned(),
        Some((_, Stage::Wrong(says))) => panic!("{path}: {says}"),
    };
    let written = place.path();
    let parts: Vec<_> = written.splitn(3, '/').collect();
    Opened {
        screen: "fouls",
        place: if path.is_empty() {
            String::new()
        } else {
            joined(&parts)
        },
        sees,
    }
}

fn rule_set(path: &str) -> Opened {
    let place = match rules::Place::read(path, &own(), &rule_sets::ALL) {
        Ok(place) => place,
        Err((says, _)) => return refused(&[says]),
    };
    let house = place.house.to_string();
    let key = place.element.map_or("", |element| element.key);
    Opened {
        screen: "rules",
        place: if path.is_empty() {
            String::new()
        } else {
            joined(&[&house, key])
        },
        sees: String::new(),
    }
}
