//! Reader of codes in a frame of the camera or in a picture: the browser's, or else our own.

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, ImageBitmap};

use super::decode::decode;
use crate::ui::dom::document;

/// Longest side in pixels at which a frame is read.
const FRAME_SIDE: f64 = 1280.0;
/// Longest sides at which a picture is read, one after the other: fewer pixels take less time and reduce noise.
const PICTURE_SIDES: [f64; 3] = [1280.0, 640.0, 2560.0];

/// The format of QR codes in the interface of browsers.
const FORMAT: &str = "qr_code";

#[wasm_bindgen]
extern "C" {
    /// Detector of codes that some browsers have.
    type BarcodeDetector;

    #[wasm_bindgen(constructor, catch)]
    fn new(options: &JsValue) -> Result<BarcodeDetector, JsValue>;

    #[wasm_bindgen(static_method_of = BarcodeDetector, js_name = getSupportedFormats, catch)]
    fn supported_formats() -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn detect(this: &BarcodeDetector, source: &JsValue) -> Result<Promise, JsValue>;
}

/// What is read.
#[derive(Clone, Copy)]
pub enum PictureSource<'a> {
    /// The current frame of a video.
    Frame(&'a HtmlVideoElement),
    /// A picture.
    Picture(&'a ImageBitmap),
}

/// Reader of codes.
pub struct CodeReader {
    detector: Option<BarcodeDetector>,
    context: Option<CanvasRenderingContext2d>,
}

impl CodeReader {
    /// Returns a reader with the detector of the browser, if it has one for QR codes.
    pub async fn for_browser() -> Self {
        Self {
            detector: detector().await,
            context: None,
        }
    }

    /// Returns the texts of the codes.
    pub async fn read(&mut self, source: PictureSource<'_>) -> Vec<String> {
        if let Some(detector) = &self.detector {
            match detected(detector, source).await {
                Some(texts) => return texts,
                // Some systems have the interface, but not the service behind it.
                None => self.detector = None,
            }
        }
        match source {
            PictureSource::Frame(_) => self.decoded(source, FRAME_SIDE),
            PictureSource::Picture(_) => PICTURE_SIDES
                .iter()
                .map(|&side| self.decoded(source, side))
                .find(|texts| !texts.is_empty())
                .unwrap_or_default(),
        }
    }

    /// Returns the texts that our own decoder finds, at most at this size.
    fn decoded(&mut self, source: PictureSource, side: f64) -> Vec<String> {
        self.luma(source, side)
            .map(|(width, height, luma)| decode(width, height, &luma))
            .unwrap_or_default()
    }

    /// Returns width, height and the brightness of the pixels.
    fn luma(&mut self, source: PictureSource, side: f64) -> Option<(usize, usize, Vec<u8>)> {
        let (width, height) = source.size();
        let longest = f64::from(width.max(height));
        let scale = (side / longest.max(1.0)).min(1.0);
        let scaled = |length: u32| (f64::from(length) * scale).round();
        let (across, down) = (scaled(width), scaled(height));
        if across < 1.0 || down < 1.0 {
            return None;
        }
        if self.context.is_none() {
            self.context = context();
        }
        let context = self.context.as_ref()?;
        let canvas = context.canvas()?;
        // At most `side`.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let (width, height) = (across as u32, down as u32);
        if (canvas.width(), canvas.height()) != (width, height) {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        match source {
            PictureSource::Frame(video) => context
                .draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, across, down),
            PictureSource::Picture(picture) => {
                context.draw_image_with_image_bitmap_and_dw_and_dh(picture, 0.0, 0.0, across, down)
            }
        }
        .ok()?;
        let pixels = context.get_image_data(0.0, 0.0, across, down).ok()?.data();
        let (pixels, _) = pixels.as_chunks::<4>();
        let brightness = |&[red, green, blue, _]: &[u8; 4]| {
            let weighted = 77 * u32::from(red) + 150 * u32::from(green) + 29 * u32::from(blue);
            // The weights add up to 256.
            (weighted >> 8).try_into().unwrap_or(u8::MAX)
        };
        let luma = pixels.iter().map(brightness).collect();
        Some((width.try_into().ok()?, height.try_into().ok()?, luma))
    }
}

impl PictureSource<'_> {
    /// Returns width and height.
    fn size(&self) -> (u32, u32) {
        match self {
            Self::Frame(video) => (video.video_width(), video.video_height()),
            Self::Picture(picture) => (picture.width(), picture.height()),
        }
    }
}

/// Returns the drawing context of a new canvas, from which pixels are read.
fn context() -> Option<CanvasRenderingContext2d> {
    let canvas = document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    let options = Object::new();
    // Setting a property of a new object never fails.
    let _ = Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE);
    let context = canvas.get_context_with_context_options("2d", &options);
    context.ok()??.dyn_into().ok()
}

/// Returns the detector of the browser.
async fn detector() -> Option<BarcodeDetector> {
    let formats = JsFuture::from(BarcodeDetector::supported_formats().ok()?);
    let formats: Array = formats.await.ok()?.dyn_into().ok()?;
    if !formats.includes(&FORMAT.into(), 0) {
        return None;
    }
    let options = Object::new();
    Reflect::set(&options, &"formats".into(), &Array::of1(&FORMAT.into())).ok()?;
    BarcodeDetector::new(&options).ok()
}

/// Returns the texts that the detector of the browser finds; `None` if it fails.
async fn detected(detector: &BarcodeDetector, source: PictureSource<'_>) -> Option<Vec<String>> {
    let found = match source {
        PictureSource::Frame(video) => detector.detect(video),
        PictureSource::Picture(picture) => detector.detect(picture),
    };
    let found: Array = JsFuture::from(found.ok()?).await.ok()?.dyn_into().ok()?;
    let text = |code: JsValue| Reflect::get(&code, &"rawValue".into()).ok()?.as_string();
    Some(found.iter().filter_map(text).collect())
}
