//! Camera of the device: its stream, and the codes in it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DomException, HtmlMediaElement, HtmlVideoElement, MediaStream, MediaStreamConstraints,
    MediaStreamTrack,
};
use yew::prelude::*;

use super::code_reader::{CodeReader, PictureSource};
use crate::browser::window;
use crate::ui::dom::document;

/// Pause in milliseconds between two frames that are read.
const PAUSE: u32 = 150;

/// The reason why the camera can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraError {
    /// Browsers give pages without https no camera.
    Insecure,
    /// There is no camera.
    Missing,
    /// The user or the browser denies access.
    Denied,
    /// It is in use, was removed, or fails.
    Unavailable,
}

/// What happens while the camera is open.
pub enum CameraEvent {
    /// Its picture is visible.
    Opened,
    /// A code was read for the first time: its text, and the number of codes so far.
    Scanned(String, usize),
    /// The camera can't be used.
    Failed(CameraError),
    /// The page was hidden, and the camera stopped.
    Hidden,
}

/// An open camera. It stops when this value is dropped.
pub struct OpenCamera {
    shared: Rc<SharedStream>,
    _hidden: Option<EventListener>,
}

/// Stream of the camera, which arrives after the user's consent.
struct SharedStream {
    is_open: Cell<bool>,
    stream: RefCell<Option<MediaStream>>,
}

impl SharedStream {
    fn stop(&self) {
        self.is_open.set(false);
        if let Some(stream) = self.stream.take() {
            for track in stream.get_tracks() {
                track.unchecked_into::<MediaStreamTrack>().stop();
            }
        }
    }
}

impl Drop for OpenCamera {
    fn drop(&mut self) {
        self.shared.stop();
    }
}

impl OpenCamera {
    /// Opens the camera, shows its picture in an element, and reports the codes.
    pub fn start(video: NodeRef, onevent: Callback<CameraEvent>) -> Self {
        let shared = Rc::new(SharedStream {
            is_open: Cell::new(true),
            stream: RefCell::new(None),
        });
        let hidden = document().map(|document| {
            let (shared, onevent) = (Rc::clone(&shared), onevent.clone());
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if document.hidden() && shared.is_open.get() {
                    shared.stop();
                    onevent.emit(CameraEvent::Hidden);
                }
            })
        });
        {
            let shared = Rc::clone(&shared);
            spawn_local(async move {
                let result = read_codes(&shared, &video, &onevent).await;
                if let Err(error) = result
                    && shared.is_open.get()
                {
                    shared.stop();
                    onevent.emit(CameraEvent::Failed(error));
                }
            });
        }
        Self {
            shared,
            _hidden: hidden,
        }
    }
}

/// Reads codes until the camera stops.
async fn read_codes(
    shared: &SharedStream,
    video: &NodeRef,
    onevent: &Callback<CameraEvent>,
) -> Result<(), CameraError> {
    let stream = request().await?;
    // The method `clone` of a stream is JavaScript's, which opens the camera a second time.
    shared.stream.replace(Some(Clone::clone(&stream)));
    if !shared.is_open.get() {
        shared.stop();
        return Ok(());
    }
    let video: HtmlVideoElement = video.cast().ok_or(CameraError::Unavailable)?;
    show(&video, &stream).await?;
    if shared.is_open.get() {
        onevent.emit(CameraEvent::Opened);
    }
    let mut reader = CodeReader::for_browser().await;
    let mut texts: Vec<String> = Vec::new();
    while shared.is_open.get() {
        if !stream.active() {
            return Err(CameraError::Unavailable);
        }
        if video.ready_state() >= HtmlMediaElement::HAVE_CURRENT_DATA {
            for text in reader.read(PictureSource::Frame(&video)).await {
                if shared.is_open.get() && !texts.contains(&text) {
                    texts.push(text.clone());
                    onevent.emit(CameraEvent::Scanned(text, texts.len()));
                }
            }
        }
        pause().await;
    }
    Ok(())
}

/// Asks for the camera that looks away from the user, or else another one.
async fn request() -> Result<MediaStream, CameraError> {
    let navigator = window().ok_or(CameraError::Missing)?.navigator();
    let devices = navigator
        .media_devices()
        .ok()
        .filter(|devices| devices.is_object())
        .ok_or(CameraError::Insecure)?;
    let wanted = Object::new();
    // Setting a property of a new object never fails.
    let _ = Reflect::set(&wanted, &"facingMode".into(), &"environment".into());
    let constraints = MediaStreamConstraints::new();
    constraints.set_video(&wanted);
    let stream = devices
        .get_user_media_with_constraints(&constraints)
        .map_err(|error| reason(&error))?;
    let stream = JsFuture::from(stream).await;
    stream.map(JsValue::into).map_err(|error| reason(&error))
}

/// Returns the reason of an exception.
fn reason(error: &JsValue) -> CameraError {
    let name = error
        .dyn_ref::<DomException>()
        .map(DomException::name)
        .unwrap_or_default();
    match &*name {
        "NotFoundError" | "OverconstrainedError" => CameraError::Missing,
        "NotAllowedError" | "SecurityError" => CameraError::Denied,
        _ => CameraError::Unavailable,
    }
}

/// Shows the picture of the camera in an element.
async fn show(video: &HtmlVideoElement, stream: &MediaStream) -> Result<(), CameraError> {
    // The attribute has no effect on an element that a program creates.
    video.set_muted(true);
    video.set_src_object(Some(stream));
    let playing = video.play().map_err(|error| reason(&error))?;
    let playing = JsFuture::from(playing).await;
    playing.map(|_| ()).map_err(|error| reason(&error))
}

/// Waits until the next frame is read.
async fn pause() {
    let mut wait = |then: js_sys::Function, _| {
        let continue_after = move || {
            let _ = then.call0(&JsValue::NULL);
        };
        Timeout::new(PAUSE, continue_after).forget();
    };
    // This promise is never rejected.
    let _ = JsFuture::from(Promise::new(&mut wait)).await;
}
