//! Other input methods than taps. Taps work without this chunk.

pub mod keystrokes;
pub mod paste;
mod quick;
mod radial_menu;
pub mod slide;
mod swipe;
mod typing;
mod write;

use std::rc::Rc;

use yew::prelude::*;

pub use self::quick::{Quick, values};
use self::radial_menu::RadialMenu;
use self::swipe::use_swipes;
use self::typing::Typing;
pub use self::write::HandTextForm;
use super::undo_keys::use_undo_keys;
use crate::store::{Draft, Mode, PageAction};

/// Draws the input methods of a hand and registers their listeners.
pub fn entry_methods(draft: &Rc<Draft>, mode: Mode, onaction: &Callback<PageAction>) -> Html {
    html! {
        <div class="entry">
            <RadialMenu draft={draft.clone()} {mode} {onaction} />
            <Typing draft={draft.clone()} {onaction} />
            <UndoListeners {onaction} />
        </div>
    }
}

/// Properties of [`UndoListeners`].
#[derive(Properties, PartialEq)]
struct UndoListenersProps {
    /// Receives undo and redo.
    onaction: Callback<PageAction>,
}

/// Listeners for undo and redo other than the buttons. They are registered last, and mark that all listeners
/// are active.
#[component]
fn UndoListeners(props: &UndoListenersProps) -> Html {
    use_swipes(&props.onaction);
    use_undo_keys(&props.onaction);
    let ready = use_state(|| false);
    {
        let ready = ready.clone();
        use_effect_with((), move |()| ready.set(true));
    }
    html! {
        if *ready {
            <i hidden=true data-entry=""></i>
        }
    }
}
