//! Sentences that several components say.

use tilewise_rules::{Fault, House, MissingSeat, Money, Seat, WinBy};

use crate::outcome::{Outcome, Report};
use crate::state::Draft;

/// A sentence with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    let end = if text.ends_with(['.', '?', '!']) {
        ""
    } else {
        "."
    };
    first
        .into_iter()
        .chain(letters)
        .chain(end.chars())
        .collect()
}

/// A number of things: "1 tile", "2 tiles".
pub fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// A value in the unit of the book: "5 fan".
pub fn value(house: &House, counted: u16) -> String {
    format!("{counted} {}", house.ruleset().unit.key())
}

/// An amount with its sign: "+64", "−32", "0", "+$1.50".
pub fn signed(money: Money, amount: i64) -> String {
    let sign = match amount.signum() {
        0 => "",
        1 => "+",
        _ => "−",
    };
    format!("{sign}{}", short_amount(money, amount.abs()))
}

/// An amount with the sign of its currency, or bare where it is in points: "64", "$1.50".
pub fn short_amount(money: Money, amount: i64) -> String {
    let sign = if money.before { money.name } else { "" };
    format!("{sign}{}", money.decimal(amount))
}

/// An amount with what it is in: "64 points", "$1.50".
pub fn amount(money: Money, amount: i64) -> String {
    if money.before {
        short_amount(money, amount)
    } else {
        format!("{} {}", money.decimal(amount), money.name)
    }
}

/// What isn't known about the win of this seat, as a short question.
pub fn question(fault: &Fault, winner: Option<Seat>) -> String {
    match fault {
        Fault::MissingWin => match winner {
            Some(winner) => format!("{winner} won. From whom?"),
            None => "From whom?".to_owned(),
        },
        Fault::MissingSeat(MissingSeat::Winner) => "Who won?".to_owned(),
        Fault::MissingSeat(MissingSeat::Prevailing) => "Which wind prevails?".to_owned(),
        Fault::MissingSeat(MissingSeat::From(WinBy::RobbingTheKong)) => {
            "Whose kong was robbed?".to_owned()
        }
        Fault::MissingSeat(MissingSeat::From(_)) => "Who discarded the winning tile?".to_owned(),
        Fault::Hand(_) => "Which tile won? Tap it in the hand.".to_owned(),
        other => sentence(&other.to_string()),
    }
}

/// What the draft comes to, to be spoken.
pub fn spoken(draft: &Draft, outcome: &Outcome) -> String {
    self::outcome(&draft.house, draft.entry.situation.seat, outcome)
}

/// What a hand of a house comes to, won by this seat, in words.
pub fn outcome(house: &House, winner: Option<Seat>, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Growing { to_go } => format!("{} to go", count(*to_go, "tile")),
        Outcome::Waiting(waits) if waits.is_empty() => "No tile completes this hand".to_owned(),
        Outcome::Waiting(waits) => {
            let names: Vec<_> = waits.iter().map(|wait| wait.tile.name()).collect();
            format!("Waiting for {}", names.join(", "))
        }
        Outcome::Open { questions, .. } => {
            let first = questions.first().map(|one| question(one, winner));
            first.unwrap_or_default()
        }
        Outcome::Wrong(faults) => faults
            .iter()
            .map(|fault| sentence(&fault.to_string()))
            .collect::<Vec<_>>()
            .join(" "),
        Outcome::Scored(report) => scored(house, report),
    }
}

/// Points of the overall score with their sign: "−20 points".
pub fn points(points: i32) -> String {
    let sign = if points < 0 { "\u{2212}" } else { "+" };
    let all = usize::try_from(points.unsigned_abs()).unwrap_or(usize::MAX);
    format!("{sign}{}", count(all, "point"))
}

/// How a winning tile came, in words.
pub fn by(by: WinBy) -> String {
    match by {
        WinBy::SelfDraw => "Self-draw",
        WinBy::Discard => "Discard",
        WinBy::RobbingTheKong => "Robbed kong",
        WinBy::BonusTiles => "Bonus tiles",
    }
    .to_owned()
}

fn scored(house: &House, report: &Report) -> String {
    let worth = value(house, report.counted);
    if report.below_minimum {
        return format!("{worth}: {}", below(house));
    }
    let shares: Vec<_> = report
        .net
        .iter()
        .filter(|(_, amount)| **amount != 0)
        .map(|(seat, amount)| {
            let verb = if *amount < 0 { "pays" } else { "gets" };
            let amount = short_amount(house.money(), amount.abs());
            format!("{seat} {verb} {amount}")
        })
        .collect();
    format!("{worth}. {}", shares.join(", "))
}

/// That a hand is too little to win with.
pub fn below(house: &House) -> String {
    format!(
        "below the minimum of {}, so nobody pays",
        value(house, house.minimum())
    )
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    #[track_caller]
    fn says(entry: &str, words: &str) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::default()
        };
        assert_eq!(spoken(&draft, &Outcome::of(&draft)), words);
    }

    #[test]
    fn the_result_in_words() {
        says("123m EE", "11 tiles to go");
        says(
            "2223s c567s p777s p555z SE",
            "Waiting for 1 bamboo, 3 bamboo, 4 bamboo",
        );
        says("2223s c567s p777s p555z w1s:? SE", "South won. From whom?");
        says(
            "2223s c567s p777s p555z w1s@W SE",
            "5 fan. East pays 16, South gets 64, West pays 32, North pays 16",
        );
        says(
            "2223s c567m p777p p555z w1s@W SE",
            "2 fan: below the minimum of 3 fan, so nobody pays",
        );
    }

    #[test]
    fn amounts_have_signs() {
        let points = |amount| signed(Money::POINTS, amount);
        assert_eq!([points(64), points(-32), points(0)], ["+64", "−32", "0"]);
        let dollars = Money {
            name: "$",
            before: true,
            parts: 100,
        };
        let paid = |amount| signed(dollars, amount);
        assert_eq!([paid(6400), paid(-150)], ["+$64", "−$1.50"]);
        assert_eq!(amount(Money::POINTS, 64), "64 points");
    }

    #[test]
    fn sentences_begin_and_end_well() {
        assert_eq!(sentence("the hand is full"), "The hand is full.");
        assert_eq!(sentence("Who won?"), "Who won?");
        assert_eq!(count(1, "tile"), "1 tile");
    }
}
