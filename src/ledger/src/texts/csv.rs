//! A game as a table of comma-separated values.

use tilewise_rules::Translate;

use crate::{Holder, Log, PlayerId};

impl Log {
    /// The game as comma-separated values: a line for everything that ended a hand or moved
    /// something, with what it gave each player and what each had then. The names of the first
    /// columns are the same in every language.
    pub fn csv(&self, say: Translate) -> String {
        let game = self.replay();
        let Some(table) = game.table() else {
            return String::new();
        };
        let players = (0..=u8::MAX).map(PlayerId).zip(&*table.players);
        let players: Vec<_> = players.map(|(player, _)| player).collect();
        let mut csv = String::new();
        let head = ["line", "round", "deal", "counters", "what"].map(str::to_owned);
        let changes = players.iter().map(|&player| cell(table.name(player)));
        let totals = players.iter();
        let totals = totals.map(|&player| cell(&[table.name(player), " ="].concat()));
        row(&mut csv, head.into_iter().chain(changes).chain(totals));
        let mut has: Vec<_> = players
            .iter()
            .map(|&player| table.accounts.began_with(Holder::Player(player)))
            .collect();
        let decimal = |hundredths| table.money().decimal(hundredths).to_string();
        for (number, (line, told)) in (1..).zip(game.lines().iter().zip(self.effective())) {
            if line.end.is_none() && line.moves.is_empty() {
                continue;
            }
            let gains = players.iter().map(|&one| line.gain(Holder::Player(one)));
            let gains: Vec<i64> = gains.collect();
            for (has, gain) in has.iter_mut().zip(&gains) {
                *has += gain;
            }
            let position = line.position;
            let first = [
                u32::to_string(&number),
                position.round.letter().to_string(),
                position.deal.to_string(),
                position.counters.to_string(),
                cell(&line.sentence(table, told.input).said(say)),
            ];
            let amounts = gains.into_iter().chain(has.iter().copied()).map(decimal);
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
