//! Export of a game as comma-separated values.

use tilewise_rules::Translate;

use crate::Log;

impl Log {
    /// Returns a line for each entry that ended a hand or moved something, with gains and scores of each
    /// player. The names of the first columns are the same in every language.
    pub fn csv(&self, translate: Translate) -> String {
        let game = self.replay();
        let Some(table) = game.table() else {
            return String::new();
        };
        let mut csv = String::new();
        let head = ["line", "round", "deal", "counters", "what"].map(str::to_owned);
        let changes = table.players.iter().map(|name| csv_cell(name));
        let totals = table.players.iter();
        let totals = totals.map(|name| csv_cell(&[name, " ="].concat()));
        csv_row(&mut csv, head.into_iter().chain(changes).chain(totals));
        let decimal = |hundredths| table.money().decimal(hundredths).to_string();
        for one in self.sheet(&game) {
            let position = one.outcome.position;
            let first = [
                u32::to_string(&one.number),
                position.round.letter().to_string(),
                position.deal.to_string(),
                position.counters.to_string(),
                csv_cell(&one.sentence.translate(translate)),
            ];
            let amounts = one.gains.into_iter().chain(one.has).map(decimal);
            csv_row(&mut csv, first.into_iter().chain(amounts));
        }
        csv
    }
}

/// Adds a line of cells to comma-separated values.
pub fn csv_row(csv: &mut String, cells: impl Iterator<Item = String>) {
    csv.push_str(&cells.collect::<Vec<_>>().join(","));
    csv.push_str("\r\n");
}

/// Zero-width characters, which can hide the beginning of a text.
const ZERO_WIDTH: [char; 5] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// Formats user input as a cell of comma-separated values. Text that a spreadsheet would evaluate stays a text.
pub fn csv_cell(text: &str) -> String {
    const BEGINS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    // Spreadsheets skip invisible characters.
    let is_skipped = |letter: char| {
        letter.is_whitespace() || letter.is_control() || ZERO_WIDTH.contains(&letter)
    };
    let is_calculated = text.trim_start_matches(is_skipped).starts_with(BEGINS);
    let guard = if is_calculated || text.starts_with(['\t', '\r', '\n']) {
        "'"
    } else {
        ""
    };
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}
