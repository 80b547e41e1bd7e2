//! Every clause of Hong Kong Old Style: where it lives, and what shows it.

use crate::ruleset::Covered;

/// `suite` is `tests/suite/hk-old-style.txt`, whose lines name their clauses.
pub(super) static COVERAGE: &[Covered] = &[];
