//! What a hand is worth, and why.

use serde::Serialize;
use tilewise_rules::{
    Element, Fault, House, Line, Reading, Score, Shape, Tile, WhyNot, Worth, check, notation, score,
};

use crate::face::json::Json;
use crate::face::reason::Reasons;
use crate::face::report::{Net, Options, Report, Transfer, net, transfers};
use crate::face::request::Asked;

/// A scored hand.
#[derive(Clone, Debug, Serialize)]
pub struct ScoreReport {
    ok: bool,
    ruleset: &'static str,
    options: Options,
    elements: Vec<Counts>,
    rejected: Vec<Rejected>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fu: Vec<Fu>,
    unit: &'static str,
    total: u16,
    counted: u16,
    limit: bool,
    below_minimum: bool,
    reading: String,
    transfers: Vec<Transfer>,
    payments: Net,
}

/// An element that counts.
#[derive(Clone, Debug, Serialize)]
struct Counts {
    key: &'static str,
    name: &'static str,
    clause: &'static str,
    count: u8,
    value: u16,
    total: u16,
    limit: bool,
    sets: Vec<String>,
}

/// An element that doesn't count.
#[derive(Clone, Debug, Serialize)]
struct Rejected {
    key: &'static str,
    name: &'static str,
    clause: &'static str,
    why: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
}

/// A reason of fu.
#[derive(Clone, Debug, Serialize)]
struct Fu {
    key: &'static str,
    name: &'static str,
    value: u16,
}

/// Scores the hand of a request.
pub fn of_request(json: &Json) -> Report<ScoreReport> {
    let mut reasons = Reasons::default();
    let asked = Asked::read(json, &mut reasons);
    let Some((asked, house)) = asked
        .as_ref()
        .and_then(|asked| Some((asked, asked.house.as_ref()?)))
    else {
        return Report::refusal(reasons);
    };
    match scored(house, asked) {
        Ok(report) if reasons.is_empty() => Report::Answer(report),
        Ok(_) => Report::refusal(reasons),
        Err(faults) => {
            asked.refuse(faults, &mut reasons);
            Report::refusal(reasons)
        }
    }
}

/// Scores what was asked, or says everything that is wrong with it.
pub fn scored(house: &House, asked: &Asked) -> Result<ScoreReport, Vec<Fault>> {
    let (hand, situation) = check(house, &asked.entry)?;
    let score = score(house, &hand, &situation).ok_or_else(|| vec![Fault::NotAWin])?;
    Ok(report(house, &score))
}

fn report(house: &House, score: &Score) -> ScoreReport {
    let best = &score.best;
    let book = house.ruleset();
    let element = |place: u8| &book.elements[usize::from(place)];
    ScoreReport {
        ok: true,
        ruleset: book.key,
        options: Options(house.clone()),
        elements: best
            .lines
            .iter()
            .map(|line| counts(element(line.element), *line, &best.reading))
            .collect(),
        rejected: score
            .rejected(house)
            .map(|(one, why)| rejected(one, why, &element))
            .collect(),
        fu: best
            .fu
            .iter()
            .map(|line| {
                let one = &book.fu[usize::from(line.element)];
                Fu {
                    key: one.key,
                    name: one.name,
                    value: line.total(),
                }
            })
            .collect(),
        unit: book.unit.key(),
        total: best.total,
        counted: best.counted,
        limit: score.limit,
        below_minimum: score.below_minimum,
        reading: best.reading.to_string(),
        transfers: transfers(&score.payments),
        payments: net(&score.payments),
    }
}

fn counts(element: &Element, line: Line, reading: &Reading) -> Counts {
    Counts {
        key: element.key,
        name: element.name,
        clause: element.clause,
        count: line.count,
        value: line.value,
        total: line.total(),
        limit: element.worth == Worth::Limit,
        sets: sets(line, reading),
    }
}

fn rejected(one: &Element, why: WhyNot, element: &impl Fn(u8) -> &'static Element) -> Rejected {
    let (why, by) = match why {
        WhyNot::NotMet => ("not-met", None),
        WhyNot::IncludedIn(by) => ("included-in", Some(element(by).key)),
        WhyNot::SwitchedOff => ("switched-off", None),
    };
    Rejected {
        key: one.key,
        name: one.name,
        clause: one.clause,
        why,
        by,
    }
}

/// The sets and pairs that matched, in the notation, and the bonus tiles.
fn sets(line: Line, reading: &Reading) -> Vec<String> {
    let pair = |pair: Tile| notation::tiles_text(&[pair, pair]);
    let mut sets: Vec<String> = match &reading.shape {
        Shape::Sets { sets, pair: tile } => sets
            .iter()
            .enumerate()
            .filter(|(place, _)| line.parts.has_set(*place))
            .map(|(_, one)| one.set.to_string())
            .chain(line.parts.has_pair().then(|| pair(*tile)))
            .collect(),
        _ if !line.parts.is_whole() => Vec::new(),
        Shape::SevenPairs(pairs) => pairs.iter().map(|&tile| pair(tile)).collect(),
        Shape::ThirteenOrphans(_) => vec![reading.to_string()],
    };
    sets.extend(line.bonus.iter().map(|tile| tile.to_string()));
    sets
}
