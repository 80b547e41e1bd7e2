//! Screens other than the Score screen, and the sheets. They load when one of them is opened or when the
//! page is idle.

use std::rc::Rc;

use yew::prelude::*;

use super::sheets;
use crate::chunks::TABLE;
use crate::i18n::Locale;
use crate::outcome::{Details, HandOutcome};
use crate::storage::StorageContext;
use crate::store::{PageAction, PageState, Screen, Sheet};
use crate::ui::screen_props::ScreenProps;
use crate::{rules, rulings, table};

/// Draws a screen from its properties.
pub type Draw = fn(ScreenProps) -> Html;

/// Functions of the screens.
pub struct SecondaryScreens {
    /// Table screen.
    pub table: Draw,
    /// Rulings screen.
    pub fouls: fn(&Rc<str>, &PageState, &Callback<PageAction>) -> Html,
    /// Name in place of the house rules, for a penalty book or a game with its own rules; else the house rules.
    pub ruled_by: fn(Locale, &PageState, &StorageContext, Html) -> Html,
    /// Rules screen.
    pub rules: Draw,
    /// Sheet.
    pub sheet: fn(Locale, Sheet, &PageState, &HandOutcome, &Details, &Callback<PageAction>) -> Html,
}

/// Functions of the screens.
pub static FUNCTIONS: SecondaryScreens = SecondaryScreens {
    table: table::screen,
    fouls: rulings::screen,
    ruled_by,
    rules: rules::screen,
    sheet: sheets::sheet,
};

fn ruled_by(locale: Locale, state: &PageState, storage: &StorageContext, house: Html) -> Html {
    match (&state.screen, TABLE.get()) {
        (Screen::Table(path), Some(table)) => (table.rules)(path, &state.games, house),
        (Screen::Table(_), None) => house,
        _ => rulings::penalty_book(locale, state, storage).unwrap_or(house),
    }
}
