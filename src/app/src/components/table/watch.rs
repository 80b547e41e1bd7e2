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
    let from_file = games::is_from_file(&id);
    let says = match (given, from_file) {
        (true, _) => tr!("Scorekeeping was handed over. Whoever opens the game can keep score."),
        (_, true) => tr!("If no other phone keeps score of it any longer, go on with it here."),
        _ => {
            tr!("Another phone keeps score. Scan a newer code from it to see how the game goes on.")
        }
    };
    let title = if from_file {
        tr!("This game was opened from a file.")
    } else {
        tr!("This phone only watches.")
    };
    let kind = match (given, from_file) {
        (true, _) => "given",
        (_, true) => "file",
        _ => "other",
    };
    let ontake = Callback::from(move |_: MouseEvent| games::take_pen(&id));
    html! {
        <>
            // That another tab writes is said above.
            if kept::may_write() && !at.writes() {
                <div class="tabletop-over" role="status" data-watching={kind}>
                    <p><strong>{ title }</strong>{ " " }{ says }</p>
                    { take.draw(tr!("Keep score here"), ontake) }
                    <a class="button button-bare" data-action="pen" href={href(&Step::Give.into())}>{ tr!("Other phones") }</a>
                </div>
            }
            if !pen.apart.is_empty() {
                <div class="tabletop-over" role="alert" data-apart={pen.apart.len().to_string()}>
                    <p><strong>{ tr!("Two phones entered scores at the same time.") }</strong>{ " " }{ tr!("All entries are saved and counted. Review them and choose which to keep.") }</p>
                    <a class="button" data-action="apart" href={href(&Step::Apart.into())}>{ tr!("Review") }</a>
                </div>
            }
        </>
    }
}
