//! What a house pays, what it knows of circumstances, and what it has settled.

use tilewise_rules::{CircumstanceRule, House, Seat};
use yew::prelude::*;

use super::jump::heading;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::language::translate;
use crate::rules::{Pays, Settled, payments};
use crate::state::{Action, Sheet};
use crate::words;

/// The part that says what is paid.
pub const PAID: &str = text!("What is paid");
/// The part of the circumstances.
pub const CIRCUMSTANCES: &str = text!("Circumstances");
/// The part of the options.
pub const SETTLED: &str = text!("What the house has settled");

/// What each value pays.
pub fn pays(house: &House) -> Html {
    let rows = payments(house);
    if rows.is_empty() {
        return Html::default();
    }
    let money = house.money();
    let paid = |amount: i64| words::short_amount(money, -amount);
    let row = |row: &Pays| {
        html! {
            <tr data-value={row.value.to_string()}>
                <th scope="row">{ words::hand_value(house, row.value, &row.axes) }</th>
                <td>{ paid(row.discard[Seat::West]) }</td>
                <td>{ paid(row.discard[Seat::East]) }</td>
                <td>{ paid(row.self_draw[Seat::East]) }</td>
            </tr>
        }
    };
    html! {
        <section data-pays="">
            { heading(PAID) }
            <table class="rules-pays">
                <caption>{ tr!("When anybody but East wins, and nobody is liable for it") }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ tr!("Value") }</th>
                        <th scope="col">{ tr!("Discarder") }</th>
                        <th scope="col">{ tr!("Each other") }</th>
                        <th scope="col">{ tr!("Self-draw, each") }</th>
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// Circumstances that the book knows.
pub fn circumstances(all: &[&'static CircumstanceRule]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &&'static CircumstanceRule| {
        html! {
            <div data-circumstance={one.circumstance.key()}>
                <dt>{ translate(one.name) }</dt>
                <dd>{ words::says(one.says) }{ " " }<cite>{ one.clause }</cite></dd>
            </div>
        }
    };
    html! {
        <section>
            { heading(CIRCUMSTANCES) }
            <dl class="rules-said">{ for all.iter().map(one) }</dl>
        </section>
    }
}

/// What the house has settled; the way to change it, where it is the house that is played.
pub fn options(all: &[Settled], onaction: Option<&Callback<Action>>) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    let one = |one: &Settled| {
        html! {
            <div data-choice={one.choice.key}>
                <dt>{ translate(one.choice.name) }</dt>
                <dd>
                    { words::says(one.choice.says) }{ " " }<cite>{ one.choice.clause }</cite>
                    <strong>
                        { one.answer.clone() }
                        if !one.by_book { { tr!(" (not the book’s)") } }
                    </strong>
                </dd>
            </div>
        }
    };
    let change = Button {
        class: "button",
        hook: ("data-action", "change-rules".to_owned()),
        ..Button::default()
    };
    html! {
        <section>
            { heading(SETTLED) }
            if let Some(onaction) = onaction {
                { change.draw(tr!("Change the house rules"), on_click(onaction, Action::Sheet(Some(Sheet::House)))) }
            }
            <dl class="rules-said">{ for all.iter().map(one) }</dl>
        </section>
    }
}
