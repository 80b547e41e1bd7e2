//! The Table screen: a game, hand after hand. It lies in a file of its own.

mod asks;
mod at;
mod bet;
mod changes;
mod chart;
mod codes;
mod double_tap;
mod drawn;
mod end;
pub mod files;
mod half;
mod happened;
mod history;
mod keeping;
mod names;
mod need;
mod needs;
mod new_game;
mod paid;
mod players;
mod rules;
mod score;
mod seats;
mod sessions;
mod substitute;
mod tabletop;
mod watch;
mod ways;
mod won;

use std::rc::Rc;

use tilewise_rules::House;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use self::at::{At, go, href};
use self::files::FilesScreen;
use self::ways::{games_button, head, headed, kinds, open_link, save_link, title};
use super::dom::document;
use super::loading::loading;
use super::question;
use super::screens::{self, Beside, Screens};
use super::tag::tag;
use super::use_chunk::use_chunk;
use crate::at_table::{self, AtTable};
use crate::browser::window;
use crate::chunk::chunk;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;
use crate::games::{self, kept};
use crate::inject::inject_styles;
use crate::language::{speak_of, translate};
use crate::rule_sets;
use crate::state::Action;
use crate::table::{Place, Shown, Step};

static STYLES: &str = concat!(
    include_str!("../../../../styles/deferred/quick.css"),
    include_str!("../../../../styles/deferred/fouls.css"),
    include_str!("../../../../styles/deferred/table.css"),
);

/// What draws a game.
pub struct TableScreen {
    /// The screen at a place.
    draw: fn(&Beside) -> Html,
    /// The rules of the game that is shown at a place, for the head of the page.
    pub rules: fn(&str) -> Option<Html>,
    /// Goes on with a hand that was entered for a game when the page was left.
    pub resume: fn(&str, &Callback<Action>),
    /// What it builds on.
    pub over: &'static Screens,
}

chunk! {
    /// What draws a game.
    pub static TABLE: &'static TableScreen = arrived(), in table;
}

static ALL: TableScreen = TableScreen {
    draw,
    rules: ruled_by,
    resume: score::resume,
    over: &screens::ALL,
};

static AT_TABLE: AtTable = AtTable {
    name_at: score::name_at,
    into_game: score::into_game,
    offered: score::offered,
};

/// All that, and what comes with it for the Score screen.
fn arrived() -> &'static TableScreen {
    at_table::arrive(&AT_TABLE);
    double_tap::listen();
    &ALL
}

/// The Table screen at a place. By the house of the page the next game is begun.
pub fn screen(beside: Beside) -> Html {
    Screen(beside).html()
}

/// The Table screen, which may have to be loaded.
#[derive(PartialEq)]
struct Screen(Beside);

impl Stateful for Screen {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_screen(&self.0).run(hooks)
    }
}

#[hook]
fn use_screen(props: &Beside) -> Html {
    let onload = use_chunk(Some(&TABLE), 0);
    match TABLE.get() {
        Ok(table) => (table.draw)(props),
        Err(why) => tag("main")
            .class("evening")
            .child(loading(why, onload))
            .done(),
    }
}

fn draw(props: &Beside) -> Html {
    for styles in [question::STYLES, STYLES] {
        inject_styles(styles);
    }
    Evening(props.clone()).html()
}

/// The games of the device, and the one that is shown.
#[derive(PartialEq)]
struct Evening(Beside);

impl Stateful for Evening {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_evening(&self.0).run(hooks)
    }
}

#[hook]
fn use_evening(props: &Beside) -> Html {
    let again = use_force_update();
    use_effect_with((), move |()| {
        let watching = games::watch(move || again.force_update());
        move || drop(watching)
    });
    let shown = use_memo(games::current(), |current| {
        current.as_ref().map(|saved| Rc::new(Shown::of(saved)))
    });
    use_effect_with(rule_sets::here().len(), |_| kept::begin());
    use_rules_above(shown.as_ref().as_deref(), &props.onaction);
    let place = Place::read(&props.path);
    use_top_of(&place);
    let content = match (&*shown, &place.step) {
        _ if !kept::is_read() => Html::default(),
        (shown, Step::Save | Step::Sheet | Step::Open)
            if shown.is_some() || place.step == Step::Open =>
        {
            let screen = FilesScreen {
                language: props.spoken.0,
                shown: shown.clone(),
                step: place.step.clone(),
                onaction: props.onaction.clone(),
            };
            screen.html()
        }
        (_, Step::Game(_) | Step::Code(_)) => codes::incoming(&place.step, &props.onaction),
        (None, _) | (_, Step::New) => new_game::new_game(&props.house, &props.onaction),
        (Some(shown), _) => {
            let at = At {
                language: props.spoken.0,
                shown: Rc::clone(shown),
                place,
                onaction: props.onaction.clone(),
            };
            step(&at, &props.house)
        }
    };
    let main = tag("main").class("evening").with("data-table", "");
    // That another tab writes is said before anything is told here.
    let parts = if kept::may_write() {
        [content, keeping::keeping()]
    } else {
        [keeping::keeping(), content]
    };
    main.children(parts).done()
}

/// The rules of the game that is shown at a place. A new one is begun by those of the page.
fn ruled_by(path: &str) -> Option<Html> {
    let saved = games::current()?;
    if matches!(
        Place::read(path).step,
        Step::New | Step::Open | Step::Game(_) | Step::Code(_)
    ) {
        return None;
    }
    let game = saved.log.replay();
    let house = &game.table()?.rules.house;
    let name = translate(house.rule_set().name);
    let name = tag("span").class("house-name").child(name);
    let state = tag("span").class("house-state house-state-default");
    let state = state.child(tr!("Rules of the game"));
    let rules = if games::may_write(&saved.log) {
        tag("a").with("href", href(&Step::Rules.into()))
    } else {
        tag("div")
    };
    let rules = rules.class("house-button").with("data-game-rules", "");
    Some(rules.child(name).child(state).done())
}

/// The head of the page is drawn again when the game goes on by other rules.
#[hook]
fn use_rules_above(shown: Option<&Shown>, onaction: &Callback<Action>) {
    let rules = shown.map(|shown| {
        let house = shown.table().map(|table| table.rules.house.to_string());
        (house, games::may_write(&shown.log))
    });
    let onaction = onaction.clone();
    use_effect_with(rules, move |_| onaction.emit(Action::Light(Vec::new())));
}

/// Another step begins at its top, and there is the focus.
#[hook]
fn use_top_of(place: &Place) {
    let first = use_mut_ref(|| true);
    use_effect_with(place.path(), move |_| {
        let Some(window) = window().filter(|_| !first.replace(false)) else {
            return;
        };
        window.scroll_to_with_x_and_y(0.0, 0.0);
        let step = document().and_then(|page| page.query_selector("[data-step]").ok().flatten());
        if let Some(step) = step {
            // It can have the focus.
            let _ = step.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// What is left of a game whose beginning can't be read: its entries as a file, and the way to other games.
fn unreadable(at: &At) -> Html {
    let text = String::from(js_sys::encode_uri_component(&tilewise_api::game_file(
        &at.shown.log,
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

fn step(at: &At, house: &House) -> Html {
    let Some(table) = at.shown.table() else {
        return unreadable(at);
    };
    let _speaking = speak_of(table.rules.house.rule_set().table_key());
    match &at.place.step {
        Step::Won(_)
        | Step::Drawn(_)
        | Step::Happened(_)
        | Step::Seats
        | Step::Rules
        | Step::Delete(_)
        | Step::Bet
        | Step::Names
        | Step::Substitute
        | Step::Chips
        | Step::Paid
            if !at.writes() =>
        {
            tabletop::tabletop(at, table)
        }
        Step::Won(winner) => won::won(at, *winner),
        Step::Drawn(event) => drawn::drawn(at, event.as_deref()),
        Step::Happened(what) => happened::happened(at, what.as_deref()),
        Step::Games => new_game::games(at),
        Step::Sessions => sessions::sessions(at),
        Step::Bet => bet::bet(at),
        Step::Seats => seats::seats(at),
        Step::Names => names::names(at),
        Step::Substitute => substitute::substitute(at),
        Step::Chips => end::chips(at),
        Step::Paid => paid::paid(at),
        Step::Rules => rules::rules(at, house),
        Step::Need(who) => need::need(at, *who),
        Step::End => end::end(at, table),
        Step::History => history::history(at),
        Step::Line(id) => history::line(at, table, id),
        Step::Delete(id) => history::delete(at, id),
        Step::Give => codes::give(at),
        Step::Apart => codes::apart(at),
        _ => tabletop::tabletop(at, table),
    }
}
