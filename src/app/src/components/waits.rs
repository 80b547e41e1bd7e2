//! The tiles that complete the hand, each with its value.

use tilewise_rules::House;
use yew::prelude::*;

use super::tile::Tile;
use crate::outcome::{Value, Wait};
use crate::state::Action;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub waits: Vec<Wait>,
    pub house: House,
    pub onaction: Callback<Action>,
}

/// The tiles that complete the hand; a tap on one wins with it.
#[component]
pub fn Waits(props: &Props) -> Html {
    let wait = |wait: &Wait| {
        let tile = wait.tile;
        let drawn = worth(wait.self_draw, &props.house);
        let given = worth(wait.discard, &props.house);
        let label = format!(
            "{}, {} left: {drawn} by self-draw, {given} by discard",
            tile.name(),
            wait.left
        );
        html! {
            <li>
                <button type="button" class="wait" data-wait={tile.to_string()} aria-label={label}
                    onclick={props.onaction.reform(move |_: MouseEvent| Action::Win(tile))}>
                    <Tile face={tile.to_string()} />
                    <span class="wait-left">{ "×" }{ wait.left }</span>
                    <span class="wait-worth">{ drawn }</span>
                    <span class="wait-worth wait-given">{ given }</span>
                </button>
            </li>
        }
    };
    html! {
        <div class="waits" data-waits="">
            <div class="waits-legend" aria-hidden="true">
                <p class="headline">{ "Waiting" }</p>
                <span>{ "left" }</span>
                <span>{ "self-draw" }</span>
                <span>{ "discard" }</span>
            </div>
            <ul class="waits-list">{ for props.waits.iter().map(wait) }</ul>
        </div>
    }
}

/// What a hand would be worth, in a word: "5 fan", "too low", "–" if it can't be.
pub fn worth(value: Option<Value>, house: &House) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value.below_minimum => "too low".to_owned(),
        Some(value) => words::value(house, value.counted),
    }
}
