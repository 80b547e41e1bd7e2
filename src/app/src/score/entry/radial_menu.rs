//! Radial menu: a press on a tile key and a slide enter a whole set. The menu around the key shows the set in
//! each direction; impossible ones are pale.

pub mod press;

use std::rc::Rc;

use tilewise_rules::{RedFives, Sentence, notation};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::press::use_press;
use crate::i18n::{Locale, use_locale};
use crate::score::entry::slide::{Reach, Slide};
use crate::store::{Draft, Key, Mode, PageAction, enter, tap};
use crate::ui::tile::tile;

/// Properties of [`RadialMenu`].
#[derive(Properties, PartialEq)]
pub struct RadialMenuProps {
    /// Hand to which the slides apply.
    pub draft: Rc<Draft>,
    /// Mode of a tap.
    pub mode: Mode,
    /// Receives the actions of the slides.
    pub onaction: Callback<PageAction>,
}

/// State of the menu during a press on a tile key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RadialMenuState {
    /// Pressed key.
    pub key: Key,
    /// Position of the press in the window.
    pub middle: (i32, i32),
    /// Position of the finger in the menu.
    pub reach: Reach,
    /// True once the finger has left the key: a return to it then cancels.
    pub left: bool,
}

/// Listener for slides on the tile keys, with the menu of the current one.
#[component]
pub fn RadialMenu(props: &RadialMenuProps) -> Html {
    let locale = use_locale();
    let state = use_press(&props.onaction);
    let menu = use_node_ref();
    {
        let menu = menu.clone();
        // Through the DOM: a strict content security policy forbids the attribute.
        use_effect_with(state.map(|state| state.middle), move |middle| {
            let menu = menu.get().map(JsCast::unchecked_into::<HtmlElement>);
            if let (Some(menu), Some((x, y))) = (menu, middle) {
                for (name, value) in [("--x", x), ("--y", y)] {
                    // Fails only for invalid property names.
                    let _ = menu.style().set_property(name, &format!("{value}px"));
                }
            }
        });
    }
    let Some(state) = state else {
        return Html::default();
    };
    let RadialMenuProps { draft, mode, .. } = props;
    let text = match state.reach {
        Reach::Key if !state.left => {
            let mode = draft.mode(*mode);
            outcome(locale, tap(draft, mode, state.key), mode, state.key)
        }
        Reach::Slide(way) => outcome(
            locale,
            enter(draft, way.mode(), state.key),
            way.mode(),
            state.key,
        ),
        Reach::Key | Reach::Beyond => tr!(locale, "Nothing").into(),
    };
    let way = |way: Slide| {
        let mode = way.mode();
        let can = enter(draft, mode, state.key).is_ok();
        html! {
            <span
                class="radial-menu-way"
                data-way={mode.key()}
                data-at={mark(state.reach == Reach::Slide(way))}
                data-no={mark(!can)}
            >
                { locale.translate(mode.name()) }
            </span>
        }
    };
    let (claimed, concealed) = Slide::ALL.split_at(4);
    html! {
        <div class="radial-menu" ref={menu} aria-hidden="true" data-radial-menu="">
            <p class="radial-menu-text">{ text }</p>
            <p class="radial-menu-side">{ tr!(locale, "Melded") }</p>
            { for claimed.iter().copied().map(way) }
            <span class="radial-menu-key" data-at={mark(state.reach == Reach::Key)}>
                { tile(&state.key.text()) }
            </span>
            { for concealed.iter().copied().map(way) }
            <p class="radial-menu-side">{ tr!(locale, "In the hand") }</p>
        </div>
    }
}

/// Preview of the current direction: the tiles, or the reason why they can't be entered.
fn outcome(locale: Locale, entered: Result<Draft, Sentence>, mode: Mode, key: Key) -> Html {
    match (entered, key) {
        (Err(why), _) => locale.sentence(&why).into(),
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
