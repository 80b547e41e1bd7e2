//! Drawings of animal tiles, which only some rule sets have. The other tiles are drawn in the document.

use yew::prelude::*;

use crate::chunks::{ANIMALS, use_lazy};

/// The hidden drawings of animals, to which tiles refer.
#[component]
pub fn AnimalDrawings() -> Html {
    match use_lazy(Some(&ANIMALS)).ready() {
        Some(drawings) => html! {
            <div hidden=true>{ Html::from_html_unchecked(AttrValue::Static(drawings)) }</div>
        },
        None => Html::default(),
    }
}
