//! Speaks the result.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub says: String,
}

/// How long nothing changes before the result is spoken.
const PAUSE: u32 = 600;

/// A live region: speaks once the taps have come to rest, and not for what stands there at first.
#[component]
pub fn Live(props: &Props) -> Html {
    let spoken = use_state(String::new);
    let first = use_mut_ref(|| true);
    {
        let spoken = spoken.clone();
        use_effect_with(props.says.clone(), move |says| {
            let says = says.clone();
            let silent = first.replace(false);
            let timer = (!silent).then(|| Timeout::new(PAUSE, move || spoken.set(says)));
            move || drop(timer)
        });
    }
    html! { <p class="unseen" role="status" aria-live="polite">{ (*spoken).clone() }</p> }
}
