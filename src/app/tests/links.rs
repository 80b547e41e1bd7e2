//! Old links stay valid forever: `tests/suite/links.txt` contains their expected results,
//! `tests/suite/keys.txt` every name in them.

use std::rc::Rc;
use tilewise_app::i18n::Locale;

use tilewise_app::link;
use tilewise_app::outcome::HandOutcome;
use tilewise_app::rules::contents;
use tilewise_app::rulings::rulings_location::{RuledBy, RulingStage, RulingsLocation};
use tilewise_app::store::{Draft, Screen};
use tilewise_rules::{RuleConfig, Seat, rule_sets};

const LINKS: &str = include_str!("../../../tests/suite/links.txt");
const KEYS: &str = include_str!("../../../tests/suite/keys.txt");

/// The result of a link: screen, location and content.
#[derive(Debug, PartialEq)]
struct OpenedLink {
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
            // Further questions aren't listed for every link.
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

/// Lines without comments. Unlike a link, a comment has a space after its first character.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.is_empty() && *line != "#" && !line.starts_with("# "))
}

fn open(path: &str) -> OpenedLink {
    match link::screen(path) {
        Some(Screen::Rulings(place)) => fouls(&place),
        Some(Screen::Rules(place)) => rule_set(&place),
        _ => hand(path),
    }
}

fn refused(trouble: &[String]) -> OpenedLink {
    OpenedLink {
        screen: "refused",
        place: String::new(),
        sees: trouble.join(" "),
    }
}

/// Joins the nonempty parts of a location.
fn join_parts(parts: &[&str]) -> String {
    let parts: Vec<_> = parts.iter().filter(|part| !part.is_empty()).collect();
    let parts: Vec<_> = parts.into_iter().copied().collect();
    parts.join(" / ")
}

fn hand(path: &str) -> OpenedLink {
    let draft = match link::read(path).expect("a path") {
        Ok(draft) => draft,
        Err(trouble) => {
            let messages = trouble.iter().map(ToString::to_string);
            return refused(&messages.collect::<Vec<_>>());
        }
    };
    // The current text form opens as the same.
    let again = link::read(&link::hand_path(&draft));
    assert_eq!(again, Some(Ok(draft.clone())), "{path}");
    OpenedLink {
        screen: "score",
        place: format!("{} / {}", draft.house, draft.entry)
            .trim()
            .to_owned(),
        sees: worth(&draft),
    }
}

/// The counted value, and the gains of East, South, West and North.
fn worth(draft: &Draft) -> String {
    let HandOutcome::Scored(win) = HandOutcome::from_draft(draft) else {
        return String::new();
    };
    let money = draft.house.money();
    let net = win.net();
    let net = Seat::ALL.map(|seat| money.decimal(net[seat]).to_string());
    format!("{} = {}", win.counted(), net.join(" "))
}

/// The default rules of a link without any.
fn own() -> Rc<RuleConfig> {
    Rc::new(RuleConfig::with_defaults(rule_sets::ALL[0]))
}

fn fouls(path: &str) -> OpenedLink {
    let place = match RulingsLocation::read(
        Locale::ENGLISH,
        path,
        &RuledBy::House(own()),
        &rule_sets::ALL,
    ) {
        Ok(place) => place,
        Err((message, _)) => return refused(&[message]),
    };
    let sees = match place.stage() {
        None => String::new(),
        Some((_, RulingStage::Ask(prompt))) => format!("? {}", prompt.question.key),
        Some((_, RulingStage::Verdict(verdict))) => verdict.clause().to_owned(),
        Some((_, RulingStage::Ruled(ruled, _))) => ruled.expect(path).clause.to_owned(),
        Some((_, RulingStage::Wrong(message))) => panic!("{path}: {message}"),
    };
    let written = place.path();
    let parts: Vec<_> = written.splitn(3, '/').collect();
    OpenedLink {
        screen: "fouls",
        place: if path.is_empty() {
            String::new()
        } else {
            join_parts(&parts)
        },
        sees,
    }
}

fn rule_set(path: &str) -> OpenedLink {
    let place = match contents::RulesLocation::read(Locale::ENGLISH, path, &own(), &rule_sets::ALL)
    {
        Ok(place) => place,
        Err((message, _)) => return refused(&[message]),
    };
    let house = place.house.to_string();
    let key = place.element.map_or("", |element| element.key);
    OpenedLink {
        screen: "rules",
        place: if path.is_empty() {
            String::new()
        } else {
            join_parts(&[&house, key])
        },
        sees: String::new(),
    }
}
