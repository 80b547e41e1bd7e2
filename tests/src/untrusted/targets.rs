//! Targets of the fuzzer.

use std::rc::Rc;

use super::public_standings::public_standings;
use serde_json::Value;
use tilewise_api::{
    Catalogue, CodePart, RefusalReport, answer_json, discards_json, game_codes, game_link,
    missing_codes, read_game_codes, read_game_link,
};
use tilewise_app::i18n::{Language, Locale};
use tilewise_app::link;
use tilewise_app::outcome::HandOutcome;
use tilewise_app::practice::practice_location::{PracticeLocation, PracticeTarget};
use tilewise_app::rule_sets::first_house;
use tilewise_app::rules::contents;
use tilewise_app::rulings::rulings_location;
use tilewise_app::rulings::rulings_location::RuledBy;
use tilewise_app::score::entry::paste::parse_paste;
use tilewise_app::store::user_preferences::Theme;
use tilewise_app::store::{Draft, HandAction, PageAction, SavedHouse, Screen, Unreadable};
use tilewise_app::table::game_file;
use tilewise_app::widget::incoming as frame;
use tilewise_rules::{RuleConfig, WinInput, notation, rule_sets};

/// Limit of a sentence, including quoted input.
const SENTENCE: usize = 2_000;
/// Limit of a report: that of a hand which waits for every tile.
const REPORT: usize = 1_000_000;
/// Limit of game bytes in a code that is easily scanned.
const CODE: usize = 300;
/// Limit of sentences about the errors of a link or a hand.
const SENTENCES: usize = 600;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Sentences are not empty, not long and not many.
fn are_short(sentences: &[String]) {
    assert!(!sentences.is_empty(), "no sentences");
    assert!(sentences.len() <= SENTENCES, "{}", sentences.len());
    for sentence in sentences {
        assert!(
            !sentence.is_empty() && sentence.len() <= SENTENCE,
            "{sentence}"
        );
    }
}

/// Checks a hand as a text, in the notation or pasted from other sources.
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
    let _ = parse_paste(text, &Draft::new(first_house()));
}

/// Checks that an entry round-trips and has a result in every rule set.
fn for_all_books(entry: &WinInput) {
    assert_eq!(notation::parse(&entry.to_string()).as_ref(), Ok(entry));
    assert_eq!(notation::parse(&entry.to_link()).as_ref(), Ok(entry));
    for rule_set in rule_sets::ALL {
        let house = RuleConfig::with_defaults(rule_set);
        let entry = entry.clone();
        comes_to_something(&Draft { entry, house });
    }
}

/// Checks that the page has a result for a draft.
fn comes_to_something(draft: &Draft) {
    let texts = match HandOutcome::from_draft(draft) {
        HandOutcome::Scored(report) => {
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
        HandOutcome::MissingFacts { questions } => {
            let winner = draft.entry.context.seat;
            let prompts = questions.iter().map(|one| one.prompt(winner).sentence());
            prompts.map(|one| one.to_string()).collect::<Vec<_>>()
        }
        HandOutcome::Invalid(faults) => faults.iter().map(ToString::to_string).collect(),
        HandOutcome::Incomplete { .. } | HandOutcome::Waiting(_) => return,
    };
    are_short(&texts);
}

/// Checks the part of an address after the `#`, and a pasted address.
pub fn link(bytes: &[u8]) {
    books();
    let path = &text(bytes);
    match link::screen(path) {
        Some(Screen::Rulings(place)) => fouls(&place),
        Some(Screen::Rules(place)) => rules(&place),
        Some(Screen::Table(place)) => {
            let place = tilewise_app::table::TableLocation::read(&place);
            // It leads to a screen with a canonical address.
            assert_eq!(
                tilewise_app::table::TableLocation::read(&place.path()),
                place
            );
        }
        Some(Screen::Practice(place)) => exercise(&place),
        // Their routes are read by the screens.
        Some(Screen::Club(_) | Screen::Season(_) | Screen::Backup(_)) => {}
        Some(Screen::Score) | None => hand(path),
    }
    let _ = link::missing_rule_set(path);
    if let Ok(PageAction::Hand(HandAction::Replace(draft))) = parse_paste(
        &format!("https://tilewise/#{path}"),
        &Draft::new(first_house()),
    ) {
        comes_to_something(&draft);
    }
}

/// Reads a location of the Practice screen, makes its exercise, and judges the right reply.
fn exercise(place: &str) {
    let location = PracticeLocation::read(place, &first_house(), &tilewise_app::rule_sets::here());
    let PracticeTarget::Exercise(kind, seed) = location.target else {
        return;
    };
    if let Ok(exercise) = tilewise_practice::exercise(&location.house, kind, seed) {
        let right = exercise.right_reply();
        assert!(
            tilewise_practice::judge(&exercise, &right).is_right,
            "{place}"
        );
    }
}

/// Loads every rule set.
fn books() {
    tilewise_app::rule_sets::load_all(|| ());
}

fn hand(path: &str) {
    match link::read(path) {
        None => {}
        Some(Ok(draft)) => {
            let again = link::hand_path(&draft);
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
    let place = match rulings_location::RulingsLocation::read(
        Locale::ENGLISH,
        place,
        &otherwise,
        &rule_sets::ALL,
    ) {
        Ok(place) => place,
        Err((message, place)) => {
            are_short(&[message]);
            place
        }
    };
    let again = place.path();
    let read = rulings_location::RulingsLocation::read(
        Locale::ENGLISH,
        &again,
        &otherwise,
        &rule_sets::ALL,
    );
    assert_eq!(read.map(|place| place.path()), Ok(again));
    let _ = place.stage();
}

fn rules(place: &str) {
    match contents::RulesLocation::read(Locale::ENGLISH, place, &first_house(), &rule_sets::ALL) {
        Ok(place) => {
            let _ = contents::find_answers(Locale::ENGLISH, &place.house, "");
        }
        Err((message, _)) => are_short(&[message]),
    }
}

/// Checks a JSON request.
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

/// Checks a message of the embedding page.
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

/// Checks the file of a game: it is refused with sentences, or replayed and round-trips.
pub fn game(bytes: &[u8]) {
    books();
    let read = match game_file::read(bytes) {
        Ok(read) => read,
        Err(Unreadable { messages, .. }) => {
            if !messages.is_empty() {
                are_short(&messages);
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
    let again = game_file::read(written.as_bytes()).expect("round trip");
    assert_eq!(again.log, read.log, "{written}");
}

/// Checks a game in a link, the texts of its codes, one per line, or public standings: they are refused with a
/// sentence, or round-trip.
pub fn codes(bytes: &[u8]) {
    let text = text(bytes);
    if let Err(refusals) = public_standings(&text) {
        for refusal in refusals {
            are_short(&messages(refusal));
        }
    }
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

fn messages(refusal: RefusalReport) -> Vec<String> {
    let reasons = refusal.errors.into_iter();
    reasons.map(|reason| reason.message).collect()
}

/// Checks stored data of the browser, which may be written by others.
pub fn stored(bytes: &[u8]) {
    books();
    let text = &text(bytes);
    let saved = SavedHouse::read(text);
    let written = SavedHouse::write(&saved);
    assert!(written.len() <= text.len() + 1, "{written}");
    assert_eq!(SavedHouse::read(&written), saved);
    for one in &saved {
        if let Err(errors) = RuleConfig::read(&one.house, &rule_sets::ALL) {
            are_short(&errors.iter().map(ToString::to_string).collect::<Vec<_>>());
        }
    }
    assert!(Language::from_key(text).is_none_or(|language| language.key() == text));
    assert!(Theme::from_key(text).is_none_or(|theme| theme.key() == text));
    hand(text);
    fouls(text);
}
