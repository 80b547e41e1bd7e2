//! What a penalty book says of a line.

use tilewise_rules::fouls::{Foul, PenaltyBook, inquire, questions};
use tilewise_rules::{Ask, BySeat, Fact, Facts, Inquiry, Next, Overall, Question, Seat};

use super::{Expected, Input, Worked, words};

/// How the book disagrees with a line, if it does.
///
/// # Errors
/// What it says instead, or what of the line can't be read.
pub(super) fn holds(book: &'static PenaltyBook, worked: &Worked) -> Result<(), String> {
    let said = match &worked.input {
        Input::Foul {
            name,
            answers,
            table,
        } => said(book, name, answers, table)?,
        Input::Hanchan(table) => scores(book, table)?,
    };
    if said == worked.expected {
        Ok(())
    } else {
        Err(format!("{said:?}"))
    }
}

fn said(
    book: &'static PenaltyBook,
    name: &str,
    answers: &[(&str, &str)],
    table: &[(&str, &str)],
) -> Result<Expected, String> {
    let (foul, clause) = match book.foul(name) {
        Some(foul) => (foul, None),
        None => (
            book.of_clause(name).ok_or(format!("no foul is {name}"))?,
            Some(name),
        ),
    };
    let facts = facts(book, foul, answers)?;
    let Inquiry { answered, next, .. } = match inquire(book, foul, clause, &facts) {
        Ok(inquiry) => inquiry,
        Err(error) => return Ok(Expected::Refused(error.question.to_owned())),
    };
    let never = |key: &&str| !answered.iter().any(|field| field.key == *key);
    if let Some(key) = answers.iter().map(|(key, _)| *key).find(never) {
        return Err(format!("“{key}” never came up"));
    }
    let verdict = match next {
        Next::Ask(asked) => {
            let field = asked.question;
            let offered = asked.answers.iter().map(|fact| word(field, fact)).collect();
            return Ok(Expected::Asks(field.key.to_owned(), offered));
        }
        Next::Ruled(verdict) => verdict,
    };
    let mut facts = facts;
    for (key, value) in table {
        let asked = verdict.asks().find(|field| field.key == *key);
        let field = asked.ok_or(format!("“{key}” changes nothing of this verdict"))?;
        facts.set(field.key, fact(field, value)?);
    }
    let steps = verdict.steps.iter().map(|step| step.clause);
    Ok(Expected::Ruled {
        by: [verdict.code]
            .into_iter()
            .chain(steps)
            .map(str::to_owned)
            .collect(),
        says: words::says(&verdict),
        after: words::after(&verdict.aftermath(&facts)),
    })
}

/// The answers that a line tells.
fn facts(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    answers: &[(&str, &str)],
) -> Result<Facts, String> {
    let all = questions(book, foul);
    let mut facts = Facts::default();
    for (key, value) in answers {
        let asked = all.iter().find(|field| field.key == *key);
        let field = asked.ok_or(format!("{} asks no “{key}”", foul.key))?;
        if facts.fact(field.key).is_some() {
            return Err(format!("“{key}” twice"));
        }
        facts.set(field.key, fact(field, value)?);
    }
    Ok(facts)
}

fn fact(field: &Question, text: &str) -> Result<Fact, String> {
    let fact = match field.ask {
        Ask::Seat => seats(text).and_then(|seats| match seats[..] {
            [seat] => Some(Fact::Seat(seat)),
            _ => None,
        }),
        Ask::Seats if text == "-" => Some(Fact::Seats(BySeat::default())),
        Ask::Seats => seats(text)
            .map(|named| Fact::Seats(BySeat::new(Seat::ALL.map(|seat| named.contains(&seat))))),
        Ask::Number(most) => {
            let number = text.parse().ok().filter(|number| *number <= most);
            number.map(Fact::Number)
        }
        Ask::Flag => match text {
            "yes" => Some(Fact::Flag(true)),
            "no" => Some(Fact::Flag(false)),
            _ => None,
        },
        Ask::Word(words) => {
            let place = words.iter().position(|(word, _)| *word == text);
            place.map(Fact::Word)
        }
        Ask::Overall => text.parse().ok().map(Fact::Overall),
        _ => None,
    };
    fact.ok_or(format!("“{text}” is no {}", field.key))
}

/// Seats as `ESW`, each once.
fn seats(text: &str) -> Option<Vec<Seat>> {
    let seat = |letter| Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
    let seats: Vec<Seat> = text.chars().map(seat).collect::<Option<_>>()?;
    let twice = (1..seats.len()).any(|place| seats[..place].contains(&seats[place]));
    (!twice && !seats.is_empty()).then_some(seats)
}

fn word(field: &Question, fact: &Fact) -> String {
    match (field.ask, fact) {
        (Ask::Word(words), Fact::Word(place)) => words[*place].0.to_owned(),
        (Ask::Flag, Fact::Flag(true)) => "yes".to_owned(),
        (Ask::Flag, Fact::Flag(false)) => "no".to_owned(),
        _ => format!("{fact:?}"),
    }
}

fn scores(book: &PenaltyBook, table: &[&str]) -> Result<Expected, String> {
    let table: Vec<i64> = table
        .iter()
        .map(|score| score.parse().map_err(|_| format!("“{score}” is no score")))
        .collect::<Result<_, _>>()?;
    let table: [i64; 4] = table.try_into().map_err(|_| "four scores are needed")?;
    let tournament = book.tournament.ok_or("it knows no tournament")?;
    let overall = tournament.hanchan(&BySeat::new(table));
    let overall = Seat::ALL.map(|seat| Overall::to_string(&overall[seat]));
    Ok(Expected::Scores(overall.into()))
}
