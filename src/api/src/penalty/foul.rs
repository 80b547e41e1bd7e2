//! `foul`: something went wrong, named by a clause or by what it is called.

use tilewise_rules::fouls::{
    Bets, Foul, FoulError, PenaltyBook, SAME_TIME, SameTime, Verdict, inquire, questions,
};
use tilewise_rules::{Ask, Fact, Facts, Inquiry, Need, Next, Question};

use super::report::{Numbers, PenaltyReport};
use crate::fact::{fact, wants};
use crate::json::{Json, short};
use crate::reason::{Path, Reasons};
use crate::value::{Object, Value};

const FOUL: &str = "a clause, such as F5, or the key of a foul, such as empty-call";
const FACTS: Path = Path::Field(&Path::Top, "facts");
/// Numbers are tried one by one up to here.
const TRIED: u32 = 1_000;

/// A foul as it was named.
#[derive(Clone, Copy)]
struct Named<'a> {
    book: &'static PenaltyBook,
    foul: &'static Foul,
    clause: Option<&'a str>,
}

/// Rules on a foul.
pub(super) fn ruled(
    book: &'static PenaltyBook,
    request: &Object,
    reasons: &mut Reasons,
) -> Option<PenaltyReport> {
    let value = request.needed("foul", FOUL, reasons)?;
    let named = named(book, &value, reasons)?;
    let mut asked = questions(book, named.foul);
    // That nothing else happened may be said of anything.
    if asked.iter().all(|field| field.key != SAME_TIME.key) {
        asked.push(&SAME_TIME);
    }
    let facts = facts(&asked, request, reasons);
    let inquiry = named.inquire(&facts);
    if let Ok(inquiry) = &inquiry
        && matches!(inquiry.next, Next::Ruled(_))
        && changes_nothing(&facts, inquiry)
    {
        let at = Path::Field(&FACTS, SAME_TIME.key).to_string();
        let message = format!(
            "{at}: how the hand ended changes nothing of this, or was said already: leave it out"
        );
        reasons.push("bad-request", Some(at), message);
        return None;
    }
    match inquiry.map(|inquiry| inquiry.next) {
        Ok(Next::Ruled(verdict)) => {
            let given =
                |field: &'static Question| field.need == Need::Never && has(&facts, field.key);
            let numbers = Numbers {
                returned: match verdict.effects.bets {
                    Bets::Returned => has(&facts, "declared"),
                    Bets::Back => has(&facts, "seat"),
                    _ => false,
                },
                given: questions(book, named.foul).into_iter().any(given),
                aftermath: verdict.aftermath(&facts),
            };
            Some(PenaltyReport::of_foul(book, &verdict, &numbers))
        }
        Ok(Next::Ask(asked)) => {
            let field = asked.question;
            let takes = named.takes(field, &facts);
            let at = Path::Field(&FACTS, field.key).to_string();
            if !reasons.is_unread(&at) {
                let question = field.words;
                let message = format!("{at} is missing, “{question}”: it takes {takes}");
                reasons.push("bad-request", Some(at), message);
            }
            None
        }
        Err(error) => {
            named.refuse(&error, &facts, request, reasons);
            None
        }
    }
}

/// Whether it was said that something else ended the hand, of a foul that doesn't ask for it.
fn changes_nothing(facts: &Facts, inquiry: &Inquiry<Verdict>) -> bool {
    let is_asked = inquiry.answered.iter().any(|one| one.key == SAME_TIME.key);
    matches!(SameTime::of(facts), Some(SameTime::Win | SameTime::Draw)) && !is_asked
}

fn has(facts: &Facts, key: &str) -> bool {
    facts.fact(key).is_some()
}

/// The foul that a request names.
fn named<'a>(
    book: &'static PenaltyBook,
    value: &Value<'a>,
    reasons: &mut Reasons,
) -> Option<Named<'a>> {
    let Json::Text(text) = value.json else {
        value.refuse(FOUL, reasons);
        return None;
    };
    if let Some(foul) = book.foul(text) {
        let clause = None;
        return Some(Named { book, foul, clause });
    }
    if let Some(foul) = book.of_clause(text) {
        let clause = Some(text.as_ref());
        return Some(Named { book, foul, clause });
    }
    let message = if let Some(other) = book.interactions().find(|one| one.clause == *text) {
        format!(
            "{} says what follows where two things meet, “{}”: name the foul, and among its facts what happened at the same time",
            other.clause, other.says
        )
    } else {
        unknown(book, text)
    };
    reasons.unread("bad-request", value.at, message);
    None
}

/// What there is, for somebody who named something else.
fn unknown(book: &PenaltyBook, text: &str) -> String {
    let keys: Vec<_> = book.fouls.iter().map(|foul| foul.key).collect();
    let mut clauses: Vec<&str> = Vec::new();
    for case in book.fouls.iter().flat_map(|foul| foul.cases) {
        if !clauses.contains(&case.clause) {
            clauses.push(case.clause);
        }
    }
    format!(
        "{} has no foul “{}”: choose from {}, or a clause from {}",
        book.name,
        short(text),
        keys.join(", "),
        clauses.join(", "),
    )
}

/// What was told, as far as it can be read.
fn facts(asked: &[&'static Question], request: &Object, reasons: &mut Reasons) -> Facts {
    let mut facts = Facts::default();
    let keys: Vec<&str> = asked.iter().map(|field| field.key).collect();
    let Some(value) = request.field("facts") else {
        return facts;
    };
    let Some(object) = value.object(&keys, reasons) else {
        return facts;
    };
    for field in asked {
        let answer = object.field(field.key);
        if let Some(fact) = answer.and_then(|value| fact(field.ask, &value, reasons)) {
            facts.set(field.key, fact);
        }
    }
    facts
}

impl Named<'_> {
    fn inquire(&self, facts: &Facts) -> Result<Inquiry<Verdict>, FoulError> {
        inquire(self.book, self.foul, self.clause, facts)
    }

    /// Says that a fact doesn't fit, and what would.
    fn refuse(&self, error: &FoulError, facts: &Facts, request: &Object, reasons: &mut Reasons) {
        let asked = questions(self.book, self.foul);
        let field = asked.iter().find(|field| field.key == error.question);
        let Some(field) = field else {
            reasons.push("bad-request", Some("foul".to_owned()), error.to_string());
            return;
        };
        let at = Path::Field(&FACTS, field.key).to_string();
        let found = request.field("facts").and_then(|value| match value.json {
            Json::Object(fields) => fields.iter().find(|(key, _)| key == field.key),
            _ => None,
        });
        let found = found.map_or_else(String::new, |(_, json)| json.words());
        let takes = self.takes(field, facts);
        let message = match self.clause {
            Some(clause) => {
                format!("{at} is {found}, which doesn’t fit {clause}: it takes {takes}")
            }
            None => format!(
                "{at} is {found}, which doesn’t fit the other facts: after those it takes {takes}"
            ),
        };
        reasons.unread("bad-request", Path::Field(&FACTS, field.key), message);
    }

    /// What answers a question after the other answers, in words.
    fn takes(&self, field: &'static Question, facts: &Facts) -> String {
        let fits = |fact: Fact| {
            let mut trial = facts.clone();
            trial.set(field.key, fact);
            !matches!(self.inquire(&trial), Err(error) if error.question == field.key)
        };
        match field.ask {
            Ask::Word(words) => {
                let keys = words.iter().enumerate();
                let keys = keys.filter(|(place, _)| fits(Fact::Word(*place)));
                either(keys.map(|(_, (key, _))| *key))
            }
            Ask::Flag => {
                let flags = [(true, "true"), (false, "false")].into_iter();
                let flags = flags.filter(|(flag, _)| fits(Fact::Flag(*flag)));
                either(flags.map(|(_, word)| word))
            }
            Ask::Number(most) if most <= TRIED => {
                let numbers = (0..=most).filter(|number| fits(Fact::Number(*number)));
                format!("a whole number {}", ranges(numbers))
            }
            ask => wants(ask),
        }
    }
}

fn either<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" or ")
}

/// Numbers in words: `from 1 to 10`.
fn ranges(numbers: impl Iterator<Item = u32>) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let words: Vec<_> = ranges
        .iter()
        .map(|(first, last)| format!("from {first} to {last}"))
        .collect();
    words.join(" or ")
}
