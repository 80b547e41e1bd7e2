//! The tiles that complete the hand, each with its value.

use tilewise_rules::House;
use yew::prelude::*;

use super::act::act;
use super::tile::tile;
use crate::outcome::{Value, Wait};
use crate::state::Action;
use crate::words;

/// The tiles that complete the hand; a tap on one wins with it.
pub fn waits(waits: &[Wait], house: &House, onaction: &Callback<Action>) -> Html {
    let wait = |wait: &Wait| {
        let face = wait.tile.to_string();
        let drawn = worth(wait.self_draw, house);
        let given = worth(wait.discard, house);
        let label = format!(
            "{}, {} left: {drawn} by self-draw, {given} by discard{}",
            wait.tile.name(),
            wait.left,
            lift(wait).unwrap_or_default()
        );
        html! {
            <li>
                <button type="button" class="wait" data-wait={face.clone()} aria-label={label}
                    onclick={act(onaction, Action::Win(wait.tile))}>
                    { tile(&face) }
                    <span class="wait-left">{ "×" }{ wait.left }</span>
                    <span class="wait-worth">{ drawn }</span>
                    <span class="wait-worth wait-given">{ given }</span>
                </button>
            </li>
        }
    };
    // Waits that are too low mostly lack the same: it is said once.
    let mut lifts: Vec<String> = waits.iter().filter_map(lift).collect();
    lifts.dedup();
    html! {
        <div class="waits" data-waits="">
            <div class="waits-legend" aria-hidden="true">
                <p class="headline">{ "Waiting" }</p>
                <span>{ "left" }</span>
                <span>{ "self-draw" }</span>
                <span>{ "discard" }</span>
            </div>
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
            { for lifts.into_iter().map(|lift| html! {
                <p class="waits-lift" data-lift="">{ words::sentence(lift.trim_start_matches(", ")) }</p>
            }) }
        </div>
    }
}

/// What would lift a wait over the minimum, in words; nothing for one that is above it.
fn lift(wait: &Wait) -> Option<String> {
    let low = |value: Option<Value>| value.is_some_and(|value| value.below_minimum);
    if !low(wait.self_draw) && !low(wait.discard) {
        return None;
    }
    if wait.lifts.is_empty() {
        return Some(", too low: no single thing would lift it over the minimum".to_owned());
    }
    let names = wait.lifts.join(", ");
    Some(format!(", too low: any of these would lift it: {names}"))
}

/// What a hand would be worth, in a word: "5 fan, 64", "too low", "–" if it can't be.
pub fn worth(value: Option<Value>, house: &House) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value.below_minimum => "too low".to_owned(),
        Some(value) => format!(
            "{}, {}",
            words::value(house, value.counted),
            words::short_amount(house.money(), value.received)
        ),
    }
}
