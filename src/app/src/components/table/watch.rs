//! What is said on a device that watches, and where two wrote at once.

use yew::prelude::*;

use super::{At, href};
use crate::components::button::Button;
use crate::games::{self, kept};
use crate::table::Step;

/// That this device watches, or that something is to be settled; nothing otherwise.
pub fn watch(at: &At) -> Html {
    let pen = at.shown.log.pen();
    let given = pen.device.is_none();
    let take = Button {
        class: "button",
        hook: ("data-action", "take-pen".to_owned()),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let ontake = Callback::from(move |_: MouseEvent| games::take_pen(&id));
    html! {
        <>
            // That another tab writes is said above.
            if kept::may_write() && !at.writes() {
                <div class="tabletop-over" role="status" data-watching={if given { "given" } else { "other" }}>
                    <p><strong>{ tr!("This phone watches.") }</strong>{ " " }{ if given {
                        tr!("The pen was given away: whoever opens the game can take it.")
                    } else {
                        tr!("Another phone has the pen. Scan a newer code from it to see how the game goes on.")
                    } }</p>
                    { take.draw(tr!("Take the pen"), ontake) }
                    <a class="button button-bare" data-action="pen" href={href(&Step::Give.into())}>{ tr!("Other phones") }</a>
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
