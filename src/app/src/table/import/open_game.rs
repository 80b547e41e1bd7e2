//! Import of a game from a file.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use tilewise_api::begins_backup;
use tilewise_ledger::Table;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::refused::refused;
use crate::i18n::{Locale, use_locale};
use crate::rule_sets;
use crate::storage::{DeviceGames, stamp, use_storage};
use crate::store::{
    Games, GamesAction, ImportKind, PageAction, Unreadable, UnreadableReason, ViewAction,
};
use crate::table::game_file::{self, OpenedGame};
use crate::table::game_scanner::GameScanner;
use crate::table::table_nav::{backup_link, headed};
use crate::table::view::go;
use crate::table::{Route, amount, hands, house, name, position, refusal};
use crate::ui::dom::first_file;
use crate::ui::phrases;

/// Maximal number of listed lines that are ignored.
const MAX_LISTED: usize = 5;

/// Properties of [`OpenGameForm`].
#[derive(Properties, PartialEq)]
pub struct OpenGameFormProps {
    /// Games of the device.
    pub games: Rc<Games>,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// State of the file.
#[derive(Clone, PartialEq)]
enum FileState {
    /// No file was chosen.
    NotChosen,
    /// The file is being read.
    Reading,
    /// The browser denies access.
    Denied,
    /// The game, or the error.
    Read(Rc<Result<OpenedGame, Unreadable>>),
}

/// Form that opens a game from a file.
#[component]
pub fn OpenGameForm(props: &OpenGameFormProps) -> Html {
    let locale = use_locale();
    let chosen = use_state(|| FileState::NotChosen);
    let device = DeviceGames {
        games: Rc::clone(&props.games),
        storage: use_storage(),
    };
    let onchange = {
        let (chosen, onaction) = (chosen.clone(), props.onaction.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let Some(file) = first_file(&field) else {
                return;
            };
            // Without this, the browser reports no change if the same file is chosen again.
            field.set_value("");
            chosen.set(FileState::Reading);
            let (chosen, onaction) = (chosen.clone(), onaction.clone());
            spawn_local(async move {
                let Some(bytes) = bytes(file).await else {
                    return chosen.set(FileState::Denied);
                };
                if let Ok(file) = &bytes
                    && begins_backup(file)
                {
                    let open = ViewAction::OpenBackup(file.as_slice().into());
                    return onaction.emit(PageAction::View(open));
                }
                let is_read = Rc::new(Cell::new(false));
                // Files that need a rule set are read again when it is loaded.
                rule_sets::load_all(move || {
                    if !is_read.get() {
                        let read = bytes.as_deref().map_err(Unreadable::clone);
                        let read = read.and_then(game_file::read);
                        is_read.set(read.is_ok());
                        chosen.set(FileState::Read(Rc::new(read)));
                    }
                });
            });
        })
    };
    let content = match &*chosen {
        FileState::NotChosen => Html::default(),
        FileState::Reading => {
            html! { <p role="status">{ tr!(locale, "The file is being read …") }</p> }
        }
        FileState::Denied => html! {
            <p class="refused" role="alert">
                { tr!(locale, "The browser doesn’t let this page read the file: choose it once more.") }
            </p>
        },
        FileState::Read(read) => match &**read {
            Ok(read) => arrived(locale, read, &device, &props.onaction),
            Err(why) => refused(locale, why),
        },
    };
    let back = if props.games.current().is_some() {
        Route::Games
    } else {
        Route::New
    };
    html! {
        <div class="step-panel">
            { headed(locale, &back.into(), tr!(locale, "Open a saved game").to_owned()) }
            <p>
                { tr!(locale, "A file that was saved at a Table becomes a game of this device. What is here already stays as it is."
                ) }
            </p>
            <label class="button button-file">
                <input
                    type="file"
                    accept=".json,application/json"
                    data-action="choose-file"
                    {onchange}
                />
                { tr!(locale, "Choose a file") }
            </label>
            { content }
            <p>
                { tr!(locale, "Or scan the code that another phone shows for the game, or for each part of it.") }
            </p>
            <GameScanner onaction={props.onaction.clone()} />
            { backup_link(locale) }
        </div>
    }
}

/// Draws the game of the file, compared with the stored one, and the actions for it.
fn arrived(
    locale: Locale,
    read: &OpenedGame,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Html {
    let Some(table) = read.game.table() else {
        return Html::default();
    };
    let locale = locale.of_part(table.rules.house.rule_set().table_key());
    let arrival = ImportKind::classify(&read.log, &device.games.all);
    let where_it_is = match table.end_reason {
        Some(_) => tr!(locale, "The game is over.").to_owned(),
        None => position(locale, house(table), table.position),
    };
    html! {
        <section class="arrived" data-arrival={key(&arrival)}>
            <h3>{ table.players.join(", ") }</h3>
            <p>{ phrases::config_name(locale, house(table)) }</p>
            <p>
                { where_it_is }
                { " · " }
                { hands(locale, house(table), table.hands) }
            </p>
            { ignored_lines(locale, read, table) }
            { chip_differences(locale, table) }
            <p role="status">{ arrival_text(locale, &arrival) }</p>
            <div class="tabletop-actions">{ ways(locale, &arrival, read, device, onaction) }</div>
        </section>
    }
}

const fn key(arrival: &ImportKind) -> &'static str {
    match arrival {
        ImportKind::New => "new",
        ImportKind::Existing(..) => "known",
        ImportKind::Continuation(..) => "further",
        ImportKind::Conflict(_) => "apart",
    }
}

fn arrival_text(locale: Locale, arrival: &ImportKind) -> String {
    match arrival {
        ImportKind::New => tr!(locale, "It can be read as a whole.").to_owned(),
        ImportKind::Existing(_, 0) => tr!(locale, "This game is already here, with the same content.").to_owned(),
        ImportKind::Existing(_, more) => tr!(locale, "This game is here already, and has {0} {0:entry|entries} more here than in the file.",
            *more
        ),
        ImportKind::Continuation(_, new) => tr!(locale, "This game is here already; the file goes on with it by {0} {0:entry|entries}.",
            *new
        ),
        ImportKind::Conflict(_) => tr!(locale, "A different version of this game is already here. The file will be opened as a copy, so that you can compare both."
        )
        .to_owned(),
    }
}

/// Draws the actions for the file.
fn ways(
    locale: Locale,
    arrival: &ImportKind,
    read: &OpenedGame,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Html {
    let may_write = device.games.may_write();
    let log = Rc::new(read.log.clone());
    let dispatch = onaction.reform(PageAction::Games);
    let import = |class: &'static str, label: &'static str| {
        let (log, onaction, dispatch) = (Rc::clone(&log), onaction.clone(), dispatch.clone());
        let storage = device.storage.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            dispatch.emit(GamesAction::ImportCopy(Rc::clone(&log), stamp(&storage)));
            go(&onaction, Route::Overview);
        });
        way(class, "take-in", label, may_write.then_some(onclick))
    };
    match arrival {
        ImportKind::New => import("button button-done", tr!(locale, "Open this game")),
        ImportKind::Existing(id, _) => {
            let (id, onaction) = (Rc::clone(id), onaction.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                dispatch.emit(GamesAction::Show(Rc::clone(&id)));
                go(&onaction, Route::Overview);
            });
            let label = tr!(locale, "Show the game that is here");
            way("button button-done", "show-game", label, Some(onclick))
        }
        ImportKind::Continuation(id, _) => {
            let (id, log, onaction) = (Rc::clone(id), Rc::clone(&log), onaction.clone());
            let (dispatch, storage) = (dispatch.clone(), device.storage.clone());
            let onclick = Callback::from(move |_: MouseEvent| {
                // The stored entries are equal, so none is refused.
                let (id, log) = (Rc::clone(&id), Rc::clone(&log));
                dispatch.emit(GamesAction::AppendNew(id, log, stamp(&storage)));
                go(&onaction, Route::Overview);
            });
            html! {
                <>
                    { way(
                        "button button-done",
                        "go-on",
                        tr!(locale, "Go on with the game that is here"),
                        may_write.then_some(onclick),
                    ) }
                    { import("button", tr!(locale, "Open it as a copy")) }
                </>
            }
        }
        ImportKind::Conflict(_) => import("button button-done", tr!(locale, "Open it as a copy")),
    }
}

/// Button with an action key. Without a handler it has no effect.
fn way(
    class: &'static str,
    key: &'static str,
    label: &'static str,
    onclick: Option<Callback<MouseEvent>>,
) -> Html {
    html! {
        <button
            type="button"
            {class}
            data-action={key}
            aria-disabled={onclick.is_none().then_some("true")}
            {onclick}
        >
            { label }
        </button>
    }
}

/// Draws the lines that are ignored.
fn ignored_lines(locale: Locale, read: &OpenedGame, table: &Table) -> Html {
    let outcomes = read.game.outcomes().iter();
    let refused: Vec<_> = outcomes
        .filter_map(|line| Some((line, line.refusal.as_ref()?)))
        .collect();
    if refused.is_empty() {
        return Html::default();
    }
    let count = refused.len();
    let more = count.saturating_sub(MAX_LISTED);
    html! {
        <div class="file-notes" data-noted={count.to_string()}>
            <p>
                { tr!(locale, "{0} {0:line can’t|lines can’t} be true. They stay in the history and change no score:",
                    count
                ) }
            </p>
            <ul>
                for (line, why) in refused.into_iter().take(MAX_LISTED) {
                    <li>
                        { position(locale, house(table), line.position) }
                        { ": " }
                        { refusal(locale, table, why).join(" ") }
                    </li>
                }
            </ul>
            if more > 0 {
                <p>{ tr!(locale, "And {0} more.", more) }</p>
            }
        </div>
    }
}

/// Draws the differences between counted chips and scores.
fn chip_differences(locale: Locale, table: &Table) -> Html {
    let count = table.chip_count();
    let mut differences = count.differing_players().peekable();
    if differences.peek().is_none() {
        return Html::default();
    }
    html! {
        <div class="file-notes" data-chips="apart">
            <p>{ tr!(locale, "Chips don’t match the record:") }</p>
            <ul>
                for (player, chips) in differences {
                    <li>
                        { tr!(locale, "{0}: {1} in chips, {2} recorded",
                            name(table, player),
                            amount(house(table), chips.counted),
                            amount(house(table), chips.book)
                        ) }
                    </li>
                }
            </ul>
        </div>
    }
}

/// Reads a file; `None` if the browser denies access.
async fn bytes(file: JsValue) -> Option<Result<Vec<u8>, Unreadable>> {
    let size = Reflect::get(&file, &"size".into()).ok()?.as_f64()?;
    #[allow(clippy::cast_precision_loss)]
    if size > game_file::LONGEST as f64 {
        let (why, messages) = (UnreadableReason::Long, Vec::new());
        return Some(Err(Unreadable {
            reason: why,
            messages,
        }));
    }
    let read = Reflect::get(&file, &"arrayBuffer".into()).ok()?;
    let read: Function = read.dyn_into().ok()?;
    let promise: Promise = read.call0(&file).ok()?.dyn_into().ok()?;
    let buffer = JsFuture::from(promise).await.ok()?;
    Some(Ok(Uint8Array::new(&buffer).to_vec()))
}
