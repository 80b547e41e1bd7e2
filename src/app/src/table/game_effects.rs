//! Effects of the games of the page: reading, saving, other tabs, and the hand that belongs to a game.

use std::rc::Rc;

use yew::prelude::*;

use super::play::double_tap::use_double_taps;
use super::play::scored_hand;
use crate::storage::use_log_storage::use_log_storage;
use crate::storage::{DeviceGames, use_storage};
use crate::store::{Editing, Games, GamesAction, PageAction, ViewAction};

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
    let dispatch = use_callback(onaction.clone(), |action, onaction| {
        onaction.emit(PageAction::Games(action));
    });
    use_log_storage(games, *rule_sets, &dispatch);
    use_resumed_hand(games, onaction);
    use_ended_deal(games, editing.as_deref(), onaction);
    use_double_taps(games.guarded_taps);
    Html::default()
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
