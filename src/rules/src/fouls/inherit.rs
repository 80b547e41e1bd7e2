//! A penalty book that differs from another one in some lines.

/// How a list of a book differs from that of the book that it is built on.
#[derive(Debug)]
pub(super) enum Differs<T: 'static> {
    /// In the place of the line that has the same key.
    Instead(&'static T),
    /// One more, behind the line of this key.
    After(&'static str, &'static T),
    /// One more at the end.
    Besides(&'static T),
}

/// Makes the function that puts such a list together when the program is built. `$key` is what tells
/// the lines of the list apart.
macro_rules! inherit {
    ($(#[$doc:meta])* $name:ident: $line:ty, by $key:ident) => {
        $(#[$doc])*
        ///
        /// # Panics
        /// If a difference names no line of the list, or `N` is not the length of it.
        pub(super) const fn $name<const N: usize>(
            base: &[&'static $line],
            differs: &[Differs<$line>],
        ) -> [&'static $line; N] {
            let mut all = [base[0]; N];
            let mut length = 0;
            while length < base.len() {
                all[length] = base[length];
                length += 1;
            }
            let mut next = 0;
            while next < differs.len() {
                let (place, line) = match &differs[next] {
                    Differs::Instead(line) => {
                        let mut place = 0;
                        while !same(all[place].$key, line.$key) {
                            place += 1;
                            assert!(place < length, "nothing to be replaced");
                        }
                        all[place] = line;
                        next += 1;
                        continue;
                    }
                    Differs::After(key, line) => {
                        let mut place = 0;
                        while !same(all[place].$key, key) {
                            place += 1;
                            assert!(place < length, "nothing to stand behind");
                        }
                        (place + 1, *line)
                    }
                    Differs::Besides(line) => (length, *line),
                };
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
    };
}

use super::{Foul, Interaction};
use crate::schema::same;

inherit! {
    /// The fouls of a book that is built on another one.
    fouls: Foul, by key
}

inherit! {
    /// What a book that is built on another one says where two things meet.
    interactions: Interaction, by clause
}
