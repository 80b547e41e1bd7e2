//! Incoming game: from a link, or from codes that are collected on this device until all are scanned.

use std::rc::Rc;

use tilewise_api::{RefusalReport, read_game_codes, read_game_link};
use tilewise_ledger::Log;
use yew::prelude::*;

use super::offered;
use crate::chunks::Load;
use crate::i18n::use_locale;
use crate::rule_sets::{self, LOADED};
use crate::share::collected_codes::{CollectedCodes, collected_codes};
use crate::storage::{DeviceGames, StorageContext, use_storage};
use crate::store::{Games, PageAction};
use crate::table::Route;
use crate::table::game_scanner::GameScanner;
use crate::table::table_nav::title;
use crate::table::view::href;
use crate::ui::loading::loading;

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
    /// Some of its codes.
    Parts(CollectedCodes),
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
        Some(Received::Parts(codes)) => {
            html! {
                <>
                    { collected_codes(locale, codes) }
                    if codes.is_stored {
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
        Route::Code(text) => match CollectedCodes::with_code(text, storage) {
            Err(refusal) => of(Err(refusal)),
            Ok(codes) if codes.missing.is_empty() => of(read_game_codes(&codes.parts, LOADED)),
            Ok(codes) => Received::Parts(codes),
        },
        _ => Received::Refused("bad-request"),
    }
}

/// Returns the reason why the code can't be read.
fn refusal_text(code: &str) -> &'static str {
    match code {
        "cut-off" => text!(
            "The end of this game is missing: the link was cut off. Copy the whole link, or scan the code again."
        ),
        // The text has a checksum, so that rules which aren't known here are those of a newer version.
        "unknown-version" | "unknown-ruleset" | "unknown-option" | "bad-option-value" => {
            text!(
                "This game was made with a newer version. Reload the page, then open the link again."
            )
        }
        _ => text!(
            "This game can’t be read: the link was changed. Ask for it again, or scan the code again."
        ),
    }
}
