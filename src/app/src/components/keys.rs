//! The keyboard of tiles.

use std::rc::Rc;

use tilewise_rules::{BonusTile, Tile as Kind};
use yew::prelude::*;

use super::act::act;
use super::arrows;
use super::icon::{Icon, drawing};
use super::tile::tile;
use crate::state::{Action, Draft, Key, Mode, tap};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub draft: Rc<Draft>,
    pub mode: Mode,
    pub can_undo: bool,
    pub onaction: Callback<Action>,
}

/// The keyboard of tiles: one row a suit, then winds and dragons, then bonus tiles.
#[component]
pub fn Keys(props: &Props) -> Html {
    // The keys are one stop of the Tab key; arrows move between them.
    let current = use_state(|| Kind::ALL[0].to_string());
    let onfocus = {
        let current = current.setter();
        Callback::from(move |text| current.set(text))
    };
    let key = |key: Key| {
        let why = tap(&props.draft, props.mode, key).err();
        tile_key(key, why, &current, &onfocus, &props.onaction)
    };
    let row = |name: &'static str, tiles: &[Kind], more: Html| {
        html! {
            <div class="keys-row" role="group" aria-label={name}>
                { for tiles.iter().map(|&tile| key(Key::Tile(tile))) }
                { more }
            </div>
        }
    };
    let in_play = props.draft.house.bonus();
    let bonus: Vec<BonusTile> = in_play.iter().collect();
    let onundo = act(&props.onaction, Action::Undo);
    let undo = html! {
        <button type="button" class="button undo" data-action="undo" disabled={!props.can_undo} onclick={onundo}>
            { drawing(Icon::Undo) }
            <span>{ "Undo" }</span>
        </button>
    };
    html! {
        <div class="keys" onkeydown={arrows::walk}>
            <h2 class="unseen">{ "Tiles" }</h2>
            { row("Characters", &Kind::ALL[..9], Html::default()) }
            { row("Dots", &Kind::ALL[9..18], Html::default()) }
            { row("Bamboo", &Kind::ALL[18..27], Html::default()) }
            { row("Winds and dragons", &Kind::ALL[27..], undo) }
            if !bonus.is_empty() {
                <div class="keys-row" role="group" aria-label="Bonus tiles">
                    { for bonus.into_iter().map(|tile| key(Key::Bonus(tile))) }
                </div>
            }
        </div>
    }
}

/// One key. Where it can't be tapped it says why, to the eye, to the ear, and when it is tapped.
fn tile_key(
    key: Key,
    why: Option<String>,
    current: &str,
    onfocus: &Callback<String>,
    onaction: &Callback<Action>,
) -> Html {
    let text = key.text();
    let onfocus = {
        let text = text.clone();
        onfocus.reform(move |_: FocusEvent| text.clone())
    };
    html! {
        <button
            key={text.clone()}
            type="button"
            class="key"
            data-tile={text.clone()}
            aria-label={key.name()}
            aria-disabled={why.is_some().then_some("true")}
            tabindex={if current == text { "0" } else { "-1" }}
            title={why.unwrap_or_else(|| key.name().to_owned())}
            onclick={act(onaction, Action::Tap(key))}
            {onfocus}
        >
            { tile(&text) }
        </button>
    }
}
