//! The scores over the hands, as a chart and as an accessible table.

use tilewise_ledger::Table;
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::table::standings::score_chart::ScoreChart;
use crate::table::view::TableView;
use crate::table::{amount, house, name};

/// The width and height of the chart, in SVG units.
const SIZE: (i64, i64) = (640, 240);
/// The points of the line in the legend.
const KEY: &str = "0,3 30,3";
/// The number of line styles.
const KINDS: usize = 8;

/// Renders the chart of a game; empty before its first hand.
pub fn chart(locale: Locale, at: &TableView, table: &Table) -> Html {
    let chart = ScoreChart::new(&at.replayed.game, table);
    if chart.hands() == 0 {
        return Html::default();
    }
    let house = house(table);
    let (low, high) = chart.range();
    let (width, height) = SIZE;
    let view = format!("-6 -6 {} {}", width + 12, height + 12);
    let line = |place: usize, points: String| {
        let kind = format!("chart-{}", place % KINDS);
        html! { <polyline class={classes!("chart-line", kind)} {points} /> }
    };
    let all = || chart.scores.iter().enumerate();
    html! {
        <figure class="chart" data-chart={chart.hands().to_string()}>
            <figcaption class="label">{ tr!(locale, "Scores over the hands") }</figcaption>
            <div class="chart-frame" aria-hidden="true">
                <span class="chart-high">{ amount(house, high) }</span>
                if low < high {
                    <span class="chart-low">{ amount(house, low) }</span>
                }
                <svg viewBox={view} preserveAspectRatio="none">
                    for (place, (_, scores)) in all() {
                        { line(place, chart.points(scores, SIZE)) }
                    }
                </svg>
            </div>
            <ul class="chart-names" aria-hidden="true">
                for (place, (player, _)) in all() {
                    <li>
                        <svg viewBox="0 0 30 6">{ line(place, KEY.to_owned()) }</svg>
                        { name(table, *player) }
                    </li>
                }
            </ul>
            <ScoreTable at={at.clone()} />
        </figure>
    }
}

/// Properties of [`ScoreTable`].
#[derive(Properties, PartialEq)]
struct ScoreTableProps {
    /// The game, and the location in it.
    at: TableView,
}

/// The scores as a table with a row for each hand. It is rendered when the reader opens it.
#[component]
fn ScoreTable(props: &ScoreTableProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let open = use_state_eq(|| false);
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_unchecked_into::<web_sys::Element>();
            open.set(details.has_attribute("open"));
        })
    };
    html! {
        <details class="more" {ontoggle}>
            <summary>{ tr!(locale, "As a table") }</summary>
            if *open {
                { for at.replayed.table().map(|table| numbers(locale, at, table)) }
            }
        </details>
    }
}

fn numbers(locale: Locale, at: &TableView, table: &Table) -> Html {
    let chart = ScoreChart::new(&at.replayed.game, table);
    let house = house(table);
    let all = || chart.scores.iter();
    html! {
        <div
            class="chart-table"
            tabindex="0"
            role="group"
            aria-label={tr!(locale, "Scores over the hands")}
        >
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ tr!(locale, "Hand") }</th>
                        for (player, _) in all() {
                            <th scope="col">{ name(table, *player) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for hand in 0..=chart.hands() {
                        <tr>
                            <th scope="row">{ hand }</th>
                            for (_, scores) in all() {
                                <td>{ scores.get(hand).map(|score| amount(house, *score)) }</td>
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}
