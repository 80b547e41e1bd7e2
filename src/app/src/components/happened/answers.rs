//! Answers that take more than a row of buttons.

use tilewise_rules::{
    Ask, BonusTile, BonusTiles, BySeat, Fact, Field, Seat, Tile, WinClaim, Winner,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::act::act;
use crate::components::button::Button;
use crate::components::tile::tile;
use crate::state::Action;

/// A number that is typed; nothing where it is none.
pub fn number_field(
    label: &'static str,
    number: Option<u32>,
    onnumber: &Callback<Option<u32>>,
) -> Html {
    let onchange = onnumber.reform(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>()?;
        input.value().trim().parse().ok()
    });
    html! {
        <input type="number" class="number" min="0" inputmode="numeric" aria-label={label}
            value={number.map(|number| number.to_string()).unwrap_or_default()} {onchange} />
    }
}

/// A key of a small keyboard of tiles.
fn tile_key(face: &str, name: &'static str, pressed: bool, onclick: Callback<MouseEvent>) -> Html {
    let button = Button {
        class: "key key-small",
        hook: ("data-pick", face.to_owned()),
        label: Some(name.to_owned()),
        title: Some(name.to_owned()),
        pressed: Some(pressed),
        ..Button::default()
    };
    button.draw(tile(face), onclick)
}

/// One tile, or some of them: a tap chooses, another one takes back.
pub fn tiles(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
    let chosen = match now {
        Some(Fact::Tiles(tiles)) => tiles.as_slice(),
        _ => &[],
    };
    let key = |tile: Tile| {
        let pressed = chosen.contains(&tile);
        let mut next: Vec<Tile> = match field.ask {
            Ask::Tile => Vec::new(),
            _ => chosen
                .iter()
                .copied()
                .filter(|&other| other != tile)
                .collect(),
        };
        if !pressed {
            next.push(tile);
        }
        let fact = Some(Fact::Tiles(next.clone())).filter(|_| !next.is_empty());
        tile_key(
            &tile.to_string(),
            tile.name(),
            pressed,
            act(onaction, Action::Fact(field.key, fact)),
        )
    };
    html! { <div class="picker">{ for Tile::ALL.map(key) }</div> }
}

/// Some bonus tiles: a tap chooses, another one takes back.
pub fn bonus(now: Option<&Fact>, set: impl Fn(Fact) -> Callback<MouseEvent>) -> Html {
    let chosen = match now {
        Some(Fact::Bonus(tiles)) => *tiles,
        _ => BonusTiles::NONE,
    };
    let key = |tile: BonusTile| {
        let next = chosen.iter().filter(|&other| other != tile);
        let mut next: BonusTiles = next.collect();
        if !chosen.contains(tile) {
            next = next.with(tile);
        }
        tile_key(
            &tile.to_string(),
            tile.name(),
            chosen.contains(tile),
            set(Fact::Bonus(next)),
        )
    };
    html! { <div class="picker">{ for BonusTile::ALL.map(key) }</div> }
}

/// A number for each seat.
pub fn by_seat(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
    let all = match now {
        Some(Fact::BySeat(all)) => *all,
        _ => BySeat::default(),
    };
    seats(|seat| {
        let onnumber = onaction.reform(move |number: Option<u32>| {
            let mut next = all;
            next[seat] = number;
            Action::Fact(field.key, Some(Fact::BySeat(next)))
        });
        let number = all[seat];
        number_field(seat.name(), number, &onnumber)
    })
}

/// Who wins, each with a value.
pub fn winners(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
    let all = match now {
        Some(Fact::Winners(all)) => all.clone(),
        _ => Vec::new(),
    };
    seats(|seat| {
        let value = all.iter().find(|one| one.seat == seat);
        let value = value.map(|one| u32::from(one.value));
        let all = all.clone();
        let onnumber = onaction.reform(move |number: Option<u32>| {
            let mut next = all.clone();
            next.retain(|one| one.seat != seat);
            let value = number.and_then(|number| number.try_into().ok());
            next.extend(value.map(|value| Winner { seat, value }));
            let fact = Some(Fact::Winners(next.clone())).filter(|_| !next.is_empty());
            Action::Fact(field.key, fact)
        });
        number_field(seat.name(), value, &onnumber)
    })
}

/// Who claims, each with a kind of hand.
pub fn claims(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
    let all = match now {
        Some(Fact::Claims(all)) => all.clone(),
        _ => Vec::new(),
    };
    seats(|seat| {
        let key = |name: &'static str, thirteen_orphans: bool| {
            let claim = WinClaim {
                seat,
                thirteen_orphans,
            };
            let pressed = all.contains(&claim);
            let mut next = all.clone();
            next.retain(|one| one.seat != seat);
            if !pressed {
                next.push(claim);
            }
            let fact = Some(Fact::Claims(next.clone())).filter(|_| !next.is_empty());
            let button = Button {
                class: "segment",
                hook: ("data-fact", format!("{}-{thirteen_orphans}", seat.letter())),
                pressed: Some(pressed),
                ..Button::default()
            };
            button.draw(name, act(onaction, Action::Fact(field.key, fact)))
        };
        html! {
            <div class="group">{ key("Hand", false) }{ key("Thirteen orphans", true) }</div>
        }
    })
}

/// One answer for each seat.
fn seats(answer: impl Fn(Seat) -> Html) -> Html {
    html! {
        <div class="by-seat">
            { for Seat::ALL.map(|seat| html! {
                <div class="by-seat-one"><span>{ seat.name() }</span>{ answer(seat) }</div>
            }) }
        </div>
    }
}
