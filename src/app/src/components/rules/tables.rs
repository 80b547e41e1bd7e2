//! What a house pays, what it knows of circumstances, and what it has settled.

use tilewise_rules::{CircumstanceRule, House, Seat};
use yew::prelude::*;

use crate::components::act::act;
use crate::components::button::Button;
use crate::rules::{Pays, answer, payments};
use crate::state::{Action, Sheet};
use crate::words;

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
                <th scope="row">{ words::value(house, row.value) }</th>
                <td>{ paid(row.discard[Seat::West]) }</td>
                <td>{ paid(row.discard[Seat::East]) }</td>
                <td>{ paid(row.self_draw[Seat::East]) }</td>
            </tr>
        }
    };
    html! {
        <section data-pays="">
            <h3 class="rules-group">{ "What is paid" }</h3>
            <table class="rules-pays">
                <thead>
                    <tr>
                        <th scope="col">{ "Value" }</th>
                        <th scope="col">{ "Discarder" }</th>
                        <th scope="col">{ "Each other" }</th>
                        <th scope="col">{ "Self-draw, each" }</th>
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// The circumstances that the book knows.
pub fn circumstances(house: &House) -> Html {
    let one = |one: &CircumstanceRule| {
        html! {
            <div data-circumstance={one.circumstance.key()}>
                <dt>{ one.name }</dt>
                <dd>{ words::sentence(one.says) }{ " " }<cite>{ one.clause }</cite></dd>
            </div>
        }
    };
    html! {
        <section>
            <h3 class="rules-group">{ "Circumstances" }</h3>
            <dl class="rules-said">{ for house.ruleset().circumstances.iter().map(one) }</dl>
        </section>
    }
}

/// What the house has settled; the way to change it, where it is the house that is played.
pub fn choices(house: &House, onaction: Option<&Callback<Action>>) -> Html {
    let all = house.ruleset().choices.iter().zip(house.answers());
    let one =
        |(choice, (key, text, book)): (&'static tilewise_rules::Choice, (&str, String, bool))| {
            html! {
                <div data-choice={key.to_owned()}>
                    <dt>{ choice.name }</dt>
                    <dd>
                        { words::sentence(choice.says) }{ " " }<cite>{ choice.clause }</cite>
                        <strong>
                            { answer(choice, &text) }
                            if !book { { " (not the book’s)" } }
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
            <h3 class="rules-group">{ "What the house has settled" }</h3>
            if let Some(onaction) = onaction {
                { change.draw("Change the house rules", act(onaction, Action::Sheet(Some(Sheet::House)))) }
            }
            <dl class="rules-said">{ for all.map(one) }</dl>
        </section>
    }
}
