//! The picture of standings as a PNG file.

use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

use super::picture::SeasonPicture;
use crate::ui::dom::document;

/// Fonts for all languages of the page.
const FONTS: &str = "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", sans-serif";

/// Draws a picture and saves it as a file; `None` if the browser can't.
pub fn save_picture(picture: &SeasonPicture, name: &str) -> Option<()> {
    let url = picture_url(picture)?;
    let link = document()?.create_element("a").ok()?;
    link.set_attribute("href", &url).ok()?;
    link.set_attribute("download", name).ok()?;
    link.dyn_into::<HtmlElement>().ok()?.click();
    Some(())
}

/// Returns the URL of a picture.
fn picture_url(picture: &SeasonPicture) -> Option<String> {
    let canvas = document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(picture.width);
    canvas.set_height(picture.height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    for area in &picture.areas {
        let [left, top, width, height] = area.place.map(f64::from);
        context.set_fill_style_str(area.colour);
        context.fill_rect(left, top, width, height);
    }
    for text in &picture.texts {
        let weight = if text.is_bold { "600" } else { "400" };
        context.set_font(&format!("{weight} {}px {FONTS}", text.size));
        context.set_fill_style_str(text.colour);
        context.set_text_align(if text.is_at_end { "right" } else { "left" });
        let [x, y, most] = [text.x, text.y, text.most].map(f64::from);
        context
            .fill_text_with_max_width(&text.text, x, y, most)
            .ok()?;
    }
    canvas.to_data_url().ok()
}
