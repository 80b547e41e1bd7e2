//! The keyboard of tiles.

use tilewise_rules::{BonusTile, Tile as Kind};
use yew::prelude::*;

use super::arrows;
use super::icon::{Drawing, Icon};
use super::tile::Tile;
use crate::state::{Action, Draft, Key, Mode, tap};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub draft: Draft,
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
        let text = key.text();
        html! {
            <TileKey
                key={text.clone()}
                tile={key}
                text={text.clone()}
                {why}
                current={*current == text}
                onaction={props.onaction.clone()}
                onfocus={onfocus.clone()}
            />
        }
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
    let onundo = props.onaction.reform(|_: MouseEvent| Action::Undo);
    let undo = html! {
        <button type="button" class="button undo" data-action="undo" disabled={!props.can_undo} onclick={onundo}>
            <Drawing icon={Icon::Undo} />
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

#[derive(Properties, PartialEq)]
struct KeyProps {
    tile: Key,
    text: String,
    why: Option<String>,
    current: bool,
    onaction: Callback<Action>,
    onfocus: Callback<String>,
}

/// One key. Where it can't be tapped it says why, to the eye, to the ear, and when it is tapped.
#[component]
fn TileKey(props: &KeyProps) -> Html {
    let key = props.tile;
    let onclick = props.onaction.reform(move |_: MouseEvent| Action::Tap(key));
    let onfocus = {
        let text = props.text.clone();
        props.onfocus.reform(move |_: FocusEvent| text.clone())
    };
    let title = props.why.clone().unwrap_or_else(|| key.name().to_owned());
    html! {
        <button
            type="button"
            class="key"
            data-tile={props.text.clone()}
            aria-label={key.name()}
            aria-disabled={props.why.is_some().then_some("true")}
            tabindex={if props.current { "0" } else { "-1" }}
            {title}
            {onclick}
            {onfocus}
        >
            <Tile face={props.text.clone()} />
        </button>
    }
}
