//! Who sits where from here on.

use tilewise_ledger::{Input, Opening, PlayerId, Table};
use tilewise_rules::{BySeat, Position, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::new_game::{name_field, tidy};
use super::players::all_players;
use super::{At, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::table::{Aim, Place, Step, name, wind};

/// The seats: two taps swap two players, those who sit out too.
pub fn seats(at: &At) -> Html {
    let at = at.clone();
    let path = at.place.path();
    Seats { at }.keyed(&path)
}

#[derive(PartialEq)]
struct Seats {
    at: At,
}

impl Stateful for Seats {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_seats(self).run(hooks)
    }
}

/// The game as it is when somebody sits down, and what was told of it.
fn begins(at: &At) -> Option<(Table, Option<Opening>)> {
    if let Aim::Instead(id) = &at.place.aim
        && let Some(Input::Opened(opening)) = at.shown.told(id)
    {
        // The game begins there: its table is the one that it opens.
        let input = Input::Opened(opening.clone());
        let mut game = tilewise_ledger::Game::default();
        game.tell(id, &input);
        return Some((game.table()?.clone(), Some(opening)));
    }
    Some((at.before().table()?.clone(), None))
}

/// Those who sit, East first, then those who sit out.
fn in_order(table: &Table, seats: BySeat<PlayerId>) -> Vec<PlayerId> {
    let sitting = Seat::ALL.map(|seat| seats[seat]);
    let resting = all_players(table).filter(|one| !sitting.contains(one));
    sitting.into_iter().chain(resting).collect()
}

/// Who sits where, by where they sit in the first hand of the round.
fn now(position: Position, first: BySeat<PlayerId>) -> BySeat<PlayerId> {
    BySeat::new(Seat::ALL.map(|seat| first[position.first_seat(seat)]))
}

/// Who would sit where in the first hand of the round.
fn first(position: Position, players: &[PlayerId]) -> BySeat<PlayerId> {
    let mut first = BySeat::default();
    for (seat, &player) in Seat::ALL.into_iter().zip(players) {
        first[position.first_seat(seat)] = player;
    }
    first
}

#[hook]
fn use_seats(props: &Seats) -> Html {
    let at = &props.at;
    let begun = begins(at);
    let players = use_state(|| {
        let (table, _) = begun.as_ref()?;
        let seats = match at.said(table) {
            Some(Input::Seats(first)) => now(table.position, first),
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
        let button = Button {
            class: "who-key",
            hook: ("data-place", place.to_string()),
            pressed: Some(*moved == Some(place)),
            ..Button::default()
        };
        let does = if let Some(other) = *moved {
            let mut next = sit.clone();
            next.swap(place, other);
            set(next)
        } else {
            let moved = moved.clone();
            Callback::from(move |_: MouseEvent| moved.set(Some(place)))
        };
        let sign = Seat::ALL.get(place).copied().map_or("–", wind);
        let says = html! {
            <>
                <span class="wind">{ sign }</span>
                <span class="who-name">{ name(table, sit[place]) }</span>
            </>
        };
        button.draw(says, does)
    };
    let new = tidy(&joins);
    let join = Button {
        class: "button",
        hook: ("data-action", "join".to_owned()),
        idle: new.is_empty() || table.players.contains(&new),
        ..Button::default()
    };
    let onjoin = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.tell(Input::Joined(new.clone())))
    };
    let seats = first(table.position, sit);
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: seats == table.first_seats,
        ..Button::default()
    };
    let of_all = opening.is_some();
    let input = match opening.clone() {
        Some(opening) => Input::Opened(Opening { seats, ..opening }),
        None => Input::Seats(seats),
    };
    let says = (seats != table.first_seats).then(|| changes(at, &input));
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.tell(input.clone()))
    };
    let [hint, does] = if of_all {
        [
            tr!(
                "Tap two players to swap them. It holds from the first hand on: whoever won or paid stays who it was."
            ),
            tr!("Sit so from the first hand on"),
        ]
    } else {
        [
            tr!(
                "Tap two players to swap them. It holds from this hand on; earlier hands stay as they were."
            ),
            tr!("From this hand on"),
        ]
    };
    let first = at
        .shown
        .log
        .effective()
        .first()
        .map(|first| first.id.clone());
    let first = first.filter(|_| at.place.aim == Aim::Next).map(|id| {
        let aim = Aim::Instead(id);
        let step = Step::Seats;
        href(&Place { step, aim })
    });
    let proposed = table.proposed_seats();
    let proposed = proposed.map(|seats| in_order(table, now(table.position, seats)));
    let propose = Button {
        class: "button",
        hook: ("data-action", "propose".to_owned()),
        pressed: proposed.as_ref().map(|all| all[..4] == sit[..4]),
        ..Button::default()
    };
    let onname = {
        let joins = joins.clone();
        Callback::from(move |name: String| joins.set(name))
    };
    let is_next = at.place.aim == Aim::Next;
    html! {
        <div class="told">
            { head(at, tr!("Who sits where").to_owned()) }
            <p class="tabletop-hint">{ hint }</p>
            <div class="who-keys" role="group" aria-label={tr!("Who sits where")}>{ for (0..4).map(key) }</div>
            if sit.len() > 4 {
                <h3 class="label">{ tr!("Sitting out") }</h3>
                <div class="who-keys" role="group" aria-label={tr!("Sitting out")}>{ for (4..sit.len()).map(key) }</div>
            }
            { for proposed.map(|next| propose.draw(tr!("Whoever sat out longest comes in"), set(next))) }
            { for says }
            { done.draw(does, ondone) }
            if let Some(first) = first {
                <a class="button" data-action="seats-first" href={first}>{ tr!("Other seats from the first hand on") }</a>
            }
            if is_next {
                { name_field(tr!("Somebody comes to the table").to_owned(), &joins, &onname) }
                { join.draw(tr!("Add the player"), onjoin) }
                <a class="button" data-action="substitute" href={href(&Step::Substitute.into())}>
                    { tr!("Somebody plays for another") }
                </a>
            }
        </div>
    }
}
