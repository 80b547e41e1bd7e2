//! What a correction changes, shown before it is taken.

use tilewise_ledger::{Entry, EntryId, Holder, Input, LineChange, Table};
use yew::prelude::*;

use super::At;
use crate::table::{Aim, amount, holder, house, name, position};

/// What a correction changes in the hands after it, and in the end.
pub fn changes(at: &At, input: &Input) -> Html {
    if at.place.aim == Aim::Next && !matches!(input, Input::Corrected(_)) {
        return Html::default();
    }
    let entry = Entry {
        id: EntryId(String::new()),
        device: String::new(),
        counter: at.shown.log.next_counter(),
        time: 0,
        author: String::new(),
        input: at.place.aim.input(input.clone()),
    };
    let Ok(preview) = at.shown.log.preview(entry) else {
        return Html::default();
    };
    let (Some(table), Some(after)) = (preview.before.table(), preview.after.table()) else {
        return Html::default();
    };
    let lines = preview.lines();
    let others = lines
        .iter()
        .filter(|line| matches!(line, LineChange::Changed(_)))
        .count();
    let scores = preview.scores();
    html! {
        <section class="changes" data-changes={others.to_string()} aria-label={tr!("What this changes")}>
            <h3 class="label">{ tr!("What this changes") }</h3>
            if others > 0 {
                <p>{ tr!("{0} {0:line|lines} of the history would be others:", others) }</p>
            }
            <ul>
                { for lines.iter().filter_map(|line| changed(table, line)).map(|says| html! { <li>{ says }</li> }) }
                if let Some(now) = preview.position() {
                    <li>{ tr!("Now {0}, not {1}", position(now.after), position(now.before)) }</li>
                }
                if let Some(dealer) = preview.dealer() {
                    <li>{ tr!("{0} deals now, not {1}", name(after, dealer.after).to_owned(), name(table, dealer.before).to_owned()) }</li>
                }
            </ul>
            if !scores.is_empty() {
                <dl class="moved">
                    { for scores.into_iter().filter(|(who, _)| *who != Holder::Bank).map(|(who, score)| html! {
                        <div>
                            <dt>{ holder(table, who) }</dt>
                            <dd>{ amount(house(table), score.after) }
                                <small>{ amount(house(table), score.before) }</small></dd>
                        </div>
                    }) }
                </dl>
            }
        </section>
    }
}

/// How a later line would be another one: its hand, or that it can't be any more.
fn changed(table: &Table, line: &LineChange) -> Option<String> {
    let LineChange::Changed(lines) = line else {
        return None;
    };
    if let Some(hand) = line.position() {
        return Some(tr!(
            "{0} becomes {1}",
            position(hand.before),
            position(hand.after)
        ));
    }
    let why = line.refused().and_then(|refused| refused.after.cloned());
    why.map(|why| {
        let why = crate::table::refusal(table, &why).join(" ");
        tr!("{0}: {1}", position(lines.before.position), why)
    })
}
