//! What a correction changes, shown before it is taken.

use tilewise_ledger::{Difference, Entry, EntryId, Holder, Input, Line, LineChange, Table};
use yew::prelude::*;

use super::At;
use crate::components::tag::tag;
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
    let title = tag("h3").class("label").child(tr!("What this changes"));
    let now = now.map(|now| {
        let says = tr!(
            "Now {0}, not {1}",
            position(house(table), now.after),
            position(house(table), now.before)
        );
        tag("p").child(says)
    });
    let dealer = dealer.map(|dealer| {
        tag("p").child(tr!(
            "{0} deals now, not {1}",
            name(after, dealer.after),
            name(table, dealer.before)
        ))
    });
    let moved = (!scores.is_empty()).then(|| {
        let scores = scores.into_iter().filter(|(who, _)| *who != Holder::Bank);
        let scores = scores.map(|(who, score)| {
            let before = tag("small").child(amount(house(table), score.before));
            let has = tag("dd").child(amount(house(table), score.after));
            let who = tag("dt").child(holder(table, who));
            tag("div").child(who).child(has.child(before))
        });
        tag("dl").class("moved").children(scores)
    });
    let later = (count > 0).then(|| {
        let says = tr!("{0} later {0:line changes|lines change}", count);
        let lines = lines.into_iter().map(|says| tag("li").child(says));
        tag("details")
            .class("more")
            .with("open", (count <= FEW).then_some("open"))
            .child(tag("summary").child(says))
            .child(tag("ul").children(lines))
    });
    tag("section")
        .class("changes")
        .with("data-changes", count.to_string())
        .with("aria-label", tr!("What this changes"))
        .child(title)
        .child_if(now)
        .child_if(dealer)
        .child_if(moved)
        .child_if(later)
        .done()
}

/// How a later line would be another one: its hand, that it can't be any more, or what it moves.
fn changed(table: &Table, line: &LineChange, lines: &Difference<&Line>) -> String {
    let house = house(table);
    let hand = position(house, lines.before.position);
    if let Some(why) = line.refused().and_then(|refused| refused.after) {
        return tr!("{0}: {1}", hand, refusal(table, why).join(" "));
    }
    let hand = match line.position() {
        Some(now) => tr!("{0} becomes {1}", hand, position(house, now.after)),
        None => hand,
    };
    let amounts = |who: Holder, gain: Difference<i64>| {
        let [before, after] = [gain.before, gain.after].map(|one| signed(house, one));
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
