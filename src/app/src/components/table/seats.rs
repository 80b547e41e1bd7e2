//! Who sits where from here on.

use tilewise_ledger::{Input, PlayerId, Table};
use tilewise_rules::Seat;
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::table::{name, wind};

/// The seats: two taps swap two players, those who sit out too.
pub fn seats(at: &At, table: &Table) -> Html {
    let all = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok().map(PlayerId));
    let resting = all.filter(|&one| table.seat_of(one).is_none());
    let sitting = Seat::ALL.map(|seat| table.seats()[seat]);
    Seats {
        at: at.clone(),
        players: sitting.into_iter().chain(resting).collect(),
    }
    .html()
}

#[derive(PartialEq)]
struct Seats {
    at: At,
    /// Those who sit, East first, then those who sit out.
    players: Vec<PlayerId>,
}

impl Stateful for Seats {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_seats(self).run(hooks)
    }
}

#[hook]
fn use_seats(props: &Seats) -> Html {
    let at = &props.at;
    let players = use_state(|| props.players.clone());
    let moved = use_state(|| None::<usize>);
    let joins = use_state(String::new);
    let Some(table) = at.shown.table() else {
        return Html::default();
    };
    let key = |place: usize| {
        let button = Button {
            class: "who-key",
            hook: ("data-place", place.to_string()),
            pressed: Some(*moved == Some(place)),
            ..Button::default()
        };
        let does = {
            let (players, moved) = (players.clone(), moved.clone());
            Callback::from(move |_: MouseEvent| match *moved {
                None => moved.set(Some(place)),
                Some(other) => {
                    let mut next = (*players).clone();
                    next.swap(place, other);
                    players.set(next);
                    moved.set(None);
                }
            })
        };
        let sign = Seat::ALL.get(place).copied().map_or("–", wind);
        let says = html! {
            <>
                <span class="wind">{ sign }</span>
                <span class="who-name">{ name(table, players[place]) }</span>
            </>
        };
        button.draw(says, does)
    };
    let onname = {
        let joins = joins.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                joins.set(field.value());
            }
        })
    };
    let new = joins.trim().to_owned();
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
    let changed = players[..4] != props.players[..4];
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: !changed,
        ..Button::default()
    };
    let ondone = {
        let (at, players, position) = (at.clone(), players.clone(), table.position);
        Callback::from(move |_: MouseEvent| {
            let mut first = tilewise_rules::BySeat::default();
            for (seat, &player) in Seat::ALL.into_iter().zip(players.iter()) {
                first[position.first_seat(seat)] = player;
            }
            at.tell(Input::Seats(first));
        })
    };
    html! {
        <div class="told">
            { head(at, tr!("Who sits where").to_owned()) }
            <p class="felt-hint">{ tr!("Tap two players to swap them. It holds from this hand on; earlier hands stay as they were.") }</p>
            <div class="who-keys" role="group" aria-label={tr!("Who sits where")}>{ for (0..4).map(key) }</div>
            if players.len() > 4 {
                <h3 class="label">{ tr!("Sitting out") }</h3>
                <div class="who-keys" role="group" aria-label={tr!("Sitting out")}>{ for (4..players.len()).map(key) }</div>
            }
            { done.draw(tr!("From this hand on"), ondone) }
            <label class="joins">
                <span>{ tr!("Somebody comes to the table") }</span>
                <input type="text" maxlength="24" autocomplete="off" value={(*joins).clone()} oninput={onname} />
            </label>
            { join.draw(tr!("Add the player"), onjoin) }
        </div>
    }
}
