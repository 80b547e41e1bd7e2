//! Worked examples of each clause, open questions of each rule book, and agreement with other programs.
//! `cargo xtask evidence` writes the figures from the suites in `tests`; a test compares them.

/// The figures as text: one per line, which begins with its kind.
pub static FIGURES: &str = include_str!("figures.txt");

/// All figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EvidenceFigures {
    /// The number of random hands of each rule set on which the reference scorer agrees.
    pub scored_twice: u64,
    /// The rule sets; variants of one table count as one.
    pub tables: Vec<RuleSetEvidence>,
}

/// The evidence for a rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleSetEvidence {
    /// Key of the rule set.
    pub key: &'static str,
    /// Number of hands and events that were worked out from the clauses.
    pub hands: u64,
    /// Number of events and fouls that were worked out.
    pub events: u64,
    /// Number of whole games that were worked out.
    pub games: u64,
    /// Agreement with programs of other authors.
    pub others: Vec<ScorerAgreement>,
    /// The rule book and the penalty books.
    pub books: Vec<BookEvidence>,
    /// Questions that the books leave open.
    pub open: Vec<OpenDecision>,
}

/// The agreement with another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorerAgreement {
    /// Name of the program.
    pub program: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Number of random hands.
    pub hands: u64,
    /// Number of hands with the same result.
    pub same: u64,
    /// Reasons for the differences.
    pub differ: Vec<ScorerDifference>,
}

/// The reason for different results of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorerDifference {
    /// Number of hands.
    pub hands: u64,
    /// The deciding clause.
    pub clause: &'static str,
    /// Who errs: the program, or `"nobody"`.
    pub errs: &'static str,
    /// The reason, in a sentence.
    pub why: &'static str,
}

/// The evidence for a book, by clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookEvidence {
    /// Key of the book.
    pub key: &'static str,
    /// The clauses.
    pub clauses: Vec<ClauseEvidence>,
}

/// The evidence for a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseEvidence {
    /// Name of the clause.
    pub name: &'static str,
    /// Number of worked examples.
    pub lines: u64,
    /// Number of whole games.
    pub games: u64,
    /// The reason why no example is possible; empty if there is one.
    pub why_not: &'static str,
    /// Links to examples, without the `#/` of the address.
    pub links: Vec<&'static str>,
}

/// A question that a book leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDecision {
    /// Name of the decision.
    pub name: &'static str,
    /// The decision.
    pub decision: &'static str,
    /// The options that change it.
    pub options: Vec<&'static str>,
    /// Links to examples, without the `#/` of the address.
    pub links: Vec<&'static str>,
}

impl EvidenceFigures {
    /// Parses the figures. Unreadable lines are skipped.
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
            "table" => self.tables.push(RuleSetEvidence {
                key: word()?,
                hands: number(word()?)?,
                events: number(word()?)?,
                games: number(word()?)?,
                ..RuleSetEvidence::default()
            }),
            _ => return self.tables.last_mut()?.take(kind, rest, links),
        }
        Some(())
    }
}

impl RuleSetEvidence {
    fn take(&mut self, kind: &str, rest: &'static str, links: &[&'static str]) -> Option<()> {
        let (facts, text) = rest.split_once(" | ").unwrap_or((rest, ""));
        let mut words = facts.split(' ').filter(|word| !word.is_empty());
        let link = |place: &str| links.get(place.parse::<usize>().ok()?).copied();
        match kind {
            "other" => self.others.push(ScorerAgreement {
                program: words.next()?,
                version: words.next()?,
                hands: number(words.next()?)?,
                same: number(words.next()?)?,
                differ: Vec::new(),
            }),
            "differ" => self.others.last_mut()?.differ.push(ScorerDifference {
                hands: number(words.next()?)?,
                clause: words.next()?,
                errs: words.next()?,
                why: text,
            }),
            "book" => self.books.push(BookEvidence {
                key: words.next()?,
                clauses: Vec::new(),
            }),
            "clause" => self.books.last_mut()?.clauses.push(ClauseEvidence {
                name: words.next()?,
                lines: number(words.next()?)?,
                games: number(words.next()?)?,
                why_not: text,
                links: words.map(link).collect::<Option<_>>()?,
            }),
            "open" => {
                let name = words.next()?;
                let is_place = |word: &&str| word.parse::<usize>().is_ok();
                let (places, options): (Vec<&str>, Vec<&str>) = words.partition(is_place);
                self.open.push(OpenDecision {
                    name,
                    decision: text,
                    options,
                    links: places.into_iter().map(link).collect::<Option<_>>()?,
                });
            }
            _ => return None,
        }
        Some(())
    }

    /// Number of clauses of all books.
    pub fn clauses(&self) -> usize {
        self.books.iter().map(|book| book.clauses.len()).sum()
    }
}

fn number(word: &str) -> Option<u64> {
    word.parse().ok()
}
