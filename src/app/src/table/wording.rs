//! Texts about a game.

use tilewise_ledger::{EntryOutcome, Holder, PARTS, PlayerId, Table, isolated_name};
use tilewise_rules::{Counter, Position, PotKey, RuleConfig};

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

/// Converts hundredths into the smallest unit of the rules.
fn units(house: &RuleConfig, hundredths: i64) -> i64 {
    hundredths / (PARTS / house.money().parts)
}

/// Formats an amount: "25,000", "$1.50".
pub fn amount(house: &RuleConfig, hundredths: i64) -> String {
    let all = units(house, hundredths);
    let sign = if all < 0 { "−" } else { "" };
    format!("{sign}{}", phrases::short_amount(house.money(), all.abs()))
}

/// Formats an amount with its sign: "+64".
pub fn signed(house: &RuleConfig, hundredths: i64) -> String {
    phrases::signed(house.money(), units(house, hundredths))
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

/// Parses a typed amount into hundredths: "25,000", "-1.5".
pub fn in_hundredths(text: &str) -> Option<i64> {
    let text = text
        .trim()
        .replace(['\u{2212}', '–'], "-")
        .replace([',', ' '], "");
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.as_str()),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty()
        || whole.len() > 12
        || part.len() > 2
        || !is_number(whole)
        || !is_number(part)
    {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let whole: i64 = whole.parse().ok()?;
    Some(sign * (whole * PARTS + part))
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
        for amount in [0, 25, -150, 2_500_000] {
            assert_eq!(in_hundredths(&as_typed(amount)), Some(amount));
        }
    }
}
