//! Complete incoming game, and the actions for it. It never replaces a stored game.

use std::collections::BTreeSet;
use std::rc::Rc;

use tilewise_ledger::{ClubTable, EntryOutcome, Game, GameEvent, Holder, Log, PlayerId, Table};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::storage::{DeviceGames, stamp};
use crate::store::{GamesAction, PageAction, SavedGame};
use crate::table::view::go;
use crate::table::{Route, amount, history, house, name, position};
use crate::ui::local_time::as_clock_time;
use crate::ui::phrases;

/// Comparison of an incoming game with the stored one.
enum GameComparison {
    Unknown,
    /// Number of new entries.
    New(usize),
    Same,
    /// Entries with equal ids but different contents.
    Conflict,
}

/// Draws an incoming game.
pub fn offered(
    locale: Locale,
    log: &Rc<Log>,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Html {
    let game = log.replay();
    let opened = log
        .entries()
        .iter()
        .find(|one| matches!(one.event, GameEvent::Opened(_)));
    let (Some(table), Some(opened)) = (game.table(), opened) else {
        return html! {
            <p class="refused" role="alert" data-refused="not-opened">
                { tr!(locale, "The start of this game is missing. Ask for it again.") }
            </p>
        };
    };
    let id: Rc<str> = opened.id.0.as_str().into();
    let compared = compared(device.games.of_id(&id), log);
    let club = match &opened.event {
        GameEvent::Opened(opening) => opening.club.as_ref(),
        _ => None,
    };
    let text = match compared {
        GameComparison::Unknown if club.is_some() => tr!(locale, "The names, the seats and the rules are here: nothing has to be typed.").to_owned(),
        GameComparison::Unknown => tr!(locale, "This game is new on this phone. Your other games won’t change.").to_owned(),
        GameComparison::New(count) => tr!(locale, "This game is already on this phone. {0} {0:entry is|entries are} new.", i64::try_from(count).unwrap_or(0)),
        GameComparison::Same => tr!(locale, "This game is already on this phone. Nothing is new.").to_owned(),
        GameComparison::Conflict => tr!(locale, "This game is already on this phone with different content, so nothing was added. Ask the sender.").to_owned(),
    };
    let key = match compared {
        GameComparison::Unknown => "unknown",
        GameComparison::New(_) => "new",
        GameComparison::Same => "same",
        GameComparison::Conflict => "conflict",
    };
    html! {
        <>
            if let Some(club) = club {
                { ticket(locale, club) }
            }
            { about(locale, table) }
            <p role="status" data-compared={key}>{ text }</p>
            if !matches!(compared, GameComparison::Conflict) {
                { open(locale, &id, log, club.is_some(), device, onaction) }
            }
            { entry_list(locale, log, &game, table) }
        </>
    }
}

/// Draws the table and the round of a club for which the game was opened.
fn ticket(locale: Locale, club: &ClubTable) -> Html {
    html! {
        <div class="club-table" data-club-table={club.table.to_string()}>
            <p>
                <strong>{ tr!(locale, "Table {0}, round {1} of the club night", club.table, club.round) }</strong>
            </p>
            if let Some(ends) = club.ends {
                <p>{ tr!(locale, "The round ends at {0}.", as_clock_time(ends)) }</p>
            }
        </div>
    }
}

/// Draws the entries, each with its clauses, for review before the import.
fn entry_list(locale: Locale, log: &Log, game: &Game, table: &Table) -> Html {
    let locale = locale.of_part(house(table).rule_set().table_key());
    let entries = log.resolved();
    let all = game.outcomes().iter().zip(&entries);
    let earlier = all.len().saturating_sub(history::AT_ONCE);
    html! {
        <>
            <h3 class="codes-entries">{ tr!(locale, "Entries of this game") }</h3>
            if earlier > 0 {
                <p class="tabletop-hint">{ tr!(locale, "{0} earlier {0:line|lines}", earlier) }</p>
            }
            <ol class="pasts">
                for (line, entry) in all.skip(earlier) {
                    <li>
                        <div class="past">
                            { for history::cells(locale, table, line, entry.event, &clauses(line)) }
                        </div>
                    </li>
                }
            </ol>
        </>
    }
}

/// Returns the clauses of an entry's payments, progression and change of seats.
fn clauses(line: &EntryOutcome) -> Vec<&'static str> {
    let followed = line.progression.into_iter().chain(line.seat_change);
    let moves = line.moves.iter().map(|one| one.clause);
    let all = moves.chain(followed.map(|(clause, _)| clause));
    let mut seen = BTreeSet::new();
    all.filter(|clause| !clause.is_empty() && seen.insert(*clause))
        .collect()
}

fn compared(here: Option<&SavedGame>, log: &Log) -> GameComparison {
    let Some(here) = here else {
        return GameComparison::Unknown;
    };
    let all = here.log.entries().iter().chain(log.entries());
    match Log::from_entries(all.cloned()) {
        Err(_) => GameComparison::Conflict,
        Ok(both) => match both.entries().len() - here.log.entries().len() {
            0 => GameComparison::Same,
            count => GameComparison::New(count),
        },
    }
}

/// Draws the rules, the progress and the standings of the game.
fn about(locale: Locale, table: &Table) -> Html {
    let house = house(table);
    let locale = locale.of_part(house.rule_set().table_key());
    let players =
        (0..table.players.len()).filter_map(|place| u8::try_from(place).ok().map(PlayerId));
    html! {
        <>
            <p class="codes-about">
                <strong>{ phrases::config_name(locale, house) }</strong>
                <span data-position="">{ position(locale, house, table.position) }</span>
            </p>
            <ul class="codes-players">
                for one in players {
                    <li>
                        <span>{ name(table, one) }</span>
                        <strong>
                            { amount(house, table.accounts.balance(Holder::Player(one))) }
                        </strong>
                    </li>
                }
            </ul>
        </>
    }
}

/// Button that opens the game: with the write lock if it was handed over, otherwise read-only.
fn open(
    locale: Locale,
    id: &Rc<str>,
    log: &Rc<Log>,
    is_ticket: bool,
    device: &DeviceGames,
    onaction: &Callback<PageAction>,
) -> Html {
    let here = device.games.of_id(id);
    let local_entries = here.iter().flat_map(|game| game.log.entries());
    // Conflicts were excluded before.
    let both = Log::from_entries(local_entries.chain(log.entries()).cloned()).unwrap_or_default();
    let is_free = both.write_lock().device.is_none();
    let is_own = device.games.has_lock(&both);
    let does = |takes: bool| {
        let (id, log, onaction) = (Rc::clone(id), Rc::clone(log), onaction.clone());
        let storage = device.storage.clone();
        let dispatch = onaction.reform(PageAction::Games);
        Callback::from(move |_: MouseEvent| {
            let (id, log) = (Rc::clone(&id), Rc::clone(&log));
            dispatch.emit(GamesAction::Merge(Rc::clone(&id), log, stamp(&storage)));
            if takes {
                dispatch.emit(GamesAction::TakeWriteLock(id, stamp(&storage)));
            }
            go(&onaction, Route::Overview);
        })
    };
    let plain = if here.is_none() {
        tr!(locale, "Open this game")
    } else {
        tr!(locale, "Bring it up to date")
    };
    html! {
        <div class="codes-actions">
            if is_free {
                { button(
                    "button button-done",
                    "open-and-write",
                    if is_ticket {
                        tr!(locale, "Keep score at this table")
                    } else {
                        tr!(locale, "Keep score on this phone")
                    },
                    does(true),
                ) }
                { button("button", "open", tr!(locale, "Only watch"), does(false)) }
            } else {
                { button("button button-done", "open", plain, does(false)) }
                if !is_own {
                    <p class="tabletop-hint">
                        { tr!(locale, "The other phone still keeps score. This one only watches.") }
                    </p>
                }
            }
        </div>
    }
}

/// Button with an action key.
fn button(
    class: &'static str,
    key: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" {class} data-action={key} {onclick}>{ label }</button>
    }
}
