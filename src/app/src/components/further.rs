//! What goes further than a result and its reasons: other ways to enter a hand than by taps, what a
//! hand that isn't won could become, and what else a win could have been. All of it lies in a file of
//! its own, which loads as soon as what draws a result is there.

use std::rc::Rc;

use tilewise_rules::House;
use yew::prelude::*;

use super::opening::{self, Opening};
use super::score::discards::discards;
use super::score::entry;
use super::score::ignored::ignored;
use super::score::liability_questions::{otherwise, questions};
use super::score::other_readings::{combinations, others};
use super::score::selection::selection;
use super::score::shortfall::{hint, short};
use super::score::waits::waits;
use super::score::why_not::WhyNot;
use super::score::with_more::with_more;
use super::update::bar;
use crate::chunk::chunk;
use crate::components::stateful::Stateful;
use crate::inject::inject_styles;
use crate::language::{names, spoken};
use crate::outcome::{Alternatives, Details, Discarded, Outcome, Proof, Waited};
use crate::state::{Action, Draft, Mode, Spot};

/// What draws all that.
pub struct Further {
    /// What stands behind what a draft comes to.
    pub details: fn(&Draft, &Outcome) -> Details,
    /// What listens and draws beside the hand: other ways to enter it than by taps.
    pub beside: fn(&Rc<Draft>, Mode, &Callback<Action>) -> Html,
    /// What can be done with something in the tray.
    pub selection: fn(&Draft, Spot, &Callback<Action>) -> Html,
    /// The tiles that complete a hand, each with its value.
    pub waits: fn(&[Waited], &House, &Callback<Action>) -> Html,
    /// What a hand that is no win can discard.
    pub discards: fn(&Draft, &[Discarded], &Callback<Action>) -> Html,
    /// What else a win could have been.
    pub around: fn(&Proof, &Alternatives, &Callback<Action>) -> Around,
    /// That a newer version is ready, at the foot of the page.
    pub bar: fn() -> Html,
    /// What it builds on.
    pub over: fn() -> &'static Opening,
}

/// What else a win could have been, as it stands around the reasons.
#[derive(Default)]
pub struct Around {
    /// What is asked of who fed the hand, or what would be enough to win: beneath the headline.
    pub asks: Html,
    /// How much is lacking, before the reasons.
    pub before: Html,
    /// What would be paid otherwise, other readings, and what doesn't count, after them.
    pub after: Html,
}

chunk! {
    /// What draws all that.
    pub static FURTHER: &'static Further = &ALL, in further;
}

/// What draws all that.
pub static ALL: Further = Further {
    details: Details::of,
    beside,
    selection,
    waits,
    discards,
    around,
    bar,
    over: opening::arrived,
};

/// It is drawn as soon as it is there, and puts on the styles of all that: new ones make the browser
/// look at the whole page.
fn beside(draft: &Rc<Draft>, mode: Mode, onaction: &Callback<Action>) -> Html {
    inject_styles(STYLES);
    entry::beside(draft, mode, onaction)
}

fn around(proof: &Proof, further: &Alternatives, onaction: &Callback<Action>) -> Around {
    let (win, liability) = (&proof.win, &further.liability);
    let (draft, money) = (&win.draft, win.money());
    let why_not = WhyNot {
        spoken: (spoken(), names()),
        win: win.clone(),
    };
    Around {
        asks: [
            hint(win, further),
            ignored(draft, further),
            questions(&liability.feeders, draft, onaction),
        ]
        .into_iter()
        .collect(),
        before: short(win, further),
        after: [
            otherwise(liability, money),
            questions(&liability.exempts, draft, onaction),
            with_more(win, further.more.as_ref()),
            others(win, further),
            combinations(&win.draft.house, further),
            why_not.html(),
        ]
        .into_iter()
        .collect(),
    }
}

/// The styles of all that.
static STYLES: &str = concat!(
    include_str!("../../../../styles/deferred/discards.css"),
    include_str!("../../../../styles/deferred/radial-menu.css"),
    include_str!("../../../../styles/deferred/typing.css"),
);
