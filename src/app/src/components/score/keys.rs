//! The keyboard of tiles.

use tilewise_rules::{BonusTile, BonusTiles, Tile as Kind};
use yew::prelude::*;

use super::beside::{BESIDE, has_beside};
use crate::components::arrows;
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::components::tile::tile;
use crate::language::{translate, translated};
use crate::state::{Action, Key, Mode, State, tap};

/// The keyboard of tiles: one row a suit, then winds and dragons, then bonus tiles. Each row is one
/// stop of the Tab key; arrows move between the keys.
pub fn keys(state: &State, mode: Mode, onaction: &Callback<Action>) -> Html {
    let draft = &state.draft;
    let key = |place: usize, key: Key| {
        tile_key(
            key,
            place,
            tap(draft, mode, key).err().map(|why| translated(&why)),
            onaction,
        )
    };
    let row = |name: &'static str, tiles: &[Kind], more: Html| {
        html! {
            <div class="keys-row" role="group" aria-label={translate(name)}>
                { for tiles.iter().enumerate().map(|(place, &tile)| key(place, Key::Tile(tile))) }
                { more }
            </div>
        }
    };
    let in_play = draft.house.bonus();
    let bonus = |name: &'static str, row: BonusTiles| {
        let tiles: Vec<BonusTile> = in_play.and(row).iter().collect();
        if tiles.is_empty() {
            return Html::default();
        }
        html! {
            <div class="keys-row" role="group" aria-label={translate(name)}>
                { for tiles.into_iter().enumerate().map(|(place, tile)| key(place, Key::Bonus(tile))) }
            </div>
        }
    };
    let undo = Button {
        class: "button undo",
        hook: ("data-action", "undo".to_owned()),
        idle: !state.can_undo(),
        ..Button::default()
    };
    let says = html! { <>{ drawing(Icon::Undo) }<span>{ tr!("Undo") }</span></> };
    let undo = undo.draw(says, on_click(onaction, Action::Undo));
    html! {
        <div class="keys" onkeydown={arrows::walk}>
            <h2 class="unseen">{ tr!("Tiles") }</h2>
            { row(text!("Characters"), &Kind::ALL[..9], Html::default()) }
            { row(text!("Dots"), &Kind::ALL[9..18], Html::default()) }
            { row(text!("Bamboo"), &Kind::ALL[18..27], Html::default()) }
            { row(text!("Winds and dragons"), &Kind::ALL[27..], undo) }
            { bonus(text!("Flowers and seasons"), BonusTiles::FLOWERS.union(BonusTiles::SEASONS)) }
            { bonus(text!("Animals"), BonusTiles::ANIMALS) }
            if has_beside(draft.house.rule_set()) {
                { BESIDE.get().map_or_else(|_| row("", &[], Html::default()), |beside| (beside.keys)(draft, mode, onaction)) }
            }
        </div>
    }
}

/// One key. Where it can't be tapped it says why, to the eye, to the ear, and when it is tapped.
pub fn tile_key(key: Key, place: usize, why: Option<String>, onaction: &Callback<Action>) -> Html {
    let text = key.text();
    html! {
        <button
            key={text.clone()}
            type="button"
            class="key"
            data-tile={text.clone()}
            aria-label={translate(key.name())}
            aria-disabled={why.is_some().then_some("true")}
            tabindex={if place == 0 { "0" } else { "-1" }}
            title={why.unwrap_or_else(|| translate(key.name()).to_owned())}
            onclick={on_click(onaction, Action::Tap(key))}
        >
            { tile(&text) }
        </button>
    }
}
