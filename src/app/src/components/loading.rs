//! Placeholder for a chunk that isn't loaded.

use yew::prelude::*;

use crate::chunk::Loading;

/// Draws the placeholder: loading, or failed with a button that retries.
pub fn loading(why: Loading, onagain: Callback<MouseEvent>) -> Html {
    match why {
        Loading::Pending => html! { <p class="loading" role="status">{ tr!("Loading …") }</p> },
        Loading::Failed => html! {
            <div class="loading">
                <p role="alert">{ tr!("This part couldn’t be loaded. Check your connection.") }</p>
                <button type="button" class="button" data-action="again" onclick={onagain}>
                    { tr!("Try again") }
                </button>
            </div>
        },
    }
}
