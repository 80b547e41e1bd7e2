//! Starts the page.

use gloo::timers::callback::Timeout;
use tilewise_app::browser::{IDLE, window};
use tilewise_app::components::{App, SCREENS, begin, opening, opens_plain};
use tilewise_app::first_paint::{fail, free};
use tilewise_app::{browser, rule_sets};
use wasm_bindgen_futures::spawn_local;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    let place = window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    begin(move || {
        let draw = || {
            spawn_local(async {
                free().await;
                match place {
                    Some(place) => yew::Renderer::<App>::with_root(place).render(),
                    None => yew::Renderer::<App>::new().render(),
                };
            });
        };
        if opens_plain() {
            return draw();
        }
        opening::load(|| match opening::get() {
            Ok(_) => draw(),
            Err(_) => fail(),
        });
    });
    Timeout::new(IDLE, prefetch).forget();
}

/// Loads what will be wanted soon, before it is. A page inside another one is sparing: it has no
/// other screens, and the page around has said which rule set it is about.
fn prefetch() {
    opening::load(|| ());
    if !browser::is_embedded() {
        SCREENS.load(|| ());
        rule_sets::prefetch();
    }
}
