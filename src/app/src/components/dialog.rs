//! A sheet that lies over the page.

use web_sys::HtmlDialogElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::icon::{Icon, drawing};
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;

/// A sheet that lies over the page for as long as it is drawn. The browser keeps the focus in it,
/// and gives it back when it is closed.
#[derive(PartialEq)]
pub struct Dialog {
    /// What it is about.
    pub title: AttrValue,
    /// What stands beside the title.
    pub head: Html,
    /// What it holds.
    pub content: Html,
    /// It was closed: by its button, by the Escape key.
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
            { props.content.clone() }
        </dialog>
    }
}
