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

/// How much is caught, by the file of the source.
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
    /// It is in what is computed when a crate is compiled: it has no switch, and wants a build of its own.
    Fixed,
}

/// A line of what was tried: it holds for a file that says the same.
#[derive(Serialize, Deserialize)]
struct Line {
    name: String,
    says: String,
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

/// How much is caught in a file, if all of it was tried.
#[derive(Default, Serialize, Deserialize)]
struct Count {
    part: String,
    file: String,
    /// What it said when all of it was tried.
    says: String,
    viable: usize,
    caught: usize,
    /// Those that don't compile.
    unviable: usize,
    /// Those that want a build of their own, and haven't had it.
    fixed: usize,
    /// Those that are still to be tried.
    #[serde(skip)]
    open: usize,
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.viable += other.viable;
        self.caught += other.caught;
        self.unviable += other.unviable;
        self.fixed += other.fixed;
        self.open += other.open;
    }
}

/// The files that don't say what they said when all of them was tried.
pub fn changed() -> Result<HashSet<String>> {
    let says: HashMap<String, String> = list::<Count>(COUNTS)?
        .into_iter()
        .map(|count| (count.file, count.says))
        .collect();
    let mut changed = HashSet::new();
    for file in list::files()? {
        if says.get(&file) != Some(&list::says(&file)?) {
            changed.insert(file);
        }
    }
    Ok(changed)
}

/// What is known of each mutant.
pub struct Kept<'a> {
    pub mutants: &'a [Mutant],
    /// What each file says.
    says: HashMap<String, String>,
    outcomes: Vec<Option<Outcome>>,
    file: PathBuf,
}

impl<'a> Kept<'a> {
    /// Reads what was tried of these mutants.
    pub fn read(folder: &Path, mutants: &'a [Mutant]) -> Result<Self> {
        let mut says = HashMap::new();
        for file in list::files()? {
            says.insert(file.clone(), list::says(&file)?);
        }
        let file = folder.join("tried.jsonl");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let ids: HashMap<(&str, &str), usize> = mutants
            .iter()
            .enumerate()
            .filter_map(|(id, mutant)| {
                let says = says.get(&mutant.file)?;
                Some(((mutant.name.as_str(), says.as_str()), id))
            })
            .collect();
        let mut outcomes = vec![None; mutants.len()];
        for line in text.lines() {
            let Ok(line) = serde_json::from_str::<Line>(line) else {
                continue;
            };
            if let Some(id) = ids.get(&(line.name.as_str(), line.says.as_str())) {
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

    /// Those that are to be tried; if `again`, those too that were missed and have no reason for it.
    pub fn open(&self, again: bool) -> Result<HashSet<usize>> {
        let mut explained = HashSet::new();
        for one in list::<Survivor>(SURVIVORS)? {
            if !one.reason.is_empty() {
                explained.insert((one.file, one.what));
            }
        }
        let is_explained = |mutant: &Mutant| {
            let key = (mutant.file.clone(), mutant.what().to_owned());
            explained.contains(&key)
        };
        let is_open = |id: &usize| match &self.outcomes[*id] {
            None => true,
            Some(Outcome::Missed) => again && !is_explained(&self.mutants[*id]),
            Some(_) => false,
        };
        Ok((0..self.mutants.len()).filter(is_open).collect())
    }

    /// Those in these files that want a build of their own.
    pub fn fixed(&self, is_asked: impl Fn(&str) -> bool) -> Vec<usize> {
        let is_fixed = |id: &usize| {
            self.outcomes[*id] == Some(Outcome::Fixed) && is_asked(&self.mutants[*id].file)
        };
        (0..self.mutants.len()).filter(is_fixed).collect()
    }

    /// How many mutants each test has caught in a file.
    pub fn caught_in(&self, file: &str) -> HashMap<String, usize> {
        let mut all = HashMap::new();
        for (mutant, outcome) in self.mutants.iter().zip(&self.outcomes) {
            if let Some(Outcome::Caught(test)) = outcome
                && mutant.file == file
            {
                *all.entry(test.clone()).or_default() += 1;
            }
        }
        all
    }

    /// Keeps what came of a mutant at once: a run can end at any time.
    pub fn keep(&mut self, id: usize, outcome: Outcome) -> Result<()> {
        if self.outcomes[id].as_ref() == Some(&outcome) {
            return Ok(());
        }
        let mutant = &self.mutants[id];
        let line = Line {
            name: mutant.name.clone(),
            says: self.says.get(&mutant.file).cloned().unwrap_or_default(),
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

    /// Prints how much is caught, and writes it down with what isn't. What is known of a file of which not
    /// all was tried stays as it stands.
    pub fn write(&self) -> Result<()> {
        let mut counts: BTreeMap<String, Count> = BTreeMap::new();
        for (file, says) in &self.says {
            let count = Count {
                part: list::part(file),
                file: file.clone(),
                says: says.clone(),
                ..Count::default()
            };
            counts.insert(file.clone(), count);
        }
        for (mutant, outcome) in self.mutants.iter().zip(&self.outcomes) {
            let Some(count) = counts.get_mut(&mutant.file) else {
                continue;
            };
            match outcome {
                None => count.open += 1,
                Some(Outcome::Unviable) => count.unviable += 1,
                Some(Outcome::Fixed) => count.fixed += 1,
                Some(Outcome::Caught(_)) => {
                    count.viable += 1;
                    count.caught += 1;
                }
                Some(Outcome::Missed) => count.viable += 1,
            }
        }
        print(counts.values());
        let open: HashSet<String> = counts
            .values()
            .filter(|count| count.open > 0)
            .map(|count| count.file.clone())
            .collect();
        counts.retain(|file, _| !open.contains(file));
        for count in list::<Count>(COUNTS)? {
            if open.contains(&count.file) {
                counts.insert(count.file.clone(), count);
            }
        }
        let survivors = self.survivors(&open)?;
        fs::create_dir_all(root().join("tests/mutants"))?;
        keep(COUNTS, counts.into_values())?;
        keep(SURVIVORS, survivors.into_iter())
    }

    /// What isn't caught, with the reasons that are known; of files that are still open, what was known.
    fn survivors(&self, open: &HashSet<String>) -> Result<Vec<Survivor>> {
        let mut all: BTreeMap<(String, String), Survivor> = BTreeMap::new();
        let mut reasons = HashMap::new();
        for one in list::<Survivor>(SURVIVORS)? {
            let key = (one.file.clone(), one.what.clone());
            if open.contains(&one.file) {
                all.insert(key, one);
            } else {
                reasons.insert(key, one.reason);
            }
        }
        for (mutant, outcome) in self.mutants.iter().zip(&self.outcomes) {
            if *outcome != Some(Outcome::Missed) || open.contains(&mutant.file) {
                continue;
            }
            let key = (mutant.file.clone(), mutant.what().to_owned());
            let reason = reasons.get(&key).cloned().unwrap_or_default();
            let survivor = all.entry(key.clone()).or_insert(Survivor {
                file: key.0,
                what: key.1,
                times: 0,
                reason,
            });
            survivor.times += 1;
        }
        Ok(all.into_values().collect())
    }

    /// Those of these files that no test catches, and that weren't known to survive.
    pub fn new_survivors(&self, files: &HashSet<String>) -> Result<Vec<&str>> {
        let known = list::<Survivor>(SURVIVORS)?.into_iter();
        let mut known: HashMap<(String, String), usize> =
            known.map(|one| ((one.file, one.what), one.times)).collect();
        let all = self.mutants.iter().zip(&self.outcomes);
        let mut new = Vec::new();
        for (mutant, outcome) in all {
            if *outcome != Some(Outcome::Missed) || !files.contains(&mutant.file) {
                continue;
            }
            let key = (mutant.file.clone(), mutant.what().to_owned());
            match known.get_mut(&key).filter(|times| **times > 0) {
                Some(times) => *times -= 1,
                None => new.push(mutant.name.as_str()),
            }
        }
        Ok(new)
    }
}

/// A line for each part, and one for all of them.
fn print<'a>(counts: impl Iterator<Item = &'a Count>) {
    let mut parts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut all = Count::default();
    for count in counts {
        parts.entry(&count.part).or_default().add(count);
        all.add(count);
    }
    println!();
    for (part, count) in parts.into_iter().chain([("all", all)]) {
        println!(
            "{part:<16} {:>5} of {:>5} caught, {:>5} unviable, {:>4} to be built, {:>5} open",
            count.caught, count.viable, count.unviable, count.fixed, count.open
        );
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
