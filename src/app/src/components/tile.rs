//! A tile: the body is drawn by the styles, the face comes from the sprite.

use yew::prelude::*;

/// A tile, without words: whatever it lies in names it. Its face is named as in the notation, such
/// as `5s` or `f1`; `back` lies face down.
pub fn tile(face: &str) -> Html {
    // The start of the page puts the tiles into it: from a file of their own a browser would read
    // them anew for every tile. Animals are in play in Singapore alone, so nobody else loads them.
    let file = if face.starts_with('a') {
        "animals.svg"
    } else {
        ""
    };
    html! {
        <span class="tile" aria-hidden="true">
            <svg><use href={format!("{file}#t-{face}")} /></svg>
        </span>
    }
}
