//! The QR code of a link.

use yew::prelude::*;

use super::super::absent::absent;
use super::super::part::use_part;
use crate::lazy::QR;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub link: AttrValue,
}

/// The code of a link, as soon as what draws it is here.
#[component]
pub fn Code(props: &Props) -> Html {
    let onload = use_part(Some(&QR), 0);
    let code = use_memo((props.link.clone(), QR.get().is_ok()), |(link, _)| {
        QR.get().map(|qr| (qr.draw)(link))
    });
    match &*code {
        Err(_) => match QR.get() {
            Err(why) => absent(why, onload),
            Ok(_) => Html::default(),
        },
        Ok(None) => html! { <p>{ tr!("This link is too long for a QR code.") }</p> },
        Ok(Some(code)) => {
            let side = code.side.to_string();
            html! {
                <figure class="shared-code">
                    <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label={tr!("The link as a QR code")} data-code="">
                        <rect width={side.clone()} height={side} fill="#fff" />
                        <path d={code.path.clone()} fill="#000" shape-rendering="crispEdges" />
                    </svg>
                    <figcaption>{ tr!("Point the camera of a phone at it.") }</figcaption>
                </figure>
            }
        }
    }
}
