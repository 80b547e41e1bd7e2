//! What a game says of a hand while that is entered on the Score screen: it comes with the Table, which
//! the Score screen gets along without.

use std::cell::Cell;

use tilewise_rules::{Account, Gap, Seat};
use yew::prelude::*;

use crate::language::translate;
use crate::outcome::ScoredWin;
use crate::state::Action;

/// What a game says of the hand that is entered for it; nothing, while none is.
pub struct AtTable {
    /// The name of who sits in a seat.
    pub name_at: fn(Seat) -> Option<String>,
    /// What puts the hand into the game.
    pub into_game: fn(&ScoredWin) -> Option<Html>,
    /// What makes a hand that is entered for no game one of the game that is shown.
    pub offered: fn(&ScoredWin, &Callback<Action>) -> Option<Html>,
}

thread_local! {
    static HERE: Cell<Option<&'static AtTable>> = const { Cell::new(None) };
}

/// The name of who sits in a seat, while a hand of a game is entered.
pub fn name_at(seat: Seat) -> Option<String> {
    (HERE.get()?.name_at)(seat)
}

/// Who sits in a seat: by name while a hand of a game is entered, else by the seat.
pub fn who(seat: Seat) -> String {
    name_at(seat).unwrap_or_else(|| translate(seat.name()).to_owned())
}

/// Who pays or is paid, players by name while a hand of a game is entered.
pub fn account(one: Account) -> Gap {
    match one.seat() {
        Some(seat) => who(seat).into(),
        None => one.name().into(),
    }
}

/// What puts a hand into the game for which it is entered.
pub fn into_game(win: &ScoredWin) -> Option<Html> {
    (HERE.get()?.into_game)(win)
}

/// What makes a hand that is entered for no game one of the game that is shown.
pub fn offered(win: &ScoredWin, onaction: &Callback<Action>) -> Option<Html> {
    (HERE.get()?.offered)(win, onaction)
}

/// What knows the game has come.
pub fn arrive(table: &'static AtTable) {
    HERE.set(Some(table));
}
