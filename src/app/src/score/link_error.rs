//! Errors of the opened link.

use tilewise_rules::Sentence;
use yew::prelude::*;

use crate::i18n::Locale;
use crate::ui::phrases;

/// Draws the errors of the opened link.
pub fn link_error(locale: Locale, trouble: &[Sentence], why: &[Sentence]) -> Html {
    let paragraph = |one: &Sentence| html! { <p>{ phrases::full_sentence(locale, one) }</p> };
    html! {
        <div class="tray-trouble" role="alert" data-trouble="">
            if why.is_empty() {
                <p>{ tr!(locale, "This link can’t be opened.") }</p>
            }
            { for trouble.iter().map(paragraph) }
            if !why.is_empty() {
                <details>
                    <summary>{ tr!(locale, "What is wrong with it") }</summary>
                    { for why.iter().map(paragraph) }
                </details>
            }
        </div>
    }
}
