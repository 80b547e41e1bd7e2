//! Compares the engine with a line of a suite.

use tilewise_rules::{
    Fault, Payments, RuleConfig, RuleConfigError, Seat, check, notation, rule_sets, score,
};

use super::{Amount, CaseInput, ExpectedResult, WorkedCase, event};

/// Returns the text form of the house of a line, which can begin with the key of another variant of the table.
pub fn house_text(rule_set: &str, house: &str) -> String {
    let first = house.split(';').next().unwrap_or_default();
    if rule_sets::by_key(first).is_some() {
        house.to_owned()
    } else {
        format!("{rule_set};{house}")
    }
}

/// Checks a line of this rule set against the engine.
///
/// # Errors
/// The different result, or the unreadable part of the line.
pub(super) fn holds(rule_set: &str, worked: &WorkedCase) -> Result<(), String> {
    let house: Result<RuleConfig, Vec<RuleConfigError>> =
        house_text(rule_set, worked.house).parse();
    let house = match house {
        Ok(house) => house,
        Err(errors) => return refused(&errors, &worked.expected),
    };
    match worked.input {
        CaseInput::Hand(text) => {
            let actual = scored(&house, text)?;
            if actual == worked.expected {
                Ok(())
            } else {
                Err(format!("{actual:?}"))
            }
        }
        CaseInput::Event(text) => ruled(&house, text, &worked.expected),
    }
}

/// An invalid rule configuration is refused like an invalid hand.
fn refused(errors: &[RuleConfigError], expected: &ExpectedResult) -> Result<(), String> {
    let mut codes: Vec<_> = errors.iter().map(RuleConfigError::code).collect();
    codes.sort_unstable();
    if *expected == ExpectedResult::Errors(codes) {
        Ok(())
    } else {
        Err(format!("house: {errors:?}"))
    }
}

fn scored(house: &RuleConfig, text: &str) -> Result<ExpectedResult<'static>, String> {
    let entry = notation::parse(text).map_err(|errors| format!("hand: {errors:?}"))?;
    let (hand, context) = match check(house, &entry) {
        Ok(passed) => passed,
        Err(faults) => {
            let mut codes: Vec<_> = faults.iter().map(Fault::code).collect();
            codes.sort_unstable();
            return Ok(ExpectedResult::Errors(codes));
        }
    };
    let score = score(house, &hand, &context).ok_or("no reading")?;
    let mut elements: Vec<_> = score
        .best
        .lines
        .iter()
        .map(|line| {
            let key = house.rule_set().scoring.elements[usize::from(line.element)].key;
            (key, line.value, u16::from(line.count))
        })
        .collect();
    elements.sort_unstable();
    Ok(ExpectedResult::Score {
        elements,
        total: score.best.total,
        counted: score.best.counted,
        below: score.below_minimum,
        net: net(house, &score.payments),
    })
}

fn net(house: &RuleConfig, payments: &Payments) -> [Amount; 4] {
    let net = payments.net();
    Seat::ALL.map(|seat| Amount::from_parts(net[seat], house.money().parts))
}

fn ruled(house: &RuleConfig, text: &str, expected: &ExpectedResult) -> Result<(), String> {
    let (event, facts) = event(text, house)?;
    // An event that the rule set doesn't have is an invalid request.
    let ruling = house
        .rule_set()
        .event(event.key)
        .map_or(Err(vec!["bad-request"]), |own| {
            (own.rule)(house, &facts)
                .map_err(|errors| errors.iter().map(|error| error.code).collect())
        });
    match (ruling, expected) {
        (Err(mut actual), ExpectedResult::Errors(codes)) => {
            actual.sort_unstable();
            if actual == *codes {
                Ok(())
            } else {
                Err(format!("refused: {actual:?}"))
            }
        }
        (Ok(ruling), ExpectedResult::Ruling { fields, net }) => {
            for (key, value) in fields {
                let actual = event::field_text(house, &ruling, key, value);
                if actual != *value {
                    return Err(format!("{key}={actual}"));
                }
            }
            let gains = ruling.payments.net();
            let gains = Seat::ALL.map(|seat| Amount::from_parts(gains[seat], house.money().parts));
            if gains == *net {
                Ok(())
            } else {
                Err(format!("{gains:?}"))
            }
        }
        (actual, _) => Err(format!("{actual:?}")),
    }
}
