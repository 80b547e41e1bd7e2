//! Questions with player names, and the answers so far.

use tilewise_rules::{Answer, AnswerKind, Answers, BySeat, Prompt, Question, Seat};
use yew::prelude::*;

use tilewise_ledger::Table;

use super::players::seated;
use crate::i18n::{Locale, use_locale};
use crate::rulings::control;
use crate::table::name;
use crate::ui::phrases;
use crate::ui::question::answer_text;
use crate::ui::static_ref::StaticRef;

/// Draws a question with its handler. The earlier answer is marked.
pub fn ask(
    locale: Locale,
    table: &Table,
    prompt: &Prompt,
    facts: &Answers,
    onfact: &Callback<Answer>,
) -> Html {
    let field = prompt.question;
    let selected = facts.get(field.key);
    let key = |fact: &Answer| {
        let answer = fact.clone();
        html! {
            <button
                type="button"
                class="button answer"
                data-fact={field.write(fact)}
                aria-pressed={selected.map(|selected| (selected == fact).to_string())}
                onclick={onfact.reform(move |_: MouseEvent| answer.clone())}
            >
                { in_names(locale, table, field, fact) }
            </button>
        }
    };
    let mut answers: Vec<Html> = match field.kind {
        AnswerKind::Seat => {
            let onseat = onfact.reform(Answer::Seat);
            let offered = |seat: &Seat| prompt.answers.contains(&Answer::Seat(*seat));
            let chosen = |seat| selected == Some(&Answer::Seat(seat));
            let keys = seated(locale, table, &|_| true, &chosen, &onseat);
            let keys = Seat::ALL.into_iter().zip(keys);
            keys.filter(|(seat, _)| offered(seat))
                .map(|(_, key)| key)
                .collect()
        }
        _ => prompt.answers.iter().map(key).collect(),
    };
    if prompt.skip.is_some() {
        answers.push(key(&Answer::Open));
    }
    let is_seat = field.kind == AnswerKind::Seat;
    html! {
        <div
            class="question"
            role="group"
            aria-label={phrases::prompt_text(locale, prompt)}
            data-ask={field.key}
        >
            <h3>{ phrases::prompt_text(locale, prompt) }</h3>
            if prompt.answers.is_empty() {
                <TableAnswerForm
                    key={field.key}
                    table={table.clone()}
                    field={StaticRef(field)}
                    facts={facts.clone()}
                    onfact={onfact.clone()}
                />
            }
            <div class={if is_seat { "who-keys" } else { "answers" }}>{ answers }</div>
        </div>
    }
}

/// Draws the answers so far, each with a button back to its question.
pub fn answered(
    locale: Locale,
    table: &Table,
    fields: &[&'static Question],
    facts: &Answers,
    onback: &Callback<&'static str>,
) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    html! {
        <ol class="answered" aria-label={tr!(locale, "Answered: choose one to change it")}>
            for field in fields.iter().copied() {
                <li>
                    <button
                        type="button"
                        class="answered-one"
                        data-answered={field.key}
                        onclick={onback.reform(move |_: MouseEvent| field.key)}
                    >
                        <span>{ locale.translate(field.words) }</span>
                        { " " }
                        <strong>
                            { facts.get(field.key).map(|fact| in_names(locale, table, field, fact)) }
                        </strong>
                    </button>
                </li>
            }
        </ol>
    }
}

/// Returns the text of an answer with player names.
pub fn in_names(locale: Locale, table: &Table, field: &Question, fact: &Answer) -> String {
    let seats = table.seats();
    match fact {
        Answer::Seat(seat) => name(table, seats[*seat]),
        Answer::Seats(all) => {
            let named = all.iter().filter(|(_, is_in)| **is_in);
            let named: Vec<_> = named.map(|(seat, _)| name(table, seats[seat])).collect();
            if named.is_empty() {
                tr!(locale, "Nobody").to_owned()
            } else {
                named.join(", ")
            }
        }
        _ => answer_text(locale, field, fact),
    }
}

/// Properties of [`TableAnswerForm`].
#[derive(Properties, PartialEq)]
struct TableAnswerFormProps {
    /// Table before the entry.
    table: Table,
    /// Question.
    field: StaticRef<Question>,
    /// Answers so far.
    facts: Answers,
    /// Handler of the answer.
    onfact: Callback<Answer>,
}

/// Form for an answer that is typed or picked.
#[component]
fn TableAnswerForm(props: &TableAnswerFormProps) -> Html {
    let locale = use_locale();
    let field = props.field.0;
    let locale = locale.of_part(props.table.rules.house.rule_set().table_key());
    // Where several seats can be chosen, none is an answer too.
    let likely = props.table.likely_seats(field).unwrap_or_default();
    let begins = (field.kind == AnswerKind::Seats).then_some(Answer::Seats(likely));
    let fact = use_state(|| props.facts.get(field.key).cloned().or(begins));
    let onnow = {
        let fact = fact.clone();
        Callback::from(move |next: Option<Answer>| fact.set(next))
    };
    let onnext = {
        let (fact, onfact) = (fact.clone(), props.onfact.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(fact) = &*fact {
                onfact.emit(fact.clone());
            }
        })
    };
    let seats = match (&*fact, field.kind) {
        (Some(Answer::Seats(now)), AnswerKind::Seats) => Some(*now),
        _ => None,
    };
    let warning = seats.and_then(|now| props.table.left_out_warning(field, now));
    html! {
        <div class="fill">
            if let Some(now) = seats {
                { seat_keys(locale, &props.table, now, &onnow) }
            } else {
                <div class="fill-control">
                    { control(locale,
                        field,
                        Some(&props.table.rules.house),
                        &props.facts,
                        fact.as_ref(),
                        &onnow,
                    ) }
                    if field.in_unit {
                        { phrases::unit(locale, &props.table.rules.house) }
                    }
                </div>
            }
            <button
                type="button"
                class="go-on"
                data-action="next"
                aria-disabled={fact.is_none().then_some("true")}
                onclick={fact.is_some().then_some(onnext)}
            >
                { tr!(locale, "Continue") }
            </button>
            // Below the button, which keeps its place.
            if let Some(message) = warning {
                <p class="likely" role="status">{ locale.sentence(&message) }</p>
            }
        </div>
    }
}

/// Draws the seats as keys, each of which can be chosen.
fn seat_keys(
    locale: Locale,
    table: &Table,
    now: BySeat<bool>,
    onnow: &Callback<Option<Answer>>,
) -> Html {
    let onseat = onnow.reform(move |seat: Seat| {
        let mut next = now;
        next[seat] = !next[seat];
        Some(Answer::Seats(next))
    });
    html! {
        <div class="who-keys">{ seated(locale, table, &|_| true, &|seat| now[seat], &onseat) }</div>
    }
}
