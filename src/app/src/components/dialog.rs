//! Modal dialog.

use web_sys::HtmlDialogElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::icon::{Icon, drawing};
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;

/// Modal dialog, open while it is drawn. The browser keeps the focus inside, and restores it at the end.
#[derive(PartialEq)]
pub struct Dialog {
    /// Title.
    pub title: AttrValue,
    /// Content next to the title.
    pub head: Html,
    /// Content.
    pub content: Html,
    /// Called when the dialog is closed by its button or the Escape key.
    pub onclose: Callback<()>,
}

impl Stateful for Dialog {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_dialog(self).run(hooks)
    }
}

#[hook]
fn use_dialog(props: &Dialog) -> Html {
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
                <button type="button" class="button button-bare" data-action="close" aria-label={tr!("Close")} onclick={close}>
                    { drawing(Icon::Close) }
                </button>
            </div>
            { props.content.clone() }
        </dialog>
    }
}
