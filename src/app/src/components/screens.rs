//! The screens beside the Score screen.

use std::rc::Rc;

use tilewise_rules::House;
use yew::prelude::*;

use super::{fouls, rules};
use crate::chunk::chunk;
use crate::state::Action;

/// Draws a screen at a place, for a house.
pub type Draw = fn(&Rc<str>, &House, &Callback<Action>) -> Html;

/// What draws the screens beside the Score screen.
pub struct Screens {
    /// What else can happen, and what it costs.
    pub fouls: Draw,
    /// The rules of a house.
    pub rules: Draw,
}

chunk! {
    /// What draws the screens beside the Score screen, and the penalty books.
    pub static SCREENS: &'static Screens = &Screens {
        fouls: fouls::screen,
        rules: rules::screen,
    }, in screens;
}
