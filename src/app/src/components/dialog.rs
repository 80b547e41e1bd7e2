//! A sheet that lies over the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::icon::{Icon, drawing};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// What it is about.
    pub title: AttrValue,
    /// What stands beside the title.
    #[prop_or_default]
    pub head: Html,
    /// What it holds.
    pub children: Html,
    /// It was closed: by its button, by the Escape key.
    pub onclose: Callback<()>,
}

/// A sheet that lies over the page for as long as it is drawn. The browser keeps the focus in it,
/// and gives it back when it is closed.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            let dialog = sheet.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // Refused only while it is open already.
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
                <button type="button" class="button button-bare" data-action="close" aria-label={tr!("Close")} onclick={close}>
                    { drawing(Icon::Close) }
                </button>
            </div>
            { props.children.clone() }
        </dialog>
    }
}
