//! Which book do we play? Whatever is answered, the questions stay few and lead on.

use std::collections::BTreeSet;

use tilewise_rules::{Choice, Finder, House, RuleSet, rule_sets};
use tilewise_tests::rule_sets::five_sets;

/// No path has more questions, however often nobody knows the answer.
const MOST: usize = 12;
/// No path has more where every question is answered.
const MOST_ANSWERED: usize = 6;

/// All paths through the questions, one for each that leads elsewhere.
#[derive(Default)]
struct Paths {
    seen: BTreeSet<String>,
    /// The rule sets that a path ends with alone.
    found: BTreeSet<&'static str>,
    most: usize,
    most_answered: usize,
}

impl Paths {
    fn of(rule_sets: &[&'static RuleSet]) -> Self {
        let mut paths = Self::default();
        paths.walk(&Finder::new(rule_sets));
        paths
    }

    fn walk(&mut self, finder: &Finder) {
        let told = finder.told();
        self.most = self.most.max(told.len());
        if told.iter().all(|(_, told)| told.is_some()) {
            self.most_answered = self.most_answered.max(told.len());
        }
        assert!(!finder.left().is_empty(), "{}", finder.path());
        if let [house] = finder.left() {
            self.found.insert(house.rule_set().key);
        }
        let Some(choice) = finder.asks() else { return };
        divides(finder, &choice);
        let keys = choice
            .answers
            .iter()
            .map(|(told, _)| Some(told.key.as_str()));
        for key in keys.chain([None]) {
            let next = finder.with(choice.feature, key).expect("it was offered");
            // What was told in another order leads to the same.
            let mut told: Vec<_> = next.path().split(',').map(str::to_owned).collect();
            told.sort_unstable();
            if self.seen.insert(told.join(",")) {
                self.walk(&next);
            }
        }
    }
}

/// Every answer leaves something, and not all leave the same.
#[track_caller]
fn divides(finder: &Finder, choice: &Choice) {
    let key = choice.feature.key();
    let lefts: BTreeSet<Vec<String>> = choice
        .answers
        .iter()
        .map(|(_, left)| left.iter().map(ToString::to_string).collect())
        .collect();
    assert!(lefts.len() > 1, "{key} after {}", finder.path());
    assert!(lefts.iter().all(|left| !left.is_empty()), "{key}");
    for (told, left) in &choice.answers {
        for house in left {
            assert_eq!(choice.feature.of(house), *told, "{key}: {house}");
            for (before, told) in finder.told() {
                let is_kept = told.as_ref().is_none_or(|told| before.of(house) == *told);
                assert!(is_kept, "{key} takes {} back in {house}", before.key());
            }
        }
    }
}

fn all() -> Vec<&'static RuleSet> {
    rule_sets::ALL.to_vec()
}

#[track_caller]
fn leads_to(path: &str, houses: &[&str]) {
    let finder = Finder::read(&all(), path).unwrap_or_else(|(part, _)| panic!("{part} of {path}"));
    assert_eq!(finder.path(), path);
    let left: Vec<_> = finder.left().iter().map(House::to_string).collect();
    assert_eq!(left, houses, "{path}");
}

#[test]
fn every_book_can_be_found_by_few_questions_of_which_each_divides() {
    let paths = Paths::of(&all());
    let keys: BTreeSet<_> = rule_sets::ALL.into_iter().map(|one| one.key).collect();
    assert_eq!(paths.found, keys);
    assert!(paths.most <= MOST, "{}", paths.most);
    assert!(
        paths.most_answered <= MOST_ANSWERED,
        "{}",
        paths.most_answered
    );
}

#[test]
fn what_divides_nothing_is_not_asked() {
    let only = |key| rule_sets::by_key(key).expect(key);
    // The league settles all of it.
    assert!(Finder::new(&[only("sparrows-nest")]).asks().is_none());
    // All hold thirteen tiles, until somebody holds sixteen.
    let asks = |rule_sets: &[&'static RuleSet]| {
        let finder = Finder::new(rule_sets);
        let choice = finder.asks().expect("two of them");
        choice.feature.key()
    };
    assert_ne!(asks(&all()), "tiles");
    assert_eq!(
        asks(&[only("riichi-tenhou"), &five_sets::RULE_SET]),
        "tiles"
    );
}

#[test]
fn a_house_of_a_book_fits_where_it_is_commonly_played_so() {
    leads_to("bonus=fga", &["singapore"]);
    leads_to(
        "bonus=none,minimum=3-fan",
        &["hk-old-style;bonus_tiles_in_play=false"],
    );
    leads_to("minimum=1-fan", &["hk-old-style;minimum_fan=1"]);
    leads_to("minimum=1-tai", &["singapore"]);
    leads_to("minimum=8-fan,two_concealed_kongs=8", &["mcr-wmo-2006"]);
    leads_to(
        "deal=yes,bonus=fg,payers=discarder",
        &["hk-old-style;payment=discarder-only-x4"],
    );
    leads_to(
        "red-fives=4,several_winners=two",
        &["riichi-tenhou;red_fives=4"],
    );
    leads_to("bet=yes,red-fives=0,ippatsu=false", &["riichi-jpml-a"]);
}

#[test]
fn nothing_that_is_not_known_takes_anything_away() {
    let finder = Finder::read(&all(), "minimum=-,bonus=-").expect("both are asked");
    assert_eq!(finder.left(), Finder::new(&all()).left());
    let feature = finder.told()[1].0;
    assert_eq!(finder.before(&all(), feature).path(), "minimum=-");
}

#[test]
fn a_link_that_answers_nothing_leads_as_far_as_it_can_be_read() {
    for (path, wrong, left) in [
        ("bonus=fga,minimum=8-fan", "minimum=8-fan", "bonus=fga"),
        ("bonus=x", "bonus=x", ""),
        ("height=2", "height=2", ""),
        // It is said once.
        ("bonus=fg,bonus=fga", "bonus=fga", "bonus=fg"),
        // It tells variants of riichi apart, and others are left.
        ("ippatsu=true", "ippatsu=true", ""),
    ] {
        let (part, finder) = Finder::read(&all(), path).expect_err(path);
        assert_eq!((part.as_str(), finder.path().as_str()), (wrong, left));
    }
}
