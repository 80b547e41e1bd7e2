//! Field that reads a file.

use std::rc::Rc;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A file that was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenFile {
    /// Its content.
    Content(Rc<[u8]>),
    /// It is larger than the field takes.
    TooLarge,
    /// The browser denies access.
    Denied,
}

/// Properties of [`FileField`].
#[derive(Properties, PartialEq)]
pub struct FileFieldProps {
    /// Label of the button.
    pub label: AttrValue,
    /// Kinds of files, for the browser's dialog.
    pub accept: &'static str,
    /// Largest size, in bytes.
    pub longest: usize,
    /// Called with each file that is chosen.
    pub onfile: Callback<ChosenFile>,
}

/// Button that reads a file.
#[component]
pub fn FileField(props: &FileFieldProps) -> Html {
    let longest = props.longest;
    let onchange = props.onfile.clone();
    let onchange = Callback::from(move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let Some((field, file)) =
            field.and_then(|field| Some((field.clone(), first_file(&field)?)))
        else {
            return;
        };
        // Without this, the browser reports no change if the same file is chosen again.
        field.set_value("");
        let onfile = onchange.clone();
        spawn_local(async move {
            let content = content(file, longest).await;
            onfile.emit(content.unwrap_or(ChosenFile::Denied));
        });
    });
    html! {
        <label class="button button-file">
            <input type="file" accept={props.accept} data-action="choose-file" {onchange} />
            { &props.label }
        </label>
    }
}

/// Returns the chosen file.
fn first_file(field: &HtmlInputElement) -> Option<JsValue> {
    let files = Reflect::get(field, &"files".into()).ok()?;
    let file = Reflect::get(&files, &"0".into()).ok()?;
    file.is_object().then_some(file)
}

/// Reads a file; `None` if the browser denies access.
async fn content(file: JsValue, longest: usize) -> Option<ChosenFile> {
    let size = Reflect::get(&file, &"size".into()).ok()?.as_f64()?;
    // The limit is far below that of exact floats.
    #[allow(clippy::cast_precision_loss)]
    if size > longest as f64 {
        return Some(ChosenFile::TooLarge);
    }
    let read = Reflect::get(&file, &"arrayBuffer".into()).ok()?;
    let read: Function = read.dyn_into().ok()?;
    let promise: Promise = read.call0(&file).ok()?.dyn_into().ok()?;
    let buffer = JsFuture::from(promise).await.ok()?;
    Some(ChosenFile::Content(
        Uint8Array::new(&buffer).to_vec().into(),
    ))
}
