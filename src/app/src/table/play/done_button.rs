//! Button that ends a step of the Table screen.

use yew::prelude::*;

/// Draws the button with its label; without a handler the step isn't complete yet.
pub fn done_button(label: &str, ondone: Option<Callback<MouseEvent>>) -> Html {
    html! {
        <button
            type="button"
            class="button button-done"
            data-action="done"
            aria-disabled={ondone.is_none().then_some("true")}
            onclick={ondone}
        >
            { label }
        </button>
    }
}
