//! Starts the page.

use tilewise_app::components::Score;

fn main() {
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    match place {
        Some(place) => yew::Renderer::<Score>::with_root(place).render(),
        None => yew::Renderer::<Score>::new().render(),
    };
}
