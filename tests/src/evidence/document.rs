//! The same for readers of the repository: `docs/how-we-know.md`.

use std::fmt::Write as _;

use tilewise_app::evidence::{LAWS, laws};
use tilewise_app::words::in_thousands;
use tilewise_rules::rule_sets::{ALL, LISTED};
use tilewise_rules::{House, Known, RuleSet};

use super::{
    Agreement, Book, Clause, Decision, Gathered, Lines, Measured, PENALTIES, Shown, Table,
};
use crate::reference;

/// No more lines than these are linked for a clause.
const LINKED: usize = 3;

const HEAD: &str = "\
# How we know

Nobody has to believe a calculator. Here is what stands behind this one, and what it doesn’t know. The page shows the
same at Rules, “How we know”, where the numbers beside a clause open what shows it: a worked hand, a ruling, a whole
game. `cargo xtask evidence` writes both from what lies in `tests`, and a test fails where they say anything else.

";

/// The document.
pub fn document(gathered: &Gathered) -> String {
    let mut text = HEAD.to_owned();
    overview(&mut text, gathered);
    for table in &gathered.tables {
        of_table(&mut text, table, &gathered.measured);
    }
    all_laws(&mut text);
    measured(&mut text, &gathered.measured);
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn overview(text: &mut String, gathered: &Gathered) {
    let _ = writeln!(
        text,
        "| | worked hands | other worked cases | whole games | clauses | left open |\n|---|---|---|---|---|---|"
    );
    for table in &gathered.tables {
        let clauses: usize = table.books.iter().map(|book| book.clauses.len()).sum();
        let Table {
            name,
            hands,
            events,
            games,
            ..
        } = table;
        let open = table.open.len();
        let _ = writeln!(
            text,
            "| {name} | {hands} | {events} | {games} | {clauses} | {open} |"
        );
    }
    let _ = writeln!(
        text,
        "\nA second scorer, slow, plain and written apart from the first, says the same of {} random hands in every rule \
         set, its variants too, half of them in houses with other rules (`tests/tests/all/against_reference.rs`). \
         {} laws hold in random hands and games, or in every case that there is.\n",
        apart(reference::HANDS.into()),
        laws()
    );
}

fn of_table(text: &mut String, table: &Table, measured: &Measured) {
    let _ = writeln!(text, "## {}\n", table.name);
    let others = measured.agreement.iter();
    let others: Vec<&Agreement> = others.filter(|one| one.rule_set == table.key).collect();
    if others.is_empty() {
        let _ = writeln!(
            text,
            "### Programs by others\n\nIn the lists of npm and PyPI no program was found that scores \
             by this book, so nobody else was asked: the second scorer stands alone.\n"
        );
    } else {
        agreement(text, &others);
    }
    for book in &table.books {
        of_book(text, book);
    }
    let _ = writeln!(
        text,
        "### What its book leaves open\n\n| | what is taken | house rule that changes it | worked |\n|---|---|---|---|"
    );
    for (decision, shown) in &table.open {
        open(text, decision, shown);
    }
    text.push('\n');
    unread(text, table.key);
}

fn agreement(text: &mut String, others: &[&Agreement]) {
    let _ = writeln!(
        text,
        "### Programs by others\n\nBoth sides are set to the rules that they share, and asked about the same random \
         hands: `cargo xtask proof`. Any other difference makes that command fail.\n\n| program | random hands | the \
         same | differ | why, and who errs |\n|---|---|---|---|---|"
    );
    for other in others {
        let name = format!("{} {} ({})", other.program, other.version, other.from);
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | |",
            apart(other.hands),
            apart(other.same),
            apart(other.hands - other.same)
        );
        for why in &other.explained {
            let (hands, says, errs) = (apart(why.hands), &why.why, &why.errs);
            let _ = writeln!(text, "| | | | {hands} | {}: {says} ({errs}) |", why.clause);
        }
    }
    text.push('\n');
}

fn of_book(text: &mut String, book: &Book) {
    let title = match book.key.strip_prefix(PENALTIES) {
        Some(key) => format!("Penalties: `{key}`"),
        None => "Clause by clause".to_owned(),
    };
    let _ = writeln!(
        text,
        "### {title}\n\n| clause | worked lines of `tests/suite/{}.txt` |\n|---|---|",
        book.suite
    );
    for Clause {
        name,
        why_not,
        shown,
    } in &book.clauses
    {
        let lines = match why_not.as_str() {
            why_not if shown.is_empty() => format!("none: {why_not}"),
            _ => lines(shown),
        };
        let _ = writeln!(text, "| {name} | {lines} |");
    }
    text.push('\n');
}

/// The lines of a suite, and the whole games where no line stands alone.
fn lines(shown: &Lines) -> String {
    if shown.worked.is_empty() {
        format!("whole games, {}", linked(&shown.games))
    } else {
        linked(&shown.worked)
    }
}

/// How many lines there are, and the first of them.
fn linked(shown: &[Shown]) -> String {
    let one = |Shown { file, number, .. }: &Shown| {
        format!("[{number}](../tests/suite/{file}.txt#L{number})")
    };
    let all: Vec<String> = shown.iter().take(LINKED).map(one).collect();
    let more = if shown.len() > LINKED { " …" } else { "" };
    format!("{}: {}{more}", shown.len(), all.join(" "))
}

fn open(text: &mut String, decision: &Decision, shown: &Lines) {
    let options: Vec<String> = decision
        .options
        .iter()
        .map(|key| format!("`{key}`"))
        .collect();
    let lines = if shown.is_empty() {
        String::new()
    } else {
        lines(shown)
    };
    let (name, says, options) = (decision.name, decision.says, options.join(", "));
    let _ = writeln!(text, "| {name} | {says} | {options} | {lines} |");
}

/// The answers of books that nobody has read.
fn unread(text: &mut String, key: &str) {
    let table = |key: &str| {
        ALL.iter()
            .find(|one| one.key == key)
            .map(|one| one.table_key())
    };
    let variants = LISTED.iter().filter(|one| table(one.key) == table(key));
    let mut lines = String::new();
    for listed in variants {
        let rule_set = ALL.into_iter().find(|one| one.key == listed.key);
        for (key, answer, known) in rule_set.into_iter().flat_map(unread_answers) {
            let how = match known {
                Known::Quoted => "quoted elsewhere",
                _ => "source not seen: usual practice",
            };
            let _ = writeln!(lines, "| {} | `{key}` | {answer} | {how} |", listed.name);
        }
    }
    if !lines.is_empty() {
        let _ = writeln!(
            text,
            "### Answers of its books that nobody here has read\n\n| book | house rule | answer | how it is \
             known |\n|---|---|---|---|\n{lines}"
        );
    }
}

fn unread_answers(rule_set: &'static RuleSet) -> Vec<(&'static str, String, Known)> {
    let house = House::with_defaults(rule_set);
    let answers = house.answers().filter_map(|(key, answer, _)| {
        let known = rule_set.own_answer(key)?.known;
        (known != Known::Read).then_some((key, answer, known))
    });
    answers.collect()
}

fn all_laws(text: &mut String) {
    let _ = writeln!(
        text,
        "## Laws\n\nEach is a test of that name in `tests/tests/all`.\n"
    );
    for group in &LAWS {
        let _ = writeln!(text, "**{}** (`{}`)\n", group.about, group.module);
        for (test, says) in group.all {
            let _ = writeln!(text, "- {says} (`{test}`)");
        }
        text.push('\n');
    }
}

fn measured(text: &mut String, measured: &Measured) {
    let _ = writeln!(text, "## Made up\n");
    if measured.fuzzing.is_empty() {
        let _ = writeln!(
            text,
            "How many inputs were made up (`cargo xtask soak fuzz`) isn’t counted yet."
        );
    }
    let since: u64 = measured.fuzzing.iter().map(|one| one.since).sum();
    let minutes = measured.fuzzing.iter().map(|one| one.seconds).sum::<u64>() / 60;
    let _ = writeln!(
        text,
        "Since something was last found, {} inputs broke nothing. Hours are counted since 25 November 2026: {}:{:02}.\n",
        apart(since),
        minutes / 60,
        minutes % 60
    );
    for one in &measured.fuzzing {
        let (all, found) = (apart(one.executions), one.found);
        let _ = writeln!(
            text,
            "- `{}`: {all} inputs, {found} of them broke something",
            one.target
        );
    }
    let _ = writeln!(
        text,
        "\n## Interrupted\n\nSince something was last lost, browsers were killed {} times while hands were entered \
         (`cargo xtask soak kill`), and for {} minutes the page was used at random in two browsers while network, storage \
         and tab failed (`cargo xtask soak faults`).",
        apart(measured.kills),
        apart(measured.minutes)
    );
    let _ = writeln!(
        text,
        "\n## For everybody\n\n{} screens are walked through in four languages, by day, by night and in high contrast \
         (`tests/browser/screens.spec.ts`): axe finds nothing, everything can be pressed, and nothing is left in \
         another language. No blind player has tried them, and no native speaker has read all translations.\n\n{}.\n",
        measured.screens.len(),
        measured.screens.join(", ")
    );
}

fn apart(number: u64) -> String {
    in_thousands(&number.to_string())
}
