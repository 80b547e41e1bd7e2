//! Keys for the value of a hand.

mod rows;

use tilewise_rules::RuleConfig;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::Locale;
use crate::outcome::levels::Levels;
use crate::score::counted_win::{CountedValue, WinDraft};
use crate::ui::phrases;

/// Number of values with a key.
const BUTTONS: u16 = 14;

/// Draws the values as keys, in two rows if the rule set has a second axis.
pub fn values(
    locale: Locale,
    house: &RuleConfig,
    levels: Option<&Levels>,
    now: WinDraft,
    onknown: &Callback<WinDraft>,
) -> Html {
    match levels {
        Some(levels) => rows::rows(locale, house, levels, now, onknown),
        None => one_row(locale, house, now, onknown),
    }
}

/// Draws the first values as keys, the others as a list.
fn one_row(
    locale: Locale,
    house: &RuleConfig,
    now: WinDraft,
    onknown: &Callback<WinDraft>,
) -> Html {
    let value = |value: u16| {
        let worth = Some(CountedValue::Value(value));
        html! {
            <button
                type="button"
                class="segment quick-value"
                data-quick-value={value.to_string()}
                aria-pressed={(now.worth == worth).to_string()}
                onclick={onknown.reform(move |_: MouseEvent| WinDraft { worth, ..now })}
            >
                { value }
            </button>
        }
    };
    let least = house.minimum();
    let highest_button = house.limit().min(least.saturating_add(BUTTONS - 1));
    let unit = phrases::unit(locale, house);
    let typed = match now.worth {
        Some(CountedValue::Value(value)) if value > highest_button => Some(value.to_string()),
        _ => None,
    };
    let onmore = onknown.reform(move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let value = field.and_then(|field| field.value().trim().parse().ok());
        let worth = value.map(CountedValue::Value);
        WinDraft { worth, ..now }
    });
    let label = tr!(locale, "How many {0}?", unit);
    html! {
        <>
            <h3 class="label">{ label.clone() }</h3>
            <div class="quick-values" role="group" aria-label={label}>
                { for (least..=highest_button).map(value) }
                if house.limit() > highest_button {
                    <input
                        type="number"
                        min={highest_button.to_string()}
                        max={house.limit().to_string()}
                        inputmode="numeric"
                        aria-label={tr!(locale, "More")}
                        placeholder={tr!(locale, "More")}
                        value={typed}
                        onchange={onmore}
                    />
                }
            </div>
        </>
    }
}
