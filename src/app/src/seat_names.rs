//! The names of who sits where, while a hand of a game is entered on the Score screen.

use std::cell::Cell;

use tilewise_rules::Seat;

thread_local! {
    static NAMES: Cell<fn(Seat) -> Option<String>> = const { Cell::new(|_| None) };
}

/// The name of who sits in a seat, while a hand of a game is entered.
pub fn name_at(seat: Seat) -> Option<String> {
    NAMES.get()(seat)
}

/// What knows the names has come.
pub fn arrive(names: fn(Seat) -> Option<String>) {
    NAMES.set(names);
}
