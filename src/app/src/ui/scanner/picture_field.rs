//! Field for a picture of a code, for devices without a usable camera.

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlInputElement, ImageBitmap};
use yew::prelude::*;

use super::code_reader::{CodeReader, PictureSource};
use crate::browser::window;
use crate::i18n::use_locale;
use crate::ui::dom::first_file;

/// Properties of [`PictureField`].
#[derive(Properties, PartialEq)]
pub struct PictureFieldProps {
    /// Handler of the texts.
    pub onscan: Callback<String>,
}

/// State of the picture.
#[derive(Clone, Copy, PartialEq)]
enum PictureState {
    NotChosen,
    Reading,
    /// The number of codes in it.
    Read(usize),
    /// The file can't be opened as a picture.
    NoPicture,
}

/// Field for a picture of a code.
#[component]
pub fn PictureField(props: &PictureFieldProps) -> Html {
    let locale = use_locale();
    let state = use_state_eq(|| PictureState::NotChosen);
    let onchange = {
        let (state, onscan) = (state.clone(), props.onscan.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let Some(file) = first_file(&field) else {
                return;
            };
            // Without this, the browser reports no change if the same file is chosen again.
            field.set_value("");
            state.set(PictureState::Reading);
            let (state, onscan) = (state.clone(), onscan.clone());
            spawn_local(async move {
                let Some(texts) = read(file).await else {
                    return state.set(PictureState::NoPicture);
                };
                state.set(PictureState::Read(texts.len()));
                for text in texts {
                    onscan.emit(text);
                }
            });
        })
    };
    let (status, error) = match *state {
        PictureState::NotChosen => (None, None),
        PictureState::Reading => (
            Some(tr!(locale, "The picture is being read …").to_owned()),
            None,
        ),
        PictureState::Read(0) => (
            None,
            Some(tr!(
                locale,
                "No code was found in this picture. Take one from the front that shows the whole code."
            )),
        ),
        PictureState::Read(1) => (Some(tr!(locale, "A code was read.").to_owned()), None),
        PictureState::Read(count) => (Some(tr!(locale, "{0} codes were read.", count)), None),
        PictureState::NoPicture => (
            None,
            Some(tr!(
                locale,
                "This file can’t be opened as a picture. Choose another one."
            )),
        ),
    };
    html! {
        <>
            <label class="button scanner-file">
                <input
                    type="file"
                    accept="image/*"
                    capture="environment"
                    data-action="choose-picture"
                    {onchange}
                />
                { tr!(locale, "Choose a picture of a code") }
            </label>
            <p class="scanner-status" role="status">{ status }</p>
            if let Some(error) = error {
                <p class="refused" role="alert" data-refused="picture">{ error }</p>
            }
        </>
    }
}

/// Returns the texts of the codes in a file; `None` if it is no picture.
async fn read(file: JsValue) -> Option<Vec<String>> {
    let file: Blob = file.dyn_into().ok()?;
    let picture: Promise = window()?.create_image_bitmap_with_blob(&file).ok()?;
    let picture: ImageBitmap = JsFuture::from(picture).await.ok()?.dyn_into().ok()?;
    let mut reader = CodeReader::for_browser().await;
    let texts = reader.read(PictureSource::Picture(&picture)).await;
    picture.close();
    Some(texts)
}
