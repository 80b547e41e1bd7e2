//! Several QR codes, shown in turn.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::{Locale, use_locale};
use crate::share::code::LinkQrCode;

/// Milliseconds for which each of several codes is shown.
const CODE_DURATION: u32 = 4_000;

/// Properties of [`CodeCarousel`].
#[derive(Properties, PartialEq)]
pub struct CodeCarouselProps {
    /// The links in the codes.
    pub links: Rc<Vec<String>>,
}

/// Several QR codes, shown in turn; a single one stays.
#[component]
pub fn CodeCarousel(props: &CodeCarouselProps) -> Html {
    let locale = use_locale();
    let links = &props.links;
    let count = links.len();
    let current = use_state(|| 0_usize);
    let is_playing = use_state_eq(|| !is_still());
    {
        let current = current.clone();
        // Each turn redraws the code and restarts the timer.
        use_effect_with(
            (count, *is_playing, *current),
            move |&(count, is_playing, now)| {
                let next = move || current.set((now + 1) % count.max(1));
                let timer = (is_playing && count > 1).then(|| Timeout::new(CODE_DURATION, next));
                move || drop(timer)
            },
        );
    }
    let now = (*current).min(count.saturating_sub(1));
    let Some(link) = links.get(now) else {
        return Html::default();
    };
    html! {
        <>
            <LinkQrCode link={link.clone()} />
            if count > 1 {
                { controls(locale, now, count, &current, &is_playing) }
            }
        </>
    }
}

/// Returns true if the user prefers reduced motion.
fn is_still() -> bool {
    let query =
        window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

/// Draws the number of the current code, and the buttons for the others.
fn controls(
    locale: Locale,
    now: usize,
    count: usize,
    current: &UseStateHandle<usize>,
    is_playing: &UseStateHandle<bool>,
) -> Html {
    let to = |place: usize| {
        let (current, is_playing) = (current.clone(), is_playing.clone());
        Callback::from(move |_: MouseEvent| {
            is_playing.set(false);
            current.set(place);
        })
    };
    let turn = {
        let is_playing = is_playing.clone();
        Callback::from(move |_: MouseEvent| is_playing.set(!*is_playing))
    };
    let is_turning = **is_playing;
    let label = if is_turning {
        tr!(locale, "Stop")
    } else {
        tr!(locale, "Change automatically")
    };
    html! {
        <>
            <p
                class="codes-which"
                aria-live={if is_turning { "off" } else { "polite" }}
                data-code-shown={format!("{}/{count}", now + 1)}
            >
                <strong>{ tr!(locale, "Code {0} of {1}", now + 1, count) }</strong>
            </p>
            <div class="codes-turn">
                { button("code-before", tr!(locale, "Previous code"), to((now + count - 1) % count)) }
                { button("code-turns", label, turn) }
                { button("code-next", tr!(locale, "Next code"), to((now + 1) % count)) }
            </div>
            <p class="tabletop-hint">
                { tr!(locale, "Scan all of them, in any order. The other phone shows which are missing.") }
            </p>
        </>
    }
}

/// Button with an action key.
fn button(key: &'static str, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="button" data-action={key} {onclick}>{ label }</button> }
}
