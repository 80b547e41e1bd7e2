//! What a hand is worth, and why.

use std::sync::Arc;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::value::RawValue;
use tilewise_rules::{
    Account, Axis, AxisDetail, DORA_AND_BETS, Element, Fault, Hand, House, Line, Money,
    NotComplete, PotKey, Reading, Score, Seat, Tally, WhyNot, WinContext, WithoutLiability, check,
    ignored, score,
};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::near::{NEAR, Near, near};
use crate::prepared::Prepared;
use crate::reason::Reasons;
use crate::report::{
    Amount, Changed, Each, Net, Options, Report, Said, Transfer, among_players, collected, net,
};
use crate::request::HandRequest;

/// A scored hand. Its texts are made only when it is written.
#[derive(Clone, Debug)]
pub struct ScoreReport {
    house: Arc<House>,
    score: Score,
    otherwise: Option<WithoutLiability>,
    /// What lies in the pot when the winner has taken it.
    pot: Option<i64>,
    ignored: Vec<Said>,
    near: Vec<Near>,
    /// The lines of the axes, split.
    details: Vec<Vec<Vec<AxisDetail>>>,
    form: Form,
}

/// Whether reports can be written with what a rule set says of every hand.
const WHOLE: bool = cfg!(feature = "whole");

/// How a report is written.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// With everything that it says; in JSON perhaps from what is prepared.
    Whole(Option<&'static Prepared>),
    /// Without what the book says of every hand: as options those that aren't as in the book, as
    /// `rejected` a number or a key for each of its elements ([`place`]). `src/wasm/npm/whole.js`
    /// fills in the rest.
    Brief,
}

impl Report<ScoreReport> {
    /// To be written without what its reader has in the catalogue.
    pub fn shorten(&mut self) {
        if let Self::Answer(report) = self {
            report.form = Form::Brief;
        }
    }

    /// To be written in JSON, which takes less time from what is prepared.
    pub fn prepare(&mut self) {
        if let Self::Answer(report) = self {
            report.form = Form::Whole(Prepared::of(report.house.rule_set()));
        }
    }
}

impl Serialize for ScoreReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            house,
            score,
            otherwise,
            pot,
            ignored,
            near,
            details,
            form,
        } = self;
        let (rule_set, best, money) = (house.rule_set(), &score.best, house.money());
        let elements = || {
            best.lines
                .iter()
                .map(|&line| counts(house, line, &best.reading))
        };
        let rejected = |prepared: Option<&'static Prepared>| {
            let elements = rule_set.elements.iter().zip(score.why_not(house));
            elements
                .enumerate()
                .filter_map(move |(place, (element, why))| {
                    let why = why?;
                    let ready = prepared.and_then(|prepared| prepared.rejected(place, why));
                    Some(ready.map_or_else(
                        || Rejection::Written(rejected(house, element, why)),
                        Rejection::Prepared,
                    ))
                })
        };
        let places = || score.why_not(house).map(|why| place(house, why));
        let mut report = serializer.serialize_struct("ScoreReport", 20)?;
        report.serialize_field("ok", &true)?;
        report.serialize_field("ruleset", rule_set.key)?;
        match form {
            Form::Whole(prepared) if WHOLE => match prepared.and_then(|one| one.options(house)) {
                Some(options) => report.serialize_field("options", options)?,
                None => report.serialize_field("options", &Options(house))?,
            },
            Form::Whole(_) | Form::Brief => report.serialize_field("options", &Changed(house))?,
        }
        report.serialize_field("elements", &Each(elements))?;
        match form {
            &Form::Whole(prepared) if WHOLE => {
                report.serialize_field("rejected", &Each(|| rejected(prepared)))?;
            }
            Form::Whole(_) | Form::Brief => report.serialize_field("rejected", &Each(places))?,
        }
        serialize_axes::<S>(&mut report, best, rule_set.axes, details)?;
        report.serialize_field("unit", rule_set.unit.name)?;
        if DORA_AND_BETS && !rule_set.axes.is_empty() {
            report.serialize_field(rule_set.unit.name, &best.total)?;
        }
        if DORA_AND_BETS && let Some((units_key, basis)) = score.basis(house) {
            report.serialize_field("level", &basis.level.map(|level| level.key))?;
            report.serialize_field(units_key, &basis.units)?;
            report.serialize_field("base", &Amount::of(basis.base, money))?;
        }
        report.serialize_field("total", &best.total)?;
        if house.has_bonus_elements() {
            report.serialize_field("qualifying", &best.qualifying)?;
        }
        report.serialize_field("counted", &best.counted)?;
        report.serialize_field("limit", &score.limit)?;
        report.serialize_field("below_minimum", &score.below_minimum)?;
        if DORA_AND_BETS && let Some(no_win) = rule_set.no_win.filter(|_| score.below_minimum) {
            report.serialize_field("no_win", no_win.says)?;
        }
        report.serialize_field("reading", &best.reading.to_string())?;
        report.serialize_field("transfers", &Each(|| among_players(&score.payments, money)))?;
        if DORA_AND_BETS && rule_set.on_table.is_some() {
            let collected = || collected(&score.payments, money);
            report.serialize_field("collected", &Each(collected))?;
        }
        report.serialize_field("payments", &net(&score.payments.net(), money))?;
        match pot {
            Some(left) => report.serialize_field("pot", &Amount::of(*left, money))?,
            None => report.skip_field("pot")?,
        }
        match otherwise {
            Some(otherwise) => {
                report.serialize_field("otherwise", &Paid::of(otherwise, money))?;
            }
            None => report.skip_field("otherwise")?,
        }
        if ignored.is_empty() {
            report.skip_field("ignored")?;
        } else {
            report.serialize_field("ignored", ignored)?;
        }
        if NEAR && !near.is_empty() {
            report.serialize_field("near", near)?;
        } else {
            report.skip_field("near")?;
        }
        report.end()
    }
}

/// Writes the lines of the further axes, with what each set adds where that is asked for.
fn serialize_axes<S: Serializer>(
    report: &mut S::SerializeStruct,
    best: &Tally,
    axes: &[Axis],
    details: &[Vec<Vec<AxisDetail>>],
) -> Result<(), S::Error> {
    let axes = if DORA_AND_BETS { axes } else { &[] };
    for (place, (axis, tally)) in axes.iter().zip(&best.axes).enumerate() {
        let lines = || tally.lines.iter().map(|&line| AxisLine::of(axis, line));
        report.serialize_field(axis.key, &Each(lines))?;
        report.serialize_field(axis.total_key, &tally.total)?;
        if let Some(details) = details.get(place) {
            let split = || {
                let lines = tally.lines.iter().zip(details);
                lines.flat_map(|(&line, all)| Detail::all(axis, line, all, &best.reading))
            };
            report.serialize_field(axis.details_key, &Each(split))?;
        }
    }
    Ok(())
}

/// What would have been paid.
#[derive(serde::Serialize)]
struct Paid {
    transfers: Vec<Transfer>,
    payments: Net,
}

impl Paid {
    fn of(otherwise: &WithoutLiability, money: Money) -> Self {
        Self {
            transfers: among_players(&otherwise.payments, money).collect(),
            payments: net(&otherwise.payments.net(), money),
        }
    }
}

/// An element that counts.
#[derive(serde::Serialize)]
struct Counts {
    key: &'static str,
    name: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    chinese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    japanese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    romaji: &'static str,
    clause: &'static str,
    count: u8,
    value: u16,
    total: u16,
    limit: bool,
    sets: Vec<String>,
}

/// An element that doesn't count.
#[derive(serde::Serialize)]
pub struct Rejected {
    key: &'static str,
    name: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    chinese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    japanese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    romaji: &'static str,
    clause: &'static str,
    why: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
}

/// An element that doesn't count, as it is written.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Rejection {
    /// As it stands in what is prepared.
    Prepared(&'static RawValue),
    /// Anew.
    Written(Rejected),
}

/// What a brief report says of an element.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Place {
    /// 0: it counts. 1: it is not met. 2: it is switched off.
    Number(u8),
    /// It is included in the element of this key.
    IncludedIn(&'static str),
    /// It has no room beside the element of this key.
    AccountOnce([&'static str; 1]),
}

/// A line of a further axis.
#[derive(serde::Serialize)]
struct AxisLine {
    key: &'static str,
    name: &'static str,
    value: u16,
}

impl AxisLine {
    fn of(axis: &Axis, line: Line) -> Self {
        let one = &axis.elements[usize::from(line.element)];
        Self {
            key: one.key,
            name: one.name,
            value: line.total(),
        }
    }
}

/// What one set, the pair or the wait adds on a further axis; or a whole line that can't be split.
#[derive(serde::Serialize)]
struct Detail {
    key: &'static str,
    name: String,
    value: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<&'static str>,
}

impl Detail {
    /// The details of a line; the line as a whole where it has none.
    fn all(axis: &Axis, line: Line, details: &[AxisDetail], reading: &Reading) -> Vec<Self> {
        let one = &axis.elements[usize::from(line.element)];
        let detail = |detail: &AxisDetail| {
            let parts = reading.parts();
            let mut parts = parts.iter().filter(|(mask, _)| detail.parts == *mask);
            Self {
                key: one.key,
                name: detail.says.to_string(),
                value: detail.value,
                set: parts.next().map(|(_, part)| part.to_string()),
                facts: detail.facts.clone(),
            }
        };
        if details.is_empty() {
            return vec![Self {
                key: one.key,
                name: one.name.to_owned(),
                value: line.total(),
                set: None,
                facts: Vec::new(),
            }];
        }
        details.iter().map(detail).collect()
    }
}

/// Scores the hand of a request.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<ScoreReport> {
    let mut reasons = Reasons::default();
    let asked = HandRequest::read(json, catalogue, &mut reasons);
    of_asked(asked.as_ref(), reasons)
}

/// Scores what was asked, as far as it could be read.
pub fn of_asked(asked: Option<&HandRequest>, mut reasons: Reasons) -> Report<ScoreReport> {
    let Some((asked, house)) = asked.and_then(|asked| Some((asked, asked.house.as_ref()?))) else {
        return Report::refusal(reasons);
    };
    match scored(house, asked) {
        Ok((report, (hand, context))) if reasons.is_empty() => {
            let ignored = said(house, asked, (&hand, &context), &report);
            Report::Answer(ScoreReport { ignored, ..report })
        }
        Ok(_) => Report::refusal(reasons),
        Err(faults) => {
            asked.refuse(faults, &mut reasons);
            Report::refusal(reasons)
        }
    }
}

/// Scores what was asked, and with it gives the hand and how it was won, or says everything that is wrong
/// with it.
pub fn scored(
    house: &Arc<House>,
    asked: &HandRequest,
) -> Result<(ScoreReport, (Hand, WinContext)), Vec<Fault>> {
    let (hand, context) = check(house, &asked.entry)?;
    let score = score(house, &hand, &context)
        .ok_or_else(|| vec![Fault::NotAWin(NotComplete::Sets(house.geometry()))])?;
    let near = if NEAR && asked.near {
        near(house, &hand, &context, &score)
    } else {
        Vec::new()
    };
    let mut report = ScoreReport {
        near,
        ..ScoreReport::of(house, &hand, &context, score)
    };
    report.take_pot(context.seat, asked.pot);
    Ok((report, (hand, context)))
}

/// What was told of a win and changes nothing.
fn said(
    house: &House,
    asked: &HandRequest,
    won: (&Hand, &WinContext),
    report: &ScoreReport,
) -> Vec<Said> {
    let all = ignored(house, &asked.entry, won, &report.score);
    let mut all: Vec<_> = all.into_iter().map(|one| asked.said(one)).collect();
    if asked.pot > 0 && report.pot.is_none() {
        all.push(Said {
            at: "pot".to_owned(),
            message: "nobody takes the pot, as the hand is below the minimum".to_owned(),
        });
    }
    all
}

impl ScoreReport {
    /// The winner takes what lies in the pot.
    fn take_pot(&mut self, winner: Seat, pot: u32) {
        let takes = self.house.rule_set().takes_pot;
        let Some(takes) = takes.filter(|_| pot > 0 && !self.score.below_minimum) else {
            return;
        };
        let payments = takes(&self.house, &[winner], pot);
        self.score.payments.append(&payments);
        if let Some(otherwise) = &mut self.otherwise {
            otherwise.payments.append(&payments);
        }
        self.pot = Some(i64::from(pot) + payments.net_of(Account::Pot(PotKey::Draws)));
    }

    /// The report of what was asked and is scored already, with what was told and changes nothing.
    #[cfg(feature = "events")]
    pub fn of_asked(
        house: &Arc<House>,
        asked: &HandRequest,
        (hand, context): (&Hand, &WinContext),
        score: Score,
    ) -> Self {
        let report = Self::of(house, hand, context, score);
        let ignored = said(house, asked, (hand, context), &report);
        Self { ignored, ..report }
    }

    /// The report of a hand that is scored already.
    pub fn of(house: &Arc<House>, hand: &Hand, context: &WinContext, score: Score) -> Self {
        let otherwise = score.without_liability(house, hand, context);
        let details = if DORA_AND_BETS && !score.best.axes.is_empty() {
            score.axis_details(house, hand, context)
        } else {
            Vec::new()
        };
        Self {
            house: Arc::clone(house),
            details,
            score,
            otherwise,
            pot: None,
            ignored: Vec::new(),
            near: Vec::new(),
            form: Form::Whole(None),
        }
    }
}

fn counts(house: &House, line: Line, reading: &Reading) -> Counts {
    let element = element(house, line.element);
    Counts {
        key: element.key,
        name: element.name,
        chinese: element.native.chinese(),
        japanese: element.native.japanese(),
        romaji: element.native.romaji(),
        clause: element.clause,
        count: line.count,
        value: line.value,
        total: line.total(),
        limit: house.worth(element).is_limit(),
        sets: sets(line, reading),
    }
}

fn place(house: &House, why: Option<WhyNot>) -> Place {
    match why {
        None => Place::Number(0),
        Some(WhyNot::NotMet) => Place::Number(1),
        Some(WhyNot::SwitchedOff) => Place::Number(2),
        Some(WhyNot::IncludedIn(by)) => Place::IncludedIn(element(house, by).key),
        Some(WhyNot::AccountOnce(by)) => Place::AccountOnce([element(house, by).key]),
    }
}

fn element(house: &House, place: u8) -> &'static Element {
    &house.rule_set().elements[usize::from(place)]
}

/// An element and why it doesn't count.
pub fn rejected(house: &House, one: &Element, why: WhyNot) -> Rejected {
    let (why, by) = match why {
        WhyNot::NotMet => ("not-met", None),
        WhyNot::IncludedIn(by) => ("included-in", Some(element(house, by).key)),
        WhyNot::AccountOnce(by) => ("account-once", Some(element(house, by).key)),
        WhyNot::SwitchedOff => ("switched-off", None),
    };
    Rejected {
        key: one.key,
        name: one.name,
        chinese: one.native.chinese(),
        japanese: one.native.japanese(),
        romaji: one.native.romaji(),
        clause: one.clause,
        why,
        by,
    }
}

/// The sets and pairs that matched, in the notation, and the bonus tiles.
fn sets(line: Line, reading: &Reading) -> Vec<String> {
    let parts = reading.parts().into_iter();
    let matched = parts.filter(|(mask, _)| line.parts.includes(*mask));
    let mut sets: Vec<String> = matched.map(|(_, part)| part.to_string()).collect();
    sets.extend(line.bonus.iter().map(|tile| tile.to_string()));
    sets
}
