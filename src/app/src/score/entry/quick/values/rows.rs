//! Two rows of keys: the values and levels, and the values of the second axis.

use tilewise_rules::{RuleConfig, Seat, Win};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::levels::Levels;
use crate::score::counted_win::{CountedValue, WinDraft};
use crate::ui::phrases;

/// One win by self-draw, one by discard.
const WAYS: [Win; 2] = [Win::SelfDraw, Win::Discard { from: Seat::East }];

/// Draws the two rows. Impossible values are left out.
pub(crate) fn rows(
    locale: Locale,
    house: &RuleConfig,
    levels: &Levels,
    now: WinDraft,
    onknown: &Callback<WinDraft>,
) -> Html {
    let key = |worth: CountedValue, content: Html, why: Option<&'static str>| {
        let is_chosen = is_it(now.worth, worth, levels);
        let choose = onknown.reform(move |_: MouseEvent| WinDraft {
            worth: Some(worth),
            ..now
        });
        worth_key(locale, worth, is_chosen, content, why, choose)
    };
    let by_axis = levels.by_axis.clone().map(|value| {
        let on_axis = now.on_axis;
        let why = on_axis.and_then(|on_axis| impossible(house, levels, now, value, on_axis));
        key(CountedValue::Value(value), value.into(), why)
    });
    let by_level = levels.by_level.iter().map(|(level, values)| {
        let (first, last) = (values.start, values.end - 1);
        let content = html! {
            <>
                <span class="quick-level">{ locale.translate(level.name) }</span>
                <small>{ phrases::values(locale, house, first, last) }</small>
            </>
        };
        key(CountedValue::Value(first), content, None)
    });
    let units = levels.highest.into_iter().flat_map(|(level, most)| {
        (1..=most).map(move |units| match units {
            1 => (units, Html::from(locale.translate(level.name))),
            _ => (units, Html::from(format!("×{units}"))),
        })
    });
    let units = units.map(|(units, content)| key(CountedValue::Units(units), content, None));
    let unit = locale.translate(levels.axis.unit.name);
    let (values, axis) = (
        tr!(locale, "How many {0}?", phrases::unit(locale, house)),
        tr!(locale, "How many {0}?", unit),
    );
    // It replaces the question, so that nothing moves under the finger.
    let prompt = if axis_matters(levels, now) {
        axis.clone()
    } else {
        tr!(locale, "This is paid without counting {0}.", unit)
    };
    html! {
        <>
            <h3 class="label">{ values.clone() }</h3>
            { row("quick-values quick-values-few", &values, by_axis.collect()) }
            { row("quick-values quick-levels", &values, by_level.collect()) }
            { row("quick-values quick-units", &values, units.collect()) }
            <h3 class="label">{ prompt }</h3>
            { row("quick-values quick-axis", &axis, axis_keys(locale, house, levels, now, onknown)) }
        </>
    }
}

/// Draws the key of a value, or of units of the highest level.
fn worth_key(
    locale: Locale,
    worth: CountedValue,
    is_chosen: bool,
    content: Html,
    why: Option<&'static str>,
    choose: Callback<MouseEvent>,
) -> Html {
    let (value, units) = match worth {
        CountedValue::Value(value) => (Some(value.to_string()), None),
        CountedValue::Units(units) => (None, Some(units.to_string())),
    };
    html! {
        <button
            type="button"
            class="segment quick-value"
            data-quick-value={value}
            data-quick-units={units}
            title={why.map(|one| phrases::rule_sentence(locale, one))}
            aria-pressed={is_chosen.to_string()}
            aria-disabled={why.map(|_| "true")}
            onclick={why.is_none().then_some(choose)}
        >
            { content }
        </button>
    }
}

/// Draws the keys of the second axis.
fn axis_keys(
    locale: Locale,
    house: &RuleConfig,
    levels: &Levels,
    now: WinDraft,
    onknown: &Callback<WinDraft>,
) -> Vec<Html> {
    let matters = axis_matters(levels, now);
    let impossible = |value: u16, on_axis: u16| impossible(house, levels, now, value, on_axis);
    let key = |&on_axis: &u16| {
        let why = match now.worth {
            Some(CountedValue::Value(value)) if matters => impossible(value, on_axis),
            _ => {
                let mut all = levels.by_axis.clone();
                let first = impossible(levels.by_axis.end - 1, on_axis);
                first.filter(|_| all.all(|value| impossible(value, on_axis).is_some()))
            }
        };
        let is_idle = !matters || why.is_some();
        let choose = onknown.reform(move |_: MouseEvent| WinDraft {
            on_axis: Some(on_axis),
            ..now
        });
        html! {
            <button
                type="button"
                class="segment quick-value"
                data-quick-axis={on_axis.to_string()}
                title={why.map(|one| phrases::rule_sentence(locale, one))}
                aria-pressed={(matters && now.on_axis == Some(on_axis)).to_string()}
                aria-disabled={is_idle.then_some("true")}
                onclick={(!is_idle).then_some(choose)}
            >
                { on_axis }
            </button>
        }
    };
    levels.axis.listed.iter().map(key).collect()
}

/// Returns true if the second axis changes the payment of the chosen value, or none is chosen.
fn axis_matters(levels: &Levels, now: WinDraft) -> bool {
    match now.worth {
        None => true,
        Some(CountedValue::Value(value)) => levels.by_axis.contains(&value),
        Some(CountedValue::Units(_)) => false,
    }
}

/// Returns the reason why a value is impossible with a value of the second axis, for every way to win that is
/// still open.
fn impossible(
    house: &RuleConfig,
    levels: &Levels,
    now: WinDraft,
    value: u16,
    on_axis: u16,
) -> Option<&'static str> {
    let is_possible = |win: &Win| now.win().is_none_or(|chosen| same_way(chosen, *win));
    let mut ways = WAYS.into_iter().filter(is_possible).peekable();
    let first = ways.peek().copied()?;
    let reason = levels.impossible(house, first, value, on_axis);
    reason.filter(|_| ways.all(|win| levels.impossible(house, win, value, on_axis).is_some()))
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

/// Draws a labelled group of keys.
fn row(class: &'static str, label: &str, keys: Vec<Html>) -> Html {
    html! { <div {class} role="group" aria-label={label.to_owned()}>{ for keys }</div> }
}
