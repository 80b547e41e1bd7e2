//! Score sheet, export and import of games, which are used seldom.

mod open_game;
mod refused;
mod save;
mod score_sheet;

pub use score_sheet::{date, year};

use std::rc::Rc;

use yew::prelude::*;

use crate::chunks::{FILES, Load, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::store::{Games, PageAction};
use crate::table::{ReplayedGame, Route};
use crate::ui::loading::loading;

/// Properties of [`FilesScreen`].
#[derive(Properties, PartialEq)]
pub struct FilesScreenProps {
    /// Games of the device.
    pub games: Rc<Games>,
    /// Current game.
    pub replayed: Option<Rc<ReplayedGame>>,
    /// Step.
    pub step: Route,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Step of this chunk, which may have to be loaded.
#[component]
pub fn FilesScreen(props: &FilesScreenProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&FILES)) {
        Load::Ready(draw) => draw(locale, props),
        load => loading(locale, &load),
    }
}

/// Draws the step, whose code is loaded.
pub fn draw(locale: Locale, props: &FilesScreenProps) -> Html {
    let replayed = props.replayed.as_ref();
    let game = replayed.and_then(|replayed| Some((replayed, replayed.table()?)));
    match (&props.step, game) {
        (Route::Save, Some((replayed, table))) => save::save(locale, replayed, table),
        (Route::Sheet, Some((replayed, table))) => score_sheet::sheet(locale, replayed, table),
        _ => html! {
            <open_game::OpenGameForm
                games={Rc::clone(&props.games)}
                onaction={props.onaction.clone()}
            />
        },
    }
}
