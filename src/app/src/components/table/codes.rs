//! Transfer of games between devices.

mod conflicts;
mod give;
mod incoming;
mod offered;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::TableContext;
use crate::chunks::{CODES, Load, use_lazy};
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::language::{Language, current_language};
use crate::state::PageAction;
use crate::table::Route;

/// Functions of the codes.
pub struct Codes {
    incoming: fn(&Route, &Callback<PageAction>) -> Html,
    give: fn(&TableContext) -> Html,
    conflicts: fn(&TableContext) -> Html,
}

/// Functions of the codes.
pub static FUNCTIONS: Codes = Codes {
    incoming: incoming::incoming,
    give: give::give,
    conflicts: conflicts::conflicts,
};

/// Draws an incoming game.
pub fn incoming(step: &Route, onaction: &Callback<PageAction>) -> Html {
    let language = current_language();
    let what = CodesStep::Incoming(step.clone(), onaction.clone());
    Loaded { language, what }.html()
}

/// Draws the game as codes for another device.
pub fn give(at: &TableContext) -> Html {
    let language = current_language();
    let what = CodesStep::Give(at.clone());
    Loaded { language, what }.html()
}

/// Draws the conflicts between two devices.
pub fn conflicts(at: &TableContext) -> Html {
    let language = current_language();
    let what = CodesStep::Conflicts(at.clone());
    Loaded { language, what }.html()
}

/// Step of this chunk, which may have to be loaded.
#[derive(PartialEq)]
struct Loaded {
    language: Language,
    what: CodesStep,
}

#[derive(PartialEq)]
enum CodesStep {
    Incoming(Route, Callback<PageAction>),
    Give(TableContext),
    Conflicts(TableContext),
}

impl Stateful for Loaded {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_loaded(self).run(hooks)
    }
}

#[hook]
fn use_loaded(props: &Loaded) -> Html {
    let load = use_lazy(Some(&CODES));
    let Load::Ready(codes) = load else {
        return loading(&load);
    };
    match &props.what {
        CodesStep::Incoming(step, onaction) => (codes.incoming)(step, onaction),
        CodesStep::Give(at) => (codes.give)(at),
        CodesStep::Conflicts(at) => (codes.conflicts)(at),
    }
}
