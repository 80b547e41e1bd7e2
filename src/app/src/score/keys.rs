//! Tile keyboard.

use std::rc::Rc;

use tilewise_rules::{BonusTile, BonusTiles, Tile as Kind};
use yew::prelude::*;

use super::extras::has_extras;
use crate::browser::after_frame;
use crate::chunks::EXTRAS;
use crate::i18n::{Locale, use_locale};
use crate::store::{Draft, HandAction, Key, Mode, PageAction, tap};
use crate::ui::arrows;
use crate::ui::icon::{Icon, drawing};
use crate::ui::tile::tile;

/// Properties of [`Keys`].
#[derive(Clone, Properties, PartialEq)]
pub struct KeysProps {
    /// Draft of the hand.
    pub draft: Rc<Draft>,
    /// Mode of a tap.
    pub mode: Mode,
    /// True if there is a step to undo.
    pub can_undo: bool,
    /// Whether the keys of red fives and indicators are loaded.
    pub has_extras: bool,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Tile keyboard. The tiles that are used up are computed after the browser has painted the hand, so that a
/// tap isn't delayed.
#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let locale = use_locale();
    let rendered = use_mut_ref(|| props.clone());
    let again = use_force_update();
    let is_late = {
        let before = rendered.borrow();
        let same_hand = KeysProps {
            draft: Rc::clone(&before.draft),
            can_undo: before.can_undo,
            ..props.clone()
        };
        same_hand == *before && props.draft.house == before.draft.house && props != &*before
    };
    if !is_late {
        rendered.replace(props.clone());
    }
    use_effect_with(is_late.then(|| props.clone()), {
        let rendered = Rc::clone(&rendered);
        move |late| {
            if let Some(late) = late.clone() {
                after_frame(move || {
                    rendered.replace(late);
                    again.force_update();
                });
            }
        }
    });
    let rendered = rendered.borrow();
    keys(locale, &rendered)
}

/// Draws one row per suit, then winds and dragons, then bonus tiles. Each row is one stop of the Tab key;
/// arrow keys move between the keys.
fn keys(locale: Locale, props: &KeysProps) -> Html {
    let KeysProps {
        draft,
        mode,
        onaction,
        ..
    } = props;
    let mode = *mode;
    let locale = locale.of_part(draft.house.rule_set().table_key());
    let key = |place: usize, key: Key| {
        tile_key(
            locale,
            key,
            place,
            tap(draft, mode, key).err().map(|why| locale.sentence(&why)),
            onaction,
        )
    };
    let tiles = |tiles: &[Kind]| -> Html {
        let keys = tiles.iter().enumerate();
        keys.map(|(place, &tile)| key(place, Key::Tile(tile)))
            .collect()
    };
    let in_play = draft.house.bonus();
    let bonus = |name: &'static str, all: BonusTiles| {
        let tiles: Vec<BonusTile> = in_play.and(all).iter().collect();
        let keys = tiles.iter().enumerate();
        let keys = keys.map(|(place, &tile)| key(place, Key::Bonus(tile)));
        html! {
            if !tiles.is_empty() {
                { row(locale, name, keys.collect()) }
            }
        }
    };
    let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
    let honors = html! {
        <>
            { tiles(&Kind::ALL[27..]) }
            { undo(locale, props.can_undo, onaction) }
        </>
    };
    html! {
        <div class="keys" onkeydown={arrows::walk}>
            <h2 class="unseen">{ tr!(locale, "Tiles") }</h2>
            { row(locale, text!("Characters"), tiles(&Kind::ALL[..9])) }
            { row(locale, text!("Dots"), tiles(&Kind::ALL[9..18])) }
            { row(locale, text!("Bamboo"), tiles(&Kind::ALL[18..27])) }
            { row(locale, text!("Winds and dragons"), honors) }
            { bonus(text!("Flowers and seasons"), flowers) }
            { bonus(text!("Animals"), BonusTiles::ANIMALS) }
            if has_extras(draft.house.rule_set()) {
                if let Some(extras) = EXTRAS.get() {
                    { (extras.keys)(locale, draft, mode, onaction) }
                } else {
                    { row(locale, "", Html::default()) }
                }
            }
        </div>
    }
}

/// Draws a row of keys.
fn row(locale: Locale, name: &'static str, keys: Html) -> Html {
    html! {
        <div class="keys-row" role="group" aria-label={locale.translate(name)}>{ keys }</div>
    }
}

/// Draws the button for undo.
fn undo(locale: Locale, can: bool, onaction: &Callback<PageAction>) -> Html {
    let onclick = onaction.reform(|_: MouseEvent| PageAction::Hand(HandAction::Undo));
    html! {
        <button
            type="button"
            class="button undo"
            data-action="undo"
            aria-disabled={(!can).then_some("true")}
            onclick={can.then_some(onclick)}
        >
            { drawing(Icon::Undo) }
            <span>{ tr!(locale, "Undo") }</span>
        </button>
    }
}

/// Draws a key. If it is disabled it shows the reason: as a style, as a label, and at a tap.
pub fn tile_key(
    locale: Locale,
    key: Key,
    place: usize,
    why: Option<String>,
    onaction: &Callback<PageAction>,
) -> Html {
    let text = key.text();
    html! {
        <button
            key={text.clone()}
            type="button"
            class="key"
            data-tile={text.clone()}
            aria-label={locale.translate(key.name())}
            aria-disabled={why.is_some().then_some("true")}
            tabindex={if place == 0 { "0" } else { "-1" }}
            title={why.unwrap_or_else(|| locale.translate(key.name()).to_owned())}
            onclick={onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::Tap(key)))}
        >
            { tile(&text) }
        </button>
    }
}
