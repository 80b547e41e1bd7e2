//! The scores over the hands: drawn, and as a table for those who don't see it.

use tilewise_ledger::Table;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::At;
use crate::components::stateful::Stateful;
use crate::table::{Chart, amount, house, name};

/// The size of the picture, in its own units.
const SIZE: (i64, i64) = (640, 240);
/// The line beside a name.
const KEY: &str = "0,3 30,3";
/// Lines of so many kinds are told apart.
const KINDS: usize = 8;

/// The chart of a game; nothing before its first hand.
pub fn chart(at: &At, table: &Table) -> Html {
    let chart = Chart::of(&at.shown.game, table);
    if chart.hands() == 0 {
        return Html::default();
    }
    let house = house(table);
    let (low, high) = chart.range();
    let (width, height) = SIZE;
    let view = format!("-6 -6 {} {}", width + 12, height + 12);
    let line = |place: usize, points: String| {
        html! { <polyline class={classes!("chart-line", format!("chart-{}", place % KINDS))} {points} /> }
    };
    let all = || chart.scores.iter().enumerate();
    html! {
        <figure class="chart" data-chart={chart.hands().to_string()}>
            <figcaption class="label">{ tr!("Scores over the hands") }</figcaption>
            <div class="chart-frame" aria-hidden="true">
                <span class="chart-high">{ amount(house, high) }</span>
                if low < high {
                    <span class="chart-low">{ amount(house, low) }</span>
                }
                <svg viewBox={view} preserveAspectRatio="none">
                    { for all().map(|(place, (_, scores))| line(place, chart.points(scores, SIZE))) }
                </svg>
            </div>
            <ul class="chart-names" aria-hidden="true">
                { for all().map(|(place, (player, _))| html! {
                    <li><svg viewBox="0 0 30 6">{ line(place, KEY.to_owned()) }</svg>{ name(table, *player) }</li>
                }) }
            </ul>
            { Numbers { at: at.clone() }.html() }
        </figure>
    }
}

/// The scores as a table, which is drawn when somebody asks: it has a line for each hand.
#[derive(PartialEq)]
struct Numbers {
    at: At,
}

impl Stateful for Numbers {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_numbers(&self.at).run(hooks)
    }
}

#[hook]
fn use_numbers(at: &At) -> Html {
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
            <summary>{ tr!("As a table") }</summary>
            if *open {
                { for at.shown.table().map(|table| numbers(at, table)) }
            }
        </details>
    }
}

fn numbers(at: &At, table: &Table) -> Html {
    let chart = Chart::of(&at.shown.game, table);
    let house = house(table);
    let all = || chart.scores.iter();
    html! {
        <div class="chart-table" tabindex="0" role="group" aria-label={tr!("Scores over the hands")}>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ tr!("Hand") }</th>
                        { for all().map(|(player, _)| html! { <th scope="col">{ name(table, *player) }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { for (0..=chart.hands()).map(|hand| html! {
                        <tr>
                            <th scope="row">{ hand }</th>
                            { for all().map(|(_, scores)| html! {
                                <td>{ scores.get(hand).map(|score| amount(house, *score)) }</td>
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
