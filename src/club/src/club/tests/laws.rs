//! Laws of clubs: random nights, in any order of arrival.

use proptest::prelude::*;

use crate::testing::{Desk, members};
use crate::{Club, ClubEvent, ClubLog, ResultContent, TableResult, TypedScores};

const NAMES: &str = "Ann Bo Cy Di Eva Fay Gus Hal Ida Jo Kim Lea";

/// Final scores of a table of four that add up to 120,000 with what is left on the table.
fn table_scores() -> impl Strategy<Value = ([i64; 4], i64)> {
    let score = -200..800_i64;
    ([score.clone(), score.clone(), score], 0..4_i64).prop_map(|([one, two, three], bets)| {
        let four = 1_200 - one - two - three - bets * 10;
        (
            [one, two, three, four].map(|score| score * 10_000),
            bets * 100_000,
        )
    })
}

fn night() -> impl Strategy<Value = Desk> {
    let round = (
        Just(members(NAMES)).prop_shuffle(),
        [table_scores(), table_scores(), table_scores()],
    );
    proptest::collection::vec(round, 1..4).prop_map(|rounds| {
        let mut desk = Desk::with_night(NAMES);
        for (number, (seats, tables)) in (1..).zip(rounds) {
            let names: Vec<String> = seats
                .chunks(4)
                .map(|table| {
                    table
                        .iter()
                        .map(|one| one.0.as_str())
                        .collect::<Vec<_>>()
                        .join(" ")
                })
                .collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            desk.write(desk.draw(number, &names, ""));
            for (table, (scores, rest)) in (1..).zip(tables) {
                let seats = &seats[table as usize * 4 - 4..table as usize * 4];
                let scores = seats.iter().cloned().zip(scores).collect();
                desk.write(ClubEvent::Result(TableResult {
                    table: desk.table(number, table),
                    content: ResultContent::Scores(TypedScores { scores, rest }),
                }));
            }
        }
        desk
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn order_of_arrival_and_duplicates_change_nothing(desk in night(), seed in any::<u64>()) {
        let mut entries = desk.log.entries().to_vec();
        entries.extend_from_within(..entries.len() / 2);
        fastrand::Rng::with_seed(seed).shuffle(&mut entries);
        let other = ClubLog::from_entries(entries).unwrap();
        prop_assert_eq!(Club::replay(&other), desk.club());
    }

    #[test]
    fn gains_and_the_rest_of_each_table_sum_to_zero(desk in night()) {
        let club = desk.club();
        prop_assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
        let night = club.current_night().unwrap();
        for table in night.rounds.iter().flat_map(|round| &round.tables) {
            let scores = table.counted().unwrap().scores();
            let gains = scores.lines.iter().map(|line| line.gain).sum::<i64>();
            prop_assert_eq!(gains + scores.rest, 0);
        }
    }

    #[test]
    fn fees_are_what_members_paid(paid in proptest::collection::vec(1..10_000_i64, 1..12)) {
        let mut desk = Desk::with_night(NAMES);
        for (name, amount) in NAMES.split_whitespace().zip(&paid) {
            desk.write(desk.fee(name, *amount));
        }
        let club = desk.club();
        prop_assert_eq!(club.current_night().unwrap().fees(), paid.iter().sum::<i64>());
    }
}
