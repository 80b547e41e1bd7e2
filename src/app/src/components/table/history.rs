//! The history of a game: a line a hand, and what can be done with one.

use tilewise_ledger::{
    Change, Correction, Effective, EntryId, Happened, Input, Line, Table, Way, Won,
};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::players::{all_players, reseated, shares};
use super::score::with_tiles;
use super::{At, go, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::language::translate;
use crate::table::{Aim, Place, Step, amount, holder, house, name, net, position, refusal, signed};
use crate::words;
use crate::{games, language};

/// So many lines are drawn at once. An evening has fewer.
const AT_ONCE: usize = 300;

/// All that was told, the last first.
pub fn history(at: &At) -> Html {
    History(at.clone()).html()
}

#[derive(PartialEq)]
struct History(At);

impl Stateful for History {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_history(&self.0).run(hooks)
    }
}

#[hook]
fn use_history(at: &At) -> Html {
    let drawn = use_state_eq(|| AT_ONCE);
    let Some(table) = at.shown.table() else {
        return Html::default();
    };
    let _speaking = language::speak_of(house(table).rule_set().table_key());
    let told = at.shown.log.effective();
    let lines = at.shown.game.lines().iter().zip(&told).rev();
    let earlier = lines.len().saturating_sub(*drawn);
    let more = Button {
        class: "button",
        hook: ("data-action", "earlier".to_owned()),
        ..Button::default()
    };
    let onmore = {
        let drawn = drawn.clone();
        Callback::from(move |_: MouseEvent| drawn.set(*drawn + AT_ONCE))
    };
    let one = |(line, told): (&Line, &Effective)| {
        html! {
            <li key={line.entry.0.clone()}>
                <a class="past" data-line="" href={href(&Step::Line(line.entry.clone()).into())}>
                    <span class="past-when">{ position(line.position) }</span>
                    <span class="past-what">{ what(table, line, told.input) }</span>
                    <span class="past-net">{ nets(table, line) }</span>
                    { for line.reseated.map(|(_, says)| html! { <span class="past-then">{ words::says(says) }</span> }) }
                </a>
            </li>
        }
    };
    html! {
        <div class="told">
            { head(at, tr!("History").to_owned()) }
            <ol class="pasts" reversed=true start={told.len().to_string()}>{ for lines.take(*drawn).map(one) }</ol>
            if earlier > 0 {
                { more.draw(tr!("{0} earlier {0:line|lines}", earlier), onmore) }
            }
        </div>
    }
}

/// What a line gives or takes each player, in short.
pub fn nets(table: &Table, line: &Line) -> Html {
    let all = all_players(table)
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
pub fn what(table: &Table, line: &Line, told: &Input) -> String {
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
    let title = format!("{}: {}", position(line.position), what(table, line, told));
    let to = |key: &'static str, says: &'static str, aim: Aim, step: Step| {
        html! { <a class="button" data-action={key} href={href(&Place { step, aim })}>{ translate(says) }</a> }
    };
    html! {
        <div class="told">
            <div class="evening-head">
                <a class="way-back" data-action="back" href={href(&Step::History.into())}>{ tr!("History") }</a>
                { super::title(title) }
            </div>
            { shares(table, line) }
            <ul class="lines">{ for moves }</ul>
            { for line.followed.map(|(clause, says)| html! {
                <p class="followed">{ words::says(says) }{ " " }<cite>{ clause }</cite></p>
            }) }
            { reseated(line) }
            if at.writes() {
                <div class="felt-asks">
                    { for change(at, id, told) }
                    if let Input::Won(_) | Input::SeveralWon(_) = told && can_be_joined(line) {
                        { to("another", text!("And another winner"), Aim::With(id.clone()), Step::Won(None)) }
                    }
                    if !is_opening {
                        { to("before", text!("Something before it"), Aim::Before(id.clone()), Step::Won(None)) }
                        <a class="button button-loss" data-action="delete" href={href(&Step::Delete(id.clone()).into())}>{ tr!("Delete it") }</a>
                    }
                </div>
            }
        </div>
    }
}

/// Whether somebody else may have won on the same tile.
fn can_be_joined(line: &Line) -> bool {
    let on_discard = line.won.iter().all(|won| won.way != Way::SelfDraw);
    on_discard && (1..3).contains(&line.won.len())
}

/// How an entry is changed: what was said is where it begins.
fn change(at: &At, id: &EntryId, told: &Input) -> Vec<Html> {
    let aimed = |step: Step| Place {
        step,
        aim: Aim::Instead(id.clone()),
    };
    let to = |key: &'static str, says: &'static str, step: Step| {
        let to = href(&aimed(step));
        html! { <a class="button" data-action={key} href={to}>{ translate(says) }</a> }
    };
    // What has tiles is seen with its proof, and changed there.
    let won = |last: Option<&Won>| match last {
        Some(Won::Hand(_)) => {
            let at = At {
                place: aimed(Step::Won(None)),
                ..at.clone()
            };
            let hand = with_tiles(&at, "button", tr!("See or change the hand"));
            vec![
                hand,
                to("change", text!("Give its value instead"), Step::Won(None)),
            ]
        }
        _ => vec![to("change", text!("Change it"), Step::Won(None))],
    };
    let change = |step: Step| to("change", text!("Change it"), step);
    let key = |told: &Happened| Some(told.event.clone());
    match told {
        Input::Opened(_) => vec![
            to("names", text!("Names"), Step::Names),
            to("seats", text!("Seats"), Step::Seats),
            to("rules", text!("Rules of the game"), Step::Rules),
        ],
        Input::Won(told) => won(Some(&told.told)),
        Input::SeveralWon(told) => won(told.told.last()),
        Input::Drawn(told) => vec![change(Step::Drawn(told.told.as_ref().and_then(key)))],
        Input::Happened(told) => vec![change(Step::Happened(key(&told.told)))],
        Input::Foul(told) => vec![change(Step::Happened(Some(told.told.foul.clone())))],
        Input::Bet(_) => vec![change(Step::Bet)],
        Input::Seats(_) => vec![change(Step::Seats)],
        Input::Joined(_) => vec![change(Step::Names)],
        Input::Substitute(..) => vec![change(Step::Substitute)],
        Input::Rules(_) => vec![change(Step::Rules)],
        Input::Chips(_) => vec![change(Step::Chips)],
        Input::Closed
        | Input::Reopened
        | Input::PenGiven
        | Input::PenTaken
        | Input::Corrected(_) => Vec::new(),
    }
}

/// Whether an entry is to be deleted, and what that changes.
pub fn delete(at: &At, id: &EntryId) -> Html {
    let input = Input::Corrected(Correction {
        of: id.clone(),
        what: Change::Delete,
    });
    let button = Button {
        class: "button button-loss told-delete",
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
