//! Questions with player names, and the answers so far.

use tilewise_rules::{Answer, AnswerKind, Answers, Prompt, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use tilewise_ledger::Table;

use super::players::seated;
use crate::components::button::Button;
use crate::components::fouls::control;
use crate::components::question::answer_text;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{translate, translate_sentence, translation_scope};
use crate::table::name;
use crate::words;

/// Draws a question with its handler. The earlier answer is marked.
pub fn ask(table: &Table, prompt: &Prompt, facts: &Answers, onfact: &Callback<Answer>) -> Html {
    let field = prompt.question;
    let selected = facts.get(field.key);
    let key = |fact: &Answer| {
        let button = Button {
            class: "button answer",
            hook: ("data-fact", field.write(fact)),
            pressed: selected.map(|selected| selected == fact),
            ..Button::default()
        };
        let answer = fact.clone();
        button.draw(
            in_names(table, field, fact),
            onfact.reform(move |_: MouseEvent| answer.clone()),
        )
    };
    let mut answers: Vec<Html> = match field.kind {
        AnswerKind::Seat => {
            let onseat = onfact.reform(Answer::Seat);
            let offered = |seat: &Seat| prompt.answers.contains(&Answer::Seat(*seat));
            let chosen = |seat| selected == Some(&Answer::Seat(seat));
            let keys = seated(table, &|_| true, &chosen, &onseat);
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
    let fill = prompt.answers.is_empty().then(|| {
        TableAnswerForm {
            table: table.clone(),
            field: TableQuestionRef(field),
            facts: facts.clone(),
            onfact: onfact.clone(),
        }
        .keyed(field.key)
    });
    let is_seat = field.kind == AnswerKind::Seat;
    let keys = tag("div").class(if is_seat { "who-keys" } else { "answers" });
    tag("div")
        .class("question")
        .with("role", "group")
        .with("aria-label", words::prompt_text(prompt))
        .with("data-ask", field.key)
        .child(tag("h3").child(words::prompt_text(prompt)))
        .child_if(fill)
        .child(keys.children(answers))
        .done()
}

/// Draws the answers so far, each with a button back to its question.
pub fn answered(
    table: &Table,
    fields: &[&'static Question],
    facts: &Answers,
    onback: &Callback<&'static str>,
) -> Html {
    if fields.is_empty() {
        return Html::default();
    }
    let one = |field: &&'static Question| {
        let key = field.key;
        let button = Button {
            class: "answered-one",
            hook: ("data-answered", key.to_owned()),
            ..Button::default()
        };
        let answer = facts.get(key).map(|fact| in_names(table, field, fact));
        let content: Html = [
            tag("span").child(translate(field.words)).done(),
            " ".into(),
            tag("strong").child_if(answer).done(),
        ]
        .into_iter()
        .collect();
        let does = onback.reform(move |_: MouseEvent| key);
        tag("li").child(button.draw(content, does))
    };
    tag("ol")
        .class("answered")
        .with("aria-label", tr!("Answered: choose one to change it"))
        .children(fields.iter().map(one))
        .done()
}

/// Returns the text of an answer with player names.
pub fn in_names(table: &Table, field: &Question, fact: &Answer) -> String {
    let seats = table.seats();
    match fact {
        Answer::Seat(seat) => name(table, seats[*seat]),
        Answer::Seats(all) => {
            let named = all.iter().filter(|(_, is_in)| **is_in);
            let named: Vec<_> = named.map(|(seat, _)| name(table, seats[seat])).collect();
            if named.is_empty() {
                tr!("Nobody").to_owned()
            } else {
                named.join(", ")
            }
        }
        _ => answer_text(field, fact),
    }
}

/// Reference to a question, compared by address.
#[derive(Clone, Copy)]
struct TableQuestionRef(&'static Question);

impl PartialEq for TableQuestionRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// Form for an answer that is typed or picked.
#[derive(PartialEq)]
struct TableAnswerForm {
    table: Table,
    field: TableQuestionRef,
    facts: Answers,
    onfact: Callback<Answer>,
}

impl Stateful for TableAnswerForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_fill(self).run(hooks)
    }
}

#[hook]
fn use_fill(props: &TableAnswerForm) -> Html {
    let field = props.field.0;
    let _scope = translation_scope(props.table.rules.house.rule_set().table_key());
    // Where several seats can be chosen, none is an answer too.
    let likely = props.table.likely_seats(field).unwrap_or_default();
    let begins = (field.kind == AnswerKind::Seats).then_some(Answer::Seats(likely));
    let fact = use_state(|| props.facts.get(field.key).cloned().or(begins));
    let onnow = {
        let fact = fact.clone();
        Callback::from(move |next: Option<Answer>| fact.set(next))
    };
    let go_on = Button {
        class: "go-on",
        hook: ("data-action", "next".to_owned()),
        idle: fact.is_none(),
        ..Button::default()
    };
    let onnext = {
        let (fact, onfact) = (fact.clone(), props.onfact.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(fact) = &*fact {
                onfact.emit(fact.clone());
            }
        })
    };
    let (content, note) =
        if let (Some(Answer::Seats(now)), AnswerKind::Seats) = (&*fact, field.kind) {
            let now = *now;
            let onseat = onnow.reform(move |seat: Seat| {
                let mut next = now;
                next[seat] = !next[seat];
                Some(Answer::Seats(next))
            });
            let keys = seated(&props.table, &|_| true, &|seat| now[seat], &onseat);
            let note = props.table.left_out_warning(field, now).map(|message| {
                let note = tag("p").class("likely").with("role", "status");
                note.child(translate_sentence(&message))
            });
            (tag("div").class("who-keys").children(keys), note)
        } else {
            let unit = field.in_unit.then(|| words::unit(&props.table.rules.house));
            let house = Some(&props.table.rules.house);
            let control = control(field, house, &props.facts, fact.as_ref(), &onnow);
            let fill = tag("div").class("fill-control").child(control);
            (fill.child_if(unit), None)
        };
    let go_on = go_on.draw(tr!("Continue"), onnext);
    let fill = tag("div").class("fill").child(content);
    // Below the button, which keeps its place.
    fill.child(go_on).child_if(note).done()
}
