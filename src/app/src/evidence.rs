//! How we know that the figures are right: what stands behind each rule set. `cargo xtask evidence` writes
//! the figures from what lies in `tests`, and a test holds them against it.

mod laws;

pub use laws::{LAWS, Law, Laws, laws};

/// The figures as they are written: a line for each, its kind first.
pub static FIGURES: &str = include_str!("evidence/figures.txt");

/// What is known of how right all that is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// So many random hands of each rule set are worth what a second scorer says.
    pub scored_twice: u64,
    /// So many screens are walked through by what looks for barriers.
    pub screens: u64,
    /// So often a browser was killed while hands were entered, and nothing was lost.
    pub kills: u64,
    /// For so many minutes network, storage and tab failed in each browser, and nothing was lost.
    pub minutes: u64,
    /// Ways in that are fuzzed.
    pub fuzzing: Vec<Fuzzing>,
    /// Each rule set; of those that share one table, the table.
    pub tables: Vec<Table>,
}

/// A way in, and what was made up for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fuzzing {
    /// Its name.
    pub target: &'static str,
    /// So many inputs.
    pub executions: u64,
    /// So many of them broke something.
    pub found: u64,
    /// So many were made up since something broke, or the first.
    pub since: u64,
    /// For so many seconds, as far as they were counted.
    pub seconds: u64,
}

/// What stands behind a rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its key.
    pub key: &'static str,
    /// Hands, and events, that were worked out from the clauses.
    pub hands: u64,
    /// Events and fouls that were.
    pub events: u64,
    /// Whole games that were.
    pub games: u64,
    /// Programs by others that were asked the same.
    pub others: Vec<Agreement>,
    /// Its books: of scoring, and of penalties.
    pub books: Vec<Book>,
    /// What its books leave open.
    pub open: Vec<Open>,
}

/// What another program says of the same hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The program.
    pub program: &'static str,
    /// Its version.
    pub version: &'static str,
    /// So many random hands.
    pub hands: u64,
    /// Of so many it says the same.
    pub same: u64,
    /// Why it doesn't of the others.
    pub differ: Vec<Difference>,
}

/// Why another program says something else of some hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// So many hands.
    pub hands: u64,
    /// The clause by which it is so.
    pub clause: &'static str,
    /// Who errs: the program, or `"nobody"`.
    pub errs: &'static str,
    /// Why, in a sentence.
    pub why: &'static str,
}

/// A book, clause by clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Its key.
    pub key: &'static str,
    /// Each clause.
    pub clauses: Vec<Clause>,
}

/// A clause, and what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// How it is called.
    pub name: &'static str,
    /// So many worked lines show it.
    pub lines: u64,
    /// So many whole games do.
    pub games: u64,
    /// Why no line can, if none can.
    pub why_not: &'static str,
    /// Where some of them are to be seen, after the `#/` of an address.
    pub links: Vec<&'static str>,
}

/// Something that a book leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// How the decision is called.
    pub name: &'static str,
    /// What is taken.
    pub says: &'static str,
    /// The options that change it.
    pub options: Vec<&'static str>,
    /// Where it is to be seen, after the `#/` of an address.
    pub links: Vec<&'static str>,
}

impl Evidence {
    /// Reads the figures. What can't be read isn't there.
    pub fn read(figures: &'static str) -> Self {
        let mut evidence = Self::default();
        let mut links = Vec::new();
        for line in figures.lines() {
            let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
            if kind == "link" {
                links.push(rest);
            } else if evidence.take(kind, rest, &links).is_none() {
                debug_assert!(false, "{line}");
            }
        }
        evidence
    }

    fn take(&mut self, kind: &str, rest: &'static str, links: &[&'static str]) -> Option<()> {
        let mut words = rest.split(' ');
        let mut word = || words.next().filter(|word| !word.is_empty());
        match kind {
            "scored-twice" => self.scored_twice = number(word()?)?,
            "screens" => self.screens = number(word()?)?,
            "endured" => (self.kills, self.minutes) = (number(word()?)?, number(word()?)?),
            "fuzzing" => self.fuzzing.push(Fuzzing {
                target: word()?,
                executions: number(word()?)?,
                found: number(word()?)?,
                since: number(word()?)?,
                seconds: number(word()?)?,
            }),
            "table" => self.tables.push(Table {
                key: word()?,
                hands: number(word()?)?,
                events: number(word()?)?,
                games: number(word()?)?,
                ..Table::default()
            }),
            _ => return self.tables.last_mut()?.take(kind, rest, links),
        }
        Some(())
    }
}

impl Table {
    fn take(&mut self, kind: &str, rest: &'static str, links: &[&'static str]) -> Option<()> {
        let (facts, says) = rest.split_once(" | ").unwrap_or((rest, ""));
        let mut words = facts.split(' ').filter(|word| !word.is_empty());
        let link = |place: &str| links.get(place.parse::<usize>().ok()?).copied();
        match kind {
            "other" => self.others.push(Agreement {
                program: words.next()?,
                version: words.next()?,
                hands: number(words.next()?)?,
                same: number(words.next()?)?,
                differ: Vec::new(),
            }),
            "differ" => self.others.last_mut()?.differ.push(Difference {
                hands: number(words.next()?)?,
                clause: words.next()?,
                errs: words.next()?,
                why: says,
            }),
            "book" => self.books.push(Book {
                key: words.next()?,
                clauses: Vec::new(),
            }),
            "clause" => self.books.last_mut()?.clauses.push(Clause {
                name: words.next()?,
                lines: number(words.next()?)?,
                games: number(words.next()?)?,
                why_not: says,
                links: words.map(link).collect::<Option<_>>()?,
            }),
            "open" => {
                let name = words.next()?;
                let is_place = |word: &&str| word.parse::<usize>().is_ok();
                let (places, options): (Vec<&str>, Vec<&str>) = words.partition(is_place);
                self.open.push(Open {
                    name,
                    says,
                    options,
                    links: places.into_iter().map(link).collect::<Option<_>>()?,
                });
            }
            _ => return None,
        }
        Some(())
    }

    /// How many clauses its books have.
    pub fn clauses(&self) -> usize {
        self.books.iter().map(|book| book.clauses.len()).sum()
    }
}

fn number(word: &str) -> Option<u64> {
    word.parse().ok()
}
