//! The link to a verdict.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlInputElement};
use yew::prelude::*;

use crate::language::say;
use crate::link;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub path: String,
}

/// The link to what is shown, to be copied.
#[component]
pub fn Share(props: &Props) -> Html {
    let field = use_node_ref();
    let copied = use_state(|| false);
    {
        let copied = copied.clone();
        use_effect_with(props.path.clone(), move |_| copied.set(false));
    }
    let oncopy = {
        let field = field.clone();
        let copied = copied.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
                copied.set(copy().unwrap_or(false));
            }
        })
    };
    html! {
        <div class="share-link">
            <label for="share-link">{ say("A link to this") }</label>
            <input id="share-link" ref={field} type="text" readonly=true data-link="" value={address(&props.path)} />
            <button type="button" class="button" data-action="copy" onclick={oncopy}>{ say("Copy") }</button>
            <span role="status">{ if *copied { say("Copied") } else { "" } }</span>
        </div>
    }
}

/// The whole address of a place.
fn address(path: &str) -> String {
    let page = web_sys::window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}#{}", link::fouls_path(path))
}

/// Copies what is selected; works without a secure origin too, as in a club's own network.
fn copy() -> Option<bool> {
    let document = web_sys::window()?.document()?;
    let document: HtmlDocument = document.dyn_into().ok()?;
    document.exec_command("copy").ok()
}
