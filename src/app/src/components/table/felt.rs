//! The table from above: who sits where, with what; and what can be told.

use tilewise_ledger::{Holder, Input, PlayerId, Table};
use tilewise_rules::{PotKey, Seat};
use yew::prelude::*;

use super::players::{all_players, reseated};
use super::{At, games_button, href};
use crate::components::button::Button;
use crate::components::icon::{Icon, drawing};
use crate::language::translate;
use crate::table::{Step, amount, counters, house, name, position, wind};
use crate::{games, words};

/// The places round the felt: of those who sit East, South, West and North in the first hand.
const SIDES: [&str; 4] = ["plate-bottom", "plate-right", "plate-top", "plate-left"];

/// The table, and what can be told.
pub fn felt(at: &At, table: &Table) -> Html {
    let plates = SIDES.into_iter().zip(Seat::ALL);
    let plates = plates.map(|(side, first)| plate(at, table, side, table.first_seats[first]));
    html! {
        <div class="felt-screen">
            <div class="felt" role="group" tabindex="-1" data-step="" aria-label={tr!("The table")}>
                { for plates }
                { middle(table) }
            </div>
            { moved(at, table) }
            { sum(at, table) }
            { resting(table) }
            { super::watch::watch(at) }
            if at.writes() {
                { rotation(at, table) }
            }
            if table.over.is_some() {
                { over(at, table) }
            } else if at.writes() {
                <p class="felt-hint">{ tr!("Tap the player who won, or:") }</p>
                { asks(at) }
            }
            { super::needs::needs(table) }
            { foot(at) }
        </div>
    }
}

fn plate(at: &At, table: &Table, side: &'static str, player: PlayerId) -> Html {
    let Some(seat) = table.seat_of(player) else {
        return Html::default();
    };
    let deals = seat == Seat::East;
    let has = amount(house(table), table.accounts.of(Holder::Player(player)));
    let who = name(table, player).to_owned();
    let label = if deals {
        tr!(
            "{0} won. {1}, the dealer: {2}",
            who.clone(),
            seat,
            has.clone()
        )
    } else {
        tr!("{0} won. {1}: {2}", who.clone(), seat, has.clone())
    };
    let main = html! {
        <>
            <span class="plate-who">
                <span class="wind">{ wind(seat) }</span>
                <span class="plate-name">{ who }</span>
            </span>
            { for table.substitute(player).map(|by| html! { <span class="plate-by">{ tr!("{0} plays", by.to_owned()) }</span> }) }
            <strong class="plate-has">{ has }</strong>
            if deals {
                <span class="plate-deals">{ tr!("Dealer") }</span>
            }
        </>
    };
    let is_over = table.over.is_some() || !at.writes();
    html! {
        <div class={classes!("plate", side, deals.then_some("plate-dealer"))}
            data-player={player.0.to_string()} data-seat={seat.letter().to_string()}>
            if is_over {
                <div class="plate-main">{ main }</div>
            } else {
                <a class="plate-main" aria-label={label} href={href(&Step::Won(Some(player)).into())}>{ main }</a>
            }
            { for bet(at, table, player).filter(|_| !is_over) }
        </div>
    }
}

/// What lays a bet on the table, in rules that have it.
fn bet(at: &At, table: &Table, player: PlayerId) -> Option<Html> {
    let bet = house(table).rule_set().progression.bet;
    if bet == 0 {
        return None;
    }
    let laid = table.bets.contains(&player);
    let button = Button {
        class: "stick",
        hook: ("data-bet", player.0.to_string()),
        label: Some(if laid {
            tr!("{0} has bet: take it back", name(table, player).to_owned())
        } else {
            tr!("{0} bets {1}", name(table, player).to_owned(), bet)
        }),
        pressed: Some(laid),
        ..Button::default()
    };
    let shown = std::rc::Rc::clone(&at.shown);
    let does = move |_: MouseEvent| {
        if !laid {
            return games::write(&shown.id, Input::Bet(player));
        }
        // The last that it was told.
        let all = shown.log.effective();
        let mut bets = all.iter().rev();
        if let Some(one) = bets.find(|one| *one.input == Input::Bet(player)) {
            games::correct(&shown.id, one.id.clone(), tilewise_ledger::Change::Delete);
        }
    };
    let says = html! { <><i aria-hidden="true"></i><span>{ tr!("Riichi") }</span></> };
    Some(button.draw(says, Callback::from(does)))
}

/// Which hand is played, and what lies on the table.
fn middle(table: &Table) -> Html {
    let house = house(table);
    let bets = table.bets_on_table();
    let pot = |key: PotKey, says: &'static str| {
        let lies = table.accounts.of(key.into());
        (lies != 0).then(|| {
            html! { <span data-pot={says}>{ tr!("{0}: {1}", translate(says), amount(house, lies)) }</span> }
        })
    };
    html! {
        <div class="felt-middle">
            <strong data-position="">{ position(table.position) }</strong>
            { for counters(table.position).map(|says| html! { <span data-counters="">{ says }</span> }) }
            if bets > 0 {
                <span data-bets={bets.to_string()}>{ tr!("{0} {0:bet|bets}", i64::from(bets)) }</span>
            }
            { for pot(PotKey::Draws, text!("Pot")) }
            { for pot(PotKey::Jackpot, text!("Jackpot")) }
        </div>
    }
}

/// That players have just changed seats, until the next hand is told.
fn moved(at: &At, table: &Table) -> Html {
    let mut lines = at.shown.game.lines().iter().rev();
    let last = lines.find(|line| line.end.is_some() || line.reseated.is_some());
    let is_new = table.over.is_none();
    let last = last.filter(|_| is_new);
    last.map(reseated).unwrap_or_default()
}

/// That nothing is lost, by which rules; and steps back and forward.
fn sum(at: &At, table: &Table) -> Html {
    let house = house(table);
    let log = &at.shown.log;
    let steps = [log.undo(), log.redo()];
    let steps = steps.map(|step| step.map(|step| Input::Corrected(step.correction)));
    let [undo, redo] = steps.map(|step| at.writes().then_some(step));
    html! {
        <div class="felt-sum">
            { for undo.map(|step| back_or_on(at, Icon::Undo, "undo", tr!("Undo"), step)) }
            <p>
                <span data-sum={table.accounts.sum().to_string()}>
                    { tr!("All accounts together: {0}", amount(house, table.accounts.sum())) }
                </span>
                if at.writes() {
                    <a href={href(&Step::Rules.into())} data-action="rules">{ words::rules_of(house) }</a>
                } else {
                    <span>{ words::rules_of(house) }</span>
                }
            </p>
            { for redo.map(|step| back_or_on(at, Icon::Redo, "redo", tr!("Redo"), step)) }
        </div>
    }
}

/// A step back, or forward again.
fn back_or_on(at: &At, icon: Icon, key: &str, says: &'static str, input: Option<Input>) -> Html {
    let button = Button {
        class: "button button-bare",
        hook: ("data-action", key.to_owned()),
        label: Some(says.to_owned()),
        title: Some(says.to_owned()),
        idle: input.is_none(),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let does = move |_: MouseEvent| {
        if let Some(input) = input.clone() {
            games::write(&id, input);
        }
    };
    button.draw(drawing(icon), Callback::from(does))
}

/// Those who have no seat now.
fn resting(table: &Table) -> Html {
    let resting: Vec<_> = all_players(table)
        .filter(|&one| table.seat_of(one).is_none())
        .collect();
    if resting.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="resting" aria-label={tr!("Sitting out")}>
            { for resting.into_iter().map(|one| html! {
                <li>{ name(table, one) }{ " " }<strong>{ amount(house(table), table.accounts.of(Holder::Player(one))) }</strong></li>
            }) }
        </ul>
    }
}

/// Who comes in for whom, once a round is over.
fn rotation(at: &At, table: &Table) -> Html {
    let Some(seats) = table.rotation_due() else {
        return Html::default();
    };
    let now = table.first_seats;
    let swaps = Seat::ALL
        .into_iter()
        .filter(|&seat| seats[seat] != now[seat]);
    let swaps = swaps.map(|seat| {
        let (comes, goes) = (name(table, seats[seat]), name(table, now[seat]));
        html! { <li>{ tr!("{0} comes in for {1}", comes.to_owned(), goes.to_owned()) }</li> }
    });
    let button = Button {
        class: "button",
        hook: ("data-action", "rotate".to_owned()),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let does = Callback::from(move |_: MouseEvent| games::write(&id, Input::Seats(seats)));
    html! {
        <section class="felt-over" data-rotation="" aria-label={tr!("A round is over")}>
            <p><strong>{ tr!("A round is over") }</strong></p>
            <ul class="resting">{ for swaps }</ul>
            { button.draw(tr!("Change seats so"), does) }
        </section>
    }
}

/// What can be told.
fn asks(at: &At) -> Html {
    let to = |key: &'static str, says: &'static str, step: Step| {
        html! { <a class="button" data-action={key} href={href(&step.into())}>{ translate(says) }</a> }
    };
    html! {
        <div class="felt-asks">
            { super::score::with_tiles(at, "button", tr!("Somebody won, with tiles")) }
            { to("drawn", text!("Nobody won"), Step::Drawn(None)) }
            { to("happened", text!("Something happened"), Step::Happened(None)) }
        </div>
    }
}

/// That the game is over, and why.
fn over(at: &At, table: &Table) -> Html {
    let says = match table.over {
        Some((_, says)) if !says.is_empty() => words::says(says),
        _ => tr!("The table ended it.").to_owned(),
    };
    let again = Button {
        class: "button",
        hook: ("data-action", "reopen".to_owned()),
        ..Button::default()
    };
    let id = at.shown.id.clone();
    let reopen = Callback::from(move |_: MouseEvent| games::write(&id, Input::Reopened));
    html! {
        <div class="felt-over" role="status">
            <p><strong>{ tr!("The game is over.") }</strong>{ " " }{ says }</p>
            { super::save_link("button button-done", tr!("Save and share")) }
            if at.writes() {
                { again.draw(tr!("Go on playing"), reopen) }
            }
        </div>
    }
}

/// What else there is to see.
fn foot(at: &At) -> Html {
    let to = |key: &'static str, says: &'static str, step: Step| {
        html! { <a class="button button-bare" data-action={key} href={href(&step.into())}>{ translate(says) }</a> }
    };
    html! {
        <div class="felt-foot">
            { to("history", text!("History"), Step::History) }
            if at.writes() {
                { to("seats", text!("Seats"), Step::Seats) }
            }
            { to("end", text!("Standings"), Step::End) }
            { super::save_link("button button-bare", tr!("Save")) }
            { games_button() }
        </div>
    }
}
