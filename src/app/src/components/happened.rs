//! What happened beside a win: a few questions, then what the book says.

mod answers;
mod verdict;

use tilewise_rules::{Ask, EventKind, Fact, Facts, Field, House, Need, Seat, WinBy};
use yew::prelude::*;

use self::answers::{bonus, by_seat, claims, number_field, tiles, winners};
use self::verdict::verdict;
use super::act::act;
use super::button::Button;
use crate::state::{Action, Happened};
use crate::words;

/// The list of what the book rules on; or the questions about one of them, and the ruling.
pub fn happened(happened: &Happened, house: &House, onaction: &Callback<Action>) -> Html {
    let Some(kind) = happened.kind else {
        return list(house, onaction);
    };
    let back = Button {
        class: "button",
        hook: ("data-action", "back".to_owned()),
        ..Button::default()
    };
    let facts = &happened.facts;
    let fields = kind
        .fields()
        .iter()
        .filter(|field| is_asked(field, facts, house));
    html! {
        <div class="happened" data-event={kind.key()}>
            <div class="happened-head">
                <h3>{ kind.name() }</h3>
                { back.draw("Something else", act(onaction, Action::Happened(None))) }
            </div>
            { for fields.map(|field| question(field, facts, onaction)) }
            { verdict(happened.ruling(house), house) }
        </div>
    }
}

fn list(house: &House, onaction: &Callback<Action>) -> Html {
    let button = |kind: &EventKind| {
        let button = Button {
            class: "happened-kind",
            hook: ("data-event-kind", kind.key().to_owned()),
            ..Button::default()
        };
        button.draw(kind.name(), act(onaction, Action::Happened(Some(*kind))))
    };
    html! {
        <div class="happened-kinds">{ for house.ruleset().events.iter().map(button) }</div>
    }
}

/// Whether the question comes up after the answers so far.
fn is_asked(field: &Field, facts: &Facts, house: &House) -> bool {
    // Where nobody pays for a draw there is no pot.
    if field.key == "pot" && !house.ruleset().events.contains(&EventKind::Draw) {
        return false;
    }
    match facts.fact("by") {
        Some(Fact::By(by)) if field.need == Need::Given => {
            by.needs_seat() || *by == WinBy::BonusTiles
        }
        _ => field.need != Need::Given,
    }
}

fn question(field: &'static Field, facts: &Facts, onaction: &Callback<Action>) -> Html {
    let now = facts.fact(field.key);
    let set = |fact: Fact| {
        // What is answered already is taken back by the same tap.
        let fact = Some(fact).filter(|fact| now != Some(fact));
        act(onaction, Action::Fact(field.key, fact))
    };
    let answer = |name: String, key: String, fact: Fact| {
        let button = Button {
            class: "segment",
            hook: ("data-fact", key),
            pressed: Some(now == Some(&fact)),
            ..Button::default()
        };
        button.draw(name, set(fact))
    };
    let seats = || {
        Seat::ALL.map(|seat| {
            answer(
                seat.name().to_owned(),
                seat.letter().to_string(),
                Fact::Seat(seat),
            )
        })
    };
    let answers = match field.ask {
        Ask::Seat => html! { <div class="group">{ for seats() }</div> },
        Ask::By => {
            let ways =
                WinBy::ALL.map(|by| answer(words::by(by), by.key().to_owned(), Fact::By(by)));
            html! { <div class="group group-wrap">{ for ways }</div> }
        }
        Ask::Flag => {
            let flags = [("Yes", true), ("No", false)];
            let flags = flags
                .map(|(name, flag)| answer(name.to_owned(), name.to_lowercase(), Fact::Flag(flag)));
            html! { <div class="group">{ for flags }</div> }
        }
        Ask::Word(all) => {
            let all = all.iter().enumerate();
            let all = all.map(|(place, (key, name))| {
                answer((*name).to_owned(), (*key).to_owned(), Fact::Word(place))
            });
            html! { <div class="group group-wrap">{ for all }</div> }
        }
        Ask::Number(_) => {
            let onnumber = onaction.reform(move |number: Option<u32>| {
                Action::Fact(field.key, number.map(Fact::Number))
            });
            let number = match now {
                Some(Fact::Number(number)) => Some(*number),
                _ => None,
            };
            number_field(field.question, number, &onnumber)
        }
        Ask::Tile | Ask::Tiles => tiles(field, now, onaction),
        Ask::Bonus => bonus(now, set),
        Ask::BySeat => by_seat(field, now, onaction),
        Ask::Winners => winners(field, now, onaction),
        Ask::Claims => claims(field, now, onaction),
        // No book of hands asks for these.
        Ask::Seats | Ask::Overall => Html::default(),
    };
    html! {
        <div class="question" role="group" aria-label={field.question} data-field={field.key}>
            <h4>{ field.question }</h4>
            { answers }
        </div>
    }
}
