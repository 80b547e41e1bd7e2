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

/// Something that was typed, in a cell. What a spreadsheet would work out stays a text.
fn cell(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
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
