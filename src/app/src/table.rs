//! The Table screen: a game, hand after hand.

mod chance;
pub mod download;
pub mod game_effects;
pub mod game_file;
mod game_rules;
mod game_scanner;
mod header;
mod history;
pub mod import;
mod location;
mod new_game;
mod play;
mod refusal;
mod replayed_game;
mod save_status;
mod standings;
mod table_nav;
pub mod tools;
pub mod transfer;
mod view;
mod wording;

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::download::game_file_url;
use self::game_effects::GameEffectsProps;
use self::import::FilesScreen;
use self::play::{
    bet, draw_form, event_form, names, note_form, paid, scored_hand, seats, substitute, tabletop,
    win_form,
};
use self::standings::{end, need, sessions};
use self::tools::{GameTool, tool};
use self::view::TableView;
use crate::browser::window;
use crate::chunks::{Load, TABLE, use_lazy};
use crate::i18n::{Locale, use_locale};
use crate::outcome::ScoredWin;
use crate::problem_report::ReportedItem;
use crate::storage::{DeviceGames, use_storage};
use crate::store::{Editing, Games, PageAction};
use crate::ui::dom::document;
use crate::ui::loading::loading;
use crate::ui::screen_props::ScreenProps;

pub use download::data_url;
pub use location::{EditTarget, GamePlayer, Route, TableLocation};
pub use refusal::refusal;
pub use replayed_game::{ReplayedGame, house, net, preview};
pub use standings::need::win_tiles;
pub use standings::needs::value_text;
pub use standings::score_chart::ScoreChart;
pub use wording::{
    amount, as_typed, counters, debts_after, hand, hand_with_counters, hands, holder,
    in_hundredths, name, position, signed,
};

/// Functions of the Table.
pub struct TableFunctions {
    /// Draws the screen at a location.
    draw: fn(&ScreenProps) -> Html,
    /// Header button: the rules of the game at a location, or the given button.
    pub rules: fn(&str, &Rc<Games>, Html) -> Html,
    /// Draws the button that adds a hand to its game.
    pub into_game:
        fn(Locale, &ScoredWin, &Editing, &DeviceGames, &Callback<PageAction>) -> Option<Html>,
    /// Draws the offer to add a hand of no game to the current game.
    pub offer: fn(Locale, &ScoredWin, &DeviceGames, &Callback<PageAction>) -> Option<Html>,
    /// Draws the component that reads and saves the games, which is invisible.
    pub effects: fn(GameEffectsProps) -> Html,
    /// Returns what a report about the entry at a location is about.
    pub reported: fn(Locale, &str, &Games) -> Option<ReportedItem>,
}

/// Functions of the Table.
pub static FUNCTIONS: TableFunctions = TableFunctions {
    draw,
    rules: header::header,
    into_game: scored_hand::into_game,
    offer: scored_hand::offered,
    effects: game_effects::draw,
    reported: history::reported::reported,
};

/// Draws the Table screen at a location. The next game uses the page's rule configuration.
pub fn screen(props: ScreenProps) -> Html {
    html! { <LazyTableScreen ..props /> }
}

/// Table screen, which may have to be loaded.
#[component]
fn LazyTableScreen(props: &ScreenProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&TABLE)) {
        Load::Ready(table) => (table.draw)(props),
        load => html! { <main class="games-screen">{ loading(locale, &load) }</main> },
    }
}

fn draw(props: &ScreenProps) -> Html {
    html! { <GamesScreen ..props.clone() /> }
}

/// Games of the device, and the current one.
#[component]
fn GamesScreen(props: &ScreenProps) -> Html {
    let locale = use_locale();
    let games = &props.games;
    let storage = use_storage();
    let replayed = use_memo(games.current().cloned(), |current| {
        current
            .as_ref()
            .map(|saved| Rc::new(ReplayedGame::from_saved(saved)))
    });
    let place = TableLocation::read(&props.path);
    use_top_of(&place);
    let content = match (&*replayed, &place.route) {
        _ if !games.is_read => Html::default(),
        (replayed, Route::Save | Route::Sheet | Route::Open)
            if replayed.is_some() || place.route == Route::Open =>
        {
            html! {
                <FilesScreen
                    games={Rc::clone(games)}
                    replayed={replayed.clone()}
                    step={place.route.clone()}
                    onaction={props.onaction.clone()}
                />
            }
        }
        (_, Route::Review(of)) => {
            let games = Rc::clone(games);
            tool(GameTool::Review(games, of.clone(), props.onaction.clone()))
        }
        (Some(replayed), Route::Picture(entry)) if replayed.table().is_some() => {
            tool(GameTool::Picture(Rc::clone(replayed), entry.clone()))
        }
        (_, Route::Game(_) | Route::Code(_)) => {
            transfer::incoming(&place.route, games, &props.onaction)
        }
        (None, _) | (_, Route::New) => new_game::new_game(&props.house, games, &props.onaction),
        (Some(replayed), _) => {
            let at = TableView {
                games: Rc::clone(games),
                storage,
                replayed: Rc::clone(replayed),
                place,
                editing: props.editing.clone(),
                onaction: props.onaction.clone(),
            };
            step(locale, &at, &props.house)
        }
    };
    // The notice that another tab writes comes before any input.
    let status = save_status::save_status(locale, games, &props.onaction);
    let (first, second) = if games.may_write() {
        (content, status)
    } else {
        (status, content)
    };
    html! {
        <main class="games-screen" data-table="">
            { first }
            { second }
        </main>
    }
}

/// Scrolls to the top of a new step, and focuses it.
#[hook]
fn use_top_of(place: &TableLocation) {
    let first = use_mut_ref(|| true);
    use_effect_with(place.path(), move |_| {
        let Some(window) = window().filter(|_| !first.replace(false)) else {
            return;
        };
        window.scroll_to_with_x_and_y(0.0, 0.0);
        let step = document().and_then(|page| page.query_selector("[data-step]").ok().flatten());
        if let Some(step) = step {
            // The element is focusable.
            let _ = step.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// Draws a game with unreadable first entries: its entries as a file, and the link to other games.
fn unreadable(locale: Locale, at: &TableView) -> Html {
    let href = game_file_url(&tilewise_api::game_file(&at.replayed.log));
    html! {
        <>
            <div class="tray-trouble" role="alert" data-unreadable="">
                <p>{ tr!(locale, "This game can’t be shown: how it began can’t be read. Save its file, and go on with another game or a new one.") }</p>
                <a
                    class="button"
                    data-save="json"
                    download="tilewise-game.json"
                    {href}
                >
                    { tr!(locale, "Save a copy") }
                </a>
            </div>
            { new_game::games(locale, at) }
        </>
    }
}

fn step(locale: Locale, at: &TableView, house: &RuleConfig) -> Html {
    let Some(table) = at.replayed.table() else {
        return unreadable(locale, at);
    };
    let locale = locale.of_part(table.rules.house.rule_set().table_key());
    match &at.place.route {
        Route::Win(_)
        | Route::Draw(_)
        | Route::Event(_)
        | Route::Seats
        | Route::Rules
        | Route::Delete(_)
        | Route::Bet
        | Route::Names
        | Route::Substitute
        | Route::Chips
        | Route::Payment
        | Route::Note
            if !at.writes() =>
        {
            tabletop::tabletop(locale, at, table)
        }
        Route::Win(winner) => win_form::win_form(at, *winner),
        Route::Draw(event) => draw_form::draw_form(locale, at, event.as_deref()),
        Route::Event(what) => event_form::event_form(at, what.as_deref()),
        Route::Games => new_game::games(locale, at),
        Route::Sessions => sessions::sessions(at),
        Route::Dice => html! {
            <div class="step-panel">
                { table_nav::head(locale, at, tr!(locale, "Dice").to_owned()) }
                { tool(GameTool::Dice(self::house(table).clone())) }
            </div>
        },
        Route::Bet => bet::bet(locale, at),
        Route::Seats => seats::seats(at),
        Route::Names => names::names(at),
        Route::Substitute => substitute::substitute(at),
        Route::Chips => end::chips(locale, at),
        Route::Payment => paid::paid(at),
        Route::Note => note_form::note_form(at),
        Route::Rules => game_rules::game_rules(locale, at, house),
        Route::Need(who) => need::need(at, *who),
        Route::End => end::end(locale, at, table),
        Route::History => history::history(at),
        Route::Entry(id) => history::line(locale, at, table, id),
        Route::Delete(id) => history::delete(locale, at, id),
        Route::Give => transfer::give(at),
        Route::Conflicts => transfer::conflicts(at),
        _ => tabletop::tabletop(locale, at, table),
    }
}
