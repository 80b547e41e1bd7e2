//! The choice of another exercise of a kind: at random, and rather about what comes again.

use js_sys::Math;
use tilewise_practice::{ExerciseKind, Seed, next_seed};
use tilewise_rules::RuleConfig;
use yew::prelude::*;

use crate::i18n::use_locale;
use crate::link;
use crate::practice::progress::{today, use_progress};
use crate::store::{PageAction, Screen, ViewAction};

/// Properties of [`NextExercise`].
#[derive(PartialEq, Properties)]
pub struct NextExerciseProps {
    /// Rule configuration.
    pub house: RuleConfig,
    /// Kind of exercise.
    pub kind: ExerciseKind,
    /// Handler of actions.
    pub onaction: Callback<PageAction>,
}

/// Goes to another exercise, whose address replaces this one.
#[component]
pub fn NextExercise(props: &NextExerciseProps) -> Html {
    let locale = use_locale();
    let progress = use_progress();
    let (house, kind, onaction) = (props.house.clone(), props.kind, props.onaction.clone());
    use_effect_with((), move |()| {
        let due = today().map(|day| progress.boxes.due(day));
        let due = due.unwrap_or_default();
        let seed = next_seed(&house, kind, progress.level, random_number(), &due);
        let path = exercise_path(&house, kind, seed).into();
        onaction.emit(PageAction::View(ViewAction::GoTo(Screen::Practice(path))));
    });
    html! { <p role="status">{ tr!(locale, "Choosing an exercise …") }</p> }
}

/// Returns a random number below 2³², for which the browser's ordinary random numbers are good enough.
fn random_number() -> u32 {
    // A number from 0 to 2³² − 1.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = (Math::random() * 4_294_967_296.0) as u32;
    number
}

/// Returns the location of an exercise on the Practice screen.
pub fn exercise_path(house: &RuleConfig, kind: ExerciseKind, seed: Seed) -> String {
    format!("{house}/{}/{seed}", kind.key())
}

/// Returns the path of another exercise of a kind.
pub fn next_path(house: &RuleConfig, kind: ExerciseKind) -> String {
    link::practice_path(&format!("{house}/{}", kind.key()))
}
