//! What the page and `docs/how-we-know.md` say of the evidence is what the evidence is.

use std::collections::BTreeSet;
use std::fs;
use std::rc::Rc;

use tilewise_api::{Catalogue, read_game_link};
use tilewise_app::evidence::{Difference, Evidence, FIGURES, LAWS};
use tilewise_app::fouls::{self, RuledBy};
use tilewise_app::link::read as read_link;
use tilewise_rules::{House, rule_sets};
use tilewise_tests::evidence::{FILES, decisions, gather};
use tilewise_tests::play::RULE_SETS;

fn source(file: &str) -> String {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{path}: {wrong}"))
}

#[test]
fn what_is_said_is_what_there_is() {
    let gathered = gather();
    for (file, written) in FILES {
        let is_new = source(&format!("../{file}")) == written(&gathered);
        assert!(is_new, "{file} is old: `cargo xtask evidence` writes it");
    }
}

#[test]
fn the_page_reads_every_figure() {
    let (read, gathered) = (Evidence::read(FIGURES), gather());
    assert_eq!(read.tables.len(), gathered.tables.len());
    for (read, table) in read.tables.iter().zip(&gathered.tables) {
        assert_eq!(read.key, table.key);
        assert_eq!(read.open.len(), table.open.len(), "{}", table.key);
        let clauses: usize = table.books.iter().map(|book| book.clauses.len()).sum();
        assert_eq!(read.clauses(), clauses, "{}", table.key);
    }
}

/// What no screen asks about as a line tells it: a yakuman among several wins for which another player is
/// liable, and the overall score after a chombo, which only a game knows.
const UNSEEN: [&str; 2] = ["R-108", "E17"];

#[test]
fn every_clause_can_be_tried_or_says_why_not() {
    let read = Evidence::read(FIGURES);
    let all = read.tables.iter().flat_map(|table| &table.books);
    let all = all.flat_map(|book| &book.clauses);
    let missing: Vec<&str> = all
        .filter(|one| one.links.is_empty() && one.why_not.is_empty())
        .map(|one| one.name)
        .collect();
    assert_eq!(missing, UNSEEN);
}

/// The page says it once for each program.
#[test]
fn a_program_errs_wherever_it_differs_or_nowhere() {
    let read = Evidence::read(FIGURES);
    for other in read.tables.iter().flat_map(|table| &table.others) {
        let errs = |one: &&Difference| one.errs != "nobody";
        let many = other.differ.iter().filter(errs).count();
        assert!([0, other.differ.len()].contains(&many), "{}", other.program);
    }
}

#[test]
fn every_link_of_the_evidence_opens() {
    let links = FIGURES
        .lines()
        .filter_map(|line| line.strip_prefix("link "));
    let mut games = 0;
    for link in links {
        let (screen, rest) = link.split_once('/').expect(link);
        match screen {
            "score" => assert!(
                matches!(read_link(&format!("/{link}")), Some(Ok(_))),
                "{link}"
            ),
            "fouls" => {
                let all = rule_sets::ALL.to_vec();
                let otherwise = RuledBy::House(Rc::new(House::with_defaults(all[0])));
                let place = fouls::Place::read(rest, &otherwise, &all);
                assert!(place.is_ok_and(|place| place.stage().is_some()), "{link}");
            }
            _ => {
                let text = rest.strip_prefix("game/").expect(link);
                let log = read_game_link(text, Catalogue::ALL).expect(link);
                assert!(log.replay().table().is_some(), "{link}");
                games += 1;
            }
        }
    }
    assert!(games > 0);
}

#[test]
fn every_decision_that_a_suite_names_is_told_with_the_options_that_change_it() {
    let decisions = decisions();
    for suite in RULE_SETS.iter().map(|one| one.suite) {
        let own = decisions.iter().filter(|one| one.rule_set == suite.key);
        let told: BTreeSet<&str> = own.clone().map(|one| one.name).collect();
        assert_eq!(
            told.len(),
            own.clone().count(),
            "{}: one is told twice",
            suite.key
        );
        let lines = suite.lines();
        let named = lines.iter().flat_map(|line| line.clauses.iter().copied());
        let named: BTreeSet<&str> = named
            .filter(|clause| clause.starts_with("A-") || clause.starts_with("D-"))
            .collect();
        let missing: Vec<_> = named.difference(&told).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", suite.key);
        let rule_set = rule_sets::by_key(suite.key).expect("a rule set");
        for decision in own {
            for key in &decision.options {
                let is_option = rule_set.options.iter().any(|one| one.key == *key);
                assert!(is_option, "{}: {} has no {key}", decision.name, suite.key);
            }
        }
    }
}

/// A law that nobody tells is no evidence; one that nobody tests is none either.
#[test]
fn every_law_is_tested_and_every_random_test_of_laws_is_told() {
    for laws in &LAWS {
        let source = source(&format!("tests/all/{}.rs", laws.module));
        for (test, _) in laws.all {
            assert!(
                source.contains(&format!("fn {test}(")),
                "{}: {test}",
                laws.module
            );
        }
    }
    let told = LAWS
        .iter()
        .find(|laws| laws.module == "laws")
        .expect("laws");
    let laws = source("tests/all/laws.rs");
    let random = laws.lines().filter_map(|line| {
        let name = line.strip_prefix("    fn ")?.split('(').next()?;
        Some(name.to_owned())
    });
    for name in random {
        assert!(told.all.iter().any(|(test, _)| *test == name), "{name}");
    }
}
