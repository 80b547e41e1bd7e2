//! What the engine says of a line.

use tilewise_rules::{Fault, House, HouseError, Payments, Seat, check, notation, score};

use super::{Amount, Expected, What, Worked, event};

/// How the engine disagrees with a line of this rule set, if it does.
///
/// # Errors
/// What it says instead, or what of the line can't be read.
pub(super) fn holds(rule_set: &str, worked: &Worked) -> Result<(), String> {
    let house: Result<House, Vec<HouseError>> = format!("{rule_set};{}", worked.house).parse();
    let house = match house {
        Ok(house) => house,
        Err(errors) => return refused(&errors, &worked.expected),
    };
    match worked.what {
        What::Hand(text) => {
            let said = scored(&house, text)?;
            if said == worked.expected {
                Ok(())
            } else {
                Err(format!("{said:?}"))
            }
        }
        What::Event(text) => ruled(&house, text, &worked.expected),
    }
}

/// A house that can't be is refused like a hand that can't be.
fn refused(errors: &[HouseError], expected: &Expected) -> Result<(), String> {
    let mut codes: Vec<_> = errors.iter().map(HouseError::code).collect();
    codes.sort_unstable();
    if *expected == Expected::Errors(codes) {
        Ok(())
    } else {
        Err(format!("house: {errors:?}"))
    }
}

fn scored(house: &House, text: &str) -> Result<Expected<'static>, String> {
    let entry = notation::parse(text).map_err(|errors| format!("hand: {errors:?}"))?;
    let (hand, context) = match check(house, &entry) {
        Ok(passed) => passed,
        Err(faults) => {
            let mut codes: Vec<_> = faults.iter().map(Fault::code).collect();
            codes.sort_unstable();
            return Ok(Expected::Errors(codes));
        }
    };
    let score = score(house, &hand, &context).ok_or("no reading")?;
    let mut elements: Vec<_> = score
        .best
        .lines
        .iter()
        .map(|line| {
            let key = house.rule_set().elements[usize::from(line.element)].key;
            (key, line.value, u16::from(line.count))
        })
        .collect();
    elements.sort_unstable();
    Ok(Expected::Score {
        elements,
        total: score.best.total,
        counted: score.best.counted,
        below: score.below_minimum,
        net: net(house, &score.payments),
    })
}

fn net(house: &House, payments: &Payments) -> [Amount; 4] {
    let net = payments.net();
    Seat::ALL.map(|seat| Amount::of(net[seat], house.money().parts))
}

fn ruled(house: &House, text: &str, expected: &Expected) -> Result<(), String> {
    let (event, facts) = event(text, house)?;
    // An event that the rule set doesn't have is what a request can't be about.
    let ruling = house
        .rule_set()
        .event(event.key)
        .map_or(Err(vec!["bad-request"]), |own| {
            (own.rule)(house, &facts)
                .map_err(|errors| errors.iter().map(|error| error.code).collect())
        });
    match (ruling, expected) {
        (Err(mut said), Expected::Errors(codes)) => {
            said.sort_unstable();
            if said == *codes {
                Ok(())
            } else {
                Err(format!("refused: {said:?}"))
            }
        }
        (Ok(ruling), Expected::Ruling { says, net }) => {
            for (key, value) in says {
                let said = event::said(house, &ruling, key, value);
                if said != *value {
                    return Err(format!("{key}={said}"));
                }
            }
            let gains = ruling.payments.net();
            let gains = Seat::ALL.map(|seat| Amount::of(gains[seat], house.money().parts));
            if gains == *net {
                Ok(())
            } else {
                Err(format!("{gains:?}"))
            }
        }
        (said, _) => Err(format!("{said:?}")),
    }
}
