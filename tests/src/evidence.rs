//! Worked examples of each clause, open decisions and agreement with other programs, gathered from the suites.
//! `cargo xtask evidence` writes them for the page.

mod agreement;
mod decisions;
mod figures;
mod page_links;

use std::collections::BTreeMap;

use tilewise_rules::RuleSet;

use crate::clauses;
use crate::fouls::{self, BOOKS};
use crate::play::RULE_SETS;
use crate::suite::{CaseInput, Suite};
use crate::whole_games;

pub use agreement::{Agreement, ExplainedDifference};
pub use decisions::{Decision, decisions};
pub use figures::figures;

/// A worked line: its file, its number there, and where it is to be seen in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleLink {
    /// Its file in `tests/suite`, without the ending.
    pub file: String,
    /// The number in its file.
    pub number: usize,
    /// Where it is to be seen, after the `#/` of an address; nothing where it can't.
    pub link: Option<String>,
}

/// What shows something.
#[derive(Clone, Debug, Default)]
pub struct ExampleLinks {
    /// Worked hands and events, or fouls.
    pub worked: Vec<ExampleLink>,
    /// Whole games, each by the first line that names it: the shortest first.
    pub games: Vec<ExampleLink>,
}

impl ExampleLinks {
    fn is_empty(&self) -> bool {
        self.worked.is_empty() && self.games.is_empty()
    }
}

/// A clause: why no line can show it, if none can, and the lines that do.
#[derive(Clone, Debug)]
pub struct WorkedClause {
    /// How it is called.
    pub name: String,
    /// Why no line of a suite can show it; empty where one does.
    pub why_not: String,
    /// What shows it.
    pub examples: ExampleLinks,
}

/// A book with its suite.
#[derive(Clone, Debug)]
pub struct BookClauses {
    /// Its key, and before that of a penalty book [`PENALTIES`].
    pub key: String,
    /// The name of its suite.
    pub suite: &'static str,
    /// Its clauses.
    pub clauses: Vec<WorkedClause>,
}

/// What stands before the key of a penalty book: some have that of a rule set.
pub const PENALTIES: &str = "penalties:";

/// What stands behind a rule set; of those that share a table, behind the table.
#[derive(Clone, Debug)]
pub struct TableEvidence {
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
    pub books: Vec<BookClauses>,
    /// What they leave open, and what shows it.
    pub open: Vec<(Decision, ExampleLinks)>,
}

/// The generated file.
pub const FILE: &str = "src/app/src/rules/figures.txt";

/// All evidence.
#[derive(Clone, Debug)]
pub struct EvidenceData {
    /// Rule sets; variants that share a table are one.
    pub tables: Vec<TableEvidence>,
    /// Comparisons with other programs.
    pub agreement: Vec<Agreement>,
}

/// Gathers it.
///
/// # Panics
/// If something can't be read.
pub fn gather() -> EvidenceData {
    EvidenceData {
        tables: RULE_SETS.iter().map(|one| table(&one.suite)).collect(),
        agreement: agreement::read(),
    }
}

fn table(suite: &Suite) -> TableEvidence {
    let rule_set = tilewise_rules::rule_sets::by_key(suite.key);
    let own = rule_set.map(RuleSet::table_key).unwrap_or_default();
    let lines = suite.lines();
    let mut by_clause: BTreeMap<&str, Vec<(ExampleLink, bool)>> = BTreeMap::new();
    for line in &lines {
        let (example, ranks_first) = page_links::of_hand(suite, line);
        for clause in &line.clauses {
            let all = by_clause.entry(clause).or_default();
            all.push((example.clone(), ranks_first));
        }
    }
    let games = clauses::game_file(suite.file);
    let games = whole_games::parse(&games).unwrap_or_else(|wrong| panic!("{wrong}"));
    let mut in_games = page_links::in_games(suite.file, &games);
    let mut lines_of = |name: &str| ExampleLinks {
        worked: sorted(by_clause.remove(name).unwrap_or_default()),
        games: in_games.remove(name).unwrap_or_default(),
    };
    let mut scoring = BookClauses {
        key: suite.key.to_owned(),
        suite: suite.file,
        clauses: listed(suite.clauses, &mut lines_of),
    };
    let of_table = |book: &&fouls::FoulSuite| table_of(book.book.key) == own;
    let penalties: Vec<&fouls::FoulSuite> = BOOKS.iter().filter(of_table).collect();
    let foul_lines: usize = penalties.iter().map(|book| book.lines().len()).sum();
    let penalties: Vec<BookClauses> = penalties.into_iter().map(of_fouls).collect();
    for clause in &mut scoring.clauses {
        // A table of penalties in the same book has its own suite.
        if clause.examples.is_empty() {
            let mut all = penalties.iter().flat_map(|book| &book.clauses);
            let same = all.find(|one| one.name == clause.name && !one.examples.is_empty());
            clause.examples = same.map(|one| one.examples.clone()).unwrap_or_default();
        }
    }
    let decisions = decisions()
        .into_iter()
        .filter(|one| one.rule_set == suite.key);
    let open = decisions.map(|one| {
        let examples = lines_of(one.name);
        (one, examples)
    });
    let open = open.collect();
    let is_hand = |line: &&crate::suite::WorkedCase| matches!(line.input, CaseInput::Hand(_));
    let hands = lines.iter().filter(is_hand).count();
    TableEvidence {
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
    let mut all = tilewise_rules::rule_sets::SUMMARIES.iter();
    let listed = all.find(|one| one.key == key);
    listed.map_or("", |one| {
        one.variant.map_or(one.name, |variant| variant.all)
    })
}

/// The table of a penalty book.
fn table_of(book: &str) -> &str {
    book.split('-').next().unwrap_or_default()
}

fn of_fouls(book: &fouls::FoulSuite) -> BookClauses {
    let mut by_clause: BTreeMap<&str, Vec<(ExampleLink, bool)>> = BTreeMap::new();
    let lines = book.lines();
    for line in &lines {
        let example = page_links::of_foul(book.book, line);
        let opens = example.link.is_some();
        for clause in &line.clauses {
            let all = by_clause.entry(clause).or_default();
            all.push((example.clone(), opens));
        }
    }
    let suite = book.book.key;
    let lines_of = |name: &str| ExampleLinks {
        worked: sorted(by_clause.remove(name).unwrap_or_default()),
        games: Vec::new(),
    };
    BookClauses {
        key: format!("{PENALTIES}{suite}"),
        suite,
        clauses: listed(book.clauses, lines_of),
    }
}

/// Those that show most first, else in the order of the suite.
fn sorted(mut all: Vec<(ExampleLink, bool)>) -> Vec<ExampleLink> {
    all.sort_by_key(|(_, ranks_first)| !ranks_first);
    all.into_iter().map(|(example, _)| example).collect()
}

fn listed(list: &str, mut lines_of: impl FnMut(&str) -> ExampleLinks) -> Vec<WorkedClause> {
    let clauses = clauses::listed(list).map(|(name, why_not)| WorkedClause {
        name: name.to_owned(),
        why_not: why_not.to_owned(),
        examples: lines_of(name),
    });
    clauses.collect()
}
