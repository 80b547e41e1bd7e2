//! What two phones wrote at once: it counts until people say what stands.

use std::rc::Rc;

use tilewise_ledger::{Change, Entry, EntryId};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::table::history::{nets, what};
use crate::components::table::{At, go, head};
use crate::components::tag::tag;
use crate::games;
use crate::table::{Step, house, position};

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
        let part = |class: &'static str| tag("span").class(class);
        let what: Html = match (line, told) {
            (Some(line), Some(told)) => [
                part("past-when").child(position(house(table), line.position)),
                part("past-what").child(what(table, line, told.input)),
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
    let content = if apart.is_empty() {
        let says = tr!("Nothing is left to settle.");
        tag("p").with("role", "status").child(says).done()
    } else {
        let says = tr!(
            "This was entered on a phone that isn’t the scorekeeper’s. It counts like every other entry."
        );
        let hint = |says: &'static str| tag("p").class("tabletop-hint").child(says).done();
        let watches = (!at.writes()).then(|| hint(tr!("The scorekeeper’s phone decides.")));
        let keeps = button("button button-done", "keep-both");
        let leaves = button("button button-loss", "leave-out");
        let does = tag("div")
            .class("codes-does")
            .child(keeps.draw(tr!("Keep all of these"), keep))
            .child(leaves.draw(tr!("Leave these out"), leave_out));
        [
            tag("p").child(says).done(),
            tag("ol")
                .class("pasts")
                .children(apart.iter().map(one))
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
        .class("told codes")
        .child(head(
            at,
            tr!("Two phones entered scores at the same time").to_owned(),
        ))
        .child(content)
        .done()
}
