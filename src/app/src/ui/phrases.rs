//! Texts that several components use.

mod worth;

pub use worth::{WorthText, in_thousands, paid};

use tilewise_rules::fouls::PenaltyPoints;
use tilewise_rules::{
    Account, Axis, Fault, Gap, Money, Overall, Prompt, RuleConfig, Seat, Sentence,
    SourceConfidence, WinBy, sentence,
};

use crate::i18n::Locale;
use crate::outcome::{HandOutcome, ScoredWin};
use crate::store::{Draft, Players};

/// Returns a sentence with a capital letter and a full stop.
pub fn with_full_stop(locale: Locale, text: &str) -> String {
    let end = if text.ends_with(['.', '?', '!', '。', '？', '！']) {
        ""
    } else {
        locale.translate(text!("."))
    };
    capitalize(text) + end
}

/// Capitalizes a text.
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Translates a text of the rules into a sentence.
pub fn rule_sentence(locale: Locale, text: &'static str) -> String {
    with_full_stop(locale, locale.translate(text))
}

/// Translates a sentence of the rules into one with a capital letter and a full stop.
pub fn full_sentence(locale: Locale, all: &Sentence) -> String {
    with_full_stop(locale, &locale.sentence(all))
}

/// Returns the text of a fault, with names in place of keys.
pub fn fault(locale: Locale, house: &RuleConfig, fault: &Fault) -> String {
    let rules = house.rule_set();
    let name = |key: &str| {
        let circumstance = rules
            .game
            .circumstances
            .iter()
            .find(|one| one.circumstance.key() == key);
        let liability = rules.game.liabilities.iter().find(|one| one.key == key);
        let circumstance = circumstance.map(|one| one.name);
        circumstance.or_else(|| liability.map(|one| one.name))
    };
    full_sentence(locale, &fault.sentence().named(&name))
}

/// Number of missing tiles: "1 tile to go".
pub fn to_go(locale: Locale, tiles: usize) -> String {
    tr!(locale, "{0} {0:tile|tiles} to go", tiles)
}

/// Number of tiles: "18 tiles".
pub fn tiles(locale: Locale, tiles: usize) -> String {
    tr!(locale, "{0} {0:tile|tiles}", tiles)
}

/// Distance from a waiting hand.
pub fn shanten(locale: Locale, tiles: u8) -> String {
    match tiles {
        0 => tr!(locale, "Waiting").to_owned(),
        tiles => tr!(
            locale,
            "{0} {0:tile|tiles} from waiting",
            usize::from(tiles)
        ),
    }
}

/// Number of house rules: "2 house rules".
pub fn house_rules(locale: Locale, own: usize) -> String {
    tr!(locale, "{0} {0:house rule|house rules}", own)
}

/// Counts the options with other values than the defaults.
pub fn changed_option_count(house: &RuleConfig) -> usize {
    let answers = house.answers();
    answers.filter(|(_, _, is_default)| !is_default).count()
}

/// Text for rules without house rules.
pub fn default_rules(locale: Locale) -> &'static str {
    tr!(locale, "standard rules")
}

/// Difference from the defaults of the rule set: "2 house rules".
pub fn rules_state(locale: Locale, house: &RuleConfig) -> String {
    match changed_option_count(house) {
        0 => default_rules(locale).to_owned(),
        count => house_rules(locale, count),
    }
}

/// Name of a rule configuration: "Singapore (2 house rules)".
pub fn config_name(locale: Locale, house: &RuleConfig) -> String {
    tr!(
        locale,
        "{0} ({1})",
        house.rule_set().identity.name,
        rules_state(locale, house)
    )
}

/// Shortens a name to the width of some Latin letters; Chinese and Japanese characters count twice.
pub fn shorten(name: &str, most: usize) -> String {
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
pub fn unit(locale: Locale, house: &RuleConfig) -> &'static str {
    locale.translate(house.rule_set().scoring.unit.name)
}

/// All units of the rule set: "fan", "han and fu".
pub fn units(house: &RuleConfig) -> Gap {
    let rule_set = house.rule_set();
    let axes = rule_set.scoring.axes.iter().map(|axis| axis.unit.name);
    let all = [rule_set.scoring.unit.name].into_iter().chain(axes);
    Sentence::joined("{0} and {1}", all.map(Gap::from))
}

/// The character of a seat.
pub fn seat_letter(locale: Locale, seat: Seat) -> &'static str {
    locale.translate(match seat {
        Seat::East => text!("E"),
        Seat::South => text!("S"),
        Seat::West => text!("W"),
        Seat::North => text!("N"),
    })
}

/// A value in the unit of the rule set: "5 fan".
pub fn value(locale: Locale, house: &RuleConfig, counted: u16) -> String {
    value_in(locale, house, counted)
}

/// A value or a range in the unit of the rule set: "6–7 han".
fn value_in(locale: Locale, house: &RuleConfig, counted: impl Into<Gap>) -> String {
    let unit = house.rule_set().scoring.unit;
    locale.sentence(&Sentence::new(unit.counted, vec![counted.into()]))
}

/// A range of values in the unit of the rule set: "6–7 han", "11 han or more".
pub fn values(locale: Locale, house: &RuleConfig, first: u16, last: u16) -> String {
    if last == house.limits().most {
        tr!(locale, "{0} or more", value(locale, house, first))
    } else if first == last {
        value(locale, house, first)
    } else {
        value_in(locale, house, format!("{first}–{last}"))
    }
}

/// A value with those on further axes: "3 han 40 fu".
pub fn hand_value(locale: Locale, house: &RuleConfig, counted: u16, axes: &[u16]) -> String {
    let further = house.rule_set().scoring.axes.iter().zip(axes);
    let further = further.map(|(axis, &one)| axis_value(locale, axis, one));
    let all = [value(locale, house, counted)].into_iter().chain(further);
    all.collect::<Vec<_>>().join(" ")
}

/// A value on a further axis: "40 fu".
pub fn axis_value(locale: Locale, axis: &Axis, counted: u16) -> String {
    locale.sentence(&Sentence::new(axis.unit.counted, vec![counted.into()]))
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

/// Converts a full-width letter, as Japanese and Chinese keyboards type it.
pub fn narrow(letter: char) -> char {
    let shifted = u32::from(letter).checked_sub(0xfee0);
    match (letter, shifted.and_then(char::from_u32)) {
        ('\u{ff01}'..='\u{ff5e}', Some(narrow)) => narrow,
        _ => letter,
    }
}

/// The beginning of a text from outside, for quotation.
pub fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

/// An amount with its currency, without a name for points: "64", "$1.50".
pub fn short_amount(money: Money, amount: i64) -> String {
    let sign = if money.before { money.name } else { "" };
    let number = money.decimal(amount).to_string();
    format!("{sign}{}", in_thousands(&number))
}

/// An amount with its unit: "64 points", "$1.50".
pub fn amount(locale: Locale, money: Money, amount: i64) -> String {
    if money.before {
        short_amount(money, amount)
    } else {
        match money.name {
            "points" => tr!(locale, "{0} points", short_amount(money, amount)),
            name => format!("{} {name}", short_amount(money, amount)),
        }
    }
}

/// Text about the confidence in an option, if its source was not read.
pub fn source_note(locale: Locale, confidence: SourceConfidence) -> Option<&'static str> {
    match confidence {
        SourceConfidence::Primary => None,
        SourceConfidence::Secondary => Some(tr!(locale, "quoted elsewhere")),
        SourceConfidence::Assumed => Some(tr!(locale, "source not seen: usual practice")),
    }
}

/// The text of a question.
pub fn prompt_text(locale: Locale, prompt: &Prompt) -> String {
    locale.sentence(&prompt.sentence())
}

/// The outcome of a draft, for screen readers.
pub fn announcement(locale: Locale, draft: &Draft, outcome: &HandOutcome) -> String {
    self::outcome(locale, &draft.house, draft.entry.context.seat, outcome)
}

/// Returns the player in a seat: by name for a hand of a game, else by seat.
pub fn player_name(locale: Locale, players: &Players, seat: Seat) -> String {
    let name = players.name(seat);
    name.unwrap_or_else(|| locale.translate(seat.name()))
        .to_owned()
}

/// Returns the name of an account, with players by name for a hand of a game.
pub fn account(locale: Locale, players: &Players, one: Account) -> Gap {
    match one.seat() {
        Some(seat) => player_name(locale, players, seat).into(),
        None => one.name().into(),
    }
}

/// The outcome of a hand and its winner, in words.
pub fn outcome(
    locale: Locale,
    house: &RuleConfig,
    winner: Option<Seat>,
    outcome: &HandOutcome,
) -> String {
    match outcome {
        HandOutcome::Incomplete { to_go } => self::to_go(locale, *to_go),
        HandOutcome::Waiting(waits) if waits.is_empty() => {
            tr!(locale, "No tile completes this hand").to_owned()
        }
        HandOutcome::Waiting(waits) => {
            let names = waits.iter().map(|wait| wait.tile.into());
            tr!(
                locale,
                "Waiting for {0}",
                Sentence::joined("{0}, {1}", names)
            )
        }
        HandOutcome::MissingFacts { questions, .. } => {
            let first = questions.first();
            let first = first.map(|one| prompt_text(locale, &one.prompt(winner)));
            first.unwrap_or_default()
        }
        HandOutcome::Invalid(faults) => faults
            .iter()
            .map(|fault| self::fault(locale, house, fault))
            .collect::<Vec<_>>()
            .join(" "),
        HandOutcome::Scored(win) => scored_text(locale, house, win),
    }
}

/// Penalty points with their sign: "−20 points".
pub fn penalty_points(locale: Locale, of: &PenaltyPoints, points: Overall) -> String {
    let text = points.to_string();
    let (sign, all) = match text.strip_prefix('-') {
        Some(rest) => ("\u{2212}", rest),
        None => ("+", text.as_str()),
    };
    // The number selects the form of the word.
    let all = all
        .parse()
        .map_or_else(|_| Gap::from(all.to_owned()), Gap::Number);
    locale.sentence(&Sentence::new(
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

/// The way of winning, in words.
pub fn win_by_name(locale: Locale, by: WinBy) -> String {
    let name = match by {
        WinBy::SelfDraw => text!("Self-draw"),
        WinBy::Discard => text!("Discard"),
        WinBy::RobbingTheKong => text!("Robbed kong"),
        WinBy::BonusTiles => text!("Bonus tiles"),
    };
    locale.translate(name).to_owned()
}

fn scored_text(locale: Locale, house: &RuleConfig, win: &ScoredWin) -> String {
    let worth = WorthText::from_win(locale, win).map(|worth| worth.line(locale));
    let worth = worth.unwrap_or_else(|| value(locale, house, win.counted()));
    if win.below_minimum() {
        return tr!(locale, "{0}. {1}", worth, below_minimum(locale, house));
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
    tr!(
        locale,
        "{0}. {1}",
        worth,
        Sentence::joined("{0}; {1}", shares)
    )
}

/// The text for a hand below the minimum.
pub fn below_minimum(locale: Locale, house: &RuleConfig) -> String {
    if let Some(no_win) = house.rule_set().scoring.no_win {
        return rule_sentence(locale, no_win.text);
    }
    let minimum = value(locale, house, house.minimum());
    full_sentence(
        locale,
        &if house.has_bonus_elements() {
            sentence!(
                "without flowers below the minimum of {0}, so nobody pays",
                minimum
            )
        } else {
            sentence!("below the minimum of {0}, so nobody pays", minimum)
        },
    )
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    #[track_caller]
    fn assert_announcement(entry: &str, words: &str) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            ..Draft::new(rule_sets::first_house())
        };
        assert_eq!(
            announcement(Locale::ENGLISH, &draft, &HandOutcome::from_draft(&draft)),
            words
        );
    }

    #[test]
    fn the_result_in_words() {
        assert_announcement("123m EE", "11 tiles to go");
        assert_announcement(
            "2223s c567s p777s p555z SE",
            "Waiting for 1 bamboo, 3 bamboo, 4 bamboo",
        );
        assert_announcement("2223s c567s p777s p555z w1s:? SE", "South won. From whom?");
        assert_announcement(
            "2223s c567s p777s p555z w1s@W SE",
            "5 fan. East pays 16; South gets 64; West pays 32; North pays 16",
        );
        assert_announcement(
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
        assert_eq!(amount(Locale::ENGLISH, Money::POINTS, 64), "64 points");
    }

    #[test]
    fn sentences_begin_and_end_well() {
        assert_eq!(
            with_full_stop(Locale::ENGLISH, "the hand is full"),
            "The hand is full."
        );
        assert_eq!(with_full_stop(Locale::ENGLISH, "Who won?"), "Who won?");
        assert_eq!(
            [to_go(Locale::ENGLISH, 1), to_go(Locale::ENGLISH, 2)],
            ["1 tile to go", "2 tiles to go"]
        );
    }
}
