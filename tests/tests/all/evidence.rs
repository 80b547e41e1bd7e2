//! The evidence of the page agrees with the suites.

use std::collections::BTreeSet;
use std::fs;
use std::rc::Rc;

use tilewise_api::{Catalogue, read_game_link};
use tilewise_app::i18n::Locale;
use tilewise_app::link::read as read_link;
use tilewise_app::rules::figures::{EvidenceFigures, FIGURES, ScorerDifference};
use tilewise_app::rulings::rulings_location::{RuledBy, RulingsLocation};
use tilewise_rules::{RuleConfig, rule_sets};
use tilewise_tests::evidence::{FILE, decisions, figures, gather};
use tilewise_tests::play::RULE_SETS;

fn source(file: &str) -> String {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|wrong| panic!("{path}: {wrong}"))
}

#[test]
fn generated_files_are_current() {
    let is_current = source(&format!("../{FILE}")) == figures(&gather());
    assert!(
        is_current,
        "{FILE} is old: `cargo xtask evidence` writes it"
    );
}

#[test]
fn page_parses_all_figures() {
    let (read, gathered) = (EvidenceFigures::read(FIGURES), gather());
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
fn every_clause_has_a_link_or_a_reason() {
    let read = EvidenceFigures::read(FIGURES);
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
fn program_errs_in_all_differences_or_none() {
    let read = EvidenceFigures::read(FIGURES);
    for other in read.tables.iter().flat_map(|table| &table.others) {
        let errs = |one: &&ScorerDifference| one.errs != "nobody";
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
                let otherwise = RuledBy::House(Rc::new(RuleConfig::with_defaults(all[0])));
                let place = RulingsLocation::read(Locale::ENGLISH, rest, &otherwise, &all);
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
fn decisions_named_by_suites_list_their_options() {
    let decisions = decisions();
    for suite in RULE_SETS.iter().map(|one| one.suite) {
        let own = decisions.iter().filter(|one| one.rule_set == suite.key);
        let listed: BTreeSet<&str> = own.clone().map(|one| one.name).collect();
        assert_eq!(
            listed.len(),
            own.clone().count(),
            "{}: a decision is listed twice",
            suite.key
        );
        let lines = suite.lines();
        let named = lines.iter().flat_map(|line| line.clauses.iter().copied());
        let named: BTreeSet<&str> = named
            .filter(|clause| clause.starts_with("A-") || clause.starts_with("D-"))
            .collect();
        let missing: Vec<_> = named.difference(&listed).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", suite.key);
        let rule_set = rule_sets::by_key(suite.key).expect("a rule set");
        for decision in own.clone() {
            for key in &decision.options {
                let is_option = rule_set.settings.options.iter().any(|one| one.key == *key);
                assert!(is_option, "{}: {} has no {key}", decision.name, suite.key);
            }
        }
        // No exercise depends on these options, since the book leaves them open.
        let decided: Vec<_> = own.flat_map(|one| one.options.iter().copied()).collect();
        let open = rule_set.settings.open_options.iter();
        let undecided: Vec<_> = open.filter(|key| !decided.contains(key)).collect();
        assert!(undecided.is_empty(), "{}: {undecided:?}", suite.key);
    }
}
