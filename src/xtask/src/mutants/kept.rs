//! What was tried, and what came of it.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    fs::{self, File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::list::{self, Mutant};
use crate::workspace::root;

/// How much is caught, by the part of the source.
const COUNTS: &str = "tests/mutants/counts.json";
/// What isn't, with its reason.
const SURVIVORS: &str = "tests/mutants/survivors.json";

/// What came of a mutant.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// By this test.
    Caught(String),
    /// All tests that come across it pass.
    Missed,
    /// It doesn't compile.
    Unviable,
    /// It is in what is computed when a crate is compiled, and has no switch.
    Fixed,
}

/// A line of what was tried: it holds for a file that says the same.
#[derive(Serialize, Deserialize)]
struct Line {
    name: String,
    says: u64,
    outcome: Outcome,
}

/// A mutant that no test catches.
#[derive(Serialize, Deserialize)]
struct Survivor {
    file: String,
    what: String,
    /// So many of them are in this file.
    #[serde(default)]
    times: usize,
    /// Why that is right.
    #[serde(default)]
    reason: String,
}

/// How much of a part is caught.
#[derive(Default, Serialize, Deserialize)]
struct Count {
    part: String,
    viable: usize,
    caught: usize,
    /// Those that don't compile.
    unviable: usize,
    /// Those that are in what is computed when a crate is compiled: they are not tried.
    fixed: usize,
    /// Those that are still to be tried.
    #[serde(skip)]
    open: usize,
}

/// What is known of each mutant.
pub struct Kept<'a> {
    mutants: &'a [Mutant],
    says: Vec<u64>,
    outcomes: Vec<Option<Outcome>>,
    file: PathBuf,
}

impl<'a> Kept<'a> {
    /// Reads what was tried of these mutants.
    pub fn read(folder: &Path, mutants: &'a [Mutant]) -> Result<Self> {
        let mut says = HashMap::new();
        for mutant in mutants {
            if !says.contains_key(&mutant.file) {
                says.insert(&mutant.file, list::says(&root().join(&mutant.file))?);
            }
        }
        let says: Vec<u64> = mutants.iter().map(|mutant| says[&mutant.file]).collect();
        let file = folder.join("tried.jsonl");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let ids: HashMap<(&str, u64), usize> = mutants
            .iter()
            .zip(&says)
            .enumerate()
            .map(|(id, (mutant, says))| ((mutant.name.as_str(), *says), id))
            .collect();
        let mut outcomes = vec![None; mutants.len()];
        for line in text.lines() {
            let Ok(line) = serde_json::from_str::<Line>(line) else {
                continue;
            };
            if let Some(id) = ids.get(&(line.name.as_str(), line.says)) {
                outcomes[*id] = Some(line.outcome);
            }
        }
        Ok(Self {
            mutants,
            says,
            outcomes,
            file,
        })
    }

    /// Those that are to be tried; those that were missed too, if `again`.
    pub fn open(&self, again: bool) -> HashSet<usize> {
        let is_open = |outcome: &Option<Outcome>| match outcome {
            None => true,
            Some(outcome) => again && *outcome == Outcome::Missed,
        };
        let all = self.outcomes.iter().enumerate();
        all.filter(|(_, outcome)| is_open(outcome))
            .map(|(id, _)| id)
            .collect()
    }

    /// Keeps what came of a mutant at once: a run can end at any time.
    pub fn keep(&mut self, id: usize, outcome: Outcome) -> Result<()> {
        if self.outcomes[id].as_ref() == Some(&outcome) {
            return Ok(());
        }
        let line = Line {
            name: self.mutants[id].name.clone(),
            says: self.says[id],
            outcome: outcome.clone(),
        };
        let mut file: File = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.file)
            .with_context(|| format!("cannot write {}", self.file.display()))?;
        file.write_all((serde_json::to_string(&line)? + "\n").as_bytes())?;
        self.outcomes[id] = Some(outcome);
        Ok(())
    }

    /// Prints how much is caught, and writes it down with what isn't. A part of which not all was tried
    /// stays as it stands.
    pub fn write(&self) -> Result<()> {
        let mut counts: BTreeMap<String, Count> = BTreeMap::new();
        let mut survivors: BTreeMap<(String, String), Survivor> = BTreeMap::new();
        let mut reasons: HashMap<(String, String), String> = HashMap::new();
        let known = list::<Survivor>(SURVIVORS)?;
        for one in &known {
            let key = (one.file.clone(), one.what.clone());
            reasons.insert(key, one.reason.clone());
        }
        for (mutant, outcome) in self.mutants.iter().zip(&self.outcomes) {
            let part = list::part(&mutant.file);
            let count = counts.entry(part.clone()).or_insert_with(|| Count {
                part,
                ..Count::default()
            });
            match outcome {
                None => count.open += 1,
                Some(Outcome::Unviable) => count.unviable += 1,
                Some(Outcome::Fixed) => count.fixed += 1,
                Some(Outcome::Caught(_)) => {
                    count.viable += 1;
                    count.caught += 1;
                }
                Some(Outcome::Missed) => {
                    count.viable += 1;
                    let key = (mutant.file.clone(), mutant.what().to_owned());
                    let reason = reasons.get(&key).cloned().unwrap_or_default();
                    let survivor = survivors.entry(key.clone()).or_insert(Survivor {
                        file: key.0,
                        what: key.1,
                        times: 0,
                        reason,
                    });
                    survivor.times += 1;
                }
            }
        }
        println!();
        for count in counts.values() {
            println!(
                "{:<16} {:>5} of {:>5} caught, {:>5} unviable, {:>4} without a switch, {:>5} open",
                count.part, count.caught, count.viable, count.unviable, count.fixed, count.open
            );
        }
        let open: HashSet<String> = counts
            .values()
            .filter(|count| count.open > 0)
            .map(|count| count.part.clone())
            .collect();
        counts.retain(|part, _| !open.contains(part));
        survivors.retain(|(file, _), _| !open.contains(&list::part(file)));
        for count in list::<Count>(COUNTS)? {
            if open.contains(&count.part) {
                counts.insert(count.part.clone(), count);
            }
        }
        for one in known {
            if open.contains(&list::part(&one.file)) {
                survivors.insert((one.file.clone(), one.what.clone()), one);
            }
        }
        if counts.is_empty() {
            return Ok(());
        }
        fs::create_dir_all(root().join("tests/mutants"))?;
        keep(COUNTS, counts.into_values())?;
        keep(SURVIVORS, survivors.into_values())
    }
}

/// The list in a file; nothing where there is none.
fn list<T: DeserializeOwned>(file: &str) -> Result<Vec<T>> {
    let Ok(text) = fs::read_to_string(root().join(file)) else {
        return Ok(Vec::new());
    };
    serde_json::from_str(&text).with_context(|| format!("cannot read {file}"))
}

/// A line for each.
fn keep<T: Serialize>(file: &str, all: impl Iterator<Item = T>) -> Result<()> {
    let lines = all.map(|one| serde_json::to_string(&one));
    let lines = lines.collect::<Result<Vec<_>, _>>()?;
    fs::write(
        root().join(file),
        format!("[\n  {}\n]\n", lines.join(",\n  ")),
    )
    .with_context(|| format!("cannot write {file}"))
}
