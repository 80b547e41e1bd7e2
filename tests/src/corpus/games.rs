//! The games of a corpus.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::{game_file, game_json, game_link};
use tilewise_app::link;
use tilewise_app::table::{Place, Step};
use tilewise_ledger::Game;
use tilewise_rules::{Answers, House, RuleSet};

use super::Coverage;
use super::game::game;
use super::line::{Case, without_words};
use super::strata::{Stratum, changed, shows_option};
use crate::play::Houses;
use crate::random::{Rng, any_answer, any_house, once_in};

/// So many tries at most to find one more game that shows something, for each time that it must be shown.
const TRIES: u64 = 20;

/// Houses in which something is met that is rare in any other: what begins so, and their answers.
const RARE: [(&str, Answers); 2] = [
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

/// Plays games of a rule set until all is shown.
pub struct Games {
    rule_set: &'static RuleSet,
    houses: Houses,
    rng: Rng,
    coverage: Coverage,
    seen: HashSet<String>,
    played: u64,
}

impl Games {
    /// Who plays games of a rule set from a seed.
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

    /// Plays so many different games, numbered after so many hands.
    ///
    /// # Errors
    /// What `take` says.
    pub fn play<E>(
        mut self,
        count: u64,
        after: u64,
        mut take: impl FnMut(Case) -> Result<(), E>,
    ) -> Result<Coverage, E> {
        while self.played < count / 2 {
            let house = self.house();
            self.keep(house, None, after, &mut take)?;
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
                let kept = self.keep(house, Some(place), after, &mut take)?;
                tries = if kept { 0 } else { tries + 1 };
            }
        }
        while self.played < count {
            let house = self.house();
            self.keep(house, None, after, &mut take)?;
        }
        Ok(self.coverage)
    }

    /// A house that shows this, if it is an option, and many others that are still short.
    fn house_towards(&mut self, place: usize) -> House {
        let mut house = any_house(&mut self.rng, self.rule_set);
        let others = 0..self.coverage.strata.len();
        let short = others.filter(|&other| self.coverage.is_short(other));
        for other in short.collect::<Vec<_>>().into_iter().chain([place]) {
            let Stratum::Option(key, answer) = self.coverage.strata[other] else {
                continue;
            };
            if other == place || self.rng.bool() {
                let mut choices = self.rule_set.options.iter();
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

    /// The rule set's own house, or one with any answers.
    fn house(&mut self) -> House {
        if once_in(&mut self.rng, 3) {
            House::with_defaults(self.rule_set)
        } else {
            any_house(&mut self.rng, self.rule_set)
        }
    }

    fn keep<E>(
        &mut self,
        house: House,
        to_show: Option<usize>,
        after: u64,
        take: &mut impl FnMut(Case) -> Result<(), E>,
    ) -> Result<bool, E> {
        let changed = changed(&house);
        let log = game(&mut self.rng, self.houses, house);
        let replayed = log.replay();
        let shows: Vec<usize> = {
            let strata = self.coverage.strata.iter().enumerate();
            let shown = strata.filter(|(_, stratum)| match stratum {
                Stratum::Option(key, answer) => shows_option(&changed, key, *answer),
                stratum => shows(&replayed, stratum),
            });
            shown.map(|(place, _)| place).collect()
        };
        let text = game_link(&log);
        if to_show.is_some_and(|place| !shows.contains(&place)) || !self.seen.insert(text.clone()) {
            return Ok(false);
        }
        self.played += 1;
        self.coverage.count(&shows);
        let file = game_file(&log);
        let place = Place::from(Step::Game(text));
        take(Case {
            number: after + self.played,
            answer: expected(&game_json(&file)),
            request: serde_json::from_str(&file).unwrap_or_default(),
            link: format!("#{}", link::table_path(&place.path())),
        })?;
        Ok(true)
    }
}

/// Whether a game shows what its progression says.
fn shows(game: &Game, stratum: &Stratum) -> bool {
    let mut lines = game.lines().iter();
    match *stratum {
        Stratum::Row(clause, says) => lines.any(|line| line.followed == Some((clause, says))),
        Stratum::SeatChange(clause, says) => {
            lines.any(|line| line.reseated == Some((clause, says)))
        }
        Stratum::End(clause, says) => {
            let over = game.table().and_then(|table| table.over);
            over == Some((clause, says))
        }
        _ => false,
    }
}

/// What of a report is right by the rules.
fn expected(report: &str) -> Value {
    let report: Value = serde_json::from_str(report).unwrap_or_default();
    let mut answer = without_words(report);
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("options");
    }
    answer
}
