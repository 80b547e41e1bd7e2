//! The Table screen: a game, hand after hand.

mod context;
mod game_rules;
mod history;
pub mod import;
mod location;
mod new_game;
mod play;
mod refusal;
mod replayed_game;
mod standings;
pub mod sync;
mod table_nav;
mod wording;

use std::rc::Rc;

use tilewise_rules::RuleConfig;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use self::context::{TableContext, href};
use self::import::FilesScreen;
use self::play::{
    bet, double_tap, draw_form, event_form, names, paid, scored_hand, seats, substitute, tabletop,
    win_form,
};
use self::standings::{end, need, sessions};
use self::sync::save_status;
use crate::app::secondary_screens::ScreenProps;
use crate::browser::window;
use crate::chunks::{Load, TABLE, use_lazy};
use crate::games::{self, store};
use crate::i18n::{translate, translation_scope};
use crate::outcome::ScoredWin;
use crate::rule_sets;
use crate::store::{Editing, PageAction};
use crate::ui::dom::document;
use crate::ui::loading::loading;

pub use location::{EditTarget, Route, TableLocation};
pub use refusal::refusal;
pub use replayed_game::{ReplayedGame, house, net, preview};
pub use standings::score_chart::ScoreChart;
pub use wording::{
    amount, as_typed, counters, hand, hands, holder, in_hundredths, name, position, seat_of,
    signed, wind,
};

/// Functions of the Table.
pub struct TableScreen {
    /// Draws the screen at a location.
    draw: fn(&ScreenProps) -> Html,
    /// Rules of the game at a location, for the page header.
    pub rules: fn(&str) -> Option<Html>,
    /// Continues a hand that was entered for a game when the page was closed.
    pub resume: fn(&str, &Callback<PageAction>),
    /// Draws the button that adds a hand to its game.
    pub into_game: fn(&ScoredWin, &Editing, &Callback<PageAction>) -> Option<Html>,
    /// Draws the offer to add a hand of no game to the current game.
    pub offer: fn(&ScoredWin, &Callback<PageAction>) -> Option<Html>,
    /// Returns true if the deal of a hand has ended without it.
    pub is_outdated: fn(&Editing) -> bool,
}

static FUNCTIONS: TableScreen = TableScreen {
    draw,
    rules: ruled_by,
    resume: scored_hand::resume,
    into_game: scored_hand::into_game,
    offer: scored_hand::offered,
    is_outdated: scored_hand::is_outdated,
};

/// Returns the functions of the Table, and starts to watch for double taps.
pub fn begin() -> &'static TableScreen {
    double_tap::listen();
    &FUNCTIONS
}

/// Draws the Table screen at a location. The next game uses the page's rule configuration.
pub fn screen(props: ScreenProps) -> Html {
    html! { <LazyTableScreen ..props /> }
}

/// Table screen, which may have to be loaded.
#[component]
fn LazyTableScreen(props: &ScreenProps) -> Html {
    match use_lazy(Some(&TABLE)) {
        Load::Ready(table) => (table.draw)(props),
        load => html! { <main class="games-screen">{ loading(&load) }</main> },
    }
}

fn draw(props: &ScreenProps) -> Html {
    html! { <GamesScreen ..props.clone() /> }
}

/// Games of the device, and the current one.
#[component]
fn GamesScreen(props: &ScreenProps) -> Html {
    let again = use_force_update();
    use_effect_with((), move |()| {
        let watching = games::watch(move || again.force_update());
        move || drop(watching)
    });
    let replayed = use_memo(games::current(), |current| {
        current
            .as_ref()
            .map(|saved| Rc::new(ReplayedGame::from_saved(saved)))
    });
    use_effect_with(rule_sets::here().len(), |_| store::begin());
    use_rules_above(replayed.as_ref().as_deref(), &props.onaction);
    let place = TableLocation::read(&props.path);
    use_top_of(&place);
    let content = match (&*replayed, &place.route) {
        _ if !store::is_read() => Html::default(),
        (replayed, Route::Save | Route::Sheet | Route::Open)
            if replayed.is_some() || place.route == Route::Open =>
        {
            html! {
                <FilesScreen
                    language={props.wording.0}
                    replayed={replayed.clone()}
                    step={place.route.clone()}
                    onaction={props.onaction.clone()}
                />
            }
        }
        (_, Route::Game(_) | Route::Code(_)) => sync::incoming(&place.route, &props.onaction),
        (None, _) | (_, Route::New) => new_game::new_game(&props.house, &props.onaction),
        (Some(replayed), _) => {
            let at = TableContext {
                language: props.wording.0,
                replayed: Rc::clone(replayed),
                place,
                editing: props.editing.clone(),
                onaction: props.onaction.clone(),
            };
            step(&at, &props.house)
        }
    };
    // The notice that another tab writes comes before any input.
    let (first, second) = if store::may_write() {
        (content, save_status::save_status())
    } else {
        (save_status::save_status(), content)
    };
    html! {
        <main class="games-screen" data-table="">
            { first }
            { second }
        </main>
    }
}

/// Returns the rules of the game at a location. A new game uses those of the page.
fn ruled_by(path: &str) -> Option<Html> {
    let saved = games::current()?;
    if matches!(
        TableLocation::read(path).route,
        Route::New | Route::Open | Route::Game(_) | Route::Code(_)
    ) {
        return None;
    }
    let game = saved.log.replay();
    let house = &game.table()?.rules.house;
    let rules = html! {
        <>
            <span class="house-name">{ translate(house.rule_set().name) }</span>
            <span class="house-state house-state-default">{ tr!("Rules of the game") }</span>
        </>
    };
    Some(if games::may_write(&saved.log) {
        let href = href(&Route::Rules.into());
        html! { <a class="house-button" {href} data-game-rules="">{ rules }</a> }
    } else {
        html! { <div class="house-button" data-game-rules="">{ rules }</div> }
    })
}

/// Redraws the page header when the rules of the game change.
#[hook]
fn use_rules_above(replayed: Option<&ReplayedGame>, onaction: &Callback<PageAction>) {
    let rules = replayed.map(|replayed| {
        let house = replayed.table().map(|table| table.rules.house.to_string());
        (house, games::may_write(&replayed.log))
    });
    let onaction = onaction.clone();
    use_effect_with(rules, move |_| onaction.emit(PageAction::Light(Vec::new())));
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
fn unreadable(at: &TableContext) -> Html {
    let text = String::from(js_sys::encode_uri_component(&tilewise_api::game_file(
        &at.replayed.log,
    )));
    html! {
        <>
            <div class="tray-trouble" role="alert" data-unreadable="">
                <p>{ tr!("This game can’t be shown: how it began can’t be read. Save its file, and go on with another game or a new one.") }</p>
                <a
                    class="button"
                    data-save="json"
                    download="tilewise-game.json"
                    href={format!("data:application/json;charset=utf-8,{text}")}
                >
                    { tr!("Save a copy") }
                </a>
            </div>
            { new_game::games(at) }
        </>
    }
}

fn step(at: &TableContext, house: &RuleConfig) -> Html {
    let Some(table) = at.replayed.table() else {
        return unreadable(at);
    };
    let _scope = translation_scope(table.rules.house.rule_set().table_key());
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
            if !at.writes() =>
        {
            tabletop::tabletop(at, table)
        }
        Route::Win(winner) => win_form::win_form(at, *winner),
        Route::Draw(event) => draw_form::draw_form(at, event.as_deref()),
        Route::Event(what) => event_form::event_form(at, what.as_deref()),
        Route::Games => new_game::games(at),
        Route::Sessions => sessions::sessions(at),
        Route::Bet => bet::bet(at),
        Route::Seats => seats::seats(at),
        Route::Names => names::names(at),
        Route::Substitute => substitute::substitute(at),
        Route::Chips => end::chips(at),
        Route::Payment => paid::paid(at),
        Route::Rules => game_rules::game_rules(at, house),
        Route::Need(who) => need::need(at, *who),
        Route::End => end::end(at, table),
        Route::History => history::history(at),
        Route::Entry(id) => history::line(at, table, id),
        Route::Delete(id) => history::delete(at, id),
        Route::Give => sync::give(at),
        Route::Conflicts => sync::conflicts(at),
        _ => tabletop::tabletop(at, table),
    }
}
