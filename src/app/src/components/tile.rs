//! A tile: the body is drawn by the styles, the face comes from the sprite.

use yew::prelude::*;

/// A tile, without words: whatever it lies in names it. Its face is named as in the notation, such
/// as `5s` or `f1`; `back` lies face down.
pub fn tile(face: &str) -> Html {
    // Animals are in play in Singapore alone, so nobody else has to load them.
    let file = if face.starts_with('a') {
        "animals"
    } else {
        "tiles"
    };
    html! {
        <span class="tile" aria-hidden="true">
            <svg><use href={format!("{file}.svg#t-{face}")} /></svg>
        </span>
    }
}
