//! Parts of the page that lie in files of their own and load when they are asked for.
//!
//! A release built by `cargo xtask` is divided: what only a [`Chunk`] leads to, code and data
//! alike, is not in the wasm that starts the page. In any other build it is, and is there at once.

mod chunk;

pub use chunk::{Absent, Chunk};

use chunk::chunk;

use tilewise_rules::RuleSet;
use tilewise_rules::ruleset::{singapore, sparrows_nest};

use crate::{books, components};

/// A rule book in a file of its own.
pub type Book = Chunk<&'static RuleSet>;

chunk! {
    /// What draws the reasons behind a result, and the sheets.
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
    /// Sparrow's Nest HK League.
    pub static SPARROWS_NEST: &'static RuleSet = &sparrows_nest::BOOK, in "sparrows_nest";
}

chunk! {
    /// Singapore.
    pub static SINGAPORE: &'static RuleSet = &singapore::BOOK, in "singapore";
}

/// Loads what will be wanted soon, before it is.
pub fn prefetch() {
    LATER.load(|| ());
    FOULS.load(|| ());
    RULES.load(|| ());
    books::load_all();
}
