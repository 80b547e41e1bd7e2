//! Two rows of keys: the values of a house and its levels, and what is counted on its further axis.

use tilewise_rules::{House, Seat, Win};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::tag::tag;
use crate::counted_win::{Known, Worth};
use crate::language::translate;
use crate::levels::Levels;
use crate::words;

/// Any way to win.
const WAYS: [Win; 2] = [Win::SelfDraw, Win::Discard { from: Seat::East }];

/// The two rows. What no hand can be is not offered.
pub(super) fn rows(house: &House, levels: &Levels, now: Known, onknown: &Callback<Known>) -> Html {
    let choose = |next: Known| onknown.reform(move |_: MouseEvent| next);
    let is_known = |win: &Win| now.win().is_none_or(|known| same_way(known, *win));
    let impossible = |value: u16, on_axis: u16| {
        let mut ways = WAYS.into_iter().filter(is_known).peekable();
        let first = ways.peek().copied()?;
        let says = levels.impossible(house, first, value, on_axis);
        says.filter(|_| ways.all(|win| levels.impossible(house, win, value, on_axis).is_some()))
    };
    let key = |worth: Worth, hook, says: Html, why: Option<&'static str>| {
        let button = Button {
            class: "segment quick-value",
            hook,
            title: why.map(words::says),
            pressed: Some(is_it(now.worth, worth, levels)),
            idle: why.is_some(),
            ..Button::default()
        };
        let worth = Some(worth);
        button.draw(says, choose(Known { worth, ..now }))
    };
    let by_axis = levels.by_axis.clone().map(|value| {
        let why = now.on_axis.and_then(|on_axis| impossible(value, on_axis));
        let hook = ("data-quick-value", value.to_string());
        key(Worth::Value(value), hook, value.to_string().into(), why)
    });
    let by_level = levels.by_level.iter().map(|(level, values)| {
        let (first, last) = (values.start, values.end - 1);
        let values = words::values(house, first, last);
        let hook = ("data-quick-value", first.to_string());
        let says = named(translate(level.name), values);
        key(Worth::Value(first), hook, says, None)
    });
    let units = levels.highest.into_iter().flat_map(|(level, most)| {
        (1..=most).map(move |units| {
            let says = match units {
                1 => Html::from(translate(level.name)),
                _ => Html::from(format!("×{units}")),
            };
            (units, says)
        })
    });
    let units = units.map(|(units, says)| {
        let hook = ("data-quick-units", units.to_string());
        key(Worth::Units(units), hook, says, None)
    });
    let matters = match now.worth {
        None => true,
        Some(Worth::Value(value)) => levels.by_axis.contains(&value),
        Some(Worth::Units(_)) => false,
    };
    let unit = translate(levels.axis.unit.name);
    let on_axis = levels.axis.listed.iter().map(|&on_axis| {
        let why = match now.worth {
            Some(Worth::Value(value)) if matters => impossible(value, on_axis),
            _ => {
                let mut all = levels.by_axis.clone();
                let first = impossible(levels.by_axis.end - 1, on_axis);
                first.filter(|_| all.all(|value| impossible(value, on_axis).is_some()))
            }
        };
        let button = Button {
            class: "segment quick-value",
            hook: ("data-quick-axis", on_axis.to_string()),
            title: why.map(words::says),
            pressed: Some(matters && now.on_axis == Some(on_axis)),
            idle: !matters || why.is_some(),
            ..Button::default()
        };
        let next = Known {
            on_axis: Some(on_axis),
            ..now
        };
        button.draw(on_axis.to_string(), choose(next))
    });
    let row = |class, says: &str, keys: Vec<Html>| {
        tag("div")
            .class(class)
            .with("role", "group")
            .with("aria-label", says.to_owned())
            .children(keys)
    };
    let (values, axis) = (
        tr!("How many {0}?", words::unit(house)),
        tr!("How many {0}?", unit),
    );
    // In the place of the question, so that nothing moves under the finger.
    let asks = if matters {
        axis.clone()
    } else {
        tr!("This is paid without counting {0}.", unit)
    };
    html! {
        <>
            <h3 class="label">{ values.clone() }</h3>
            { row("quick-values quick-values-few", &values, by_axis.collect()) }
            { row("quick-values quick-levels", &values, by_level.collect()) }
            { row("quick-values quick-units", &values, units.collect()) }
            <h3 class="label">{ asks }</h3>
            { row("quick-values quick-axis", &axis, on_axis.collect()) }
        </>
    }
}

/// Whether this key says it: that of a level all that it takes.
fn is_it(said: Option<Worth>, key: Worth, levels: &Levels) -> bool {
    let level = |worth| match worth {
        Worth::Value(value) => {
            let mut all = levels.by_level.iter();
            all.position(|(_, values)| values.contains(&value))
        }
        Worth::Units(_) => None,
    };
    let same_level = |said| level(said).is_some_and(|place| level(key) == Some(place));
    said.is_some_and(|said| said == key || same_level(said))
}

/// Whether both are drawn, or neither.
fn same_way(one: Win, other: Win) -> bool {
    (one == Win::SelfDraw) == (other == Win::SelfDraw)
}

/// A level by its name, over what it takes.
fn named(name: &'static str, values: String) -> Html {
    html! {
        <>
            <span class="quick-level">{ name }</span>
            <small>{ values }</small>
        </>
    }
}
