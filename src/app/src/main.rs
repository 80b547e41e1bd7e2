//! Starts the page.

use std::panic;

use gloo::timers::callback::Timeout;
use tilewise_app::app::first_paint::wait_for_pointer_up;
use tilewise_app::browser::{self, IDLE, window};
use tilewise_app::chunks::SCREENS;
use tilewise_app::rule_sets;
use tilewise_app::{app::App, preferences::load_initial_language};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[wasm_bindgen]
extern "C" {
    /// Keeps the message of a panic for the report that the page offers then.
    #[wasm_bindgen(js_namespace = early, js_name = keepPanic)]
    fn keep_panic(message: &str);
}

fn main() {
    panic::set_hook(Box::new(|info| keep_panic(&info.to_string())));
    load_initial_language(|| {
        spawn_local(async {
            wait_for_pointer_up().await;
            let place = window()
                .and_then(|window| window.document())
                .and_then(|document| document.get_element_by_id("app"));
            match place {
                Some(place) => yew::Renderer::<App>::with_root(place).render(),
                None => yew::Renderer::<App>::new().render(),
            };
        });
    });
    Timeout::new(IDLE, prefetch).forget();
}

/// Loads chunks that are likely to be used. An embedded page has no other screens, and its host determines
/// the rule set.
fn prefetch() {
    if !browser::is_embedded() {
        SCREENS.load(|| ());
        rule_sets::prefetch();
    }
}
