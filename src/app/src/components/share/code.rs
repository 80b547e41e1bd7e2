//! QR code of a link.

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::components::stateful::Stateful;
use crate::qr;

/// QR code of a link.
#[derive(PartialEq)]
pub struct LinkQrCode {
    pub link: AttrValue,
}

impl Stateful for LinkQrCode {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_code(self).run(hooks)
    }
}

#[hook]
fn use_code(props: &LinkQrCode) -> Html {
    let code = use_memo(props.link.clone(), |link| qr::draw(link));
    match &*code {
        None => html! { <p>{ tr!("This link is too long for a QR code.") }</p> },
        Some(code) => {
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
