//! Parser of foul suites.

use std::collections::BTreeMap;

use super::{AFTERMATH_KEYS, ExpectedRuling, FoulInput, VERDICT_KEYS, Values, WorkedFoul};

/// Default values of each code.
type VerdictCodes<'a> = BTreeMap<&'a str, Values>;

/// Parses a suite.
///
/// # Errors
/// The first line that violates the format described in the head of the file.
pub fn parse(text: &str) -> Result<Vec<WorkedFoul<'_>>, String> {
    let mut codes = VerdictCodes::new();
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let read = if let Some((code, settings)) = line.split_once(":=") {
            code_of(code.trim(), settings, &mut codes)
        } else {
            worked(number, line, &codes).map(|worked| all.push(worked))
        };
        read.map_err(|wrong| format!("line {number}: {wrong}"))?;
    }
    Ok(all)
}

fn code_of<'a>(
    code: &'a str,
    settings: &'a str,
    codes: &mut VerdictCodes<'a>,
) -> Result<(), String> {
    let mut values = Values::new();
    fill(&mut values, &VERDICT_KEYS, settings)?;
    if let Some(lacks) = VERDICT_KEYS.iter().find(|key| !values.contains_key(*key)) {
        return Err(format!("{code} says nothing of {lacks}"));
    }
    match codes.insert(code, values) {
        None => Ok(()),
        Some(_) => Err(format!("{code} twice")),
    }
}

fn worked<'a>(
    number: usize,
    line: &'a str,
    codes: &VerdictCodes<'_>,
) -> Result<WorkedFoul<'a>, String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [clauses, case, why] = columns[..] else {
        return Err(format!("{} columns instead of 3", columns.len()));
    };
    if why.is_empty() || clauses.is_empty() {
        return Err("a clause or a reason is missing".to_owned());
    }
    let (input, expected) = case.split_once("=>").ok_or("no “=>”")?;
    let input = input_of(input)?;
    let expected = match input {
        FoulInput::Hanchan(_) => {
            ExpectedRuling::Scores(expected.split_whitespace().map(str::to_owned).collect())
        }
        FoulInput::Foul { .. } => expected_of(expected, codes)?,
    };
    Ok(WorkedFoul {
        number,
        clauses: clauses.split_whitespace().collect(),
        input,
        expected,
    })
}

fn input_of(text: &str) -> Result<FoulInput<'_>, String> {
    let (foul, table) = text.split_once(';').unwrap_or((text, ""));
    let mut words = foul.split_whitespace();
    let name = words.next().ok_or("nothing happened")?;
    if name == "hanchan" {
        return Ok(FoulInput::Hanchan(words.collect()));
    }
    Ok(FoulInput::Foul {
        name,
        answers: words.map(pair).collect::<Result<_, _>>()?,
        table: table
            .split_whitespace()
            .map(pair)
            .collect::<Result<_, _>>()?,
    })
}

fn expected_of(text: &str, codes: &VerdictCodes<'_>) -> Result<ExpectedRuling, String> {
    let (verdict, after) = text.split_once(';').unwrap_or((text, ""));
    let mut words = verdict.split_whitespace();
    let code = words.next().ok_or("nothing comes of it")?;
    if code == "asks" || code == "refused" {
        return question_or_refusal(code, words.next(), words.next().or(Some(after.trim())));
    }
    let mut values = codes
        .get(code)
        .cloned()
        .ok_or(format!("“{code}” is no code"))?;
    let (settings, clauses): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
    fill(&mut values, &VERDICT_KEYS, &settings.join(" "))?;
    if clauses.is_empty() {
        return Err("no clause leads to it".to_owned());
    }
    let mut numbers = Values::from([
        ("overall", "?".to_owned()),
        ("back", "0,0,0,0".to_owned()),
        ("net", "0,0,0,0".to_owned()),
        ("bets", "?".to_owned()),
        ("counters", "?".to_owned()),
        ("dealer", values["dealer"].clone()),
    ]);
    fill(&mut numbers, &AFTERMATH_KEYS, after)?;
    for key in ["net", "back"] {
        four(&numbers[key], key == "net")?;
    }
    // `PP/off` is `PP` with other values.
    let code = code.split('/').next().unwrap_or(code);
    let by = [code].into_iter().chain(clauses);
    Ok(ExpectedRuling::Ruled {
        by: by.map(str::to_owned).collect(),
        verdict: values,
        after: numbers,
    })
}

fn question_or_refusal(
    code: &str,
    word: Option<&str>,
    rest: Option<&str>,
) -> Result<ExpectedRuling, String> {
    let word = word.ok_or(format!("{code} what?"))?;
    if rest.is_some_and(|rest| !rest.is_empty()) {
        return Err(format!("more than {code} and one question"));
    }
    if code == "refused" {
        return Ok(ExpectedRuling::Refused(word.to_owned()));
    }
    let (key, answers) = word.split_once('=').unwrap_or((word, ""));
    let answers = answers.split(',').filter(|answer| !answer.is_empty());
    Ok(ExpectedRuling::Question(
        key.to_owned(),
        answers.map(str::to_owned).collect(),
    ))
}

/// Checks amounts of four seats, and of the bank if present. Payments sum to zero.
fn four(text: &str, cancels: bool) -> Result<(), String> {
    let amounts: Vec<i64> = text
        .split(',')
        .map(|amount| {
            amount
                .parse()
                .map_err(|_| format!("“{amount}” is no amount"))
        })
        .collect::<Result<_, _>>()?;
    match amounts.len() {
        4 | 5 if !cancels || amounts.iter().sum::<i64>() == 0 => Ok(()),
        4 | 5 => Err("what is paid doesn’t sum to zero".to_owned()),
        _ => Err("four amounts are needed".to_owned()),
    }
}

/// Sets each `key=value`. Each key must be one of `keys` and occur once.
fn fill(values: &mut Values, keys: &[&'static str], text: &str) -> Result<(), String> {
    let mut seen = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) = pair(word)?;
        let found = keys.iter().find(|candidate| **candidate == key);
        let key = found.ok_or(format!("nothing is said of “{key}”"))?;
        if seen.contains(key) {
            return Err(format!("“{key}” twice"));
        }
        seen.push(*key);
        values.insert(key, value.to_owned());
    }
    Ok(())
}

fn pair(word: &str) -> Result<(&str, &str), String> {
    word.split_once('=')
        .filter(|(key, value)| !key.is_empty() && !value.is_empty())
        .ok_or(format!("“{word}” is no key=value"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NP: &str =
        "NP := points=0 hand=goes-on bets=stay counters=normal dealer=normal offers=- notes=-\n";

    #[track_caller]
    fn refused(line: &str, message: &str) {
        let text = format!("{NP}{line}");
        assert_eq!(parse(&text).expect_err(line), format!("line 2: {message}"));
    }

    #[test]
    fn malformed_lines_are_reported() {
        refused("F1 | F1 => NP F1", "2 columns instead of 3");
        refused("F1 | F1 => NP F1 | ", "a clause or a reason is missing");
        refused("F1 | F1 NP | why", "no “=>”");
        refused("F1 | F1 => XX F1 | why", "“XX” is no code");
        refused("F1 | F1 => NP | why", "no clause leads to it");
        refused("F1 | F1 call => NP F1 | why", "“call” is no key=value");
        refused(
            "F1 | F1 => NP F1 shape=round | why",
            "nothing is said of “shape”",
        );
        refused("F1 | F1 => NP F1 hand=dead hand=void | why", "“hand” twice");
        refused(
            "F1 | F1 => NP F1 ; net=0,0,0 | why",
            "four amounts are needed",
        );
        refused(
            "F1 | F1 => NP F1 ; net=0,0,0,1 | why",
            "what is paid doesn’t sum to zero",
        );
        refused("F1 | F1 => asks | why", "asks what?");
        refused(
            "F1 | F1 => refused a b | why",
            "more than refused and one question",
        );
        refused("CH := points=-20", "CH says nothing of hand");
    }
}
