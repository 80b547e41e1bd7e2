//! A screen beside the Score screen, which lies in a file of its own.

use std::rc::Rc;

use tilewise_rules::House;
use yew::prelude::*;

use crate::state::Action;

/// What draws a screen beside the Score screen.
pub struct Elsewhere {
    /// The screen at a place, for a house.
    pub screen: fn(&Rc<str>, &House, &Callback<Action>) -> Html,
}
