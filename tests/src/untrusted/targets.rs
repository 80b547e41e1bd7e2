//! The targets.

use std::rc::Rc;

use serde_json::Value;
use tilewise_api::{
    Catalogue, CodePart, Refusal, answer_json, discards_json, game_codes, game_link, missing_codes,
    read_game_codes, read_game_link,
};
use tilewise_app::components::frame::incoming as frame;
use tilewise_app::entry::pasted;
use tilewise_app::fouls::{self, RuledBy};
use tilewise_app::games::file;
use tilewise_app::language::Language;
use tilewise_app::outcome::Outcome;
use tilewise_app::preferences::Theme;
use tilewise_app::rule_sets::first_house;
use tilewise_app::state::{Action, Draft, SavedHouse, Screen};
use tilewise_app::{link, rules};
use tilewise_rules::{House, WinInput, notation, rule_sets};

/// No sentence is longer, whatever it quotes.
const SENTENCE: usize = 2_000;
/// No report is longer: that of a hand which waits for every tile that there is.
const REPORT: usize = 1_000_000;
/// So many bytes of a game stand in a code that is easily read.
const CODE: usize = 300;
/// So many sentences at most say what is wrong with a link or a hand.
const SENTENCES: usize = 600;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Sentences say something, and are neither long nor many.
fn are_short(sentences: &[String]) {
    assert!(!sentences.is_empty(), "nothing is said");
    assert!(sentences.len() <= SENTENCES, "{}", sentences.len());
    for sentence in sentences {
        assert!(
            !sentence.is_empty() && sentence.len() <= SENTENCE,
            "{sentence}"
        );
    }
}

/// A hand as a text, in the notation or pasted from anywhere.
pub fn notation(bytes: &[u8]) {
    let text = &text(bytes);
    for read in [notation::parse(text), notation::parse_loose(text)] {
        match read {
            Ok(entry) => for_all_books(&entry),
            Err(errors) => {
                are_short(&errors.iter().map(ToString::to_string).collect::<Vec<_>>());
            }
        }
    }
    if let Ok(tiles) = notation::parse_tiles(text) {
        assert_eq!(
            notation::parse_tiles(&notation::tiles_text(&tiles)),
            Ok(tiles)
        );
    }
    if let Ok(tile) = notation::parse_bonus(text) {
        assert_eq!(tile.to_string(), *text);
    }
    let _ = pasted(text, &Draft::new(first_house()));
}

/// An entry is written as it is read, and comes to something in every book.
fn for_all_books(entry: &WinInput) {
    assert_eq!(notation::parse(&entry.to_string()).as_ref(), Ok(entry));
    assert_eq!(notation::parse(&entry.to_link()).as_ref(), Ok(entry));
    for rule_set in rule_sets::ALL {
        let house = House::with_defaults(rule_set);
        let entry = entry.clone();
        comes_to_something(&Draft { entry, house });
    }
}

/// What the page shows of a draft.
fn comes_to_something(draft: &Draft) {
    let said = match Outcome::of(draft) {
        Outcome::Scored(report) => {
            let net = report.score.payments.net();
            let seats = net.iter().map(|(_, amount)| amount).sum::<i64>();
            let moved = report.score.payments.transfers().iter();
            let from_pot = moved.filter(|one| one.from.seat().is_none());
            assert_eq!(
                seats,
                from_pot.map(|one| one.amount).sum::<i64>(),
                "{net:?}"
            );
            return;
        }
        Outcome::Open { questions } => {
            let winner = draft.entry.context.seat;
            let asked = questions.iter().map(|one| one.asked(winner).sentence());
            asked.map(|one| one.to_string()).collect::<Vec<_>>()
        }
        Outcome::Wrong(faults) => faults.iter().map(ToString::to_string).collect(),
        Outcome::Unread => panic!("the tiles are read here"),
        Outcome::Growing { .. } | Outcome::Waiting(_) => return,
    };
    are_short(&said);
}

/// What stands in an address after the `#`, and an address that was pasted.
pub fn link(bytes: &[u8]) {
    books();
    let path = &text(bytes);
    match link::screen(path) {
        Some(Screen::Fouls(place)) => fouls(&place),
        Some(Screen::Rules(place)) => rules(&place),
        Some(Screen::Table(place)) => {
            let place = tilewise_app::table::Place::read(&place);
            // It leads somewhere, and that has an address of its own.
            assert_eq!(tilewise_app::table::Place::read(&place.path()), place);
        }
        Some(Screen::Score) | None => hand(path),
    }
    let _ = link::missing(path);
    if let Ok(Action::Step(draft)) = pasted(
        &format!("https://tilewise/#{path}"),
        &Draft::new(first_house()),
    ) {
        comes_to_something(&draft);
    }
}

/// Every book is here.
fn books() {
    tilewise_app::rule_sets::load_all(|| ());
}

fn hand(path: &str) {
    match link::read(path) {
        None => {}
        Some(Ok(draft)) => {
            let again = link::path(&draft);
            assert_eq!(link::read(&again), Some(Ok(draft.clone())), "{again}");
            comes_to_something(&draft);
        }
        Some(Err(trouble)) => {
            are_short(&trouble.iter().map(ToString::to_string).collect::<Vec<_>>());
        }
    }
}

fn fouls(place: &str) {
    let otherwise = RuledBy::House(Rc::new(first_house()));
    let place = match fouls::Place::read(place, &otherwise, &rule_sets::ALL) {
        Ok(place) => place,
        Err((says, place)) => {
            are_short(&[says]);
            place
        }
    };
    let again = place.path();
    let read = fouls::Place::read(&again, &otherwise, &rule_sets::ALL);
    assert_eq!(read.map(|place| place.path()), Ok(again));
    let _ = place.stage();
}

fn rules(place: &str) {
    match rules::Place::read(place, &first_house(), &rule_sets::ALL) {
        Ok(place) => {
            let _ = rules::settled(&place.house, "");
        }
        Err((says, _)) => are_short(&[says]),
    }
}

/// A request in JSON.
pub fn face(bytes: &[u8]) {
    let answers = [
        answer_json(bytes, false),
        answer_json(bytes, true),
        discards_json(bytes),
    ];
    for line in answers {
        assert!(!line.contains('\n') && line.len() <= REPORT, "{line}");
        let report: Value = serde_json::from_str(&line).expect("JSON");
        let reasons = report["errors"].as_array().map(Vec::as_slice);
        let reasons = reasons.unwrap_or_default();
        assert_eq!(report["ok"].as_bool(), Some(reasons.is_empty()), "{line}");
        for reason in reasons {
            let message = reason["message"].as_str().unwrap_or_default();
            are_short(&[message.to_owned()]);
        }
    }
}

/// What a page around the page says.
pub fn message(bytes: &[u8]) {
    books();
    let text = &text(bytes);
    let Some(json) = frame::json(text) else {
        return;
    };
    let draft = Draft::new(first_house());
    let refusal = match frame::read(&json) {
        Ok(message) => {
            let _ = message.missing();
            match message.draft(&draft) {
                Ok(None) => return,
                Ok(Some(draft)) => {
                    let report = tilewise_api::report(&draft.house, &draft.entry);
                    let report = serde_json::to_string(&report).expect("JSON");
                    assert!(report.len() <= REPORT, "{report}");
                    return comes_to_something(&draft);
                }
                Err(refusal) => refusal,
            }
        }
        Err(refusal) => refusal,
    };
    are_short(&messages(refusal));
}

/// The file of a game: it is refused in sentences, or played through and written as it is read.
pub fn game(bytes: &[u8]) {
    books();
    let read = match file::read(bytes) {
        Ok(read) => read,
        Err(file::Unreadable { says, .. }) => {
            if !says.is_empty() {
                are_short(&says);
            }
            return;
        }
    };
    let table = read.game.table().expect("it was opened");
    assert_eq!(table.accounts.sum(), 0);
    for row in read.log.sheet(&read.game) {
        assert_eq!(row.gains.len(), table.players.len());
    }
    let _ = (
        read.log.csv(&|words| words),
        table.summary(),
        table.settle(),
    );
    let written = tilewise_api::game_file(&read.log);
    let again = file::read(written.as_bytes()).expect("what was written is read");
    assert_eq!(again.log, read.log, "{written}");
}

/// A game in a link, or the texts of its codes, a line each: it is refused in a sentence, or read as it was written.
pub fn codes(bytes: &[u8]) {
    let text = text(bytes);
    let mut parts = Vec::new();
    for line in text.lines() {
        match CodePart::read(line) {
            Ok(part) => parts.push(part),
            Err(refusal) => are_short(&messages(refusal)),
        }
        match read_game_link(line, Catalogue::ALL) {
            Ok(log) => {
                let again = read_game_link(&game_link(&log), Catalogue::ALL);
                assert_eq!(again.map_err(messages).as_ref(), Ok(&log), "{line}");
            }
            Err(refusal) => are_short(&messages(refusal)),
        }
    }
    let _ = missing_codes(&parts);
    match read_game_codes(&parts, Catalogue::ALL) {
        Ok(log) => {
            let Some(codes) = game_codes(&log, CODE) else {
                return;
            };
            let again = codes.iter().map(|code| CodePart::read(code));
            let again: Vec<CodePart> = again.collect::<Result<_, _>>().expect("its own codes");
            let again = read_game_codes(&again, Catalogue::ALL);
            assert_eq!(again.map_err(messages), Ok(log), "{text}");
        }
        Err(refusal) => are_short(&messages(refusal)),
    }
}

fn messages(refusal: Refusal) -> Vec<String> {
    let reasons = refusal.errors.into_iter();
    reasons.map(|reason| reason.message).collect()
}

/// What a browser kept, which others may have written.
pub fn stored(bytes: &[u8]) {
    books();
    let text = &text(bytes);
    let kept = SavedHouse::read(text);
    let written = SavedHouse::write(&kept);
    assert!(written.len() <= text.len() + 1, "{written}");
    assert_eq!(SavedHouse::read(&written), kept);
    for one in &kept {
        if let Err(errors) = House::read(&one.house, &rule_sets::ALL) {
            are_short(&errors.iter().map(ToString::to_string).collect::<Vec<_>>());
        }
    }
    assert!(Theme::from_key(text).is_none_or(|theme| theme.key() == text));
    let _ = Language::of_tag(text);
    hand(text);
    fouls(text);
}
