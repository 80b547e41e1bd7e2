//! Other input methods than taps. Taps work without this chunk.

mod quick;
mod radial_menu;
mod swipe;
mod typing;
mod write;

use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::components::use_effect_with::use_effect_with;

pub use self::quick::{Quick, values};
use self::radial_menu::RadialMenu;
use self::swipe::use_swipes;
use self::typing::Typing;
pub use self::write::HandTextForm;
use super::undo_keys::use_undo_keys;
use crate::components::stateful::Stateful;
use crate::state::{Draft, Mode, PageAction};

/// Draws the input methods of a hand and registers their listeners.
pub fn entry_methods(draft: &Rc<Draft>, mode: Mode, onaction: &Callback<PageAction>) -> Html {
    let menu = RadialMenu {
        draft: draft.clone(),
        mode,
        onaction: onaction.clone(),
    };
    let typing = Typing {
        draft: draft.clone(),
        onaction: onaction.clone(),
    };
    html! {
        <div class="entry">
            { menu.html() }
            { typing.html() }
            { UndoListeners { onaction: onaction.clone() }.html() }
        </div>
    }
}

/// Listeners for undo and redo other than the buttons. They are registered last, and mark that all listeners
/// are active.
#[derive(PartialEq)]
struct UndoListeners {
    onaction: Callback<PageAction>,
}

impl Stateful for UndoListeners {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_steps(self).run(hooks)
    }
}

#[hook]
fn use_steps(props: &UndoListeners) -> Html {
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
