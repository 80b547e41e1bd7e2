//! What stands behind the figures of each rule set, gathered from where it lies: the suites, the penalty
//! books' suites, whole games, the decisions, what others say, and what was measured. `cargo xtask evidence`
//! writes it for the page and for `docs/how-we-know.md`.

mod decisions;
mod document;
mod figures;
mod measured;
mod shown;

use std::collections::BTreeMap;

use tilewise_rules::RuleSet;

use crate::clauses;
use crate::fouls::{self, BOOKS};
use crate::play::RULE_SETS;
use crate::suite::{Suite, What};
use crate::whole_games;

pub use decisions::{Decision, decisions};
pub use document::document;
pub use figures::figures;
pub use measured::{Agreement, Explained, Fuzzing, Measured};

/// A worked line: its file, its number there, and where it is to be seen in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its file in `tests/suite`, without the ending.
    pub file: String,
    /// The number in its file.
    pub number: usize,
    /// Where it is to be seen, after the `#/` of an address; nothing where it can't.
    pub link: Option<String>,
}

/// What shows something.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// Worked hands and events, or fouls.
    pub worked: Vec<Shown>,
    /// Whole games, each by the first line that names it: the shortest first.
    pub games: Vec<Shown>,
}

impl Lines {
    fn is_empty(&self) -> bool {
        self.worked.is_empty() && self.games.is_empty()
    }
}

/// A clause: why no line can show it, if none can, and the lines that do.
#[derive(Clone, Debug)]
pub struct Clause {
    /// How it is called.
    pub name: String,
    /// Why no line of a suite can show it; empty where one does.
    pub why_not: String,
    /// What shows it.
    pub shown: Lines,
}

/// A book with its suite.
#[derive(Clone, Debug)]
pub struct Book {
    /// Its key, and before that of a penalty book [`PENALTIES`].
    pub key: String,
    /// The name of its suite.
    pub suite: &'static str,
    /// Its clauses.
    pub clauses: Vec<Clause>,
}

/// What stands before the key of a penalty book: some have that of a rule set.
pub const PENALTIES: &str = "penalties:";

/// What stands behind a rule set; of those that share a table, behind the table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The key of its suite.
    pub key: &'static str,
    /// The rule set of that key.
    pub name: &'static str,
    /// Worked hands.
    pub hands: usize,
    /// Worked events, and fouls.
    pub events: usize,
    /// Whole games.
    pub games: usize,
    /// Of scoring, then of penalties.
    pub books: Vec<Book>,
    /// What they leave open, and what shows it.
    pub open: Vec<(Decision, Lines)>,
}

/// What writes a file.
pub type Write = fn(&Gathered) -> String;

/// The files that are written of it.
pub const FILES: [(&str, Write); 2] = [
    ("src/app/src/evidence/figures.txt", figures),
    ("docs/how-we-know.md", document),
];

/// Everything.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// Every table.
    pub tables: Vec<Table>,
    /// What was measured.
    pub measured: Measured,
}

/// Gathers it.
///
/// # Panics
/// If something can't be read.
pub fn gather() -> Gathered {
    Gathered {
        tables: RULE_SETS.iter().map(|one| table(&one.suite)).collect(),
        measured: Measured::read(),
    }
}

fn table(suite: &Suite) -> Table {
    let rule_set = tilewise_rules::rule_sets::by_key(suite.key);
    let own = rule_set.map(RuleSet::table_key).unwrap_or_default();
    let lines = suite.lines();
    let mut by_clause: BTreeMap<&str, Vec<(Shown, bool)>> = BTreeMap::new();
    for line in &lines {
        let (shown, ranks_first) = shown::of_hand(suite, line);
        for clause in &line.clauses {
            let all = by_clause.entry(clause).or_default();
            all.push((shown.clone(), ranks_first));
        }
    }
    let games = clauses::game_file(suite.file);
    let games = whole_games::parse(&games).unwrap_or_else(|wrong| panic!("{wrong}"));
    let mut in_games = shown::in_games(suite.file, &games);
    let mut lines_of = |name: &str| Lines {
        worked: sorted(by_clause.remove(name).unwrap_or_default()),
        games: in_games.remove(name).unwrap_or_default(),
    };
    let mut scoring = Book {
        key: suite.key.to_owned(),
        suite: suite.file,
        clauses: listed(suite.clauses, &mut lines_of),
    };
    let of_table = |book: &&fouls::Book| table_of(book.book.key) == own;
    let penalties: Vec<&fouls::Book> = BOOKS.iter().filter(of_table).collect();
    let foul_lines: usize = penalties.iter().map(|book| book.lines().len()).sum();
    let penalties: Vec<Book> = penalties.into_iter().map(of_fouls).collect();
    for clause in &mut scoring.clauses {
        // A table of penalties in the same book has its own suite.
        if clause.shown.is_empty() {
            let mut all = penalties.iter().flat_map(|book| &book.clauses);
            let same = all.find(|one| one.name == clause.name && !one.shown.is_empty());
            clause.shown = same.map(|one| one.shown.clone()).unwrap_or_default();
        }
    }
    let decisions = decisions()
        .into_iter()
        .filter(|one| one.rule_set == suite.key);
    let open = decisions.map(|one| {
        let shown = lines_of(one.name);
        (one, shown)
    });
    let open = open.collect();
    let is_hand = |line: &&crate::suite::Worked| matches!(line.what, What::Hand(_));
    let hands = lines.iter().filter(is_hand).count();
    Table {
        key: suite.key,
        name: name(suite.key),
        hands,
        events: lines.len() - hands + foul_lines,
        games: games.len(),
        books: [scoring].into_iter().chain(penalties).collect(),
        open,
    }
}

/// The name of a table.
fn name(key: &str) -> &'static str {
    let mut all = tilewise_rules::rule_sets::LISTED.iter();
    let listed = all.find(|one| one.key == key);
    listed.map_or("", |one| {
        one.variant.map_or(one.name, |variant| variant.all)
    })
}

/// The table of a penalty book.
fn table_of(book: &str) -> &str {
    book.split('-').next().unwrap_or_default()
}

fn of_fouls(book: &fouls::Book) -> Book {
    let mut by_clause: BTreeMap<&str, Vec<(Shown, bool)>> = BTreeMap::new();
    let lines = book.lines();
    for line in &lines {
        let shown = shown::of_foul(book.book, line);
        let opens = shown.link.is_some();
        for clause in &line.clauses {
            let all = by_clause.entry(clause).or_default();
            all.push((shown.clone(), opens));
        }
    }
    let suite = book.book.key;
    let lines_of = |name: &str| Lines {
        worked: sorted(by_clause.remove(name).unwrap_or_default()),
        games: Vec::new(),
    };
    Book {
        key: format!("{PENALTIES}{suite}"),
        suite,
        clauses: listed(book.clauses, lines_of),
    }
}

/// Those that show most first, else in the order of the suite.
fn sorted(mut all: Vec<(Shown, bool)>) -> Vec<Shown> {
    all.sort_by_key(|(_, ranks_first)| !ranks_first);
    all.into_iter().map(|(shown, _)| shown).collect()
}

fn listed(list: &str, mut lines_of: impl FnMut(&str) -> Lines) -> Vec<Clause> {
    let clauses = clauses::listed(list).map(|(name, why_not)| Clause {
        name: name.to_owned(),
        why_not: why_not.to_owned(),
        shown: lines_of(name),
    });
    clauses.collect()
}
