//! What a correction changes, shown before it is taken.

use tilewise_ledger::{Difference, Entry, EntryId, Holder, Input, Line, LineChange, Table};
use yew::prelude::*;

use super::At;
use crate::table::{Aim, amount, holder, house, name, position, refusal, signed};

/// So many lines are read at a glance.
const FEW: usize = 3;

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
    // What is told itself is seen beside this.
    let is_told = |line: &Line| match &at.place.aim {
        Aim::Instead(id) | Aim::With(id) => line.entry == *id,
        Aim::Next | Aim::Before(_) => false,
    };
    let lines: Vec<String> = preview
        .lines()
        .iter()
        .filter_map(|line| match line {
            LineChange::Changed(lines) if !is_told(lines.after) => {
                Some(changed(table, line, lines))
            }
            _ => None,
        })
        .collect();
    let count = lines.len();
    let (scores, now, dealer) = (preview.scores(), preview.position(), preview.dealer());
    if count == 0 && scores.is_empty() && now.is_none() && dealer.is_none() {
        return Html::default();
    }
    html! {
        <section class="changes" data-changes={count.to_string()} aria-label={tr!("What this changes")}>
            <h3 class="label">{ tr!("What this changes") }</h3>
            if let Some(now) = now {
                <p>{ tr!("Now {0}, not {1}", position(now.after), position(now.before)) }</p>
            }
            if let Some(dealer) = dealer {
                <p>{ tr!("{0} deals now, not {1}", name(after, dealer.after).to_owned(), name(table, dealer.before).to_owned()) }</p>
            }
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
            if count > 0 {
                <details class="more" open={count <= FEW}>
                    <summary>{ tr!("{0} later {0:line changes|lines change}", count) }</summary>
                    <ul>{ for lines.into_iter().map(|says| html! { <li>{ says }</li> }) }</ul>
                </details>
            }
        </section>
    }
}

/// How a later line would be another one: its hand, that it can't be any more, or what it moves.
fn changed(table: &Table, line: &LineChange, lines: &Difference<&Line>) -> String {
    let hand = position(lines.before.position);
    if let Some(why) = line.refused().and_then(|refused| refused.after) {
        return tr!("{0}: {1}", hand, refusal(table, why).join(" "));
    }
    let hand = match line.position() {
        Some(now) => tr!("{0} becomes {1}", hand, position(now.after)),
        None => hand,
    };
    let amounts = |who: Holder, gain: Difference<i64>| {
        let [before, after] = [gain.before, gain.after].map(|one| signed(house(table), one));
        format!("{} {before} → {after}", holder(table, who))
    };
    let gains = line.gains().into_iter();
    let gains = gains.filter(|(who, _)| *who != Holder::Bank);
    let gains: Vec<_> = gains.map(|(who, gain)| amounts(who, gain)).collect();
    if gains.is_empty() {
        hand
    } else {
        tr!("{0}: {1}", hand, gains.join(", "))
    }
}
