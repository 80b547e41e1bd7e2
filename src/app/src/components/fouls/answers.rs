//! Answers that take more than a row of buttons.

mod winners;

use tilewise_rules::{Ask, BonusTile, BonusTiles, BySeat, Fact, Question, Seat, Tile, WinClaim};
use yew::prelude::*;

use super::number::{Number, Sort};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;

pub use winners::winners;

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

/// Points of the table.
pub fn points_field(label: &'static str, now: Option<&Fact>, onfact: &OnFact) -> Html {
    number(label, Sort::Points, now, onfact)
}

/// Points of the table for each seat, or scores, as far as they are known.
pub fn points_by_seat(sort: Sort, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Fact::PointsBySeat(all)) => *all,
        _ => BySeat::default(),
    };
    each_seat(None, |seat| {
        let onpoints = onfact.reform(move |fact: Option<Fact>| {
            let mut next = all;
            next[seat] = match fact {
                Some(Fact::Points(points)) => Some(points),
                _ => None,
            };
            let known = next.iter().any(|(_, points)| points.is_some());
            known.then_some(Fact::PointsBySeat(next))
        });
        let now = all[seat].map(Fact::Points);
        number(translate(seat.name()), sort, now.as_ref(), &onpoints)
    })
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
    let picker = tag("div").class("picker");
    picker.children(Tile::ALL.map(key)).done()
}

/// Tiles, each as often as it is held, so many at most: a tap below adds one, a tap above takes it back.
pub fn held(most: usize, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let mut chosen = match now {
        Some(Fact::Tiles(tiles)) => tiles.clone(),
        _ => Vec::new(),
    };
    chosen.sort_unstable();
    let key = |hook: &'static str, one: Tile, onclick| {
        let button = Button {
            class: "key key-small",
            hook: (hook, one.to_string()),
            label: Some(translate(one.name()).to_owned()),
            title: Some(translate(one.name()).to_owned()),
            ..Button::default()
        };
        button.draw(tile(&one.to_string()), onclick)
    };
    let take_back = |place: usize| {
        let mut next = chosen.clone();
        let one = next.remove(place);
        let fact = Some(Fact::Tiles(next)).filter(|_| chosen.len() > 1);
        key("data-held", one, set(onfact, fact))
    };
    let add = |one: Tile| {
        let copies = chosen.iter().filter(|other| **other == one).count();
        let mut next = chosen.clone();
        if copies < COPIES && next.len() < most {
            next.push(one);
        }
        key("data-pick", one, set(onfact, Some(Fact::Tiles(next))))
    };
    let picker = tag("div")
        .class("picker picker-held")
        .with("role", "group")
        .with("aria-label", tr!("Tiles held: tap one to take it back"))
        .children((0..chosen.len()).map(take_back));
    let more = tag("div").class("picker").children(Tile::ALL.map(add));
    tag("div").class("held").child(picker).child(more).done()
}

/// There are so many of a tile.
const COPIES: usize = 4;

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
    let picker = tag("div").class("picker");
    picker.children(BonusTile::ALL.map(key)).done()
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

/// Who claims, whatever the hand.
pub fn claimants(but: Option<Seat>, now: Option<&Fact>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Fact::Claims(all)) => all.clone(),
        _ => Vec::new(),
    };
    let key = |seat: Seat| {
        let pressed = all.iter().any(|one| one.seat == seat);
        let mut next = all.clone();
        next.retain(|one| one.seat != seat);
        if !pressed {
            let thirteen_orphans = false;
            next.push(WinClaim {
                seat,
                thirteen_orphans,
            });
        }
        let fact = (!next.is_empty()).then_some(Fact::Claims(next));
        let button = Button {
            class: "segment",
            hook: ("data-fact", seat.letter().to_string()),
            pressed: Some(pressed),
            ..Button::default()
        };
        button.draw(translate(seat.name()), set(onfact, fact))
    };
    let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != but);
    let group = tag("div").class("group group-wrap");
    group.children(others.map(key)).done()
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
        tag("div")
            .class("group")
            .child(key(text!("Any hand"), false))
            .child(key(text!("Thirteen orphans"), true))
            .done()
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
    let no_seat = no_seat.draw(tr!("Nobody"), set(onfact, Some(Fact::Seats(nobody))));
    tag("div")
        .class("group group-wrap")
        .children(Seat::ALL.map(key))
        .child(no_seat)
        .done()
}

/// One answer for each seat, but for the one that it can't be.
fn each_seat(but: Option<Seat>, answer: impl Fn(Seat) -> Html) -> Html {
    let seats = Seat::ALL.into_iter().filter(|seat| Some(*seat) != but);
    let one = |seat: Seat| {
        let name = tag("span").child(translate(seat.name()));
        let one = tag("div").class("by-seat-one");
        one.child(name).child(answer(seat))
    };
    tag("div").class("by-seat").children(seats.map(one)).done()
}
