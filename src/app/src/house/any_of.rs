//! Option of several keys, any of which can be chosen: a button for each.

use tilewise_rules::{RuleOption, RuleSet, Setting};
use yew::prelude::*;

use crate::i18n::Locale;

/// Draws a button for each key, with the name of its element.
pub fn key_buttons(
    locale: Locale,
    rule_set: &RuleSet,
    choice: &'static RuleOption,
    keys: &'static [&'static str],
    answer: &str,
    onanswer: &Callback<String>,
) -> Html {
    let Some(Setting::AnyOf(chosen)) = choice.parse(answer) else {
        return Html::default();
    };
    let button = |(place, &key): (usize, &&'static str)| {
        let is_chosen = chosen.contains(&place);
        let mut next = chosen.clone();
        next.retain(|&other| other != place);
        if !is_chosen {
            next.push(place);
            next.sort_unstable();
        }
        let next = choice.text(&Setting::AnyOf(next));
        let name = rule_set.element(key).map_or(key, |element| element.name);
        html! {
            <button
                type="button"
                class="chip"
                value={key}
                aria-pressed={is_chosen.to_string()}
                onclick={onanswer.reform(move |_: MouseEvent| next.clone())}
            >
                { locale.translate(name) }
            </button>
        }
    };
    html! { <div class="chips">{ for keys.iter().enumerate().map(button) }</div> }
}
