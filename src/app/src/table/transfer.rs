//! Transfer of games between devices.

mod club_report;
mod conflicts;
mod give;
mod incoming_game;
mod offered;
pub mod watch;

use std::rc::Rc;

use tilewise_ledger::Log;
use yew::prelude::*;

use super::view::TableView;
use crate::chunks::{CODES, Load, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::store::{Games, PageAction};
use crate::table::Route;
use crate::ui::loading::loading;

/// Functions of the codes.
pub struct TransferFunctions {
    incoming: fn(&Route, &Rc<Games>, &Callback<PageAction>) -> Html,
    give: fn(Locale, &TableView) -> Html,
    conflicts: fn(Locale, &TableView) -> Html,
    club_report: fn(&TableView) -> Html,
    /// Returns the path that opens a whole game.
    pub game_path: fn(&Log) -> String,
}

/// Functions of the codes.
pub static FUNCTIONS: TransferFunctions = TransferFunctions {
    incoming: incoming_game::incoming,
    give: give::give,
    conflicts: conflicts::conflicts,
    club_report: club_report::club_report,
    game_path: give::game_path,
};

/// Draws an incoming game.
pub fn incoming(step: &Route, games: &Rc<Games>, onaction: &Callback<PageAction>) -> Html {
    let games = Rc::clone(games);
    screen(CodesStep::Incoming(step.clone(), games, onaction.clone()))
}

/// Draws the game as codes for another device.
pub fn give(at: &TableView) -> Html {
    screen(CodesStep::Give(at.clone()))
}

/// Draws the conflicts between two devices.
pub fn conflicts(at: &TableView) -> Html {
    screen(CodesStep::Conflicts(at.clone()))
}

/// Draws the result of a game for the desk of a club.
pub fn club_report(at: &TableView) -> Html {
    screen(CodesStep::ClubReport(at.clone()))
}

fn screen(step: CodesStep) -> Html {
    html! { <CodesScreen {step} /> }
}

/// Properties of [`CodesScreen`].
#[derive(Properties, PartialEq)]
struct CodesScreenProps {
    /// Step.
    step: CodesStep,
}

/// Step of this chunk.
#[derive(Clone, PartialEq)]
enum CodesStep {
    Incoming(Route, Rc<Games>, Callback<PageAction>),
    Give(TableView),
    Conflicts(TableView),
    ClubReport(TableView),
}

/// Step of this chunk, which may have to be loaded.
#[component]
fn CodesScreen(props: &CodesScreenProps) -> Html {
    let locale = use_locale();
    let load = use_lazy(Some(&CODES));
    let Load::Ready(codes) = load else {
        return loading(locale, &load);
    };
    match &props.step {
        CodesStep::Incoming(step, games, onaction) => (codes.incoming)(step, games, onaction),
        CodesStep::Give(at) => (codes.give)(locale, at),
        CodesStep::Conflicts(at) => (codes.conflicts)(locale, at),
        CodesStep::ClubReport(at) => (codes.club_report)(at),
    }
}
