//! The Season screen: the public standings of a season, from a link.

use std::rc::Rc;

use yew::prelude::*;

use crate::chunks::{Load, SEASON, use_lazy};
use crate::i18n::use_locale;
use crate::ui::loading::loading;

/// Properties of the Season screen.
#[derive(Clone, PartialEq, Properties)]
pub struct SeasonProps {
    /// Packed standings.
    pub packed: Rc<str>,
}

/// Draws packed standings.
pub fn screen(packed: &Rc<str>) -> Html {
    html! { <LazySeasonScreen packed={Rc::clone(packed)} /> }
}

/// The Season screen, which may have to be loaded.
#[component]
fn LazySeasonScreen(props: &SeasonProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&SEASON)) {
        Load::Ready(draw) => draw(props.clone()),
        load => html! { <main class="season">{ loading(locale, &load) }</main> },
    }
}

/// Draws the loaded screen.
pub fn draw(props: SeasonProps) -> Html {
    html! { <SeasonScreen ..props /> }
}

/// The Season screen.
#[component]
fn SeasonScreen(props: &SeasonProps) -> Html {
    let locale = use_locale();
    html! {
        <main class="season">
            <h2>{ tr!(locale, "Season") }</h2>
            <p>{ props.packed.to_string() }</p>
        </main>
    }
}
