//! Every clause of the Sparrow's Nest HK League: where it lives, and what shows it.

use crate::schema::Covered;

/// Every clause of the book. `suite` is `tests/suite/sparrows-nest.txt`, whose lines name their
/// clauses. No part of the book itself, so that no page has to load it.
pub static COVERAGE: &[Covered] = &[
    covered(
        "NEST-01",
        "`hand.rs`: 13 tiles and the winning one; `bonus` in `mod.rs`: flowers and seasons",
        "suite",
    ),
    covered(
        "NEST-02",
        "there is no dead wall, so nothing to decide",
        "none: nothing to decide",
    ),
    covered(
        "NEST-03",
        "choice `minimum_faan`; `Score::below_minimum`",
        "suite",
    ),
    covered("NEST-04", "choice `cap_faan`; `limit` in `mod.rs`", "suite"),
    covered(
        "NEST-05",
        "choice `deal_passes_on_draw`; `after_draw` in `pot.rs` says whether the deal passes",
        "`events/tests.rs`; who deals after a win moves no points",
    ),
    covered(
        "NEST-06",
        "choice `draw_pot_each`; `after_draw` and `to_winners` in `pot.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-07",
        "`reimburse` in `pot.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-08",
        "who sits where moves no points; the last hand of a table is stated by `last_hand`",
        "none: nothing to decide",
    ),
    covered(
        "NEST-09",
        "the order in which flowers are replaced moves no points",
        "none: nothing to decide",
    ),
    covered(
        "NEST-10",
        "a draw like any other: `after_draw` in `pot.rs`",
        "suite",
    ),
    covered(
        "NEST-11",
        "a draw like any other: `after_draw` in `pot.rs`",
        "suite",
    ),
    covered(
        "NEST-12",
        "only claims to win are weighed: `claims_on_discard` in `events.rs`",
        "none: a win goes before any other claim, whoever makes it",
    ),
    covered(
        "NEST-13",
        "circumstance `last-tile`: the last discard may be won on; other claims to it are no event",
        "suite",
    ),
    covered(
        "NEST-14",
        "`first` in `liability.rs`: a closed gong is revealed",
        "suite",
    ),
    covered(
        "NEST-15",
        "circumstance `missed-win-same-tile`; `may_claim` in `events.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-16",
        "circumstance `passed-win`; `may_claim` in `events.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-17",
        "what may be discarded after a claim is watched at the table",
        "none: no claim, and moves no points",
    ),
    covered(
        "NEST-20",
        "element `no-flowers`",
        "suite; the element's example",
    ),
    covered(
        "NEST-21",
        "element `matching-flower`",
        "suite; the element's example",
    ),
    covered(
        "NEST-22",
        "element `set-of-flowers`",
        "suite; the element's example",
    ),
    covered(
        "NEST-23",
        "element `flowers-hand`; circumstances `flowers-hand`, `declined-flowers-hand`",
        "suite; the element's example",
    ),
    covered(
        "NEST-24",
        "element `big-flowers-hand`; circumstances `big-flowers-hand`, `declined-big-flowers-hand`",
        "suite; the element's example",
    ),
    covered(
        "NEST-25",
        "element `closed-hand`",
        "suite; the element's example",
    ),
    covered(
        "NEST-26",
        "element `self-draw`",
        "suite; the element's example",
    ),
    covered(
        "NEST-27",
        "element `self-draw-after-gong`",
        "suite; the element's example",
    ),
    covered(
        "NEST-28",
        "element `self-draw-after-consecutive-gong`",
        "suite; the element's example",
    ),
    covered(
        "NEST-29",
        "element `last-tile`",
        "suite; the element's example",
    ),
    covered(
        "NEST-30",
        "element `robbing-gong`",
        "suite; the element's example",
    ),
    covered("NEST-31", "circumstance `robbed-concealed-kong`", "suite"),
    covered(
        "NEST-32",
        "element `heavenly-hand`",
        "suite; the element's example",
    ),
    covered(
        "NEST-33",
        "element `earthly-hand`",
        "suite; the element's example",
    ),
    covered(
        "NEST-34",
        "element `dragon-triplet`",
        "suite; the element's example",
    ),
    covered(
        "NEST-35",
        "element `little-three-dragons`",
        "suite; the element's example",
    ),
    covered(
        "NEST-36",
        "element `big-three-dragons`",
        "suite; the element's example",
    ),
    covered(
        "NEST-37",
        "element `matching-wind-triplet`",
        "suite; the element's example",
    ),
    covered(
        "NEST-38",
        "element `little-four-winds`",
        "suite; the element's example",
    ),
    covered(
        "NEST-39",
        "element `big-four-winds`",
        "suite; the element's example",
    ),
    covered(
        "NEST-40",
        "element `all-sequences`",
        "suite; the element's example",
    ),
    covered(
        "NEST-41",
        "element `all-triplets`",
        "suite; the element's example",
    ),
    covered(
        "NEST-42",
        "element `terminals-and-honors`",
        "suite; the element's example",
    ),
    covered(
        "NEST-43",
        "element `four-concealed-triplets`",
        "suite; the element's example",
    ),
    covered(
        "NEST-44",
        "element `all-honors`",
        "suite; the element's example",
    ),
    covered(
        "NEST-45",
        "element `all-terminals`",
        "suite; the element's example",
    ),
    covered(
        "NEST-46",
        "element `four-gongs`",
        "suite; the element's example",
    ),
    covered(
        "NEST-47",
        "element `half-flush`",
        "suite; the element's example",
    ),
    covered(
        "NEST-48a",
        "element `full-flush`",
        "suite; the element's example",
    ),
    covered(
        "NEST-48",
        "element `nine-gates`",
        "suite; the element's example",
    ),
    covered(
        "NEST-49",
        "element `thirteen-orphans`",
        "suite; the element's example",
    ),
    covered(
        "NEST-50",
        "`SHAPES` in `mod.rs`: thirteen orphans, no seven pairs",
        "suite",
    ),
    covered(
        "NEST-60",
        "choices `points_self_draw`, `points_discard`",
        "suite",
    ),
    covered(
        "NEST-61",
        "`normal` in `payment.rs`, choice `points_discard`",
        "suite",
    ),
    covered(
        "NEST-62",
        "`normal` in `payment.rs`, choice `points_self_draw`",
        "suite",
    ),
    covered("NEST-63", "`normal` in `payment.rs`", "suite"),
    covered(
        "NEST-64",
        "`multiple_wins` and `claims_on_discard` in `events.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-65",
        "`normal` in `payment.rs` doesn't ask who is dealer",
        "suite",
    ),
    covered(
        "NEST-70",
        "`fourth_group` in `liability.rs`",
        "suite; `liability/tests.rs`",
    ),
    covered(
        "NEST-71",
        "`third_dragon` in `liability.rs`",
        "suite; `liability/tests.rs`",
    ),
    covered(
        "NEST-72",
        "`winning_gong` in `liability.rs`",
        "suite; `liability/tests.rs`",
    ),
    covered(
        "NEST-73",
        "`first` in `liability.rs` stops at the first feed with a liable player",
        "suite; `liability/tests.rs`",
    ),
    covered(
        "NEST-74",
        "`feeder` in `liability.rs`: `exempt` of a stated liability",
        "suite; `liability/tests.rs`",
    ),
    covered(
        "NEST-75",
        "`settle` in `payment.rs` is asked of hands that win",
        "suite",
    ),
    covered(
        "NEST-80",
        "`false_mahjong` in `events.rs`",
        "suite; `events/tests.rs`",
    ),
    covered(
        "NEST-81",
        "circumstance `wrong-tile-count`; the event of that name",
        "suite; `events/tests.rs`",
    ),
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
    use crate::rule_sets::sparrows_nest::BOOK;

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
        let used = [1..=17, 20..=50, 60..=65, 70..=75, 80..=81];
        for number in used.into_iter().flatten() {
            let clause = format!("NEST-{number:02}");
            assert!(COVERAGE.iter().any(|row| row.clause == clause), "{clause}");
        }
    }
}
