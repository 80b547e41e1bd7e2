//! The choice of an exercise: level, kind, exercises of the day, and what comes again.

use tilewise_practice::{Difficulty, ExerciseKind, Seed, kinds};
use tilewise_rules::RuleConfig;
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::practice::next_exercise::exercise_path;
use crate::practice::progress::{Progress, today, use_progress};
use crate::share::share_button;
use crate::store::share_kind::ShareKind;
use crate::store::{PageAction, Sheet, ViewAction};
use crate::ui::local_time::day_text;
use crate::ui::phrases;

/// Properties of [`Overview`].
#[derive(PartialEq, Properties)]
pub struct OverviewProps {
    /// Rule configuration.
    pub house: RuleConfig,
    /// Whether these are the rules of the page.
    pub is_own: bool,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// The choice of an exercise.
#[component]
pub fn Overview(props: &OverviewProps) -> Html {
    let OverviewProps {
        house, onaction, ..
    } = props;
    let locale = use_locale().of_part(house.rule_set().table_key());
    let progress = use_progress();
    html! {
        <>
            <div class="practice-head">
                <h2 tabindex="-1">{ tr!(locale, "Practice") }</h2>
                { share_button(locale, ShareKind::View, onaction) }
            </div>
            <p class="practice-lead">
                { tr!(locale, "Score hands under these rules, and see the reasons. What you miss comes again.") }
            </p>
            { rules(locale, props) }
            { levels(locale, &progress) }
            { kind_list(locale, house) }
            { of_the_day(locale, house, progress.level) }
            { to_repeat(locale, house, &progress) }
        </>
    }
}

/// Draws the rules of the exercises, and the way to others.
fn rules(locale: Locale, props: &OverviewProps) -> Html {
    let onclick = props
        .onaction
        .reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(Some(Sheet::House))));
    html! {
        <p class="practice-rules">
            <span data-rules={props.house.to_string()}>{ phrases::config_name(locale, &props.house) }</span>
            if props.is_own {
                <button type="button" class="button" data-action="rules" {onclick}>{ tr!(locale, "Change rules") }</button>
            } else {
                <a class="button" data-action="own-rules" href={format!("#{}", link::practice_path(""))}>
                    { tr!(locale, "Practise my rules") }
                </a>
            }
        </p>
    }
}

/// Draws the levels.
fn levels(locale: Locale, progress: &UseStateHandle<Progress>) -> Html {
    let one = |level: Difficulty| {
        let onclick = {
            let progress = progress.clone();
            Callback::from(move |_: MouseEvent| progress.set(progress.with_level(level)))
        };
        html! {
            <button type="button" class="segment" data-level={level.key()}
                aria-pressed={(progress.level == level).to_string()} {onclick}>
                { locale.translate(level.name()) }
            </button>
        }
    };
    html! {
        <div class="group group-wrap" role="group" aria-label={tr!(locale, "Level")}>
            { for Difficulty::ALL.into_iter().map(one) }
        </div>
    }
}

/// Draws a link to each kind of exercise.
fn kind_list(locale: Locale, house: &RuleConfig) -> Html {
    let one = |kind: ExerciseKind| {
        let path = link::practice_path(&format!("{house}/{}", kind.key()));
        html! {
            <li>
                <a class="practice-kind" data-kind={kind.key()} href={format!("#{path}")}>
                    <strong>{ locale.translate(kind.name()) }</strong>
                    <span>{ about(locale, kind) }</span>
                </a>
            </li>
        }
    };
    html! { <ul class="practice-kinds" role="list">{ for kinds(house).into_iter().map(one) }</ul> }
}

/// Returns what a kind of exercise is about.
fn about(locale: Locale, kind: ExerciseKind) -> &'static str {
    match kind {
        ExerciseKind::Worth => tr!(locale, "You see a winning hand and choose its value."),
        ExerciseKind::Payments => {
            tr!(
                locale,
                "You see a win and choose what each player gains or loses."
            )
        }
        ExerciseKind::Elements => tr!(locale, "You see a winning hand and mark what counts in it."),
        ExerciseKind::Win => tr!(locale, "You decide whether a hand may win, and why not."),
        ExerciseKind::Waits => tr!(
            locale,
            "You see a ready hand and mark the tiles that complete it."
        ),
        ExerciseKind::Ruling => tr!(
            locale,
            "Something happened at the table: you choose the ruling."
        ),
        ExerciseKind::Discard => tr!(
            locale,
            "You choose the discard that leaves the most useful tiles."
        ),
    }
}

/// Draws the links to the exercises of the day, which everybody has in common.
fn of_the_day(locale: Locale, house: &RuleConfig, level: Difficulty) -> Html {
    let Some(day) = today() else {
        return Html::default();
    };
    let seed = Seed::of_day(level, day);
    let one = |kind: ExerciseKind| {
        let path = link::practice_path(&exercise_path(house, kind, seed));
        html! {
            <li><a href={format!("#{path}")} data-day={kind.key()}>{ locale.translate(kind.name()) }</a></li>
        }
    };
    html! {
        <section class="practice-day">
            <h3>{ tr!(locale, "The hands of {0}", day_text(locale, &day.to_string())) }</h3>
            <p>{ tr!(locale, "The same for everybody who practises these rules on this level today.") }</p>
            <ul>{ for kinds(house).into_iter().map(one) }</ul>
        </section>
    }
}

/// Draws what was missed and comes again.
fn to_repeat(locale: Locale, house: &RuleConfig, progress: &UseStateHandle<Progress>) -> Html {
    let Some(day) = today() else {
        return Html::default();
    };
    let own = house.rule_set().identity.key;
    let due = progress.boxes.due(day);
    let names = due.iter().filter(|topic| topic.rule_set() == own);
    let names: Vec<String> = names
        .map(|topic| match topic.element(house) {
            Some(element) => locale.translate(element.name).to_owned(),
            None => topic.about().to_owned(),
        })
        .collect();
    let known: usize = progress.boxes.counts(own).iter().sum();
    if known == 0 {
        return Html::default();
    }
    let onforget = {
        let progress = progress.clone();
        Callback::from(move |_: MouseEvent| progress.set(progress.without_topics()))
    };
    html! {
        <section class="practice-due">
            <h3>{ tr!(locale, "What comes again") }</h3>
            <p data-due={names.len().to_string()}>
                if names.is_empty() {
                    { tr!(locale, "Nothing today. What you answered comes again after 1 to 30 days.") }
                } else {
                    { names.join(tr!(locale, ", ")) }
                }
            </p>
            <details>
                <summary>{ tr!(locale, "Forget what I practised") }</summary>
                <p>{ tr!(locale, "This deletes what this device remembers of your answers, under all rules.") }</p>
                <button type="button" class="button" data-action="forget" onclick={onforget}>
                    { tr!(locale, "Delete all answers") }
                </button>
            </details>
        </section>
    }
}
