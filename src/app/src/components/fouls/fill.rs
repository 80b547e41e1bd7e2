//! An answer that is typed or picked, and then goes on.

use std::rc::Rc;

use tilewise_rules::{Ask, Fact, Facts, House, Question};
use yew::functional::{Hook, HookContext};
use yew::html::onsubmit;
use yew::prelude::*;

use super::address::href;
use super::answers::{
    bonus, by_seat, claimants, claims, held, number_field, overall_field, points_by_seat,
    points_field, seats, tiles, winners,
};
use super::number::Sort;
use crate::browser::window;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::fouls::Place;
use crate::language::{Language, speak_of, translate};
use crate::words;

/// A question is the same when it has the same place among the questions.
#[derive(Clone, Copy)]
pub struct Typed(pub &'static Question);

impl PartialEq for Typed {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// An answer that is typed or picked; the way on opens when there is one.
#[derive(PartialEq)]
pub struct Fill {
    pub language: Language,
    pub field: Typed,
    pub place: Place,
}

impl Stateful for Fill {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_fill(self).run(hooks)
    }
}

#[hook]
fn use_fill(props: &Fill) -> Html {
    let field = props.field.0;
    let _speaking = speak_of(props.place.by.part());
    let fact = use_state(|| props.place.facts.fact(field.key).cloned());
    let onfact = {
        let fact = fact.clone();
        Callback::from(move |next: Option<Fact>| fact.set(next))
    };
    let next = fact
        .as_ref()
        .map(|fact| href(&props.place.with(field.key, Some(fact.clone()))));
    // The Enter key goes on too.
    let onsubmit = {
        let next = next.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some((next, window)) = next.as_ref().zip(window()) {
                // Refused by no browser for a part of the page.
                let _ = window.location().set_hash(next);
            }
        })
    };
    let house = props.place.by.house();
    let control = control(field, house, &props.place.facts, fact.as_ref(), &onfact);
    let unit = house.filter(|_| field.in_unit).map(words::unit);
    let control = tag("div").class("fill-control").child(control);
    let goes_on = if next.is_some() {
        tag("button")
            .with("type", "submit")
            .class("go-on")
            .with("data-action", "next")
            .child(tr!("Continue"))
    } else {
        let wants = words::says(wants(field.ask));
        tag("p").class("fill-wants").child(wants)
    };
    tag("form")
        .class("fill")
        .listen(Rc::new(onsubmit::Wrapper::new(onsubmit)))
        .child(control.child_if(unit))
        .child(goes_on)
        .done()
}

/// What answers a question that isn't a list, in a house if it is one of a rule set.
pub fn control(
    field: &'static Question,
    house: Option<&House>,
    facts: &Facts,
    now: Option<&Fact>,
    onfact: &Callback<Option<Fact>>,
) -> Html {
    // Nobody wins on an own discard.
    let giver = facts.seat("from");
    match field.ask {
        Ask::Number(most) => number_field(translate(field.words), most, now, onfact),
        Ask::Points => points_field(translate(field.words), now, onfact),
        Ask::Overall => overall_field(translate(field.words), now, onfact),
        Ask::Tile | Ask::Tiles => tiles(field, now, onfact),
        Ask::Bonus => bonus(now, onfact),
        // No penalty book asks for tiles that are held.
        Ask::Held => house.map_or_else(Html::default, |house| {
            held(house.geometry().complete(), now, onfact)
        }),
        Ask::BySeat => by_seat(now, onfact),
        Ask::PointsBySeat => points_by_seat(Sort::Points, now, onfact),
        Ask::ScoresBySeat => points_by_seat(Sort::Score, now, onfact),
        Ask::Winners(counted_in) => winners(counted_in, giver, now, onfact),
        Ask::Claims => claims(giver, now, onfact),
        Ask::Claimants => claimants(giver, now, onfact),
        Ask::Seats => seats(now, onfact),
        // These are lists, and what no page asks for.
        Ask::Seat | Ask::By | Ask::Flag | Ask::Word(_) | Ask::NumberOf(_) | Ask::OverallBySeat => {
            Html::default()
        }
    }
}

/// What is waited for.
const fn wants(ask: Ask) -> &'static str {
    match ask {
        Ask::Tile => text!("tap a tile"),
        Ask::Tiles | Ask::Held | Ask::Bonus => text!("tap the tiles"),
        Ask::BySeat | Ask::PointsBySeat | Ask::ScoresBySeat | Ask::Winners(_) => {
            text!("type a number for those whom it concerns")
        }
        Ask::Claims | Ask::Claimants | Ask::Seats => text!("tap the players"),
        Ask::Overall => text!("type a number such as 12.3"),
        _ => text!("type a number"),
    }
}
