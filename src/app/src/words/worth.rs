//! What a hand is worth, in the words of those who play.

use tilewise_rules::{House, Money, Payments};

use super::{hand_value, short_amount};
use crate::language::translate;
use crate::outcome::ScoredWin;

/// What a hand of a rule set with levels is worth: its level or nothing, what it counts, and what is
/// paid for it.
pub struct Worth {
    /// "Mangan", "2 × Yakuman".
    pub level: Option<String>,
    /// "4 han 30 fu"; nothing beside units of the highest level.
    pub counted: Option<String>,
    /// "7,700", "2,000–4,000".
    pub paid: String,
}

impl Worth {
    /// What a win is worth; `None` where its rule set has no levels, or it is too little to win with.
    pub fn of(win: &ScoredWin) -> Option<Self> {
        let house = &win.draft.house;
        let (_, basis) = win.score.basis(house).filter(|_| !win.below_minimum())?;
        let name = basis.level.map(|level| translate(level.name).to_owned());
        let own = win.score.own_payments(house, &win.hand, &win.context);
        Some(Self {
            level: name.map(|name| match basis.units {
                0 | 1 => name,
                units => format!("{units} × {name}"),
            }),
            counted: (basis.units == 0).then(|| counted(house, win)),
            paid: paid(win.money(), &own),
        })
    }

    /// All of it in a line: "Mangan, 5 han 40 fu, 8,000".
    pub fn line(self) -> String {
        let all = self.level.into_iter().chain(self.counted);
        let all: Vec<String> = all.chain([self.paid]).collect();
        all.join(translate(text!(", ")))
    }
}

/// What a win counts before any limit: "4 han 30 fu".
fn counted(house: &House, win: &ScoredWin) -> String {
    let axes: Vec<u16> = win.score.best.axis_totals().collect();
    hand_value(house, win.total(), &axes)
}

/// What is paid for a hand: "7,700" by one, "2,000–4,000" or "4,000 all" by all.
pub fn paid(money: Money, payments: &Payments) -> String {
    let transfers = payments.transfers().iter();
    let mut amounts: Vec<i64> = transfers.map(|one| one.amount).collect();
    let several = amounts.len() > 1;
    amounts.sort_unstable();
    amounts.dedup();
    let says = |amount: i64| short_amount(money, amount);
    match amounts[..] {
        [] => says(0),
        [one] if several => tr!("{0} all", says(one)),
        [one] => says(one),
        [least, .., most] => format!("{}–{}", says(least), says(most)),
    }
}

/// A number with its thousands apart: "12,000".
pub fn in_thousands(number: &str) -> String {
    let whole = number.find('.').unwrap_or(number.len());
    let mut text = String::new();
    for (place, digit) in number.char_indices() {
        let before = number[..place].chars().next_back();
        let is_apart = place < whole && (whole - place).is_multiple_of(3);
        if is_apart && before.is_some_and(|before| before.is_ascii_digit()) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets::{self, riichi};
    use tilewise_rules::{House, notation};

    use super::*;
    use crate::outcome::Outcome;
    use crate::state::Draft;

    #[track_caller]
    fn says(house: &str, entry: &str, line: &str) {
        let rule_sets = riichi::PRESETS.into_iter().chain(rule_sets::ALL);
        let rule_set = rule_sets.into_iter().find(|one| one.key == house);
        let rule_set = rule_set.expect(house);
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: House::with_defaults(rule_set),
        };
        let Outcome::Scored(win) = Outcome::of(&draft) else {
            panic!("{entry}: {:?}", Outcome::of(&draft));
        };
        let worth = Worth::of(&win).map(Worth::line);
        assert_eq!(worth.unwrap_or_default(), line, "{entry}");
    }

    ///
    #[test]
    fn points_are_said_as_players_say_them() {
        let ema = "riichi-ema-2025";
        says(
            ema,
            "234m456p67899s78s w9s honba=2 bets=1 SE",
            "2 han 20 fu, 400–700",
        );
        says(
            ema,
            "123m456p678s1124s w3s@E riichi SE",
            "1 han 40 fu, 1,300",
        );
        says(
            ema,
            "1133m5577p99s22z6z w6z@N riichi WE dora:1p",
            "3 han 25 fu, 3,200",
        );
        let mangan = "34m234p234s66p789s w2m EE riichi";
        // Three colours 2, riichi, self-draw, pinfu.
        says(ema, mangan, "Mangan, 5 han 20 fu, 4,000 all");
        says(
            ema,
            "2233445566778m w8m riichi ippatsu dora:2m3m ura:4m SE",
            "Sanbaiman, 20 han 20 fu, 6,000–12,000",
        );
        says(ema, "1112555666777z w2z SE", "Yakuman, 8,000–16,000");
        says(
            "riichi-wrc-2025",
            "1112555666777z w2z SE",
            "3 × Yakuman, 24,000–48,000",
        );
        // Without a yaku, and where there are no levels.
        says(ema, "222m555p77s99s c456m w7s@E SE", "");
        says("hk-old-style", "2223s c567s p777s p555z w1s@W SE", "");
    }

    #[test]
    fn thousands_stand_apart() {
        let all = ["64", "100", "1000", "-12000", "1234567.50", "$1000"];
        let apart = all.map(in_thousands);
        assert_eq!(
            apart,
            ["64", "100", "1,000", "-12,000", "1,234,567.50", "$1,000"]
        );
    }
}
