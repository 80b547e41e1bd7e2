//! The report on the score of a hand.

use std::sync::Arc;

use serde::ser::{Serialize, SerializeMap, Serializer};
use tilewise_rules::{
    Account, Axis, AxisDetail, CarriedDebts, CarryStep, Element, Fault, Hand, Line, Money,
    NotComplete, PotKey, Reading, RuleConfig, Score, Seat, Tally, WhyNot, WinContext,
    WithoutLiability, check, score, unused_context,
};

use crate::catalogue::Catalogue;
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::near_misses::FindNearMisses;
use crate::report::Report;
use crate::report_cache::ReportCache;
use crate::request::HandRequest;
use crate::schema::carried::CarriedJson;
use crate::schema::payments::{UnusedInputJson, among_players, collected, net};
use crate::schema::score_value::{
    AxisDetailJson, AxisLineJson, CountedElementJson, MatchedSets, NearMissJson, PaymentsJson,
    RejectedElementJson, RejectionCode, RejectionJson, ScoreJson,
};
use crate::schema::values::{AmountJson, ChangedOptionsJson, OptionsJson};

/// The report on a scored hand. Its texts are created during serialization.
#[derive(Clone, Debug)]
pub struct ScoreReport {
    house: Arc<RuleConfig>,
    score: Score,
    otherwise: Option<WithoutLiability>,
    /// The amount in the pot after the winner has taken it.
    pot: Option<i64>,
    /// What is due now and what is carried, if the debts before the win are known.
    carried: Option<CarryStep>,
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
            carried,
            ignored,
            near,
            details,
            encoding,
        } = self;
        let (rule_set, best, money) = (house.rule_set(), &score.best, house.money());
        let encoding = *encoding;
        let count = |&line| counts(house, line, &best.reading);
        let has_declaration = rule_set.game.declaration.is_some();
        let no_win = rule_set.scoring.no_win.filter(|_| score.below_minimum);
        ScoreJson {
            ok: true,
            ruleset: rule_set.identity.key,
            options: UsedOptions { house, encoding },
            elements: best.lines.iter().map(count).collect(),
            rejected: RejectedElements {
                house,
                score,
                encoding,
            },
            axes: AxesJson {
                axes: rule_set.scoring.axes,
                best,
                details,
            },
            unit: rule_set.scoring.unit.name,
            basis: BasisJson { house, score },
            total: best.total,
            qualifying: house.has_bonus_elements().then_some(best.qualifying),
            counted: best.counted,
            limit: score.limit,
            below_minimum: score.below_minimum,
            no_win: no_win.map(|no_win| no_win.text),
            reading: &best.reading,
            transfers: among_players(&score.payments, money).collect(),
            collected: has_declaration.then(|| collected(&score.payments, money).collect()),
            payments: net(&score.payments.net(), money),
            pot: pot.map(|left| AmountJson::new(left, money)),
            carried: carried.as_ref().map(|step| CarriedJson::new(step, money)),
            otherwise: otherwise.as_ref().map(|one| PaymentsJson::new(one, money)),
            ignored,
            near,
        }
        .serialize(serializer)
    }
}

/// The options of a report.
struct UsedOptions<'a> {
    house: &'a Arc<RuleConfig>,
    encoding: Encoding,
}

impl Serialize for UsedOptions<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let house = self.house;
        match self.encoding {
            Encoding::Whole(prepared) => match prepared.and_then(|one| one.options(house)) {
                Some(options) => options.serialize(serializer),
                None => OptionsJson(house).serialize(serializer),
            },
            Encoding::Brief => ChangedOptionsJson(house).serialize(serializer),
        }
    }
}

/// The elements of a report that don't count.
struct RejectedElements<'a> {
    house: &'a RuleConfig,
    score: &'a Score,
    encoding: Encoding,
}

impl Serialize for RejectedElements<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { house, score, .. } = *self;
        let reasons = score.why_not(house);
        let Encoding::Whole(prepared) = self.encoding else {
            return serializer.collect_seq(reasons.map(|why| place(house, why)));
        };
        let elements = house
            .rule_set()
            .scoring
            .elements
            .iter()
            .zip(reasons)
            .enumerate();
        serializer.collect_seq(elements.filter_map(|(place, (element, why))| {
            let why = why?;
            let ready = prepared.and_then(|prepared| prepared.rejected(place, why));
            Some(ready.map_or_else(
                || RejectionJson::Written(rejected(house, element, why)),
                RejectionJson::Cached,
            ))
        }))
    }
}

/// The lines of the axes, with details if requested.
struct AxesJson<'a> {
    axes: &'static [Axis],
    best: &'a Tally,
    details: &'a [Vec<Vec<AxisDetail>>],
}

impl Serialize for AxesJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        for (place, (axis, tally)) in self.axes.iter().zip(&self.best.axes).enumerate() {
            let lines = tally.lines.iter();
            let lines = lines.map(|&line| AxisLineJson::new(axis, line));
            fields.serialize_entry(axis.key, &lines.collect::<Vec<_>>())?;
            fields.serialize_entry(axis.total_key, &tally.total)?;
            if let Some(details) = self.details.get(place) {
                let lines = tally.lines.iter().zip(details);
                let split = lines.flat_map(|(&line, all)| {
                    AxisDetailJson::all(axis, line, all, &self.best.reading)
                });
                fields.serialize_entry(axis.details_key, &split.collect::<Vec<_>>())?;
            }
        }
        fields.end()
    }
}

/// The value that determines the base of all payments, in rule sets with axes or levels.
struct BasisJson<'a> {
    house: &'a RuleConfig,
    score: &'a Score,
}

impl Serialize for BasisJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { house, score } = *self;
        let rule_set = house.rule_set();
        let mut fields = serializer.serialize_map(None)?;
        if !rule_set.scoring.axes.is_empty() {
            fields.serialize_entry(rule_set.scoring.unit.name, &score.best.total)?;
        }
        if let Some((units_key, basis)) = score.basis(house) {
            fields.serialize_entry("level", &basis.level.map(|level| level.key))?;
            fields.serialize_entry(units_key, &basis.units)?;
            fields.serialize_entry("base", &AmountJson::new(basis.base, house.money()))?;
        }
        fields.end()
    }
}

impl PaymentsJson {
    fn new(otherwise: &WithoutLiability, money: Money) -> Self {
        Self {
            transfers: among_players(&otherwise.payments, money).collect(),
            payments: net(&otherwise.payments.net(), money),
        }
    }
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
    report.carry(request.debts);
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
    if request.debts.is_some() && report.carried.is_none() {
        all.push(UnusedInputJson {
            at: "on_table.debts".to_owned(),
            message:
                "nothing is carried: every win is paid at once, or the hand is below the minimum"
                    .to_owned(),
        });
    }
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
        let takes = self.house.rule_set().payment.pot;
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

    /// Adds what is due now and what is carried after these debts, if the house carries wins.
    fn carry(&mut self, debts: Option<CarriedDebts>) {
        let progression = self.house.rule_set().game.progression;
        let rule = progression.carry_rule(&self.house);
        if let (Some(rule), Some(debts), false) = (rule, debts, self.score.below_minimum) {
            self.carried = Some(rule.after_hand(debts, &self.score.payments));
        }
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
            carried: None,
            ignored: Vec::new(),
            near: Vec::new(),
            encoding: Encoding::Whole(None),
        }
    }
}

fn counts<'a>(house: &RuleConfig, line: Line, reading: &'a Reading) -> CountedElementJson<'a> {
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
        sets: MatchedSets { line, reading },
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
    &house.rule_set().scoring.elements[usize::from(place)]
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
