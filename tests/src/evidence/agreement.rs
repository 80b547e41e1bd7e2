//! Comparisons with other programs, written by `cargo xtask proof` to `tests/proof/agreement.json`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

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
    pub explained: Vec<ExplainedDifference>,
}

/// Why answers differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDifference {
    /// The clause by which it is so.
    pub clause: String,
    /// Who errs.
    pub errs: String,
    /// Why.
    pub why: String,
    /// In so many hands.
    pub hands: u64,
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

/// What programs by others have said.
const AGREEMENT: &str = "proof/agreement.json";

/// All comparisons.
///
/// # Panics
/// If the file isn't JSON.
pub(super) fn read() -> Vec<Agreement> {
    let all = list(AGREEMENT).into_iter().map(|one| {
        let explained = one["explained"].as_array().into_iter().flatten();
        let explained = explained.map(|why| ExplainedDifference {
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
    pub fn save(self) {
        let mut all = read();
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
