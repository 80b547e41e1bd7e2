//! A win with its tiles: entered on the Score screen, which then knows what the table knows.

use std::cell::RefCell;

use tilewise_ledger::{Input, PlayerId, Told, Won};
use tilewise_rules::{BySeat, House, Seat, WinInput};
use yew::prelude::*;

use super::At;
use super::players::effect;
use crate::components::button::Button;
use crate::outcome::ScoredWin;
use crate::rule_sets;
use crate::state::{Action, Draft, Screen};
use crate::table::{Aim, house, name, preview};

/// The hand that is entered on the Score screen, and whose it is.
#[derive(Clone)]
struct Entered {
    at: At,
    seats: BySeat<PlayerId>,
}

thread_local! {
    static ENTERED: RefCell<Option<Entered>> = const { RefCell::new(None) };
}

/// Nothing is entered on the Score screen any more: the table is looked at.
pub fn left() {
    ENTERED.set(None);
}

/// The name of who sits in a seat, while a hand of the game is entered.
pub fn name_at(seat: Seat) -> Option<String> {
    let entered = ENTERED.with_borrow(Clone::clone)?;
    let table = entered.at.shown.table()?;
    Some(name(table, entered.seats[seat]).to_owned())
}

/// Opens the Score screen for the hand that is played.
pub fn with_tiles(at: &At) -> Html {
    let button = Button {
        class: "button",
        hook: ("data-action", "with-tiles".to_owned()),
        ..Button::default()
    };
    let at = at.clone();
    let does = Callback::from(move |_: MouseEvent| open(&at));
    button.draw(tr!("Somebody won, with tiles"), does)
}

/// The hand as far as the table knows it.
fn draft(at: &At, house_here: House) -> Option<(Draft, BySeat<PlayerId>)> {
    let before = at.shown.before(&at.place.aim);
    let table = before.table()?;
    let told = match &at.place.aim {
        Aim::Instead(id) => at.shown.told(id),
        _ => None,
    };
    let mut draft = Draft::empty(house_here, None, Some(table.position.round));
    if let Some(Input::Won(Told {
        told: Won::Hand(entry),
        ..
    })) = told
    {
        draft.entry = WinInput::clone(&entry);
        draft.entry.context.prevailing = Some(table.position.round);
    }
    if house(table).rule_set().on_table.is_some() {
        draft.entry.context.on_table = table.lies_on_table();
    }
    Some((draft, table.seats()))
}

fn open(at: &At) {
    let before = at.shown.before(&at.place.aim);
    let Some(table) = before.table() else {
        return;
    };
    let text = house(table).to_string();
    let key = house(table).rule_set().key;
    let at = at.clone();
    let go = move || {
        let Ok(here) = House::read(&text, &rule_sets::here()) else {
            return;
        };
        let Some((draft, seats)) = draft(&at, here) else {
            return;
        };
        at.onaction
            .emit(Action::House(Box::new(draft.house.clone())));
        at.onaction.emit(Action::Step(Box::new(draft)));
        ENTERED.set(Some(Entered {
            at: at.clone(),
            seats,
        }));
        at.onaction.emit(Action::Screen(Screen::Score));
    };
    match rule_sets::chunk(key) {
        Some(chunk) => chunk.load(go),
        None => go(),
    }
}

/// What puts the hand of the Score screen into the game, if it is entered for one.
pub fn into_game(win: &ScoredWin) -> Option<Html> {
    let Entered { at, seats } = ENTERED.with_borrow(Clone::clone)?;
    let before = at.shown.before(&at.place.aim);
    let table = before.table()?;
    if win.draft.house.to_string() != house(table).to_string() {
        return Some(html! {
            <p class="refused">{ tr!("The game is played by other rules: {0}", crate::words::rules_of(house(table))) }</p>
        });
    }
    let input = Input::Won(Told {
        seats: Some(seats),
        told: Won::hand(win.draft.entry.clone()),
    });
    let (after, line) = preview(&before, &input)?;
    if line.refused.is_some() {
        return Some(effect(table, &after, &line));
    }
    let button = Button {
        class: "button button-done",
        hook: ("data-action", "into-game".to_owned()),
        ..Button::default()
    };
    let does = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            left();
            at.tell(input.clone());
        })
    };
    Some(button.draw(tr!("Into the game"), does))
}
