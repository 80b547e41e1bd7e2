//! An exercise: what happened, the choices, and after the reply the judgement with its proof.

use std::collections::BTreeSet;

use tilewise_practice::{Exercise, ExerciseKind, ExerciseTask, Reply, Seed, exercise, judge};
use tilewise_rules::{RuleConfig, TileSet};
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::practice::choice_buttons::ChoiceButtons;
use crate::practice::choice_text;
use crate::practice::element_buttons::element_buttons;
use crate::practice::judgement::{proof, verdict};
use crate::practice::kept_reply::KeptReply;
use crate::practice::next_exercise::{exercise_path, next_path};
use crate::practice::progress::{today, use_progress};
use crate::practice::scene::{open_path, scene};
use crate::practice::wait_buttons::wait_buttons;
use crate::share::share_button;
use crate::storage::use_storage;
use crate::store::share_kind::ShareKind;
use crate::store::{PageAction, ViewAction};
use crate::ui::phrases;

/// Properties of [`ExerciseScreen`].
#[derive(PartialEq, Properties)]
pub struct ExerciseScreenProps {
    /// Rule configuration.
    pub house: RuleConfig,
    /// Kind of exercise.
    pub kind: ExerciseKind,
    /// Seed.
    pub seed: Seed,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// An exercise.
#[component]
pub fn ExerciseScreen(props: &ExerciseScreenProps) -> Html {
    let ExerciseScreenProps {
        house,
        kind,
        seed,
        onaction,
    } = props;
    let locale = use_locale().of_part(house.rule_set().table_key());
    let made = use_memo((house.clone(), *kind, *seed), |(house, kind, seed)| {
        exercise(house, *kind, *seed)
    });
    let progress = use_progress();
    let storage = use_storage();
    let path = exercise_path(house, *kind, *seed);
    let kept = use_state(|| KeptReply::load(&storage, &path));
    let chosen = kept.as_ref().map(|kept| &kept.reply);
    let is_replied = kept.as_ref().is_some_and(|kept| kept.is_given);
    let lit = use_state(Vec::new);
    let (question, answer) = (use_node_ref(), use_node_ref());
    use_focus_when(&question, true);
    use_focus_when(&answer, is_replied);
    let onlight = {
        let (lit, onaction) = (lit.clone(), onaction.clone());
        Callback::from(move |action| match action {
            PageAction::View(ViewAction::Highlight(spots)) => lit.set(spots),
            action => onaction.emit(action),
        })
    };
    let exercise = match &*made {
        Ok(exercise) => exercise,
        Err(reason) => {
            return html! {
                <>
                    { head(locale, props, question) }
                    <p class="practice-trouble" role="alert" data-trouble="">
                        { phrases::full_sentence(locale, &reason.sentence()) }
                    </p>
                    { all_kinds(locale, house) }
                </>
            };
        }
    };
    let keep = {
        let kept = kept.clone();
        move |reply: Reply, is_given: bool| {
            let reply = KeptReply { reply, is_given };
            reply.save(&storage, &path);
            kept.set(Some(reply));
        }
    };
    let onchange = {
        let keep = keep.clone();
        Callback::from(move |reply: Reply| keep(reply, false))
    };
    let onreply = {
        let made = made.clone();
        Callback::from(move |reply: Reply| {
            if let (Ok(exercise), Some(day)) = (&*made, today()) {
                progress.record(&judge(exercise, &reply), day);
            }
            keep(reply, true);
        })
    };
    let judgement = chosen
        .filter(|_| is_replied)
        .map(|reply| judge(exercise, reply));
    html! {
        <>
            { head(locale, props, question) }
            { scene(locale, exercise) }
            { task(locale, exercise, chosen, is_replied, &onreply, &onchange) }
            <div role="status">
                if let Some(judgement) = &judgement {
                    { verdict(locale, exercise, judgement, answer) }
                }
            </div>
            if let Some(judgement) = &judgement {
                <div class="practice-steps">
                    <a class="button button-main" data-action="next"
                        href={format!("#{}", next_path(house, *kind))}>
                        { tr!(locale, "Next exercise") }
                    </a>
                    <a class="button" data-action="open" href={format!("#{}", open_path(exercise))}>
                        if exercise.hand().is_some() {
                            { tr!(locale, "Open on the Score screen") }
                        } else {
                            { tr!(locale, "Open the ruling") }
                        }
                    </a>
                    { share_button(locale, ShareKind::View, onaction) }
                </div>
                { proof(locale, exercise, judgement, &lit, &onlight) }
            }
            { all_kinds(locale, house) }
        </>
    }
}

/// Focuses an element, and so scrolls to it, when a condition begins to hold.
#[hook]
fn use_focus_when(element: &NodeRef, condition: bool) {
    let element = element.clone();
    use_effect_with(condition, move |&condition| {
        if let Some(element) = element.cast::<HtmlElement>().filter(|_| condition) {
            // Fails only if the element can’t have the focus.
            let _ = element.focus();
        }
    });
}

/// Draws the question, the rules and the level.
fn head(locale: Locale, props: &ExerciseScreenProps, question: NodeRef) -> Html {
    let level = locale.translate(props.seed.difficulty().name());
    let day = props.seed.day().map(|day| format!(" · {day}"));
    html! {
        <div class="practice-head">
            <p class="practice-rules">
                { phrases::config_name(locale, &props.house) }{ " · " }{ level }{ day }
            </p>
            <h2 ref={question} tabindex="-1">{ locale.translate(props.kind.name()) }</h2>
        </div>
    }
}

/// Draws the link to the choice of an exercise.
fn all_kinds(locale: Locale, house: &RuleConfig) -> Html {
    let path = link::practice_path(&house.to_string());
    html! {
        <a class="way-back" href={format!("#{path}")} data-action="back">{ tr!(locale, "All exercises") }</a>
    }
}

/// Draws the choices.
fn task(
    locale: Locale,
    exercise: &Exercise,
    chosen: Option<&Reply>,
    is_replied: bool,
    onreply: &Callback<Reply>,
    onchange: &Callback<Reply>,
) -> Html {
    let house = &exercise.config;
    let buttons = ChoiceButtons {
        locale,
        reply: chosen.filter(|_| is_replied),
        onreply,
    };
    match &exercise.task {
        ExerciseTask::Worth(choices) => {
            buttons.draw(choices, |one| choice_text::worth(locale, house, one))
        }
        ExerciseTask::Payments(choices) => {
            buttons.draw(choices, |one| choice_text::net(locale, house, one))
        }
        ExerciseTask::Win(choices) => {
            buttons.draw(choices, |one| choice_text::decision(locale, house, one))
        }
        ExerciseTask::Ruling(choices) => {
            buttons.draw(choices, |one| choice_text::ruling(locale, house, one))
        }
        ExerciseTask::Discard(choices) => {
            buttons.draw(choices, |one| choice_text::discard(locale, *one))
        }
        ExerciseTask::Elements(all) => {
            let marked = match chosen {
                Some(Reply::Elements(marked)) => marked.clone(),
                _ => BTreeSet::new(),
            };
            html! {
                <>
                    { element_buttons(locale, all, &marked, is_replied, onchange) }
                    { check_button(locale, Reply::Elements(marked), is_replied, onreply) }
                </>
            }
        }
        ExerciseTask::Waits(waits) => {
            let (tiles, best) = match chosen {
                Some(Reply::Waits { tiles, best }) => (*tiles, *best),
                _ => (TileSet::NONE, None),
            };
            html! {
                <>
                    { wait_buttons(locale, waits, tiles, best, is_replied, onchange) }
                    { check_button(locale, Reply::Waits { tiles, best }, is_replied, onreply) }
                </>
            }
        }
    }
}

/// Draws the button that ends the marking.
fn check_button(locale: Locale, reply: Reply, is_replied: bool, onreply: &Callback<Reply>) -> Html {
    if is_replied {
        return Html::default();
    }
    let onclick = onreply.reform(move |_: MouseEvent| reply.clone());
    html! {
        <button type="button" class="button button-main practice-check" data-action="check" {onclick}>
            { tr!(locale, "Check my answer") }
        </button>
    }
}
