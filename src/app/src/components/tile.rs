//! A tile: the body is drawn by the styles, the face comes from the sprite.

use yew::prelude::*;

/// A tile, without words: whatever it lies in names it. Its face is named as in the notation, such
/// as `5s` or `f1`; `back` lies face down.
pub fn tile(face: &str) -> Html {
    // A red five has the drawing of a five, all in red.
    let red = face.strip_prefix('0');
    let drawing = red.map_or_else(|| format!("#t-{face}"), |suit| format!("#t-5{suit}"));
    let class = if red.is_some() {
        "tile tile-red"
    } else {
        "tile"
    };
    // The start of the page puts the tiles into it, and Singapore its animals.
    html! {
        <span {class} aria-hidden="true">
            <svg><use href={drawing} /></svg>
        </span>
    }
}
