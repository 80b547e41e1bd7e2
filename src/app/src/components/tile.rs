//! A tile: the body is drawn by the styles, the face comes from the sprite.

use yew::prelude::*;

/// A tile, without words: whatever it lies in names it. Its face is named as in the notation, such
/// as `5s` or `f1`; `back` lies face down.
pub fn tile(face: &str) -> Html {
    // The start of the page puts the tiles into it, and Singapore its animals.
    html! {
        <span class="tile" aria-hidden="true">
            <svg><use href={format!("#t-{face}")} /></svg>
        </span>
    }
}
