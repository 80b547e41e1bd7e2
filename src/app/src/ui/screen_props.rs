//! Properties that screens share.

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use yew::prelude::*;

use crate::store::{Editing, Games, PageAction, PageState};

/// Properties of a screen, which is redrawn when one of them changes.
#[derive(Clone, PartialEq, Properties)]
pub struct ScreenProps {
    /// Location on the screen.
    pub path: Rc<str>,
    /// Rule configuration of the page.
    pub house: RuleConfig,
    /// Games of the device.
    pub games: Rc<Games>,
    /// Game for which the hand of the Score screen is entered.
    pub editing: Option<Rc<Editing>>,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

impl ScreenProps {
    /// Creates the properties of a location.
    pub fn new(path: &Rc<str>, state: &PageState, onaction: &Callback<PageAction>) -> Self {
        Self {
            path: Rc::clone(path),
            house: state.draft.house.clone(),
            games: Rc::clone(&state.games),
            editing: state.editing.clone(),
            onaction: onaction.clone(),
        }
    }
}
