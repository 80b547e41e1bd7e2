//! Public corpora: hands and whole games of a rule set with their values and reasons. `docs/corpus.md`
//! describes the format.

mod check;
mod game;
mod games;
mod hands;
mod line;
mod strata;
mod vary;

use std::io::{self, Write};

use serde_json::{Map, Value};
use tilewise_api::rulesets_json;
use tilewise_rules::RuleSet;

use crate::play::Houses;
use crate::random::Rng;

pub use check::{CaseDifference, Cases, CheckSummary, check};
pub use line::{Case, CorpusLine, VERSION, read};
pub use strata::Stratum;

/// Strata that can't be shown, with reasons.
const IMPOSSIBLE: &str = include_str!("../corpus/impossible.txt");

/// Size of a corpus.
#[derive(Clone, Copy, Debug)]
pub struct CorpusSize {
    /// Number of hands.
    pub hands: u64,
    /// Number of games.
    pub games: u64,
    /// Lowest number of examples of each stratum.
    pub least: u64,
}

impl CorpusSize {
    /// Size for a release.
    pub const RELEASE: Self = Self {
        hands: 20_000,
        games: 500,
        least: 50,
    };
}

/// Number of examples of each stratum.
#[derive(Clone, Debug)]
pub struct Coverage {
    strata: Vec<Stratum>,
    least: u64,
    counts: Vec<u64>,
    is_impossible: Vec<bool>,
}

impl Coverage {
    fn new(rule_set: &RuleSet, strata: Vec<Stratum>, least: u64) -> Self {
        let impossible = impossible(rule_set);
        let is_impossible = strata.iter().map(|one| {
            let text = one.to_string();
            impossible.iter().any(|(other, _)| *other == text)
        });
        Self {
            least,
            counts: vec![0; strata.len()],
            is_impossible: is_impossible.collect(),
            strata,
        }
    }

    fn count(&mut self, places: &[usize]) {
        for &place in places {
            self.counts[place] += 1;
        }
    }

    fn is_short(&self, place: usize) -> bool {
        self.counts[place] < self.least && !self.is_impossible[place]
    }

    /// Returns the number of required strata.
    pub fn strata(&self) -> usize {
        self.strata.len()
    }

    /// Returns the strata with too few examples, and their counts.
    pub fn short(&self) -> Vec<(String, u64)> {
        let places = (0..self.strata.len()).filter(|&place| self.is_short(place));
        places
            .map(|place| (self.strata[place].to_string(), self.counts[place]))
            .collect()
    }

    /// Returns the strata that are listed as impossible and are shown.
    pub fn possible(&self) -> Vec<String> {
        let places = 0..self.strata.len();
        let places = places.filter(|&place| self.is_impossible[place] && self.counts[place] > 0);
        places.map(|place| self.strata[place].to_string()).collect()
    }
}

/// Returns the strata that a rule set can't show, with reasons.
///
/// # Panics
/// If a line of the list doesn't have three columns.
pub fn impossible(rule_set: &RuleSet) -> Vec<(String, &'static str)> {
    let lines = IMPOSSIBLE.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let own = lines.flat_map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [rule_sets, what, why] = columns[..] else {
            panic!("not 3 columns: {line}");
        };
        let is_own = match rule_sets.strip_suffix('*') {
            Some(begin) => rule_set.identity.key.starts_with(begin),
            None => rule_sets.split(' ').any(|key| key == rule_set.identity.key),
        };
        let strata = if is_own { each(what) } else { Vec::new() };
        strata.into_iter().map(move |stratum| (stratum, why))
    });
    own.collect()
}

/// Expands the name of a stratum, which may combine several inclusions.
fn each(what: &str) -> Vec<String> {
    let inclusions = what.strip_prefix("inclusion ");
    let Some((all, by)) = inclusions.and_then(|rest| rest.split_once(" in ")) else {
        return vec![what.to_owned()];
    };
    let each = all.split(' ');
    each.map(|of| format!("inclusion {of} in {by}")).collect()
}

/// Writes the corpus of a rule set: head, hands, games, end. The same seed gives the same bytes.
///
/// # Errors
/// Errors of the writer.
pub fn write(
    rule_set: &'static RuleSet,
    houses: Houses,
    seed: u64,
    size: CorpusSize,
    out: &mut impl Write,
) -> io::Result<[Coverage; 2]> {
    let head = [
        ("tilewise-corpus", VERSION.into()),
        ("tilewise", env!("CARGO_PKG_VERSION").into()),
        ("ruleset", rule_set.identity.key.into()),
        ("seed", seed.into()),
        ("hands", size.hands.into()),
        ("games", size.games.into()),
        ("options", own_options(rule_set)),
    ];
    writeln!(out, "{}", line::written(head))?;
    let mut rng = seeded(rule_set, seed);
    let hands = hands::HandSampler::new(rule_set, houses, size.least, rng.fork());
    let hands = hands.deal(size.hands, |case| writeln!(out, "{}", case.written()))?;
    let games = games::GameSampler::new(rule_set, houses, size.least, rng.fork());
    let games = games.play(size.games, size.hands, |case| {
        writeln!(out, "{}", case.written())
    })?;
    let lines = size.hands + size.games + 1;
    writeln!(out, "{}", line::written([("lines", lines.into())]))?;
    Ok([hands, games])
}

/// Returns a generator seeded for this rule set.
fn seeded(rule_set: &RuleSet, seed: u64) -> Rng {
    let key = rule_set.identity.key.bytes();
    let own = key.fold(seed, |all, byte| {
        all.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    Rng::with_seed(own)
}

/// Returns all options of a rule set with their defaults, which apply to requests without them.
fn own_options(rule_set: &RuleSet) -> Value {
    let all: Value = serde_json::from_str(&rulesets_json()).unwrap_or_default();
    let mut all = all.as_array().into_iter().flatten();
    let own = all.find(|one| one["key"] == rule_set.identity.key);
    let options = own.and_then(|own| own["options"].as_array());
    let options = options.into_iter().flatten();
    let answers = options.filter_map(|one| {
        let key = one["key"].as_str()?.to_owned();
        Some((key, one["default"].clone()))
    });
    Value::Object(answers.collect::<Map<_, _>>())
}

impl Case {
    /// Formats the line.
    fn written(self) -> String {
        line::written([
            ("n", self.number.into()),
            ("request", self.request),
            ("answer", self.answer),
            ("link", self.link.into()),
        ])
    }
}
