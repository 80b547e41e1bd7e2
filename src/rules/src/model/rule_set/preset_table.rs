//! Tables of presets: an option in each row, a preset in each column.

use crate::model::{OwnAnswer, SourceConfidence, same};

/// A table of presets. The first row has the names of the columns; the others an option with its answer in
/// each preset, empty if it is irrelevant there. `~` marks an answer that others quote, `?` an assumed one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PresetTable(pub &'static str);

impl PresetTable {
    /// Returns the number of answers of a preset.
    pub const fn count(self, preset: &str) -> usize {
        let (header, mut rest) = cut(self.0.trim_ascii(), b'\n');
        let column = column_of(header, preset);
        let mut count = 0;
        while let Some(text) = rest {
            let (row, next) = cut(text, b'\n');
            if answer(row, column).is_some() {
                count += 1;
            }
            rest = next;
        }
        count
    }

    /// Returns the answers of a preset, of which there are [`count`](Self::count).
    ///
    /// # Panics
    /// If there is no such preset, or a row has too many or too few columns.
    pub const fn answers<const COUNT: usize>(self, preset: &str) -> [OwnAnswer; COUNT] {
        let (header, mut rest) = cut(self.0.trim_ascii(), b'\n');
        let column = column_of(header, preset);
        let mut all = [OwnAnswer {
            key: "",
            answer: "",
            confidence: SourceConfidence::Assumed,
        }; COUNT];
        let mut count = 0;
        while let Some(text) = rest {
            let (row, next) = cut(text, b'\n');
            assert!(columns(row) == columns(header), "a row of another length");
            if let Some(answer) = answer(row, column) {
                all[count] = answer;
                count += 1;
            }
            rest = next;
        }
        assert!(count == COUNT, "another number of answers");
        all
    }
}

/// Returns the column of the header with a name.
const fn column_of(header: &'static str, name: &str) -> usize {
    let mut column = 1;
    while column < columns(header) {
        if same(cell(header, column), name) {
            return column;
        }
        column += 1;
    }
    panic!("no such preset")
}

/// Returns the answer in a column of a row, if it has one.
const fn answer(row: &'static str, column: usize) -> Option<OwnAnswer> {
    let text = cell(row, column);
    let (answer, confidence) = match text.as_bytes() {
        [] => return None,
        [.., b'~'] => (text.split_at(text.len() - 1).0, SourceConfidence::Secondary),
        [.., b'?'] => (text.split_at(text.len() - 1).0, SourceConfidence::Assumed),
        _ => (text, SourceConfidence::Primary),
    };
    Some(OwnAnswer {
        key: cell(row, 0),
        answer: answer.trim_ascii(),
        confidence,
    })
}

/// Returns the number of columns of a row.
const fn columns(row: &str) -> usize {
    let bytes = row.as_bytes();
    let (mut count, mut at) = (1, 0);
    while at < bytes.len() {
        if bytes[at] == b'|' {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns a column of a row; empty beyond the last one.
const fn cell(row: &'static str, column: usize) -> &'static str {
    let (mut cell, mut rest) = cut(row, b'|');
    let mut place = 0;
    while place < column {
        (cell, rest) = match rest {
            Some(text) => cut(text, b'|'),
            None => ("", None),
        };
        place += 1;
    }
    cell
}

/// Returns the text before a separator, without spaces around it, and the text after it.
const fn cut(text: &'static str, separator: u8) -> (&'static str, Option<&'static str>) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == separator {
            let (before, rest) = text.split_at(at);
            return (before.trim_ascii(), Some(rest.split_at(1).1));
        }
        at += 1;
    }
    (text.trim_ascii(), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: PresetTable = PresetTable(
        "
        option | first | second
        one    | true  | false~
        two    |       | 3?
        ",
    );

    #[test]
    fn empty_answers_are_left_out() {
        let first: [OwnAnswer; TABLE.count("first")] = TABLE.answers("first");
        assert_eq!(first.map(|one| (one.key, one.answer)), [("one", "true")]);
    }

    #[test]
    fn marks_are_confidences() {
        let second: [OwnAnswer; TABLE.count("second")] = TABLE.answers("second");
        let read = second.map(|one| (one.answer, one.confidence));
        let quoted = ("false", SourceConfidence::Secondary);
        assert_eq!(read, [quoted, ("3", SourceConfidence::Assumed)]);
    }

    #[test]
    #[should_panic(expected = "no such preset")]
    fn unknown_preset_panics() {
        let _ = TABLE.count("third");
    }

    #[test]
    #[should_panic(expected = "a row of another length")]
    fn short_row_panics() {
        let _: [OwnAnswer; 1] = PresetTable("option | first\none | true | false").answers("first");
    }
}
