//! Press a tile key and slide: a set is entered in one go. Around the key stands what each way
//! enters; what can't be is pale.

pub mod press;

use std::rc::Rc;

use tilewise_rules::{RedFives, Sentence, notation};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use self::press::use_press;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::components::use_effect_with::use_effect_with;
use crate::entry::{Reach, Slide};
use crate::language::{translate, translated};
use crate::state::{Action, Draft, Key, Mode, enter, tap};

/// Listens to slides on the tile keys, and draws the menu while there is one.
#[derive(PartialEq)]
pub struct RadialMenu {
    pub draft: Rc<Draft>,
    pub mode: Mode,
    pub onaction: Callback<Action>,
}

/// What a press on a tile key shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// The key.
    pub key: Key,
    /// Where it was pressed in the window.
    pub middle: (i32, i32),
    /// Where the finger is.
    pub reach: Reach,
    /// Whether it has left the key: there again, it means nothing.
    pub left: bool,
}

impl Stateful for RadialMenu {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_radial_menu(self).run(hooks)
    }
}

#[hook]
fn use_radial_menu(props: &RadialMenu) -> Html {
    let shown = use_press(&props.onaction);
    let menu = use_node_ref();
    {
        let menu = menu.clone();
        // By the object model: a strict policy for content forbids the attribute.
        use_effect_with(shown.map(|shown| shown.middle), move |middle| {
            let menu = menu.get().map(JsCast::unchecked_into::<HtmlElement>);
            if let (Some(menu), Some((x, y))) = (menu, middle) {
                for (name, value) in [("--x", x), ("--y", y)] {
                    // Refused only for a property that there is none of.
                    let _ = menu.style().set_property(name, &format!("{value}px"));
                }
            }
        });
    }
    let Some(shown) = shown else {
        return Html::default();
    };
    let RadialMenu { draft, mode, .. } = props;
    let says = match shown.reach {
        Reach::Key if !shown.left => {
            let mode = draft.mode(*mode);
            outcome(tap(draft, mode, shown.key), mode, shown.key)
        }
        Reach::Slide(way) => outcome(enter(draft, way.mode(), shown.key), way.mode(), shown.key),
        Reach::Key | Reach::Beyond => tr!("Nothing").into(),
    };
    let way = |way: Slide| {
        let mode = way.mode();
        let can = enter(draft, mode, shown.key).is_ok();
        tag("span")
            .class("radial-menu-way")
            .with("data-way", mode.key())
            .with("data-at", mark(shown.reach == Reach::Slide(way)))
            .with("data-no", mark(!can))
            .child(translate(mode.name()))
            .done()
    };
    let middle = tag("span")
        .class("radial-menu-key")
        .with("data-at", mark(shown.reach == Reach::Key))
        .child(tile(&shown.key.text()))
        .done();
    let says = tag("p").class("radial-menu-says").child(says).done();
    let side = |name: &'static str| tag("p").class("radial-menu-side").child(name).done();
    let ways = Slide::ALL.map(way);
    let (claimed, concealed) = ways.split_at(4);
    let parts = [
        &[says, side(tr!("Melded"))],
        claimed,
        &[middle],
        concealed,
        &[side(tr!("In the hand"))],
    ];
    html! {
        <div class="radial-menu" ref={menu} aria-hidden="true" data-radial-menu="">{ for parts.concat() }</div>
    }
}

/// What comes when the finger is lifted here: the tiles, or why there are none.
fn outcome(entered: Result<Draft, Sentence>, mode: Mode, key: Key) -> Html {
    match (entered, key) {
        (Err(why), _) => translated(&why).into(),
        (Ok(_), Key::Bonus(_)) => tile(&key.text()),
        (Ok(_), Key::Tile(one)) => {
            let tiles = mode.tiles(one).unwrap_or_default();
            tiles.iter().map(|one| tile(&one.to_string())).collect()
        }
        (Ok(_), Key::Red(first)) => {
            let tiles = mode.tiles(first).unwrap_or_default();
            let red = first
                .suit()
                .map_or(RedFives::NONE, |suit| RedFives::NONE.with(suit));
            let red = red.among(&tiles);
            let faces = tiles.iter().zip(red);
            let faces = faces.map(|(&one, red)| notation::tile_with_red(one, red));
            faces.map(|face| tile(&face)).collect()
        }
    }
}

fn mark(yes: bool) -> Option<&'static str> {
    yes.then_some("")
}
