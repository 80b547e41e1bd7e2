//! A penalty book that differs from another one in some lines: fouls, and within a foul its questions
//! and cases.

use super::{Foul, FoulCase, Interaction};
use crate::schema::{Question, place_of};

/// How a list of a book differs from that of the book that it is built on.
#[derive(Debug)]
pub(super) enum Differs<T> {
    /// In the place of the line that has the same key.
    Instead(T),
    /// One more, behind the line of this key.
    After(&'static str, T),
    /// One more at the end.
    Besides(T),
}

/// Makes the function that puts such a list together when the program is built, and the one that finds
/// a line of it. `$key` is what tells the lines apart.
macro_rules! inherit {
    ($(#[$doc:meta])* $name:ident: $line:ty, by $key:ident, found by $find:ident) => {
        $(#[$doc])*
        ///
        /// # Panics
        /// If a difference names no line of the list or several, if a line that is added was there
        /// before, or `N` is not the length of the list.
        pub(super) const fn $name<const N: usize>(
            base: &[$line],
            differs: &[Differs<$line>],
        ) -> [$line; N] {
            assert!(base.len() <= N, "not as many lines as were said");
            let mut all = [base[0]; N];
            let mut length = 0;
            while length < base.len() {
                all[length] = base[length];
                length += 1;
            }
            let mut next = 0;
            while next < differs.len() {
                let (so_far, _) = all.split_at(length);
                let (place, line) = match &differs[next] {
                    Differs::Instead(line) => {
                        all[$find(so_far, line.$key)] = *line;
                        next += 1;
                        continue;
                    }
                    Differs::After(key, line) => ($find(so_far, key) + 1, *line),
                    Differs::Besides(line) => (length, *line),
                };
                let known = place_of!(other of so_far, other.$key, line.$key);
                assert!(known.is_none(), "it is there already");
                assert!(length < N, "not as many lines as were said");
                let mut moved = length;
                while moved > place {
                    all[moved] = all[moved - 1];
                    moved -= 1;
                }
                all[place] = line;
                length += 1;
                next += 1;
            }
            assert!(length == N, "not as many lines as were said");
            all
        }

        /// The place of the one line of a key.
        const fn $find(lines: &[$line], key: &str) -> usize {
            let Some(place) = place_of!(line of lines, line.$key, key) else {
                panic!("no line of this key");
            };
            let (_, behind) = lines.split_at(place + 1);
            let other = place_of!(line of behind, line.$key, key);
            assert!(other.is_none(), "several lines of this key");
            place
        }
    };
}

inherit! {
    /// The fouls of a book that is built on another one.
    fouls: &'static Foul, by key, found by foul
}

inherit! {
    /// What a book that is built on another one says where two things meet.
    interactions: &'static Interaction, by clause, found by interaction
}

inherit! {
    /// The cases of a foul that another book has too.
    cases: FoulCase, by clause, found by case
}

inherit! {
    /// The questions of a foul that another book has too.
    questions: Question, by key, found by question
}

impl Foul {
    /// The case of a clause, for a book that says something else of it.
    ///
    /// # Panics
    /// If there is none, or several.
    pub(super) const fn case(&self, clause: &str) -> FoulCase {
        self.cases[case(self.cases, clause)]
    }

    /// The question of a key, for a book that asks it too.
    ///
    /// # Panics
    /// If there is none, or several.
    pub(super) const fn question(&self, key: &str) -> Question {
        self.questions[question(self.questions, key)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::Outcome;

    const fn line(clause: &'static str, says: &'static str) -> FoulCase {
        FoulCase {
            clause,
            plain: "",
            when: &[],
            outcome: Outcome::Allowed,
            bets: None,
            says,
        }
    }

    const BASE: [FoulCase; 2] = [line("F1", "one"), line("F2", "two")];

    fn says<const N: usize>(differs: &[Differs<FoulCase>]) -> [&'static str; N] {
        cases::<N>(&BASE, differs).map(|case| case.says)
    }

    #[test]
    fn what_differs_stands_in_its_place_and_the_rest_is_inherited() {
        assert_eq!(says(&[]), ["one", "two"]);
        assert_eq!(
            says(&[Differs::Instead(line("F1", "else"))]),
            ["else", "two"]
        );
        let more = [
            Differs::After("F1", line("F1a", "behind one")),
            Differs::After("F1a", line("F1b", "behind that")),
            Differs::Besides(line("F3", "three")),
        ];
        assert_eq!(
            says(&more),
            ["one", "behind one", "behind that", "two", "three"]
        );
    }

    #[test]
    #[should_panic(expected = "no line of this key")]
    fn nothing_can_be_replaced_that_is_not_there() {
        says::<2>(&[Differs::Instead(line("F3", ""))]);
    }

    #[test]
    #[should_panic(expected = "no line of this key")]
    fn nothing_can_stand_behind_what_is_not_there() {
        says::<3>(&[Differs::After("F3", line("F4", ""))]);
    }

    #[test]
    #[should_panic(expected = "several lines of this key")]
    fn a_key_that_two_lines_have_names_none_of_them() {
        let twice = [BASE[0], BASE[0]];
        cases::<2>(&twice, &[Differs::Instead(line("F1", ""))]);
    }

    #[test]
    #[should_panic(expected = "it is there already")]
    fn a_line_that_is_added_is_new() {
        says::<3>(&[Differs::Besides(line("F2", ""))]);
    }

    #[test]
    #[should_panic(expected = "not as many lines as were said")]
    fn the_length_is_said() {
        says::<3>(&[]);
    }

    #[test]
    #[should_panic(expected = "not as many lines as were said")]
    fn no_more_are_added_than_were_said() {
        says::<2>(&[Differs::Besides(line("F3", ""))]);
    }
}
