//! Texts about a game.

use tilewise_ledger::{EntryOutcome, Holder, PARTS, PlayerId, Table, isolated_name};
use tilewise_rules::{Counter, Money, Position, PotKey, RuleConfig};

use crate::i18n::Locale;
use crate::ui::phrases;

/// Returns the name of a player.
pub fn name(table: &Table, player: PlayerId) -> String {
    isolated_name(table.name(player)).into_owned()
}

/// Returns the name of the holder of an account.
pub fn holder(locale: Locale, table: &Table, holder: Holder) -> String {
    match (holder, holder.pot()) {
        (Holder::Player(player), _) => name(table, player),
        (_, Some(PotKey::Bets)) => tr!(locale, "the bets").to_owned(),
        (_, Some(PotKey::Draws)) => tr!(locale, "the pot").to_owned(),
        (_, Some(PotKey::Jackpot)) => tr!(locale, "the jackpot").to_owned(),
        (Holder::Bank | Holder::Pot(_), _) => tr!(locale, "the bank").to_owned(),
    }
}

/// Returns the money of the rules for hundredths: chips and earlier rules may be finer than the rules.
const fn money(house: Money) -> Money {
    Money {
        parts: PARTS,
        ..house
    }
}

/// Formats an amount: "25,000", "$1.50".
pub fn amount(house: &RuleConfig, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "−" } else { "" };
    let amount = phrases::short_amount(money(house.money()), hundredths.abs());
    format!("{sign}{amount}")
}

/// Formats an amount with its sign: "+64".
pub fn signed(house: &RuleConfig, hundredths: i64) -> String {
    phrases::signed(money(house.money()), hundredths)
}

/// Returns the name of the current hand: "East 3".
pub fn position(locale: Locale, house: &RuleConfig, position: Position) -> String {
    let locale = locale.of_part(house.rule_set().table_key());
    locale.sentence(&house.rule_set().game.progression.hands.named(position))
}

/// Returns a number of hands as text.
pub fn hands(locale: Locale, house: &RuleConfig, hands: u32) -> String {
    let locale = locale.of_part(house.rule_set().table_key());
    locale.sentence(&house.rule_set().game.progression.hands.counted(hands))
}

/// Returns the name of the current hand, with the number of repeats unless counters show it: "East 3 · 1".
pub fn hand(locale: Locale, house: &RuleConfig, at: Position, repeats: u32) -> String {
    let text = position(locale, house, at);
    if repeats == 0 || at.counters > 0 {
        return text;
    }
    format!("{text} · {repeats}")
}

/// Returns the number of counters on the table as text, if any.
pub fn counters(locale: Locale, house: &RuleConfig, position: Position) -> Option<String> {
    let counters = i64::from(position.counters);
    let is_streak = house.rule_set().game.counter == Some(Counter::Streak);
    let text = || {
        if is_streak {
            tr!(locale, "Streak {0}", counters)
        } else {
            tr!(locale, "{0} {0:counter|counters}", counters)
        }
    };
    (counters > 0).then(text)
}

/// Returns the name of a hand with its counters: "East 3, Streak 1".
pub fn hand_with_counters(
    locale: Locale,
    house: &RuleConfig,
    at: Position,
    repeats: u32,
) -> String {
    match counters(locale, house, at) {
        Some(counters) => format!("{}, {counters}", position(locale, house, at)),
        None => hand(locale, house, at, repeats),
    }
}

/// Returns the debts after an entry as text, if it changed them.
pub fn debts_after(locale: Locale, table: &Table, line: &EntryOutcome) -> Option<String> {
    let debts = line.debts(table)?;
    Some(phrases::capitalize(&locale.sentence(&debts)))
}

/// Parses a typed amount into hundredths: "25,000", "-1.5", "0,50".
pub fn in_hundredths(text: &str) -> Option<i64> {
    let letters = text.chars().map(phrases::narrow);
    let text: String = letters.filter(|letter| !letter.is_whitespace()).collect();
    let text = text.replace(['\u{2212}', '–'], "-");
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.as_str()),
    };
    let (whole, part) = match digits.rsplit_once([',', '.']) {
        // A comma before three digits separates thousands, any other one decimals.
        Some((_, part)) if part.len() == 3 && !digits.contains('.') => (digits, ""),
        parts => parts.unwrap_or((digits, "")),
    };
    let whole = without_commas(whole)?;
    let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty()
        || whole.len() > 12
        || part.len() > 2
        || !is_number(&whole)
        || !is_number(part)
    {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let whole: i64 = whole.parse().ok()?;
    Some(sign * (whole * PARTS + part))
}

/// Removes the commas between thousands; `None` if they are elsewhere.
fn without_commas(digits: &str) -> Option<String> {
    let mut groups = digits.split(',');
    let first = groups.next()?;
    let has_commas = first.len() < digits.len();
    let are_thousands = !has_commas || matches!(first.len(), 1..=3) && !first.starts_with('0');
    (are_thousands && groups.all(|group| group.len() == 3)).then(|| digits.replace(',', ""))
}

/// Formats an amount like a typed one.
pub fn as_typed(hundredths: i64) -> String {
    let (whole, part) = (hundredths.abs() / PARTS, hundredths.abs() % PARTS);
    let sign = if hundredths < 0 { "-" } else { "" };
    match part {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chips of a player may be counted in halves, also in games without them.
    #[test]
    fn amounts_are_never_rounded() {
        let house: RuleConfig = "hk-old-style".parse().unwrap();
        let texts = [6_400, 250, -50].map(|one| [amount(&house, one), signed(&house, one)]);
        assert_eq!(
            texts,
            [["64", "+64"], ["2.50", "+2.50"], ["−0.50", "−0.50"]]
                .map(|one| one.map(str::to_owned))
        );
    }

    #[test]
    fn amounts_are_read_as_they_are_typed() {
        let all = ["25,000", "-1.5", "−300", "0.25", "", "1.234", "x", "-"].map(in_hundredths);
        let read = [
            Some(2_500_000),
            Some(-150),
            Some(-30_000),
            Some(25),
            None,
            None,
            None,
            None,
        ];
        assert_eq!(all, read);
        // A decimal comma is one, as in the options of the rules. Keyboards for Japanese type wide digits.
        let decimals = [
            "1,5",
            "0,50",
            "1,234.5",
            "12 000,25",
            "－２５，０００",
            "１．５",
        ];
        let read = [150, 50, 123_450, 1_200_025, -2_500_000, 150].map(Some);
        assert_eq!(decimals.map(in_hundredths), read);
        for unclear in ["1,23,456", "0,500", "1.234,5", ",5", "1,,000", "12345,678"] {
            assert_eq!(in_hundredths(unclear), None, "{unclear}");
        }
        for amount in [0, 25, -150, 2_500_000] {
            assert_eq!(in_hundredths(&as_typed(amount)), Some(amount));
        }
    }
}
