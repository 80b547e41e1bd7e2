//! Macros for tables with a key per line, evaluated at compile time.

/// Runs a block for each line of a table, in a `const`.
macro_rules! each {
    ($line:ident of $table:expr, $does:expr) => {{
        let table = &$table;
        let mut place = 0;
        while place < table.len() {
            let $line = &table[place];
            $does;
            place += 1;
        }
    }};
}

/// Returns the position of the first line of a table with a key.
macro_rules! place_of {
    ($line:ident of $table:expr, $of:expr, $key:expr) => {{
        let (table, key) = (&$table, $key);
        let mut place = 0;
        loop {
            if place == table.len() {
                break None;
            }
            let $line = &table[place];
            if $crate::model::same($of, key) {
                break Some(place);
            }
            place += 1;
        }
    }};
}

/// Stops the build if two lines of a table have the same key.
macro_rules! distinct {
    ($line:ident of $table:expr, $of:expr) => {{
        let table = &$table;
        let mut last = 0;
        while last < table.len() {
            let $line = &table[last];
            let key = $of;
            let (before, _) = table.split_at(last);
            let other = $crate::model::place_of!($line of before, $of, key);
            assert!(other.is_none(), "a key is there twice");
            last += 1;
        }
    }};
}

pub(crate) use {distinct, each, place_of};
