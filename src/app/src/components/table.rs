//! The Table screen: a game, hand after hand. It lies in a file of its own.

mod asks;
mod bet;
mod changes;
mod chart;
mod codes;
mod drawn;
mod end;
mod felt;
pub mod files;
mod happened;
mod history;
mod keeping;
mod names;
mod need;
mod needs;
mod new_game;
mod players;
mod rules;
mod score;
mod seats;
mod substitute;
mod watch;
mod won;

use std::rc::Rc;

use tilewise_ledger::{Game, Input, Table};
use tilewise_rules::House;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use self::files::FilesScreen;
use super::loading::loading;
use super::screens::{self, Screens};
use super::use_chunk::use_chunk;
use crate::at_table::{self, AtTable};
use crate::chunk::chunk;
use crate::components::stateful::Stateful;
use crate::components::use_effect_with::use_effect_with;
use crate::games::{self, kept};
use crate::inject::inject_styles;
use crate::language::{Language, speak_of, spoken, translate};
use crate::link;
use crate::state::{self, Action};
use crate::table::{Aim, Place, Shown, Step};

static STYLES: &str = concat!(
    include_str!("../../../../styles/deferred/quick.css"),
    include_str!("../../../../styles/deferred/fouls.css"),
    include_str!("../../../../styles/deferred/table.css"),
);

/// What draws a game.
pub struct TableScreen {
    /// The screen at a place.
    draw: fn(&Screen) -> Html,
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
    resume: score::resume,
    over: &screens::ALL,
};

static AT_TABLE: AtTable = AtTable {
    name_at: score::name_at,
    into_game: score::into_game,
};

/// All that, and what comes with it for the Score screen.
fn arrived() -> &'static TableScreen {
    at_table::arrive(&AT_TABLE);
    &ALL
}

/// The Table screen at a place.
pub fn screen(path: &Rc<str>, house: &House, onaction: &Callback<Action>) -> Html {
    let screen = Screen {
        language: spoken(),
        path: Rc::clone(path),
        house: house.clone(),
        onaction: onaction.clone(),
    };
    screen.html()
}

/// The Table screen, which may have to be loaded.
#[derive(Clone, PartialEq)]
pub struct Screen {
    language: Language,
    path: Rc<str>,
    /// The house of the page, by which the next game is begun.
    house: House,
    onaction: Callback<Action>,
}

impl Stateful for Screen {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_screen(self).run(hooks)
    }
}

#[hook]
fn use_screen(props: &Screen) -> Html {
    let onload = use_chunk(Some(&TABLE), 0);
    match TABLE.get() {
        Ok(table) => (table.draw)(props),
        Err(why) => html! { <main class="evening">{ loading(why, onload) }</main> },
    }
}

fn draw(props: &Screen) -> Html {
    inject_styles(STYLES);
    Evening(props.clone()).html()
}

/// The games of the device, and the one that is shown.
#[derive(PartialEq)]
struct Evening(Screen);

impl Stateful for Evening {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_evening(&self.0).run(hooks)
    }
}

#[hook]
fn use_evening(props: &Screen) -> Html {
    let again = use_force_update();
    use_effect_with((), move |()| {
        let watching = games::watch(move || again.force_update());
        move || drop(watching)
    });
    let shown = use_memo(games::current(), |current| {
        current.as_ref().map(|saved| Rc::new(Shown::of(saved)))
    });
    use_effect_with((), |()| kept::begin());
    let place = Place::read(&props.path);
    score::left();
    use_top_of(&place);
    let content = match (&*shown, &place.step) {
        _ if !kept::is_read() => Html::default(),
        (shown, Step::Save | Step::Sheet | Step::Open)
            if shown.is_some() || place.step == Step::Open =>
        {
            let screen = FilesScreen {
                language: props.language,
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
                language: props.language,
                shown: Rc::clone(shown),
                place,
                onaction: props.onaction.clone(),
            };
            step(&at, &props.house)
        }
    };
    html! { <main class="evening" data-table="">{ content }{ keeping::keeping() }</main> }
}

/// Another step begins at its top.
#[hook]
fn use_top_of(place: &Place) {
    let first = use_mut_ref(|| true);
    use_effect_with(place.path(), move |_| {
        if !first.replace(false)
            && let Some(window) = crate::browser::window()
        {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}

/// A game, and where one stands in it.
#[derive(Clone, PartialEq)]
struct At {
    language: Language,
    shown: Rc<Shown>,
    place: Place,
    onaction: Callback<Action>,
}

impl At {
    /// Whether this device has the pen of the game; else it watches.
    fn writes(&self) -> bool {
        games::may_write(&self.shown.log)
    }

    /// The game as it stood where something is told here.
    fn before(&self) -> Rc<Game> {
        self.shown.before(&self.place.aim)
    }

    /// What was told here, and is changed.
    fn said(&self, table: &Table) -> Option<Input> {
        self.shown.said(&self.place.aim, table)
    }

    /// Where one comes from.
    fn back(&self) -> Step {
        if let Step::Delete(id) = &self.place.step {
            return Step::Line(id.clone());
        }
        match &self.place.aim {
            Aim::Next => Step::Felt,
            Aim::Instead(id) | Aim::Before(id) | Aim::With(id) => Step::Line(id.clone()),
        }
    }

    /// Writes what was told where it is to go.
    fn write(&self, input: Input) {
        games::write(&self.shown.id, self.place.aim.input(input));
    }

    /// The same, and goes back to the table, or to the history.
    fn tell(&self, input: Input) {
        let next = match self.place.aim {
            Aim::Next => Step::Felt,
            _ => Step::History,
        };
        self.write(input);
        go(&self.onaction, next);
    }
}

/// The address of a place on the screen.
fn href(place: &Place) -> String {
    format!("#{}", link::table_path(&place.path()))
}

/// Goes to a step.
fn go(onaction: &Callback<Action>, step: Step) {
    let path = Place::from(step).path();
    onaction.emit(Action::Screen(state::Screen::Table(path.into())));
}

fn step(at: &At, house: &House) -> Html {
    let Some(table) = at.shown.table() else {
        return Html::default();
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
            if !at.writes() =>
        {
            felt::felt(at, table)
        }
        Step::Won(winner) => won::won(at, *winner),
        Step::Drawn(event) => drawn::drawn(at, event.as_deref()),
        Step::Happened(what) => happened::happened(at, what.as_deref()),
        Step::Games => new_game::games(at),
        Step::Bet => bet::bet(at),
        Step::Seats => seats::seats(at),
        Step::Names => names::names(at),
        Step::Substitute => substitute::substitute(at),
        Step::Chips => end::chips(at),
        Step::Rules => rules::rules(at, house),
        Step::Need(who) => need::need(at, *who),
        Step::End => end::end(at, table),
        Step::History => history::history(at, table),
        Step::Line(id) => history::line(at, table, id),
        Step::Delete(id) => history::delete(at, id),
        Step::Give => codes::give(at),
        Step::Apart => codes::apart(at),
        _ => felt::felt(at, table),
    }
}

/// The way to the other games.
fn games_button() -> Html {
    html! { <a class="button button-bare" data-action="games" href={href(&Step::Games.into())}>{ tr!("Games") }</a> }
}

/// The way back, and what is done here.
fn head(at: &At, says: String) -> Html {
    headed(&at.back().into(), says)
}

/// The way back to a place, and what is done here.
fn headed(back: &Place, says: String) -> Html {
    html! {
        <div class="evening-head">
            <a class="fouls-back" data-action="back" href={href(back)}>{ tr!("Back") }</a>
            <h2>{ says }</h2>
        </div>
    }
}

/// What else can be told here: what it is isn't settled by where it goes.
fn kinds(at: &At) -> Html {
    if matches!(at.place.aim, Aim::Next | Aim::With(_)) {
        return Html::default();
    }
    let before = at.before();
    let bets = before
        .table()
        .is_some_and(|table| table.rules.house.rule_set().progression.bet > 0);
    let one = |key: &'static str, says: &'static str, step: Step| {
        let here = at.place.step == step;
        html! {
            <a class="chip" data-kind={key} aria-current={here.then_some("page")} href={href(&at.place.to(step))}>
                { translate(says) }
            </a>
        }
    };
    html! {
        <nav class="chips" aria-label={tr!("What happened?")}>
            { one("won", text!("Somebody won"), Step::Won(None)) }
            { one("drawn", text!("Nobody won"), Step::Drawn(None)) }
            { one("happened", text!("Something happened"), Step::Happened(None)) }
            if bets {
                { one("bet", text!("Riichi"), Step::Bet) }
            }
        </nav>
    }
}

/// The way to what can be taken out of the game.
fn save_link(class: &'static str, says: &'static str) -> Html {
    html! { <a {class} data-action="save" href={href(&Step::Save.into())}>{ says }</a> }
}

/// The way to a game that was saved as a file.
fn open_link() -> Html {
    html! { <a class="button" data-action="open-saved" href={href(&Step::Open.into())}>{ tr!("Open a saved game") }</a> }
}
