//! Where a worked line is to be seen in the page.

use std::collections::HashMap;
use std::rc::Rc;

use tilewise_api::game_link;
use tilewise_app::fouls::{Place, RuledBy, Stage, What};
use tilewise_app::link;
use tilewise_app::table::{self, Step};
use tilewise_rules::fouls::{PenaltyBook, known_questions};
use tilewise_rules::{Fact, House, RuleSet, Ruling, notation, rule_sets};

use super::Shown;
use crate::fouls;
use crate::suite::{self, Expected, Suite, Worked};
use crate::whole_games::WholeGame;

/// A worked hand or event, and whether it shows more than that something is refused.
pub(super) fn of_hand(suite: &Suite, worked: &Worked) -> (Shown, bool) {
    let rule_set = suite.key;
    let link = match worked.what {
        suite::What::Hand(text) => hand(rule_set, worked.house, text),
        suite::What::Event(text) => event(rule_set, worked, text),
    };
    let ranks_first = matches!(worked.expected, Expected::Score { .. }) && link.is_some();
    let shown = Shown {
        file: suite.file.to_owned(),
        number: worked.number,
        link,
    };
    (shown, ranks_first)
}

/// The hand as the page writes it; none where house or hand can't be read at all.
fn hand(rule_set: &str, house: &str, text: &str) -> Option<String> {
    let house: House = format!("{rule_set};{house}").parse().ok()?;
    let entry = notation::parse(text).ok()?;
    let path = format!("/score/{house}/{}", entry.to_link());
    let opens = matches!(link::read(&path), Some(Ok(draft)) if draft.entry == entry);
    opens.then(|| path.trim_start_matches('/').to_owned())
}

/// The event, if the page comes from what the line tells to what the line says.
fn event(rule_set: &str, worked: &Worked, text: &str) -> Option<String> {
    let house: House = format!("{rule_set};{}", worked.house).parse().ok()?;
    let (event, facts) = suite::event(text, &house).ok()?;
    let event = house.rule_set().event(event.key)?;
    let ruling = (event.rule)(&house, &facts);
    let place = Place {
        by: RuledBy::House(Rc::new(house)),
        what: Some(What::Event(event)),
        facts,
    };
    let shows = |stage: &Stage| match stage {
        Stage::Ruled(ruled, _) => match (&**ruled, &ruling) {
            (Ok(ruled), Ok(ruling)) => says(ruled) == says(ruling),
            (ruled, ruling) => ruled.is_err() && ruling.is_err(),
        },
        _ => false,
    };
    told_whole(place, &shows).and_then(|place| opened(&place, shows))
}

/// What a ruling says, but for what it leaves on the table: there a line may leave open how much lay there.
fn says(ruling: &Ruling) -> impl PartialEq {
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
fn told_whole(place: Place, shows: &impl Fn(&Stage) -> bool) -> Option<Place> {
    let stage = place.stage()?.1;
    let Stage::Ask(asked) = stage else {
        return shows(&stage).then_some(place);
    };
    let key = asked.question.key;
    if place.facts.fact(key).is_some() {
        return None;
    }
    let nothing = asked.skip.map(|_| Fact::Nothing);
    let no = asked
        .answers
        .iter()
        .filter(|one| **one == Fact::Flag(false));
    let others = asked
        .answers
        .iter()
        .filter(|one| **one != Fact::Flag(false));
    let mut all = nothing.into_iter().chain(no.chain(others).cloned());
    all.find_map(|fact| told_whole(place.with(key, Some(fact)), shows))
}

/// A foul with its answers, if the page comes from it to what the line says.
pub(super) fn of_foul(book: &'static PenaltyBook, worked: &fouls::Worked) -> Shown {
    let link = match &worked.input {
        fouls::Input::Foul { name, answers, .. } => foul(book, name, answers, &worked.expected),
        fouls::Input::Hanchan(_) => None,
    };
    Shown {
        file: book.key.to_owned(),
        number: worked.number,
        link,
    }
}

fn foul(
    book: &'static PenaltyBook,
    name: &str,
    answers: &[(&str, &str)],
    expected: &fouls::Expected,
) -> Option<String> {
    let list = Place::list(RuledBy::PenaltyBook(book));
    let foul = book.foul(name).or_else(|| book.of_clause(name))?;
    let case = foul.cases.iter().find(|case| case.clause == name);
    let mut place = match case {
        Some(case) => list.case(foul, case),
        None => list.about(What::Foul(foul)),
    };
    let questions = known_questions(book, foul);
    for (key, value) in answers {
        let question = questions.iter().find(|one| one.key == *key)?;
        place.facts.set(question.key, question.read(value)?);
    }
    opened(&place, |stage| match stage {
        Stage::Verdict(verdict) => matches!(expected, fouls::Expected::Ruled { by, .. }
            if by[0] == verdict.code && by[1..].iter().eq(verdict.steps.iter().map(|one| one.clause))),
        Stage::Ask(_) => matches!(expected, fouls::Expected::Asks(..)),
        _ => false,
    })
}

/// The address of a place, if the page reads it as it was written, and comes to this.
fn opened(place: &Place, is_shown: impl Fn(&Stage) -> bool) -> Option<String> {
    let path = place.path();
    let all: Vec<&'static RuleSet> = rule_sets::ALL.to_vec();
    let otherwise = RuledBy::House(Rc::new(House::with_defaults(rule_sets::ALL[0])));
    let read = Place::read(&path, &otherwise, &all).ok()?;
    let shows = read == *place && is_shown(&read.stage()?.1);
    shows.then(|| format!("fouls/{path}"))
}

/// The games that show a clause, each by the first line that names it: the shortest first.
pub(super) fn in_games(file: &str, games: &[WholeGame]) -> HashMap<String, Vec<Shown>> {
    let mut all: HashMap<String, Vec<(usize, Shown)>> = HashMap::new();
    for game in games {
        let link = game_link(&game.log_as(&format!("{file}-{}", game.number())));
        let place = table::Place::from(Step::Game(link));
        let path = link::table_path(&place.path());
        let link = path.trim_start_matches('/').to_owned();
        for (clause, number) in game.clauses() {
            let shown = Shown {
                file: format!("games/{file}"),
                number,
                link: Some(link.clone()),
            };
            let of_clause = all.entry(clause.to_owned()).or_default();
            of_clause.push((link.len(), shown));
        }
    }
    let by_length = |mut all: Vec<(usize, Shown)>| {
        all.sort_by_key(|(length, _)| *length);
        all.into_iter().map(|(_, shown)| shown).collect()
    };
    let all = all.into_iter();
    all.map(|(clause, shown)| (clause, by_length(shown)))
        .collect()
}
