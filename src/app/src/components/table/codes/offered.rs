//! A game that has come whole: what it is, and what is done with it. It never takes the place of
//! what is here.

use std::rc::Rc;

use tilewise_ledger::{Holder, Input, Log, PlayerId, Table};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::table::go;
use crate::games;
use crate::language::speak_of;
use crate::state::Action;
use crate::table::{Step, amount, house, name, position};
use crate::words;

/// How a game compares with that of this device.
enum Compared {
    Unknown,
    /// So many entries are new.
    New(usize),
    Same,
    /// One entry says two things.
    Conflict,
}

/// A game, offered.
pub fn offered(log: &Rc<Log>, onaction: &Callback<Action>) -> Html {
    let game = log.replay();
    let opened = log
        .entries()
        .iter()
        .find(|one| matches!(one.input, Input::Opened(_)));
    let (Some(table), Some(opened)) = (game.table(), opened) else {
        return html! { <p class="refused" role="alert" data-refused="not-opened">{ tr!("Nothing begins this game: have it sent again.") }</p> };
    };
    let id: Rc<str> = opened.id.0.as_str().into();
    let compared = compared(&id, log);
    let says = match compared {
        Compared::Unknown => tr!("It isn’t on this phone yet. What is here stays as it is.").to_owned(),
        Compared::New(count) => tr!("It is on this phone already. {0} {0:entry|entries} of it {0:is|are} new.", i64::try_from(count).unwrap_or(0)),
        Compared::Same => tr!("It is on this phone already, and nothing of it is new.").to_owned(),
        Compared::Conflict => tr!("It is on this phone already, and says something else there: nothing was taken over. Ask who sent it.").to_owned(),
    };
    let key = match compared {
        Compared::Unknown => "unknown",
        Compared::New(_) => "new",
        Compared::Same => "same",
        Compared::Conflict => "conflict",
    };
    html! {
        <>
            { about(table) }
            <p role="status" data-compared={key}>{ says }</p>
            if !matches!(compared, Compared::Conflict) {
                { open(&id, log, matches!(compared, Compared::Unknown), onaction) }
            }
        </>
    }
}

fn compared(id: &str, log: &Log) -> Compared {
    let Some(here) = games::of_id(id) else {
        return Compared::Unknown;
    };
    let all = here.log.entries().iter().chain(log.entries());
    match Log::of(all.cloned()) {
        Err(_) => Compared::Conflict,
        Ok(both) => match both.entries().len() - here.log.entries().len() {
            0 => Compared::Same,
            count => Compared::New(count),
        },
    }
}

/// By which rules it is played, how far it is, who has what.
fn about(table: &Table) -> Html {
    let house = house(table);
    let _speaking = speak_of(house.rule_set().table_key());
    let players =
        (0..table.players.len()).filter_map(|place| u8::try_from(place).ok().map(PlayerId));
    html! {
        <>
            <p class="codes-about">
                <strong>{ words::rules_of(house) }</strong>
                <span data-position="">{ position(table.position) }</span>
            </p>
            <ul class="codes-players">
                { for players.map(|one| html! {
                    <li>
                        <span>{ name(table, one) }</span>
                        <strong>{ amount(house, table.accounts.of(Holder::Player(one))) }</strong>
                    </li>
                }) }
            </ul>
        </>
    }
}

/// To open it: with the pen where it was given away, else to watch.
fn open(id: &Rc<str>, log: &Rc<Log>, is_new: bool, onaction: &Callback<Action>) -> Html {
    let here = games::of_id(id);
    let known = here.iter().flat_map(|game| game.log.entries());
    // All fit together: that was seen before.
    let both = Log::of(known.chain(log.entries()).cloned()).unwrap_or_default();
    let is_free = both.pen().device.is_none();
    let is_own = games::may_write(&both);
    let does = |takes: bool| {
        let (id, log, onaction) = (Rc::clone(id), Rc::clone(log), onaction.clone());
        Callback::from(move |_: MouseEvent| {
            if games::adopt(&id, &log).is_ok() {
                if takes {
                    games::take_pen(&id);
                }
                go(&onaction, Step::Felt);
            }
        })
    };
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    let plain = if is_new {
        tr!("Open this evening’s game")
    } else {
        tr!("Bring it up to date")
    };
    html! {
        <div class="codes-does">
            if is_free {
                { button("button button-done", "open-and-write").draw(tr!("Take the pen, and write here"), does(true)) }
                { button("button", "open").draw(tr!("Only watch"), does(false)) }
            } else {
                { button("button button-done", "open").draw(plain, does(false)) }
                if !is_own {
                    <p class="felt-hint">{ tr!("The pen stays with the other phone: this one watches.") }</p>
                }
            }
        </div>
    }
}
