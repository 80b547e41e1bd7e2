//! What happened beside a win: a few questions, then what the book says.

use tilewise_rules::{
    Ask, BonusTile, BonusTiles, BySeat, EventError, EventKind, Fact, Facts, Field, House, Need,
    Ruling, Seat, Tile, WinBy, WinClaim, Winner,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use super::tile::tile;
use crate::state::{Action, Happened};
use crate::words;

/// The list of what the book rules on; or the questions about one of them, and the ruling.
pub fn happened(happened: &Happened, house: &House, onaction: &Callback<Action>) -> Html {
    let Some(kind) = happened.kind else {
        return list(house, onaction);
    };
    let back = Button {
        class: "button",
        hook: ("data-action", "back".to_owned()),
        ..Button::default()
    };
    let facts = &happened.facts;
    let fields = kind.fields().iter().filter(|field| is_asked(field, facts));
    html! {
        <div class="happened" data-event={kind.key()}>
            <div class="happened-head">
                <h3>{ kind.name() }</h3>
                { back.draw("Something else", act(onaction, Action::Happened(None))) }
            </div>
            { for fields.map(|field| question(field, facts, onaction)) }
            { verdict(happened.ruling(house), house) }
        </div>
    }
}

fn list(house: &House, onaction: &Callback<Action>) -> Html {
    let button = |kind: &EventKind| {
        let button = Button {
            class: "happened-kind",
            hook: ("data-event-kind", kind.key().to_owned()),
            ..Button::default()
        };
        button.draw(kind.name(), act(onaction, Action::Happened(Some(*kind))))
    };
    html! {
        <div class="happened-kinds">{ for house.ruleset().events.iter().map(button) }</div>
    }
}

/// Whether the question comes up after the answers so far.
fn is_asked(field: &Field, facts: &Facts) -> bool {
    match facts.fact("by") {
        Some(Fact::By(by)) if field.need == Need::Given => {
            by.needs_seat() || *by == WinBy::BonusTiles
        }
        _ => field.need != Need::Given,
    }
}

fn question(field: &'static Field, facts: &Facts, onaction: &Callback<Action>) -> Html {
    let now = facts.fact(field.key);
    let set = |fact: Fact| {
        // What is answered already is taken back by the same tap.
        let fact = Some(fact).filter(|fact| now != Some(fact));
        act(onaction, Action::Fact(field.key, fact))
    };
    let answer = |name: String, key: String, fact: Fact| {
        let button = Button {
            class: "segment",
            hook: ("data-fact", key),
            pressed: Some(now == Some(&fact)),
            ..Button::default()
        };
        button.draw(name, set(fact))
    };
    let seats = || {
        Seat::ALL.map(|seat| {
            answer(
                seat.name().to_owned(),
                seat.letter().to_string(),
                Fact::Seat(seat),
            )
        })
    };
    let answers = match field.ask {
        Ask::Seat => html! { <div class="group">{ for seats() }</div> },
        Ask::By => {
            let ways =
                WinBy::ALL.map(|by| answer(words::by(by), by.key().to_owned(), Fact::By(by)));
            html! { <div class="group group-wrap">{ for ways }</div> }
        }
        Ask::Flag => {
            let flags = [("Yes", true), ("No", false)];
            let flags = flags
                .map(|(name, flag)| answer(name.to_owned(), name.to_lowercase(), Fact::Flag(flag)));
            html! { <div class="group">{ for flags }</div> }
        }
        Ask::Word(all) => {
            let all = all.iter().enumerate();
            let all = all.map(|(place, (key, name))| {
                answer((*name).to_owned(), (*key).to_owned(), Fact::Word(place))
            });
            html! { <div class="group group-wrap">{ for all }</div> }
        }
        Ask::Number(_) => {
            let onnumber = onaction.reform(move |number: Option<u32>| {
                Action::Fact(field.key, number.map(Fact::Number))
            });
            let number = match now {
                Some(Fact::Number(number)) => Some(*number),
                _ => None,
            };
            number_field(field.question, number, &onnumber)
        }
        Ask::Tile | Ask::Tiles => tiles(field, now, onaction),
        Ask::Bonus => bonus(now, set),
        Ask::BySeat => by_seat(field, now, onaction),
        Ask::Winners => winners(field, now, onaction),
        Ask::Claims => claims(field, now, onaction),
    };
    html! {
        <div class="question" role="group" aria-label={field.question} data-field={field.key}>
            <h4>{ field.question }</h4>
            { answers }
        </div>
    }
}

fn number_field(
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
fn tiles(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
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

fn bonus(now: Option<&Fact>, set: impl Fn(Fact) -> Callback<MouseEvent>) -> Html {
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
fn by_seat(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
    let all = match now {
        Some(Fact::BySeat(all)) => *all,
        _ => BySeat::default(),
    };
    seats(|seat| {
        let onnumber = onaction.reform(move |number: Option<u32>| {
            let mut next = all;
            next[seat] = number.unwrap_or(0);
            Action::Fact(field.key, Some(Fact::BySeat(next)))
        });
        let number = now.map(|_| all[seat]);
        number_field(seat.name(), number, &onnumber)
    })
}

/// Who wins, each with a value.
fn winners(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
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
fn claims(field: &'static Field, now: Option<&Fact>, onaction: &Callback<Action>) -> Html {
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

fn seats(answer: impl Fn(Seat) -> Html) -> Html {
    html! {
        <div class="by-seat">
            { for Seat::ALL.map(|seat| html! {
                <div class="by-seat-one"><span>{ seat.name() }</span>{ answer(seat) }</div>
            }) }
        </div>
    }
}

fn verdict(ruling: Option<Result<Ruling, Vec<EventError>>>, house: &House) -> Html {
    match ruling {
        None => Html::default(),
        Some(Err(errors)) => html! {
            <ul class="faults" role="alert">
                { for errors.iter().map(|error| html! {
                    <li data-fault={error.code}>{ words::sentence(error.says) }</li>
                }) }
            </ul>
        },
        Some(Ok(ruling)) => ruled(&ruling, house),
    }
}

fn ruled(ruling: &Ruling, house: &House) -> Html {
    let money = house.money();
    let net = ruling.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let allowed = ruling
        .allowed
        .map(|allowed| if allowed { "Yes. " } else { "No. " });
    html! {
        <div class="verdict" role="status" data-verdict={ruling.clause}>
            <p class="verdict-says">
                { allowed }{ words::sentence(ruling.verdict) }{ " " }<cite>{ ruling.clause }</cite>
            </p>
            if moves {
                <dl class="shares">
                    { for net.iter().map(|(seat, &amount)| html! {
                        <div class={classes!("share", (amount > 0).then_some("share-winner"))}
                            data-share={seat.letter().to_string()}
                            data-amount={money.decimal(amount).to_string()}>
                            <dt>{ seat.name() }</dt>
                            <dd>{ words::signed(money, amount) }</dd>
                        </div>
                    }) }
                </dl>
            }
            if let Some(pot) = &ruling.pot {
                <p data-pot={pot.left.to_string()}>
                    { format!("In the pot now: {}", words::amount(money, pot.left)) }
                </p>
            }
            if !ruling.effects.is_empty() {
                <ul class="effects">
                    { for ruling.effects.iter().map(|(key, so)| html! {
                        <li data-effect={*key}>{ words::effect(key, *so) }</li>
                    }) }
                </ul>
            }
        </div>
    }
}
