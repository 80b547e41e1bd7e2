//! The page.

use yew::prelude::*;
use yew_router::HashRouter;

use super::score::Score;

/// The page: the router, and what it leads to.
#[component]
pub fn App() -> Html {
    html! {
        <HashRouter>
            <Score />
        </HashRouter>
    }
}
