//! The form for a new game: players, seats and rules.

use std::rc::Rc;

use tilewise_ledger::{GameEvent, Opening, PlayerId, Rules, cleaned_name};
use tilewise_rules::{BySeat, RuleConfig, Seat, draw_seats, penalty_books};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::chance::pick;
use super::import::date;
use super::tools::{GameTool, tool};
use super::view::{TableView, go, href};
use crate::i18n::{Locale, use_locale};
use crate::storage::{PLAYERS, StorageContext, stamp, use_storage};
use crate::store::{Games, GamesAction, PageAction, RulesAction, SavedGame, Sheet, ViewAction};
use crate::table::{Route, TableLocation, amount, house, name, position};
use crate::ui::phrases;

/// The maximum number of players, including those who sit out.
const MOST: usize = 8;
/// The maximum length of a name, in characters.
const LONGEST: usize = 24;
/// The number of names that are stored.
const REMEMBERED: usize = 16;

/// Renders the form for a new game.
pub fn new_game(house: &RuleConfig, games: &Games, onaction: &Callback<PageAction>) -> Html {
    html! {
        <NewGame
            house={house.clone()}
            may_write={games.may_write()}
            has_game={games.current().is_some()}
            onaction={onaction.clone()}
        />
    }
}

/// Properties of [`NewGame`].
#[derive(Properties, PartialEq)]
struct NewGameProps {
    /// The rules of the game.
    house: RuleConfig,
    /// Whether this tab may start a game.
    may_write: bool,
    /// Whether there is a current game, to go back to.
    has_game: bool,
    /// Emits the chosen game and the next location.
    onaction: Callback<PageAction>,
}

/// Loads the names of earlier players, the most recent first.
fn remembered(storage: &StorageContext) -> Vec<String> {
    let names = storage.load(PLAYERS).unwrap_or_default();
    let names = names.lines().map(str::trim).filter(|name| !name.is_empty());
    names.take(REMEMBERED).map(str::to_owned).collect()
}

fn remember(names: &[String], storage: &StorageContext) {
    let before = remembered(storage)
        .into_iter()
        .filter(|name| !names.contains(name));
    let all: Vec<_> = names
        .iter()
        .cloned()
        .chain(before)
        .take(REMEMBERED)
        .collect();
    storage.save(PLAYERS, &all.join("\n"));
}

/// Cleans a name and limits its length.
pub fn tidy(name: &str) -> String {
    let name = cleaned_name(name);
    let letters = name.chars().take(LONGEST);
    letters.collect::<String>().trim_end().to_owned()
}

/// Renders a field for a name.
pub fn name_field(label: String, name: &str, onname: &Callback<String>) -> Html {
    let oninput = onname.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        field.map(|field| field.value()).unwrap_or_default()
    });
    html! {
        <label class="joins">
            <span>{ label }</span>
            <input
                type="text"
                maxlength={LONGEST.to_string()}
                autocomplete="off"
                value={name.to_owned()}
                {oninput}
            />
        </label>
    }
}

/// The form for a new game.
#[component]
fn NewGame(props: &NewGameProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let names = use_state(|| {
        let mut names = remembered(&storage);
        names.resize(4, String::new());
        names
    });
    let moved = use_state(|| None::<usize>);
    let NewGameProps {
        house, onaction, ..
    } = props;
    let hint = match *moved {
        Some(_) => tr!(locale, "Now tap the seat to swap with."),
        None => tr!(locale, "Tap two winds to swap their seats."),
    };
    html! {
        <div class="step-panel new-game">
            if props.has_game {
                <a class="way-back" data-action="back" href={href(&TableLocation::default())}>
                    { tr!(locale, "Back") }
                </a>
            }
            { super::table_nav::title(tr!(locale, "A new game").to_owned()) }
            <p class="tabletop-hint">{ hint }</p>
            <ol class="players">
                { for (0..names.len()).map(|place| player_row(locale, &names, &moved, place)) }
            </ol>
            <datalist id="players">
                for name in remembered(&storage) {
                    <option value={name} />
                }
            </datalist>
            { player_count(locale, &names) }
            <SeatDraw names={names.clone()} />
            { tool(GameTool::Dice(house.clone())) }
            <h3 class="label">{ tr!(locale, "Rules of the game") }</h3>
            <button
                type="button"
                class="button rules-key"
                data-action="house"
                onclick={onaction.reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))))}
            >
                { phrases::config_name(locale, house) }
            </button>
            if let Some(name) = twice(locale, &names) {
                <p class="refused" role="alert">
                    { tr!(locale, "Two players are called {0}: tell them apart.", name) }
                </p>
            }
            { begin_button(locale, props, &names, storage) }
            { super::table_nav::open_link(locale) }
            { super::table_nav::club_link(locale) }
            { super::table_nav::backup_link(locale) }
        </div>
    }
}

/// Renders a player's seat and the field for the name.
fn player_row(
    locale: Locale,
    names: &UseStateHandle<Vec<String>>,
    moved: &UseStateHandle<Option<usize>>,
    place: usize,
) -> Html {
    let seat = Seat::ALL.get(place).copied();
    let text = seat.map_or(tr!(locale, "sits out"), |seat| {
        locale.translate(seat.name())
    });
    let label = match **moved {
        Some(other) if other != place => tr!(locale, "Swap with {0}", text),
        _ => tr!(locale, "{0}: choose whom to swap with", text),
    };
    let onswap = {
        let (names, moved) = (names.clone(), moved.clone());
        Callback::from(move |_: MouseEvent| match *moved {
            None => moved.set(Some(place)),
            Some(other) => {
                let mut next = (*names).clone();
                next.swap(place, other);
                names.set(next);
                moved.set(None);
            }
        })
    };
    let oninput = {
        let names = names.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let mut next = (*names).clone();
                next[place] = field.value();
                names.set(next);
            }
        })
    };
    html! {
        <li>
            <button
                type="button"
                class="seat-key"
                data-seat-key={place.to_string()}
                aria-label={label}
                aria-pressed={(**moved == Some(place)).to_string()}
                onclick={onswap}
            >
                <span class="wind">{ seat.map_or("–", |one| phrases::seat_letter(locale, one)) }</span>
            </button>
            <input
                type="text"
                list="players"
                maxlength={LONGEST.to_string()}
                autocomplete="off"
                aria-label={tr!(locale, "Name of the player: {0}", text)}
                placeholder={tr!(locale, "Player {0}", place + 1)}
                value={names[place].clone()}
                {oninput}
            />
        </li>
    }
}

/// Renders the buttons for one player more or fewer.
fn player_count(locale: Locale, names: &UseStateHandle<Vec<String>>) -> Html {
    let is_full = names.len() >= MOST;
    let onmore = {
        let names = names.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*names).clone();
            next.push(String::new());
            names.set(next);
        })
    };
    let onfewer = {
        let names = names.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = (*names).clone();
            next.pop();
            names.set(next);
        })
    };
    html! {
        <div class="players-more">
            <button
                type="button"
                class="button button-bare"
                data-action="add-player"
                aria-disabled={is_full.then_some("true")}
                onclick={(!is_full).then_some(onmore)}
            >
                { tr!(locale, "One more player") }
            </button>
            if names.len() > 4 {
                <button
                    type="button"
                    class="button button-bare"
                    data-action="remove-player"
                    onclick={onfewer}
                >
                    { tr!(locale, "One fewer") }
                </button>
            }
        </div>
    }
}

/// Properties of [`SeatDraw`].
#[derive(Properties, PartialEq)]
struct SeatDrawProps {
    /// The names of the players, in the order of their seats.
    names: UseStateHandle<Vec<String>>,
}

/// The button that draws the seats by chance, and the drawn seats.
#[component]
fn SeatDraw(props: &SeatDrawProps) -> Html {
    let locale = use_locale();
    let drawn = use_state_eq(String::new);
    let idle = props.names.iter().all(|name| tidy(name).is_empty());
    let ondraw = {
        let (names, drawn) = (props.names.clone(), drawn.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(next) = draw_seats(called(locale, &names), pick) else {
                let text = tr!(
                    locale,
                    "This browser has no random numbers: draw the four winds."
                );
                return drawn.set(text.to_owned());
            };
            drawn.set(seated_text(locale, &next));
            names.set(next);
        })
    };
    html! {
        <div class="seat-draw">
            <button
                type="button"
                class="button"
                data-action="draw-seats"
                aria-disabled={idle.then_some("true")}
                onclick={(!idle).then_some(ondraw)}
            >
                { tr!(locale, "Draw the seats by chance") }
            </button>
            <p role="status" class="tabletop-hint">
                if idle {
                    { tr!(locale, "Enter the names first.") }
                } else {
                    { (*drawn).clone() }
                }
            </p>
        </div>
    }
}

/// Returns the drawn seats in words.
fn seated_text(locale: Locale, names: &[String]) -> String {
    let seated = Seat::ALL.into_iter().zip(names);
    let seated = seated.map(|(seat, name)| {
        let seat = locale.translate_ui(seat.name());
        tr!(locale, "{0}: {1}", seat, name.clone())
    });
    seated.collect::<Vec<_>>().join(" · ")
}

/// Renders the button that starts the game.
fn begin_button(
    locale: Locale,
    props: &NewGameProps,
    names: &UseStateHandle<Vec<String>>,
    storage: StorageContext,
) -> Html {
    let onbegin = {
        let names = names.clone();
        let (house, onaction) = (props.house.clone(), props.onaction.clone());
        Callback::from(move |_: MouseEvent| begins(locale, &names, &house, &storage, &onaction))
    };
    html! {
        <button
            type="button"
            class="button button-done"
            data-action="begin"
            aria-disabled={(!props.may_write).then_some("true")}
            onclick={props.may_write.then_some(onbegin)}
        >
            { tr!(locale, "Begin the game") }
        </button>
    }
}

/// Returns the names of the players. Missing names are numbers, as seat winds change.
fn called(locale: Locale, names: &[String]) -> Vec<String> {
    let all = names.iter().enumerate();
    let one = |(place, name): (usize, &String)| match tidy(name) {
        name if name.is_empty() => tr!(locale, "Player {0}", place + 1),
        name => name,
    };
    all.map(one).collect()
}

/// Returns a name that two players have.
fn twice(locale: Locale, names: &[String]) -> Option<String> {
    let names = called(locale, names);
    let mut all = names.iter().enumerate();
    all.find_map(|(place, name)| names[..place].contains(name).then(|| name.clone()))
}

fn begins(
    locale: Locale,
    names: &[String],
    house: &RuleConfig,
    storage: &StorageContext,
    onaction: &Callback<PageAction>,
) {
    if twice(locale, names).is_some() {
        return;
    }
    let own: Vec<_> = names
        .iter()
        .map(|name| tidy(name))
        .filter(|name| !name.is_empty())
        .collect();
    remember(&own, storage);
    let penalty_book = penalty_books::for_config(house);
    let opening = Opening {
        rules: Rules {
            house: house.clone(),
            penalty_book,
        },
        players: called(locale, names),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let opening = Rc::new(GameEvent::Opened(opening));
    let begin = GamesAction::Begin(opening, stamp(storage));
    onaction.emit(PageAction::Games(begin));
    onaction.emit(PageAction::Rules(RulesAction::ConfirmPrompt));
    go(onaction, Route::Overview);
}

/// Renders the list of saved games.
pub fn games(locale: Locale, at: &TableView) -> Html {
    let all = &at.games.all;
    html! {
        <div class="step-panel">
            { super::table_nav::head(locale, at, tr!(locale, "Games").to_owned()) }
            <ol class="pasts">{ for all.iter().rev().map(|saved| game_line(locale, at, saved)) }</ol>
            { super::standings::sessions::link(locale, at) }
            <a class="button" data-action="look-back" href={href(&Route::Review(None).into())}>
                { tr!(locale, "Looking back") }
            </a>
            <a class="button button-done" data-action="new-game" href={href(&Route::New.into())}>
                { tr!(locale, "A new game") }
            </a>
            { super::table_nav::open_link(locale) }
            { super::table_nav::club_link(locale) }
            { super::table_nav::backup_link(locale) }
        </div>
    }
}

/// Renders a saved game: its date, scores, rules and state.
fn game_line(locale: Locale, at: &TableView, saved: &SavedGame) -> Html {
    let game = saved.log.replay();
    let Some(table) = game.table() else {
        return Html::default();
    };
    let house = house(table);
    let onclick = {
        let (id, at) = (saved.id.clone(), at.clone());
        Callback::from(move |_: MouseEvent| {
            at.dispatch(GamesAction::Show(Rc::clone(&id)));
            go(&at.onaction, Route::Overview);
        })
    };
    let standings = table.standings();
    let players = standings.0.iter().map(|place| {
        let has = amount(house, place.score);
        format!("{}\u{a0}{has}", name(table, place.player))
    });
    let state = match table.end_reason {
        Some(_) => tr!(locale, "finished").to_owned(),
        None => position(locale, house, table.position),
    };
    let rules = locale.translate(house.rule_set().identity.name);
    let place = table.note.as_deref().map(|note| note.displayed().place);
    let about = [rules.to_owned(), state].into_iter().chain(place);
    let about: Vec<_> = about.filter(|text| !text.is_empty()).collect();
    let about = about.join(" · ");
    html! {
        <li key={saved.id.to_string()}>
            <button
                type="button"
                class="past"
                data-game={saved.id.to_string()}
                aria-pressed={(saved.id == at.replayed.id).to_string()}
                {onclick}
            >
                <span class="past-when">{ date(locale, &saved.log).unwrap_or_default() }</span>
                <span class="past-what">{ players.collect::<Vec<_>>().join(", ") }</span>
                <span class="past-net" data-finished={table.end_reason.is_some().to_string()}>
                    { about }
                </span>
            </button>
        </li>
    }
}
