//! Several games as the sessions of one event: what everybody has of them together.

use std::rc::Rc;

use tilewise_ledger::{Game, Input, Log, SessionSum, Table, session_sums};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::end::overall;
use super::{At, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::games::{self, SavedGame};
use crate::table::{Step, amount, house, position};

/// The way to the sum of sessions, where there are several that can be summed.
pub fn link(at: &At) -> Html {
    if all(at).len() < 2 {
        return Html::default();
    }
    let path = href(&Step::Sessions.into());
    html! { <a class="button" data-action="sessions" href={path}>{ tr!("Several sessions together") }</a> }
}

/// The sessions of one event.
pub fn sessions(at: &At) -> Html {
    Sessions(at.clone()).html()
}

#[derive(PartialEq)]
struct Sessions(At);

impl Stateful for Sessions {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_sessions(&self.0).run(hooks)
    }
}

/// A game that can be a session.
type Session = (Rc<str>, Rc<Game>);

/// The games by the same rules as the one that is shown, where those have something to sum.
fn all(at: &At) -> Vec<SavedGame> {
    let of = |log: &Log| match &log.entries().first()?.input {
        Input::Opened(opened) => {
            let rule_set = opened.rules.house.rule_set();
            let is_summed = rule_set.progression.overall.is_some();
            is_summed.then(|| rule_set.table_key())
        }
        _ => None,
    };
    let Some(shown) = of(&at.shown.log) else {
        return Vec::new();
    };
    let games = games::all().into_iter();
    games.filter(|one| of(&one.log) == Some(shown)).collect()
}

#[hook]
fn use_sessions(at: &At) -> Html {
    let chosen = use_state(|| None::<Vec<Rc<str>>>);
    let all = use_memo(all(at), |games| {
        let played = |one: &SavedGame| (Rc::clone(&one.id), Rc::new(one.log.replay()));
        games.iter().map(played).collect::<Vec<Session>>()
    });
    // What is over was a session; the one that is shown may be one in play.
    let is_over = |(id, game): &&Session| {
        *id == at.shown.id || game.table().is_some_and(|table| table.over.is_some())
    };
    let chosen_now: Vec<Rc<str>> = match &*chosen {
        Some(chosen) => chosen.clone(),
        None => all
            .iter()
            .filter(is_over)
            .map(|(id, _)| Rc::clone(id))
            .collect(),
    };
    let one = |(id, game): &Session| {
        let table = game.table()?;
        let is_chosen = chosen_now.contains(id);
        let button = Button {
            class: "past",
            hook: ("data-session", id.to_string()),
            pressed: Some(is_chosen),
            ..Button::default()
        };
        let mut next = chosen_now.clone();
        next.retain(|other| other != id);
        if !is_chosen {
            next.push(Rc::clone(id));
        }
        let does = {
            let chosen = chosen.clone();
            Callback::from(move |_: MouseEvent| chosen.set(Some(next.clone())))
        };
        let when = match table.over {
            Some(_) => tr!("Over").to_owned(),
            None => position(table.position),
        };
        let says = html! {
            <>
                <span class="past-when">{ when }</span>
                <span class="past-what">{ table.players.join(", ") }</span>
            </>
        };
        Some(html! { <li key={id.to_string()}>{ button.draw(says, does) }</li> })
    };
    let tables = all.iter().filter(|(id, _)| chosen_now.contains(id));
    let tables: Vec<&Table> = tables.filter_map(|(_, game)| game.table()).collect();
    let sums = session_sums(tables);
    html! {
        <div class="told">
            { head(at, tr!("Several sessions together").to_owned()) }
            <p class="felt-hint">{ tr!("People are told apart by their names.") }</p>
            <ol class="pasts">{ for all.iter().rev().filter_map(one) }</ol>
            if sums.is_empty() {
                <p>{ tr!("Choose the sessions to sum.") }</p>
            } else {
                <ol class="standings" data-sessions="">{ for sums.iter().filter_map(|sum| summed(at, sum)) }</ol>
            }
        </div>
    }
}

/// What one person has.
fn summed(at: &At, sum: &SessionSum) -> Option<Html> {
    let house = house(at.shown.table()?);
    let is_gain = house
        .rule_set()
        .progression
        .overall
        .is_some_and(|rule| rule.is_gain);
    Some(html! {
        <li data-person={sum.name.clone()}>
            <span class="standing-place">{ sum.place }</span>
            <span class="standing-name">{ &sum.name }</span>
            <span class="standing-has">
                <strong data-overall={sum.overall.to_string()}>{ overall(house, sum.overall) }</strong>
                if !is_gain {
                    <small>{ amount(house, sum.score) }</small>
                }
                <small>{ tr!("{0} {0:session|sessions}", sum.sessions) }</small>
            </span>
        </li>
    })
}
