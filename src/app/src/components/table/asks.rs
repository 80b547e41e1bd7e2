//! Questions about players by name, and the answers so far.

use tilewise_rules::{Ask, Asked, Fact, Facts, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use tilewise_ledger::Table;

use super::players::seated;
use crate::components::button::Button;
use crate::components::fouls::control;
use crate::components::question::said;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{speak_of, translate, translated};
use crate::table::name;
use crate::words;

/// A question, with what an answer does. What was said before is marked.
pub fn ask(table: &Table, asked: &Asked, facts: &Facts, onfact: &Callback<Fact>) -> Html {
    let field = asked.question;
    let said = facts.fact(field.key);
    let key = |fact: &Fact| {
        let button = Button {
            class: "button answer",
            hook: ("data-fact", field.write(fact)),
            pressed: said.map(|said| said == fact),
            ..Button::default()
        };
        let given = fact.clone();
        button.draw(
            in_names(table, field, fact),
            onfact.reform(move |_: MouseEvent| given.clone()),
        )
    };
    let mut answers: Vec<Html> = match field.ask {
        Ask::Seat => {
            let onseat = onfact.reform(Fact::Seat);
            let offered = |seat: &Seat| asked.answers.contains(&Fact::Seat(*seat));
            let chosen = |seat| said == Some(&Fact::Seat(seat));
            let keys = seated(table, &|_| true, &chosen, &onseat);
            let keys = Seat::ALL.into_iter().zip(keys);
            keys.filter(|(seat, _)| offered(seat))
                .map(|(_, key)| key)
                .collect()
        }
        _ => asked.answers.iter().map(key).collect(),
    };
    if asked.skip.is_some() {
        answers.push(key(&Fact::Nothing));
    }
    let fill = asked.answers.is_empty().then(|| {
        Fill {
            table: table.clone(),
            field: Same(field),
            facts: facts.clone(),
            onfact: onfact.clone(),
        }
        .keyed(field.key)
    });
    let is_seat = field.ask == Ask::Seat;
    let keys = tag("div").class(if is_seat { "who-keys" } else { "answers" });
    tag("div")
        .class("question")
        .with("role", "group")
        .with("aria-label", words::asked(asked))
        .with("data-ask", field.key)
        .child(tag("h3").child(words::asked(asked)))
        .child_if(fill)
        .child(keys.children(answers))
        .done()
}

/// What was answered so far, each with the way back to its question.
pub fn answered(
    table: &Table,
    fields: &[&'static Question],
    facts: &Facts,
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
        let answer = facts.fact(key).map(|fact| in_names(table, field, fact));
        let says: Html = [
            tag("span").child(translate(field.words)).done(),
            " ".into(),
            tag("strong").child_if(answer).done(),
        ]
        .into_iter()
        .collect();
        let does = onback.reform(move |_: MouseEvent| key);
        tag("li").child(button.draw(says, does))
    };
    tag("ol")
        .class("answered")
        .with("aria-label", tr!("Answered: choose one to change it"))
        .children(fields.iter().map(one))
        .done()
}

/// An answer in words, players by name.
pub fn in_names(table: &Table, field: &Question, fact: &Fact) -> String {
    let seats = table.seats();
    match fact {
        Fact::Seat(seat) => name(table, seats[*seat]),
        Fact::Seats(all) => {
            let named = all.iter().filter(|(_, is_in)| **is_in);
            let named: Vec<_> = named.map(|(seat, _)| name(table, seats[seat])).collect();
            if named.is_empty() {
                tr!("Nobody").to_owned()
            } else {
                named.join(", ")
            }
        }
        _ => said(field, fact),
    }
}

/// A question is the same when it has the same place among the questions.
#[derive(Clone, Copy)]
struct Same(&'static Question);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// An answer that is typed or picked, and then goes on.
#[derive(PartialEq)]
struct Fill {
    table: Table,
    field: Same,
    facts: Facts,
    onfact: Callback<Fact>,
}

impl Stateful for Fill {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_fill(self).run(hooks)
    }
}

#[hook]
fn use_fill(props: &Fill) -> Html {
    let field = props.field.0;
    let _speaking = speak_of(props.table.rules.house.rule_set().table_key());
    // Nobody is an answer too where some seats are asked for.
    let likely = props.table.likely_seats(field).unwrap_or_default();
    let begins = (field.ask == Ask::Seats).then_some(Fact::Seats(likely));
    let fact = use_state(|| props.facts.fact(field.key).cloned().or(begins));
    let onnow = {
        let fact = fact.clone();
        Callback::from(move |next: Option<Fact>| fact.set(next))
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
    let (content, note) = if let (Some(Fact::Seats(now)), Ask::Seats) = (&*fact, field.ask) {
        let now = *now;
        let onseat = onnow.reform(move |seat: Seat| {
            let mut next = now;
            next[seat] = !next[seat];
            Some(Fact::Seats(next))
        });
        let keys = seated(&props.table, &|_| true, &|seat| now[seat], &onseat);
        let note = props.table.left_out(field, now).map(|says| {
            let note = tag("p").class("likely").with("role", "status");
            note.child(translated(&says))
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
    // Beneath the button, which stays where it is.
    fill.child(go_on).child_if(note).done()
}
