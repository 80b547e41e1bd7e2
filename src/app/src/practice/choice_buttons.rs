//! Buttons of choices, of which one is right.

use tilewise_practice::{Choices, Reply};
use yew::prelude::*;

use crate::i18n::Locale;

/// Buttons of choices in a state of the exercise.
#[derive(Clone, Copy)]
pub struct ChoiceButtons<'a> {
    /// Wording.
    pub locale: Locale,
    /// The reply, after which the right and the chosen button are marked.
    pub reply: Option<&'a Reply>,
    /// Handler of the reply.
    pub onreply: &'a Callback<Reply>,
}

impl ChoiceButtons<'_> {
    /// Draws a button for each choice.
    pub fn draw<T: PartialEq>(self, choices: &Choices<T>, text: impl Fn(&T) -> Html) -> Html {
        let Self {
            locale,
            reply,
            onreply,
        } = self;
        let button = |(place, value): (usize, &T)| {
            let mark = reply.and_then(|reply| mark(choices.right(), reply, place));
            let onclick = onreply.reform(move |_: MouseEvent| Reply::Choice(place));
            html! {
                <li>
                    <button type="button" class="practice-choice" data-choice={place.to_string()}
                        data-mark={mark.map(Mark::key)} disabled={reply.is_some()} {onclick}>
                        { text(value) }
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
