//! Compares a penalty book with a line of a suite.

use tilewise_rules::fouls::{Foul, PenaltyBook, inquire, questions};
use tilewise_rules::{Answer, AnswerKind, Answers, BySeat, Inquiry, Next, Overall, Question, Seat};

use super::{ExpectedRuling, FoulInput, WorkedFoul, words};

/// Checks a line against the penalty book.
///
/// # Errors
/// The different result, or the unreadable part of the line.
pub(super) fn holds(book: &'static PenaltyBook, worked: &WorkedFoul) -> Result<(), String> {
    let actual = match &worked.input {
        FoulInput::Foul {
            name,
            answers,
            table,
        } => outcome(book, name, answers, table)?,
        FoulInput::Hanchan(table) => scores(book, table)?,
    };
    if actual == worked.expected {
        Ok(())
    } else {
        Err(format!("{actual:?}"))
    }
}

fn outcome(
    book: &'static PenaltyBook,
    name: &str,
    answers: &[(&str, &str)],
    table: &[(&str, &str)],
) -> Result<ExpectedRuling, String> {
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
        Err(error) => return Ok(ExpectedRuling::Refused(error.question.to_owned())),
    };
    let never = |key: &&str| !answered.iter().any(|field| field.key == *key);
    if let Some(key) = answers.iter().map(|(key, _)| *key).find(never) {
        return Err(format!("“{key}” never came up"));
    }
    let verdict = match next {
        Next::Prompt(prompt) => {
            let field = prompt.question;
            let offered = prompt
                .answers
                .iter()
                .map(|fact| word(field, fact))
                .collect();
            return Ok(ExpectedRuling::Question(field.key.to_owned(), offered));
        }
        Next::Ruling(verdict) => verdict,
    };
    let mut facts = facts;
    for (key, value) in table {
        let question = verdict.table_questions().find(|field| field.key == *key);
        let field = question.ok_or(format!("“{key}” changes nothing of this verdict"))?;
        facts.set(field.key, fact(field, value)?);
    }
    let steps = verdict.steps.iter().map(|step| step.clause);
    Ok(ExpectedRuling::Ruled {
        by: [verdict.code]
            .into_iter()
            .chain(steps)
            .map(str::to_owned)
            .collect(),
        verdict: words::verdict_values(&verdict),
        after: words::aftermath_values(&verdict.table_effects(&facts)),
    })
}

/// Returns the answers of a line.
fn facts(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    answers: &[(&str, &str)],
) -> Result<Answers, String> {
    let all = questions(book, foul);
    let mut facts = Answers::default();
    for (key, value) in answers {
        let question = all.iter().find(|field| field.key == *key);
        let field = question.ok_or(format!("{} asks no “{key}”", foul.key))?;
        if facts.get(field.key).is_some() {
            return Err(format!("“{key}” twice"));
        }
        facts.set(field.key, fact(field, value)?);
    }
    Ok(facts)
}

fn fact(field: &Question, text: &str) -> Result<Answer, String> {
    let fact = match field.kind {
        AnswerKind::Seat => seats(text).and_then(|seats| match seats[..] {
            [seat] => Some(Answer::Seat(seat)),
            _ => None,
        }),
        AnswerKind::Seats if text == "-" => Some(Answer::Seats(BySeat::default())),
        AnswerKind::Seats => seats(text)
            .map(|named| Answer::Seats(BySeat::new(Seat::ALL.map(|seat| named.contains(&seat))))),
        AnswerKind::Number(most) => {
            let number = text.parse().ok().filter(|number| *number <= most);
            number.map(Answer::Number)
        }
        AnswerKind::Flag => match text {
            "yes" => Some(Answer::Flag(true)),
            "no" => Some(Answer::Flag(false)),
            _ => None,
        },
        AnswerKind::Word(words) => {
            let place = words.iter().position(|(word, _)| *word == text);
            place.map(Answer::Word)
        }
        AnswerKind::Overall => text.parse().ok().map(Answer::Overall),
        _ => None,
    };
    fact.ok_or(format!("“{text}” is no {}", field.key))
}

/// Parses seats such as `ESW`, each once.
fn seats(text: &str) -> Option<Vec<Seat>> {
    let seat = |letter| Seat::ALL.into_iter().find(|seat| seat.letter() == letter);
    let seats: Vec<Seat> = text.chars().map(seat).collect::<Option<_>>()?;
    let twice = (1..seats.len()).any(|place| seats[..place].contains(&seats[place]));
    (!twice && !seats.is_empty()).then_some(seats)
}

fn word(field: &Question, fact: &Answer) -> String {
    match (field.kind, fact) {
        (AnswerKind::Word(words), Answer::Word(place)) => words[*place].0.to_owned(),
        (AnswerKind::Flag, Answer::Flag(true)) => "yes".to_owned(),
        (AnswerKind::Flag, Answer::Flag(false)) => "no".to_owned(),
        _ => format!("{fact:?}"),
    }
}

fn scores(book: &PenaltyBook, table: &[&str]) -> Result<ExpectedRuling, String> {
    let table: Vec<i64> = table
        .iter()
        .map(|score| score.parse().map_err(|_| format!("“{score}” is no score")))
        .collect::<Result<_, _>>()?;
    let table: [i64; 4] = table.try_into().map_err(|_| "four scores are needed")?;
    let tournament = book.tournament.ok_or("it knows no tournament")?;
    let overall = tournament.hanchan(&BySeat::new(table));
    let overall = Seat::ALL.map(|seat| Overall::to_string(&overall[seat]));
    Ok(ExpectedRuling::Scores(overall.into()))
}
