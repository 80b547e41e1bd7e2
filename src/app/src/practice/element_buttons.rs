//! Elements to mark: those that count in a hand.

use std::collections::BTreeSet;

use tilewise_practice::{ElementChoice, Reply};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::practice::choice_buttons::Mark;
use crate::score::elements::native;

/// Draws a button for each element, which marks it. After the reply the right and the wrong ones are marked.
pub fn element_buttons(
    locale: Locale,
    all: &[ElementChoice],
    chosen: &BTreeSet<usize>,
    is_replied: bool,
    onchange: &Callback<Reply>,
) -> Html {
    let button = |(place, one): (usize, &ElementChoice)| {
        let is_chosen = chosen.contains(&place);
        let mark = match (one.counts(), is_chosen) {
            _ if !is_replied => None,
            (true, _) => Some(Mark::Right),
            (false, true) => Some(Mark::Wrong),
            (false, false) => None,
        };
        let onclick = {
            let mut chosen = chosen.clone();
            if !chosen.remove(&place) {
                chosen.insert(place);
            }
            onchange.reform(move |_: MouseEvent| Reply::Elements(chosen.clone()))
        };
        let element = one.element;
        html! {
            <li>
                <button type="button" class="practice-choice" data-choice={element.key}
                    data-mark={mark.map(Mark::key)} aria-pressed={is_chosen.to_string()}
                    disabled={is_replied} {onclick}>
                    <span>
                        { locale.translate(element.name) }
                        { native(locale, element.native_name, element.name) }
                    </span>
                    if let Some(mark) = mark {
                        <span class="practice-mark">{ mark.name(locale) }</span>
                    }
                </button>
            </li>
        }
    };
    html! {
        <ul class="practice-choices" role="list" aria-label={tr!(locale, "Elements")}>
            { for all.iter().enumerate().map(button) }
        </ul>
    }
}
