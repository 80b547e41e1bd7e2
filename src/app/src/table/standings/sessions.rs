//! Sessions: several games of one event, with their sums.

use std::rc::Rc;

use tilewise_ledger::{Game, GameEvent, Log, SessionSum, Table, session_sums};
use yew::prelude::*;

use super::end::overall;
use crate::i18n::{Locale, use_locale};
use crate::store::SavedGame;
use crate::table::table_nav::head;
use crate::table::view::{TableView, href};
use crate::table::{Route, amount, house, position};

/// Link to the sums, if there are several games to sum.
pub fn link(locale: Locale, at: &TableView) -> Html {
    if all(at).len() < 2 {
        return Html::default();
    }
    html! {
        <a class="button" data-action="sessions" href={href(&Route::Sessions.into())}>
            { tr!(locale, "Several sessions together") }
        </a>
    }
}

/// Draws the sessions of an event.
pub fn sessions(at: &TableView) -> Html {
    html! { <Sessions at={at.clone()} /> }
}

/// Game that can be a session.
type SessionGame = (Rc<str>, Rc<Game>);

/// Returns the games with the same rules as the current one, if their scores can be summed.
fn all(at: &TableView) -> Vec<SavedGame> {
    let of = |log: &Log| match &log.entries().first()?.event {
        GameEvent::Opened(opened) => {
            let rule_set = opened.rules.house.rule_set();
            let is_summed = rule_set.game.progression.overall.is_some();
            is_summed.then(|| rule_set.table_key())
        }
        _ => None,
    };
    let Some(current) = of(&at.replayed.log) else {
        return Vec::new();
    };
    let games = at.games.all.iter();
    let games = games.filter(|one| of(&one.log) == Some(current));
    games.cloned().collect()
}

/// Properties of [`Sessions`].
#[derive(Properties, PartialEq)]
struct SessionsProps {
    /// Current game, and the location in it.
    at: TableView,
}

/// Sessions to choose from, and the sums of the chosen ones.
#[component]
fn Sessions(props: &SessionsProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
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
    let session = |(id, game): &SessionGame| {
        let table = game.table()?;
        let is_chosen = chosen_now.contains(id);
        let mut next = chosen_now.clone();
        next.retain(|other| other != id);
        if !is_chosen {
            next.push(Rc::clone(id));
        }
        let onclick = {
            let chosen = chosen.clone();
            Callback::from(move |_: MouseEvent| chosen.set(Some(next.clone())))
        };
        Some(html! {
            <li key={id.to_string()}>
                <button
                    type="button"
                    class="past"
                    data-session={id.to_string()}
                    aria-pressed={is_chosen.to_string()}
                    {onclick}
                >
                    <span class="past-when">{ when(locale, table) }</span>
                    <span class="past-what">{ table.players.join(", ") }</span>
                </button>
            </li>
        })
    };
    let tables = all.iter().filter(|(id, _)| chosen_now.contains(id));
    let tables: Vec<&Table> = tables.filter_map(|(_, game)| game.table()).collect();
    let sums = session_sums(tables);
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Several sessions together").to_owned()) }
            <p class="tabletop-hint">{ tr!(locale, "Members of a club are joined by their club; other people by their names.") }</p>
            <ol class="pasts">{ for all.iter().rev().filter_map(session) }</ol>
            if sums.is_empty() {
                <p>{ tr!(locale, "Choose the sessions to sum.") }</p>
            } else {
                <ol class="standings" data-sessions="">
                    { for sums.iter().filter_map(|sum| summed(locale, at, sum)) }
                </ol>
            }
        </div>
    }
}

/// Returns the progress of a game as text.
fn when(locale: Locale, table: &Table) -> String {
    match table.end_reason {
        Some(_) => tr!(locale, "Over").to_owned(),
        None => position(locale, house(table), table.position),
    }
}

/// Draws the sum of a player.
fn summed(locale: Locale, at: &TableView, sum: &SessionSum) -> Option<Html> {
    let house = house(at.replayed.table()?);
    let is_gain = house
        .rule_set()
        .game
        .progression
        .overall
        .is_some_and(|rule| rule.is_gain);
    Some(html! {
        <li data-person={sum.name.clone()}>
            <span class="standing-place">{ sum.place }</span>
            <span class="standing-name">{ &sum.name }</span>
            <span class="standing-score">
                <strong data-overall={sum.overall.to_string()}>
                    { overall(locale, house, sum.overall) }
                </strong>
                if !is_gain {
                    <small>{ amount(house, sum.score) }</small>
                }
                <small>{ tr!(locale, "{0} {0:session|sessions}", sum.sessions) }</small>
            </span>
        </li>
    })
}
