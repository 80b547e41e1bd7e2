//! Where a worked line is to be seen in the page.

use std::collections::HashMap;
use std::rc::Rc;

use tilewise_api::game_link;
use tilewise_app::i18n::Locale;
use tilewise_app::link;
use tilewise_app::rulings::rulings_location::{Incident, RuledBy, RulingStage, RulingsLocation};
use tilewise_app::table::{self, Route};
use tilewise_rules::fouls::{PenaltyBook, all_questions};
use tilewise_rules::{Answer, RuleConfig, RuleSet, Ruling, notation, rule_sets};

use super::ExampleLink;
use crate::fouls;
use crate::suite::{self, ExpectedResult, Suite, WorkedCase};
use crate::whole_games::WholeGame;

/// A worked hand or event, and whether it shows more than that something is refused.
pub(super) fn of_hand(suite: &Suite, worked: &WorkedCase) -> (ExampleLink, bool) {
    let rule_set = suite.key;
    let link = match worked.input {
        suite::CaseInput::Hand(text) => hand(rule_set, worked.house, text),
        suite::CaseInput::Event(text) => event(rule_set, worked, text),
    };
    let ranks_first = matches!(worked.expected, ExpectedResult::Score { .. }) && link.is_some();
    let example = ExampleLink {
        file: suite.file.to_owned(),
        number: worked.number,
        link,
    };
    (example, ranks_first)
}

/// The hand as the page writes it; none where house or hand can't be read at all.
fn hand(rule_set: &str, house: &str, text: &str) -> Option<String> {
    let house: RuleConfig = suite::house_text(rule_set, house).parse().ok()?;
    let entry = notation::parse(text).ok()?;
    let path = format!("/score/{house}/{}", entry.to_link());
    let opens = matches!(link::read(&path), Some(Ok(draft)) if draft.entry == entry);
    opens.then(|| path.trim_start_matches('/').to_owned())
}

/// The event, if the page comes from what the line tells to what the line says.
fn event(rule_set: &str, worked: &WorkedCase, text: &str) -> Option<String> {
    let house: RuleConfig = suite::house_text(rule_set, worked.house).parse().ok()?;
    let (event, facts) = suite::event(text, &house).ok()?;
    let event = house.rule_set().event(event.key)?;
    let ruling = (event.rule)(&house, &facts);
    let place = RulingsLocation {
        by: RuledBy::House(Rc::new(house)),
        incident: Some(Incident::Event(event)),
        facts,
    };
    let shows = |stage: &RulingStage| match stage {
        RulingStage::Ruled(ruled, _) => match (&**ruled, &ruling) {
            (Ok(ruled), Ok(ruling)) => comparable(ruled) == comparable(ruling),
            (ruled, ruling) => ruled.is_err() && ruling.is_err(),
        },
        _ => false,
    };
    with_all_answers(place, &shows).and_then(|place| opened(&place, shows))
}

/// What a ruling says, but for what it leaves on the table: there a line may leave open how much lay there.
fn comparable(ruling: &Ruling) -> impl PartialEq {
    let Ruling {
        clause,
        allowed,
        winners,
        payments,
        ..
    } = ruling.clone();
    (clause, allowed, winners, payments)
}

/// With answers to what the page asks beside what a line tells, which lead to what the line says.
fn with_all_answers(
    place: RulingsLocation,
    shows: &impl Fn(&RulingStage) -> bool,
) -> Option<RulingsLocation> {
    let stage = place.stage()?.1;
    let RulingStage::Ask(prompt) = stage else {
        return shows(&stage).then_some(place);
    };
    let key = prompt.question.key;
    if place.facts.get(key).is_some() {
        return None;
    }
    let skipped = prompt.skip.map(|_| Answer::Open);
    let no = prompt
        .answers
        .iter()
        .filter(|one| **one == Answer::Flag(false));
    let others = prompt
        .answers
        .iter()
        .filter(|one| **one != Answer::Flag(false));
    let mut all = skipped.into_iter().chain(no.chain(others).cloned());
    all.find_map(|fact| with_all_answers(place.with(key, Some(fact)), shows))
}

/// A foul with its answers, if the page comes from it to what the line says.
pub(super) fn of_foul(book: &'static PenaltyBook, worked: &fouls::WorkedFoul) -> ExampleLink {
    let link = match &worked.input {
        fouls::FoulInput::Foul { name, answers, .. } => foul(book, name, answers, &worked.expected),
        fouls::FoulInput::Hanchan(_) => None,
    };
    ExampleLink {
        file: book.key.to_owned(),
        number: worked.number,
        link,
    }
}

fn foul(
    book: &'static PenaltyBook,
    name: &str,
    answers: &[(&str, &str)],
    expected: &fouls::ExpectedRuling,
) -> Option<String> {
    let list = RulingsLocation::list(RuledBy::PenaltyBook(book));
    let foul = book.foul(name).or_else(|| book.of_clause(name))?;
    let case = foul.cases.iter().find(|case| case.clause == name);
    let mut place = match case {
        Some(case) => list.case(foul, case),
        None => list.about(Incident::Foul(foul)),
    };
    let questions = all_questions(book, foul);
    for (key, value) in answers {
        let question = questions.iter().find(|one| one.key == *key)?;
        place.facts.set(question.key, question.read(value)?);
    }
    opened(&place, |stage| match stage {
        RulingStage::Verdict(verdict) => matches!(expected, fouls::ExpectedRuling::Ruled { by, .. }
            if by[0] == verdict.code && by[1..].iter().eq(verdict.steps.iter().map(|one| one.clause))),
        RulingStage::Ask(_) => matches!(expected, fouls::ExpectedRuling::Question(..)),
        _ => false,
    })
}

/// The address of a place, if the page reads it as it was written, and comes to this.
fn opened(place: &RulingsLocation, is_expected: impl Fn(&RulingStage) -> bool) -> Option<String> {
    let path = place.path();
    let all: Vec<&'static RuleSet> = rule_sets::ALL.to_vec();
    let otherwise = RuledBy::House(Rc::new(RuleConfig::with_defaults(rule_sets::ALL[0])));
    let read = RulingsLocation::read(Locale::ENGLISH, &path, &otherwise, &all).ok()?;
    let shows = read == *place && is_expected(&read.stage()?.1);
    shows.then(|| format!("fouls/{path}"))
}

/// The games that show a clause, each by the first line that names it: the shortest first.
pub(super) fn in_games(file: &str, games: &[WholeGame]) -> HashMap<String, Vec<ExampleLink>> {
    let mut all: HashMap<String, Vec<(usize, ExampleLink)>> = HashMap::new();
    for game in games {
        let link = game_link(&game.log_as(&format!("{file}-{}", game.number())));
        let place = table::TableLocation::from(Route::Game(link));
        let path = link::table_path(&place.path());
        let link = path.trim_start_matches('/').to_owned();
        for (clause, number) in game.clauses() {
            let example = ExampleLink {
                file: format!("games/{file}"),
                number,
                link: Some(link.clone()),
            };
            let of_clause = all.entry(clause.to_owned()).or_default();
            of_clause.push((link.len(), example));
        }
    }
    let by_length = |mut all: Vec<(usize, ExampleLink)>| {
        all.sort_by_key(|(length, _)| *length);
        all.into_iter().map(|(_, example)| example).collect()
    };
    let all = all.into_iter();
    all.map(|(clause, examples)| (clause, by_length(examples)))
        .collect()
}
