//! Every clause of EMA 2025: where it lives, and what shows it.

use crate::schema::Covered;

/// Every clause of the book, F as the rows of the catalogue, I where two things meet, E
/// what it has and WRC 2015 has not. `suite` is `tests/suite/riichi-ema-2025.txt`, whose lines name their clauses. No
/// part of the book itself, so that no page has to load it.
pub static COVERAGE: &[Covered] = &[
    covered(
        "F1",
        "foul `empty-call`; minor, before tiles are shown",
        "suite",
    ),
    covered(
        "F1a",
        "foul `empty-call`; no cancel once tiles are shown",
        "suite",
    ),
    covered("F2", "foul `empty-call`", "suite"),
    covered("F3", "foul `empty-call`", "suite"),
    covered("F4", "foul `empty-call`", "suite"),
    covered(
        "F5",
        "foul `empty-call`; all invalid wins that are shown: noten, no yaku, wrong tile, furiten",
        "suite",
    ),
    covered(
        "F6",
        "foul `swap-calling`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered("F7", "foul `invalid-group`", "suite"),
    covered("F8", "foul `invalid-group`", "suite"),
    covered(
        "F9",
        "foul `invalid-group`; no cancel, as tiles are shown (F1a)",
        "suite",
    ),
    covered("F10", "foul `changed-call`", "suite"),
    covered(
        "F11",
        "foul `changed-call`; then `empty-call`; the column names only ron, which is F13; other calls as in WRC 2015",
        "suite",
    ),
    covered("F12", "foul `changed-call`", "suite"),
    covered(
        "F13",
        "foul `changed-call`; then `empty-call`, whether the win was there or not",
        "suite",
    ),
    covered(
        "F14",
        "foul `wrong-word`; shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F14a",
        "foul `wrong-word`; shared; the column is silent, so the line of WRC 2015 is taken over",
        "suite",
    ),
    covered(
        "F15",
        "foul `dead-hand-call`; only a hand that was declared so is dead",
        "suite",
    ),
    covered("F16", "foul `dead-hand-call`", "suite"),
    covered(
        "F17",
        "foul `tile-not-taken`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F17a",
        "foul `tile-not-taken`; shared: the other side of F17",
        "suite",
    ),
    covered(
        "F18",
        "foul `tile-count`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered("F19", "foul `revealed-tiles`", "suite"),
    covered("F20", "foul `revealed-tiles`", "suite"),
    covered("F21", "foul `revealed-tiles`", "suite"),
    covered("F22", "foul `revealed-tiles`", "suite"),
    covered(
        "F23",
        "foul `revealed-tiles`; before anybody has seen a tile",
        "suite",
    ),
    covered("F24", "foul `wrong-riichi`", "suite"),
    covered("F25", "foul `wrong-riichi`", "suite"),
    covered("F26", "foul `wrong-riichi`", "suite"),
    covered(
        "F27",
        "foul `wrong-riichi`; the column is silent: F26 voids every riichi whose discard is not turned, so that furiten by it can't matter",
        "suite",
    ),
    covered("F28", "foul `wrong-riichi`", "suite"),
    covered(
        "F29",
        "foul `voided-riichi`; what made it void has a line of its own",
        "suite",
    ),
    covered("F30", "foul `noten-riichi`", "suite"),
    covered(
        "F30a",
        "foul `noten-riichi`; the other side of F30",
        "suite",
    ),
    covered("F31", "foul `noten-riichi`", "suite"),
    covered("F32", "foul `noten-riichi`", "suite"),
    covered(
        "F33",
        "foul `riichi-kong`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F33a",
        "foul `riichi-kong`, shared; the other side of F33",
        "suite",
    ),
    covered(
        "F34",
        "foul `riichi-kong`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F35",
        "foul `riichi-kong`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F36",
        "foul `noten-riichi`; also asks that there is no invalid kong",
        "suite",
    ),
    covered("F37", "foul `noten-riichi`", "suite"),
    covered("F38", "foul `passing-information`", "suite"),
    covered(
        "F39",
        "foul `passing-information`; then `obstruction`",
        "suite",
    ),
    covered("F40", "foul `passing-information`", "suite"),
    covered("F41", "foul `passing-information`", "suite"),
    covered(
        "F42",
        "foul `cheating`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered("F43", "foul `obstruction`; 8 or 12", "suite"),
    covered("F43a", "foul `obstruction`; 12 to 48", "suite"),
    covered("F44", "foul `obstruction`", "suite"),
    covered("F45", "foul `obstruction`; then `obstruction`", "suite"),
    covered(
        "F46",
        "foul `anothers-fault`; shared: the referee, as a general principle",
        "suite",
    ),
    covered(
        "F47",
        "foul `device`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F48",
        "foul `device`, shared: the same as in WRC 2015",
        "suite",
    ),
    covered(
        "F49",
        "foul `late`; a minute that has begun counts",
        "suite",
    ),
    covered("F49a", "foul `late`; the other side of F49", "suite"),
    covered("F50", "foul `late`; then `missed-hanchan`", "suite"),
    covered(
        "F51",
        "foul `missed-hanchan`; -15 and the uma of the last place: `hanchan_with_substitute` in `overall.rs`",
        "suite; tests of `overall.rs`",
    ),
    covered("F52", "foul `late`", "suite"),
    covered(
        "F53",
        "foul `substitute`; `uma_with_substitute` in `overall.rs`",
        "suite; tests of `overall.rs`",
    ),
    covered(
        "F53a",
        "foul `substitute`; `uma_with_substitute` in `overall.rs`",
        "suite; tests of `overall.rs`",
    ),
    covered(
        "F54",
        "foul `missed-hanchan`; the column is silent, so the line of WRC 2015 is taken over",
        "suite",
    ),
    covered(
        "I1",
        "interaction, shared; `SameTime::Win` in `inquiry.rs` and `effects.rs`",
        "suite",
    ),
    covered(
        "I2",
        "interaction; `AtDraw::DeadHand`: a chonbo right after the last discard is a dead hand",
        "suite",
    ),
    covered(
        "I3",
        "foul `dead-hand`, shared; noted with every dead hand; the column is silent, so the line of WRC 2015 is taken over",
        "suite",
    ),
    covered(
        "I3a",
        "foul `dead-hand`, shared; then `noten-riichi`",
        "suite",
    ),
    covered(
        "I4",
        "foul `dead-hand`, shared; noted with every dead hand; the column is silent, so the line of WRC 2015 is taken over",
        "suite",
    ),
    covered(
        "I4a",
        "foul `dead-hand`, shared; taken over from WRC 2015",
        "suite",
    ),
    covered(
        "I5",
        "interaction, shared; noted with every point penalty",
        "suite",
    ),
    covered(
        "I6",
        "foul `voided-riichi`; taken over from WRC 2015",
        "suite",
    ),
    covered("I7", "foul `several-at-once`; no lateness added", "suite"),
    covered(
        "I8",
        "foul `several-at-once`; the book is silent: the referee",
        "suite",
    ),
    covered(
        "I9",
        "foul `obstruction`; then `obstruction`; noted with what is not penalized",
        "suite",
    ),
    covered("I10", "interaction; noted with every dead hand", "suite"),
    covered("E1", "foul `wrong-draw`", "suite"),
    covered("E1a", "foul `wrong-draw`; the other side of E1", "suite"),
    covered("E2", "foul `wrong-draw`", "suite"),
    covered("E2a", "foul `wrong-draw`; the other side of E2", "suite"),
    covered(
        "E3",
        "foul `wrong-riichi`; the bet goes back as of any void riichi (F29)",
        "suite",
    ),
    covered("E4", "foul `after-riichi`", "suite"),
    covered("E4a", "foul `after-riichi`; the warning before E4", "suite"),
    covered("E4b", "foul `after-riichi`; the exception of E4", "suite"),
    covered("E5", "foul `after-riichi`", "suite"),
    covered("E6", "foul `late-tsumo`", "suite"),
    covered(
        "E6a",
        "foul `late-tsumo`; the other side of E6: then `empty-call`",
        "suite",
    ),
    covered("E7", "foul `wrong-draw`", "suite"),
    covered("E8", "foul `wrong-draw`", "suite"),
    covered("E8a", "foul `wrong-draw`; the other side of E8", "suite"),
    covered("E9", "foul `after-riichi`", "suite"),
    covered("E10", "foul `after-riichi`", "suite"),
    covered("E11", "foul `misled-win`", "suite"),
    covered("E12", "foul `score-sheet`", "suite"),
    covered("E13", "foul `score-sheet`", "suite"),
    covered("E14", "foul `score-sheet`", "suite"),
    covered("E15", "foul `too-fast`", "suite"),
    covered("E16", "foul `mixed-tile`", "suite"),
    covered(
        "E17",
        "interaction; noted with every chonbo: it moves no points",
        "suite",
    ),
];

const fn covered(clause: &'static str, lives: &'static str, shown: &'static str) -> Covered {
    Covered {
        clause,
        lives,
        shown,
    }
}
