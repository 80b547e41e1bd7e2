//! Sentences that several components say.

mod worth;

pub use worth::{Worth, in_thousands, paid};

use tilewise_rules::fouls::PenaltyPoints;
use tilewise_rules::{
    Asked, Axis, Fault, Gap, House, Known, Money, Overall, Seat, Sentence, WinBy, sentence,
};

use crate::language::{translate, translated};
use crate::outcome::{Outcome, ScoredWin};
use crate::state::Draft;

/// A sentence with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '?', '!', '。', '？', '！']) {
        ""
    } else {
        translate(text!("."))
    };
    capitalized(text) + end
}

/// The same beginning with a capital letter.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// What the rules say, as a whole sentence.
pub fn says(text: &'static str) -> String {
    sentence(translate(text))
}

/// What the rules tell, as a whole sentence.
pub fn full_sentence(all: &Sentence) -> String {
    sentence(&translated(all))
}

/// What is wrong with a hand, with names in place of keys: nobody here has typed any.
pub fn fault(house: &House, fault: &Fault) -> String {
    let rules = house.rule_set();
    let name = |key: &str| {
        let circumstance = rules
            .circumstances
            .iter()
            .find(|one| one.circumstance.key() == key);
        let liability = rules.liabilities.iter().find(|one| one.key == key);
        let circumstance = circumstance.map(|one| one.name);
        circumstance.or_else(|| liability.map(|one| one.name))
    };
    full_sentence(&fault.sentence().named(&name))
}

/// How many tiles a hand lacks: "1 tile to go".
pub fn to_go(tiles: usize) -> String {
    tr!("{0} {0:tile|tiles} to go", tiles)
}

/// So many tiles: "18 tiles".
pub fn tiles(tiles: usize) -> String {
    tr!("{0} {0:tile|tiles}", tiles)
}

/// How far a hand is from waiting for its last tile.
pub fn shanten(tiles: u8) -> String {
    match tiles {
        0 => tr!("Waiting").to_owned(),
        tiles => tr!("{0} {0:tile|tiles} from waiting", usize::from(tiles)),
    }
}

/// How many answers are a house's own: "2 house rules".
pub fn house_rules(own: usize) -> String {
    tr!("{0} {0:house rule|house rules}", own)
}

/// How many answers are the house's own.
pub fn own(house: &House) -> usize {
    let answers = house.answers();
    answers.filter(|(_, _, is_default)| !is_default).count()
}

/// That a house plays as its rule set is printed.
pub fn standard() -> &'static str {
    tr!("standard rules")
}

/// How a house differs from its rule set: "2 house rules".
pub fn own_rules(house: &House) -> String {
    match own(house) {
        0 => standard().to_owned(),
        own => house_rules(own),
    }
}

/// A house in a few words: "Singapore (2 house rules)".
pub fn rules_of(house: &House) -> String {
    tr!("{0} ({1})", house.rule_set().name, own_rules(house))
}

/// A name that takes no more room than so many Latin letters; a sign of Chinese or Japanese counts twice.
pub fn shortened(name: &str, most: usize) -> String {
    let width = |letter: char| if letter >= '\u{1100}' { 2 } else { 1 };
    if name.chars().map(width).sum::<usize>() <= most {
        return name.to_owned();
    }
    let mut left = most - 1;
    let fits = name.chars().take_while(|&letter| {
        let fits = width(letter) <= left;
        left = left.saturating_sub(width(letter));
        fits
    });
    let short: String = fits.collect();
    format!("{}…", short.trim_end())
}

/// The unit of the rule set: "fan".
pub fn unit(house: &House) -> &'static str {
    translate(house.rule_set().unit.name)
}

/// All that the rule set counts in: "fan", "han and fu".
pub fn units(house: &House) -> Gap {
    let rule_set = house.rule_set();
    let axes = rule_set.axes.iter().map(|axis| axis.unit.name);
    let all = [rule_set.unit.name].into_iter().chain(axes);
    Sentence::joined("{0} and {1}", all.map(Gap::from))
}

/// A seat in one sign.
pub fn sign(seat: Seat) -> &'static str {
    translate(match seat {
        Seat::East => text!("E"),
        Seat::South => text!("S"),
        Seat::West => text!("W"),
        Seat::North => text!("N"),
    })
}

/// A value in the unit of the rule set: "5 fan".
pub fn value(house: &House, counted: u16) -> String {
    value_in(house, counted)
}

/// A value or several in the unit of the rule set: "6–7 han".
fn value_in(house: &House, counted: impl Into<Gap>) -> String {
    let unit = house.rule_set().unit;
    translated(&Sentence::new(unit.counted, vec![counted.into()]))
}

/// Values from the first to the last in the unit of the rule set: "6–7 han", "11 han or more".
pub fn values(house: &House, first: u16, last: u16) -> String {
    if last == house.limits().most {
        tr!("{0} or more", value(house, first))
    } else if first == last {
        value(house, first)
    } else {
        value_in(house, format!("{first}–{last}"))
    }
}

/// A value with those on the further axes of the rule set: "3 han 40 fu".
pub fn hand_value(house: &House, counted: u16, axes: &[u16]) -> String {
    let further = house.rule_set().axes.iter().zip(axes);
    let further = further.map(|(axis, &one)| axis_value(axis, one));
    let all = [value(house, counted)].into_iter().chain(further);
    all.collect::<Vec<_>>().join(" ")
}

/// A value on a further axis of a rule set: "40 fu".
pub fn axis_value(axis: &Axis, counted: u16) -> String {
    translated(&Sentence::new(axis.unit.counted, vec![counted.into()]))
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

/// The beginning of a text from outside, to be quoted.
pub fn quoted(text: &str) -> String {
    text.chars().take(40).collect()
}

/// An amount with the sign of its currency, or bare where it is in points: "64", "$1.50".
pub fn short_amount(money: Money, amount: i64) -> String {
    let sign = if money.before { money.name } else { "" };
    let number = money.decimal(amount).to_string();
    format!("{sign}{}", in_thousands(&number))
}

/// An amount with what it is in: "64 points", "$1.50".
pub fn amount(money: Money, amount: i64) -> String {
    if money.before {
        short_amount(money, amount)
    } else {
        match money.name {
            "points" => tr!("{0} points", short_amount(money, amount)),
            name => format!("{} {name}", short_amount(money, amount)),
        }
    }
}

/// How well it is known what a book says, where its text was not read.
pub fn known(known: Known) -> Option<&'static str> {
    match known {
        Known::Read => None,
        Known::Quoted => Some(tr!("quoted elsewhere")),
        Known::Usual => Some(tr!("source not seen: usual practice")),
    }
}

/// A question in words.
pub fn asked(asked: &Asked) -> String {
    translated(&asked.sentence())
}

/// What the draft comes to, to be spoken.
pub fn spoken(draft: &Draft, outcome: &Outcome) -> String {
    self::outcome(&draft.house, draft.entry.context.seat, outcome)
}

/// What a hand of a house comes to, won by this seat, in words.
pub fn outcome(house: &House, winner: Option<Seat>, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Unread => String::new(),
        Outcome::Growing { to_go } => self::to_go(*to_go),
        Outcome::Waiting(waits) if waits.is_empty() => {
            tr!("No tile completes this hand").to_owned()
        }
        Outcome::Waiting(waits) => {
            let names = waits.iter().map(|wait| wait.tile.into());
            tr!("Waiting for {0}", Sentence::joined("{0}, {1}", names))
        }
        Outcome::Open { questions, .. } => {
            let first = questions.first();
            let first = first.map(|one| asked(&one.asked(winner)));
            first.unwrap_or_default()
        }
        Outcome::Wrong(faults) => faults
            .iter()
            .map(|fault| self::fault(house, fault))
            .collect::<Vec<_>>()
            .join(" "),
        Outcome::Scored(win) => scored(house, win),
    }
}

/// Points that stay off the table, with their sign: "−20 points".
pub fn penalty_points(of: &PenaltyPoints, points: Overall) -> String {
    let text = points.to_string();
    let (sign, all) = match text.strip_prefix('-') {
        Some(rest) => ("\u{2212}", rest),
        None => ("+", text.as_str()),
    };
    // A number takes its own form of the word.
    let all = all
        .parse()
        .map_or_else(|_| Gap::from(all.to_owned()), Gap::Number);
    translated(&Sentence::new(
        of.counted,
        vec![sign.to_owned().into(), all],
    ))
}

/// An overall score with its sign.
pub fn signed_score(score: Overall) -> String {
    let text = score.to_string();
    match text.strip_prefix('-') {
        Some(rest) => format!("\u{2212}{rest}"),
        None if score == Overall::default() => text,
        None => format!("+{text}"),
    }
}

/// How a winning tile came, in words.
pub fn by(by: WinBy) -> String {
    let name = match by {
        WinBy::SelfDraw => text!("Self-draw"),
        WinBy::Discard => text!("Discard"),
        WinBy::RobbingTheKong => text!("Robbed kong"),
        WinBy::BonusTiles => text!("Bonus tiles"),
    };
    translate(name).to_owned()
}

fn scored(house: &House, win: &ScoredWin) -> String {
    let worth = Worth::of(win).map(Worth::line);
    let worth = worth.unwrap_or_else(|| value(house, win.counted()));
    if win.below_minimum() {
        return tr!("{0}. {1}", worth, below(house));
    }
    let net = win.net();
    let shares = net.iter().filter(|(_, amount)| **amount != 0);
    let shares = shares.map(|(seat, &amount)| {
        let paid = short_amount(house.money(), amount.abs());
        Gap::from(if amount < 0 {
            sentence!("{0} pays {1}", seat, paid)
        } else {
            sentence!("{0} gets {1}", seat, paid)
        })
    });
    tr!("{0}. {1}", worth, Sentence::joined("{0}; {1}", shares))
}

/// That a hand is too little to win with.
pub fn below(house: &House) -> String {
    if let Some(no_win) = house.rule_set().no_win {
        return says(no_win.says);
    }
    let minimum = value(house, house.minimum());
    full_sentence(&if house.has_bonus_elements() {
        sentence!(
            "without flowers below the minimum of {0}, so nobody pays",
            minimum
        )
    } else {
        sentence!("below the minimum of {0}, so nobody pays", minimum)
    })
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    #[track_caller]
    fn says(entry: &str, words: &str) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
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
            "5 fan. East pays 16; South gets 64; West pays 32; North pays 16",
        );
        says(
            "2223s c567m p777p p555z w1s@W SE",
            "2 fan. Below the minimum of 3 fan, so nobody pays.",
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
        assert_eq!([to_go(1), to_go(2)], ["1 tile to go", "2 tiles to go"]);
    }
}
