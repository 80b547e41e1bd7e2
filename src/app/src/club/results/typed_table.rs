//! The scores of a table as they are typed. Pure.

use crate::table::in_hundredths;

/// The texts in the fields of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedTable {
    /// The final score of each seat.
    pub scores: Vec<String>,
    /// What is left on the table.
    pub rest: String,
}

/// The scores that texts stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedSum {
    /// All scores, in hundredths, what is left, and the seat whose score follows from the others.
    Complete(Vec<i64>, i64, Option<usize>),
    /// So many scores are missing.
    Missing(usize),
    /// This text is no number.
    NoNumber(String),
    /// The scores and what is left add up to the expected sum and this, in hundredths.
    Off(i64),
}

impl TypedTable {
    /// Creates empty fields.
    pub fn new(seats: usize) -> Self {
        Self {
            scores: vec![String::new(); seats],
            rest: String::new(),
        }
    }

    /// Reads the texts. A score that is left out follows from the sum, in hundredths.
    pub fn read(&self, sum: i64) -> TypedSum {
        let mut texts = self.scores.iter().chain([&self.rest]);
        let is_wrong = |text: &&String| !is_blank(text) && in_hundredths(text).is_none();
        if let Some(text) = texts.find(is_wrong) {
            return TypedSum::NoNumber(text.trim().to_owned());
        }
        let scores: Vec<_> = self.scores.iter().map(|text| in_hundredths(text)).collect();
        let rest = in_hundredths(&self.rest).unwrap_or_default();
        let missing = scores.iter().filter(|score| score.is_none()).count();
        let typed = scores.iter().flatten();
        let typed = typed.fold(rest, |sum, score| sum.saturating_add(*score));
        let left = sum.saturating_sub(typed);
        let all = scores.iter().map(|score| score.unwrap_or(left)).collect();
        match missing {
            0 if left == 0 => TypedSum::Complete(all, rest, None),
            0 => TypedSum::Off(left.saturating_neg()),
            1 => TypedSum::Complete(all, rest, scores.iter().position(Option::is_none)),
            more => TypedSum::Missing(more),
        }
    }
}

/// Returns whether nothing is typed.
pub fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::{TypedSum, TypedTable};

    const SUM: i64 = 12_000_000;

    fn typed(scores: &[&str], rest: &str) -> TypedSum {
        let scores = scores.iter().map(|&score| score.to_owned()).collect();
        let rest = rest.to_owned();
        TypedTable { scores, rest }.read(SUM)
    }

    #[test]
    fn a_score_that_is_left_out_follows_from_the_sum() {
        // 120,000 − 41,200 − 30,000 − 27,300 = 21,500.
        let scores = vec![4_120_000, 3_000_000, 2_730_000, 2_150_000];
        assert_eq!(
            typed(&["41,200", "30000", "27300", ""], ""),
            TypedSum::Complete(scores.clone(), 0, Some(3))
        );
        assert_eq!(
            typed(&["41200", " ", "27300", "20500"], "1000"),
            TypedSum::Complete(
                vec![4_120_000, 3_000_000, 2_730_000, 2_050_000],
                100_000,
                Some(1)
            )
        );
        assert_eq!(
            typed(&["41200", "30000", "27300", "21500"], "0"),
            TypedSum::Complete(scores, 0, None)
        );
    }

    #[test]
    fn scores_below_zero_and_parts_are_read() {
        assert_eq!(
            typed(&["90000", "−12.5", "30012.5", ""], ""),
            TypedSum::Complete(vec![9_000_000, -1_250, 3_001_250, 0], 0, Some(3))
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(typed(&["41200", "", "", ""], ""), TypedSum::Missing(3));
        assert_eq!(typed(&["", "", "", ""], ""), TypedSum::Missing(4));
        assert_eq!(
            typed(&["41200", "3o000", "", ""], ""),
            TypedSum::NoNumber("3o000".to_owned())
        );
        // 120,100 is 100 too much.
        assert_eq!(
            typed(&["41200", "30000", "27300", "21600"], ""),
            TypedSum::Off(10_000)
        );
        assert_eq!(
            typed(&["999999999999", "999999999999", "0", ""], "x"),
            TypedSum::NoNumber("x".to_owned())
        );
    }
}
