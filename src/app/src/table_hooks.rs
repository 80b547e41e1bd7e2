//! Hooks of the game for a hand that is entered on the Score screen. They come with the chunk of the Table.

use std::cell::Cell;

use tilewise_rules::{Account, BySeat, Gap, Seat};
use yew::prelude::*;

use crate::language::translate;
use crate::outcome::ScoredWin;
use crate::state::PageAction;

/// Hooks of the game for the current hand; without effect if it belongs to no game.
pub struct TableHooks {
    /// Returns the name of the player in a seat.
    pub name_at: fn(Seat) -> Option<String>,
    /// Renders the button that adds the hand to the game.
    pub into_game: fn(&ScoredWin) -> Option<Html>,
    /// Renders the offer to add a hand of no game to the current game.
    pub offer: fn(&ScoredWin, &Callback<PageAction>) -> Option<Html>,
}

thread_local! {
    static HERE: Cell<Option<&'static TableHooks>> = const { Cell::new(None) };
}

/// Returns the name of the player in a seat, for a hand of a game.
pub fn name_at(seat: Seat) -> Option<String> {
    (HERE.get()?.name_at)(seat)
}

/// Returns the names of all players, for a hand of a game.
pub fn names() -> Option<BySeat<String>> {
    let [east, south, west, north] = Seat::ALL.map(name_at);
    Some(BySeat::new([east?, south?, west?, north?]))
}

/// Returns the player in a seat: by name for a hand of a game, else by seat.
pub fn who(seat: Seat) -> String {
    name_at(seat).unwrap_or_else(|| translate(seat.name()).to_owned())
}

/// Returns the name of an account, with players by name for a hand of a game.
pub fn account(one: Account) -> Gap {
    match one.seat() {
        Some(seat) => who(seat).into(),
        None => one.name().into(),
    }
}

/// Renders the button that adds a hand to its game.
pub fn into_game(win: &ScoredWin) -> Option<Html> {
    (HERE.get()?.into_game)(win)
}

/// Renders the offer to add a hand of no game to the current game.
pub fn offer(win: &ScoredWin, onaction: &Callback<PageAction>) -> Option<Html> {
    (HERE.get()?.offer)(win, onaction)
}

/// Enables the hooks, after their chunk is loaded.
pub fn arrive(table: &'static TableHooks) {
    HERE.set(Some(table));
}
