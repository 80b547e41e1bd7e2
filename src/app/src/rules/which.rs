//! Rule set finder: a few questions lead to matching rule sets and house rules. The answers are in the
//! address, so every step is a link: `#/rules/which/<answers>`.

use tilewise_rules::{Choice, Feature, FeatureAnswer, RuleConfig, RuleSetFinder, Sentence};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::link::{self, open};
use crate::rule_sets;
use crate::rules::contents::{HouseAnswer, answer, find_answers};
use crate::store::{PageAction, Sheet, ViewAction};
use crate::ui::phrases;
use crate::ui::question::{group, link};

/// Path segment in place of a rule configuration.
pub const WHICH: &str = "which";
/// Id of the question, or of the result.
pub const STEP: &str = "which-step";
/// Code of an unknown answer.
const OPEN: &str = "-";

/// Returns the answers in a path of the Rules screen; `None` if the path is that of a rule configuration.
pub fn answers(path: &str) -> Option<&str> {
    let rest = path.strip_prefix(WHICH)?;
    match rest.strip_prefix('/') {
        None if !rest.is_empty() => None,
        answers => Some(answers.unwrap_or_default()),
    }
}

/// Link to the first question.
pub fn way(locale: Locale) -> Html {
    html! {
        <p class="rules-which">
            <a href={href("")} data-action="which">{ tr!(locale, "Not sure which rules?") }</a>
        </p>
    }
}

/// Returns the address after these answers.
fn href(answers: &str) -> String {
    let path = format!("{WHICH}/{answers}");
    format!("#{}", link::rules_path(path.trim_end_matches('/')))
}

/// Draws the earlier answers, then the next question or the result.
pub fn which(
    locale: Locale,
    answers: &str,
    house: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let all = rule_sets::here();
    let (trouble, finder) = match RuleSetFinder::read(&all, answers) {
        Ok(finder) => (None, finder),
        Err((part, finder)) => {
            let message = tr!(
                locale,
                "“{0}” isn’t an answer here",
                phrases::excerpt(&part)
            );
            (Some(phrases::with_full_stop(locale, &message)), finder)
        }
    };
    let choice = finder.next_question();
    let is_found = choice.is_none() || finder.left().len() == 1;
    let prompt = choice.map(|choice| question(locale, &choice, &finder, is_found));
    let found = if is_found {
        found(locale, finder.left(), house, onaction)
    } else {
        left(locale, finder.left())
    };
    html! {
        <main class="rules which" data-left={finder.left().len().to_string()}>
            <a class="way-back" href={format!("#{}", link::rules_path(""))} data-action="back">
                { tr!(locale, "All rules") }
            </a>
            if let Some(message) = trouble {
                <p class="rules-trouble" role="alert" data-trouble="">{ message }</p>
            }
            <h2>{ tr!(locale, "Not sure which rules?") }</h2>
            if !finder.answers().is_empty() {
                <ol class="answered" aria-label={tr!(locale, "Answered: choose one to change it")}>
                    for (feature, answer) in finder.answers() {
                        { answered(locale, *feature, answer.as_ref(), &finder) }
                    }
                </ol>
            }
            if is_found {
                { found }
                { prompt }
            } else {
                { prompt }
                { found }
            }
        </main>
    }
}

/// Draws the answer to an earlier question, linked back to it.
fn answered(
    locale: Locale,
    feature: Feature,
    answer: Option<&FeatureAnswer>,
    finder: &RuleSetFinder,
) -> Html {
    let before = finder.before(&rule_sets::here(), feature);
    let answer = answer.map_or_else(
        || tr!(locale, "I don’t know").to_owned(),
        |answer| answer_text(locale, feature, answer),
    );
    html! {
        <li>
            <a href={href(&before.path())} data-answered={feature.key()}>
                <span>{ question_text(locale, feature, finder) }</span>
                { " " }
                <strong>{ answer }</strong>
            </a>
        </li>
    }
}

/// Draws a question, each answer linked to the next step. After a rule set is found, its options are asked
/// for.
fn question(locale: Locale, choice: &Choice, finder: &RuleSetFinder, is_found: bool) -> Html {
    let feature = choice.feature;
    let text = question_text(locale, feature, finder);
    let to = |key: &str| {
        let before = finder.path();
        let comma = if before.is_empty() { "" } else { "," };
        href(&format!("{before}{comma}{}={key}", feature.key()))
    };
    let one = |(answer, _): &(FeatureAnswer, Vec<RuleConfig>)| {
        link(
            to(&answer.key),
            answer.key.clone(),
            false,
            answer_text(locale, feature, answer),
        )
    };
    let open = link(to(OPEN), OPEN.to_owned(), true, tr!(locale, "I don’t know"));
    let all = choice.answers.iter().map(one).chain([open]);
    let class = match feature {
        Feature::Common(_) if choice.answers.len() == 2 => "answers answers-short",
        _ => "answers",
    };
    // After a rule set is found, the focus belongs to it.
    let title = html! {
        <h3 id={(!is_found).then_some(STEP)} tabindex="-1">{ &text }</h3>
    };
    let hint = match feature {
        Feature::Option(option) => Some(phrases::rule_sentence(locale, option.description)),
        Feature::Common(_) if is_found => {
            Some(tr!(locale, "The house rules can be found too:").to_owned())
        }
        Feature::Common(_) => None,
    };
    let hint = hint.map(|hint| html! { <p class="rules-hint">{ hint }</p> });
    let answers = html! { <div {class}>{ for all }</div> };
    let parts = [title, hint.unwrap_or_default(), answers];
    group("question", text, feature.key().to_owned(), parts)
}

/// Returns the wording of a question: for an option that of the remaining table.
fn question_locale(locale: Locale, feature: Feature, finder: &RuleSetFinder) -> Locale {
    match (feature, finder.left().first()) {
        (Feature::Option(_), Some(first)) => locale.of_part(first.rule_set().table_key()),
        _ => locale,
    }
}

/// Returns the text of a question.
fn question_text(locale: Locale, feature: Feature, finder: &RuleSetFinder) -> String {
    let locale = question_locale(locale, feature, finder);
    locale.translate(feature.words()).to_owned()
}

/// Returns the text of an answer, in the translation scope of its rule set.
fn answer_text(locale: Locale, feature: Feature, feature_answer: &FeatureAnswer) -> String {
    let locale = locale.of_part(feature_answer.by.table_key());
    match feature {
        Feature::Common(_) => locale.sentence(&feature_answer.text),
        Feature::Option(option) => answer(locale, option, &feature_answer.key),
    }
}

/// Draws the remaining rule sets; variants of a table are one entry while several tables remain.
fn left(locale: Locale, houses: &[RuleConfig]) -> Html {
    let tables = |house: &RuleConfig| house.rule_set().table_key();
    let is_one = houses.iter().all(|one| tables(one) == tables(&houses[0]));
    let groups = houses.chunk_by(|one, next| !is_one && tables(one) == tables(next));
    let name = |group: &[RuleConfig]| {
        let first = group.first()?.rule_set();
        let name = match first.identity.variant {
            Some(variant) if !is_one => variant.all,
            Some(variant) => variant.name,
            None => first.identity.name,
        };
        let locale = locale.of_part(first.table_key());
        let name = locale.translate(name).to_owned();
        Some(html! { <li data-fits={first.identity.key}>{ name }</li> })
    };
    html! {
        <section class="which-left">
            <h3>{ tr!(locale, "What still fits") }</h3>
            <ul>{ for groups.filter_map(name) }</ul>
        </section>
    }
}

/// Draws the result: the rule sets that were found.
fn found(
    locale: Locale,
    houses: &[RuleConfig],
    own: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let title = if houses.len() == 1 {
        tr!(locale, "This book fits")
    } else {
        tr!(locale, "These books fit")
    };
    html! {
        <section class="which-found">
            <h3 id={STEP} tabindex="-1">{ title }</h3>
            { for houses.iter().map(|house| found_one(locale, house, own, onaction)) }
        </section>
    }
}

/// Draws a found rule set: differences from its defaults, and links to read the rules or use them.
fn found_one(
    locale: Locale,
    house: &RuleConfig,
    own: &RuleConfig,
    onaction: &Callback<PageAction>,
) -> Html {
    let locale = locale.of_part(house.rule_set().table_key());
    let text = house.to_string();
    let rules = find_answers(locale, house, "");
    let rules: Vec<_> = rules
        .iter()
        .filter(|one| !one.by_book)
        .map(|one| rule(locale, one))
        .collect();
    let is_own = *house == *own;
    let onplay = {
        let (onaction, text) = (onaction.clone(), text.clone());
        move |_: MouseEvent| {
            if !is_own {
                onaction.emit(open::rules_action(&text));
            }
            onaction.emit(PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
        }
    };
    let play = if is_own {
        tr!(locale, "Change the house rules")
    } else {
        tr!(locale, "Play by these rules")
    };
    html! {
        <article class="which-one" data-found={text.clone()}>
            <h4>{ locale.translate(house.rule_set().identity.name) }</h4>
            if !rules.is_empty() {
                <ul>{ for rules }</ul>
            }
            if is_own {
                <p class="rules-hint">{ tr!(locale, "You play by these rules.") }</p>
            }
            <button type="button" class="go-on" data-play={text.clone()} onclick={onplay}>
                { play }
            </button>
            <a href={format!("#{}", link::rules_path(&text))} data-action="read">
                { tr!(locale, "Read the rules") }
            </a>
        </article>
    }
}

/// Draws the value of an option.
fn rule(locale: Locale, one: &HouseAnswer) -> Html {
    let answer = Sentence::new(
        "{0}: {1}",
        vec![one.choice.name.into(), one.answer.clone().into()],
    );
    html! { <li>{ locale.sentence(&answer) }</li> }
}
