//! The report on the score of a hand.

use std::sync::Arc;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::value::RawValue;
use tilewise_rules::{
    Account, Axis, AxisDetail, Element, Fault, Hand, Line, Money, NotComplete, PotKey, Reading,
    RuleConfig, Score, Seat, Tally, WhyNot, WinContext, WithoutLiability, check, score,
    unused_context,
};

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::near_misses::{FindNearMisses, NearMissJson};
use crate::report::{
    AmountJson, ChangedOptionsJson, LazyList, NetJson, OptionsJson, Report, TransferJson,
    UnusedInputJson, among_players, collected, net,
};
use crate::report_cache::ReportCache;
use crate::request::HandRequest;

/// The report on a scored hand. Its texts are created during serialization.
#[derive(Clone, Debug)]
pub struct ScoreReport {
    house: Arc<RuleConfig>,
    score: Score,
    otherwise: Option<WithoutLiability>,
    /// The amount in the pot after the winner has taken it.
    pot: Option<i64>,
    ignored: Vec<UnusedInputJson>,
    near: Vec<NearMissJson>,
    /// The lines of the axes by set, pair and wait.
    details: Vec<Vec<Vec<AxisDetail>>>,
    encoding: Encoding,
}

/// The encoding of a report.
#[derive(Clone, Copy, Debug)]
enum Encoding {
    /// The complete report, in JSON perhaps with cached parts.
    Whole(Option<&'static ReportCache>),
    /// A report without the parts that are the same for every hand: `options` contains those that differ from
    /// the defaults, `rejected` a number or a key for each element ([`place`]). `src/wasm/npm/functions.js` adds
    /// the rest.
    Brief,
}

impl Report<ScoreReport> {
    /// Omits the parts that the reader has in the catalogue.
    pub fn compact(&mut self) {
        if let Self::Answer(report) = self {
            report.encoding = Encoding::Brief;
        }
    }

    /// Uses cached JSON, which is faster.
    pub fn use_cache(&mut self) {
        if let Self::Answer(report) = self {
            report.encoding = Encoding::Whole(ReportCache::for_rule_set(report.house.rule_set()));
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
            encoding,
        } = self;
        let (rule_set, best, money) = (house.rule_set(), &score.best, house.money());
        let count = |&line| counts(house, line, &best.reading);
        let elements = || best.lines.iter().map(count);
        let rejected = |prepared: Option<&'static ReportCache>| {
            let elements = rule_set.elements.iter().zip(score.why_not(house));
            elements
                .enumerate()
                .filter_map(move |(place, (element, why))| {
                    let why = why?;
                    let ready = prepared.and_then(|prepared| prepared.rejected(place, why));
                    Some(ready.map_or_else(
                        || RejectionJson::Written(rejected(house, element, why)),
                        RejectionJson::Cached,
                    ))
                })
        };
        let places = || score.why_not(house).map(|why| place(house, why));
        let mut report = serializer.serialize_struct("ScoreReport", 20)?;
        report.serialize_field("ok", &true)?;
        report.serialize_field("ruleset", rule_set.key)?;
        match encoding {
            Encoding::Whole(prepared) => match prepared.and_then(|one| one.options(house)) {
                Some(options) => report.serialize_field("options", options)?,
                None => report.serialize_field("options", &OptionsJson(house))?,
            },
            Encoding::Brief => {
                report.serialize_field("options", &ChangedOptionsJson(house))?;
            }
        }
        report.serialize_field("elements", &LazyList(elements))?;
        match encoding {
            &Encoding::Whole(prepared) => {
                report.serialize_field("rejected", &LazyList(|| rejected(prepared)))?;
            }
            Encoding::Brief => {
                report.serialize_field("rejected", &LazyList(places))?;
            }
        }
        serialize_axes::<S>(&mut report, best, rule_set.axes, details)?;
        report.serialize_field("unit", rule_set.unit.name)?;
        if !rule_set.axes.is_empty() {
            report.serialize_field(rule_set.unit.name, &best.total)?;
        }
        if let Some((units_key, basis)) = score.basis(house) {
            report.serialize_field("level", &basis.level.map(|level| level.key))?;
            report.serialize_field(units_key, &basis.units)?;
            report.serialize_field("base", &AmountJson::new(basis.base, money))?;
        }
        report.serialize_field("total", &best.total)?;
        if house.has_bonus_elements() {
            report.serialize_field("qualifying", &best.qualifying)?;
        }
        report.serialize_field("counted", &best.counted)?;
        report.serialize_field("limit", &score.limit)?;
        report.serialize_field("below_minimum", &score.below_minimum)?;
        if let Some(no_win) = rule_set.no_win.filter(|_| score.below_minimum) {
            report.serialize_field("no_win", no_win.text)?;
        }
        report.serialize_field("reading", &best.reading.to_string())?;
        let transfers = || among_players(&score.payments, money);
        report.serialize_field("transfers", &LazyList(transfers))?;
        if rule_set.declaration.is_some() {
            let collected = || collected(&score.payments, money);
            report.serialize_field("collected", &LazyList(collected))?;
        }
        report.serialize_field("payments", &net(&score.payments.net(), money))?;
        match pot {
            Some(left) => report.serialize_field("pot", &AmountJson::new(*left, money))?,
            None => report.skip_field("pot")?,
        }
        match otherwise {
            Some(otherwise) => {
                report.serialize_field("otherwise", &PaymentsJson::new(otherwise, money))?;
            }
            None => report.skip_field("otherwise")?,
        }
        if ignored.is_empty() {
            report.skip_field("ignored")?;
        } else {
            report.serialize_field("ignored", ignored)?;
        }
        if near.is_empty() {
            report.skip_field("near")?;
        } else {
            report.serialize_field("near", near)?;
        }
        report.end()
    }
}

/// Writes the lines of the axes, with details if requested.
fn serialize_axes<S: Serializer>(
    report: &mut S::SerializeStruct,
    best: &Tally,
    axes: &[Axis],
    details: &[Vec<Vec<AxisDetail>>],
) -> Result<(), S::Error> {
    for (place, (axis, tally)) in axes.iter().zip(&best.axes).enumerate() {
        let lines = || {
            tally
                .lines
                .iter()
                .map(|&line| AxisLineJson::new(axis, line))
        };
        report.serialize_field(axis.key, &LazyList(lines))?;
        report.serialize_field(axis.total_key, &tally.total)?;
        if let Some(details) = details.get(place) {
            let split = || {
                let lines = tally.lines.iter().zip(details);
                lines.flat_map(|(&line, all)| AxisDetailJson::all(axis, line, all, &best.reading))
            };
            report.serialize_field(axis.details_key, &LazyList(split))?;
        }
    }
    Ok(())
}

/// Payments without liability.
#[derive(serde::Serialize)]
struct PaymentsJson {
    transfers: Vec<TransferJson>,
    payments: NetJson,
}

impl PaymentsJson {
    fn new(otherwise: &WithoutLiability, money: Money) -> Self {
        Self {
            transfers: among_players(&otherwise.payments, money).collect(),
            payments: net(&otherwise.payments.net(), money),
        }
    }
}

/// An element that counts.
#[derive(serde::Serialize)]
struct CountedElementJson {
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
pub struct RejectedElementJson {
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

/// An element that doesn't count, for serialization.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum RejectionJson {
    /// Cached JSON.
    Cached(&'static RawValue),
    /// JSON that is created again.
    Written(RejectedElementJson),
}

/// The state of an element in a brief report.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum RejectionCode {
    /// 0: the element counts. 1: not met. 2: disabled.
    Number(u8),
    /// The element is included in the element of this key.
    IncludedIn(&'static str),
    /// The element has no sets left next to the element of this key.
    AccountOnce([&'static str; 1]),
}

/// A line of an axis.
#[derive(serde::Serialize)]
struct AxisLineJson {
    key: &'static str,
    name: &'static str,
    value: u16,
}

impl AxisLineJson {
    fn new(axis: &Axis, line: Line) -> Self {
        let one = &axis.elements[usize::from(line.element)];
        Self {
            key: one.key,
            name: one.name,
            value: line.total(),
        }
    }
}

/// The contribution of a set, the pair or the wait to an axis; or a line that can't be split.
#[derive(serde::Serialize)]
struct AxisDetailJson {
    key: &'static str,
    name: String,
    value: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    set: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    facts: Vec<&'static str>,
}

impl AxisDetailJson {
    /// Returns the details of a line, or the whole line if it has none.
    fn all(axis: &Axis, line: Line, details: &[AxisDetail], reading: &Reading) -> Vec<Self> {
        let one = &axis.elements[usize::from(line.element)];
        let detail = |detail: &AxisDetail| {
            let parts = reading.parts();
            let mut parts = parts.iter().filter(|(mask, _)| detail.parts == *mask);
            Self {
                key: one.key,
                name: detail.text.to_string(),
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
pub fn of_request(
    json: &Json,
    catalogue: Catalogue,
    near: Option<FindNearMisses>,
) -> Report<ScoreReport> {
    let mut diagnostics = Diagnostics::default();
    let request = HandRequest::read(json, catalogue, near, &mut diagnostics);
    report_request(request.as_ref(), diagnostics)
}

/// Scores a request as far as it could be read.
pub fn report_request(
    request: Option<&HandRequest>,
    mut diagnostics: Diagnostics,
) -> Report<ScoreReport> {
    let Some((request, house)) =
        request.and_then(|request| Some((request, request.house.as_ref()?)))
    else {
        return Report::refusal(diagnostics);
    };
    match scored(house, request) {
        Ok((report, (hand, context))) if diagnostics.is_empty() => {
            let ignored = unused_inputs(house, request, (&hand, &context), &report);
            Report::Answer(ScoreReport { ignored, ..report })
        }
        Ok(_) => Report::refusal(diagnostics),
        Err(faults) => {
            request.refuse(faults, &mut diagnostics);
            Report::refusal(diagnostics)
        }
    }
}

/// Scores a hand and returns it with its context, or all its faults.
pub fn scored(
    house: &Arc<RuleConfig>,
    request: &HandRequest,
) -> Result<(ScoreReport, (Hand, WinContext)), Vec<Fault>> {
    let (hand, context) = check(house, &request.entry)?;
    let score = score(house, &hand, &context)
        .ok_or_else(|| vec![Fault::NotAWin(NotComplete::Sets(house.geometry()))])?;
    let near = request
        .near
        .map(|find| find(house, &hand, &context, &score));
    let mut report = ScoreReport {
        near: near.unwrap_or_default(),
        ..ScoreReport::from_score(house, &hand, &context, score)
    };
    report.take_pot(context.seat, request.pot);
    Ok((report, (hand, context)))
}

/// Returns the inputs of a win that have no effect.
fn unused_inputs(
    house: &RuleConfig,
    request: &HandRequest,
    won: (&Hand, &WinContext),
    report: &ScoreReport,
) -> Vec<UnusedInputJson> {
    let all = unused_context(house, &request.entry, won, &report.score);
    let mut all: Vec<_> = all
        .into_iter()
        .map(|one| request.unused_input(one))
        .collect();
    if request.pot > 0 && report.pot.is_none() {
        all.push(UnusedInputJson {
            at: "pot".to_owned(),
            message: "nobody takes the pot, as the hand is below the minimum".to_owned(),
        });
    }
    all
}

impl ScoreReport {
    /// Removes the winner's share from the pot.
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

    /// Creates the report on a request with its score, including unused inputs.
    pub fn from_request(
        house: &Arc<RuleConfig>,
        request: &HandRequest,
        (hand, context): (&Hand, &WinContext),
        score: Score,
    ) -> Self {
        let report = Self::from_score(house, hand, context, score);
        let ignored = unused_inputs(house, request, (hand, context), &report);
        Self { ignored, ..report }
    }

    /// Creates the report on a score.
    pub fn from_score(
        house: &Arc<RuleConfig>,
        hand: &Hand,
        context: &WinContext,
        score: Score,
    ) -> Self {
        let otherwise = score.without_liability(house, hand, context);
        let details = if score.best.axes.is_empty() {
            Vec::new()
        } else {
            score.axis_details(house, hand, context)
        };
        Self {
            house: Arc::clone(house),
            details,
            score,
            otherwise,
            pot: None,
            ignored: Vec::new(),
            near: Vec::new(),
            encoding: Encoding::Whole(None),
        }
    }
}

fn counts(house: &RuleConfig, line: Line, reading: &Reading) -> CountedElementJson {
    let element = element(house, line.element);
    CountedElementJson {
        key: element.key,
        name: element.name,
        chinese: element.native_name.chinese(),
        japanese: element.native_name.japanese(),
        romaji: element.native_name.romaji(),
        clause: element.clause,
        count: line.count,
        value: line.value,
        total: line.total(),
        limit: house.worth(element).is_limit(),
        sets: sets(line, reading),
    }
}

fn place(house: &RuleConfig, why: Option<WhyNot>) -> RejectionCode {
    match why {
        None => RejectionCode::Number(0),
        Some(WhyNot::NotMet) => RejectionCode::Number(1),
        Some(WhyNot::SwitchedOff) => RejectionCode::Number(2),
        Some(WhyNot::IncludedIn(by)) => RejectionCode::IncludedIn(element(house, by).key),
        Some(WhyNot::AccountOnce(by)) => RejectionCode::AccountOnce([element(house, by).key]),
    }
}

fn element(house: &RuleConfig, place: u8) -> &'static Element {
    &house.rule_set().elements[usize::from(place)]
}

/// Returns an element with the reason why it doesn't count.
pub fn rejected(house: &RuleConfig, one: &Element, why: WhyNot) -> RejectedElementJson {
    let (why, by) = match why {
        WhyNot::NotMet => ("not-met", None),
        WhyNot::IncludedIn(by) => ("included-in", Some(element(house, by).key)),
        WhyNot::AccountOnce(by) => ("account-once", Some(element(house, by).key)),
        WhyNot::SwitchedOff => ("switched-off", None),
    };
    RejectedElementJson {
        key: one.key,
        name: one.name,
        chinese: one.native_name.chinese(),
        japanese: one.native_name.japanese(),
        romaji: one.native_name.romaji(),
        clause: one.clause,
        why,
        by,
    }
}

/// Returns the sets and pairs that matched, in notation, and the bonus tiles.
fn sets(line: Line, reading: &Reading) -> Vec<String> {
    let parts = reading.parts().into_iter();
    let matched = parts.filter(|(mask, _)| line.parts.includes(*mask));
    let mut sets: Vec<String> = matched.map(|(_, part)| part.to_string()).collect();
    sets.extend(line.bonus.iter().map(|tile| tile.to_string()));
    sets
}
