//! Inheritance between penalty books: patches of fouls, interactions, questions and cases.

use super::{Foul, FoulCase, Interaction};
use crate::model::{Question, place_of};

/// Difference between a list of a penalty book and the list that it is based on.
#[derive(Debug)]
pub(super) enum Patch<T> {
    /// Replaces the item with the same key.
    Replace(T),
    /// Inserts an item after the item with this key.
    InsertAfter(&'static str, T),
    /// Appends an item at the end.
    Append(T),
}

/// Defines a function that patches a list at compile time, and one that finds an item by `$key`.
macro_rules! inherit {
    ($(#[$doc:meta])* $name:ident: $line:ty, by $key:ident, found by $find:ident) => {
        $(#[$doc])*
        ///
        /// # Panics
        /// If a patch names no item of the list or several, if an added item exists already, or if `N` is not
        /// the length of the patched list.
        pub(super) const fn $name<const N: usize>(
            base: &[$line],
            patches: &[Patch<$line>],
        ) -> [$line; N] {
            assert!(base.len() <= N, "the length differs from N");
            let mut all = [base[0]; N];
            let mut length = 0;
            while length < base.len() {
                all[length] = base[length];
                length += 1;
            }
            let mut next = 0;
            while next < patches.len() {
                let (so_far, _) = all.split_at(length);
                let (place, line) = match &patches[next] {
                    Patch::Replace(line) => {
                        all[$find(so_far, line.$key)] = *line;
                        next += 1;
                        continue;
                    }
                    Patch::InsertAfter(key, line) => ($find(so_far, key) + 1, *line),
                    Patch::Append(line) => (length, *line),
                };
                let existing = place_of!(other of so_far, other.$key, line.$key);
                assert!(existing.is_none(), "it is there already");
                assert!(length < N, "the length differs from N");
                let mut moved = length;
                while moved > place {
                    all[moved] = all[moved - 1];
                    moved -= 1;
                }
                all[place] = line;
                length += 1;
                next += 1;
            }
            assert!(length == N, "the length differs from N");
            all
        }

        /// Returns the index of the only item with a key.
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
    /// Returns the fouls of a penalty book that is based on another one.
    fouls: &'static Foul, by key, found by foul
}

inherit! {
    /// Returns the interactions of a penalty book that is based on another one.
    interactions: &'static Interaction, by clause, found by interaction
}

inherit! {
    /// Returns the cases of a foul that is based on one of another penalty book.
    cases: FoulCase, by clause, found by case
}

inherit! {
    /// Returns the questions of a foul that is based on one of another penalty book.
    questions: Question, by key, found by question
}

impl Foul {
    /// Returns the case of a clause, as the base of a changed case in another penalty book.
    ///
    /// # Panics
    /// If there is no such case, or several.
    pub(super) const fn case(&self, clause: &str) -> FoulCase {
        self.cases[case(self.cases, clause)]
    }

    /// Returns the question of a key, for a foul of another penalty book.
    ///
    /// # Panics
    /// If there is no such question, or several.
    pub(super) const fn question(&self, key: &str) -> Question {
        self.questions[question(self.questions, key)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fouls::Outcome;

    const fn line(clause: &'static str, text: &'static str) -> FoulCase {
        FoulCase {
            clause,
            plain: "",
            when: &[],
            outcome: Outcome::Allowed,
            bets: None,
            text,
        }
    }

    const BASE: [FoulCase; 2] = [line("F1", "one"), line("F2", "two")];

    fn texts<const N: usize>(differs: &[Patch<FoulCase>]) -> [&'static str; N] {
        cases::<N>(&BASE, differs).map(|case| case.text)
    }

    #[test]
    fn patches_replace_insert_and_append_lines() {
        assert_eq!(texts(&[]), ["one", "two"]);
        assert_eq!(
            texts(&[Patch::Replace(line("F1", "else"))]),
            ["else", "two"]
        );
        let more = [
            Patch::InsertAfter("F1", line("F1a", "behind one")),
            Patch::InsertAfter("F1a", line("F1b", "behind that")),
            Patch::Append(line("F3", "three")),
        ];
        assert_eq!(
            texts(&more),
            ["one", "behind one", "behind that", "two", "three"]
        );
    }

    #[test]
    #[should_panic(expected = "no line of this key")]
    fn replace_panics_if_key_is_missing() {
        texts::<2>(&[Patch::Replace(line("F3", ""))]);
    }

    #[test]
    #[should_panic(expected = "no line of this key")]
    fn insert_after_panics_if_key_is_missing() {
        texts::<3>(&[Patch::InsertAfter("F3", line("F4", ""))]);
    }

    #[test]
    #[should_panic(expected = "several lines of this key")]
    fn replace_panics_if_key_is_ambiguous() {
        let twice = [BASE[0], BASE[0]];
        cases::<2>(&twice, &[Patch::Replace(line("F1", ""))]);
    }

    #[test]
    #[should_panic(expected = "it is there already")]
    fn append_panics_if_key_exists() {
        texts::<3>(&[Patch::Append(line("F2", ""))]);
    }

    #[test]
    #[should_panic(expected = "the length differs from N")]
    fn patches_panic_if_list_is_shorter_than_n() {
        texts::<3>(&[]);
    }

    #[test]
    #[should_panic(expected = "the length differs from N")]
    fn patches_panic_if_list_is_longer_than_n() {
        texts::<2>(&[Patch::Append(line("F3", ""))]);
    }
}
