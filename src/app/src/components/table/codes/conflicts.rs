//! Conflicts: entries made without the write lock. They count until the scorekeeper keeps or deletes them.

use std::rc::Rc;

use tilewise_ledger::{Change, Entry, EntryId};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::table::history::{nets, what};
use crate::components::table::{TableContext, go, head};
use crate::components::tag::tag;
use crate::games;
use crate::table::{Route, house, position};

/// Draws the conflicts, each with its effect.
pub fn conflicts(at: &TableContext) -> Html {
    let log = Rc::clone(&at.replayed.log);
    let foreign = log.write_lock().foreign_entries;
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let effective = log.resolved();
    let one = |entry: &&Entry| {
        let line = at.replayed.line(&entry.id);
        let resolved = effective.iter().find(|one| *one.id == entry.id);
        let part = |class: &'static str| tag("span").class(class);
        let what: Html = match (line, resolved) {
            (Some(line), Some(resolved)) => [
                part("past-when").child(position(house(table), line.position)),
                part("past-what").child(what(table, line, resolved.event)),
                part("past-net").child(nets(table, line)),
            ]
            .into_iter()
            .collect(),
            _ => part("past-what").child(tr!("A correction")).done(),
        };
        tag("li").class("past").child(what)
    };
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        idle: !at.writes(),
        ..Button::default()
    };
    let back = {
        let onaction = at.onaction.clone();
        move || go(&onaction, Route::Overview)
    };
    let keep = {
        let (id, back) = (at.replayed.id.clone(), back.clone());
        Callback::from(move |_: MouseEvent| {
            games::take_write_lock(&id);
            back();
        })
    };
    let leave_out = {
        let id = at.replayed.id.clone();
        // The last first, so that a correction is deleted before the entry that it corrects.
        let all: Vec<EntryId> = foreign.iter().rev().map(|one| one.id.clone()).collect();
        Callback::from(move |_: MouseEvent| {
            for of in &all {
                games::correct(&id, of.clone(), Change::Delete);
            }
            back();
        })
    };
    let content = if foreign.is_empty() {
        let message = tr!("Nothing is left to settle.");
        tag("p").with("role", "status").child(message).done()
    } else {
        let message = tr!(
            "This was entered on a phone that isn’t the scorekeeper’s. It counts like every other entry."
        );
        let hint = |text: &'static str| tag("p").class("tabletop-hint").child(text).done();
        let watches = (!at.writes()).then(|| hint(tr!("The scorekeeper’s phone decides.")));
        let keeps = button("button button-done", "keep-both");
        let leaves = button("button button-loss", "leave-out");
        let does = tag("div")
            .class("codes-actions")
            .child(keeps.draw(tr!("Keep all of these"), keep))
            .child(leaves.draw(tr!("Leave these out"), leave_out));
        [
            tag("p").child(message).done(),
            tag("ol")
                .class("pasts")
                .children(foreign.iter().map(one))
                .done(),
            watches.unwrap_or_default(),
            does.done(),
            hint(tr!(
                "If the other phone’s are the wrong ones, delete those in the history."
            )),
        ]
        .into_iter()
        .collect()
    };
    tag("div")
        .class("step-panel codes")
        .child(head(
            at,
            tr!("Two phones entered scores at the same time").to_owned(),
        ))
        .child(content)
        .done()
}
