//! Tile: styles draw the body, the sprite contains the face.

use yew::prelude::*;

/// Draws a tile without a label, which belongs to its parent. The face is written in notation, such as `5s`
/// or `f1`; `back` is a face-down tile.
pub fn tile(face: &str) -> Html {
    // A red five uses the drawing of a five, in red only.
    let red = face.strip_prefix('0');
    let drawing = red.map_or_else(|| format!("#t-{face}"), |suit| format!("#t-5{suit}"));
    let class = if red.is_some() {
        "tile tile-red"
    } else {
        "tile"
    };
    // The start script adds the tiles to the sprite, the Singapore chunk its animals.
    html! {
        <span {class} aria-hidden="true">
            <svg><use href={drawing} /></svg>
        </span>
    }
}
