//! Change of seats.

use tilewise_ledger::{GameEvent, Opening, PlayerId, Table};
use tilewise_rules::{BySeat, Position, Seat};
use yew::prelude::*;

use super::done_button::done_button;
use super::players::all_players;
use crate::i18n::{Locale, use_locale};
use crate::table::history::changes::changes;
use crate::table::new_game::{name_field, tidy};
use crate::table::table_nav::head;
use crate::table::view::{TableView, href};
use crate::table::{EditTarget, Route, TableLocation, name};
use crate::ui::phrases;

/// Draws the seats: two taps swap two players, also those without a seat.
pub fn seats(at: &TableView) -> Html {
    html! { <Seats key={at.place.path()} at={at.clone()} /> }
}

/// Returns the table before the change, and the opening if that is edited.
fn begins(at: &TableView) -> Option<(Table, Option<Opening>)> {
    if let EditTarget::Replace(id) = &at.place.target
        && let Some(GameEvent::Opened(opening)) = at.replayed.entry_event(id)
    {
        // The table of an opening is the one that it creates.
        let input = GameEvent::Opened(opening.clone());
        let mut game = tilewise_ledger::Game::default();
        game.apply(id, &input);
        return Some((game.table()?.clone(), Some(opening)));
    }
    Some((at.before().table()?.clone(), None))
}

/// Returns the seated players from East, then the others.
fn in_order(table: &Table, seats: BySeat<PlayerId>) -> Vec<PlayerId> {
    let sitting = Seat::ALL.map(|seat| seats[seat]);
    let resting = all_players(table).filter(|one| !sitting.contains(one));
    sitting.into_iter().chain(resting).collect()
}

/// Converts seats of the round's first hand to current ones.
fn now(position: Position, first: BySeat<PlayerId>) -> BySeat<PlayerId> {
    BySeat::new(Seat::ALL.map(|seat| first[position.first_seat(seat)]))
}

/// Returns the seats in the first hand of the round.
fn first(position: Position, players: &[PlayerId]) -> BySeat<PlayerId> {
    let mut first = BySeat::default();
    for (seat, &player) in Seat::ALL.into_iter().zip(players) {
        first[position.first_seat(seat)] = player;
    }
    first
}

/// Properties of [`Seats`].
#[derive(Properties, PartialEq)]
struct SeatsProps {
    /// Game, and location of the entry in it.
    at: TableView,
}

/// Seats of the players, and the players without a seat.
#[component]
fn Seats(props: &SeatsProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let begun = begins(at);
    let players = use_state(|| {
        let (table, _) = begun.as_ref()?;
        let seats = match at.event_to_edit(table) {
            Some(GameEvent::Seats(first)) => now(table.position, first),
            _ => table.seats(),
        };
        Some(in_order(table, seats))
    });
    let moved = use_state(|| None::<usize>);
    let joins = use_state(String::new);
    let (Some((table, opening)), Some(sit)) = (&begun, &*players) else {
        return Html::default();
    };
    let set = |next: Vec<PlayerId>| {
        let (players, moved) = (players.clone(), moved.clone());
        Callback::from(move |_: MouseEvent| {
            players.set(Some(next.clone()));
            moved.set(None);
        })
    };
    let key = |place: usize| {
        let onclick = if let Some(other) = *moved {
            let mut next = sit.clone();
            next.swap(place, other);
            set(next)
        } else {
            let moved = moved.clone();
            Callback::from(move |_: MouseEvent| moved.set(Some(place)))
        };
        html! {
            <button
                type="button"
                class="who-key"
                data-place={place.to_string()}
                aria-pressed={(*moved == Some(place)).to_string()}
                {onclick}
            >
                <span class="wind">{ Seat::ALL.get(place).copied().map_or("–", |one| phrases::seat_letter(locale, one)) }</span>
                <span class="who-name">{ name(table, sit[place]) }</span>
            </button>
        }
    };
    let seats = first(table.position, sit);
    let is_changed = seats != table.first_seats;
    let of_all = opening.is_some();
    let input = match opening.clone() {
        Some(opening) => GameEvent::Opened(Opening { seats, ..opening }),
        None => GameEvent::Seats(seats),
    };
    let diff = is_changed.then(|| changes(locale, at, &input));
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.commit(input.clone()))
    };
    let [hint, does] = if of_all {
        [
            tr!(
                locale,
                "Tap two players to swap them. It holds from the first hand on: whoever won or paid stays who it was."
            ),
            tr!(locale, "Sit so from the first hand on"),
        ]
    } else {
        [
            tr!(
                locale,
                "Tap two players to swap them. It holds from this hand on; earlier hands stay as they were."
            ),
            tr!(locale, "From this hand on"),
        ]
    };
    let proposed = table.proposed_seats();
    let proposed = proposed.map(|seats| in_order(table, now(table.position, seats)));
    let is_next = at.place.target == EditTarget::Append;
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Who sits where").to_owned()) }
            <p class="tabletop-hint">{ hint }</p>
            <div class="who-keys" role="group" aria-label={tr!(locale, "Who sits where")}>
                { for (0..4).map(key) }
            </div>
            if sit.len() > 4 {
                <h3 class="label">{ tr!(locale, "Sitting out") }</h3>
                <div class="who-keys" role="group" aria-label={tr!(locale, "Sitting out")}>
                    { for (4..sit.len()).map(key) }
                </div>
            }
            if let Some(next) = proposed {
                <button
                    type="button"
                    class="button"
                    data-action="propose"
                    aria-pressed={(next[..4] == sit[..4]).to_string()}
                    onclick={set(next)}
                >
                    { tr!(locale, "Whoever sat out longest comes in") }
                </button>
            }
            { for diff }
            { done_button(does, is_changed.then_some(ondone)) }
            if let Some(first) = first_seats(at) {
                <a class="button" data-action="seats-first" href={first}>
                    { tr!(locale, "Other seats from the first hand on") }
                </a>
            }
            if is_next {
                { newcomer(locale, at, table, &joins) }
                <a class="button" data-action="substitute" href={href(&Route::Substitute.into())}>
                    { tr!(locale, "Somebody plays for another") }
                </a>
            }
        </div>
    }
}

/// Returns the address of a change of the seats from the first hand on, unless an entry is edited.
fn first_seats(at: &TableView) -> Option<String> {
    if at.place.target != EditTarget::Append {
        return None;
    }
    let log = at.replayed.log.resolved();
    let opening = log.first()?;
    Some(href(&TableLocation {
        route: Route::Seats,
        target: EditTarget::Replace(opening.id.clone()),
    }))
}

/// Draws the name field of a new player, and the button that adds the player.
fn newcomer(locale: Locale, at: &TableView, table: &Table, joins: &UseStateHandle<String>) -> Html {
    let onname = {
        let joins = joins.clone();
        Callback::from(move |name: String| joins.set(name))
    };
    let new = tidy(joins);
    let can = !new.is_empty() && !table.players.contains(&new);
    let onjoin = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.commit(GameEvent::NewPlayer(new.clone())))
    };
    html! {
        <>
            { name_field(tr!(locale, "Somebody comes to the table").to_owned(), joins, &onname) }
            <button
                type="button"
                class="button"
                data-action="join"
                aria-disabled={(!can).then_some("true")}
                onclick={can.then_some(onjoin)}
            >
                { tr!(locale, "Add the player") }
            </button>
        </>
    }
}
