//! Keys for what a hand is worth.

mod rows;

use tilewise_rules::House;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::tag::tag;
use crate::counted_win::{Known, Worth};
use crate::levels::Levels;
use crate::words;

/// So many values have a button.
const BUTTONS: u16 = 14;

/// The values of a house as keys, in two rows where it counts on a further axis.
pub fn values(
    house: &House,
    levels: Option<&Levels>,
    now: Known,
    onknown: &Callback<Known>,
) -> Html {
    match levels {
        Some(levels) => rows::rows(house, levels, now, onknown),
        None => one_row(house, now, onknown),
    }
}

/// The values of a house, the first of them as keys.
fn one_row(house: &House, now: Known, onknown: &Callback<Known>) -> Html {
    let value = |value: u16| {
        let worth = Some(Worth::Value(value));
        let button = Button {
            class: "segment quick-value",
            hook: ("data-quick-value", value.to_string()),
            pressed: Some(now.worth == worth),
            ..Button::default()
        };
        let choose = onknown.reform(move |_: MouseEvent| Known { worth, ..now });
        button.draw(value.to_string(), choose)
    };
    let least = house.minimum();
    let shown = house.limit().min(least.saturating_add(BUTTONS - 1));
    let unit = words::unit(house);
    let typed = match now.worth {
        Some(Worth::Value(value)) if value > shown => Some(value.to_string()),
        _ => None,
    };
    let onmore = onknown.reform(move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let value = field.and_then(|field| field.value().trim().parse().ok());
        let worth = value.map(Worth::Value);
        Known { worth, ..now }
    });
    let more = (house.limit() > shown).then(|| {
        html! {
            <input type="number" min={shown.to_string()} max={house.limit().to_string()} inputmode="numeric"
                aria-label={tr!("More")} placeholder={tr!("More")} value={typed} onchange={onmore} />
        }
    });
    let asks = tr!("How many {0}?", unit);
    let title = tag("h3").class("label").child(asks.clone());
    let values = tag("div")
        .class("quick-values")
        .with("role", "group")
        .with("aria-label", asks)
        .children((least..=shown).map(value))
        .child_if(more);
    [title, values].into_iter().collect()
}
