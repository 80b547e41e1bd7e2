//! Transfer of games between devices, in its own chunk.

mod conflicts;
mod give;
mod incoming;
mod offered;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::{TableContext, TableScreen};
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::components::use_chunk::use_chunk;
use crate::language::{Language, current_language};
use crate::state::PageAction;
use crate::table::Route;

/// Adds the styles of the chunk.
fn inject() {}

/// Functions of the codes chunk.
struct CodesChunk {
    incoming: fn(&Route, &Callback<PageAction>) -> Html,
    give: fn(&TableContext) -> Html,
    conflicts: fn(&TableContext) -> Html,
    /// Chunk that this one depends on.
    #[expect(dead_code, reason = "keeps the dependency for the splitter")]
    deps: &'static TableScreen,
}

chunk! {
    /// Functions of the codes chunk.
    static CODES: &'static CodesChunk = &ALL, in codes;
}

static ALL: CodesChunk = CodesChunk {
    incoming: incoming::incoming,
    give: give::give,
    conflicts: conflicts::conflicts,
    deps: &super::ALL,
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
    let onload = use_chunk(Some(&CODES), 0);
    match (CODES.get(), &props.what) {
        (Err(why), _) => loading(why, onload),
        (Ok(codes), CodesStep::Incoming(step, onaction)) => (codes.incoming)(step, onaction),
        (Ok(codes), CodesStep::Give(at)) => (codes.give)(at),
        (Ok(codes), CodesStep::Conflicts(at)) => (codes.conflicts)(at),
    }
}
