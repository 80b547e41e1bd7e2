//! The history of a game: a line a hand, and what can be done with one.

use tilewise_ledger::{Change, Correction, EntryId, Input, Line, Table, Won};
use yew::prelude::*;

use super::changes::changes;
use super::players::shares;
use super::{At, go, head, href};
use crate::components::button::Button;
use crate::games;
use crate::table::{Aim, Place, Step, amount, holder, house, name, net, position, refusal, signed};
use crate::words;

/// All that was told, the last first.
pub fn history(at: &At, table: &Table) -> Html {
    let lines = at.shown.game.lines().iter().rev();
    let one = |line: &Line| {
        html! {
            <li key={line.entry.0.clone()}>
                <a class="past" data-line="" href={href(&Step::Line(line.entry.clone()).into())}>
                    <span class="past-when">{ position(line.position) }</span>
                    <span class="past-what">{ what(at, table, line) }</span>
                    <span class="past-net">{ nets(table, line) }</span>
                </a>
            </li>
        }
    };
    html! {
        <div class="told">
            { head(at, tr!("History").to_owned()) }
            <ol class="pasts" reversed=true>{ for lines.map(one) }</ol>
        </div>
    }
}

/// What a line gives or takes each player, in short.
fn nets(table: &Table, line: &Line) -> Html {
    let all = (0..table.players.len()).filter_map(|place| u8::try_from(place).ok());
    let all = all.map(tilewise_ledger::PlayerId);
    let all = all
        .map(|one| (one, net(line, one)))
        .filter(|(_, amount)| *amount != 0);
    let one = |(player, amount): (_, i64)| {
        html! {
            <span class={if amount > 0 { "past-gain" } else { "past-loss" }}>
                { name(table, player) }{ "\u{a0}" }{ signed(house(table), amount) }
            </span>
        }
    };
    html! { <>{ for all.map(one) }</> }
}

/// What was told, in a few words.
fn what(at: &At, table: &Table, line: &Line) -> String {
    let told = at.shown.told(&line.entry);
    let at_seat = |seat| name(table, seats_of(at, table, line)[seat]).to_owned();
    let says = match &told {
        Some(Input::Opened(_)) => tr!("The game begins").to_owned(),
        Some(Input::Bet(player)) => tr!("{0} bets on the hand", name(table, *player).to_owned()),
        Some(Input::Won(told)) => {
            let winner = match &told.told {
                Won::Hand(entry) => entry.context.seat,
                Won::Counted(facts) => facts.seat("seat"),
            };
            let winner = winner.map(|seat| match told.seats {
                Some(seats) => name(table, seats[seat]).to_owned(),
                None => at_seat(seat),
            });
            tr!("{0} has won", winner.unwrap_or_default())
        }
        Some(Input::SeveralWon(_)) => tr!("Several won").to_owned(),
        Some(Input::Drawn(_)) => tr!("Nobody won").to_owned(),
        Some(Input::Happened(told)) => {
            let event = house(table).rule_set().event(&told.told.event);
            event
                .map_or("", |event| crate::language::translate(event.name))
                .to_owned()
        }
        Some(Input::Foul(told)) => {
            let _speaking = crate::language::speak_of(crate::language::PENALTY_BOOKS);
            let foul = table
                .rules
                .penalty_book
                .and_then(|book| book.foul(&told.told.foul));
            foul.map_or("", |foul| crate::language::translate(foul.plain))
                .to_owned()
        }
        Some(Input::Seats(_)) => tr!("The seats change").to_owned(),
        Some(Input::Joined(who)) => tr!("{0} joins the table", who.clone()),
        Some(Input::Substitute(player, Some(with))) => tr!(
            "{0} plays for {1}",
            with.clone(),
            name(table, *player).to_owned()
        ),
        Some(Input::Substitute(player, None)) => {
            tr!("{0} is back", name(table, *player).to_owned())
        }
        Some(Input::Rules(_)) => tr!("The rules change").to_owned(),
        Some(Input::Chips(_)) => tr!("Chips were counted").to_owned(),
        Some(Input::Closed) => tr!("The game was closed").to_owned(),
        Some(Input::Reopened) => tr!("The game goes on").to_owned(),
        Some(Input::Corrected(_)) | None => tr!("A correction").to_owned(),
    };
    match &line.refused {
        Some(why) => format!("{says}. {}", refusal(table, why).join(" ")),
        None => says,
    }
}

/// Who sat where when a line was told.
fn seats_of(
    at: &At,
    table: &Table,
    line: &Line,
) -> tilewise_rules::BySeat<tilewise_ledger::PlayerId> {
    let before = at.shown.before(&Aim::Before(line.entry.clone()));
    before.table().map_or(table.seats(), Table::seats)
}

/// One entry: what it did, and what can be done with it.
pub fn line(at: &At, table: &Table, id: &EntryId) -> Html {
    let Some(line) = at.shown.line(id) else {
        return head(at, tr!("This line isn’t there any more").to_owned());
    };
    let house = house(table);
    let moves = line.moves.iter().map(|one| {
        html! {
            <li class="line">
                <span class="line-name">
                    { tr!("{0} to {1}: {2}", holder(table, one.from), holder(table, one.to), amount(house, one.amount)) }
                </span>
                <span class="line-says">{ words::says(one.says) }{ " " }<cite>{ one.clause }</cite></span>
            </li>
        }
    });
    let is_opening = matches!(at.shown.told(id), Some(Input::Opened(_)));
    let aimed = |aim: Aim, step: Step| href(&Place { step, aim });
    let change = match at.shown.told(id) {
        Some(Input::Won(_) | Input::SeveralWon(_)) => Some(Step::Won(None)),
        Some(Input::Drawn(_)) => Some(Step::Drawn(None)),
        Some(Input::Happened(_) | Input::Foul(_)) => Some(Step::Happened(None)),
        _ => None,
    };
    let title = format!("{}: {}", position(line.position), what(at, table, line));
    html! {
        <div class="told">
            <div class="evening-head">
                <a class="evening-back" data-action="back" href={href(&Step::History.into())}>{ tr!("History") }</a>
                <h2>{ title }</h2>
            </div>
            { shares(table, line) }
            <ul class="lines">{ for moves }</ul>
            { for line.followed.map(|(clause, says)| html! {
                <p class="followed">{ words::says(says) }{ " " }<cite>{ clause }</cite></p>
            }) }
            if !is_opening {
                <div class="felt-asks">
                    if let Some(step) = change {
                        <a class="button" data-action="change" href={aimed(Aim::Instead(id.clone()), step)}>{ tr!("Change it") }</a>
                    }
                    <a class="button" data-action="before" href={aimed(Aim::Before(id.clone()), Step::Won(None))}>{ tr!("A win before it") }</a>
                    <a class="button" data-action="before-drawn" href={aimed(Aim::Before(id.clone()), Step::Drawn(None))}>{ tr!("A draw before it") }</a>
                    <a class="button button-loss" data-action="delete" href={href(&Step::Delete(id.clone()).into())}>{ tr!("Delete it") }</a>
                </div>
            }
        </div>
    }
}

/// Whether an entry is to be deleted, and what that changes.
pub fn delete(at: &At, id: &EntryId) -> Html {
    let input = Input::Corrected(Correction {
        of: id.clone(),
        what: Change::Delete,
    });
    let button = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        ..Button::default()
    };
    let says = changes(at, &input);
    let ondelete = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            games::write(&at.shown.id, input.clone());
            go(&at.onaction, Step::History);
        })
    };
    html! {
        <div class="told">
            { head(at, tr!("Delete this line?").to_owned()) }
            { says }
            { button.draw(tr!("Delete it"), ondelete) }
        </div>
    }
}
