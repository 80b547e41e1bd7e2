//! What was scanned at the desk, the newest first.

use std::rc::Rc;

use tilewise_club::TableId;
use yew::Reducible;

/// Number of lines that are kept.
const KEPT: usize = 40;

/// What became of a text that was scanned.
#[derive(Clone, Debug, PartialEq)]
pub enum ScanLine {
    /// A result was entered: its table, and what that means in words.
    Entered(TableId, String),
    /// Codes of one game: how many are here, and how many there are.
    Parts(usize, usize),
    /// It was refused: why, as sentences.
    Refused(Vec<String>),
}

/// The lines, the newest first.
#[derive(Debug, Default, PartialEq)]
pub struct ScanList(pub Vec<ScanLine>);

impl Reducible for ScanList {
    type Action = ScanLine;

    fn reduce(self: Rc<Self>, line: ScanLine) -> Rc<Self> {
        // Only the last line about codes and refusals matters.
        let kept = self
            .0
            .iter()
            .filter(|one| matches!(one, ScanLine::Entered(..)) && **one != line);
        let kept = kept.take(KEPT - 1).cloned();
        Rc::new(Self([line.clone()].into_iter().chain(kept).collect()))
    }
}

#[cfg(test)]
mod tests {
    use tilewise_club::NightId;
    use tilewise_ledger::EntryId;

    use super::*;

    fn entered(table: u32) -> ScanLine {
        let night = NightId(EntryId("n".to_owned()));
        let id = TableId {
            night,
            round: 1,
            table,
        };
        ScanLine::Entered(id, format!("Table {table}: entered."))
    }

    #[test]
    fn entered_results_stay_and_errors_go() {
        let mut list = Rc::new(ScanList::default());
        for line in [
            entered(1),
            ScanLine::Refused(vec!["No.".to_owned()]),
            ScanLine::Parts(1, 2),
            entered(2),
            entered(1),
        ] {
            list = list.reduce(line);
        }
        assert_eq!(list.0, [entered(1), entered(2)]);
    }
}
