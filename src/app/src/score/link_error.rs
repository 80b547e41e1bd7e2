//! Errors of the opened link.

use tilewise_rules::Sentence;
use yew::prelude::*;

use crate::ui::words;

/// Draws the errors of the opened link.
pub fn link_error(trouble: &[Sentence], why: &[Sentence]) -> Html {
    let paragraph = |one: &Sentence| html! { <p>{ words::full_sentence(one) }</p> };
    html! {
        <div class="tray-trouble" role="alert" data-trouble="">
            if why.is_empty() {
                <p>{ tr!("This link can’t be opened.") }</p>
            }
            { for trouble.iter().map(paragraph) }
            if !why.is_empty() {
                <details>
                    <summary>{ tr!("What is wrong with it") }</summary>
                    { for why.iter().map(paragraph) }
                </details>
            }
        </div>
    }
}
