//! The score sheet of a game: looked at, and printed.

use tilewise_ledger::{Log, PlayerId, SheetRow, Table};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::super::end::overall;
use super::super::headed;
use crate::browser::window;
use crate::components::button::Button;
use crate::language::{Language, speak_of, translated};
use crate::table::{Shown, Step, amount, counters, holder, house, position, signed};
use crate::words;

/// More players than this stand in narrow columns.
const BROAD: usize = 5;

/// The score sheet, and the way to the printer.
pub fn sheet(shown: &Shown, table: &Table, language: Language) -> Html {
    let _speaking = speak_of(table.rules.house.rule_set().table_key());
    let print = Button {
        class: "button button-done",
        hook: ("data-action", "print".to_owned()),
        ..Button::default()
    };
    let rows = shown.log.sheet(&shown.game);
    let hands = i64::from(table.hands);
    let is_over = table.over.is_some();
    let narrow = (table.players.len() > BROAD).then_some("paper-narrow");
    html! {
        <div class="told">
            { headed(&Step::Save.into(), tr!("Score sheet").to_owned()) }
            { print.draw(tr!("Print"), Callback::from(|_: MouseEvent| printed())) }
            <article class={classes!("paper", narrow)} data-sheet="">
                <header>
                    <h3>{ words::rules_of(house(table)) }</h3>
                    <p>
                        { for date(&shown.log, language).map(|date| html! { <span>{ date }</span> }) }
                        <span>{ tr!("{0} {0:hand|hands}", hands) }</span>
                        if !is_over {
                            <span>{ tr!("The game isn’t over.") }</span>
                        }
                    </p>
                </header>
                <div class="paper-rows" tabindex="0" role="group" aria-label={tr!("Every hand")}>
                    { hands_of(table, &rows) }
                </div>
                <div class="paper-end">
                    <section>
                        <h4>{ if is_over { tr!("Final scores") } else { tr!("Scores") } }</h4>
                        { standings(table) }
                    </section>
                    <section>
                        <h4>{ tr!("Settle up") }</h4>
                        { settled(table) }
                    </section>
                </div>
            </article>
        </div>
    }
}

fn hands_of(table: &Table, rows: &[SheetRow]) -> Html {
    let house = house(table);
    let name = |name: &String| html! { <th scope="col">{ name }</th> };
    let start = (0..=u8::MAX)
        .map(|place| tilewise_ledger::Holder::Player(PlayerId(place)))
        .take(table.players.len());
    let starts =
        start.map(|one| html! { <td>{ amount(house, table.accounts.began_with(one)) }</td> });
    let cell = |(&gain, &has): (&i64, &i64)| {
        html! {
            <td>
                if gain != 0 {
                    <small>{ signed(house, gain) }</small>
                }
                <span>{ amount(house, has) }</span>
            </td>
        }
    };
    let one = |row: &SheetRow| {
        let hand = match counters(row.line.position) {
            Some(counters) => format!("{}, {counters}", position(row.line.position)),
            None => position(row.line.position),
        };
        html! {
            <tr data-row={row.number.to_string()}>
                <th scope="row">{ hand }</th>
                <td>{ translated(&row.says) }</td>
                { for row.gains.iter().zip(&row.has).map(cell) }
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ tr!("Which hand") }</th>
                    <th scope="col">{ tr!("What happened") }</th>
                    { for table.players.iter().map(name) }
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{ tr!("Start") }</th>
                    <td></td>
                    { for starts }
                </tr>
                { for rows.iter().map(one) }
            </tbody>
        </table>
    }
}

fn standings(table: &Table) -> Html {
    let house = house(table);
    let all = table.standings();
    html! {
        <table>
            { for all.0.iter().map(|one| html! {
                <tr>
                    <td>{ one.place }</td>
                    <th scope="row">{ table.name(one.player) }</th>
                    <td><strong>{ amount(house, one.score) }</strong></td>
                    <td>{ signed(house, one.gained) }</td>
                    { for one.overall.map(|score| html! {
                        <td>{ overall(house, score) }</td>
                    }) }
                </tr>
            }) }
        </table>
    }
}

fn settled(table: &Table) -> Html {
    let house = house(table);
    let all = table.settle();
    if all.is_empty() {
        return html! { <p>{ tr!("Nobody owes anything.") }</p> };
    }
    html! {
        <ul>
            { for all.iter().map(|one| html! {
                <li>{ tr!("{0} to {1}: {2}", holder(table, one.from), holder(table, one.to), amount(house, one.amount)) }</li>
            }) }
        </ul>
    }
}

/// When the game began, as people write it here.
fn date(log: &Log, language: Language) -> Option<String> {
    window()?;
    // Whole, and far below what a float holds.
    #[allow(clippy::cast_precision_loss)]
    let time = log.entries().first()?.time as f64;
    let date = js_sys::Date::new(&JsValue::from_f64(time));
    let options = js_sys::Object::new();
    let text = date.to_locale_date_string(language.key(), &options);
    text.as_string()
}

/// Opens what prints the page: its styles leave all out but the sheet.
fn printed() {
    let Some(window) = window() else {
        return;
    };
    let print = js_sys::Reflect::get(&window, &"print".into()).ok();
    let print = print.and_then(|print| print.dyn_into::<js_sys::Function>().ok());
    if let Some(print) = print {
        let _ = print.call0(&window);
    }
}
