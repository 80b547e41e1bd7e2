//! Controls for answers that need more than a row of buttons.

mod winners;

use tilewise_rules::{
    Answer, AnswerKind, BonusTile, BonusTiles, BySeat, Question, Seat, Tile, WinClaim,
};
use yew::prelude::*;

use super::number::{Number, Sort};
use crate::i18n::Locale;
use crate::ui::tile::tile;

pub use winners::winners;

/// Handler of an answer.
type OnFact = Callback<Option<Answer>>;

fn set(onfact: &OnFact, fact: Option<Answer>) -> Callback<MouseEvent> {
    onfact.reform(move |_| fact.clone())
}

/// Key for one of several answers.
pub fn answer_key(
    key: String,
    pressed: bool,
    name: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="segment" data-fact={key} aria-pressed={pressed.to_string()} {onclick}>
            { name }
        </button>
    }
}

/// Field for a whole number.
pub fn number_field(label: &'static str, most: u32, now: Option<&Answer>, onfact: &OnFact) -> Html {
    number(label, Sort::Whole(most), now, onfact)
}

/// Field for an overall score.
pub fn overall_field(label: &'static str, now: Option<&Answer>, onfact: &OnFact) -> Html {
    number(label, Sort::Overall, now, onfact)
}

fn number(label: &'static str, sort: Sort, now: Option<&Answer>, onfact: &OnFact) -> Html {
    html! { <Number {label} {sort} now={now.cloned()} onfact={onfact.clone()} /> }
}

/// Field for points.
pub fn points_field(label: &'static str, now: Option<&Answer>, onfact: &OnFact) -> Html {
    number(label, Sort::Points, now, onfact)
}

/// Fields for points or scores of each seat, filled with the known values.
pub fn points_by_seat(locale: Locale, sort: Sort, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Answer::PointsBySeat(all)) => *all,
        _ => BySeat::default(),
    };
    each_seat(locale, None, |seat| {
        let onpoints = onfact.reform(move |fact: Option<Answer>| {
            let mut next = all;
            next[seat] = match fact {
                Some(Answer::Points(points)) => Some(points),
                _ => None,
            };
            let has_value = next.iter().any(|(_, points)| points.is_some());
            has_value.then_some(Answer::PointsBySeat(next))
        });
        let now = all[seat].map(Answer::Points);
        number(locale.translate(seat.name()), sort, now.as_ref(), &onpoints)
    })
}

/// Key of a small tile keyboard.
fn tile_key(
    locale: Locale,
    face: &str,
    name: &'static str,
    pressed: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let name = locale.translate(name);
    html! {
        <button type="button" class="key key-small" data-pick={face.to_owned()}
            aria-label={name} title={name} aria-pressed={pressed.to_string()} {onclick}>
            { tile(face) }
        </button>
    }
}

/// Keys for one or several tiles: a tap selects, another one deselects.
pub fn tiles(locale: Locale, field: &Question, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let chosen = match now {
        Some(Answer::Tiles(tiles)) => tiles.as_slice(),
        _ => &[],
    };
    let key = |tile: Tile| {
        let pressed = chosen.contains(&tile);
        let mut next: Vec<Tile> = match field.kind {
            AnswerKind::Tile => Vec::new(),
            _ => chosen
                .iter()
                .copied()
                .filter(|&other| other != tile)
                .collect(),
        };
        if !pressed {
            next.push(tile);
        }
        let fact = Some(Answer::Tiles(next.clone())).filter(|_| !next.is_empty());
        tile_key(
            locale,
            &tile.to_string(),
            tile.name(),
            pressed,
            set(onfact, fact),
        )
    };
    html! { <div class="picker">{ for Tile::ALL.map(key) }</div> }
}

/// Keys for held tiles, `most` in total: a tap on a key adds one, a tap on a chosen tile removes it.
pub fn held(locale: Locale, most: usize, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let mut chosen = match now {
        Some(Answer::Tiles(tiles)) => tiles.clone(),
        _ => Vec::new(),
    };
    chosen.sort_unstable();
    let take_back = |place: usize| {
        let mut next = chosen.clone();
        let one = next.remove(place);
        let fact = Some(Answer::Tiles(next)).filter(|_| chosen.len() > 1);
        let (text, name) = (one.to_string(), locale.translate(one.name()));
        html! {
            <button type="button" class="key key-small" data-held={text.clone()}
                aria-label={name} title={name} onclick={set(onfact, fact)}>
                { tile(&text) }
            </button>
        }
    };
    let add = |one: Tile| {
        let copies = chosen.iter().filter(|other| **other == one).count();
        let mut next = chosen.clone();
        if copies < COPIES && next.len() < most {
            next.push(one);
        }
        let (text, name) = (one.to_string(), locale.translate(one.name()));
        html! {
            <button type="button" class="key key-small" data-pick={text.clone()}
                aria-label={name} title={name} onclick={set(onfact, Some(Answer::Tiles(next)))}>
                { tile(&text) }
            </button>
        }
    };
    html! {
        <div class="held">
            <div class="picker picker-held" role="group"
                aria-label={tr!(locale, "Tiles held: tap one to take it back")}>
                { for (0..chosen.len()).map(take_back) }
            </div>
            <div class="picker">{ for Tile::ALL.map(add) }</div>
        </div>
    }
}

/// Copies of each tile.
const COPIES: usize = 4;

/// Keys for bonus tiles: a tap selects, another one deselects.
pub fn bonus(locale: Locale, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let chosen = match now {
        Some(Answer::Bonus(tiles)) => *tiles,
        _ => BonusTiles::NONE,
    };
    let key = |tile: BonusTile| {
        let next = chosen.iter().filter(|&other| other != tile);
        let mut next: BonusTiles = next.collect();
        if !chosen.contains(tile) {
            next = next.with(tile);
        }
        tile_key(
            locale,
            &tile.to_string(),
            tile.name(),
            chosen.contains(tile),
            set(onfact, Some(Answer::Bonus(next))),
        )
    };
    html! { <div class="picker">{ for BonusTile::ALL.map(key) }</div> }
}

/// Keys for bonus tiles in the order of the taps; another tap removes a tile.
pub fn bonus_in_order(locale: Locale, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let chosen = match now {
        Some(Answer::BonusInOrder(tiles)) => &tiles[..],
        _ => &[],
    };
    let key = |tile: BonusTile| {
        let mut next = chosen.to_vec();
        if chosen.contains(&tile) {
            next.retain(|&other| other != tile);
        } else {
            next.push(tile);
        }
        tile_key(
            locale,
            &tile.to_string(),
            tile.name(),
            chosen.contains(&tile),
            set(onfact, Some(Answer::BonusInOrder(next))),
        )
    };
    html! { <div class="picker">{ for BonusTile::ALL.map(key) }</div> }
}

/// Fields for a number of each seat, filled with the known values.
pub fn by_seat(locale: Locale, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Answer::BySeat(all)) => *all,
        _ => BySeat::default(),
    };
    each_seat(locale, None, |seat| {
        let onnumber = onfact.reform(move |fact: Option<Answer>| {
            let mut next = all;
            next[seat] = match fact {
                Some(Answer::Number(number)) => Some(number),
                _ => None,
            };
            let has_value = next.iter().any(|(_, number)| number.is_some());
            has_value.then_some(Answer::BySeat(next))
        });
        let now = all[seat].map(Answer::Number);
        number_field(
            locale.translate(seat.name()),
            u32::MAX,
            now.as_ref(),
            &onnumber,
        )
    })
}

/// Keys for the seats that claim, without kinds of hands.
pub fn claimants(locale: Locale, but: Option<Seat>, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Answer::Claims(all)) => all.clone(),
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
        let fact = (!next.is_empty()).then_some(Answer::Claims(next));
        answer_key(
            seat.letter().to_string(),
            pressed,
            locale.translate(seat.name()),
            set(onfact, fact),
        )
    };
    let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != but);
    html! { <div class="group group-wrap">{ for others.map(key) }</div> }
}

/// Keys for the seats that claim, each with a kind of hand.
pub fn claims(locale: Locale, but: Option<Seat>, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let all = match now {
        Some(Answer::Claims(all)) => all.clone(),
        _ => Vec::new(),
    };
    each_seat(locale, but, |seat| {
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
            let fact = Some(Answer::Claims(next.clone())).filter(|_| !next.is_empty());
            answer_key(
                format!("{}-{thirteen_orphans}", seat.letter()),
                pressed,
                locale.translate(name),
                set(onfact, fact),
            )
        };
        html! {
            <div class="group">
                { key(text!("Any hand"), false) }
                { key(text!("Thirteen orphans"), true) }
            </div>
        }
    })
}

/// Keys for any number of seats.
pub fn seats(locale: Locale, now: Option<&Answer>, onfact: &OnFact) -> Html {
    let chosen = match now {
        Some(Answer::Seats(seats)) => Some(*seats),
        _ => None,
    };
    let key = |seat: Seat| {
        let mut next = chosen.unwrap_or_default();
        next[seat] = !next[seat];
        answer_key(
            seat.letter().to_string(),
            chosen.is_some_and(|chosen| chosen[seat]),
            locale.translate(seat.name()),
            set(onfact, Some(Answer::Seats(next))),
        )
    };
    let empty = BySeat::default();
    let no_seat = answer_key(
        "none".to_owned(),
        chosen == Some(empty),
        tr!(locale, "Nobody"),
        set(onfact, Some(Answer::Seats(empty))),
    );
    html! {
        <div class="group group-wrap">
            { for Seat::ALL.map(key) }
            { no_seat }
        </div>
    }
}

/// Draws the answers of each seat except `but`.
fn each_seat(locale: Locale, but: Option<Seat>, answer: impl Fn(Seat) -> Html) -> Html {
    let seats = Seat::ALL.into_iter().filter(|seat| Some(*seat) != but);
    html! {
        <div class="by-seat">
            for seat in seats {
                <div class="by-seat-one">
                    <span>{ locale.translate(seat.name()) }</span>
                    { answer(seat) }
                </div>
            }
        </div>
    }
}
