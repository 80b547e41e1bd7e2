//! Texts about a game, for people and for other programs.

mod chat;
mod csv;
mod history;
mod sheet;
#[cfg(test)]
mod tests;

pub use csv::{csv_cell, csv_row};
pub use sheet::SheetRow;

use tilewise_rules::{Gap, Sentence, sentence};

use crate::{Handover, Holder, Move, PlayerId, Table, isolated_name};

impl Table {
    /// Returns the name of a player; empty if there is no such player.
    pub fn name(&self, player: PlayerId) -> &str {
        self.players.get(player.place()).map_or("", String::as_str)
    }

    /// Returns the name of a player for a sentence.
    pub(crate) fn name_in_sentence(&self, player: PlayerId) -> String {
        isolated_name(self.name(player)).into_owned()
    }

    /// Returns the name of a holder.
    pub fn holder(&self, holder: Holder) -> Gap {
        match holder {
            Holder::Player(player) => self.name_in_sentence(player).into(),
            Holder::Pot(0) => "the pot".into(),
            Holder::Pot(1) => "the bets".into(),
            Holder::Pot(_) => "the jackpot".into(),
            Holder::Bank => "the bank".into(),
        }
    }

    /// Formats an amount in hundredths in the money of the rule configuration: "64", "-$1.50".
    pub fn amount(&self, hundredths: i64) -> String {
        let money = self.money();
        let sign = if hundredths < 0 { "-" } else { "" };
        let before = if money.before { money.name } else { "" };
        let decimal = money.decimal(hundredths.saturating_abs());
        format!("{sign}{before}{decimal}")
    }

    /// Formats an amount with its sign: "+64".
    pub fn change(&self, hundredths: i64) -> String {
        let sign = if hundredths > 0 { "+" } else { "" };
        format!("{sign}{}", self.amount(hundredths))
    }

    /// Returns the sentence for a final payment.
    pub fn handover_sentence(&self, one: &Handover) -> Sentence {
        let amount = self.amount(one.amount);
        let (from, to) = (self.holder(one.from), self.holder(one.to));
        sentence!("{0} hands {2} to {1}", from, to, amount)
    }
}

impl From<&Move> for Handover {
    fn from(one: &Move) -> Self {
        let &Move {
            from, to, amount, ..
        } = one;
        Self { from, to, amount }
    }
}
