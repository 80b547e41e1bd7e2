//! The hands of a corpus.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::score_json;
use tilewise_app::link;
use tilewise_app::store::Draft;
use tilewise_rules::{
    Circumstance, CircumstanceRule, Condition, Count, Dealer, LiableTile, RuleConfig, RuleSet,
    Seat, StatedLiability, WinBy, WinInput, notation,
};

use super::Coverage;
use super::line::{Case, without_words};
use super::strata::{HandFeatures, Stratum};
use super::vary::vary;
use crate::hands::request;
use crate::play::{Houses, RULE_SETS};
use crate::random::{Rng, any_answer, any_house, once_in, one_of};
use crate::suite::CaseInput;

/// Limit of tries for one more example of a stratum, per required example.
const TRIES: u64 = 40;
/// Number of stored example hands of a stratum, for similar hands.
const SAMPLES: usize = 12;

/// A hand with its rule configuration.
type CorpusHand = (RuleConfig, WinInput);

/// Samples hands of a rule set until all strata are shown.
pub struct HandSampler {
    rule_set: &'static RuleSet,
    houses: Houses,
    rng: Rng,
    coverage: Coverage,
    samples: Vec<Vec<CorpusHand>>,
    seen: HashSet<String>,
    dealt: u64,
}

/// A scored hand.
struct ScoredHand {
    request: String,
    answer: Value,
    link: String,
    shows: Vec<usize>,
}

impl HandSampler {
    /// Returns a sampler of a rule set and a seed.
    pub fn new(rule_set: &'static RuleSet, houses: Houses, least: u64, rng: Rng) -> Self {
        let coverage = Coverage::new(rule_set, Stratum::of_hands(rule_set), least);
        let samples = vec![Vec::new(); coverage.strata.len()];
        Self {
            rule_set,
            houses,
            rng,
            coverage,
            samples,
            seen: HashSet::new(),
            dealt: 0,
        }
    }

    /// Deals `count` different hands: most at random, the rest to show all strata.
    ///
    /// # Errors
    /// Errors of `take`.
    pub fn deal<E>(
        mut self,
        count: u64,
        mut take: impl FnMut(Case) -> Result<(), E>,
    ) -> Result<Coverage, E> {
        while self.dealt < count * 6 / 10 {
            let won = self.any();
            self.try_add(&won, None, &mut take)?;
        }
        if !self.coverage.short().is_empty() {
            self.remember_examples();
        }
        for place in 0..self.coverage.strata.len() {
            let mut tries = 0;
            while self.dealt < count
                && self.coverage.is_short(place)
                && tries < TRIES * self.coverage.least
            {
                let won = self.towards(place);
                if self.try_add(&won, Some(place), &mut take)? {
                    tries = 0;
                } else {
                    tries += 1;
                }
            }
        }
        while self.dealt < count {
            let won = self.any();
            self.try_add(&won, None, &mut take)?;
        }
        Ok(self.coverage)
    }

    /// Adds a hand if it is new and shows the requested stratum.
    fn try_add<E>(
        &mut self,
        won: &CorpusHand,
        to_show: Option<usize>,
        take: &mut impl FnMut(Case) -> Result<(), E>,
    ) -> Result<bool, E> {
        let Some(scored) = self.scored(won) else {
            return Ok(false);
        };
        self.remember(won, &scored.shows);
        if to_show.is_some_and(|place| !scored.shows.contains(&place))
            || !self.seen.insert(scored.link.clone())
        {
            return Ok(false);
        }
        self.dealt += 1;
        self.coverage.count(&scored.shows);
        take(Case {
            number: self.dealt,
            request: serde_json::from_str(&scored.request).unwrap_or_default(),
            answer: expected(scored.answer),
            link: format!("#{}", scored.link),
        })?;
        Ok(true)
    }

    /// Scores a hand. `None` if it is impossible; a win that a circumstance forbids is possible.
    fn scored(&self, (house, entry): &CorpusHand) -> Option<ScoredHand> {
        let request = request(house, entry);
        let answer: Value = serde_json::from_str(&score_json(&request)).ok()?;
        let mut errors = answer["errors"].as_array().into_iter().flatten();
        if errors.any(|one| one["code"] != "win-refused") {
            return None;
        }
        let features = HandFeatures::new(house, entry, &answer);
        let strata = self.coverage.strata.iter().enumerate();
        let places = strata.filter(|(_, stratum)| features.shows(stratum));
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        let (house, entry) = (house.clone(), entry.clone());
        let link = link::hand_path(&Draft { entry, house });
        Some(ScoredHand {
            request,
            answer,
            link,
            shows: places,
        })
    }

    fn remember(&mut self, won: &CorpusHand, shows: &[usize]) {
        for &place in shows {
            if self.samples[place].len() < SAMPLES {
                self.samples[place].push(won.clone());
            }
        }
    }

    /// Stores the examples of the elements and of the worked hands.
    fn remember_examples(&mut self) {
        let mut examples = Vec::new();
        for element in self.rule_set.scoring.elements {
            if let Ok(entry) = notation::parse(element.example) {
                examples.push((self.house_where(element.played), entry));
            }
        }
        let table = self.rule_set.table_key();
        let own = |one: &&crate::play::RegisteredRuleSet| {
            self.rule_set.identity.key == one.houses.key || table == one.houses.key || {
                let other = tilewise_rules::rule_sets::by_key(one.houses.key);
                other.is_some_and(|other| other.table_key() == table)
            }
        };
        let suites = RULE_SETS.iter().filter(own);
        for line in suites.flat_map(|one| one.suite.lines()) {
            if let CaseInput::Hand(text) = line.input
                && let Ok(entry) = notation::parse(text)
                && let Ok(house) = format!("{};{}", self.rule_set.identity.key, line.house).parse()
            {
                examples.push((house, entry));
            }
        }
        for won in examples {
            if let Some(scored) = self.scored(&won) {
                self.remember(&won, &scored.shows);
            }
        }
    }

    fn house_where(&self, condition: Condition) -> RuleConfig {
        making(RuleConfig::with_defaults(self.rule_set), condition)
    }

    /// Returns a random hand, half of them under the default rule configuration.
    fn any(&mut self) -> CorpusHand {
        let rng = &mut self.rng;
        let play = if rng.bool() {
            (self.houses.own)()
        } else {
            (self.houses.house)(rng)
        };
        let entry = play.winning(rng);
        let played = play.house();
        let changed = played.answers().filter(|(_, _, own)| !own);
        let mut house = RuleConfig::with_defaults(self.rule_set);
        for (key, answer, _) in changed {
            house = house.set(key, &answer);
        }
        if once_in(rng, 4) && !self.rule_set.settings.options.is_empty() {
            let choice =
                &self.rule_set.settings.options[rng.usize(0..self.rule_set.settings.options.len())];
            house = house.set(choice.key, &any_answer(rng, choice));
        }
        (house, entry)
    }

    /// Returns a random hand, or one similar to an example of this stratum.
    fn near(&mut self, place: usize) -> CorpusHand {
        let samples = &self.samples[place];
        if samples.is_empty() || once_in(&mut self.rng, 4) {
            return self.any();
        }
        let (house, entry) = &samples[self.rng.usize(0..samples.len())];
        (house.clone(), vary(&mut self.rng, entry))
    }

    /// Returns a hand that is likely to show this stratum.
    fn towards(&mut self, place: usize) -> CorpusHand {
        let (mut house, mut entry) = self.near(place);
        match self.coverage.strata[place].clone() {
            Stratum::Element(key) => {
                let element = self.rule_set.element(key);
                house = element.map_or(house.clone(), |one| making(house, one.played));
            }
            Stratum::Inclusion { by, of, holds } => {
                if self.rng.bool() {
                    entry = self.won_as(of, by).unwrap_or(entry);
                }
                if self.rng.bool() {
                    house = any_house(&mut self.rng, self.rule_set);
                }
                for key in [by, of] {
                    if let Some(one) = self.rule_set.element(key) {
                        house = making(house, one.played);
                    }
                }
                house = making(house, holds);
            }
            Stratum::Option(key, answer) => {
                (house, entry) = self.any();
                let mut choices = self.rule_set.settings.options.iter();
                let choice = choices.find(|choice| choice.key == key);
                let any = choice.map(|choice| any_answer(&mut self.rng, choice));
                let answer = answer.map(str::to_owned).or(any).unwrap_or_default();
                house = house.set(key, &answer);
            }
            Stratum::Circumstance(one) => {
                let mut rules = self.rule_set.game.circumstances.iter();
                if let Some(rule) = rules.find(|rule| rule.circumstance == one) {
                    set_circumstance(&mut self.rng, &mut entry, rule);
                }
            }
            Stratum::Liability(key) => set_liability(&mut self.rng, &mut entry, key),
            _ => {}
        }
        (house, entry)
    }
}

impl HandSampler {
    /// Returns a hand with one element, won like the example of another one.
    fn won_as(&mut self, of: &'static str, by: &'static str) -> Option<WinInput> {
        let mut strata = self.coverage.strata.iter();
        let place = strata.position(|one| *one == Stratum::Element(of))?;
        let samples = &self.samples[place];
        let (_, sample) = samples.get(self.rng.usize(0..samples.len().max(1)))?;
        let mut entry = vary(&mut self.rng, sample);
        let example = notation::parse(self.rule_set.element(by)?.example).ok()?;
        let context = example.context;
        entry.context.circumstances = context.circumstances;
        (entry.context.by, entry.context.from) = (context.by, context.from);
        entry.context.seat = context.seat;
        Some(entry)
    }
}

/// Returns a rule configuration in which a condition holds, if one option is enough.
fn making(house: RuleConfig, condition: Condition) -> RuleConfig {
    match condition {
        Condition::If(key) => house.set(key, "true"),
        Condition::Unless(key) => house.set(key, "false"),
        Condition::IfChosen(key, answer) => house.set(key, answer),
        Condition::UnlessChosen(..) | Condition::Always => house,
    }
}

/// Adds a circumstance and its required input.
fn set_circumstance(rng: &mut Rng, entry: &mut WinInput, rule: &CircumstanceRule) {
    let needs = rule.needs;
    let context = &mut entry.context;
    if !context.by.is_some_and(|by| needs.by.contains(&by)) && !needs.by.is_empty() {
        context.by = Some(one_of(rng, needs.by));
        context.from = None;
    }
    if needs.dealer == Dealer::Winner {
        context.seat = Some(Seat::East);
    }
    let by_other = context.by.is_some_and(WinBy::needs_seat);
    if let Some(seat) = context.seat.filter(|_| by_other) {
        let from = match needs.dealer {
            Dealer::Discarder => Seat::East,
            _ => one_of(rng, &seat.others()),
        };
        context.from = Some(from);
    }
    if once_in(rng, 2) {
        context.circumstances = tilewise_rules::Circumstances::NONE;
    }
    let one = rule.circumstance;
    let mut all = context.circumstances.with(one);
    if needs.count == Count::Always || needs.count == Count::Perhaps && rng.bool() {
        all = all.with_count(one, rng.u8(1..8));
    }
    if needs.seat && rng.bool() {
        all = all.with_seat(one, one_of(rng, &Seat::ALL));
    }
    if !needs.requires_any.is_empty() {
        all = all.with(one_of::<Circumstance>(rng, needs.requires_any));
    }
    context.circumstances = all;
}

/// Adds a liability statement.
fn set_liability(rng: &mut Rng, entry: &mut WinInput, key: &'static str) {
    let context = &mut entry.context;
    let Some(winner) = context.seat else {
        return;
    };
    let tile = one_of(rng, LiableTile::ALL);
    let seat = match context.from {
        Some(from) if tile == LiableTile::WinningTile => from,
        _ => one_of(rng, &winner.others()),
    };
    let one = StatedLiability {
        key,
        seat,
        tile,
        exempt: None,
    };
    context.liability = vec![one];
}

/// Returns the part of a report that the rules determine: without texts and options, and of the uncounted
/// elements only those that are met.
fn expected(answer: Value) -> Value {
    let mut answer = without_words(answer);
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("options");
        if let Some(Value::Array(rejected)) = fields.get_mut("rejected") {
            rejected.retain(|one| !one["by"].is_null());
        }
    }
    answer
}
