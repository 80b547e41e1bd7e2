//! Whether what is written is kept, and what to do where it isn't.

use yew::prelude::*;

use crate::components::button::Button;
use crate::games;
use crate::games::kept::{self, Keeping, Unread};

/// Whether what is written is kept.
pub fn keeping() -> Html {
    let unread = kept::unread();
    html! {
        <div class="keeping">
            { now(kept::keeping()) }
            { for export() }
            if !unread.is_empty() {
                <p role="alert">
                    { tr!("Some games can’t be read. They were set aside, and nothing of them is lost.") }
                </p>
                <ul>{ for unread.iter().map(set_aside) }</ul>
            }
        </div>
    }
}

fn now(keeping: Keeping) -> Html {
    let (key, says) = match keeping {
        Keeping::Asking => return Html::default(),
        Keeping::Writing(_) => ("writing", tr!("Being kept …")),
        Keeping::Kept => ("kept", tr!("Kept on this device")),
        Keeping::Watching => (
            "watching",
            tr!("Another tab is writing; this one only watches."),
        ),
        Keeping::Full => (
            "full",
            tr!(
                "Not kept: there is no room left on this device. The game goes on while this page is open."
            ),
        ),
        Keeping::Denied => (
            "denied",
            tr!(
                "Not kept: the browser keeps nothing here. The game goes on while this page is open."
            ),
        ),
    };
    html! {
        <p role="status" data-keeping={key}>
            { says }
            if keeping == Keeping::Watching {
                { " " }
                { take_over() }
            }
        </p>
    }
}

/// The game as a file, where it lasts no longer than the page.
fn export() -> Option<Html> {
    let saved = games::current()?;
    let is_lost = matches!(kept::keeping(), Keeping::Full | Keeping::Denied);
    is_lost.then(|| {
        let href = file(&tilewise_api::game_file(&saved.log));
        html! {
            <p><a {href} download="tilewise-game.json" data-export="">{ tr!("Save it as a file") }</a></p>
        }
    })
}

fn take_over() -> Html {
    let button = Button {
        class: "button button-bare",
        hook: ("data-take-over", String::new()),
        ..Button::default()
    };
    button.draw(
        tr!("Write here instead"),
        Callback::from(|_| kept::take_over()),
    )
}

/// A game that can't be read: why, and all that is there of it.
fn set_aside(one: &Unread) -> Html {
    let why = one.why.iter().take(3).cloned().collect::<Vec<_>>();
    html! {
        <li>
            { why.join(" ") }
            { " " }
            <a href={file(&one.file)} download="tilewise-game.json">{ tr!("Save it as a file") }</a>
        </li>
    }
}

/// The address of a file that is written here.
fn file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:application/json;charset=utf-8,{text}")
}
