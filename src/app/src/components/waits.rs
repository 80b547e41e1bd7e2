//! The tiles that complete the hand, each with its value.

use tilewise_rules::{House, Sentence, told};
use yew::prelude::*;

use super::act::act;
use super::tile::tile;
use crate::language::say;
use crate::outcome::{Value, Wait, Waited};
use crate::state::{Action, Draft};
use crate::tell;
use crate::words;

/// The tiles that complete the hand; a tap on one wins with it.
pub fn waits(waits: &[Wait], draft: &Draft, onaction: &Callback<Action>) -> Html {
    let house = &draft.house;
    let waits: Vec<Waited> = waits.iter().map(|&one| Waited::of(draft, one)).collect();
    let wait = |wait: &Waited| {
        let Wait { tile: won, left } = wait.wait;
        let face = won.to_string();
        let drawn = worth(wait.self_draw, house);
        let given = worth(wait.discard, house);
        let worth = tell!(
            "{0}, {1} left: {2} by self-draw, {3} by discard",
            won,
            usize::from(left),
            drawn.clone(),
            given.clone()
        );
        let label = match lift(wait) {
            Some(lift) => format!("{worth}. {lift}"),
            None => worth,
        };
        html! {
            <li>
                <button type="button" class="wait" data-wait={face.clone()} aria-label={label}
                    onclick={act(onaction, Action::Win(won))}>
                    { tile(&face) }
                    <span class="wait-left">{ "×" }{ left }</span>
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
                <p class="headline">{ say("Waiting") }</p>
                <span>{ say("left") }</span>
                <span>{ say("self-draw") }</span>
                <span>{ say("discard") }</span>
            </div>
            <ul class="waits-list">{ for waits.iter().map(wait) }</ul>
            { for lifts.into_iter().map(|lift| html! {
                <p class="waits-lift" data-lift="">{ lift }</p>
            }) }
        </div>
    }
}

/// What would lift a wait over the minimum, in words; nothing for one that is above it.
fn lift(wait: &Waited) -> Option<String> {
    let low = |value: Option<Value>| value.is_some_and(|value| value.below_minimum);
    if !low(wait.self_draw) && !low(wait.discard) {
        return None;
    }
    if wait.lifts.is_empty() {
        return Some(words::says(
            "too low: no single thing would lift it over the minimum",
        ));
    }
    let names = wait.lifts.iter().map(|&name| name.into());
    Some(words::told(&told!(
        "too low: any of these would lift it: {0}",
        Sentence::joined("{0}, {1}", names)
    )))
}

/// What a hand would be worth, in a word: "5 fan, 64", "too low", "–" if it can't be.
pub fn worth(value: Option<Value>, house: &House) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value.below_minimum => say("too low").to_owned(),
        Some(value) => format!(
            "{}, {}",
            words::value(house, value.counted),
            words::short_amount(house.money(), value.received)
        ),
    }
}
