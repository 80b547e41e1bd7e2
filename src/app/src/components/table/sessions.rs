//! Several games as the sessions of one event: what everybody has of them together.

use std::rc::Rc;

use tilewise_ledger::{Game, Input, Log, SessionSum, Table, session_sums};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::end::overall;
use super::{At, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::games::{self, SavedGame};
use crate::table::{Step, amount, house, position};

/// The way to the sum of sessions, where there are several that can be summed.
pub fn link(at: &At) -> Html {
    if all(at).len() < 2 {
        return Html::default();
    }
    let path = href(&Step::Sessions.into());
    let link = tag("a").class("button").with("data-action", "sessions");
    let link = link.with("href", path);
    link.child(tr!("Several sessions together")).done()
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
            None => position(house(table), table.position),
        };
        let says: Html = [
            tag("span").class("past-when").child(when),
            tag("span")
                .class("past-what")
                .child(table.players.join(", ")),
        ]
        .into_iter()
        .collect();
        Some(tag("li").key(id.to_string()).child(button.draw(says, does)))
    };
    let tables = all.iter().filter(|(id, _)| chosen_now.contains(id));
    let tables: Vec<&Table> = tables.filter_map(|(_, game)| game.table()).collect();
    let sums = session_sums(tables);
    let summed = if sums.is_empty() {
        tag("p").child(tr!("Choose the sessions to sum."))
    } else {
        let list = tag("ol").class("standings").with("data-sessions", "");
        list.children(sums.iter().filter_map(|sum| summed(at, sum)))
    };
    let hint = tag("p").class("tabletop-hint");
    let list = tag("ol").class("pasts");
    tag("div")
        .class("told")
        .child(head(at, tr!("Several sessions together").to_owned()))
        .child(hint.child(tr!("People are told apart by their names.")))
        .child(list.children(all.iter().rev().filter_map(one)))
        .child(summed)
        .done()
}

/// What one person has.
fn summed(at: &At, sum: &SessionSum) -> Option<Html> {
    let house = house(at.shown.table()?);
    let is_gain = house
        .rule_set()
        .progression
        .overall
        .is_some_and(|rule| rule.is_gain);
    let total = tag("strong")
        .with("data-overall", sum.overall.to_string())
        .child_if(overall(house, sum.overall));
    let has = tag("span")
        .class("standing-has")
        .child(total)
        .child_if((!is_gain).then(|| tag("small").child(amount(house, sum.score))))
        .child(tag("small").child(tr!("{0} {0:session|sessions}", sum.sessions)));
    let one = tag("li")
        .with("data-person", sum.name.clone())
        .child(tag("span").class("standing-place").child(sum.place))
        .child(tag("span").class("standing-name").child(&sum.name))
        .child(has);
    Some(one.done())
}
