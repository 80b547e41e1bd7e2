//! The penalty books that `penaltyBooks()` lists.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// A penalty book. It is independent of the rule set that scores hands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PenaltyBook"))]
pub struct PenaltyBookReport {
    pub(crate) key: &'static str,
    /// Other keys that a request may use.
    pub(crate) aliases: &'static [&'static str],
    pub(crate) name: &'static str,
    /// The game of the book.
    pub(crate) game: &'static str,
    /// The penalty for a chonbo, in points of the overall score.
    pub(crate) chonbo: i32,
    pub(crate) penalties: Vec<FoulJson>,
    pub(crate) events: Vec<&'static str>,
}

/// A foul.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "BookFoul"))]
pub struct FoulJson {
    pub foul: &'static str,
    pub name: &'static str,
    /// The foul in plain words.
    pub plain: &'static str,
    /// The topic: `"Calls"`.
    pub group: &'static str,
    pub clauses: Vec<&'static str>,
    pub questions: Vec<QuestionJson>,
}

/// A question about a foul.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FoulQuestion"))]
pub struct QuestionJson {
    /// The key of the answer in `facts`.
    pub key: &'static str,
    pub question: &'static str,
    /// The accepted input, in words.
    pub takes: String,
    /// The accepted words, if they can be listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<AnswerWordJson>,
    /// Whether it is a fact about the table, which is never required.
    pub optional: bool,
}

/// A word that answers a question.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "AnswerWord"))]
pub struct AnswerWordJson {
    pub value: &'static str,
    #[serde(rename = "says")]
    pub text: &'static str,
}
