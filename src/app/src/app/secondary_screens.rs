//! Screens other than the Score screen, and the sheets. They load when one of them is opened or when the
//! page is idle.

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use yew::prelude::*;

use super::sheets;
use crate::chunks::TABLE;
use crate::i18n::{Language, NameStyle, current_language, name_style};
use crate::outcome::{Details, HandOutcome};
use crate::storage::StorageContext;
use crate::store::{Editing, Games, PageAction, PageState, Screen, Sheet};
use crate::{rules, rulings, table};

/// Properties of a screen, which is redrawn when one of them changes.
#[derive(Clone, PartialEq, Properties)]
pub struct ScreenProps {
    /// Language, and style of element names.
    pub wording: (Language, NameStyle),
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
    /// Creates the properties of a location, with the current wording.
    pub fn new(path: &Rc<str>, state: &PageState, onaction: &Callback<PageAction>) -> Self {
        Self {
            wording: (current_language(), name_style()),
            path: Rc::clone(path),
            house: state.draft.house.clone(),
            games: Rc::clone(&state.games),
            editing: state.editing.clone(),
            onaction: onaction.clone(),
        }
    }
}

/// Draws a screen from its properties.
pub type Draw = fn(ScreenProps) -> Html;

/// Functions of the screens.
pub struct SecondaryScreens {
    /// Table screen.
    pub table: Draw,
    /// Rulings screen.
    pub fouls: fn(&Rc<str>, &PageState, &Callback<PageAction>) -> Html,
    /// Name in place of the house rules, for a penalty book or a game with its own rules; else the house rules.
    pub ruled_by: fn(&PageState, &StorageContext, Html) -> Html,
    /// Rules screen.
    pub rules: Draw,
    /// Sheet.
    pub sheet: fn(Sheet, &PageState, &HandOutcome, &Details, &Callback<PageAction>) -> Html,
}

/// Functions of the screens.
pub static FUNCTIONS: SecondaryScreens = SecondaryScreens {
    table: table::screen,
    fouls: rulings::screen,
    ruled_by,
    rules: rules::screen,
    sheet: sheets::sheet,
};

fn ruled_by(state: &PageState, storage: &StorageContext, house: Html) -> Html {
    match (&state.screen, TABLE.get()) {
        (Screen::Table(path), Some(table)) => (table.rules)(path, &state.games, house),
        (Screen::Table(_), None) => house,
        _ => rulings::penalty_book(state, storage).unwrap_or(house),
    }
}
