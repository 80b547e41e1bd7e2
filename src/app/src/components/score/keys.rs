//! Tile keyboard.

use std::rc::Rc;

use tilewise_rules::{BonusTile, BonusTiles, Tile as Kind};
use yew::functional::{Hook, HookContext};
use yew::html::onkeydown;
use yew::prelude::*;

use super::extras::has_extras;
use crate::browser::after_frame;
use crate::chunks::EXTRAS;
use crate::components::arrows;
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{Language, translate, translate_sentence, translation_scope};
use crate::state::{Draft, Key, Mode, PageAction, tap};

/// Tile keyboard. The tiles that are used up are computed after the browser has painted the hand, so that a
/// tap isn't delayed.
#[derive(Clone, PartialEq)]
pub struct Keys {
    /// Draft of the hand.
    pub draft: Rc<Draft>,
    /// Mode of a tap.
    pub mode: Mode,
    /// True if there is a step to undo.
    pub can_undo: bool,
    /// Language, and whether the extras chunk is loaded.
    pub wording: (Language, bool),
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

impl Stateful for Keys {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_keys(self).run(hooks)
    }
}

#[hook]
fn use_keys(props: &Keys) -> Html {
    let rendered = use_mut_ref(|| props.clone());
    let again = use_force_update();
    let is_late = {
        let before = rendered.borrow();
        let same_hand = Keys {
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
    keys(&rendered)
}

/// Draws one row per suit, then winds and dragons, then bonus tiles. Each row is one stop of the Tab key;
/// arrow keys move between the keys.
fn keys(props: &Keys) -> Html {
    let Keys {
        draft,
        mode,
        onaction,
        ..
    } = props;
    let mode = *mode;
    let _scope = translation_scope(draft.house.rule_set().table_key());
    let key = |place: usize, key: Key| {
        tile_key(
            key,
            place,
            tap(draft, mode, key)
                .err()
                .map(|why| translate_sentence(&why)),
            onaction,
        )
    };
    let bare = |name: &'static str| {
        tag("div")
            .class("keys-row")
            .with("role", "group")
            .with("aria-label", translate(name))
    };
    let row = |name: &'static str, tiles: &[Kind]| {
        let keys = tiles.iter().enumerate();
        bare(name).children(keys.map(|(place, &tile)| key(place, Key::Tile(tile))))
    };
    let in_play = draft.house.bonus();
    let bonus = |name: &'static str, row: BonusTiles| {
        let tiles: Vec<BonusTile> = in_play.and(row).iter().collect();
        (!tiles.is_empty()).then(|| {
            let keys = tiles.into_iter().enumerate();
            bare(name).children(keys.map(|(place, tile)| key(place, Key::Bonus(tile))))
        })
    };
    let undo = Button {
        class: "button undo",
        hook: ("data-action", "undo".to_owned()),
        idle: !props.can_undo,
        ..Button::default()
    };
    let name = tag("span").child(tr!("Undo")).done();
    let content: Html = [drawing(Icon::Undo), name].into_iter().collect();
    let undo = undo.draw(content, on_click(onaction, PageAction::Undo));
    let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
    let extras = has_extras(draft.house.rule_set()).then(|| match EXTRAS.get() {
        Some(extras) => (extras.keys)(draft, mode, onaction),
        None => bare("").done(),
    });
    tag("div")
        .class("keys")
        .listen(Rc::new(onkeydown::Wrapper::new(Callback::from(
            arrows::walk,
        ))))
        .child(tag("h2").class("unseen").child(tr!("Tiles")))
        .child(row(text!("Characters"), &Kind::ALL[..9]))
        .child(row(text!("Dots"), &Kind::ALL[9..18]))
        .child(row(text!("Bamboo"), &Kind::ALL[18..27]))
        .child(row(text!("Winds and dragons"), &Kind::ALL[27..]).child(undo))
        .child_if(bonus(text!("Flowers and seasons"), flowers))
        .child_if(bonus(text!("Animals"), BonusTiles::ANIMALS))
        .child_if(extras)
        .done()
}

/// Draws a key. If it is disabled it shows the reason: as a style, as a label, and at a tap.
pub fn tile_key(
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
            aria-label={translate(key.name())}
            aria-disabled={why.is_some().then_some("true")}
            tabindex={if place == 0 { "0" } else { "-1" }}
            title={why.unwrap_or_else(|| translate(key.name()).to_owned())}
            onclick={on_click(onaction, PageAction::Tap(key))}
        >
            { tile(&text) }
        </button>
    }
}
