//! A win with its tiles: entered on the Score screen, which then knows what the table knows.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use tilewise_ledger::{PlayerId, Table, Won};
use tilewise_rules::{BySeat, Fact, House, Seat, WinInput};
use yew::prelude::*;

use super::players::{effect, passed_over};
use super::won::{how, together, wins};
use super::{At, double_tap, go, href};
use crate::components::button::Button;
use crate::games::{self, kept};
use crate::language::spoken;
use crate::outcome::ScoredWin;
use crate::state::{Action, Draft, Screen};
use crate::table::{Aim, Place, Shown, Step, house, name, preview};
use crate::{link, rule_sets, storage};

/// The hand that is entered on the Score screen, and whose it is.
#[derive(Clone)]
struct Entered {
    at: At,
    seats: BySeat<PlayerId>,
    /// Where one goes when it is told.
    then: Step,
    /// How many hands had ended when it was begun.
    hands: usize,
}

thread_local! {
    static ENTERED: RefCell<Option<Entered>> = const { RefCell::new(None) };
}

/// What is entered on the Score screen isn't for a game any more.
pub fn left() {
    ENTERED.set(None);
    storage::enter_for("");
}

fn enter(at: At, seats: BySeat<PlayerId>, then: Step) {
    let hands = at.shown.hands();
    storage::enter_for(&format!("{} {}", at.shown.id, at.place.path()));
    ENTERED.set(Some(Entered {
        at,
        seats,
        then,
        hands,
    }));
}

/// The hand that is entered, by the game as it is now. One of a hand that has ended otherwise is of no
/// game any more.
fn entered() -> Option<Entered> {
    let mut now = ENTERED.with_borrow(Clone::clone)?;
    let saved = games::of_id(&now.at.shown.id)?;
    if !Rc::ptr_eq(&saved.log, &now.at.shown.log) {
        now.at.shown = Rc::new(Shown::of(&saved));
        let before = now.at.before();
        let is_over = now.at.place.aim == Aim::Next && now.at.shown.hands() != now.hands;
        let Some(table) = before.table().filter(|_| !is_over) else {
            left();
            return None;
        };
        now.seats = table.seats();
        ENTERED.set(Some(now.clone()));
    }
    Some(now)
}

/// Whether a hand of this game is entered with its tiles.
pub fn is_entered(at: &At) -> bool {
    entered().is_some_and(|entered| entered.at.shown.id == at.shown.id)
}

/// Goes on with a hand that was entered for a game when the page was left.
pub fn resume(of: &str, onaction: &Callback<Action>) {
    if ENTERED.with_borrow(Option::is_some) {
        return;
    }
    kept::begin();
    let (of, onaction) = (of.to_owned(), onaction.clone());
    let watching = Rc::new(RefCell::new(None));
    let waits = Rc::clone(&watching);
    let resumes = move || {
        if kept::is_read() {
            waits.take();
            resumed(&of, &onaction);
        }
    };
    if kept::is_read() {
        // Not while the screen is drawn.
        Timeout::new(0, resumes).forget();
    } else {
        watching.replace(Some(games::watch(resumes)));
    }
}

fn resumed(of: &str, onaction: &Callback<Action>) {
    let (id, path) = of.split_once(' ').unwrap_or((of, ""));
    let all = games::all();
    let Some(saved) = all.iter().find(|saved| &*saved.id == id) else {
        return left();
    };
    let at = At {
        language: spoken(),
        shown: Rc::new(Shown::of(saved)),
        place: Place::read(path),
        onaction: onaction.clone(),
    };
    if let Some(seats) = at.before().table().map(Table::seats) {
        games::show(id);
        let then = at.then();
        enter(at, seats, then);
        // The screen is drawn again, with the names.
        onaction.emit(Action::Light(Vec::new()));
    }
}

/// The name of who sits in a seat, while a hand of the game is entered.
pub fn name_at(seat: Seat) -> Option<String> {
    let entered = entered()?;
    let table = entered.at.shown.table()?;
    Some(name(table, entered.seats[seat]))
}

/// Opens the Score screen for a hand of the game.
pub fn with_tiles(at: &At, class: &'static str, says: &'static str) -> Html {
    let button = Button {
        class,
        hook: ("data-action", "with-tiles".to_owned()),
        ..Button::default()
    };
    let at = at.clone();
    let does = Callback::from(move |_: MouseEvent| open(&at, at.then()));
    button.draw(says, does)
}

/// The hand as far as the table knows it.
fn draft(at: &At, house_here: House) -> Option<(Draft, BySeat<PlayerId>)> {
    let before = at.before();
    let table = before.table()?;
    let (others, told) = wins(at, table);
    let mut draft = Draft::empty(house_here, None, Some(table.position.round));
    match (told, others.first()) {
        (Some(Won::Hand(entry)), _) => draft.entry = WinInput::clone(&entry),
        (Some(counted), _) => say_how(&mut draft, &counted, true),
        (None, Some(other)) => {
            say_how(&mut draft, other, false);
            if let Won::Hand(entry) = other {
                let hand = &mut draft.entry.hand;
                hand.winning_tile = entry.hand.winning_tile;
                hand.dora.clone_from(&entry.hand.dora);
            }
        }
        (None, None) => {}
    }
    say_of_table(&mut draft, table);
    Some((draft, table.seats()))
}

/// Says what the table knows of any hand.
fn say_of_table(draft: &mut Draft, table: &Table) {
    let context = &mut draft.entry.context;
    context.prevailing = Some(table.position.round);
    if house(table).rule_set().on_table.is_some() {
        context.on_table = table.lies_on_table();
    }
}

/// Says how the winning tile came, and perhaps to whom, as it was told.
fn say_how(draft: &mut Draft, won: &Won, to_whom: bool) {
    let facts = how(won);
    let context = &mut draft.entry.context;
    context.from = facts.seat("from");
    context.seat = facts.seat("seat").filter(|_| to_whom);
    context.by = match facts.fact("by") {
        Some(Fact::By(by)) => Some(*by),
        _ => None,
    };
}

/// Opens the Score screen for a hand of the game, from which one goes there.
fn open(at: &At, then: Step) {
    let before = at.before();
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
        enter(at.clone(), seats, then.clone());
        at.onaction.emit(Action::Screen(Screen::Score));
    };
    match rule_sets::chunk(key) {
        Some(chunk) => chunk.load(go),
        None => go(),
    }
}

/// What makes the hand of the Score screen one of the game that is shown, if none is entered for a game
/// and that one is played by the same rules.
pub fn offered(win: &ScoredWin, onaction: &Callback<Action>) -> Option<Html> {
    if ENTERED.with_borrow(Option::is_some) {
        return None;
    }
    let at = At {
        language: spoken(),
        shown: Rc::new(Shown::of(&games::current()?)),
        place: Step::Won(None).into(),
        onaction: onaction.clone(),
    };
    let table = at.shown.table().filter(|table| table.over.is_none())?;
    if !at.writes() || win.draft.house.to_string() != house(table).to_string() {
        return None;
    }
    let button = Button {
        class: "button",
        hook: ("data-action", "for-game".to_owned()),
        ..Button::default()
    };
    let draft = win.draft.clone();
    let does = Callback::from(move |_: MouseEvent| take(&at, Draft::clone(&draft)));
    Some(button.draw(tr!("For the game at the Table"), does))
}

/// Makes a hand of the Score screen the next one of a game.
fn take(at: &At, mut draft: Draft) {
    let before = at.before();
    if let Some(table) = before.table() {
        say_of_table(&mut draft, table);
        enter(at.clone(), table.seats(), at.then());
        at.onaction.emit(Action::Step(Box::new(draft)));
        at.onaction.emit(Action::Screen(Screen::Score));
    }
}

/// The hand that was begun on the Score screen, for a game that is played by the same rules.
pub fn begun(at: &At) -> Option<Html> {
    let table = at.shown.table().filter(|table| table.over.is_none())?;
    if !at.writes() || ENTERED.with_borrow(Option::is_some) {
        return None;
    }
    let path = storage::load(storage::HAND).filter(|path| !path.is_empty())?;
    let draft = link::read(&path)?.ok()?;
    if draft.house.to_string() != house(table).to_string() {
        return None;
    }
    let button = Button {
        class: "button",
        hook: ("data-action", "for-game".to_owned()),
        ..Button::default()
    };
    let at = at.clone();
    let does = Callback::from(move |_: MouseEvent| take(&at, draft.clone()));
    Some(button.draw(tr!("Use the hand from Score"), does))
}

/// What puts the hand of the Score screen into the game, if it is entered for one.
pub fn into_game(win: &ScoredWin) -> Option<Html> {
    let Entered { at, then, .. } = entered()?;
    let before = at.before();
    let table = before.table()?;
    if !at.writes() {
        // The hand stays, and the Table says who writes and how to do so here.
        let table = href(&Step::Felt.into());
        return Some(
            html! { <a class="button button-done" data-action="watches" href={table}>{ tr!("Another tab or phone keeps score") }</a> },
        );
    }
    if win.draft.house.to_string() != house(table).to_string() {
        return Some(html! {
            <p class="refused">{ tr!("The game is played by other rules: {0}", crate::words::rules_of(house(table))) }</p>
        });
    }
    let won = Won::hand(win.draft.entry.clone());
    let (others, told) = wins(&at, table);
    if told.as_ref() == Some(&won) {
        // It is looked at.
        let back = href(&at.back().into());
        return Some(
            html! { <a class="button" data-action="back-to-game" href={back}>{ tr!("Back to the game") }</a> },
        );
    }
    let more = others.len() < 2 && win.context.win.from().is_some();
    let input = together(table, others, won);
    let (after, line) = preview(&before, &input)?;
    if line.refused.is_some() {
        return Some(effect(table, &after, &line));
    }
    let button = |class, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    let does = {
        let (at, input, then) = (at.clone(), input.clone(), then.clone());
        Callback::from(move |_: MouseEvent| {
            // Where something else writes by now, the hand stays for the game.
            if !at.writes() {
                return go(&at.onaction, Step::Felt);
            }
            left();
            double_tap::guard();
            at.write(input.clone());
            go(&at.onaction, then.clone());
        })
    };
    let passed = passed_over(table, &line, &input);
    let another = Callback::from(move |_: MouseEvent| {
        at.write(input.clone());
        beside(&at, then.clone());
    });
    Some(html! {
        <>
            { for passed }
            if more {
                { button("button", "another").draw(tr!("And another winner"), another) }
            }
            { button("button button-done", "into-game").draw(tr!("Add to the game"), does) }
        </>
    })
}

/// Goes on with another hand that won on the same tile as the one that was just written.
fn beside(at: &At, then: Step) {
    let Some(saved) = games::current().filter(|saved| saved.id == at.shown.id) else {
        return;
    };
    let id = match &at.place.aim {
        Aim::Instead(id) | Aim::With(id) => Some(id.clone()),
        Aim::Next | Aim::Before(_) => saved.log.entries().last().map(|last| last.id.clone()),
    };
    let Some(id) = id else { return };
    let (step, aim) = (Step::Won(None), Aim::With(id));
    let at = At {
        shown: Rc::new(Shown::of(&saved)),
        place: Place { step, aim },
        ..at.clone()
    };
    open(&at, then);
}
