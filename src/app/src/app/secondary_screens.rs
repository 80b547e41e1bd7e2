//! Screens other than the Score screen, and the sheets. They load when one of them is opened or when the
//! page is idle.

use std::rc::Rc;

use yew::prelude::*;

use super::sheets;
use crate::chunks::TABLE;
use crate::club::{self, ClubProps};
use crate::i18n::Locale;
use crate::outcome::{Details, HandOutcome};
use crate::storage::StorageContext;
use crate::store::{PageAction, PageState, Screen, Sheet};
use crate::ui::screen_props::ScreenProps;
use crate::{practice, rules, rulings, season, table};

/// Draws a screen from its properties.
pub type DrawScreen = fn(ScreenProps) -> Html;

/// Functions of the screens.
pub struct ScreenFunctions {
    /// Table screen.
    pub table: DrawScreen,
    /// Rulings screen.
    pub rulings: fn(&Rc<str>, &PageState, &Callback<PageAction>) -> Html,
    /// Header button: the penalty book, the rules of the game, or `house` unchanged.
    pub ruled_by: fn(Locale, &PageState, &StorageContext, Html) -> Html,
    /// Rules screen.
    pub rules: DrawScreen,
    /// Club screen, which keeps its state while another one is shown.
    pub club: fn(ClubProps) -> Html,
    /// Practice screen.
    pub practice: DrawScreen,
    /// Public standings of a season, from their packed text.
    pub season: fn(&Rc<str>) -> Html,
    /// Sheet.
    pub sheet: fn(Locale, Sheet, &PageState, &HandOutcome, &Details, &Callback<PageAction>) -> Html,
}

/// Functions of the screens.
pub static FUNCTIONS: ScreenFunctions = ScreenFunctions {
    table: table::screen,
    rulings: rulings::screen,
    ruled_by,
    rules: rules::screen,
    club: club::screen,
    practice: practice::screen,
    season: season::screen,
    sheet: sheets::sheet,
};

fn ruled_by(locale: Locale, state: &PageState, storage: &StorageContext, house: Html) -> Html {
    match (&state.screen, TABLE.get()) {
        (Screen::Table(path), Some(table)) => (table.rules)(path, &state.games, house),
        (Screen::Table(_), None) | (Screen::Club(_), _) => house,
        // Standings and backups have no hand to score; a question names its rules.
        (Screen::Season(_) | Screen::Practice(_) | Screen::Backup(_), _) => Html::default(),
        _ => rulings::penalty_book(locale, state, storage).unwrap_or(house),
    }
}
