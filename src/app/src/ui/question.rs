//! Question with its answers: missing facts of a hand, liability, events.

use tilewise_rules::{Answer, AnswerKind, Gap, Prompt, Question, Sentence, Winner, sentence};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::Players;
use crate::ui::phrases;

/// Question to be drawn.
pub struct Asking<'a> {
    /// Question.
    pub prompt: &'a Prompt,
    /// CSS class.
    pub class: &'static str,
    /// Value of the attribute that styles and tests use as a selector.
    pub key: String,
    /// Text of the question, as a title.
    pub title: Html,
    /// Link or action of an answer.
    pub answer: &'a dyn Fn(&Answer) -> AnswerView,
    /// True if the answer that leaves the question open comes first.
    pub open_first: bool,
    /// Control for typed or picked answers, if none are listed.
    pub control: Html,
    /// Texts and keys of the answers.
    pub answer_text: &'static AnswerText,
    /// Names of the players, for answers that are seats.
    pub players: &'a Players,
}

/// Texts and keys of answers.
pub struct AnswerText {
    /// Text of an answer.
    pub text: fn(Locale, &Question, &Answer) -> String,
    /// Key of an answer, used as a selector by styles and tests.
    pub key: fn(&Question, &Answer) -> String,
}

/// Answers from a short list: questions about a hand have no others.
pub static CHOICES: AnswerText = AnswerText {
    text: |locale, question, fact| choice_text(locale, question, fact).unwrap_or_default(),
    key: |question, fact| question.write_choice(fact).unwrap_or_default(),
};

/// Answers of all kinds.
pub static ALL: AnswerText = AnswerText {
    text: answer_text,
    key: Question::write,
};

/// View of an answer.
#[derive(Default)]
pub struct AnswerView {
    /// Link or action.
    pub leads: Leads,
    /// Selected state; `None` where no selection can be shown.
    pub selected: Option<bool>,
    /// Result of the answer.
    pub worth: Option<String>,
}

/// Target of an answer.
pub enum Leads {
    /// Path within the page.
    To(String),
    /// Action.
    Does(Callback<MouseEvent>),
}

impl Default for Leads {
    fn default() -> Self {
        Self::Does(Callback::noop())
    }
}

/// Draws a question with its answers.
pub fn question(locale: Locale, asking: Asking) -> Html {
    let Asking { prompt, .. } = asking;
    let one = |fact: &Answer| {
        let answer_text = asking.answer_text;
        let text = (answer_text.text)(locale, prompt.question, fact);
        let key = (answer_text.key)(prompt.question, fact);
        let name = match fact {
            Answer::Seat(seat) => asking.players.name(*seat),
            _ => None,
        };
        let text = name.map_or(text, str::to_owned);
        answer(text, key, *fact == Answer::Open, (asking.answer)(fact))
    };
    let mut answers: Vec<Html> = prompt.answers.iter().map(one).collect();
    if prompt.skip.is_some() {
        let place = if asking.open_first { 0 } else { answers.len() };
        answers.insert(place, one(&Answer::Open));
    }
    let parts = [
        asking.title,
        asking.control,
        html! { <div class={shape(prompt)}>{ for answers }</div> },
    ];
    group(
        asking.class,
        phrases::prompt_text(locale, prompt),
        asking.key,
        parts,
    )
}

/// Draws the elements of one question as a group.
pub fn group(class: &'static str, label: String, key: String, parts: [Html; 3]) -> Html {
    html! { <div {class} role="group" aria-label={label} data-ask={key}>{ for parts }</div> }
}

/// Draws an answer that links to the next step; the answer that leaves the question open is set off.
pub fn link(href: String, key: String, is_open: bool, content: impl Into<Html>) -> Html {
    let class = if is_open {
        "answer answer-open"
    } else {
        "answer"
    };
    html! { <a {class} {href} data-fact={key}>{ content.into() }</a> }
}

/// Returns the layout of the answers.
fn shape(prompt: &Prompt) -> &'static str {
    match prompt.question.kind {
        AnswerKind::NumberOf(_) => "answers answers-numbers",
        _ if prompt.is_short() => "answers answers-short",
        _ => "answers",
    }
}

fn answer(text: String, key: String, is_open: bool, answer: AnswerView) -> Html {
    let content = html! {
        <>
            <span class="answer-text">{ text }</span>
            if let Some(worth) = answer.worth {
                <span class="answer-worth">{ worth }</span>
            }
        </>
    };
    match answer.leads {
        Leads::To(href) => link(href, key, is_open, content),
        Leads::Does(onclick) => html! {
            <button
                type="button"
                class="button answer"
                data-fact={key}
                aria-pressed={answer.selected.map(|selected| selected.to_string())}
                {onclick}
            >
                { content }
            </button>
        },
    }
}

/// Returns the text of an answer from a short list.
fn choice_text(locale: Locale, question: &Question, fact: &Answer) -> Option<String> {
    Some(match fact {
        Answer::Seat(seat) => locale.translate(seat.name()).to_owned(),
        Answer::By(by) => phrases::win_by_name(locale, *by),
        Answer::Flag(true) => tr!(locale, "Yes").to_owned(),
        Answer::Flag(false) => tr!(locale, "No").to_owned(),
        Answer::Word(place) => match question.kind {
            AnswerKind::Word(all) => all
                .get(*place)
                .map_or("", |(_, name)| locale.translate(name))
                .to_owned(),
            _ => String::new(),
        },
        Answer::Open => locale
            .translate(question.skip.unwrap_or(text!("Not known")))
            .to_owned(),
        _ => return None,
    })
}

/// Returns the value of a winner's hand.
fn worth(question: &Question, winner: &Winner) -> Gap {
    match (question.kind, winner.units, winner.on_axis) {
        (AnswerKind::Winners(Some(counted_in)), 0, Some(on_axis)) => {
            let gaps = vec![winner.value.into(), on_axis.into()];
            Sentence::new(counted_in.with_axis, gaps).into()
        }
        (AnswerKind::Winners(Some(counted_in)), 1.., _) => {
            Sentence::new(counted_in.in_units, vec![winner.units.into()]).into()
        }
        _ => winner.value.into(),
    }
}

/// Returns the text of an answer.
pub fn answer_text(locale: Locale, question: &Question, fact: &Answer) -> String {
    if let Some(text) = choice_text(locale, question, fact) {
        return text;
    }
    match fact {
        Answer::Tiles(tiles) => listed(locale, tiles.iter().map(|&tile| tile.into())),
        Answer::Bonus(tiles) => listed(locale, tiles.iter().map(Gap::from)),
        Answer::BonusInOrder(tiles) => listed(locale, tiles.iter().map(|&tile| tile.into())),
        Answer::Debts(debts) => {
            let mut debts = debts.iter().peekable();
            if debts.peek().is_none() {
                tr!(locale, "Nobody").to_owned()
            } else {
                listed(
                    locale,
                    debts.map(|debt| {
                        let [creditor, debtor] = debt.parties();
                        let points = debt.points();
                        Gap::from(sentence!("{0} owes {1} {2}", debtor, creditor, points))
                    }),
                )
            }
        }
        Answer::CarriedWins(wins) => listed(
            locale,
            wins.iter().map(|win| {
                Gap::from(sentence!(
                    "{0} owes {1} {2}",
                    win.payer,
                    win.winner,
                    win.points
                ))
            }),
        ),
        Answer::BySeat(all) => listed(
            locale,
            all.iter().filter_map(|(seat, number)| {
                let number = (*number)?;
                Some(Gap::from(sentence!("{0}: {1}", seat, number)))
            }),
        ),
        Answer::PointsBySeat(all) => listed(
            locale,
            all.iter().filter_map(|(seat, points)| {
                let points = minus(&(*points)?.to_string());
                Some(Gap::from(sentence!("{0}: {1}", seat, points)))
            }),
        ),
        Answer::Winners(all) => {
            let all = all.iter();
            listed(
                locale,
                all.map(|one| {
                    let worth = worth(question, one);
                    Gap::from(match one.liable {
                        None => sentence!("{0}: {1}", one.seat, worth),
                        Some(liable) => {
                            sentence!("{0}: {1} ({2} is liable)", one.seat, worth, liable)
                        }
                    })
                }),
            )
        }
        Answer::Claims(all) => listed(locale, all.iter().map(|one| one.seat.into())),
        Answer::Seats(seats) => {
            let names = seats.iter().filter(|(_, is_in)| **is_in);
            let mut names = names.map(|(seat, _)| Gap::from(seat)).peekable();
            if names.peek().is_none() {
                tr!(locale, "Nobody").to_owned()
            } else {
                listed(locale, names)
            }
        }
        Answer::Number(_) => question.write(fact),
        Answer::Points(_) | Answer::Overall(_) | Answer::OverallBySeat(_) => {
            minus(&question.write(fact))
        }
        Answer::Seat(_) | Answer::By(_) | Answer::Flag(_) | Answer::Word(_) | Answer::Open => {
            String::new()
        }
    }
}

/// Replaces the hyphen of a negative number by a minus sign.
fn minus(number: &str) -> String {
    number.replace('-', "\u{2212}")
}

fn listed(locale: Locale, names: impl Iterator<Item = Gap>) -> String {
    tr!(locale, "{0}", Sentence::joined("{0}, {1}", names))
}
