//! Preview of a correction's effects.

use tilewise_ledger::{
    Difference, Entry, EntryId, EntryOutcome, GameEvent, Holder, OutcomeChange, Table,
};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::table::view::TableView;
use crate::table::{EditTarget, amount, holder, house, name, position, refusal, signed};

/// Number of lines that are visible at once.
const FEW: usize = 3;

/// Draws the effects of a correction on the following hands, and on the current standings.
pub fn changes(locale: Locale, at: &TableView, input: &GameEvent) -> Html {
    if at.place.target == EditTarget::Append && !matches!(input, GameEvent::Correction(_)) {
        return Html::default();
    }
    let entry = Entry {
        id: EntryId(String::new()),
        device: String::new(),
        counter: at.replayed.log.next_counter(),
        time: 0,
        author: String::new(),
        event: at.place.target.to_log_event(input.clone()),
    };
    let Ok(preview) = at.replayed.log.preview(entry) else {
        return Html::default();
    };
    let (Some(table), Some(after)) = (preview.before.table(), preview.after.table()) else {
        return Html::default();
    };
    // The effect of the entry itself is shown separately.
    let is_edited = |line: &EntryOutcome| match &at.place.target {
        EditTarget::Replace(id) | EditTarget::AddWinner(id) => line.entry == *id,
        EditTarget::Append | EditTarget::InsertBefore(_) => false,
    };
    let lines: Vec<String> = preview
        .outcomes()
        .iter()
        .filter_map(|line| match line {
            OutcomeChange::Changed(lines) if !is_edited(lines.after) => {
                Some(changed(locale, table, line, lines))
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
        <section
            class="changes"
            data-changes={count.to_string()}
            aria-label={tr!(locale, "What this changes")}
        >
            <h3 class="label">{ tr!(locale, "What this changes") }</h3>
            if let Some(now) = now {
                <p>
                    { tr!(locale, "Now {0}, not {1}",
                        position(locale, house(table), now.after),
                        position(locale, house(table), now.before)
                    ) }
                </p>
            }
            if let Some(dealer) = dealer {
                <p>
                    { tr!(locale, "{0} deals now, not {1}",
                        name(after, dealer.after),
                        name(table, dealer.before)
                    ) }
                </p>
            }
            if !scores.is_empty() {
                { moved(locale, table, &scores) }
            }
            if count > 0 {
                { following(locale, &lines) }
            }
        </section>
    }
}

/// Draws the scores that differ, each with its earlier value.
fn moved(locale: Locale, table: &Table, scores: &[(Holder, Difference<i64>)]) -> Html {
    let house = house(table);
    let scores = scores.iter().filter(|(who, _)| *who != Holder::Bank);
    html! {
        <dl class="moved">
            for (who, score) in scores {
                <div>
                    <dt>{ holder(locale, table, *who) }</dt>
                    <dd>
                        { amount(house, score.after) }
                        <small>{ amount(house, score.before) }</small>
                    </dd>
                </div>
            }
        </dl>
    }
}

/// Draws the changes of the following entries.
fn following(locale: Locale, lines: &[String]) -> Html {
    html! {
        <details class="more" open={lines.len() <= FEW}>
            <summary>{ tr!(locale, "{0} later {0:line changes|lines change}", lines.len()) }</summary>
            <ul>
                for line in lines {
                    <li>{ line }</li>
                }
            </ul>
        </details>
    }
}

/// Returns the change of a following entry: its hand, its refusal, or its amounts.
fn changed(
    locale: Locale,
    table: &Table,
    line: &OutcomeChange,
    lines: &Difference<&EntryOutcome>,
) -> String {
    let house = lines.before.house(table);
    let hand = position(locale, house, lines.before.position);
    if let Some(why) = line.refusal().and_then(|refused| refused.after) {
        return tr!(
            locale,
            "{0}: {1}",
            hand,
            refusal(locale, table, why).join(" ")
        );
    }
    let hand = match line.position() {
        Some(now) => tr!(
            locale,
            "{0} becomes {1}",
            hand,
            position(locale, house, now.after)
        ),
        None => hand,
    };
    let amounts = |who: Holder, gain: Difference<i64>| {
        let [before, after] = [gain.before, gain.after].map(|one| signed(house, one));
        format!("{} {before} → {after}", holder(locale, table, who))
    };
    let gains = line.gains().into_iter();
    let gains = gains.filter(|(who, _)| *who != Holder::Bank);
    let gains: Vec<_> = gains.map(|(who, gain)| amounts(who, gain)).collect();
    if gains.is_empty() {
        hand
    } else {
        tr!(locale, "{0}: {1}", hand, gains.join(", "))
    }
}
