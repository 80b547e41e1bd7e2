//! The form for house rules: presets, a search, and the options by subject.

use std::ops::Range;

use tilewise_rules::{Preset, RuleConfig, Section};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::rule_option::{Answered, choice_control};
use crate::i18n::{Locale, use_locale};
use crate::rules::contents::{answer, rank_choice, sort_by_rank};
use crate::store::{PageAction, RulesAction};
use crate::ui::phrases;

/// Properties of [`OptionsForm`].
#[derive(Properties, PartialEq)]
pub struct OptionsFormProps {
    /// House rules.
    pub house: RuleConfig,
    /// Receives the changes of the house rules.
    pub onaction: Callback<PageAction>,
}

/// The form for house rules. Options without effect are hidden, unless they differ from the rule book.
#[component]
pub fn OptionsForm(props: &OptionsFormProps) -> Html {
    let locale = use_locale();
    let OptionsFormProps {
        house, onaction, ..
    } = props;
    let locale = locale.of_part(house.rule_set().table_key());
    let typed = use_state(String::new);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    let all = house
        .rule_set()
        .settings
        .options
        .iter()
        .zip(house.answers());
    let all: Vec<Answered> = all
        .map(|(choice, (_, answer, by_book))| (choice, answer, by_book))
        .collect();
    let is_searching = !typed.trim().is_empty();
    html! {
        // There are always three parts, so that Yew keeps the field and its focus.
        <>
            if !is_searching {
                { presets(locale, house, onaction) }
            }
            <label class="rules-search">
                <span>{ tr!(locale, "Find a house rule") }</span>
                <input type="search" data-search="house" value={(*typed).clone()} autocomplete="off" {oninput} />
            </label>
            if is_searching {
                { found(locale, house, &all, &typed, onaction) }
            } else {
                { subjects(locale, house, &all, onaction) }
            }
        </>
    }
}

/// Returns true if an option has an effect, or differs from the rule book.
fn is_relevant(house: &RuleConfig, (choice, _, by_book): &Answered) -> bool {
    !by_book || house.uses(choice)
}

/// Renders an option with its control.
fn control(
    locale: Locale,
    house: &RuleConfig,
    answered: &Answered,
    onaction: &Callback<PageAction>,
) -> Html {
    let key = answered.0.key;
    let onanswer =
        onaction.reform(move |answer| PageAction::Rules(RulesAction::SetOption(key, answer)));
    choice_control(locale, house, answered, &onanswer)
}

/// Renders the options that match a text, the best matches first.
fn found(
    locale: Locale,
    house: &RuleConfig,
    all: &[Answered],
    typed: &str,
    onaction: &Callback<PageAction>,
) -> Html {
    let relevant = all.iter().filter(|one| is_relevant(house, one));
    let found = sort_by_rank(relevant, |(choice, text, _)| {
        rank_choice(locale, choice, &answer(locale, choice, text), typed)
    });
    html! {
        <>
            <p class="unseen" role="status">{ tr!(locale, "{0} {0:rule|rules}", found.len()) }</p>
            if found.is_empty() {
                <p>{ tr!(locale, "No results. Try other words, or clear the field.") }</p>
            }
            <div class="choices" data-found="">
                { for found.into_iter().map(|one| control(locale, house, one, onaction)) }
            </div>
        </>
    }
}

/// Renders the options by subject; the first subject is open.
fn subjects(
    locale: Locale,
    house: &RuleConfig,
    all: &[Answered],
    onaction: &Callback<PageAction>,
) -> Html {
    let subject = |(section, places): (&'static Section, Range<usize>)| {
        let is_first = places.start == 0;
        let part: Vec<_> = all[places]
            .iter()
            .filter(|one| is_relevant(house, one))
            .collect();
        let own = part.iter().filter(|(.., by_book)| !by_book).count();
        html! {
            <details key={section.name} class="more subject" data-subject={section.name} open={is_first}>
                <summary>
                    { locale.translate(section.name) }
                    if own > 0 {
                        <span class="choice-mark">{ phrases::house_rules(locale, own) }</span>
                    }
                </summary>
                <div class="choices">
                    { for part.into_iter().map(|one| control(locale, house, one, onaction)) }
                </div>
            </details>
        }
    };
    house.rule_set().sections().map(subject).collect()
}

/// Renders the presets.
fn presets(locale: Locale, house: &RuleConfig, onaction: &Callback<PageAction>) -> Html {
    let all = house.rule_set().settings.presets;
    if all.is_empty() {
        return Html::default();
    }
    let preset = |one: &'static Preset| {
        let onclick = onaction
            .reform(|_: MouseEvent| PageAction::Rules(RulesAction::SetOptions(one.answers)));
        html! {
            <button
                type="button"
                class="chip"
                data-preset={one.key}
                title={phrases::rule_sentence(locale, one.description)}
                aria-pressed={house.has_answers(one.answers).to_string()}
                {onclick}
            >
                { locale.translate(one.name) }
            </button>
        }
    };
    html! {
        <section class="presets" aria-labelledby="presets">
            <h3 id="presets" class="label">{ tr!(locale, "Presets") }</h3>
            <div class="chips">{ for all.iter().map(preset) }</div>
        </section>
    }
}
