//! Modal dialog.

use crate::i18n::use_locale;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::icon::{Icon, drawing};

/// Properties of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Title.
    pub title: AttrValue,
    /// Content next to the title.
    #[prop_or_default]
    pub head: Html,
    /// Content.
    pub children: Html,
    /// Called when the dialog is closed by its button or the Escape key.
    pub onclose: Callback<()>,
}

/// Modal dialog, open while it is drawn. The browser keeps the focus inside, and restores it at the end.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let locale = use_locale();
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            let dialog = sheet.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // Fails only if the dialog is open already.
                let _ = dialog.show_modal();
            }
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let close = {
        let sheet = sheet.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(dialog) = sheet.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    let onclose = props.onclose.reform(|_: Event| ());
    html! {
        <dialog class="sheet" ref={sheet} aria-labelledby="sheet-title" {onclose}>
            <div class="sheet-head">
                <h2 id="sheet-title">{ &props.title }</h2>
                { props.head.clone() }
                <button
                    type="button"
                    class="button button-bare"
                    data-action="close"
                    aria-label={tr!(locale, "Close")}
                    onclick={close}
                >
                    { drawing(Icon::Close) }
                </button>
            </div>
            { props.children.clone() }
        </dialog>
    }
}
