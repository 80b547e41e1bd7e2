//! A game as a table of comma-separated values.

use tilewise_rules::Translate;

use crate::Log;

impl Log {
    /// The game as comma-separated values: a line for everything that ended a hand or moved
    /// something, with what it gave each player and what each had then. The names of the first
    /// columns are the same in every language.
    pub fn csv(&self, say: Translate) -> String {
        let game = self.replay();
        let Some(table) = game.table() else {
            return String::new();
        };
        let mut csv = String::new();
        let head = ["line", "round", "deal", "counters", "what"].map(str::to_owned);
        let changes = table.players.iter().map(|name| cell(name));
        let totals = table.players.iter();
        let totals = totals.map(|name| cell(&[name, " ="].concat()));
        row(&mut csv, head.into_iter().chain(changes).chain(totals));
        let decimal = |hundredths| table.money().decimal(hundredths).to_string();
        for one in self.sheet(&game) {
            let position = one.line.position;
            let first = [
                u32::to_string(&one.number),
                position.round.letter().to_string(),
                position.deal.to_string(),
                position.counters.to_string(),
                cell(&one.says.said(say)),
            ];
            let amounts = one.gains.into_iter().chain(one.has).map(decimal);
            row(&mut csv, first.into_iter().chain(amounts));
        }
        csv
    }
}

fn row(csv: &mut String, cells: impl Iterator<Item = String>) {
    csv.push_str(&cells.collect::<Vec<_>>().join(","));
    csv.push_str("\r\n");
}

/// Letters without a width, which a text may begin with unseen.
const ZERO_WIDTH: [char; 5] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// Something that was typed, in a cell. What a spreadsheet would work out stays a text.
fn cell(text: &str) -> String {
    const BEGINS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    // Spreadsheets skip what can't be seen.
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
