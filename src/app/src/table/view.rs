//! Context of the Table screen: the game and the location in it.

use std::rc::Rc;

use tilewise_ledger::{Game, GameEvent, Table};
use yew::prelude::*;

use super::play::entry_draft;
use crate::link;
use crate::storage::{StorageContext, stamp};
use crate::store::{Editing, Games, GamesAction, PageAction, Screen, ViewAction};
use crate::table::{EditTarget, ReplayedGame, Route, TableLocation};

/// Context of the Table screen: the game and the location in it.
#[derive(Clone, PartialEq)]
pub struct TableView {
    /// Games of the device.
    pub(crate) games: Rc<Games>,
    pub(crate) storage: StorageContext,
    pub(crate) replayed: Rc<ReplayedGame>,
    pub(crate) place: TableLocation,
    /// Game for which the hand of the Score screen is entered.
    pub(crate) editing: Option<Rc<Editing>>,
    pub(crate) onaction: Callback<PageAction>,
}

impl TableView {
    /// Returns true if this device has the write lock, and this tab may write; otherwise the game is
    /// read-only.
    pub(crate) fn writes(&self) -> bool {
        self.games.may_write() && self.games.has_lock(&self.replayed.log)
    }

    /// Returns the state of the game before the entry that is edited or added.
    pub(crate) fn before(&self) -> Rc<Game> {
        self.replayed.before(&self.place.target)
    }

    /// Returns the event that is edited.
    pub(crate) fn event_to_edit(&self, table: &Table) -> Option<GameEvent> {
        self.replayed.event_to_edit(&self.place.target, table)
    }

    /// Returns the previous step.
    pub(crate) fn back(&self) -> Route {
        if let Route::Delete(id) = &self.place.route {
            return Route::Entry(id.clone());
        }
        match &self.place.target {
            EditTarget::Append => Route::Overview,
            EditTarget::Replace(id) | EditTarget::InsertBefore(id) | EditTarget::AddWinner(id) => {
                Route::Entry(id.clone())
            }
        }
    }

    /// Returns the style of an outcome. For a new entry it stays visible, since the rest is known; for a
    /// correction it is at the end.
    pub(crate) fn done(&self) -> &'static str {
        match self.place.target {
            EditTarget::Append => "step-done step-sticky",
            _ => "step-done",
        }
    }

    /// Dispatches an action on the games.
    pub(crate) fn dispatch(&self, action: GamesAction) {
        self.onaction.emit(PageAction::Games(action));
    }

    /// Writes an event to the log, at the place of the edit target.
    pub(crate) fn write(&self, input: GameEvent) {
        self.append(self.place.target.to_log_event(input));
    }

    /// Writes an event to the end of the log.
    pub(crate) fn append(&self, input: GameEvent) {
        self.dispatch(self.write_action(input));
    }

    /// Returns the action that writes an event to the end of the log.
    pub(crate) fn write_action(&self, input: GameEvent) -> GamesAction {
        let id = Rc::clone(&self.replayed.id);
        GamesAction::Write(id, Rc::new(input), stamp(&self.storage))
    }

    /// Acquires the write lock of the game for this device and this tab.
    pub(crate) fn take_write_lock(&self) {
        let id = Rc::clone(&self.replayed.id);
        self.dispatch(GamesAction::TakeWriteLock(id, stamp(&self.storage)));
    }

    /// Returns the route after an entry: the overview, or the history.
    pub(crate) fn route_after(&self) -> Route {
        match self.place.target {
            EditTarget::Append => Route::Overview,
            _ => Route::History,
        }
    }

    /// Writes the event and changes the route. If another device or tab holds the write lock, the draft
    /// stays.
    pub(crate) fn commit(&self, input: GameEvent) {
        if !self.writes() {
            return go(&self.onaction, Route::Overview);
        }
        entry_draft::clear(self);
        self.dispatch(GamesAction::GuardTap);
        self.write(input);
        go(&self.onaction, self.route_after());
    }
}

/// Returns the address of a location.
pub(crate) fn href(place: &TableLocation) -> String {
    format!("#{}", link::table_path(&place.path()))
}

/// Opens a step.
pub(crate) fn go(onaction: &Callback<PageAction>, step: Route) {
    let path = TableLocation::from(step).path();
    onaction.emit(PageAction::View(ViewAction::GoTo(Screen::Table(
        path.into(),
    ))));
}
