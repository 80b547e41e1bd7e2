//! Sentences in English, with a capital letter and a full stop.

use std::fmt;

use tilewise_rules::Sentence;

/// Writes a sentence with a capital letter and a full stop.
pub(crate) fn write_sentence(out: &mut fmt::Formatter, sentence: &Sentence) -> fmt::Result {
    let text = sentence.to_string();
    let mut letters = text.chars();
    if let Some(first) = letters.next() {
        write!(out, "{}{}", first.to_ascii_uppercase(), letters.as_str())?;
    }
    out.write_str(".")
}
