//! Picture of the open camera, and what it reports.

use yew::prelude::*;

use super::camera::{CameraError, CameraEvent, OpenCamera};
use super::picture_field::PictureField;
use crate::i18n::{Locale, use_locale};

/// Properties of [`CameraView`].
#[derive(Properties, PartialEq)]
pub struct CameraViewProps {
    /// Handler of the texts.
    pub onscan: Callback<String>,
    /// Handler of the end.
    pub onclose: Callback<()>,
}

/// State of the camera.
#[derive(Clone, Copy, PartialEq)]
enum CameraState {
    /// The user is asked for consent.
    Starting,
    /// The camera is open, and this many codes were read.
    Running(usize),
    /// The camera can't be used.
    Failed(CameraError),
    /// The page was hidden. A picture that is taken instead hides it too, so its field stays.
    Hidden,
}

/// Picture of the open camera, the button that stops it, and the field for a picture.
#[component]
pub fn CameraView(props: &CameraViewProps) -> Html {
    let locale = use_locale();
    let video = use_node_ref();
    let state = use_state_eq(|| CameraState::Starting);
    let attempts = use_state(|| 0_u32);
    // The camera stays open when the handler changes.
    let handler = use_mut_ref(|| props.onscan.clone());
    {
        let handler = handler.clone();
        use_effect_with(props.onscan.clone(), move |current| {
            handler.replace(current.clone());
        });
    }
    {
        let (video, state) = (video.clone(), state.clone());
        use_effect_with(*attempts, move |_| {
            let onevent = Callback::from(move |event| {
                match event {
                    CameraEvent::Opened => state.set(CameraState::Running(0)),
                    CameraEvent::Failed(error) => state.set(CameraState::Failed(error)),
                    CameraEvent::Hidden => state.set(CameraState::Hidden),
                    CameraEvent::Scanned(text, count) => {
                        state.set(CameraState::Running(count));
                        // The handler may be replaced while it runs.
                        let onscan = handler.borrow().clone();
                        onscan.emit(text);
                    }
                }
            });
            let camera = OpenCamera::start(video, onevent);
            move || drop(camera)
        });
    }
    let onagain = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| {
            state.set(CameraState::Starting);
            attempts.set(*attempts + 1);
        })
    };
    let (error, is_open) = match *state {
        CameraState::Failed(error) => (Some(error), false),
        CameraState::Hidden => (None, false),
        CameraState::Starting | CameraState::Running(_) => (None, true),
    };
    html! {
        <>
            <video
                ref={video}
                class="scanner-picture"
                playsinline=true
                muted=true
                aria-label={tr!(locale, "What the camera sees")}
                hidden={!is_open}
            />
            <p class="scanner-status" role="status" data-scanned={count(*state).to_string()}>
                { status(locale, *state) }
            </p>
            if let Some(error) = error {
                <p class="refused" role="alert" data-camera={key(error)}>
                    { error_text(locale, error) }
                </p>
            }
            if is_open {
                <button
                    type="button"
                    class="button"
                    data-action="stop-scanning"
                    onclick={props.onclose.reform(|_: MouseEvent| ())}
                >
                    { tr!(locale, "Stop the camera") }
                </button>
            } else {
                <button type="button" class="button" data-action="scan-again" onclick={onagain}>
                    { tr!(locale, "Try again") }
                </button>
            }
            <PictureField onscan={props.onscan.clone()} />
        </>
    }
}

/// Returns the number of codes that were read.
const fn count(state: CameraState) -> usize {
    match state {
        CameraState::Running(count) => count,
        CameraState::Starting | CameraState::Failed(_) | CameraState::Hidden => 0,
    }
}

fn status(locale: Locale, state: CameraState) -> String {
    match state {
        CameraState::Starting => tr!(
            locale,
            "The browser asks whether this page may use the camera."
        )
        .to_owned(),
        CameraState::Running(0) => tr!(locale, "Hold the code in front of the camera.").to_owned(),
        CameraState::Running(1) => tr!(locale, "A code was read.").to_owned(),
        CameraState::Running(count) => tr!(locale, "{0} codes were read.", count),
        CameraState::Hidden => {
            tr!(locale, "The camera stopped when the page was hidden.").to_owned()
        }
        CameraState::Failed(_) => String::new(),
    }
}

const fn key(error: CameraError) -> &'static str {
    match error {
        CameraError::Insecure => "insecure",
        CameraError::Missing => "missing",
        CameraError::Denied => "denied",
        CameraError::Unavailable => "unavailable",
    }
}

fn error_text(locale: Locale, error: CameraError) -> &'static str {
    match error {
        CameraError::Insecure => tr!(
            locale,
            "This page can’t use the camera, because its address doesn’t begin with https. Choose a picture of the code, or ask for the link or the file instead."
        ),
        CameraError::Missing => tr!(
            locale,
            "No camera was found. Choose a picture of the code, or ask for the link or the file instead."
        ),
        CameraError::Denied => tr!(
            locale,
            "The browser doesn’t let this page use the camera. Allow it in the settings of the browser, choose a picture of the code, or ask for the link or the file instead."
        ),
        CameraError::Unavailable => tr!(
            locale,
            "The camera doesn’t work, perhaps because another program uses it. Close that program and try again, choose a picture of the code, or ask for the link or the file instead."
        ),
    }
}
