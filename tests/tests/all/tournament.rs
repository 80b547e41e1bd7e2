//! Laws of overall scores.

use proptest::prelude::*;
use tilewise_rules::{BySeat, Overall, Seat, Tournament, penalty_books};
use tilewise_tests::times::times;

const TOURNAMENT: &Tournament = penalty_books::WRC_2015.tournament.unwrap();

/// Scores of four seats at the end of a hanchan, in a realistic range.
fn table() -> impl Strategy<Value = [i64; 4]> {
    [-600..1_200_i64, -600..1_200_i64, -600..1_200_i64]
        .prop_map(|[a, b, c]| [a, b, c, 1_200 - a - b - c].map(|score| score * 100))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: times(4000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn hanchan_scores_sum_to_zero(table in table(), level in any::<bool>()) {
        let mut table = table;
        if level {
            table[2] += table[1] - table[0];
            table[1] = table[0];
        }
        let by_seat = BySeat::new(table);
        let sum = |scores: BySeat<Overall>| {
            scores.iter().fold(Overall::default(), |sum, (_, score)| sum + *score)
        };
        prop_assert_eq!(sum(TOURNAMENT.uma(&by_seat)), Overall::default());
        prop_assert_eq!(sum(TOURNAMENT.hanchan(&by_seat)), Overall::default());
        for one in Seat::ALL {
            for other in Seat::ALL {
                let (more, less) = (by_seat[one], by_seat[other]);
                prop_assert_eq!(
                    TOURNAMENT.uma(&by_seat)[one].cmp(&TOURNAMENT.uma(&by_seat)[other]),
                    more.cmp(&less)
                );
            }
            let gained = TOURNAMENT.hanchan(&by_seat)[one] - TOURNAMENT.uma(&by_seat)[one];
            prop_assert_eq!(gained, Overall::of_table(by_seat[one] - 30_000));
        }
    }

    #[test]
    fn overall_score_round_trips(thousandths in -1_000_000_000..=1_000_000_000_i64) {
        let score = Overall::of_table(thousandths);
        prop_assert_eq!(score.to_string().parse::<Overall>(), Ok(score));
        let number: f64 = score.to_string().parse().expect("a number");
        prop_assert!((number - score.number()).abs() < 1e-9);
    }
}

#[test]
fn invalid_overall_scores_are_refused() {
    for (text, thousandths) in [
        ("+5", 5_000),
        (" 25 ", 25_000),
        ("\u{2212}7.5", -7_500),
        ("-0.05", -50),
        ("007", 7_000),
        ("1000000", 1_000_000_000),
        ("-1000000.000", -1_000_000_000),
    ] {
        assert_eq!(text.parse(), Ok(Overall::of_table(thousandths)), "{text}");
    }
    for text in [
        "",
        "-",
        "+",
        ".",
        "5.",
        ".5",
        "1.2345",
        "1,5",
        "1e3",
        "--1",
        "1.-5",
        "1000000.001",
        "1000001",
        "9999999",
        "10000000",
        "NaN",
        "9223372036854775807",
        "1 2",
    ] {
        assert!(text.parse::<Overall>().is_err(), "{text}");
    }
}
