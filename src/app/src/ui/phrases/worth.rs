//! The value of a hand, in the words of players.

use tilewise_rules::{Money, Payments, RuleConfig};

use super::{hand_value, short_amount};
use crate::i18n::Locale;
use crate::outcome::ScoredWin;

/// The value of a hand in a rule set with levels: level, counted value and payment.
pub struct WorthText {
    /// "Mangan", "2 × Yakuman".
    pub level: Option<String>,
    /// "4 han 30 fu"; `None` with units of the highest level.
    pub counted: Option<String>,
    /// "7,700", "2,000–4,000".
    pub paid: String,
}

impl WorthText {
    /// Returns the value of a win; `None` without levels or below the minimum.
    pub fn from_win(locale: Locale, win: &ScoredWin) -> Option<Self> {
        let house = &win.draft.house;
        let (_, basis) = win.score.basis(house).filter(|_| !win.below_minimum())?;
        let name = basis
            .level
            .map(|level| locale.translate(level.name).to_owned());
        let own = win.score.own_payments(house, &win.hand, &win.context);
        Some(Self {
            level: name.map(|name| match basis.units {
                0 | 1 => name,
                units => format!("{units} × {name}"),
            }),
            counted: (basis.units == 0).then(|| counted(locale, house, win)),
            paid: paid(locale, win.money(), &own),
        })
    }

    /// Joins all parts in a line: "Mangan, 5 han 40 fu, 8,000".
    pub fn line(self, locale: Locale) -> String {
        let all = self.level.into_iter().chain(self.counted);
        let all: Vec<String> = all.chain([self.paid]).collect();
        all.join(locale.translate(text!(", ")))
    }
}

/// The counted value before any limit: "4 han 30 fu".
fn counted(locale: Locale, house: &RuleConfig, win: &ScoredWin) -> String {
    let axes: Vec<u16> = win.score.best.axis_totals().collect();
    hand_value(locale, house, win.total(), &axes)
}

/// The payment for a hand: "7,700" by one player, "2,000–4,000" or "4,000 all" by all.
pub fn paid(locale: Locale, money: Money, payments: &Payments) -> String {
    let amounts = || payments.transfers().iter().map(|one| one.amount);
    let least = short_amount(money, amounts().min().unwrap_or_default());
    let most = short_amount(money, amounts().max().unwrap_or_default());
    if amounts().len() <= 1 {
        most
    } else if least == most {
        tr!(locale, "{0} all", most)
    } else {
        format!("{least}–{most}")
    }
}

/// A number with separated thousands: "12,000".
pub fn in_thousands(number: &str) -> String {
    let whole = number.find('.').unwrap_or(number.len());
    let mut text = String::new();
    for (place, digit) in number.char_indices() {
        let before = number[..place].chars().next_back();
        let is_group_start = place < whole && (whole - place).is_multiple_of(3);
        if is_group_start && before.is_some_and(|before| before.is_ascii_digit()) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use tilewise_rules::rule_sets::{self, riichi};
    use tilewise_rules::{RuleConfig, notation};

    use super::*;
    use crate::outcome::HandOutcome;
    use crate::store::Draft;

    #[track_caller]
    fn assert_worth(house: &str, entry: &str, line: &str) {
        let rule_sets = riichi::PRESETS.into_iter().chain(rule_sets::ALL);
        let rule_set = rule_sets.into_iter().find(|one| one.identity.key == house);
        let rule_set = rule_set.expect(house);
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: RuleConfig::with_defaults(rule_set),
        };
        let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
            panic!("{entry}: {:?}", HandOutcome::from_draft(&draft));
        };
        let worth =
            WorthText::from_win(Locale::ENGLISH, &win).map(|worth| worth.line(Locale::ENGLISH));
        assert_eq!(worth.unwrap_or_default(), line, "{entry}");
    }

    ///
    #[test]
    fn worth_text_follows_players_wording() {
        let ema = "riichi-ema-2025";
        assert_worth(
            ema,
            "234m456p67899s78s w9s honba=2 bets=1 SE",
            "2 han 20 fu, 400–700",
        );
        assert_worth(
            ema,
            "123m456p678s1124s w3s@E riichi SE",
            "1 han 40 fu, 1,300",
        );
        assert_worth(
            ema,
            "1133m5577p99s22z6z w6z@N riichi WE dora:1p",
            "3 han 25 fu, 3,200",
        );
        let mangan = "34m234p234s66p789s w2m EE riichi";
        // Three colours 2, riichi, self-draw, pinfu.
        assert_worth(ema, mangan, "Mangan, 5 han 20 fu, 4,000 all");
        assert_worth(
            ema,
            "2233445566778m w8m riichi ippatsu dora:2m3m ura:4m SE",
            "Sanbaiman, 20 han 20 fu, 6,000–12,000",
        );
        assert_worth(ema, "1112555666777z w2z SE", "Yakuman, 8,000–16,000");
        assert_worth(
            "riichi-wrc-2025",
            "1112555666777z w2z SE",
            "3 × Yakuman, 24,000–48,000",
        );
        // Without a yaku, and without levels.
        assert_worth(ema, "222m555p77s99s c456m w7s@E SE", "");
        assert_worth("hk-old-style", "2223s c567s p777s p555z w1s@W SE", "");
    }

    #[test]
    fn thousands_are_separated() {
        let all = ["64", "100", "1000", "-12000", "1234567.50", "$1000"];
        let separated = all.map(in_thousands);
        assert_eq!(
            separated,
            ["64", "100", "1,000", "-12,000", "1,234,567.50", "$1,000"]
        );
    }
}
