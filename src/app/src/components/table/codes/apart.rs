//! What two phones wrote at once: it counts until people say what stands.

use std::rc::Rc;

use tilewise_ledger::{Change, Entry, EntryId};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::table::history::{nets, what};
use crate::components::table::{At, go, head};
use crate::games;
use crate::table::{Step, position};

/// What was written without the pen, and what becomes of it.
pub fn apart(at: &At) -> Html {
    super::inject();
    let log = Rc::clone(&at.shown.log);
    let apart = log.pen().apart;
    let Some(table) = at.shown.table() else {
        return Html::default();
    };
    let effective = log.effective();
    let one = |entry: &&Entry| {
        let line = at.shown.line(&entry.id);
        let told = effective.iter().find(|one| *one.id == entry.id);
        html! {
            <li class="past">
                if let (Some(line), Some(told)) = (line, told) {
                    <span class="past-when">{ position(line.position) }</span>
                    <span class="past-what">{ what(table, line, told.input) }</span>
                    <span class="past-net">{ nets(table, line) }</span>
                } else {
                    <span class="past-what">{ tr!("A correction") }</span>
                }
            </li>
        }
    };
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: !at.writes(),
        ..Button::default()
    };
    let back = {
        let onaction = at.onaction.clone();
        move || go(&onaction, Step::Felt)
    };
    let keep = {
        let (id, back) = (at.shown.id.clone(), back.clone());
        Callback::from(move |_: MouseEvent| {
            games::take_pen(&id);
            back();
        })
    };
    let leave_out = {
        let id = at.shown.id.clone();
        // The last first: what corrects something goes before it does.
        let all: Vec<EntryId> = apart.iter().rev().map(|one| one.id.clone()).collect();
        Callback::from(move |_: MouseEvent| {
            for of in &all {
                games::correct(&id, of.clone(), Change::Delete);
            }
            back();
        })
    };
    html! {
        <div class="told codes">
            { head(at, tr!("Two phones wrote at once").to_owned()) }
            if apart.is_empty() {
                <p role="status">{ tr!("Nothing is left to settle.") }</p>
            } else {
                <p>{ tr!("This was written by a phone without the pen. It counts, as everything else in the history does.") }</p>
                <ol class="pasts">{ for apart.iter().map(one) }</ol>
                if !at.writes() {
                    <p class="felt-hint">{ tr!("The phone with the pen says what stands.") }</p>
                }
                <div class="codes-does">
                    { button("button button-done", "keep-both").draw(tr!("All of it happened: keep it"), keep) }
                    { button("button button-loss", "leave-out").draw(tr!("Leave these out"), leave_out) }
                </div>
                <p class="felt-hint">{ tr!("If the other phone’s are the wrong ones, delete those in the history.") }</p>
            }
        </div>
    }
}
