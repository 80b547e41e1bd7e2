//! Effects of the games of the page: reading, saving, other tabs, and the hand that belongs to a game.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::play::double_tap::use_double_taps;
use super::play::scored_hand;
use crate::browser::{is_embedded, window};
use crate::storage::game_saver::GameSaver;
use crate::storage::game_storage::{DeniedGames, GameStorage};
use crate::storage::indexed_db::IndexedDb;
use crate::storage::{DEVICE, DeviceGames, GAME, OPENED, use_storage};
use crate::store::{Editing, Games, GamesAction, PageAction, SaveStatus, ViewAction};
use crate::{rule_sets, ui::dom::document};

/// Time limit for the first answer of the storage, in milliseconds.
const PATIENCE: u32 = 5_000;

/// Properties of the effects of the games.
#[derive(Clone, PartialEq, Properties)]
pub struct GameEffectsProps {
    /// Games of the device.
    pub games: Rc<Games>,
    /// Game for which the hand of the Score screen is entered.
    pub editing: Option<Rc<Editing>>,
    /// Number of loaded rule sets.
    pub rule_sets: usize,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Draws the effects of the games, which are invisible.
pub fn draw(props: GameEffectsProps) -> Html {
    html! { <GameEffects ..props /> }
}

/// Effects of the games, from the first visit of the Table until the page is closed.
#[component]
fn GameEffects(props: &GameEffectsProps) -> Html {
    let GameEffectsProps {
        games,
        editing,
        rule_sets,
        onaction,
    } = props;
    use_game_storage(games, *rule_sets, onaction);
    use_resumed_hand(games, onaction);
    use_ended_deal(games, editing.as_deref(), onaction);
    use_double_taps(games.guarded_taps);
    Html::default()
}

/// Returns the storage of games of the browser. An embedded page stores nothing.
fn game_storage() -> Rc<dyn GameStorage> {
    if is_embedded() {
        Rc::new(DeniedGames)
    } else {
        Rc::new(IndexedDb::default())
    }
}

/// Reads the games, saves new entries, and follows other tabs.
#[hook]
fn use_game_storage(games: &Rc<Games>, rule_sets: usize, onaction: &Callback<PageAction>) {
    let texts = use_storage();
    let dispatch = use_callback(onaction.clone(), |action, onaction| {
        onaction.emit(PageAction::Games(action));
    });
    let saver = use_state(|| Rc::new(GameSaver::new(game_storage(), texts, dispatch.clone())));
    let saver = Rc::clone(&saver);
    {
        let (saver, dispatch) = (Rc::clone(&saver), dispatch.clone());
        use_effect_with((), move |()| {
            dispatch.emit(GamesAction::Open);
            saver.open();
            let online = window().map(|window| {
                EventListener::new(&window, "online", move |_| {
                    dispatch.emit(GamesAction::LoadRuleSets);
                })
            });
            move || drop(online)
        });
    }
    use_reads(games, rule_sets, &saver, &dispatch);
    {
        let (saver, games) = (Rc::clone(&saver), Rc::clone(games));
        use_effect_with(games.save_trigger(), move |_| {
            spawn_local(async move { saver.save(&games).await });
        });
    }
    {
        let saver = Rc::clone(&saver);
        use_effect_with(games.requests.take_overs, move |&requests| {
            if requests > 0 {
                saver.take_over();
            }
        });
    }
    // Checks the storage when the page becomes visible again.
    use_effect_with(games.status == SaveStatus::Saved, move |is_saved| {
        let document = document().filter(|_| *is_saved);
        let listener = document.map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if !document.hidden() {
                    let saver = Rc::clone(&saver);
                    spawn_local(async move { saver.check().await });
                }
            })
        });
        move || drop(listener)
    });
    use_stored_text(DEVICE, games.device.clone());
    use_stored_text(GAME, games.shown.clone());
    use_stored_text(OPENED, games.from_file.clone());
}

/// Reads the games at the start, when rule sets have loaded, and on request. A storage that never answers
/// counts as denied.
#[hook]
fn use_reads(
    games: &Games,
    rule_sets: usize,
    saver: &Rc<GameSaver>,
    dispatch: &Callback<GamesAction>,
) {
    // Number of rule sets that were loaded at the last complete read.
    let read_by = use_mut_ref(|| 0);
    {
        let saver = Rc::clone(saver);
        use_effect_with((rule_sets, games.requests.rule_sets), move |_| {
            let read = move || {
                let saver = Rc::clone(&saver);
                spawn_local(async move { saver.read().await });
            };
            if is_embedded() {
                return read();
            }
            // A game needs its rule set.
            rule_sets::load_all(move || {
                let here = rule_sets::here().len();
                if rule_sets::are_all_settled() && read_by.replace(here) < here {
                    read();
                }
            });
        });
    }
    {
        let saver = Rc::clone(saver);
        use_effect_with(games.requests.reads, move |&requests| {
            if requests > 0 {
                spawn_local(async move { saver.read().await });
            }
        });
    }
    let dispatch = dispatch.clone();
    use_effect_with(games.is_read, move |&is_read| {
        let late = move || dispatch.emit(GamesAction::TimedOut);
        let timer = (!is_read).then(|| Timeout::new(PATIENCE, late));
        move || drop(timer)
    });
}

/// Stores a text for the next visit when it changes.
#[hook]
fn use_stored_text(key: &'static str, text: Option<Rc<str>>) {
    let storage = use_storage();
    use_effect_with(text, move |text| {
        if let Some(text) = text {
            storage.save(key, text);
        }
    });
}

/// Continues the hand that was entered for a game when the page was closed, after the games are read.
#[hook]
fn use_resumed_hand(games: &Rc<Games>, onaction: &Callback<PageAction>) {
    let storage = use_storage();
    let hand = games.resuming.clone().filter(|_| games.is_read);
    let (games, onaction) = (Rc::clone(games), onaction.clone());
    use_effect_with(hand, move |hand| {
        if let Some(hand) = hand {
            onaction.emit(PageAction::Games(GamesAction::Resume(None)));
            scored_hand::resume(hand, &DeviceGames { games, storage }, &onaction);
        }
    });
}

/// Detaches the hand from its game when the deal has ended without it.
#[hook]
fn use_ended_deal(games: &Rc<Games>, editing: Option<&Editing>, onaction: &Callback<PageAction>) {
    let game = editing.and_then(|editing| games.of_id(&editing.game));
    let deal = editing.cloned().zip(game.cloned());
    let onaction = onaction.clone();
    use_effect_with(deal, move |deal| {
        let deal = deal.as_ref();
        if deal.is_some_and(|(editing, game)| scored_hand::is_outdated(editing, game)) {
            onaction.emit(PageAction::View(ViewAction::SetEditedGame(None)));
        }
    });
}
