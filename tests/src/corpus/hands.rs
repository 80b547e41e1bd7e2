//! The hands of a corpus.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::score_json;
use tilewise_app::link;
use tilewise_app::state::Draft;
use tilewise_rules::{
    Circumstance, CircumstanceRule, Condition, Count, Dealer, House, LiableTile, RuleSet, Seat,
    StatedLiability, WinBy, WinInput, notation,
};

use super::Coverage;
use super::line::{Case, without_words};
use super::strata::{Shown, Stratum};
use super::vary::vary;
use crate::hands::request;
use crate::play::{Houses, RULE_SETS};
use crate::random::{Rng, any_answer, any_house, once_in, one_of};
use crate::suite::What;

/// So many tries at most to find one more hand that shows something, for each time that it must be shown.
const TRIES: u64 = 40;
/// So many hands that show something are remembered, to make others like them.
const SAMPLES: usize = 12;

/// A hand that was won in a house.
type Won = (House, WinInput);

/// Deals hands of a rule set until all is shown.
pub struct Hands {
    rule_set: &'static RuleSet,
    houses: Houses,
    rng: Rng,
    coverage: Coverage,
    samples: Vec<Vec<Won>>,
    seen: HashSet<String>,
    dealt: u64,
}

/// A hand that was scored.
struct Scored {
    request: String,
    answer: Value,
    link: String,
    shows: Vec<usize>,
}

impl Hands {
    /// Who deals hands of a rule set from a seed.
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

    /// Deals so many different hands: most of them as they come, the others so that all is shown.
    ///
    /// # Errors
    /// What `take` says.
    pub fn deal<E>(
        mut self,
        count: u64,
        mut take: impl FnMut(Case) -> Result<(), E>,
    ) -> Result<Coverage, E> {
        while self.dealt < count * 6 / 10 {
            let won = self.any();
            self.keep(&won, None, &mut take)?;
        }
        if !self.coverage.short().is_empty() {
            self.remember_known();
        }
        for place in 0..self.coverage.strata.len() {
            let mut tries = 0;
            while self.dealt < count
                && self.coverage.is_short(place)
                && tries < TRIES * self.coverage.least
            {
                let won = self.towards(place);
                if self.keep(&won, Some(place), &mut take)? {
                    tries = 0;
                } else {
                    tries += 1;
                }
            }
        }
        while self.dealt < count {
            let won = self.any();
            self.keep(&won, None, &mut take)?;
        }
        Ok(self.coverage)
    }

    /// Takes a hand, if it is a new one that shows what it is to show.
    fn keep<E>(
        &mut self,
        won: &Won,
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

    /// What a hand is worth, unless it can't be. One that is barred by a circumstance can.
    fn scored(&self, (house, entry): &Won) -> Option<Scored> {
        let request = request(house, entry);
        let answer: Value = serde_json::from_str(&score_json(&request)).ok()?;
        let mut errors = answer["errors"].as_array().into_iter().flatten();
        if errors.any(|one| one["code"] != "win-refused") {
            return None;
        }
        let shown = Shown::of(house, entry, &answer);
        let strata = self.coverage.strata.iter().enumerate();
        let places = strata.filter(|(_, stratum)| shown.shows(stratum));
        let places: Vec<usize> = places.map(|(place, _)| place).collect();
        let (house, entry) = (house.clone(), entry.clone());
        let link = link::path(&Draft { entry, house });
        Some(Scored {
            request,
            answer,
            link,
            shows: places,
        })
    }

    fn remember(&mut self, won: &Won, shows: &[usize]) {
        for &place in shows {
            if self.samples[place].len() < SAMPLES {
                self.samples[place].push(won.clone());
            }
        }
    }

    /// Remembers the example of each element, and hands that were worked out.
    fn remember_known(&mut self) {
        let mut known = Vec::new();
        for element in self.rule_set.elements {
            if let Ok(entry) = notation::parse(element.example) {
                known.push((self.house_where(element.played), entry));
            }
        }
        let table = self.rule_set.table_key();
        let own = |one: &&crate::play::RegisteredRuleSet| {
            self.rule_set.key == one.houses.key || table == one.houses.key || {
                let other = tilewise_rules::rule_sets::by_key(one.houses.key);
                other.is_some_and(|other| other.table_key() == table)
            }
        };
        let suites = RULE_SETS.iter().filter(own);
        for line in suites.flat_map(|one| one.suite.lines()) {
            if let What::Hand(text) = line.what
                && let Ok(entry) = notation::parse(text)
                && let Ok(house) = format!("{};{}", self.rule_set.key, line.house).parse()
            {
                known.push((house, entry));
            }
        }
        for won in known {
            if let Some(scored) = self.scored(&won) {
                self.remember(&won, &scored.shows);
            }
        }
    }

    fn house_where(&self, condition: Condition) -> House {
        making(House::with_defaults(self.rule_set), condition)
    }

    /// Any hand, in the rule set's own house as often as in others.
    fn any(&mut self) -> Won {
        let rng = &mut self.rng;
        let play = if rng.bool() {
            (self.houses.own)()
        } else {
            (self.houses.house)(rng)
        };
        let entry = play.winning(rng);
        let played = play.house();
        let changed = played.answers().filter(|(_, _, own)| !own);
        let mut house = House::with_defaults(self.rule_set);
        for (key, answer, _) in changed {
            house = house.set(key, &answer);
        }
        if once_in(rng, 4) && !self.rule_set.options.is_empty() {
            let choice = &self.rule_set.options[rng.usize(0..self.rule_set.options.len())];
            house = house.set(choice.key, &any_answer(rng, choice));
        }
        (house, entry)
    }

    /// Any hand, or one that is like one that shows this.
    fn near(&mut self, place: usize) -> Won {
        let samples = &self.samples[place];
        if samples.is_empty() || once_in(&mut self.rng, 4) {
            return self.any();
        }
        let (house, entry) = &samples[self.rng.usize(0..samples.len())];
        (house.clone(), vary(&mut self.rng, entry))
    }

    /// A hand that may well show this.
    fn towards(&mut self, place: usize) -> Won {
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
                let mut choices = self.rule_set.options.iter();
                let choice = choices.find(|choice| choice.key == key);
                let any = choice.map(|choice| any_answer(&mut self.rng, choice));
                let answer = answer.map(str::to_owned).or(any).unwrap_or_default();
                house = house.set(key, &answer);
            }
            Stratum::Circumstance(one) => {
                let mut rules = self.rule_set.circumstances.iter();
                if let Some(rule) = rules.find(|rule| rule.circumstance == one) {
                    tell(&mut self.rng, &mut entry, rule);
                }
            }
            Stratum::Liability(key) => state(&mut self.rng, &mut entry, key),
            _ => {}
        }
        (house, entry)
    }
}

impl Hands {
    /// A hand that has one element, won as the example of another one was.
    fn won_as(&mut self, of: &'static str, by: &'static str) -> Option<WinInput> {
        let mut strata = self.coverage.strata.iter();
        let place = strata.position(|one| *one == Stratum::Element(of))?;
        let samples = &self.samples[place];
        let (_, sample) = samples.get(self.rng.usize(0..samples.len().max(1)))?;
        let mut entry = vary(&mut self.rng, sample);
        let example = notation::parse(self.rule_set.element(by)?.example).ok()?;
        let told = example.context;
        entry.context.circumstances = told.circumstances;
        (entry.context.by, entry.context.from) = (told.by, told.from);
        entry.context.seat = told.seat;
        Some(entry)
    }
}

/// A house in which a condition holds, where one answer makes it.
fn making(house: House, condition: Condition) -> House {
    match condition {
        Condition::If(key) => house.set(key, "true"),
        Condition::Unless(key) => house.set(key, "false"),
        Condition::IfChosen(key, answer) => house.set(key, answer),
        Condition::UnlessChosen(..) | Condition::Always => house,
    }
}

/// Tells a circumstance of a hand, and what it needs.
fn tell(rng: &mut Rng, entry: &mut WinInput, rule: &CircumstanceRule) {
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
    if !needs.beside.is_empty() {
        all = all.with(one_of::<Circumstance>(rng, needs.beside));
    }
    context.circumstances = all;
}

/// Says who fed what.
fn state(rng: &mut Rng, entry: &mut WinInput, key: &'static str) {
    let context = &mut entry.context;
    let Some(winner) = context.seat else {
        return;
    };
    let fed = one_of(rng, LiableTile::ALL);
    let seat = match context.from {
        Some(from) if fed == LiableTile::WinningTile => from,
        _ => one_of(rng, &winner.others()),
    };
    let one = StatedLiability {
        key,
        seat,
        fed,
        exempt: None,
    };
    context.liability = vec![one];
}

/// What of a report is right by the rules: without words, without options, which the request has, and
/// of what doesn't count only what is met.
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
