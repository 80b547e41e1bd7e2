//! A question, and its answers: what is missing in a hand, who is liable, what happened.

use tilewise_rules::{Ask, Asked, Fact, Gap, Question, Sentence, Winner, sentence};
use yew::prelude::*;

use super::button::Button;
use crate::at_table::who;
use crate::components::tag::tag;
use crate::language::translate;
use crate::words;

/// How questions with large answers look.
pub static STYLES: &str = include_str!("../../../../styles/deferred/question.css");

/// A question as it is drawn.
pub struct Asking<'a> {
    /// The question.
    pub asked: &'a Asked,
    /// Its style.
    pub class: &'static str,
    /// By what styles and tests know it.
    pub key: String,
    /// The question in words, as a title.
    pub title: Html,
    /// What an answer leads to.
    pub answer: &'a dyn Fn(&Fact) -> Answer,
    /// Whether the answer that leaves it open comes first.
    pub open_first: bool,
    /// What is typed or picked, where no answers are listed.
    pub control: Html,
    /// How its answers are said.
    pub says: &'static Says,
}

/// How answers are said.
pub struct Says {
    /// In words.
    pub said: fn(&Question, &Fact) -> String,
    /// By what styles and tests know them.
    pub key: fn(&Question, &Fact) -> String,
}

/// Answers that are one of few: what a hand asks has no others.
pub static CHOICES: Says = Says {
    said: |question, fact| said_choice(question, fact).unwrap_or_default(),
    key: |question, fact| question.write_choice(fact).unwrap_or_default(),
};

/// All answers that there are.
pub static ALL: Says = Says {
    said,
    key: Question::write,
};

/// What is drawn of an answer.
#[derive(Default)]
pub struct Answer {
    /// What it leads to.
    pub leads: Leads,
    /// Whether it is the one that was given, where that can be seen.
    pub given: Option<bool>,
    /// What it comes to.
    pub worth: Option<String>,
}

/// What an answer leads to.
pub enum Leads {
    /// A place in the page.
    To(String),
    /// Something that is done.
    Does(Callback<MouseEvent>),
}

impl Default for Leads {
    fn default() -> Self {
        Self::Does(Callback::noop())
    }
}

/// A question with its answers.
pub fn question(asking: Asking) -> Html {
    let Asking { asked, .. } = asking;
    let one = |fact: &Fact| {
        let says = asking.says;
        let [said, key] = [says.said, says.key].map(|write| write(asked.question, fact));
        answer(said, key, *fact == Fact::Nothing, (asking.answer)(fact))
    };
    let mut answers: Vec<Html> = asked.answers.iter().map(one).collect();
    if asked.skip.is_some() {
        let place = if asking.open_first { 0 } else { answers.len() };
        answers.insert(place, one(&Fact::Nothing));
    }
    let parts = [
        asking.title,
        asking.control,
        tag("div").class(shape(asked)).children(answers).done(),
    ];
    group(asking.class, words::asked(asked), asking.key, parts)
}

/// What belongs to one question.
pub fn group(class: &'static str, says: String, key: String, parts: [Html; 3]) -> Html {
    tag("div")
        .class(class)
        .with("role", "group")
        .with("aria-label", says)
        .with("data-ask", key)
        .children(parts)
        .done()
}

/// An answer that is the way to what follows; one that leaves it open stands apart.
pub fn link(href: String, key: String, is_open: bool, says: impl Into<Html>) -> Html {
    let class = if is_open {
        "answer answer-open"
    } else {
        "answer"
    };
    tag("a")
        .class(class)
        .with("href", href)
        .with("data-fact", key)
        .child(says)
        .done()
}

/// How the answers stand.
fn shape(asked: &Asked) -> &'static str {
    match asked.question.ask {
        Ask::NumberOf(_) => "answers answers-numbers",
        _ if asked.is_short() => "answers answers-short",
        _ => "answers",
    }
}

fn answer(said: String, key: String, is_open: bool, answer: Answer) -> Html {
    let worth = |says: String| tag("span").class("answer-worth").child(says).done();
    let says = [said.into(), answer.worth.map(worth).unwrap_or_default()];
    let says: Html = says.into_iter().collect();
    match answer.leads {
        Leads::To(href) => link(href, key, is_open, says),
        Leads::Does(onclick) => {
            let button = Button {
                class: "button answer",
                hook: ("data-fact", key),
                pressed: answer.given,
                ..Button::default()
            };
            button.draw(says, onclick)
        }
    }
}

/// An answer in words, if it is one of few.
fn said_choice(question: &Question, fact: &Fact) -> Option<String> {
    Some(match fact {
        Fact::Seat(seat) => who(*seat),
        Fact::By(by) => words::by(*by),
        Fact::Flag(true) => tr!("Yes").to_owned(),
        Fact::Flag(false) => tr!("No").to_owned(),
        Fact::Word(place) => match question.ask {
            Ask::Word(all) => all
                .get(*place)
                .map_or("", |(_, name)| translate(name))
                .to_owned(),
            _ => String::new(),
        },
        Fact::Nothing => translate(question.skip.unwrap_or(text!("Not known"))).to_owned(),
        _ => return None,
    })
}

/// What a winner's hand is worth.
fn worth(question: &Question, winner: &Winner) -> Gap {
    match (question.ask, winner.units, winner.on_axis) {
        (Ask::Winners(Some(counted_in)), 0, Some(on_axis)) => {
            let gaps = vec![winner.value.into(), on_axis.into()];
            Sentence::new(counted_in.with_axis, gaps).into()
        }
        (Ask::Winners(Some(counted_in)), 1.., _) => {
            Sentence::new(counted_in.in_units, vec![winner.units.into()]).into()
        }
        _ => winner.value.into(),
    }
}

/// An answer in words.
pub fn said(question: &Question, fact: &Fact) -> String {
    if let Some(said) = said_choice(question, fact) {
        return said;
    }
    match fact {
        Fact::Tiles(tiles) => listed(tiles.iter().map(|&tile| tile.into())),
        Fact::Bonus(tiles) => listed(tiles.iter().map(Gap::from)),
        Fact::BySeat(all) => listed(all.iter().filter_map(|(seat, number)| {
            let number = (*number)?;
            Some(Gap::from(sentence!("{0}: {1}", seat, number)))
        })),
        Fact::PointsBySeat(all) => listed(all.iter().filter_map(|(seat, points)| {
            let points = minus(&(*points)?.to_string());
            Some(Gap::from(sentence!("{0}: {1}", seat, points)))
        })),
        Fact::Winners(all) => {
            let all = all.iter();
            listed(all.map(|one| {
                let worth = worth(question, one);
                Gap::from(match one.liable {
                    None => sentence!("{0}: {1}", one.seat, worth),
                    Some(liable) => sentence!("{0}: {1} ({2} is liable)", one.seat, worth, liable),
                })
            }))
        }
        Fact::Claims(all) => listed(all.iter().map(|one| one.seat.into())),
        Fact::Seats(seats) => {
            let names = seats.iter().filter(|(_, is_in)| **is_in);
            let mut names = names.map(|(seat, _)| Gap::from(seat)).peekable();
            if names.peek().is_none() {
                tr!("Nobody").to_owned()
            } else {
                listed(names)
            }
        }
        Fact::Number(_) => question.write(fact),
        Fact::Points(_) | Fact::Overall(_) | Fact::OverallBySeat(_) => minus(&question.write(fact)),
        Fact::Seat(_) | Fact::By(_) | Fact::Flag(_) | Fact::Word(_) | Fact::Nothing => {
            String::new()
        }
    }
}

/// A number with the sign that is printed.
fn minus(number: &str) -> String {
    number.replace('-', "\u{2212}")
}

fn listed(names: impl Iterator<Item = Gap>) -> String {
    tr!("{0}", Sentence::joined("{0}, {1}", names))
}
