//! Parts of the page that lie in files of their own and load when they are asked for.
//!
//! A release built by `cargo xtask` is divided: what only a [`Chunk`] leads to, code and data
//! alike, is not in the wasm that starts the page. In any other build it is, and is there at once.

mod chunk;

pub use chunk::{Absent, Chunk};

use chunk::chunk;

use tilewise_rules::RuleSet;
use tilewise_rules::rule_sets::{singapore, sparrows_nest};

use crate::dress::bring;
use crate::language::{Dictionary, dictionary};
use crate::{books, components, frame, qr};

/// A rule book in a file of its own.
pub type Book = Chunk<&'static RuleSet>;

chunk! {
    /// What draws the reasons behind a result and the sheets, and other ways to enter a hand than by
    /// taps.
    pub static LATER: &'static components::Later = &components::LATER, in "later";
}

chunk! {
    /// The Fouls screen, and the penalty books.
    pub static FOULS: &'static components::Elsewhere = &components::FOULS, in "fouls";
}

chunk! {
    /// The Rules screen.
    pub static RULES: &'static components::Elsewhere = &components::RULES, in "rules";
}

chunk! {
    /// What the page says to the page around it, and hears from it.
    pub static FRAME: &'static frame::Frame = &frame::ALL, in "frame";
}

chunk! {
    /// What makes QR codes.
    pub static QR: &'static qr::Qr = &qr::ALL, in "qr";
}

chunk! {
    /// Sparrow's Nest HK League.
    pub static SPARROWS_NEST: &'static RuleSet = &sparrows_nest::RULE_SET, in "sparrows_nest";
}

chunk! {
    /// Singapore.
    pub static SINGAPORE: &'static RuleSet = singapore_and_animals(), in "singapore";
}

/// Animals are in play in no other book, so their drawings come with this one.
fn singapore_and_animals() -> &'static RuleSet {
    bring(include_str!("animals.svg"));
    &singapore::RULE_SET
}

/// The words of a language, from the files beside the texts.
macro_rules! words {
    ($language:literal) => {
        dictionary(&[
            include_str!(concat!("words/", $language, ".txt")),
            include_str!(concat!("../../rules/src/words/", $language, ".txt")),
            include_str!(concat!(
                "../../rules/src/fouls/penalty_books/words/",
                $language,
                ".txt"
            )),
            include_str!(concat!(
                "../../rules/src/rule_sets/hk_old_style/words/",
                $language,
                ".txt"
            )),
            include_str!(concat!(
                "../../rules/src/rule_sets/singapore/words/",
                $language,
                ".txt"
            )),
            include_str!(concat!(
                "../../rules/src/rule_sets/sparrows_nest/words/",
                $language,
                ".txt"
            )),
        ])
    };
}

chunk! {
    /// 繁體中文
    pub static ZH_HANT: Dictionary = words!("zh-hant"), in "zh_hant";
}

chunk! {
    /// 简体中文
    pub static ZH_HANS: Dictionary = words!("zh-hans"), in "zh_hans";
}

chunk! {
    /// 日本語
    pub static JA: Dictionary = words!("ja"), in "ja";
}

/// Loads what will be wanted soon, before it is. A page inside another one is sparing: it has no
/// other screens, and the page around has said which book it is about.
pub fn prefetch() {
    LATER.load(|| ());
    if !frame::is_embedded() {
        FOULS.load(|| ());
        RULES.load(|| ());
        books::load_all();
    }
}
