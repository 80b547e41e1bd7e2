//! Each clause of the reading, where it lives, and what shows it.

use crate::ruleset::Covered;

/// Every clause of the book.
pub static COVERAGE: &[Covered] = &[];
