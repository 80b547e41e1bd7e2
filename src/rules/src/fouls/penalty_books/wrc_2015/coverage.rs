//! Every clause of WRC 2015, section 7: where it lives, and what shows it.

use crate::schema::Covered;

/// Every clause of the book, F as the rows of the catalogue, I where two things meet, G what the
/// book leaves open. `suite` is `tests/suite/riichi-wrc-2015.txt`, whose lines name their clauses.
/// No part of the book itself, so that no page has to load it.
pub static COVERAGE: &[Covered] = &[
    covered("F1", "foul `empty-call`", "suite"),
    covered("F2", "foul `empty-call`", "suite"),
    covered("F3", "foul `empty-call`", "suite"),
    covered("F4", "foul `empty-call`", "suite"),
    covered("F5", "foul `empty-call`", "suite"),
    covered("F6", "foul `swap-calling`", "suite"),
    covered("F7", "foul `invalid-group`", "suite"),
    covered("F8", "foul `invalid-group`", "suite"),
    covered(
        "F9",
        "foul `invalid-group`; as an empty call (F1, F2) it costs nothing",
        "suite",
    ),
    covered("F10", "foul `changed-call`; `Outcome::Forced`", "suite"),
    covered("F11", "foul `changed-call`, then `empty-call`", "suite"),
    covered("F12", "foul `changed-call`", "suite"),
    covered(
        "F13",
        "foul `changed-call`, then `empty-call` where there is no win",
        "suite",
    ),
    covered("F14", "foul `wrong-word`", "suite"),
    covered("F14a", "foul `wrong-word`", "suite"),
    covered("F15", "foul `dead-hand-call`", "suite"),
    covered(
        "F16",
        "foul `dead-hand-call`; `Outcome::Points` in `effects.rs`",
        "suite",
    ),
    covered("F16a", "foul `dead-hand-call`, then `empty-call`", "suite"),
    covered("F17", "foul `tile-not-taken`", "suite"),
    covered("F17a", "foul `tile-not-taken`", "suite"),
    covered("F18", "foul `tile-count`", "suite"),
    covered("F19", "foul `revealed-tiles`", "suite"),
    covered("F20", "foul `revealed-tiles`", "suite"),
    covered("F21", "foul `revealed-tiles`", "suite"),
    covered("F22", "foul `revealed-tiles`", "suite"),
    covered("F23", "foul `revealed-tiles`", "suite"),
    covered("F24", "foul `wrong-riichi`", "suite"),
    covered("F25", "foul `wrong-riichi`", "suite"),
    covered("F26", "foul `wrong-riichi`", "suite"),
    covered("F27", "foul `wrong-riichi`; `Outcome::Furiten`", "suite"),
    covered("F28", "foul `wrong-riichi`", "suite"),
    covered("F29", "foul `voided-riichi`", "suite"),
    covered("F30", "foul `noten-riichi`", "suite"),
    covered("F30a", "foul `noten-riichi`", "suite"),
    covered("F31", "foul `noten-riichi`", "suite"),
    covered("F32", "foul `noten-riichi`", "suite"),
    covered("F33", "foul `riichi-kong`", "suite"),
    covered("F33a", "foul `riichi-kong`", "suite"),
    covered("F34", "foul `riichi-kong`", "suite"),
    covered("F35", "foul `riichi-kong`", "suite"),
    covered(
        "F36",
        "foul `noten-riichi`; `Outcome::Noten` in `effects.rs`; `noten_payments` in `aftermath.rs`",
        "suite",
    ),
    covered("F37", "foul `noten-riichi`", "suite"),
    covered("F38", "foul `passing-information`", "suite"),
    covered("F39", "foul `passing-information`", "suite"),
    covered("F40", "foul `passing-information`", "suite"),
    covered("F41", "foul `passing-information`", "suite"),
    covered("F42", "foul `cheating`", "suite"),
    covered("F43", "foul `obstruction`", "suite"),
    covered("F44", "foul `obstruction`", "suite"),
    covered("F45", "foul `obstruction`", "suite"),
    covered("F46", "foul `anothers-fault`", "suite"),
    covered("F47", "foul `device`", "suite"),
    covered("F48", "foul `device`", "suite"),
    covered(
        "F49",
        "foul `late`; `Outcome::PointsPerMinute` in `effects.rs`",
        "suite",
    ),
    covered("F49a", "foul `late`", "suite"),
    covered("F50", "foul `late`, then `missed-hanchan`", "suite"),
    covered("F51", "foul `missed-hanchan`", "suite"),
    covered("F52", "foul `late`", "suite"),
    covered("F53", "foul `substitute`", "suite"),
    covered("F54", "foul `missed-hanchan`", "suite"),
    covered(
        "I1",
        "interaction; `SameTime::Win` in `inquiry.rs` and `effects.rs`",
        "suite",
    ),
    covered(
        "I2",
        "interaction; `SameTime::Draw` in `inquiry.rs`",
        "suite",
    ),
    covered(
        "I3",
        "foul `dead-hand`; noted with every dead hand; `Outcome::Noten` in `effects.rs`",
        "suite",
    ),
    covered("I3a", "foul `dead-hand`, then `noten-riichi`", "suite"),
    covered(
        "I4",
        "foul `dead-hand`; noted with every dead hand",
        "suite",
    ),
    covered("I4a", "foul `dead-hand`", "suite"),
    covered(
        "I5",
        "noted with every point penalty; `Aftermath` changes no score of the table; `overall.rs`",
        "suite; laws: scores of the table, payments and bets",
    ),
    covered("I6", "foul `voided-riichi`; `Bets::Back`", "suite"),
    covered("I7", "foul `several-at-once`", "suite"),
    covered("I8", "foul `several-at-once`: the referee", "suite"),
    covered(
        "I9",
        "foul `obstruction`; noted with what is not penalized",
        "suite",
    ),
    covered(
        "I10",
        "noted with every dead hand; question `declared_dead` of `dead-hand-call`",
        "suite",
    ),
    covered(
        "G1",
        "a win called with a declared dead hand: F16 as long as it isn't shown, then F5: case F16a",
        "suite",
    ),
    covered(
        "G2",
        "minutes that have only begun: foul `late` asks for full minutes; eleven are more than ten",
        "suite",
    ),
    covered(
        "G3",
        "riichi bets of hands before: `Bets::Returned`: only those of this hand go back",
        "suite",
    ),
    covered(
        "G4",
        "the offender's own invalid win: question `same_time` asks for a win of another player",
        "suite",
    ),
    covered(
        "G5",
        "several chonbos at once: case I8: left to the referee",
        "suite",
    ),
    covered(
        "G6",
        "chonbo after the time signal: nowhere: it moves no points",
        "none: nothing to decide",
    ),
    covered(
        "G7",
        "scores of who is disqualified, and of substitutes, in the uma: nowhere: left to the organizers",
        "none: nothing to decide",
    ),
    covered(
        "G8",
        "when a hand is formally declared dead: question `declared_dead` of `dead-hand-call`",
        "suite",
    ),
    covered(
        "G9",
        "the bet of a noten riichi that nobody looked into: `Outcome::Undetermined` in `effects.rs`: to the winner",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::penalty_books::WRC_2015;

    #[test]
    fn every_clause_that_the_code_names_is_covered_once() {
        let cases = WRC_2015.fouls.iter().flat_map(|foul| foul.cases);
        let interactions = WRC_2015.interactions.iter().map(|one| one.clause);
        for clause in cases.map(|case| case.clause).chain(interactions) {
            let rows = COVERAGE.iter().filter(|row| row.clause == clause).count();
            assert_eq!(rows, 1, "{clause}");
        }
    }

    #[test]
    fn the_list_has_no_gap() {
        for (letter, last) in [("F", 54), ("I", 10), ("G", 9)] {
            for number in 1..=last {
                let clause = format!("{letter}{number}");
                assert!(COVERAGE.iter().any(|row| row.clause == clause), "{clause}");
            }
        }
    }
}
