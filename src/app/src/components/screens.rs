//! The screens beside the Score screen, and the sheets over it. All of it lies in a file of its own,
//! which loads when one of them is opened or when the page is idle.

use std::rc::Rc;

use tilewise_rules::{House, RuleSet};
use yew::prelude::*;

use super::further::{self, Further};
use super::{fouls, rules, sheets, table};
use crate::chunk::{Chunk, chunk};
use crate::language::{Language, Names, names, spoken};
use crate::outcome::{Details, Outcome};
use crate::rule_sets;
use crate::state::{Action, Screen, Sheet, State};

/// What a screen is drawn from: it is drawn anew when one of it is another.
#[derive(Clone, PartialEq)]
pub struct Beside {
    /// The language, and how elements are called.
    pub spoken: (Language, Names),
    /// The place on the screen.
    pub path: Rc<str>,
    /// The house of the page.
    pub house: House,
    /// What is done.
    pub onaction: Callback<Action>,
}

impl Beside {
    /// A screen at a place, for a house, as it is spoken now.
    pub fn of(path: &Rc<str>, house: &House, onaction: &Callback<Action>) -> Self {
        Self {
            spoken: (spoken(), names()),
            path: Rc::clone(path),
            house: house.clone(),
            onaction: onaction.clone(),
        }
    }
}

/// Draws a screen at a place, for a house.
pub type Draw = fn(Beside) -> Html;

/// What draws all that.
pub struct Screens {
    /// A game, hand after hand: it lies in a file of its own.
    pub table: Draw,
    /// What else can happen, and what it costs.
    pub fouls: fn(&Rc<str>, &State, &Callback<Action>) -> Html,
    /// What stands in the place of the house while a penalty book rules, or a game is played by its own.
    pub ruled_by: fn(&State) -> Option<Html>,
    /// The rules of a house.
    pub rules: Draw,
    /// A sheet over the page.
    pub sheet: fn(Sheet, &State, &Outcome, &Details, &Callback<Action>) -> Html,
    /// What it builds on. It comes with it, for the splitter has a file for everything that is shared
    /// by chunks of which none builds on the other.
    pub over: &'static Over,
    /// The same for rule sets with a file of their own.
    pub own: &'static Chunk<&'static Over>,
}

/// What builds on all that comes before it, and on the first rule sets.
pub type Over = (&'static Further, &'static [&'static RuleSet]);

/// What builds on all that comes before it.
pub static OVER: Over = (&further::ALL, &rule_sets::OTHERS);

chunk! {
    /// The same for rule sets with a file of their own.
    static OWN_OVER: &'static Over = &OVER, in riichi;
}

chunk! {
    /// What draws all that, and the penalty books.
    pub static SCREENS: &'static Screens = &ALL, in screens;
}

pub(super) static ALL: Screens = Screens {
    table: table::screen,
    fouls: fouls::screen,
    ruled_by,
    rules: rules::screen,
    sheet: sheets::sheet,
    over: &OVER,
    own: &OWN_OVER,
};

fn ruled_by(state: &State) -> Option<Html> {
    match &state.screen {
        Screen::Table(path) => table::TABLE
            .get()
            .ok()
            .and_then(|table| (table.rules)(path)),
        _ => fouls::penalty_book(state),
    }
}
