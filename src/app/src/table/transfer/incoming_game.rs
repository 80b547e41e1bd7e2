//! Incoming game: from a link, or from codes that are collected on this device until all are scanned.

use std::rc::Rc;

use tilewise_api::{CodePart, RefusalReport, missing_codes, read_game_codes, read_game_link};
use tilewise_ledger::Log;
use yew::prelude::*;

use super::offered;
use crate::chunks::Load;
use crate::i18n::{Locale, use_locale};
use crate::rule_sets::{self, LOADED};
use crate::storage::{CODES, DeviceGames, StorageContext, use_storage};
use crate::store::{Games, PageAction};
use crate::table::Route;
use crate::table::game_scanner::GameScanner;
use crate::table::table_nav::title;
use crate::table::view::href;
use crate::ui::loading::loading;

/// Maximal number of stored codes; the oldest are removed.
const MAX_STORED: usize = 64;

/// Draws an incoming game.
pub fn incoming(step: &Route, games: &Rc<Games>, onaction: &Callback<PageAction>) -> Html {
    html! {
        <Incoming
            step={step.clone()}
            games={Rc::clone(games)}
            onaction={onaction.clone()}
        />
    }
}

/// Properties of [`Incoming`].
#[derive(Properties, PartialEq)]
struct IncomingProps {
    /// Step, with the text of the link or code.
    step: Route,
    /// Games of the device.
    games: Rc<Games>,
    /// Handler of actions.
    onaction: Callback<PageAction>,
}

/// State of the transfer.
#[derive(PartialEq)]
enum Received {
    /// The whole game.
    Game(Rc<Log>),
    /// The number of codes, the missing ones, and whether the device stores them.
    Parts(usize, Vec<usize>, bool),
    /// Code of the reason why it can't be read.
    Refused(&'static str),
}

/// Incoming game, or the codes of it that were scanned.
#[component]
fn Incoming(props: &IncomingProps) -> Html {
    let locale = use_locale();
    let again = use_force_update();
    use_effect_with((), move |()| {
        rule_sets::load_all(move || again.force_update());
    });
    let storage = use_storage();
    let is_ready = rule_sets::are_all_here();
    let received = use_state(|| None);
    {
        let (received, storage) = (received.clone(), storage.clone());
        use_effect_with((props.step.clone(), is_ready), move |(step, is_ready)| {
            received.set(is_ready.then(|| read(step, &storage)));
        });
    }
    let content = match &*received {
        None => loading(locale, &Load::<()>::Pending),
        Some(Received::Game(log)) => {
            let games = Rc::clone(&props.games);
            offered::offered(
                locale,
                log,
                &DeviceGames { games, storage },
                &props.onaction,
            )
        }
        Some(Received::Parts(count, missing, is_stored)) => {
            html! {
                <>
                    { parts(locale, *count, missing, *is_stored) }
                    if *is_stored {
                        <GameScanner onaction={props.onaction.clone()} />
                    }
                </>
            }
        }
        Some(Received::Refused(code)) => html! {
            <p class="refused" role="alert" data-refused={*code}>{ locale.translate(refusal_text(code)) }</p>
        },
    };
    html! {
        <div class="step-panel codes">
            <div class="games-head">
                <a class="way-back" data-action="back" href={href(&Route::Overview.into())}>
                    { tr!(locale, "To the table") }
                </a>
                { title(tr!(locale, "A game that was shared").to_owned()) }
            </div>
            { content }
        </div>
    }
}

fn read(step: &Route, storage: &StorageContext) -> Received {
    let of = |game: Result<Log, RefusalReport>| match game {
        Ok(log) => Received::Game(Rc::new(log)),
        Err(refusal) => {
            Received::Refused(refusal.errors.first().map_or("bad-request", |one| one.code))
        }
    };
    match step {
        Route::Game(text) => of(read_game_link(text, LOADED)),
        Route::Code(text) => match store_code(text, storage) {
            Err(refusal) => of(Err(refusal)),
            Ok((parts, is_stored)) => match (missing_codes(&parts), parts.first()) {
                (missing, Some(first)) if !missing.is_empty() => {
                    Received::Parts(first.count, missing, is_stored)
                }
                _ => of(read_game_codes(&parts, LOADED)),
            },
        },
        _ => Received::Refused("bad-request"),
    }
}

/// Stores a code; returns all stored codes of its game, and whether the browser stores them.
fn store_code(
    text: &str,
    storage: &StorageContext,
) -> Result<(Vec<CodePart>, bool), RefusalReport> {
    let part = CodePart::read(text)?;
    let before = storage.load(CODES).unwrap_or_default();
    let others = before.lines().filter(|line| *line != text);
    let all: Vec<_> = [text].into_iter().chain(others).take(MAX_STORED).collect();
    let all = all.join("\n");
    storage.save(CODES, &all);
    let is_stored = storage.load(CODES).as_ref() == Some(&all);
    let parts = all.lines().filter_map(|line| CodePart::read(line).ok());
    let parts = parts.filter(|one| one.game == part.game && one.count == part.count);
    Ok((parts.collect(), is_stored))
}

/// Draws the scanned and the missing codes.
fn parts(locale: Locale, count: usize, missing: &[usize], is_stored: bool) -> Html {
    let here = count - missing.len();
    let numbers: Vec<_> = missing
        .iter()
        .map(|place| (place + 1).to_string())
        .collect();
    html! {
        <>
            <p role="status" data-codes={format!("{here}/{count}")}>
                <strong>{ tr!(locale, "{0} of {1} codes scanned.", here, count) }</strong>
                { " " }
                { tr!(locale, "Still missing: {0}", numbers.join(", ")) }
            </p>
            <ol class="code-parts" aria-hidden="true">
                for place in 0..count {
                    <li class={(!missing.contains(&place)).then_some("code-here")}>
                        { place + 1 }
                    </li>
                }
            </ol>
            if is_stored {
                <p>
                    { tr!(locale, "Scan the others with this phone’s camera. Each opens this page; codes already scanned stay here."
                    ) }
                </p>
            } else {
                <p class="refused" role="alert">
                    { tr!(locale, "This browser doesn’t store data, so codes can’t be collected. Ask for the link instead."
                    ) }
                </p>
            }
        </>
    }
}

/// Returns the reason why the code can't be read.
fn refusal_text(code: &str) -> &'static str {
    match code {
        "cut-off" => text!(
            "The end of this game is missing: the link was cut off. Copy the whole link, or scan the code again."
        ),
        "unknown-version" => {
            text!(
                "This game was made with a newer version. Reload the page, then open the link again."
            )
        }
        _ => text!(
            "This game can’t be read: the link was changed. Ask for it again, or scan the code again."
        ),
    }
}
