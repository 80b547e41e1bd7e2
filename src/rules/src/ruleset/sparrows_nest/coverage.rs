//! Every clause of the Sparrow's Nest HK League: where it lives, and what shows it.

use crate::ruleset::Covered;

/// Every clause of the book.
pub static COVERAGE: &[Covered] = &[];
