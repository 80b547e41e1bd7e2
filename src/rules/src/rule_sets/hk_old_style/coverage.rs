//! Every clause of Hong Kong Old Style: where it lives, and what shows it.

use crate::schema::Covered;

/// Every clause of the book. `suite` is `tests/suite/hk-old-style.txt`, whose lines name their
/// clauses. No part of the book itself, so that no page has to load it.
pub static COVERAGE: &[Covered] = &[
    covered(
        "HKOS-01",
        "`reading.rs`: four sets and a pair, a kong counts as three; `hand.rs`: 14 tiles",
        "suite",
    ),
    covered("HKOS-02", "`shapes` in `hk_old_style/mod.rs`", "suite"),
    covered(
        "HKOS-03",
        "choice `minimum_fan`; `Score::below_minimum`",
        "suite",
    ),
    covered(
        "HKOS-04",
        "there is no settlement among losers",
        "every payment in suite goes to the winner",
    ),
    covered(
        "HKOS-05",
        "`score.rs`: the total is the sum of the lines",
        "law: total is the sum",
    ),
    covered(
        "HKOS-06",
        "`claims_on_discard` in `events.rs`",
        "the face's test of claims-on-discard",
    ),
    covered(
        "HKOS-07",
        "`claims_on_discard` in `events.rs`",
        "the face's test of claims-on-discard",
    ),
    covered(
        "HKOS-08",
        "circumstance `missed-win-same-tile`; `may_claim` in `events.rs`",
        "suite; the face's test of claim",
    ),
    covered(
        "HKOS-09",
        "order of showing tiles; moves no points",
        "none: nothing to decide",
    ),
    covered(
        "HKOS-10",
        "choice `starting_points`",
        "kept for the ledger, which is not built yet",
    ),
    covered(
        "HKOS-11",
        "element `no-flowers`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-12",
        "element `seat-flower`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-13",
        "element `seat-season`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-14",
        "element `all-chows`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-15",
        "element `dragon-pung`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-16",
        "element `seat-wind`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-17",
        "element `prevailing-wind`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-18",
        "element `self-drawn-win`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-19",
        "element `last-tile-draw`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-20",
        "element `last-tile-discard`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-21",
        "element `robbing-the-kong`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-22b",
        "element `out-on-replacement`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-22",
        "element `all-flowers`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-23",
        "element `all-seasons`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-24",
        "element `all-pungs`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-25",
        "element `half-flush`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-26",
        "element `little-three-dragons`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-27",
        "element `seven-pairs`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-28",
        "element `full-flush`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-29",
        "element `four-concealed-pungs`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-30",
        "element `big-three-dragons`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-31",
        "element `little-four-winds`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-32",
        "element `big-four-winds`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-34",
        "element `all-honors`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-35",
        "element `all-terminals`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-36",
        "element `nine-gates`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-37",
        "element `thirteen-orphans`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-38",
        "element `all-kongs`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-39",
        "element `jade-dragon`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-40",
        "element `ruby-dragon`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-41",
        "element `pearl-dragon`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-42",
        "element `blessing-of-heaven`",
        "suite; the element's example",
    ),
    covered(
        "HKOS-43",
        "element `blessing-of-earth`",
        "suite; the element's example",
    ),
    covered("HKOS-44", "`Worth::Limit`, choice `limit_fan`", "suite"),
    covered(
        "HKOS-45",
        "`score` keeps the reading that pays most",
        "suite; law: no other reading pays more",
    ),
    covered(
        "HKOS-50",
        "choice `points_table`; `points` in `payment.rs`",
        "suite",
    ),
    covered("HKOS-51", "`normal` in `payment.rs`", "suite"),
    covered("HKOS-52", "`normal` in `payment.rs`", "suite"),
    covered(
        "HKOS-53",
        "`normal` in `payment.rs` doesn't ask who is dealer",
        "suite",
    ),
    covered(
        "HKOS-54",
        "choice `payment`: discarder-full-others-half",
        "suite",
    ),
    covered(
        "HKOS-55",
        "choice `payment`: discarder-only-x1, discarder-only-x2",
        "suite",
    ),
    covered("HKOS-56", "choice `payment`: discarder-only-x2", "suite"),
    covered(
        "HKOS-57",
        "`normal` in `payment.rs`, choice `robbing_the_kong`",
        "suite",
    ),
    covered(
        "HKOS-58",
        "`settle` in `payment.rs`: insurance pays what all would have paid",
        "suite",
    ),
    covered("HKOS-60", "`INSURED` in `insurance.rs`", "suite"),
    covered("HKOS-61", "`INSURED` in `insurance.rs`", "suite"),
    covered("HKOS-62", "`INSURED` in `insurance.rs`", "suite"),
    covered("HKOS-63", "`INSURED` in `insurance.rs`", "suite"),
    covered("HKOS-64", "`INSURED` in `insurance.rs`", "suite"),
    covered("HKOS-65", "`insurance` in `insurance.rs`", "suite"),
    covered("HKOS-66", "`insurance` in `insurance.rs`", "suite"),
    covered("HKOS-67", "`insurance` in `insurance.rs`", "suite"),
    covered(
        "HKOS-68",
        "choice `insurance_b3d_b4w_not_winning_tile`",
        "suite",
    ),
    covered(
        "HKOS-69",
        "circumstance `no-choice`, and `exempt` of a stated liability",
        "suite",
    ),
    covered(
        "HKOS-70",
        "`is_late_and_fresh` in `insurance.rs`, choice `five_tiles_threshold`",
        "suite",
    ),
    covered("HKOS-71", "`Insured::applies` in `insurance.rs`", "suite"),
    covered(
        "HKOS-80",
        "`erroneous_mahjong` in `events.rs`",
        "the face's test of erroneous-mahjong",
    ),
    covered(
        "HKOS-81",
        "circumstance `wrong-tile-count`; the event of that name",
        "suite; the face's test of wrong-tile-count",
    ),
    covered("HKOS-82", "as HKOS-08", "suite"),
];

const fn covered(clause: &'static str, lives: &'static str, shown: &'static str) -> Covered {
    Covered {
        clause,
        lives,
        shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets::hk_old_style::BOOK;

    #[test]
    fn every_clause_that_the_code_names_is_covered_once() {
        let elements = BOOK.elements.iter().map(|element| element.clause);
        let options = BOOK.options.iter().map(|choice| choice.clause);
        let circumstances = BOOK.circumstances.iter().map(|rule| rule.clause);
        for clause in elements.chain(options).chain(circumstances) {
            let rows = COVERAGE.iter().filter(|row| row.clause == clause).count();
            assert_eq!(rows, 1, "{clause}");
        }
    }

    #[test]
    fn the_list_has_no_gap() {
        let unused = [33, 46, 47, 48, 49, 59, 72, 73, 74, 75, 76, 77, 78, 79];
        for number in (1..=82).filter(|number| !unused.contains(number)) {
            let clause = format!("HKOS-{number:02}");
            assert!(COVERAGE.iter().any(|row| row.clause == clause), "{clause}");
        }
    }
}
