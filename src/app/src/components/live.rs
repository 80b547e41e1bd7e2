//! Speaks the result.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::components::use_effect_with::use_effect_with;

/// How long nothing changes before the result is spoken.
const PAUSE: u32 = 600;

/// A live region: speaks once the taps have come to rest, and not for what stands there at first.
#[hook]
pub fn use_live(says: String) -> Html {
    let spoken = use_state(String::new);
    let first = use_mut_ref(|| true);
    {
        let spoken = spoken.clone();
        use_effect_with(says, move |says| {
            let says = says.clone();
            let silent = first.replace(false);
            let timer = (!silent).then(|| Timeout::new(PAUSE, move || spoken.set(says)));
            move || drop(timer)
        });
    }
    html! { <p class="unseen" role="status" aria-live="polite">{ (*spoken).clone() }</p> }
}
