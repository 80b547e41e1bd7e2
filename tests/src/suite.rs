//! Parses worked cases and checks the engine against them: one hand or event per line, six columns. The head
//! of a suite file describes them.

mod amount;
mod engine;
mod event;
mod whole;

pub use amount::Amount;
pub use engine::house_text;
pub use event::event;
pub use whole::Suite;

/// A line of a suite.
#[derive(Clone, Debug)]
pub struct WorkedCase<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The clauses that the line shows.
    pub clauses: Vec<&'a str>,
    /// The input.
    pub input: CaseInput<'a>,
    /// The options.
    pub house: &'a str,
    /// The expected result.
    pub expected: ExpectedResult<'a>,
}

/// Input of a worked case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseInput<'a> {
    /// A win: the hand and its context in notation.
    Hand(&'a str),
    /// Another event: its kind and fields.
    Event(&'a str),
}

/// Expected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedResult<'a> {
    /// A hand is scored.
    Score {
        /// Key, value once and count; sorted.
        elements: Vec<(&'a str, u16, u16)>,
        /// The plain sum.
        total: u16,
        /// The paid value.
        counted: u16,
        /// Whether it is below the minimum.
        below: bool,
        /// Gains of East, South, West and North.
        net: [Amount; 4],
    },
    /// An event is ruled on.
    Ruling {
        /// Key and value of each part of the ruling.
        fields: Vec<(&'a str, &'a str)>,
        /// Gains of East, South, West and North, including the pot.
        net: [Amount; 4],
    },
    /// A refusal: the codes, sorted.
    Errors(Vec<&'a str>),
}

/// Parses a suite.
///
/// # Errors
/// The first line that violates the format described in the head of the file.
pub fn parse(text: &str) -> Result<Vec<WorkedCase<'_>>, String> {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            worked(number, line).map_err(|wrong| format!("line {number}: {wrong}"))
        })
        .collect()
}

fn worked(number: usize, line: &str) -> Result<WorkedCase<'_>, String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [clauses, input, house, elements, net, why] = columns[..] else {
        return Err(format!("{} columns instead of 6", columns.len()));
    };
    if why.is_empty() || clauses.is_empty() {
        return Err("a clause or a reason is missing".to_owned());
    }
    let input = input
        .strip_prefix("event ")
        .map_or(CaseInput::Hand(input), CaseInput::Event);
    let expected = if let Some(codes) = elements.strip_prefix("error:") {
        let mut codes: Vec<&str> = codes.split(',').map(str::trim).collect();
        codes.sort_unstable();
        ExpectedResult::Errors(codes)
    } else {
        // Takers of bets, and the first place at the end of a game, aren't paid by players.
        let (CaseInput::Hand(text) | CaseInput::Event(text)) = input;
        let mut from_table = ["bets=", "declared:", "declared=", "hanchan "].into_iter();
        // The bank takes the penalty of some false wins.
        let from_table = from_table.any(|word| text.contains(word)) || why == "to the bank";
        match elements.strip_prefix("verdict:") {
            Some(verdict) => event::ruling(verdict, amounts(net)?, from_table)?,
            None => scored(elements, amounts(net)?, from_table)?,
        }
    };
    if matches!(
        (input, &expected),
        (CaseInput::Hand(_), ExpectedResult::Ruling { .. })
            | (CaseInput::Event(_), ExpectedResult::Score { .. })
    ) {
        return Err("a hand is scored, an event has a verdict".to_owned());
    }
    Ok(WorkedCase {
        number,
        clauses: clauses.split_whitespace().collect(),
        input,
        house,
        expected,
    })
}

fn scored(text: &str, net: [Amount; 4], bets: bool) -> Result<ExpectedResult<'_>, String> {
    let (list, sum) = text.split_once('=').ok_or("no sum")?;
    let mut elements = Vec::new();
    for one in list.split(',').map(str::trim).filter(|one| !one.is_empty()) {
        elements.push(match one.split_whitespace().collect::<Vec<_>>()[..] {
            [key, fan] => (key, whole(fan)?, 1),
            [key, fan, times] => {
                let times = times.strip_prefix('x').ok_or("how often is x2")?;
                (key, whole(fan)?, whole(times)?)
            }
            _ => return Err(format!("“{one}” is no element and its fan")),
        });
    }
    elements.sort_unstable();
    let mut words = sum.split_whitespace();
    let total = whole(words.next().ok_or("no sum")?)?;
    let (mut counted, mut below) = (total, false);
    for word in words {
        if word == "below" {
            below = true;
        } else {
            counted = whole(word.trim_matches(['(', ')']))?;
        }
    }
    let sum: u16 = elements.iter().map(|(_, fan, times)| fan * times).sum();
    if sum != total {
        return Err("the fan don’t add up to the sum".to_owned());
    }
    if !bets && !Amount::cancel(&net) {
        return Err("the payments don’t sum to zero".to_owned());
    }
    Ok(ExpectedResult::Score {
        elements,
        total,
        counted,
        below,
        net,
    })
}

fn amounts(text: &str) -> Result<[Amount; 4], String> {
    let net: Vec<Amount> = text
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    net.try_into()
        .map_err(|_| "four payments are needed".to_owned())
}

fn whole(text: &str) -> Result<u16, String> {
    text.parse()
        .map_err(|_| format!("“{text}” is no whole number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(line: &str, message: &str) {
        assert_eq!(parse(line).expect_err(line), format!("line 1: {message}"));
    }

    #[test]
    fn malformed_lines_are_reported() {
        refused("A-1 | 1m | = 0 | 0 0 0 0 | why", "5 columns instead of 6");
        refused(
            "A-1 | 1m | | no-flowers 1 = 2 | 0 0 0 0 | why",
            "the fan don’t add up to the sum",
        );
        refused(
            "A-1 | 1m | | = 0 | 0 0 0 1 | why",
            "the payments don’t sum to zero",
        );
        refused("A-1 | 1m | | = 0 | 0 0 | why", "four payments are needed");
        refused(
            "A-1 | event draw pot=0 | | = 0 | 0 0 0 0 | why",
            "a hand is scored, an event has a verdict",
        );
        refused(
            "A-1 | event draw pot=0 | | verdict: allowed=true | 0 0 0 1 | why",
            "the payments sum to zero where nothing is said of a pot",
        );
        refused(
            "A-1 | event draw pot=0 | | verdict: fair=true | 0 0 0 0 | why",
            "a ruling says nothing of “fair”",
        );
    }
}
