//! Other ways to enter a hand than by taps. Taps work without it.

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
pub use self::write::Write;
use super::undo_keys::use_undo_keys;
use crate::components::stateful::Stateful;
use crate::state::{Action, Draft, Mode};

/// What listens and draws beside the hand.
pub fn beside(draft: &Rc<Draft>, mode: Mode, onaction: &Callback<Action>) -> Html {
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
            { Steps { onaction: onaction.clone() }.html() }
        </div>
    }
}

/// Steps back and forward otherwise than by their buttons. It is the last to listen, and marks that
/// all do.
#[derive(PartialEq)]
struct Steps {
    onaction: Callback<Action>,
}

impl Stateful for Steps {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_steps(self).run(hooks)
    }
}

#[hook]
fn use_steps(props: &Steps) -> Html {
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
