//! Circumstances of the win.

use tilewise_rules::{CircumstanceRule, Count, StatedLiability};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{Draft, HandAction, PageAction, liability_name};
use crate::ui::phrases;

/// Draws the circumstances of the rule set, and the liability answers of a link.
pub fn circumstances(
    locale: Locale,
    draft: &Draft,
    rare_details: NodeRef,
    onaction: &Callback<PageAction>,
) -> Html {
    let held = &draft.entry.context.circumstances;
    let rule_set = draft.house.rule_set();
    // It is drawn next to the tile keys.
    let declared = rule_set
        .hand
        .indicators
        .and_then(|one| one.ura_requires_any.first());
    let is_visible = |rule: &&CircumstanceRule| {
        let is_played = draft.house.holds(rule.needs.played) || held.has(rule.circumstance);
        is_played && declared != Some(&rule.circumstance)
    };
    let all = rule_set.game.circumstances.iter();
    let (common, rare): (Vec<_>, Vec<_>) = all.filter(is_visible).partition(|rule| rule.common);
    let chip = |rule| chip(locale, draft, rule, onaction);
    html! {
        <div class="circumstances">
            <h2 class="label">{ tr!(locale, "Circumstances") }</h2>
            <div class="chips">
                { for common.into_iter().map(chip) }
                { for stated(locale, draft, onaction) }
            </div>
            if !rare.is_empty() {
                <details class="more" ref={rare_details}>
                    <summary>{ tr!(locale, "More") }</summary>
                    <div class="chips">{ for rare.into_iter().map(chip) }</div>
                </details>
            }
        </div>
    }
}

/// Draws the control of a circumstance.
fn chip(
    locale: Locale,
    draft: &Draft,
    rule: &'static CircumstanceRule,
    onaction: &Callback<PageAction>,
) -> Html {
    let entry = &draft.entry;
    let held = &entry.context.circumstances;
    let one = rule.circumstance;
    let on = held.has(one);
    let can = on || rule.is_offered(&draft.house, entry);
    if rule.needs.count != Count::Never {
        let count = held.count(one).or(on.then_some(1));
        return counted(locale, rule, count, !can, onaction);
    }
    let onclick =
        onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::ToggleCircumstance(one)));
    html! {
        <button
            type="button"
            class="chip"
            data-circumstance={one.key()}
            title={phrases::rule_sentence(locale, rule.description)}
            aria-pressed={on.to_string()}
            aria-disabled={(!can).then_some("true")}
            onclick={can.then_some(onclick)}
        >
            { locale.translate(rule.name) }
        </button>
    }
}

/// Draws the liability answers of a link.
fn stated(locale: Locale, draft: &Draft, onaction: &Callback<PageAction>) -> Vec<Html> {
    let stated = draft.entry.context.liability.iter().enumerate();
    let one = |(index, one): (usize, &StatedLiability)| {
        let name = tr!(
            locale,
            "{0} fed {1}",
            one.seat,
            liability_name(&draft.house, one.key)
        );
        let onclick = onaction
            .reform(move |_: MouseEvent| PageAction::Hand(HandAction::RemoveLiability(index)));
        html! {
            <button
                type="button"
                class="chip"
                data-liability={one.key}
                aria-pressed="true"
                {onclick}
            >
                { name }
            </button>
        }
    };
    stated.map(one).collect()
}

/// Opens the rare circumstances if one of them is selected; otherwise keeps their state.
#[hook]
pub fn use_rare_circumstances(draft: &Draft) -> NodeRef {
    let details = use_node_ref();
    let held = &draft.entry.context.circumstances;
    let mut rules = draft.house.rule_set().game.circumstances.iter();
    let open = rules.any(|rule| !rule.common && held.has(rule.circumstance));
    {
        let details = details.clone();
        use_effect_with(open, move |&open| {
            if let Some(details) = details.cast::<Element>().filter(|_| open) {
                // The attribute name is valid.
                let _ = details.set_attribute("open", "");
            }
        });
    }
    details
}

/// Control for a circumstance with a count; empty for 0.
fn counted(
    locale: Locale,
    rule: &CircumstanceRule,
    count: Option<u8>,
    idle: bool,
    onaction: &Callback<PageAction>,
) -> Html {
    let one = rule.circumstance;
    let onchange = onaction.reform(move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let count = input.and_then(|input| input.value().trim().parse().ok());
        PageAction::Hand(HandAction::SetCount(one, count))
    });
    html! {
        <label class="chip chip-count" title={phrases::rule_sentence(locale, rule.description)}>
            { locale.translate(rule.name) }
            <input type="number" min="0" max="99" inputmode="numeric" disabled={idle}
                data-circumstance={one.key()} value={count.map(|count| count.to_string()).unwrap_or_default()}
                {onchange} />
        </label>
    }
}
