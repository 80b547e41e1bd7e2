//! Why there is no exercise.

use std::fmt;

use tilewise_rules::{RuleConfig, Sentence, sentence};

use crate::ExerciseKind;

/// The reason why a rule configuration has no exercise of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoExercise {
    /// The rule set doesn't have the kind: its name.
    KindNotOffered(ExerciseKind, &'static str),
    /// No hand or event was found that these house rules decide clearly.
    NotFound(ExerciseKind),
}

impl NoExercise {
    /// Creates the error of a kind that a rule set lacks.
    pub(crate) const fn not_offered(kind: ExerciseKind, config: &RuleConfig) -> Self {
        Self::KindNotOffered(kind, config.rule_set().identity.name)
    }

    /// Returns the reason and its remedy.
    pub fn sentence(&self) -> Sentence {
        match *self {
            Self::KindNotOffered(kind, rule_set) => sentence!(
                "{0} has no exercises of the kind “{1}”: choose another kind",
                rule_set,
                kind.name()
            ),
            Self::NotFound(kind) => sentence!(
                "no exercise of the kind “{0}” was found under these house rules: choose another kind or level",
                kind.name()
            ),
        }
    }
}

impl fmt::Display for NoExercise {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for NoExercise {}
