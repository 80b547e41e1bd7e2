//! Placeholder for a chunk that isn't loaded.

use yew::prelude::*;

use crate::chunks::Load;

/// Draws the placeholder: loading, or failed with a button that retries; nothing if it is loaded.
pub fn loading<T>(load: &Load<T>) -> Html {
    match load {
        Load::Ready(_) => Html::default(),
        Load::Pending => html! { <p class="loading" role="status">{ tr!("Loading …") }</p> },
        Load::Failed(onretry) => html! {
            <div class="loading">
                <p role="alert">{ tr!("This part couldn’t be loaded. Check your connection.") }</p>
                <button type="button" class="button" data-action="again" onclick={onretry}>
                    { tr!("Try again") }
                </button>
            </div>
        },
    }
}
