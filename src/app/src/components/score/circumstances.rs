//! What the tiles don't show.

use tilewise_rules::{CircumstanceRule, Count, StatedLiability};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::tag::tag;
use crate::components::use_effect_with::use_effect_with;
use crate::language::translate;
use crate::state::{Action, Draft, liability_name};
use crate::words;

/// The circumstances that the rule set knows, and what a link said about who fed the hand.
pub fn circumstances(
    draft: &Draft,
    stated: Vec<Html>,
    fold: NodeRef,
    onaction: &Callback<Action>,
) -> Html {
    let entry = &draft.entry;
    let held = &entry.context.circumstances;
    let rule_set = draft.house.rule_set();
    // This one is drawn beside the tile keys already.
    let declared = rule_set.indicators.and_then(|one| one.ura_beside.first());
    let is_shown = |rule: &&CircumstanceRule| {
        let is_played = draft.house.holds(rule.needs.played) || held.has(rule.circumstance);
        is_played && declared != Some(&rule.circumstance)
    };
    let all = rule_set.circumstances.iter();
    let (common, rare): (Vec<_>, Vec<_>) = all.filter(is_shown).partition(|rule| rule.common);
    let chip = |rule: &'static CircumstanceRule| {
        let one = rule.circumstance;
        let on = held.has(one);
        let can = on || rule.is_offered(entry);
        if rule.needs.count != Count::Never {
            let count = held.count(one).or(on.then_some(1));
            return counted(rule, count, !can, onaction);
        }
        let button = Button {
            class: "chip",
            hook: ("data-circumstance", one.key().to_owned()),
            title: Some(words::says(rule.says)),
            pressed: Some(on),
            idle: !can,
            ..Button::default()
        };
        button.draw(
            translate(rule.name),
            on_click(onaction, Action::Circumstance(one)),
        )
    };
    let chips = |rules: Vec<&'static CircumstanceRule>| {
        let chips = rules.into_iter().map(chip);
        tag("div").class("chips").children(chips)
    };
    let more = (!rare.is_empty()).then(|| {
        html! {
            <details class="more" ref={fold}>
                <summary>{ tr!("More") }</summary>
                { chips(rare).done() }
            </details>
        }
    });
    tag("div")
        .class("circumstances")
        .child(tag("h2").class("label").child(tr!("Circumstances")))
        .child(chips(common).children(stated))
        .child_if(more)
        .done()
}

/// What was said about who fed the hand.
pub fn stated(draft: &Draft, onaction: &Callback<Action>) -> Vec<Html> {
    let stated = draft.entry.context.liability.iter().enumerate();
    let one = |(index, one): (usize, &StatedLiability)| {
        let name = tr!(
            "{0} fed {1}",
            one.seat,
            liability_name(&draft.house, one.key)
        );
        let button = Button {
            class: "chip",
            hook: ("data-liability", one.key.to_owned()),
            pressed: Some(true),
            ..Button::default()
        };
        button.draw(name, on_click(onaction, Action::Unstate(index)))
    };
    stated.map(one).collect()
}

/// Unfolds what comes up seldom when something in it holds; else it is as it was left.
#[hook]
pub fn use_fold(draft: &Draft, is_shown: bool) -> NodeRef {
    let fold = use_node_ref();
    let held = &draft.entry.context.circumstances;
    let mut rules = draft.house.rule_set().circumstances.iter();
    let open = is_shown && rules.any(|rule| !rule.common && held.has(rule.circumstance));
    {
        let fold = fold.clone();
        use_effect_with(open, move |&open| {
            if let Some(fold) = fold.cast::<Element>().filter(|_| open) {
                // It has such an attribute.
                let _ = fold.set_attribute("open", "");
            }
        });
    }
    fold
}

/// A circumstance that holds so and so often: a number, or nothing where it doesn't hold.
fn counted(
    rule: &CircumstanceRule,
    count: Option<u8>,
    idle: bool,
    onaction: &Callback<Action>,
) -> Html {
    let one = rule.circumstance;
    let onchange = onaction.reform(move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let count = input.and_then(|input| input.value().trim().parse().ok());
        Action::Count(one, count)
    });
    html! {
        <label class="chip chip-count" title={words::says(rule.says)}>
            { translate(rule.name) }
            <input type="number" min="0" max="99" inputmode="numeric" disabled={idle}
                data-circumstance={one.key()} value={count.map(|count| count.to_string()).unwrap_or_default()}
                {onchange} />
        </label>
    }
}
