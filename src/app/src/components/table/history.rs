//! The history of a game: a line a hand, and what can be done with one.

use tilewise_ledger::{Change, Correction, Effective, EntryId, Input, Line, Table};
use yew::prelude::*;

use super::changes::changes;
use super::players::shares;
use super::{At, go, head, href};
use crate::components::button::Button;
use crate::table::{Aim, Place, Step, amount, holder, house, name, net, position, refusal, signed};
use crate::words;
use crate::{games, language};

/// All that was told, the last first.
pub fn history(at: &At, table: &Table) -> Html {
    let told = at.shown.log.effective();
    let lines = at.shown.game.lines().iter().zip(&told).rev();
    let one = |(line, told): (&Line, &Effective)| {
        html! {
            <li key={line.entry.0.clone()}>
                <a class="past" data-line="" href={href(&Step::Line(line.entry.clone()).into())}>
                    <span class="past-when">{ position(line.position) }</span>
                    <span class="past-what">{ what(table, line, told.input) }</span>
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

/// What was told, in a few words, and why it moved nothing if it couldn't be.
fn what(table: &Table, line: &Line, told: &Input) -> String {
    let is_foul = matches!(told, Input::Foul(_));
    let _speaking = is_foul.then(|| language::speak_of(language::PENALTY_BOOKS));
    let says = language::translated(&line.sentence(table, told));
    match &line.refused {
        Some(why) => format!("{says}. {}", refusal(table, why).join(" ")),
        None => says,
    }
}

/// One entry: what it did, and what can be done with it.
pub fn line(at: &At, table: &Table, id: &EntryId) -> Html {
    let told = at.shown.told(id);
    let Some((line, told)) = at.shown.line(id).zip(told.as_ref()) else {
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
    let is_opening = matches!(told, Input::Opened(_));
    let aimed = |aim: Aim, step: Step| href(&Place { step, aim });
    let change = match told {
        Input::Won(_) | Input::SeveralWon(_) => Some(Step::Won(None)),
        Input::Drawn(_) => Some(Step::Drawn(None)),
        Input::Happened(_) | Input::Foul(_) => Some(Step::Happened(None)),
        _ => None,
    };
    let title = format!("{}: {}", position(line.position), what(table, line, told));
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
