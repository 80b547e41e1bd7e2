//! Buttons of choices, of which one is right.

use tilewise_practice::{Choices, Reply};
use yew::prelude::*;

use crate::i18n::Locale;

/// Draws a button for each choice. After the reply the right and the chosen one are marked.
pub fn choice_buttons<T: PartialEq>(
    locale: Locale,
    choices: &Choices<T>,
    reply: Option<&Reply>,
    draw: impl Fn(&T) -> Html,
    onreply: &Callback<Reply>,
) -> Html {
    let button = |(place, value): (usize, &T)| {
        let mark = reply.and_then(|reply| mark(choices.right(), reply, place));
        let onclick = onreply.reform(move |_: MouseEvent| Reply::Choice(place));
        html! {
            <li>
                <button type="button" class="practice-choice" data-choice={place.to_string()}
                    data-mark={mark.map(Mark::key)} disabled={reply.is_some()} {onclick}>
                    { draw(value) }
                    if let Some(mark) = mark {
                        <span class="practice-mark">{ mark.name(locale) }</span>
                    }
                </button>
            </li>
        }
    };
    let all = choices.all().iter().map(|one| &one.value).enumerate();
    html! {
        <ul class="practice-choices" role="list" aria-label={tr!(locale, "Choices")}>
            { for all.map(button) }
        </ul>
    }
}

/// A mark on a choice after the reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The choice is right.
    Right,
    /// The choice is wrong, and was chosen.
    Wrong,
}

impl Mark {
    /// Returns the key for styles and tests.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
        }
    }

    /// Returns the name.
    pub fn name(self, locale: Locale) -> &'static str {
        match self {
            Self::Right => tr!(locale, "Right answer"),
            Self::Wrong => tr!(locale, "Your answer"),
        }
    }
}

/// Returns the mark of a choice after a reply.
fn mark(right: usize, reply: &Reply, place: usize) -> Option<Mark> {
    if place == right {
        Some(Mark::Right)
    } else {
        (*reply == Reply::Choice(place)).then_some(Mark::Wrong)
    }
}
