//! Placeholder for a chunk that isn't loaded.

use yew::prelude::*;

use crate::chunks::Load;
use crate::i18n::Locale;

/// Draws the placeholder: loading, or failed with a button that retries; nothing if it is loaded.
pub fn loading<T>(locale: Locale, load: &Load<T>) -> Html {
    match load {
        Load::Ready(_) => Html::default(),
        Load::Pending => {
            html! { <p class="loading" role="status">{ tr!(locale, "Loading …") }</p> }
        }
        Load::Failed(onretry) => html! {
            <div class="loading">
                <p role="alert">{ tr!(locale, "This part couldn’t be loaded. Check your connection.") }</p>
                <button type="button" class="button" data-action="again" onclick={onretry}>
                    { tr!(locale, "Try again") }
                </button>
                <script src="report.js" async=true />
                <tilewise-report />
            </div>
        },
    }
}
