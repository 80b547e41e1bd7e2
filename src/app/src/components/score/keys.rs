//! The keyboard of tiles.

use std::rc::Rc;

use tilewise_rules::{BonusTile, BonusTiles, Tile as Kind};
use yew::functional::{Hook, HookContext};
use yew::html::onkeydown;
use yew::prelude::*;

use super::extras::has_extras;
use crate::browser::after_frame;
use crate::components::arrows;
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::components::on_click::on_click;
use crate::components::score::extras::EXTRAS;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::components::use_effect_with::use_effect_with;
use crate::language::{Language, speak_of, translate, translated};
use crate::state::{Action, Draft, Key, Mode, tap};

/// The keyboard of tiles. Which of them a hand leaves is drawn when the browser has shown the hand
/// itself: a finger waits for that.
#[derive(Clone, PartialEq)]
pub struct Keys {
    /// The hand.
    pub draft: Rc<Draft>,
    /// What a tap enters.
    pub mode: Mode,
    /// Whether there is a step to take back.
    pub can_undo: bool,
    /// In which language, and whether what only riichi has is there.
    pub spoken: (Language, bool),
    /// What a tap asks for.
    pub onaction: Callback<Action>,
}

impl Stateful for Keys {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_keys(self).run(hooks)
    }
}

#[hook]
fn use_keys(props: &Keys) -> Html {
    let shown = use_mut_ref(|| props.clone());
    let again = use_force_update();
    let is_late = {
        let before = shown.borrow();
        let same_hand = Keys {
            draft: Rc::clone(&before.draft),
            can_undo: before.can_undo,
            ..props.clone()
        };
        same_hand == *before && props.draft.house == before.draft.house && props != &*before
    };
    if !is_late {
        shown.replace(props.clone());
    }
    use_effect_with(is_late.then(|| props.clone()), {
        let shown = Rc::clone(&shown);
        move |late| {
            if let Some(late) = late.clone() {
                after_frame(move || {
                    shown.replace(late);
                    again.force_update();
                });
            }
        }
    });
    let shown = shown.borrow();
    keys(&shown)
}

/// One row a suit, then winds and dragons, then bonus tiles. Each row is one stop of the Tab key;
/// arrows move between the keys.
fn keys(props: &Keys) -> Html {
    let Keys {
        draft,
        mode,
        onaction,
        ..
    } = props;
    let mode = *mode;
    let _speaking = speak_of(draft.house.rule_set().table_key());
    let key = |place: usize, key: Key| {
        tile_key(
            key,
            place,
            tap(draft, mode, key).err().map(|why| translated(&why)),
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
    let says: Html = [drawing(Icon::Undo), name].into_iter().collect();
    let undo = undo.draw(says, on_click(onaction, Action::Undo));
    let flowers = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
    let extras = has_extras(draft.house.rule_set()).then(|| match EXTRAS.get() {
        Ok(extras) => (extras.keys)(draft, mode, onaction),
        Err(_) => bare("").done(),
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
