//! The languages of the page.
//!
//! The source contains the English texts. Each other language is a file with translations, loaded when the
//! language is chosen. A part (the page, a rule set, the penalty books) may have its own translation of a
//! text; otherwise it uses the one that all parts share.

mod language;
mod locale;
mod name_style;
mod words;

pub use language::Language;
pub use locale::{Locale, PENALTY_BOOKS, use_locale};
pub use name_style::NameStyle;
pub use words::Words;

/// Marks a text for translation by [`Locale::translate`].
#[macro_export]
macro_rules! text {
    ($text:literal) => {
        $text
    };
}

/// Translates a text of the page: `tr!(locale, "Clear")`, or a sentence with gaps,
/// `tr!(locale, "{0} won", seat)`.
#[macro_export]
macro_rules! tr {
    ($locale:expr, $text:literal $(,)?) => {
        $locale.translate_ui($text)
    };
    ($locale:expr, $($all:tt)*) => {
        $locale.sentence(&::tilewise_rules::sentence!($($all)*))
    };
}
