//! QR code of a link.

use yew::prelude::*;

use crate::i18n::use_locale;
use crate::share::qr;

/// Maximal size of a code in bytes that phones scan reliably.
pub const ROOM: usize = 350;

/// Properties of [`LinkQrCode`].
#[derive(Properties, PartialEq)]
pub struct LinkQrCodeProps {
    /// Link in the code.
    pub link: AttrValue,
}

/// QR code of a link.
#[component]
pub fn LinkQrCode(props: &LinkQrCodeProps) -> Html {
    let locale = use_locale();
    let code = use_memo(props.link.clone(), |link| qr::draw(link));
    match &*code {
        None => html! { <p>{ tr!(locale, "This link is too long for a QR code.") }</p> },
        Some(code) => {
            let side = code.side.to_string();
            html! {
                <figure class="shared-code">
                    <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label={tr!(locale, "The link as a QR code")} data-code="">
                        <rect width={side.clone()} height={side} fill="#fff" />
                        <path d={code.path.clone()} fill="#000" shape-rendering="crispEdges" />
                    </svg>
                    <figcaption>{ tr!(locale, "Point the camera of a phone at it.") }</figcaption>
                </figure>
            }
        }
    }
}
