//! Transfer of games between devices, in its own chunk.

mod conflicts;
mod give;
mod incoming;
mod offered;

use yew::prelude::*;

use super::{TableContext, TableScreen};
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::use_chunk::use_chunk;
use crate::inject::inject_styles;
use crate::language::{Language, current_language};
use crate::state::PageAction;
use crate::table::Route;

static STYLES: &str = concat!(
    include_str!("../../../../../styles/deferred/share.css"),
    include_str!("../../../../../styles/deferred/codes.css"),
);

/// Adds the styles of the chunk.
fn inject() {
    inject_styles(STYLES);
}

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
    screen(CodesStep::Incoming(step.clone(), onaction.clone()))
}

/// Draws the game as codes for another device.
pub fn give(at: &TableContext) -> Html {
    screen(CodesStep::Give(at.clone()))
}

/// Draws the conflicts between two devices.
pub fn conflicts(at: &TableContext) -> Html {
    screen(CodesStep::Conflicts(at.clone()))
}

fn screen(step: CodesStep) -> Html {
    html! { <CodesScreen language={current_language()} {step} /> }
}

/// Properties of [`CodesScreen`].
#[derive(Properties, PartialEq)]
struct CodesScreenProps {
    /// Language of the page.
    language: Language,
    /// Step.
    step: CodesStep,
}

/// Step of this chunk.
#[derive(Clone, PartialEq)]
enum CodesStep {
    Incoming(Route, Callback<PageAction>),
    Give(TableContext),
    Conflicts(TableContext),
}

/// Step of this chunk, which may have to be loaded.
#[component]
fn CodesScreen(props: &CodesScreenProps) -> Html {
    let onload = use_chunk(Some(&CODES), 0);
    match (CODES.get(), &props.step) {
        (Err(why), _) => loading(why, onload),
        (Ok(codes), CodesStep::Incoming(step, onaction)) => (codes.incoming)(step, onaction),
        (Ok(codes), CodesStep::Give(at)) => (codes.give)(at),
        (Ok(codes), CodesStep::Conflicts(at)) => (codes.conflicts)(at),
    }
}
