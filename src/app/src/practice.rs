//! The Practice screen: exercises in scoring under a rule configuration.

mod choice_buttons;
mod choice_text;
mod element_buttons;
mod exercise_choice;
mod exercise_screen;
mod facts;
mod hand;
mod judgement;
mod kept_reply;
mod next_exercise;
pub mod practice_location;
mod progress;
mod scene;
mod wait_buttons;

use yew::prelude::*;

use crate::chunks::{Load, PRACTICE, use_lazy};
use crate::i18n::use_locale;
use crate::practice::exercise_choice::Overview;
use crate::practice::exercise_screen::ExerciseScreen;
use crate::practice::next_exercise::NextExercise;
use crate::practice::practice_location::{PracticeLocation, PracticeTarget};
use crate::rule_sets;
use crate::ui::loading::loading;
use crate::ui::phrases;
use crate::ui::screen_props::ScreenProps;

/// Draws the Practice screen at a location.
pub fn screen(props: ScreenProps) -> Html {
    html! { <LazyPracticeScreen ..props /> }
}

/// The Practice screen, which may have to be loaded with the rule set of its location.
#[component]
fn LazyPracticeScreen(props: &ScreenProps) -> Html {
    let locale = use_locale();
    let house = props.path.split('/').next().unwrap_or_default();
    let rule_set = use_lazy(rule_sets::missing(house).and_then(rule_sets::chunk));
    let is_missing = rule_sets::missing(house).is_some();
    match (use_lazy(Some(&PRACTICE)), is_missing) {
        (Load::Ready(draw), false) => draw(props.clone()),
        (Load::Ready(_), true) => {
            html! { <main class="practice">{ loading(locale, &rule_set) }</main> }
        }
        (load, _) => html! { <main class="practice">{ loading(locale, &load) }</main> },
    }
}

/// Draws the loaded screen.
pub fn draw(props: ScreenProps) -> Html {
    html! { <PracticeScreen ..props /> }
}

/// The Practice screen: the choice of an exercise, or an exercise.
#[component]
fn PracticeScreen(props: &ScreenProps) -> Html {
    let locale = use_locale();
    let location = PracticeLocation::read(&props.path, &props.house, &rule_sets::here());
    let locale = locale.of_part(location.house.rule_set().table_key());
    let onaction = props.onaction.clone();
    html! {
        <main class="practice">
            if let Some(trouble) = &location.trouble {
                <p class="practice-trouble" role="alert" data-trouble="">
                    { phrases::full_sentence(locale, trouble) }
                </p>
            }
            { match location.target {
                PracticeTarget::Overview => html! {
                    <Overview house={location.house} is_own={location.is_own} {onaction} />
                },
                PracticeTarget::Kind(kind) => html! {
                    <NextExercise key={props.path.to_string()} house={location.house} {kind} {onaction} />
                },
                PracticeTarget::Exercise(kind, seed) => html! {
                    <ExerciseScreen key={props.path.to_string()} house={location.house} {kind} {seed} {onaction} />
                },
            } }
        </main>
    }
}
