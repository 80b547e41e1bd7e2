//! Live region, by which screen readers announce the result.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Delay in milliseconds without changes before the result is announced.
const PAUSE: u32 = 600;

/// Draws a live region: it announces a message after the last tap, except the initial one.
#[hook]
pub fn use_live_region(message: String) -> Html {
    let announced = use_state(String::new);
    let first = use_mut_ref(|| true);
    {
        let announced = announced.clone();
        use_effect_with(message, move |message| {
            let message = message.clone();
            let silent = first.replace(false);
            let timer = (!silent).then(|| Timeout::new(PAUSE, move || announced.set(message)));
            move || drop(timer)
        });
    }
    html! { <p class="unseen" role="status" aria-live="polite">{ (*announced).clone() }</p> }
}
