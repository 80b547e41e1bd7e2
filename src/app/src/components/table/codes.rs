//! Games that go from one phone to another. All of it lies in a file of its own.

mod apart;
mod give;
mod incoming;
mod offered;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::{At, TableScreen};
use crate::chunk::chunk;
use crate::components::loading::loading;
use crate::components::stateful::Stateful;
use crate::components::use_chunk::use_chunk;
use crate::inject::inject_styles;
use crate::language::{Language, spoken};
use crate::state::Action;
use crate::table::Step;

static STYLES: &str = concat!(
    include_str!("../../../../../styles/deferred/share.css"),
    include_str!("../../../../../styles/deferred/codes.css"),
);

/// The styles of all that.
fn inject() {
    inject_styles(STYLES);
}

/// What draws all that.
struct Codes {
    incoming: fn(&Step, &Callback<Action>) -> Html,
    give: fn(&At) -> Html,
    apart: fn(&At) -> Html,
    /// What it builds on.
    #[expect(dead_code, reason = "for the splitter")]
    over: &'static TableScreen,
}

chunk! {
    /// What draws all that.
    static CODES: &'static Codes = &ALL, in codes;
}

static ALL: Codes = Codes {
    incoming: incoming::incoming,
    give: give::give,
    apart: apart::apart,
    over: &super::ALL,
};

/// A game that comes in.
pub fn incoming(step: &Step, onaction: &Callback<Action>) -> Html {
    let language = spoken();
    let what = What::Incoming(step.clone(), onaction.clone());
    Loaded { language, what }.html()
}

/// The game, for another phone.
pub fn give(at: &At) -> Html {
    let language = spoken();
    let what = What::Give(at.clone());
    Loaded { language, what }.html()
}

/// What two devices wrote at once.
pub fn apart(at: &At) -> Html {
    let language = spoken();
    let what = What::Apart(at.clone());
    Loaded { language, what }.html()
}

/// One of these, which may have to be loaded.
#[derive(PartialEq)]
struct Loaded {
    language: Language,
    what: What,
}

#[derive(PartialEq)]
enum What {
    Incoming(Step, Callback<Action>),
    Give(At),
    Apart(At),
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
        (Ok(codes), What::Incoming(step, onaction)) => (codes.incoming)(step, onaction),
        (Ok(codes), What::Give(at)) => (codes.give)(at),
        (Ok(codes), What::Apart(at)) => (codes.apart)(at),
    }
}
