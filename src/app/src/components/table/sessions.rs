//! Sessions: several games of one event, with their sums.

use std::rc::Rc;

use tilewise_ledger::{Game, GameEvent, Log, SessionSum, Table, session_sums};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::end::overall;
use super::{TableContext, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::games::{self, SavedGame};
use crate::table::{Route, amount, house, position};

/// Link to the sums, if there are several games to sum.
pub fn link(at: &TableContext) -> Html {
    if all(at).len() < 2 {
        return Html::default();
    }
    let path = href(&Route::Sessions.into());
    let link = tag("a").class("button").with("data-action", "sessions");
    let link = link.with("href", path);
    link.child(tr!("Several sessions together")).done()
}

/// Draws the sessions of an event.
pub fn sessions(at: &TableContext) -> Html {
    Sessions(at.clone()).html()
}

#[derive(PartialEq)]
struct Sessions(TableContext);

impl Stateful for Sessions {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_sessions(&self.0).run(hooks)
    }
}

/// Game that can be a session.
type SessionGame = (Rc<str>, Rc<Game>);

/// Returns the games with the same rules as the current one, if their scores can be summed.
fn all(at: &TableContext) -> Vec<SavedGame> {
    let of = |log: &Log| match &log.entries().first()?.event {
        GameEvent::Opened(opened) => {
            let rule_set = opened.rules.house.rule_set();
            let is_summed = rule_set.progression.overall.is_some();
            is_summed.then(|| rule_set.table_key())
        }
        _ => None,
    };
    let Some(current) = of(&at.replayed.log) else {
        return Vec::new();
    };
    let games = games::all().into_iter();
    games.filter(|one| of(&one.log) == Some(current)).collect()
}

#[hook]
fn use_sessions(at: &TableContext) -> Html {
    let chosen = use_state(|| None::<Vec<Rc<str>>>);
    let all = use_memo(all(at), |games| {
        let played = |one: &SavedGame| (Rc::clone(&one.id), Rc::new(one.log.replay()));
        games.iter().map(played).collect::<Vec<SessionGame>>()
    });
    // Finished games, and the current one.
    let is_session = |(id, game): &&SessionGame| {
        *id == at.replayed.id || game.table().is_some_and(|table| table.end_reason.is_some())
    };
    let chosen_now: Vec<Rc<str>> = match &*chosen {
        Some(chosen) => chosen.clone(),
        None => all
            .iter()
            .filter(is_session)
            .map(|(id, _)| Rc::clone(id))
            .collect(),
    };
    let one = |(id, game): &SessionGame| {
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
        let when = match table.end_reason {
            Some(_) => tr!("Over").to_owned(),
            None => position(house(table), table.position),
        };
        let content: Html = [
            tag("span").class("past-when").child(when),
            tag("span")
                .class("past-what")
                .child(table.players.join(", ")),
        ]
        .into_iter()
        .collect();
        Some(
            tag("li")
                .key(id.to_string())
                .child(button.draw(content, does)),
        )
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
        .class("step-panel")
        .child(head(at, tr!("Several sessions together").to_owned()))
        .child(hint.child(tr!("People are told apart by their names.")))
        .child(list.children(all.iter().rev().filter_map(one)))
        .child(summed)
        .done()
}

/// Draws the sum of a player.
fn summed(at: &TableContext, sum: &SessionSum) -> Option<Html> {
    let house = house(at.replayed.table()?);
    let is_gain = house
        .rule_set()
        .progression
        .overall
        .is_some_and(|rule| rule.is_gain);
    let total = tag("strong")
        .with("data-overall", sum.overall.to_string())
        .child_if(overall(house, sum.overall));
    let has = tag("span")
        .class("standing-score")
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
