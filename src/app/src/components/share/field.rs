//! Field with a text to copy.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlInputElement};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::super::button::Button;
use super::super::dom::document;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;

/// Field with a text to copy, and its button.
#[derive(PartialEq)]
pub struct Field {
    pub id: &'static str,
    pub label: AttrValue,
    pub text: AttrValue,
    /// True if the field has several lines.
    pub long: bool,
}

impl Stateful for Field {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_field(self).run(hooks)
    }
}

#[hook]
fn use_field(props: &Field) -> Html {
    let field = use_node_ref();
    let copied = use_state_eq(|| None::<bool>);
    {
        let copied = copied.clone();
        use_effect_with(props.text.clone(), move |_| copied.set(None));
    }
    let oncopy = {
        let (field, copied) = (field.clone(), copied.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(node) = field.get() {
                // Both kinds of field have the same `select` method.
                let node: HtmlInputElement = node.unchecked_into();
                node.select();
                copied.set(Some(copy().unwrap_or(false)));
            }
        })
    };
    let Field { id, text, .. } = props;
    let button = Button {
        class: "button",
        hook: ("data-action", "copy".to_owned()),
        ..Button::default()
    };
    html! {
        <div class="shared-field">
            <label for={*id}>{ props.label.clone() }</label>
            if props.long {
                <textarea id={*id} ref={field} rows="8" readonly=true spellcheck="false" data-lines="" value={text.clone()} />
            } else {
                <input id={*id} ref={field} type="text" readonly=true data-link="" value={text.clone()} />
            }
            { button.draw(tr!("Copy"), oncopy) }
            <span role="status">{ match *copied {
                None => "",
                Some(true) => tr!("Copied"),
                Some(false) => tr!("This browser doesn’t let us copy: the text is selected, copy it by hand."),
            } }</span>
        </div>
    }
}

/// Copies the selection. This works without a secure origin too, as in a local network.
fn copy() -> Option<bool> {
    let document: HtmlDocument = document()?.dyn_into().ok()?;
    document.exec_command("copy").ok()
}
