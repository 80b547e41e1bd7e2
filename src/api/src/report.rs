//! A report or a refusal.

use crate::diagnostics::{Diagnostic, Diagnostics};

/// A result, or all errors.
#[derive(Clone, Debug, serde::Serialize)]
#[serde(untagged)]
pub enum Report<T> {
    /// The result.
    Answer(T),
    /// All errors.
    Refusal(RefusalReport),
}

impl<T> Report<T> {
    /// Returns the result of a function, unless it adds errors.
    pub fn build(find: impl FnOnce(&mut Diagnostics) -> Option<T>) -> Self {
        let mut diagnostics = Diagnostics::default();
        match find(&mut diagnostics) {
            Some(answer) if diagnostics.is_empty() => Self::Answer(answer),
            _ => Self::refusal(diagnostics),
        }
    }

    /// Maps the result.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Report<U> {
        match self {
            Self::Answer(one) => Report::Answer(answer(one)),
            Self::Refusal(refusal) => Report::Refusal(refusal),
        }
    }

    /// Creates a refusal.
    pub fn refusal(diagnostics: Diagnostics) -> Self {
        Self::Refusal(RefusalReport::from_diagnostics(diagnostics))
    }
}

/// A refusal with all errors.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Refusal"))]
pub struct RefusalReport {
    #[cfg_attr(test, schemars(with = "crate::schema::words::False"))]
    ok: bool,
    /// All errors.
    pub errors: Vec<Diagnostic>,
}

impl RefusalReport {
    /// Creates a refusal with these errors.
    pub fn from_diagnostics(diagnostics: Diagnostics) -> Self {
        Self {
            ok: false,
            errors: diagnostics.into_all(),
        }
    }

    /// Creates a refusal with one error about the request as a whole.
    pub fn single(code: &'static str, message: String) -> Self {
        let at = None;
        Self {
            ok: false,
            errors: vec![Diagnostic { code, message, at }],
        }
    }
}
