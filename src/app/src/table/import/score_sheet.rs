//! Score sheet of a game, on the screen and in print.

use tilewise_ledger::{GameNote, Holder, Log, PlayerId, SheetRow, Table};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;
use crate::table::history::locale_of;
use crate::table::standings::end::{handed, overall, place_text};
use crate::table::table_nav::headed;
use crate::table::{ReplayedGame, Route, amount, hand_with_counters, hands, house, signed};
use crate::ui::local_time::as_date;
use crate::ui::phrases;

/// More players than this have narrow columns.
const BROAD: usize = 5;

/// Words with more letters than this are too wide for a column on a phone.
const SHORT: usize = 5;

/// Draws the score sheet, and the button that prints it.
pub fn sheet(locale: Locale, replayed: &ReplayedGame, table: &Table) -> Html {
    let locale = locale.of_part(table.rules.house.rule_set().table_key());
    let rows = replayed.log.sheet(&replayed.game);
    let is_finished = table.end_reason.is_some();
    let narrow = (table.players.len() > BROAD).then_some("paper-narrow");
    let mut words = table.players.iter().flat_map(|name| name.split(' '));
    let upright = words
        .any(|word| word.chars().count() > SHORT)
        .then_some("paper-upright");
    let onprint = Callback::from(|_: MouseEvent| printed());
    html! {
        <div class="step-panel">
            { headed(locale, &Route::Save.into(), tr!(locale, "Score sheet").to_owned()) }
            <button
                type="button"
                class="button button-done"
                data-action="print"
                onclick={onprint}
            >
                { tr!(locale, "Print") }
            </button>
            <article class={classes!("paper", narrow, upright)} data-sheet="">
                <header>
                    <h3>{ phrases::config_name(locale, house(table)) }</h3>
                    <p>
                        if let Some(date) = date(locale, &replayed.log) {
                            <span>{ date }</span>
                        }
                        <span>{ hands(locale, house(table), table.hands) }</span>
                        if !is_finished {
                            <span>{ tr!(locale, "The game isn’t over.") }</span>
                        }
                    </p>
                    if let Some(note) = table.note.as_deref().map(GameNote::displayed) {
                        <p>
                            <span>{ note.place }</span>
                            <span>{ note.note }</span>
                        </p>
                    }
                </header>
                <div
                    class="paper-rows"
                    tabindex="0"
                    role="group"
                    aria-label={tr!(locale, "Every hand")}
                >
                    { hands_of(locale, table, &rows) }
                </div>
                <div class="paper-end">
                    <section>
                        <h4>
                            if is_finished {
                                { tr!(locale, "Final scores") }
                            } else {
                                { tr!(locale, "Scores") }
                            }
                        </h4>
                        { standings(locale, table) }
                    </section>
                    <section>
                        <h4>{ tr!(locale, "Settle up") }</h4>
                        { settled(locale, table) }
                    </section>
                </div>
            </article>
        </div>
    }
}

/// Draws the table of all hands, with the scores after each.
fn hands_of(locale: Locale, table: &Table, rows: &[SheetRow]) -> Html {
    let house = house(table);
    let holders = (0..=u8::MAX)
        .map(|place| Holder::Player(PlayerId(place)))
        .take(table.players.len());
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ tr!(locale, "Which hand") }</th>
                    <th scope="col">{ tr!(locale, "What happened") }</th>
                    for name in table.players.iter() {
                        <th scope="col">{ name }</th>
                    }
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{ tr!(locale, "Start") }</th>
                    <td></td>
                    for one in holders {
                        <td>{ amount(house, table.accounts.began_with(one)) }</td>
                    }
                </tr>
                { for rows.iter().map(|row| hand_row(locale, table, row)) }
            </tbody>
        </table>
    }
}

/// Draws a hand, with the gain and the score of each player.
fn hand_row(locale: Locale, table: &Table, row: &SheetRow) -> Html {
    let locale = locale_of(locale, table, row.outcome);
    let house = row.outcome.house(table);
    let which = hand_with_counters(locale, house, row.outcome.position, row.outcome.repeats);
    html! {
        <tr data-row={row.number.to_string()}>
            <th scope="row">{ which }</th>
            <td>{ locale.sentence(&row.sentence) }</td>
            for (&gain, &has) in row.gains.iter().zip(&row.has) {
                <td>
                    if gain != 0 {
                        <small>{ signed(house, gain) }</small>
                    }
                    <span>{ amount(house, has) }</span>
                </td>
            }
        </tr>
    }
}

fn standings(locale: Locale, table: &Table) -> Html {
    let house = house(table);
    html! {
        <table>
            for one in table.standings().0 {
                <tr>
                    <td>{ place_text(one.place) }</td>
                    <th scope="row">{ table.name(one.player) }</th>
                    <td><strong>{ amount(house, one.score) }</strong></td>
                    <td>{ signed(house, one.gained) }</td>
                    if let Some(score) = one.overall {
                        <td>{ overall(locale, house, score) }</td>
                    }
                </tr>
            }
        </table>
    }
}

fn settled(locale: Locale, table: &Table) -> Html {
    let all = table.settle();
    html! {
        if all.is_empty() {
            <p>{ tr!(locale, "Nobody owes anything.") }</p>
        } else {
            <ul>
                for one in &all {
                    <li>{ handed(locale, table, one) }</li>
                }
            </ul>
        }
    }
}

/// Formats the start of the game in the page's language.
pub fn date(locale: Locale, log: &Log) -> Option<String> {
    window()?;
    Some(as_date(locale, log.entries().first()?.time))
}

/// Returns the year of the start of the game, as the device counts; `None` without a browser.
pub fn year(log: &Log) -> Option<i32> {
    window()?;
    // Integer, far below the precision of a float.
    #[allow(clippy::cast_precision_loss)]
    let time = log.entries().first()?.time as f64;
    let year = js_sys::Date::new(&JsValue::from_f64(time)).get_full_year();
    i32::try_from(year).ok()
}

/// Prints the page: the print styles hide all but the sheet.
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
