//! Two rows of keys: the values and levels, and the values of the second axis.

use tilewise_rules::{RuleConfig, Seat, Win};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::tag::{Tag, tag};
use crate::counted_win::{CountedValue, WinDraft};
use crate::language::translate;
use crate::levels::Levels;
use crate::words;

/// One win by self-draw, one by discard.
const WAYS: [Win; 2] = [Win::SelfDraw, Win::Discard { from: Seat::East }];

/// Draws the two rows. Impossible values are left out.
pub(super) fn rows(
    house: &RuleConfig,
    levels: &Levels,
    now: WinDraft,
    onknown: &Callback<WinDraft>,
) -> Html {
    let choose = |next: WinDraft| onknown.reform(move |_: MouseEvent| next);
    let is_possible = |win: &Win| now.win().is_none_or(|chosen| same_way(chosen, *win));
    let impossible = |value: u16, on_axis: u16| {
        let mut ways = WAYS.into_iter().filter(is_possible).peekable();
        let first = ways.peek().copied()?;
        let reason = levels.impossible(house, first, value, on_axis);
        reason.filter(|_| ways.all(|win| levels.impossible(house, win, value, on_axis).is_some()))
    };
    let key = |worth: CountedValue, hook, content: Html, why: Option<&'static str>| {
        let button = Button {
            class: "segment quick-value",
            hook,
            title: why.map(words::rule_sentence),
            pressed: Some(is_it(now.worth, worth, levels)),
            idle: why.is_some(),
            ..Button::default()
        };
        let worth = Some(worth);
        button.draw(content, choose(WinDraft { worth, ..now }))
    };
    let by_axis = levels.by_axis.clone().map(|value| {
        let why = now.on_axis.and_then(|on_axis| impossible(value, on_axis));
        let hook = ("data-quick-value", value.to_string());
        key(
            CountedValue::Value(value),
            hook,
            value.to_string().into(),
            why,
        )
    });
    let by_level = levels.by_level.iter().map(|(level, values)| {
        let (first, last) = (values.start, values.end - 1);
        let values = words::values(house, first, last);
        let hook = ("data-quick-value", first.to_string());
        let content = named(translate(level.name), values);
        key(CountedValue::Value(first), hook, content, None)
    });
    let units = levels.highest.into_iter().flat_map(|(level, most)| {
        (1..=most).map(move |units| {
            let content = match units {
                1 => Html::from(translate(level.name)),
                _ => Html::from(format!("×{units}")),
            };
            (units, content)
        })
    });
    let units = units.map(|(units, content)| {
        let hook = ("data-quick-units", units.to_string());
        key(CountedValue::Units(units), hook, content, None)
    });
    let matters = match now.worth {
        None => true,
        Some(CountedValue::Value(value)) => levels.by_axis.contains(&value),
        Some(CountedValue::Units(_)) => false,
    };
    let unit = translate(levels.axis.unit.name);
    let on_axis = levels.axis.listed.iter().map(|&on_axis| {
        let why = match now.worth {
            Some(CountedValue::Value(value)) if matters => impossible(value, on_axis),
            _ => {
                let mut all = levels.by_axis.clone();
                let first = impossible(levels.by_axis.end - 1, on_axis);
                first.filter(|_| all.all(|value| impossible(value, on_axis).is_some()))
            }
        };
        let button = Button {
            class: "segment quick-value",
            hook: ("data-quick-axis", on_axis.to_string()),
            title: why.map(words::rule_sentence),
            pressed: Some(matters && now.on_axis == Some(on_axis)),
            idle: !matters || why.is_some(),
            ..Button::default()
        };
        let next = WinDraft {
            on_axis: Some(on_axis),
            ..now
        };
        button.draw(on_axis.to_string(), choose(next))
    });
    let (values, axis) = (
        tr!("How many {0}?", words::unit(house)),
        tr!("How many {0}?", unit),
    );
    // It replaces the question, so that nothing moves under the finger.
    let prompt = if matters {
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
            <h3 class="label">{ prompt }</h3>
            { row("quick-values quick-axis", &axis, on_axis.collect()) }
        </>
    }
}

/// Returns true if a key is selected: that of a level for all values that it contains.
fn is_it(chosen: Option<CountedValue>, key: CountedValue, levels: &Levels) -> bool {
    let level = |worth| match worth {
        CountedValue::Value(value) => {
            let mut all = levels.by_level.iter();
            all.position(|(_, values)| values.contains(&value))
        }
        CountedValue::Units(_) => None,
    };
    let same_level = |chosen| level(chosen).is_some_and(|place| level(key) == Some(place));
    chosen.is_some_and(|chosen| chosen == key || same_level(chosen))
}

/// Returns true if both are self-draws, or neither.
fn same_way(one: Win, other: Win) -> bool {
    (one == Win::SelfDraw) == (other == Win::SelfDraw)
}

/// Draws the name of a level above its values.
fn named(name: &'static str, values: String) -> Html {
    html! {
        <>
            <span class="quick-level">{ name }</span>
            <small>{ values }</small>
        </>
    }
}

/// Draws a labelled group of keys.
fn row(class: &'static str, label: &str, keys: Vec<Html>) -> Tag {
    tag("div")
        .class(class)
        .with("role", "group")
        .with("aria-label", label.to_owned())
        .children(keys)
}
