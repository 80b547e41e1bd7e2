//! Starts the page.

use tilewise_app::components::App;
use tilewise_app::link::guard;

fn main() {
    guard();
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    match place {
        Some(place) => yew::Renderer::<App>::with_root(place).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}
