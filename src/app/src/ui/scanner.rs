//! Scanner of QR codes, with the camera of the device or from a picture. Pictures stay on the device.

mod camera;
mod camera_view;
mod code_reader;
mod decode;
mod picture_field;

use yew::prelude::*;

use self::camera_view::CameraView;
use crate::chunks::{Load, SCANNER, use_lazy};
use crate::i18n::use_locale;
use crate::ui::loading::loading;

/// Functions of the scanner.
pub struct ScannerFunctions {
    view: fn(&Callback<String>, &Callback<()>) -> Html,
}

/// Functions of the scanner.
pub static FUNCTIONS: ScannerFunctions = ScannerFunctions { view };

/// Properties of [`Scanner`].
#[derive(Properties, PartialEq)]
pub struct ScannerProps {
    /// Handler of the texts, each different one once until the camera is stopped.
    pub onscan: Callback<String>,
}

/// Button that opens the camera, and the open camera.
#[component]
pub fn Scanner(props: &ScannerProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let load = use_lazy(is_open.then_some(&SCANNER));
    let set_open = |value: bool| {
        let is_open = is_open.clone();
        move || is_open.set(value)
    };
    let (open, close) = (set_open(true), set_open(false));
    html! {
        <div class="scanner">
            if *is_open {
                if let Load::Ready(scanner) = &load {
                    { (scanner.view)(&props.onscan, &Callback::from(move |()| close())) }
                } else {
                    { loading(locale, &load) }
                }
            } else {
                <button
                    type="button"
                    class="button"
                    data-action="scan"
                    onclick={Callback::from(move |_: MouseEvent| open())}
                >
                    { tr!(locale, "Scan with the camera") }
                </button>
            }
        </div>
    }
}

/// Draws the open camera.
fn view(onscan: &Callback<String>, onclose: &Callback<()>) -> Html {
    html! { <CameraView onscan={onscan.clone()} onclose={onclose.clone()} /> }
}
