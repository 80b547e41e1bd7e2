//! Win with tiles: entered on the Score screen, with the facts of the table filled in.

use std::rc::Rc;

use tilewise_ledger::{PlayerId, Table, WinRecord};
use tilewise_rules::{Answer, BySeat, RuleConfig, Seat, WinInput};
use yew::prelude::*;

use super::players::{effect, unpaid_claimants};
use super::win_form::{how, together, wins};
use crate::i18n::Locale;
use crate::outcome::ScoredWin;
use crate::storage::DeviceGames;
use crate::store::{
    Draft, Editing, Games, GamesAction, HandAction, PageAction, Players, RulesAction, SavedGame,
    Screen, ViewAction,
};
use crate::table::view::{TableView, go, href};
use crate::table::{EditTarget, ReplayedGame, Route, TableLocation, house, name, preview};
use crate::ui::phrases;
use crate::{link, rule_sets, storage};

/// Enters the hand of the Score screen for a game.
fn enter(at: &TableView, seats: BySeat<PlayerId>, then: &Route) {
    let Some(table) = at.replayed.table() else {
        return;
    };
    let names = BySeat::new(Seat::ALL.map(|seat| name(table, seats[seat])));
    at.onaction
        .emit(PageAction::View(ViewAction::SetEditedGame(Some(Rc::new(
            Editing {
                game: Rc::clone(&at.replayed.id),
                place: at.place.path(),
                then: TableLocation::from(then.clone()).path(),
                hands: at.replayed.hands(),
                players: Players::new(names),
            },
        )))));
}

/// Returns the context of a hand of a game.
fn context(
    saved: &SavedGame,
    place: TableLocation,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> TableView {
    TableView {
        games: Rc::clone(&device.games),
        storage: device.storage.clone(),
        replayed: Rc::new(ReplayedGame::from_saved(saved)),
        place,
        editing: None,
        onaction: onaction.clone(),
    }
}

/// Returns true if the deal of a hand has ended without it.
pub fn is_outdated(editing: &Editing, saved: &SavedGame) -> bool {
    let replayed = ReplayedGame::from_saved(saved);
    let target = TableLocation::read(&editing.place).target;
    let has_ended = target == EditTarget::Append && replayed.hands() != editing.hands;
    has_ended || replayed.before(&target).table().is_none()
}

/// Continues a hand that was entered for a game when the page was closed, by the ids of the game and of the
/// place in it.
pub fn resume(of: &str, device: &DeviceGames, onaction: &Callback<PageAction>) {
    let (id, path) = of.split_once(' ').unwrap_or((of, ""));
    let Some(saved) = device.games.of_id(id) else {
        return device.storage.enter_for("");
    };
    let at = context(saved, TableLocation::read(path), device, onaction);
    if let Some(seats) = at.before().table().map(Table::seats) {
        at.dispatch(GamesAction::Show(Rc::clone(&saved.id)));
        enter(&at, seats, &at.route_after());
    }
}

/// Button that opens the Score screen for a hand of the game.
pub fn with_tiles(at: &TableView, class: &'static str, label: &'static str) -> Html {
    let onclick = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| open(&at, at.route_after()))
    };
    html! {
        <button type="button" {class} data-action="with-tiles" {onclick}>{ label }</button>
    }
}

/// Returns the draft with the facts of the table.
fn draft(at: &TableView, house_here: RuleConfig) -> Option<(Draft, BySeat<PlayerId>)> {
    let before = at.before();
    let table = before.table()?;
    let (others, edited) = wins(at, table);
    let mut draft = Draft::empty(house_here, None, Some(table.position.round));
    match (edited, others.first()) {
        (Some(WinRecord::Hand(entry)), _) => draft.entry = WinInput::clone(&entry),
        (Some(counted), _) => set_win_source(&mut draft, &counted, true),
        (None, Some(other)) => {
            set_win_source(&mut draft, other, false);
            if let WinRecord::Hand(entry) = other {
                let hand = &mut draft.entry.hand;
                hand.winning_tile = entry.hand.winning_tile;
                hand.dora.clone_from(&entry.hand.dora);
            }
        }
        (None, None) => {}
    }
    set_table_context(&mut draft, table);
    Some((draft, table.seats()))
}

/// Sets the circumstances that the table determines for any hand.
fn set_table_context(draft: &mut Draft, table: &Table) {
    let context = &mut draft.entry.context;
    context.prevailing = Some(table.position.round);
    context.stakes = table.stakes();
}

/// Sets the source of the winning tile, and optionally the winner, from the record.
fn set_win_source(draft: &mut Draft, won: &WinRecord, to_whom: bool) {
    let facts = how(won);
    let context = &mut draft.entry.context;
    context.from = facts.seat("from");
    context.seat = facts.seat("seat").filter(|_| to_whom);
    context.by = match facts.get("by") {
        Some(Answer::By(by)) => Some(*by),
        _ => None,
    };
}

/// Opens the Score screen for a hand of the game, with a route for its end.
fn open(at: &TableView, then: Route) {
    let before = at.before();
    let Some(table) = before.table() else {
        return;
    };
    let text = house(table).to_string();
    let key = house(table).rule_set().identity.key;
    let at = at.clone();
    let go = move || {
        let Ok(here) = RuleConfig::read(&text, &rule_sets::here()) else {
            return;
        };
        let Some((draft, seats)) = draft(&at, here) else {
            return;
        };
        at.onaction
            .emit(PageAction::Rules(RulesAction::Switch(Box::new(
                draft.house.clone(),
            ))));
        at.onaction
            .emit(PageAction::Hand(HandAction::Replace(Box::new(draft))));
        enter(&at, seats, &then);
        at.onaction
            .emit(PageAction::View(ViewAction::GoTo(Screen::Score)));
    };
    match rule_sets::chunk(key) {
        Some(chunk) => chunk.load(go),
        None => go(),
    }
}

/// Button that assigns the hand of the Score screen to the current game. Drawn if both have the same rules.
pub fn offered(
    locale: Locale,
    win: &ScoredWin,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Option<Html> {
    let saved = device.games.current()?;
    let at = context(saved, Route::Win(None).into(), device, onaction);
    let table = at
        .replayed
        .table()
        .filter(|table| table.end_reason.is_none())?;
    if !at.writes() || win.draft.house.to_string() != house(table).to_string() {
        return None;
    }
    let draft = Draft::clone(&win.draft);
    Some(for_game(
        at,
        draft,
        tr!(locale, "For the game at the Table"),
    ))
}

/// Button that assigns a hand of the Score screen to a game.
fn for_game(at: TableView, draft: Draft, label: &'static str) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| take(&at, draft.clone()));
    html! {
        <button type="button" class="button" data-action="for-game" {onclick}>{ label }</button>
    }
}

/// Assigns a hand of the Score screen to a game, as its next hand.
fn take(at: &TableView, mut draft: Draft) {
    let before = at.before();
    if let Some(table) = before.table() {
        set_table_context(&mut draft, table);
        enter(at, table.seats(), &at.route_after());
        at.onaction
            .emit(PageAction::Hand(HandAction::Replace(Box::new(draft))));
        at.onaction
            .emit(PageAction::View(ViewAction::GoTo(Screen::Score)));
    }
}

/// Button for the hand of the Score screen, if the game has the same rules.
pub fn begun(locale: Locale, at: &TableView) -> Option<Html> {
    let table = at
        .replayed
        .table()
        .filter(|table| table.end_reason.is_none())?;
    if !at.writes() || at.editing.is_some() {
        return None;
    }
    let path = at
        .storage
        .load(storage::HAND)
        .filter(|path| !path.is_empty())?;
    let draft = link::read(&path)?.ok()?;
    if draft.house.to_string() != house(table).to_string() {
        return None;
    }
    Some(for_game(
        at.clone(),
        draft,
        tr!(locale, "Use the hand from Score"),
    ))
}

/// Button that writes the hand of the Score screen to its game.
pub fn into_game(
    locale: Locale,
    win: &ScoredWin,
    editing: &Editing,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Option<Html> {
    let saved = device.games.of_id(&editing.game)?;
    let at = context(saved, TableLocation::read(&editing.place), device, onaction);
    let then = TableLocation::read(&editing.then).route;
    let before = at.before();
    let table = before.table()?;
    if !at.writes() {
        // The hand is kept; the Table screen shows the holder of the write lock, and how to take it.
        return Some(html! {
            <a
                class="button button-done"
                data-action="watches"
                href={href(&Route::Overview.into())}
            >
                { tr!(locale, "Another tab or phone keeps score") }
            </a>
        });
    }
    if win.draft.house.to_string() != house(table).to_string() {
        return Some(html! {
            <p class="refused">
                { tr!(locale, "The game is played by other rules: {0}",
                    phrases::config_name(locale, house(table))
                ) }
            </p>
        });
    }
    let won = WinRecord::hand(win.draft.entry.clone());
    let (others, edited) = wins(&at, table);
    if edited.as_ref() == Some(&won) {
        // The hand is unchanged.
        return Some(html! {
            <a class="button" data-action="back-to-game" href={href(&at.back().into())}>
                { tr!(locale, "Back to the game") }
            </a>
        });
    }
    let more = others.len() < 2 && win.context.win.from().is_some();
    let input = together(table, others, won);
    let (after, line) = preview(&before, &input)?;
    if line.refusal.is_some() {
        return Some(effect(locale, table, &after, &line));
    }
    let onadd = {
        let (at, input, then) = (at.clone(), input.clone(), then.clone());
        Callback::from(move |_: MouseEvent| {
            // If another tab or device writes, the hand stays assigned.
            if !at.writes() {
                return go(&at.onaction, Route::Overview);
            }
            at.onaction
                .emit(PageAction::View(ViewAction::SetEditedGame(None)));
            at.dispatch(GamesAction::GuardTap);
            at.write(input.clone());
            go(&at.onaction, then.clone());
        })
    };
    let passed = unpaid_claimants(locale, table, &line, &input);
    let onanother = Callback::from(move |_: MouseEvent| {
        let written = at.write_action(at.place.target.to_log_event(input.clone()));
        let games = Rc::new(at.games.after(written.clone()));
        at.dispatch(written);
        enter_another_winner(&at, &games, then.clone());
    });
    Some(html! {
        <>
            if let Some(passed) = passed {
                { passed }
            }
            if more {
                <button type="button" class="button" data-action="another" onclick={onanother}>
                    { tr!(locale, "And another winner") }
                </button>
            }
            <button
                type="button"
                class="button button-done"
                data-action="into-game"
                onclick={onadd}
            >
                { tr!(locale, "Add to the game") }
            </button>
        </>
    })
}

/// Opens the Score screen for another winner on the same tile, after the first one was written.
fn enter_another_winner(at: &TableView, games: &Rc<Games>, then: Route) {
    let Some(saved) = games.of_id(&at.replayed.id) else {
        return;
    };
    let id = match &at.place.target {
        EditTarget::Replace(id) | EditTarget::AddWinner(id) => Some(id.clone()),
        EditTarget::Append | EditTarget::InsertBefore(_) => {
            saved.log.entries().last().map(|last| last.id.clone())
        }
    };
    let Some(id) = id else { return };
    let (step, aim) = (Route::Win(None), EditTarget::AddWinner(id));
    let at = TableView {
        games: Rc::clone(games),
        replayed: Rc::new(ReplayedGame::from_saved(saved)),
        place: TableLocation {
            route: step,
            target: aim,
        },
        ..at.clone()
    };
    open(&at, then);
}
