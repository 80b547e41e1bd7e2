//! Result codes, with letters that are worked out by hand.

mod mistakes;

use super::{CHECK_LETTERS, CodeExpectation, ResultCode, ResultCodeError};

const SLIP: &str = "R2 T5 41200 30000 27300 21500 K";

/// The table of the slip, on the second night.
const TABLE: CodeExpectation = CodeExpectation {
    night: "2",
    players: 4,
    sum: 12_000_000,
};

fn code(round: u32, table: u32, scores: &[i64], rest: i64) -> ResultCode {
    ResultCode {
        round,
        table,
        scores: scores.to_vec(),
        rest,
    }
}

fn slip() -> ResultCode {
    code(2, 5, &[4_120_000, 3_000_000, 2_730_000, 2_150_000], 0)
}

// 2, 5, 41,200, 30,000, 27,300 and 21,500 are 2, 5, 5, 3, 9 and 6 modulo 11, and so are their hundredths. Times 1, 2, 4,
// 8, 5 and 10 they add up to 2 + 10 + 20 + 24 + 45 + 60 = 161, which is 7 modulo 11. With the 0 that is left, the pairs
// whose first number is greater are 1 + 1 + 4 + 3 + 2 + 1 = 12, an even number.
#[test]
fn the_letter_is_the_sum_the_order_and_the_night() {
    assert_eq!(CHECK_LETTERS[7], 'H');
    assert_eq!(slip().check_letter(""), 'H');
    assert_eq!(slip().check_letter("2"), CHECK_LETTERS[9]);
    // West and North swapped: 6 · 5 + 9 · 10 = 120 for 105, so 176, which is 0; 11 pairs, an odd number.
    let swapped = code(2, 5, &[4_120_000, 3_000_000, 2_150_000, 2_730_000], 0);
    assert_eq!(swapped.check_letter(""), CHECK_LETTERS[11]);
    let left = code(2, 5, &[4_120_000, 3_000_000, 2_730_000, 2_050_000], 100_000);
    // North’s 20,500 is 7, and the 1,000 that are left are 10, times 7: 161 − 60 + 70 + 70 = 241, which is 10. There are
    // two pairs fewer: 2 and 5 aren’t greater than 1,000.
    assert_eq!(left.check_letter(""), CHECK_LETTERS[10]);
}

#[test]
fn a_code_is_written_as_on_the_slip() {
    assert_eq!(slip().write("2"), SLIP);
    let decimals = code(1, 12, &[1_250, -305, 10, -955], 0).write("");
    assert_eq!(
        decimals[..decimals.len() - 2],
        *"R1 T12 12.5 -3.05 0.1 -9.55"
    );
    let left = code(1, 1, &[0, 0, 0], 100_000).write("");
    assert_eq!(left[..left.len() - 2], *"R1 T1 0 0 0 P1000");
}

#[test]
fn blanks_case_and_commas_do_not_matter() {
    for text in [
        SLIP,
        "r2 t5 41200 30000 27300 21500 k",
        "R2T5 41,200 30,000 27,300 21,500K",
        " R 2, T 5: 41200, 30000, 27300, 21500; K\n",
        "R2\tT5\n41200.00\n30000.0\n27300\n21500\nK",
        "T5 R2 +41200 +30000 +27300 +21500 P0 K",
        // The last score follows from the sum.
        "R2 T5 41200 30000 27300 K",
        // All scores are there: the sum is check enough.
        "R2 T5 41200 30000 27300 21500",
    ] {
        assert_eq!(ResultCode::read(text, TABLE), Ok(slip()), "{text}");
    }
}

#[test]
fn numbers_below_zero_have_a_sign_or_brackets() {
    let table = CodeExpectation { sum: 0, ..TABLE };
    let scores = [120_050, -30_000, -30_000, -60_050];
    for text in [
        "R1 T1 1,200.5 -300 -300 -600.5",
        "R1 T1 1200.50 (300) \u{2212}300 (600.5)",
        "R1 T1 1200.5 - 300 \u{2013}300 -600.50",
    ] {
        assert_eq!(
            ResultCode::read(text, table),
            Ok(code(1, 1, &scores, 0)),
            "{text}"
        );
    }
}

#[test]
fn what_is_left_is_part_of_the_sum() {
    let scores = [4_120_000, 3_000_000, 2_730_000, 2_050_000];
    let expected = code(2, 5, &scores, 100_000);
    let text = expected.write("2");
    assert_eq!(
        text[..text.len() - 2],
        *"R2 T5 41200 30000 27300 20500 P1000"
    );
    assert_eq!(ResultCode::read(&text, TABLE), Ok(expected.clone()));
    let short = text.replace(" 20500", "");
    assert_eq!(ResultCode::read(&short, TABLE), Ok(expected));
}

#[test]
fn a_slip_of_another_night_has_another_letter() {
    for night in ["1", "3", "12", "a2"] {
        let table = CodeExpectation { night, ..TABLE };
        assert_eq!(
            ResultCode::read(SLIP, table),
            Err(ResultCodeError::WrongLetter('K')),
            "{night}"
        );
    }
    let table = CodeExpectation {
        night: " 2",
        ..TABLE
    };
    assert_eq!(ResultCode::read(SLIP, table), Ok(slip()));
    assert_eq!(slip().check_letter("b7"), slip().check_letter("B7"));
}

#[test]
fn errors_say_what_would_be_right() {
    for (text, expected) in [
        (
            "R2 T5 41200 30000 27300 21500 #",
            "“#” is not part of a code: type the round, the table, the scores and the letter, such as R2 T5 41200 \
             30000 27300 21500 K.",
        ),
        (
            "R2 T5 412,00 30000 27300 21500 K",
            "“412,00” is no number: write 41200, 41,200, 12.5, -300 or (300).",
        ),
        (
            "R2 T5 41200.125 30000 27300 21500 K",
            "“41200.125” is too long: a number has at most nine digits, and two after the point.",
        ),
        (
            "T5 41200 30000 27300 21500 K",
            "The round is not clear: type it once, as R and a number from 1 to 999.",
        ),
        (
            "R2 T0 41200 30000 27300 21500 K",
            "The table is not clear: type it once, as T and a number from 1 to 999.",
        ),
        (
            "R2 T5 41200 30000 27300 21500 P0 P0 K",
            "What is left on the table is there twice: type it once, as P and a number.",
        ),
        (
            "R2 T5 41200 30000 K",
            "The table has 4 players, and the code has 2 scores: type all scores, or leave out only the last one.",
        ),
        (
            "R2 T5 41200 30000 27300 20500 K",
            "The scores add up to 119000, and it should be 120000: correct a score, or write what is left on the \
             table as P1000.",
        ),
        (
            "R2 T5 41200 30000 27300 21500 P1000 K",
            "The scores and what is left add up to 121000, and it should be 120000: correct a score.",
        ),
        (
            "R2 T5 41200 30000 27300",
            "The check letter is missing: type the letter at the end, or all scores.",
        ),
        (
            "R2 T5 K 41200 30000 27300 21500",
            "“K” is not at the end: only R, T and P come before a number, and one check letter comes last.",
        ),
        (
            "R2 T5 41200 30000 27300 21500 L",
            "The letter L does not belong to these numbers on this night: compare each number and the letter with \
             the slip.",
        ),
    ] {
        let error = ResultCode::read(text, TABLE).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn numbers_that_are_none_are_refused() {
    for number in [
        "--3", "-(3)", "(3", "(-3)", "+-3", "3.", "3.x", "1,23", "1234,567", "1.2.3", "3)",
    ] {
        let text = format!("R2 T5 {number} 0 0 0 K");
        let error = ResultCode::read(&text, TABLE).unwrap_err();
        let is_number = matches!(error, ResultCodeError::NoNumber(_));
        assert!(is_number, "{number}: {error}");
    }
    let text = "R2 T5 1234567890 0 0 0 K";
    let error = ResultCode::read(text, TABLE).unwrap_err();
    assert_eq!(error, ResultCodeError::TooLong("1234567890".to_owned()));
}

#[test]
fn extreme_scores_are_written_without_overflow() {
    let extreme = code(u32::MAX, 0, &[i64::MIN, i64::MAX, i64::MIN, 0], i64::MAX);
    let text = extreme.write("2");
    assert!(ResultCode::read(&text, TABLE).is_err());
}

#[test]
fn round_and_table_are_read_without_the_scores() {
    assert_eq!(ResultCode::read_table("t12 r3 41200 K"), Ok((3, 12)));
    assert_eq!(
        ResultCode::read_table("T5 41200"),
        Err(ResultCodeError::NoRound)
    );
}

#[test]
fn numbers_are_read_by_their_sum() {
    let code = code(2, 5, &[4_120_000, 3_000_000, 2_730_000, 2_050_000], 100_000);
    assert_eq!(code.numbers(), "R2 T5 41200 30000 27300 20500 P1000");
    assert_eq!(ResultCode::read(&code.numbers(), TABLE), Ok(code));
}
