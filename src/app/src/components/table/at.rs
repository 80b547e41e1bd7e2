//! A game, and where one stands in it: what every step of the Table knows.

use std::rc::Rc;

use tilewise_ledger::{Game, Input, Table};
use yew::prelude::*;

use super::{double_tap, half};
use crate::games::{self, kept};
use crate::language::Language;
use crate::link;
use crate::state::{self, Action};
use crate::table::{Aim, Place, Shown, Step};

/// A game, and where one stands in it.
#[derive(Clone, PartialEq)]
pub(super) struct At {
    pub(super) language: Language,
    pub(super) shown: Rc<Shown>,
    pub(super) place: Place,
    pub(super) onaction: Callback<Action>,
}

impl At {
    /// Whether this device has the pen of the game, and this tab writes; else it watches.
    pub(super) fn writes(&self) -> bool {
        kept::may_write() && games::may_write(&self.shown.log)
    }

    /// The game as it stood where something is told here.
    pub(super) fn before(&self) -> Rc<Game> {
        self.shown.before(&self.place.aim)
    }

    /// What was told here, and is changed.
    pub(super) fn said(&self, table: &Table) -> Option<Input> {
        self.shown.said(&self.place.aim, table)
    }

    /// Where one comes from.
    pub(super) fn back(&self) -> Step {
        if let Step::Delete(id) = &self.place.step {
            return Step::Line(id.clone());
        }
        match &self.place.aim {
            Aim::Next => Step::Felt,
            Aim::Instead(id) | Aim::Before(id) | Aim::With(id) => Step::Line(id.clone()),
        }
    }

    /// The style of what something comes to. It stays in sight for the next hand, of which all else is
    /// known; a change is read to its end.
    pub(super) fn done(&self) -> &'static str {
        match self.place.aim {
            Aim::Next => "told-done told-stays",
            _ => "told-done",
        }
    }

    /// Writes what was told where it is to go.
    pub(super) fn write(&self, input: Input) {
        games::write(&self.shown.id, self.place.aim.input(input));
    }

    /// Where one goes when it is told: back to the table, or to the history.
    pub(super) fn then(&self) -> Step {
        match self.place.aim {
            Aim::Next => Step::Felt,
            _ => Step::History,
        }
    }

    /// Writes it, and goes there. Where something else writes by now, what was said stays half told.
    pub(super) fn tell(&self, input: Input) {
        if !self.writes() {
            return go(&self.onaction, Step::Felt);
        }
        half::told(self);
        double_tap::guard();
        self.write(input);
        go(&self.onaction, self.then());
    }
}

/// The address of a place on the screen.
pub(super) fn href(place: &Place) -> String {
    format!("#{}", link::table_path(&place.path()))
}

/// Goes to a step.
pub(super) fn go(onaction: &Callback<Action>, step: Step) {
    let path = Place::from(step).path();
    onaction.emit(Action::Screen(state::Screen::Table(path.into())));
}
