//! A tile: the body is drawn by the styles, the face comes from the sprite.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// In the notation, such as `5s` or `f1`; `back` for a tile face down.
    pub face: AttrValue,
}

/// A tile, without words: whatever it lies in names it.
#[component]
pub fn Tile(props: &Props) -> Html {
    html! {
        <span class="tile" aria-hidden="true">
            <svg><use href={format!("tiles.svg#t-{}", props.face)} /></svg>
        </span>
    }
}
