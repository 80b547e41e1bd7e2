//! Field with a text to copy.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlInputElement};
use yew::prelude::*;

use crate::i18n::use_locale;
use crate::ui::dom::document;

/// Properties of [`Field`].
#[derive(Properties, PartialEq)]
pub struct FieldProps {
    /// Id of the field.
    pub id: AttrValue,
    /// Name of the field.
    pub label: AttrValue,
    /// Text to copy.
    pub text: AttrValue,
    /// True if the field has several lines.
    #[prop_or_default]
    pub long: bool,
}

/// Field with a text to copy, and its button.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    let locale = use_locale();
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
    let FieldProps { id, text, .. } = props;
    html! {
        <div class="shared-field">
            <label for={id}>{ props.label.clone() }</label>
            if props.long {
                <textarea {id} ref={field} rows="8" readonly=true spellcheck="false" data-lines="" value={text} />
            } else {
                <input {id} ref={field} type="text" readonly=true data-link="" value={text} />
            }
            <button type="button" class="button" data-action="copy" onclick={oncopy}>{ tr!(locale, "Copy") }</button>
            <span role="status">{ match *copied {
                None => "",
                Some(true) => tr!(locale, "Copied"),
                Some(false) => tr!(locale, "This browser doesn’t let us copy: the text is selected, copy it by hand."),
            } }</span>
        </div>
    }
}

/// Copies the selection. This works without a secure origin too, as in a local network.
fn copy() -> Option<bool> {
    let document: HtmlDocument = document()?.dyn_into().ok()?;
    document.exec_command("copy").ok()
}
