//! Mistakes in a code, and the proof that the check letter finds them.

use proptest::prelude::*;

use super::super::check_letter::{REST_WEIGHT, WEIGHTS};
use super::super::scan::{SlipPart, scan};
use super::*;

/// The places of the digits of a text.
fn digits(text: &str) -> Vec<usize> {
    let all = text.char_indices();
    let all = all.filter(|one| one.1.is_ascii_digit());
    all.map(|one| one.0).collect()
}

/// Returns the text with one digit changed, in all ways.
fn other_digits(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for place in digits(text) {
        for digit in '0'..='9' {
            let mut other = text.to_owned();
            other.replace_range(place..=place, &digit.to_string());
            all.push(other);
        }
    }
    all
}

/// Returns the text with two neighbouring digits swapped, in all ways: also those of two numbers.
fn swapped_digits(text: &str) -> Vec<String> {
    let places = digits(text);
    let pairs = places.iter().zip(places.iter().skip(1));
    let swapped = pairs.map(|(&one, &two)| {
        let mut other = text.to_owned();
        other.replace_range(one..=one, &text[two..=two]);
        other.replace_range(two..=two, &text[one..=one]);
        other
    });
    swapped.collect()
}

/// Returns the text with two neighbouring numbers swapped, in all ways: labels stay where they are.
fn swapped_numbers(text: &str, is_short: bool) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let split = |word: &str| {
        let label = word.len() - word.trim_start_matches(['R', 'T', 'P']).len();
        let (label, number) = word.split_at(label);
        (label.to_owned(), number.to_owned())
    };
    let words: Vec<_> = words.into_iter().map(split).collect();
    let mut all = Vec::new();
    for place in 1..words.len() {
        // These change the score that was left out, so only most swaps are found.
        let is_in_sum = |word: &(String, String)| matches!(&*word.0, "" | "P");
        let [one, two] = [&words[place - 1], &words[place]];
        let are_scores = one.0.is_empty() && two.0.is_empty();
        if is_short && !are_scores && (is_in_sum(one) || is_in_sum(two)) {
            continue;
        }
        let mut other = words.clone();
        other[place].1.clone_from(&words[place - 1].1);
        other[place - 1].1.clone_from(&words[place].1);
        let other: Vec<_> = other
            .into_iter()
            .map(|(label, number)| label + &number)
            .collect();
        all.push(other.join(" "));
    }
    all
}

/// Returns the sum of the scores and of what is left in a text.
fn sum(text: &str) -> Option<i64> {
    let parts = scan(text).ok()?;
    let amounts = parts.iter().map(|part| match part {
        SlipPart::Plain(number) | SlipPart::Labelled('P', number) => *number,
        _ => 0,
    });
    Some(amounts.sum())
}

/// Checks that the letter finds all mistakes: with all scores, where the sum is taken to be right, and without the last
/// score, which follows from the sum.
fn check_mistakes(code: &ResultCode, night: &str) {
    let written = code.write(night);
    let (full, letter) = written.rsplit_once(' ').unwrap();
    let mut words: Vec<_> = full.split(' ').collect();
    words.remove(code.scores.len() + 1);
    let short = words.join(" ");
    for (text, is_short) in [(full, false), (&*short, true)] {
        let right = read(text, letter, code, night, is_short);
        assert_eq!(right.as_ref(), Ok(code), "{text} {letter}");
        let mistakes = other_digits(text)
            .into_iter()
            .chain(swapped_digits(text))
            .chain(swapped_numbers(text, is_short));
        for mistake in mistakes {
            let found = read(&mistake, letter, code, night, is_short);
            // Zeros before a number change nothing.
            assert!(
                found.is_err() || found == right,
                "{text} {letter}: {mistake}"
            );
        }
    }
}

fn read(
    text: &str,
    letter: &str,
    code: &ResultCode,
    night: &str,
    is_short: bool,
) -> Result<ResultCode, ResultCodeError> {
    let right = code.scores.iter().sum::<i64>() + code.rest;
    let typed = sum(text).filter(|_| !is_short);
    let table = CodeExpectation {
        night,
        players: code.scores.len(),
        sum: typed.unwrap_or(right),
    };
    ResultCode::read(&format!("{text} {letter}"), table)
}

// The terms of the proof in `check_letter`, for all numbers of players.
#[test]
fn no_digit_and_no_two_neighbours_cancel_out() {
    let is_zero = |change: i64| change.rem_euclid(11) == 0;
    for players in 3..=5 {
        let weights = || WEIGHTS[..players + 2].iter().chain([&REST_WEIGHT]).copied();
        let complete: Vec<i64> = weights().collect();
        let last = WEIGHTS[players + 1];
        // Without the last score, which takes the opposite of each change of a score or of what is left.
        let places = weights().enumerate().filter(|one| one.0 != players + 1);
        let short = places.map(|(place, weight)| if place < 2 { weight } else { weight - last });
        for effects in [complete, short.collect()] {
            for digit in 1..=9 {
                assert!(effects.iter().all(|effect| !is_zero(effect * digit)));
                assert!(effects.iter().all(|effect| !is_zero(effect * digit * 9)));
            }
            for pair in effects.windows(2) {
                assert!(!is_zero(pair[0] - pair[1]) && !is_zero(pair[0] + pair[1]));
            }
        }
    }
}

#[test]
fn all_mistakes_of_the_example_are_found() {
    for night in ["", "2", "7", "A7"] {
        check_mistakes(&slip(), night);
    }
}

#[test]
fn all_mistakes_with_small_numbers_are_found() {
    const VALUES: [i64; 7] = [-1_100, -100, 0, 100, 1_000, 1_100, 1_200];
    for (round, table) in [(1, 1), (1, 2), (12, 1)] {
        for east in VALUES {
            for south in VALUES {
                for west in VALUES {
                    check_mistakes(&code(round, table, &[east, south, west], 0), "2");
                }
            }
        }
    }
}

// Eleven values and more: some are equal modulo 11 and 22.
#[test]
fn all_swaps_of_four_scores_are_found() {
    let values = || (-2..=22).map(|value| value * 100);
    for (one, two) in values().flat_map(|one| values().map(move |two| (one, two))) {
        for other in [-100, 0, 1_000] {
            for place in 0..3 {
                let mut scores = vec![other; 4];
                (scores[place], scores[place + 1]) = (one, two);
                let right = code(1, 1, &scores, 0).check_letter("2");
                scores.swap(place, place + 1);
                let swapped = code(1, 1, &scores, 0).check_letter("2");
                assert_eq!(right == swapped, one == two, "{scores:?}");
            }
        }
    }
}

/// Scores as they are at tables: whole hundreds, whole points, and parts of points.
fn score() -> impl Strategy<Value = i64> {
    prop_oneof![
        (-200..1_000_i64).prop_map(|score| score * 10_000),
        (-300..300_i64).prop_map(|score| score * 100),
        -100_000..100_000_i64,
    ]
}

fn any_code() -> impl Strategy<Value = ResultCode> {
    let scores = proptest::collection::vec(score(), 3..=5);
    let rest =
        prop_oneof![3 => Just(0), 1 => (0..5_i64).prop_map(|bets| bets * 100_000), 1 => 0..999_i64];
    let labels = (1..=ResultCode::MOST, 1..=ResultCode::MOST);
    (labels, scores, rest).prop_map(|((round, table), scores, rest)| ResultCode {
        round,
        table,
        scores,
        rest,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn all_mistakes_are_found(code in any_code(), night in "[0-9A-Z]{0,4}") {
        check_mistakes(&code, &night);
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_sentence(text in "[RTPKrtpk0-9 ,.()+\u{2212}-]{0,40}|.{0,40}") {
        match ResultCode::read(&text, TABLE) {
            Ok(code) => prop_assert_eq!(code.scores.iter().sum::<i64>() + code.rest, TABLE.sum),
            Err(error) => prop_assert!(error.to_string().ends_with('.')),
        }
    }
}
