//! Answers that take more than a row of buttons.

use tilewise_rules::{
    Ask, BonusTile, BonusTiles, BySeat, Fact, Question, Seat, Tile, WinClaim, Winner,
};
use yew::prelude::*;

use super::number::{Number, Sort};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tile::tile;
use crate::language::translate;

/// What an answer does.
type OnFact = Callback<Option<Fact>>;

fn set(onfact: &OnFact, fact: Option<Fact>) -> Callback<MouseEvent> {
    onfact.reform(move |_| fact.clone())
}

/// A whole number.
pub fn number_field(label: &'static str, most: u32, now: Option<&Fact>, onfact: &OnFact) -> Html {
    number(label, Sort::Whole(most), now, onfact)
}

/// An overall score.
pub fn overall_field(label: &'static str, now: Option<&Fact>, onfact: &OnFact) -> Html {
    number(label, Sort::Overall, now, onfact)
}

fn number(label: &'static str, sort: Sort, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let number = Number {
        label: label.into(),
        sort,
        now: now.cloned(),
        onfact: onfact.clone(),
    };
    number.html()
}

/// A key of a small keyboard of tiles.
fn tile_key(face: &str, name: &'static str, pressed: bool, onclick: Callback<MouseEvent>) -> Html {
    let button = Button {
        class: "key key-small",
        hook: ("data-pick", face.to_owned()),
        label: Some(translate(name).to_owned()),
        title: Some(translate(name).to_owned()),
        pressed: Some(pressed),
        ..Button::default()
    };
    button.draw(tile(face), onclick)
}

/// One tile, or some of them: a tap chooses, another one takes back.
pub fn tiles(field: &Question, now: Option<&Fact>, onfact: &OnFact) -> Html {
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
        tile_key(&tile.to_string(), tile.name(), pressed, set(onfact, fact))
    };
    html! { <div class="picker">{ for Tile::ALL.map(key) }</div> }
}

/// Some bonus tiles: a tap chooses, another one takes back.
pub fn bonus(now: Option<&Fact>, onfact: &OnFact) -> Html {
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
            set(onfact, Some(Fact::Bonus(next))),
        )
    };
    html! { <div class="picker">{ for BonusTile::ALL.map(key) }</div> }
}

/// A number for each seat, as far as they are known.
pub fn by_seat(now: Option<&Fact>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Fact::BySeat(all)) => *all,
        _ => BySeat::default(),
    };
    each_seat(None, |seat| {
        let onnumber = onfact.reform(move |fact: Option<Fact>| {
            let mut next = all;
            next[seat] = match fact {
                Some(Fact::Number(number)) => Some(number),
                _ => None,
            };
            let known = next.iter().any(|(_, number)| number.is_some());
            known.then_some(Fact::BySeat(next))
        });
        let now = all[seat].map(Fact::Number);
        number_field(translate(seat.name()), u32::MAX, now.as_ref(), &onnumber)
    })
}

/// Who wins, each with a value.
pub fn winners(but: Option<Seat>, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Fact::Winners(all)) => all.clone(),
        _ => Vec::new(),
    };
    each_seat(but, |seat| {
        let won = all.iter().find(|one| one.seat == seat).copied();
        let value = won.map(|one| Fact::Number(one.value.into()));
        let liable = won.map(|won| liable_for(won, &all, onfact));
        let all = all.clone();
        let onnumber = onfact.reform(move |fact: Option<Fact>| {
            let mut next = all.clone();
            next.retain(|one| one.seat != seat);
            let value = match fact {
                Some(Fact::Number(number)) => number.try_into().ok(),
                _ => None,
            };
            next.extend(value.map(|value| Winner {
                seat,
                value,
                liable: won.and_then(|won| won.liable),
            }));
            Some(Fact::Winners(next.clone())).filter(|_| !next.is_empty())
        });
        let number = number_field(
            translate(seat.name()),
            u16::MAX.into(),
            value.as_ref(),
            &onnumber,
        );
        html! { <>{ number }{ liable }</> }
    })
}

/// Who is liable for a winner's hand; the same tap takes it back.
fn liable_for(won: Winner, all: &[Winner], onfact: &OnFact) -> Html {
    let key = |seat: Seat| {
        let pressed = won.liable == Some(seat);
        let liable = Some(seat).filter(|_| !pressed);
        let mut next = all.to_vec();
        for one in next.iter_mut().filter(|one| one.seat == won.seat) {
            one.liable = liable;
        }
        let button = Button {
            class: "segment",
            hook: ("data-liable", seat.letter().to_string()),
            pressed: Some(pressed),
            ..Button::default()
        };
        let fact = Some(Fact::Winners(next));
        button.draw(translate(seat.name()), set(onfact, fact))
    };
    let says = tr!("Liable for it:");
    html! {
        <div class="by-seat-more" role="group" aria-label={says}>
            <small>{ says }</small>
            <div class="group">{ for won.seat.others().map(key) }</div>
        </div>
    }
}

/// Who claims, each with a kind of hand.
pub fn claims(but: Option<Seat>, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Fact::Claims(all)) => all.clone(),
        _ => Vec::new(),
    };
    each_seat(but, |seat| {
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
            button.draw(translate(name), set(onfact, fact))
        };
        html! {
            <div class="group">{ key(text!("Any hand"), false) }{ key(text!("Thirteen orphans"), true) }</div>
        }
    })
}

/// Some seats, perhaps none.
pub fn seats(now: Option<&Fact>, onfact: &OnFact) -> Html {
    let chosen = match now {
        Some(Fact::Seats(seats)) => Some(*seats),
        _ => None,
    };
    let key = |seat: Seat| {
        let mut next = chosen.unwrap_or_default();
        next[seat] = !next[seat];
        let button = Button {
            class: "segment",
            hook: ("data-fact", seat.letter().to_string()),
            pressed: Some(chosen.is_some_and(|chosen| chosen[seat])),
            ..Button::default()
        };
        button.draw(translate(seat.name()), set(onfact, Some(Fact::Seats(next))))
    };
    let nobody = BySeat::default();
    let no_seat = Button {
        class: "segment",
        hook: ("data-fact", "none".to_owned()),
        pressed: Some(chosen == Some(nobody)),
        ..Button::default()
    };
    html! {
        <div class="group group-wrap">
            { for Seat::ALL.map(key) }
            { no_seat.draw(tr!("Nobody"), set(onfact, Some(Fact::Seats(nobody)))) }
        </div>
    }
}

/// One answer for each seat, but for the one that it can't be.
fn each_seat(but: Option<Seat>, answer: impl Fn(Seat) -> Html) -> Html {
    let seats = Seat::ALL.into_iter().filter(|seat| Some(*seat) != but);
    html! {
        <div class="by-seat">
            { for seats.map(|seat| html! {
                <div class="by-seat-one"><span>{ translate(seat.name()) }</span>{ answer(seat) }</div>
            }) }
        </div>
    }
}
