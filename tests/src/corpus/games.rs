//! The games of a corpus.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::{game_file, game_json, game_link};
use tilewise_app::link;
use tilewise_app::table::{Route, TableLocation};
use tilewise_ledger::Game;
use tilewise_rules::{OptionValues, RuleConfig, RuleSet};

use super::Coverage;
use super::game::game;
use super::line::{Case, without_words};
use super::strata::{Stratum, changed, shows_option};
use crate::play::Houses;
use crate::random::{Rng, any_answer, any_house, once_in};

/// Limit of tries for one more example of a stratum, per required example.
const TRIES: u64 = 20;

/// Options under which rare strata occur: a stratum prefix and the values.
const RARE: [(&str, OptionValues); 2] = [
    (
        "end R-135",
        &[
            ("extra_round", "true"),
            ("tobi", "false"),
            ("start_points", "20000"),
            ("goal_points", "45000"),
        ],
    ),
    (
        "end R-137",
        &[
            ("dealer_stops", "true"),
            ("tobi", "false"),
            ("start_points", "30000"),
            ("goal_points", "30000"),
        ],
    ),
];

/// Samples games of a rule set until all strata are shown.
pub struct GameSampler {
    rule_set: &'static RuleSet,
    houses: Houses,
    rng: Rng,
    coverage: Coverage,
    seen: HashSet<String>,
    played: u64,
}

impl GameSampler {
    /// Returns a sampler of a rule set and a seed.
    pub fn new(rule_set: &'static RuleSet, houses: Houses, least: u64, rng: Rng) -> Self {
        Self {
            rule_set,
            houses,
            rng,
            coverage: Coverage::new(rule_set, Stratum::of_games(rule_set), least),
            seen: HashSet::new(),
            played: 0,
        }
    }

    /// Plays `count` different games, numbered after the hands.
    ///
    /// # Errors
    /// Errors of `take`.
    pub fn play<E>(
        mut self,
        count: u64,
        after: u64,
        mut take: impl FnMut(Case) -> Result<(), E>,
    ) -> Result<Coverage, E> {
        while self.played < count / 2 {
            let house = self.house();
            self.try_add(house, None, after, &mut take)?;
        }
        for place in 0..self.coverage.strata.len() {
            let mut tries = 0;
            while self.played < count
                && self.coverage.is_short(place)
                && tries < TRIES * self.coverage.least
            {
                let mut house = self.house_towards(place);
                for (_, answers) in RARE.iter().filter(|(what, _)| self.is(place, what)) {
                    house = house.with_answers(answers);
                }
                let added = self.try_add(house, Some(place), after, &mut take)?;
                tries = if added { 0 } else { tries + 1 };
            }
        }
        while self.played < count {
            let house = self.house();
            self.try_add(house, None, after, &mut take)?;
        }
        Ok(self.coverage)
    }

    /// Returns a rule configuration for this stratum, if it is an option, and for many others without enough
    /// examples.
    fn house_towards(&mut self, place: usize) -> RuleConfig {
        let mut house = any_house(&mut self.rng, self.rule_set);
        let others = 0..self.coverage.strata.len();
        let short = others.filter(|&other| self.coverage.is_short(other));
        for other in short.collect::<Vec<_>>().into_iter().chain([place]) {
            let Stratum::Option(key, answer) = self.coverage.strata[other] else {
                continue;
            };
            if other == place || self.rng.bool() {
                let mut choices = self.rule_set.settings.options.iter();
                let choice = choices.find(|choice| choice.key == key);
                let any = choice.map(|choice| any_answer(&mut self.rng, choice));
                let answer = answer.map(str::to_owned).or(any).unwrap_or_default();
                house = house.set(key, &answer);
            }
        }
        house
    }

    fn is(&self, place: usize, begins: &str) -> bool {
        self.coverage.strata[place].to_string().starts_with(begins)
    }

    /// Returns the default rule configuration, or one with random options.
    fn house(&mut self) -> RuleConfig {
        if once_in(&mut self.rng, 3) {
            RuleConfig::with_defaults(self.rule_set)
        } else {
            any_house(&mut self.rng, self.rule_set)
        }
    }

    fn try_add<E>(
        &mut self,
        house: RuleConfig,
        to_show: Option<usize>,
        after: u64,
        take: &mut impl FnMut(Case) -> Result<(), E>,
    ) -> Result<bool, E> {
        let changed = changed(&house);
        let log = game(&mut self.rng, self.houses, house);
        let replayed = log.replay();
        let shows: Vec<usize> = {
            let strata = self.coverage.strata.iter().enumerate();
            let matching = strata.filter(|(_, stratum)| match stratum {
                Stratum::Option(key, answer) => shows_option(&changed, key, *answer),
                stratum => shows(&replayed, stratum),
            });
            matching.map(|(place, _)| place).collect()
        };
        let text = game_link(&log);
        if to_show.is_some_and(|place| !shows.contains(&place)) || !self.seen.insert(text.clone()) {
            return Ok(false);
        }
        self.played += 1;
        self.coverage.count(&shows);
        let file = game_file(&log);
        let place = TableLocation::from(Route::Game(text));
        take(Case {
            number: after + self.played,
            answer: expected(&game_json(&file)),
            request: serde_json::from_str(&file).unwrap_or_default(),
            link: format!("#{}", link::table_path(&place.path())),
        })?;
        Ok(true)
    }
}

/// Returns whether a game shows a stratum of its progression.
fn shows(game: &Game, stratum: &Stratum) -> bool {
    let mut lines = game.outcomes().iter();
    match *stratum {
        Stratum::Row(clause, text) => lines.any(|line| line.progression == Some((clause, text))),
        Stratum::SeatChange(clause, text) => {
            lines.any(|line| line.seat_change == Some((clause, text)))
        }
        Stratum::End(clause, text) => {
            let end = game.table().and_then(|table| table.end_reason);
            end == Some((clause, text))
        }
        _ => false,
    }
}

/// Returns the part of a report that the rules determine.
fn expected(report: &str) -> Value {
    let report: Value = serde_json::from_str(report).unwrap_or_default();
    let mut answer = without_words(report);
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("options");
    }
    answer
}
