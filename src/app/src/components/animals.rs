//! Drawings of animal tiles, which only some rule sets have. The other tiles are drawn in the document.

use yew::prelude::*;

use super::use_chunk::use_chunk;
use crate::chunk::chunk;

chunk! {
    /// Drawings of animals, each a symbol of its own.
    static ANIMALS: &'static str = include_str!("animals.svg"), in further;
}

/// The hidden drawings of animals, to which tiles refer.
#[component]
pub fn AnimalDrawings() -> Html {
    use_chunk(Some(&ANIMALS), 0);
    let Ok(drawings) = ANIMALS.get() else {
        return Html::default();
    };
    html! { <div hidden=true>{ Html::from_html_unchecked(AttrValue::Static(drawings)) }</div> }
}
