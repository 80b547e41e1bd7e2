//! A picture on the page, with buttons that send it and save it as a PNG file.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

use super::{Picture, TextAnchor};
use crate::i18n::use_locale;

/// Fonts for all languages of the page.
const FONTS: &str = "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif";

/// Properties of [`PictureExport`].
#[derive(Properties, PartialEq)]
pub struct PictureExportProps {
    /// Picture.
    pub picture: Rc<Picture>,
    /// Name of the file.
    pub file: AttrValue,
    /// What the picture shows, in words.
    pub label: AttrValue,
    /// Whether it is shown on the page.
    #[prop_or_default]
    pub is_shown: bool,
}

/// A picture with buttons that send it and save it. Where the device can't send files, it can only be saved.
#[component]
pub fn PictureExport(props: &PictureExportProps) -> Html {
    let locale = use_locale();
    let canvas = use_node_ref();
    let has_failed = use_state_eq(|| false);
    {
        let (canvas, has_failed) = (canvas.clone(), has_failed.clone());
        use_effect_with(Rc::clone(&props.picture), move |picture| {
            let canvas = canvas.cast::<HtmlCanvasElement>();
            let drawn = canvas.and_then(|canvas| draw(picture, &canvas));
            has_failed.set(drawn.is_none());
        });
    }
    html! {
        <>
            // A separate file, so that its browser calls aren't part of the first load.
            <script src="send.js" async=true />
            <tilewise-picture name={props.file.clone()}>
                <canvas ref={canvas} role="img" aria-label={props.label.clone()} hidden={!props.is_shown} />
                if *has_failed {
                    <p role="status">{ tr!(locale, "This browser can’t draw pictures.") }</p>
                } else {
                    <span class="picture-buttons">
                        <button type="button" class="button" data-save="picture">{ tr!(locale, "Picture (PNG)") }</button>
                        <button type="button" class="button" data-action="send">{ tr!(locale, "Send …") }</button>
                    </span>
                }
            </tilewise-picture>
        </>
    }
}

/// Draws a picture; `None` if the browser can't.
fn draw(picture: &Picture, canvas: &HtmlCanvasElement) -> Option<()> {
    canvas.set_width(picture.width);
    canvas.set_height(picture.height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    for area in &picture.areas {
        let [left, top, width, height] = area.place.map(f64::from);
        context.set_fill_style_str(area.colour);
        if area.radius == 0 {
            context.fill_rect(left, top, width, height);
        } else {
            context.begin_path();
            context
                .round_rect_with_f64(left, top, width, height, f64::from(area.radius))
                .ok()?;
            context.fill();
        }
    }
    for text in &picture.texts {
        let weight = if text.is_bold { "600" } else { "400" };
        context.set_font(&format!("{weight} {}px {FONTS}", text.size));
        context.set_fill_style_str(text.colour);
        context.set_text_align(match text.anchor {
            TextAnchor::Left => "left",
            TextAnchor::Middle => "center",
            TextAnchor::Right => "right",
        });
        let [x, y, most] = [text.x, text.y, text.most].map(f64::from);
        context
            .fill_text_with_max_width(&text.text, x, y, most)
            .ok()?;
    }
    Some(())
}
