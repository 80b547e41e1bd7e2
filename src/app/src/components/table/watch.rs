//! What is said on a device that watches, and where two wrote at once.

use yew::prelude::*;

use super::{At, href};
use crate::table::Step;

/// That this device watches, or that something is to be settled; nothing otherwise.
pub fn watch(at: &At) -> Html {
    let pen = at.shown.log.pen();
    let given = pen.device.is_none();
    html! {
        <>
            if !at.writes() {
                <div class="tabletop-over" role="status" data-watching={if given { "given" } else { "other" }}>
                    <p><strong>{ tr!("This phone watches.") }</strong>{ " " }{ if given {
                        tr!("The pen was given away: whoever opens the game can take it.")
                    } else {
                        tr!("Another phone has the pen. Scan a newer code from it to see how the game goes on.")
                    } }</p>
                    <a class="button" data-action="pen" href={href(&Step::Give.into())}>{ tr!("Take the pen …") }</a>
                </div>
            }
            if !pen.apart.is_empty() {
                <div class="tabletop-over" role="alert" data-apart={pen.apart.len().to_string()}>
                    <p><strong>{ tr!("Two phones wrote at once.") }</strong>{ " " }{ tr!("Everything is kept and counts. Look at it, and say what stands.") }</p>
                    <a class="button" data-action="apart" href={href(&Step::Apart.into())}>{ tr!("Look at it") }</a>
                </div>
            }
        </>
    }
}
