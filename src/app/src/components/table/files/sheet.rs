//! Score sheet of a game, on the screen and in print.

use tilewise_ledger::{Log, PlayerId, PlayerStanding, SheetRow, Table};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::super::end::{handed, overall, place_text};
use super::super::headed;
use crate::browser::window;
use crate::components::button::Button;
use crate::components::tag::{Tag, tag};
use crate::language::{Language, translate_sentence, translation_scope};
use crate::table::{ReplayedGame, Route, amount, counters, hand, hands, house, position, signed};
use crate::words;

/// More players than this have narrow columns.
const BROAD: usize = 5;

/// Words with more letters than this are too wide for a column on a phone.
const SHORT: usize = 5;

/// Draws the score sheet, and the button that prints it.
pub fn sheet(replayed: &ReplayedGame, table: &Table, language: Language) -> Html {
    let _scope = translation_scope(table.rules.house.rule_set().table_key());
    let print = Button {
        class: "button button-done",
        hook: ("data-action", "print".to_owned()),
        ..Button::default()
    };
    let rows = replayed.log.sheet(&replayed.game);
    let is_finished = table.end_reason.is_some();
    let narrow = (table.players.len() > BROAD).then_some("paper-narrow");
    let mut words = table.players.iter().flat_map(|name| name.split(' '));
    let upright = words
        .any(|word| word.chars().count() > SHORT)
        .then_some("paper-upright");
    let when = tag("p")
        .child_if(date(&replayed.log, language).map(|date| tag("span").child(date)))
        .child(tag("span").child(hands(house(table), table.hands)))
        .child_if((!is_finished).then(|| tag("span").child(tr!("The game isn’t over."))));
    let top = tag("header").child(tag("h3").child(words::rules_of(house(table))));
    let every = tag("div")
        .class("paper-rows")
        .with("tabindex", "0")
        .with("role", "group")
        .with("aria-label", tr!("Every hand"))
        .child(hands_of(table, &rows));
    let part = |heading: &'static str, content: Html| {
        let part = tag("section").child(tag("h4").child(heading));
        part.child(content)
    };
    let scores = if is_finished {
        tr!("Final scores")
    } else {
        tr!("Scores")
    };
    let end = tag("div")
        .class("paper-end")
        .child(part(scores, standings(table)))
        .child(part(tr!("Settle up"), settled(table)));
    let paper = tag("article")
        .with("class", classes!("paper", narrow, upright))
        .with("data-sheet", "")
        .child(top.child(when))
        .child(every)
        .child(end);
    let onprint = Callback::from(|_: MouseEvent| printed());
    tag("div")
        .class("step-panel")
        .child(headed(&Route::Save.into(), tr!("Score sheet").to_owned()))
        .child(print.draw(tr!("Print"), onprint))
        .child(paper)
        .done()
}

/// Header cell of a column or row.
fn head(of: &'static str, text: String) -> Tag {
    tag("th").with("scope", of).child(text)
}

fn hands_of(table: &Table, rows: &[SheetRow]) -> Html {
    let house = house(table);
    let start = (0..=u8::MAX)
        .map(|place| tilewise_ledger::Holder::Player(PlayerId(place)))
        .take(table.players.len());
    let starts = start.map(|one| tag("td").child(amount(house, table.accounts.began_with(one))));
    let cell = |(&gain, &has): (&i64, &i64)| {
        let gain = (gain != 0).then(|| tag("small").child(signed(house, gain)));
        let has = tag("span").child(amount(house, has));
        tag("td").child_if(gain).child(has)
    };
    let one = |row: &SheetRow| {
        let which = match counters(row.outcome.position) {
            Some(counters) => format!("{}, {counters}", position(house, row.outcome.position)),
            None => hand(house, row.outcome.position, row.outcome.repeats),
        };
        tag("tr")
            .with("data-row", row.number.to_string())
            .child(head("row", which))
            .child(tag("td").child(translate_sentence(&row.sentence)))
            .children(row.gains.iter().zip(&row.has).map(cell))
    };
    let names = table.players.iter();
    let names = tag("tr")
        .child(head("col", tr!("Which hand").to_owned()))
        .child(head("col", tr!("What happened").to_owned()))
        .children(names.map(|name| head("col", name.clone())));
    let begins = tag("tr")
        .child(head("row", tr!("Start").to_owned()))
        .child(tag("td"))
        .children(starts);
    let hands = rows.iter().map(one);
    tag("table")
        .child(tag("thead").child(names))
        .child(tag("tbody").child(begins).children(hands))
        .done()
}

fn standings(table: &Table) -> Html {
    let house = house(table);
    let all = table.standings();
    let line = |one: &PlayerStanding| {
        let score = tag("strong").child(amount(house, one.score));
        let overall = one
            .overall
            .map(|score| tag("td").child_if(overall(house, score)));
        tag("tr")
            .child(tag("td").child(place_text(one.place)))
            .child(head("row", table.name(one.player).to_owned()))
            .child(tag("td").child(score))
            .child(tag("td").child(signed(house, one.gained)))
            .child_if(overall)
    };
    tag("table").children(all.0.iter().map(line)).done()
}

fn settled(table: &Table) -> Html {
    let all = table.settle();
    if all.is_empty() {
        return tag("p").child(tr!("Nobody owes anything.")).done();
    }
    let lines = all.iter().map(|one| tag("li").child(handed(table, one)));
    tag("ul").children(lines).done()
}

/// Formats the start of the game in the page's language.
pub fn date(log: &Log, language: Language) -> Option<String> {
    window()?;
    // Integer, far below the precision of a float.
    #[allow(clippy::cast_precision_loss)]
    let time = log.entries().first()?.time as f64;
    let date = js_sys::Date::new(&JsValue::from_f64(time));
    let options = js_sys::Object::new();
    let text = date.to_locale_date_string(language.key(), &options);
    text.as_string()
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
