//! The choice of a method and of the sizes of tables.

use tilewise_club::{Chart, DrawMethod, TableSizes};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::draw_options::{DrawOptions, methods};
use crate::i18n::Locale;

/// The rounds that a chart may have.
const CHART_ROUNDS: std::ops::RangeInclusive<u32> = 3..=12;

/// Draws the methods, and what the chosen one does with the members who are there.
pub fn method_choice(
    locale: Locale,
    options: &DrawOptions,
    present: usize,
    onchange: &Callback<DrawOptions>,
) -> Html {
    let method = options.method;
    let one = |other: DrawMethod| {
        let is_chosen = other == method;
        let (key, label) = key_and_label(locale, other);
        let onclick = {
            let (options, onchange) = (options.clone(), onchange.clone());
            Callback::from(move |_: MouseEvent| {
                let method = other;
                onchange.emit(DrawOptions {
                    method,
                    ..options.clone()
                });
            })
        };
        html! {
            <button
                type="button"
                class="segment"
                data-method={key}
                aria-pressed={is_chosen.to_string()}
                {onclick}
            >
                { label }
            </button>
        }
    };
    html! {
        <>
            <div class="group group-wrap" role="group" aria-label={tr!(locale, "How the tables are found")}>
                { for methods(method).into_iter().map(one) }
            </div>
            <p>{ explanation(locale, method) }</p>
            if let DrawMethod::Chart { rounds } = method {
                { chart(locale, options, rounds, present, onchange) }
            } else {
                { sizes(locale, options, present, onchange) }
            }
        </>
    }
}

fn key_and_label(locale: Locale, method: DrawMethod) -> (&'static str, &'static str) {
    match method {
        DrawMethod::Random => ("random", tr!(locale, "By cards")),
        DrawMethod::Chart { .. } => ("chart", tr!(locale, "Chart")),
        DrawMethod::Swiss => ("swiss", tr!(locale, "Swiss")),
        DrawMethod::Ladder => ("ladder", tr!(locale, "Ladder")),
        DrawMethod::Teams => ("teams", tr!(locale, "Teams")),
    }
}

fn explanation(locale: Locale, method: DrawMethod) -> &'static str {
    match method {
        DrawMethod::Random => tr!(
            locale,
            "By chance. Members who have met tonight, or this season, meet again as seldom as possible."
        ),
        DrawMethod::Chart { .. } => tr!(
            locale,
            "By a fixed plan for the whole night, with the fewest repeated meetings and equal winds. It needs the same members in all rounds."
        ),
        DrawMethod::Swiss => tr!(
            locale,
            "Members with similar points sit together: by the points of tonight, in the first round by those of the season."
        ),
        DrawMethod::Ladder => tr!(
            locale,
            "The winner of each table goes up a table, the last one goes down, the others stay. The first round is by chance."
        ),
        DrawMethod::Teams => tr!(
            locale,
            "One member of each team at each table, as far as possible."
        ),
    }
}

/// Draws the rounds of a chart, and how often its members meet again.
fn chart(
    locale: Locale,
    options: &DrawOptions,
    rounds: u32,
    present: usize,
    onchange: &Callback<DrawOptions>,
) -> Html {
    let onrounds = {
        let (options, onchange) = (options.clone(), onchange.clone());
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(rounds) = field.and_then(|field| field.value().parse().ok()) {
                let method = DrawMethod::Chart { rounds };
                onchange.emit(DrawOptions {
                    method,
                    ..options.clone()
                });
            }
        })
    };
    html! {
        <>
            <label class="club-field">
                <span>{ tr!(locale, "Rounds of the whole night") }</span>
                <select data-field="chart-rounds" onchange={onrounds}>
                    for number in CHART_ROUNDS {
                        <option value={number.to_string()} selected={number == rounds}>{ number }</option>
                    }
                </select>
            </label>
            <p class="club-note" data-chart="">{ chart_text(locale, rounds, present) }</p>
        </>
    }
}

fn chart_text(locale: Locale, rounds: u32, present: usize) -> String {
    match Chart::for_players(present, rounds) {
        Some(chart) => tr!(
            locale,
            "{0} members, {1} rounds: {2} repeated {2:meeting|meetings}. No chart can have fewer than {3}.",
            present,
            rounds,
            chart.repeats(),
            Chart::lower_bound(present, rounds)
        ),
        None => tr!(
            locale,
            "There are charts for 8 to 40 members, and {0} {0:is|are} here: choose another way.",
            present
        ),
    }
}

/// Draws the choice of the sizes of tables, and which tables there would be.
fn sizes(
    locale: Locale,
    options: &DrawOptions,
    present: usize,
    onchange: &Callback<DrawOptions>,
) -> Html {
    let one = |key: &'static str, label: &'static str, is_chosen: bool, sizes: TableSizes| {
        let onclick = {
            let (options, onchange) = (options.clone(), onchange.clone());
            Callback::from(move |_: MouseEvent| {
                onchange.emit(DrawOptions {
                    sizes,
                    ..options.clone()
                });
            })
        };
        html! {
            <button
                type="button"
                class="chip"
                data-sizes={key}
                aria-pressed={is_chosen.to_string()}
                {onclick}
            >
                { label }
            </button>
        }
    };
    let TableSizes { threes, fives } = options.sizes;
    let five = TableSizes {
        threes,
        fives: !fives,
    };
    let three = TableSizes {
        threes: !threes,
        fives,
    };
    html! {
        <>
            <div class="chips" role="group" aria-label={tr!(locale, "Sizes of tables besides four")}>
                { one("fives", tr!(locale, "Also five: one sits out in turn"), fives, five) }
                { one("threes", tr!(locale, "Also three, if your rules allow it"), threes, three) }
            </div>
            <p class="club-note" data-sizes-text="">{ sizes_text(locale, options.sizes, present) }</p>
        </>
    }
}

/// Returns which tables a number of members makes.
pub fn sizes_text(locale: Locale, sizes: TableSizes, present: usize) -> String {
    let counts = sizes.counts(present);
    let wait = present.saturating_sub(counts.seats());
    let mut parts = vec![tr!(locale, "{0} {0:member|members} here", present)];
    let all = [(counts.fours, 4_u32), (counts.fives, 5), (counts.threes, 3)];
    for (tables, seats) in all.into_iter().filter(|one| one.0 > 0) {
        parts.push(tr!(locale, "{0} {0:table|tables} of {1}", tables, seats));
    }
    if wait > 0 {
        parts.push(tr!(locale, "{0} {0:waits|wait}", wait));
    }
    parts.join(" · ")
}
