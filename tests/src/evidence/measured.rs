//! What commands have measured and kept: `cargo xtask proof` and `fuzz` write it, each into a file
//! of its own; and how many screens are walked through.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

/// What was measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// What programs by others say.
    pub agreement: Vec<Agreement>,
    /// What was made up for each way in.
    pub fuzzing: Vec<Fuzzing>,
    /// So often browsers were killed while hands were entered, and nothing was lost.
    pub kills: u64,
    /// For so many minutes network, storage and tab failed in each browser, and nothing was lost.
    pub minutes: u64,
    /// The screens that are walked through.
    pub screens: Vec<String>,
}

/// What a program by others says of the same hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The rule set whose suite is held against it.
    pub rule_set: String,
    /// The program, and where it is from: `"PyPI"`.
    pub program: String,
    /// Its version.
    pub version: String,
    /// Where it is from.
    pub from: String,
    /// So many random hands.
    pub hands: u64,
    /// Of so many it says the same.
    pub same: u64,
    /// Why of the others it doesn't.
    pub explained: Vec<Explained>,
}

/// Why answers differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The clause by which it is so.
    pub clause: String,
    /// Who errs.
    pub errs: String,
    /// Why.
    pub why: String,
    /// In so many hands.
    pub hands: u64,
}

/// What was made up for a way in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fuzzing {
    /// Its name.
    pub target: String,
    /// So many inputs.
    pub executions: u64,
    /// So many of them since something broke, or the first.
    pub since: u64,
    /// So many of them broke something.
    pub found: u64,
    /// For so many seconds, as far as they were counted.
    pub seconds: u64,
}

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The list in a file; nothing where nothing was measured.
///
/// # Panics
/// If it is no list in JSON.
fn list(file: &str) -> Vec<Value> {
    let Ok(text) = fs::read_to_string(home().join(file)) else {
        return Vec::new();
    };
    let list: Vec<Value> = match serde_json::from_str(&text) {
        Ok(list) => list,
        Err(wrong) => panic!("{file}: {wrong}"),
    };
    list
}

fn text(one: &Value, key: &str) -> String {
    one[key].as_str().unwrap_or_default().to_owned()
}

fn number(one: &Value, key: &str) -> u64 {
    one[key].as_u64().unwrap_or_default()
}

/// What the page has gone through.
const ENDURED: &str = "browser/endured.json";
/// What programs by others have said.
const AGREEMENT: &str = "proof/agreement.json";

impl Measured {
    /// Reads it.
    ///
    /// # Panics
    /// If a file can't be read.
    pub fn read() -> Self {
        let fuzzing = list("untrusted/fuzzing.json").into_iter();
        let fuzzing = fuzzing.map(|one| Fuzzing {
            target: text(&one, "target"),
            executions: number(&one, "executions"),
            since: number(&one, "since"),
            found: number(&one, "found"),
            seconds: number(&one, "seconds"),
        });
        let endured = fs::read_to_string(home().join(ENDURED)).unwrap_or_default();
        let endured: Value = serde_json::from_str(&endured).expect("figures in JSON");
        Self {
            kills: number(&endured, "kills"),
            minutes: number(&endured, "seconds") / 60,
            agreement: agreement(),
            fuzzing: fuzzing.collect(),
            screens: screens(),
        }
    }
}

fn agreement() -> Vec<Agreement> {
    let all = list(AGREEMENT).into_iter().map(|one| {
        let explained = one["explained"].as_array().into_iter().flatten();
        let explained = explained.map(|why| Explained {
            clause: text(why, "clause"),
            errs: text(why, "errs"),
            why: text(why, "why"),
            hands: number(why, "hands"),
        });
        Agreement {
            rule_set: text(&one, "rule_set"),
            program: text(&one, "program"),
            version: text(&one, "version"),
            from: text(&one, "from"),
            hands: number(&one, "hands"),
            same: number(&one, "same"),
            explained: explained.collect(),
        }
    });
    all.collect()
}

impl Agreement {
    /// Keeps it, in place of what the same program said before.
    ///
    /// # Panics
    /// If the file can't be written.
    pub fn keep(self) {
        let mut all = agreement();
        match all.iter_mut().find(|one| one.program == self.program) {
            Some(before) => *before = self,
            None => all.push(self),
        }
        all.sort_by(|one, other| {
            (&one.rule_set, &one.program).cmp(&(&other.rule_set, &other.program))
        });
        let all: Vec<Value> = all.iter().map(Self::to_json).collect();
        let text = serde_json::to_string_pretty(&all).unwrap_or_default();
        fs::write(home().join(AGREEMENT), text + "\n").expect("it can be written");
    }

    fn to_json(&self) -> Value {
        let explained = self.explained.iter().map(|why| {
            json!({
                "clause": why.clause,
                "errs": why.errs,
                "why": why.why,
                "hands": why.hands,
            })
        });
        json!({
            "rule_set": self.rule_set,
            "program": self.program,
            "version": self.version,
            "from": self.from,
            "hands": self.hands,
            "same": self.same,
            "explained": explained.collect::<Vec<_>>(),
        })
    }
}

/// The screens that the browser tests walk through, by their names there.
fn screens() -> Vec<String> {
    let source = fs::read_to_string(home().join("browser/screens.ts")).unwrap_or_default();
    let names = source.lines().filter_map(|line| {
        let rest = line.strip_prefix("  \"")?;
        let (name, _) = rest.split_once("\": ")?;
        Some(name.to_owned())
    });
    names.collect()
}
