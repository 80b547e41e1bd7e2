//! What was wrong with the link that was opened.

use tilewise_rules::Sentence;
use yew::prelude::*;

use crate::words;

/// What was wrong with the link that was opened.
pub fn wrong(trouble: &[Sentence], why: &[Sentence]) -> Html {
    let says = |one: &Sentence| html! { <p>{ words::full_sentence(one) }</p> };
    html! {
        <div class="tray-trouble" role="alert" data-trouble="">
            if why.is_empty() {
                <p>{ tr!("This link can’t be opened.") }</p>
            }
            { for trouble.iter().map(says) }
            if !why.is_empty() {
                <details>
                    <summary>{ tr!("What is wrong with it") }</summary>
                    { for why.iter().map(says) }
                </details>
            }
        </div>
    }
}
