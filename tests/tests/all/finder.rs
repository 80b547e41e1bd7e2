//! Rule set finder: all paths have few questions and make progress.

use std::collections::BTreeSet;

use tilewise_rules::{Choice, FEATURES, Feature, RuleConfig, RuleSet, RuleSetFinder, rule_sets};
use tilewise_tests::rule_sets::five_sets;

/// Limit of questions on a path, including unanswered ones.
const MOST: usize = 12;
/// Limit of questions on a path with all questions answered.
const MOST_ANSWERED: usize = 6;

/// The most unknown answers of a path: every further one doubles the number of paths.
const MOST_UNKNOWN: usize = 2;

/// All distinct paths through the questions.
#[derive(Default)]
struct Paths {
    seen: BTreeSet<String>,
    /// The rule sets that are the only result of a path, perhaps with several house rules.
    found: BTreeSet<&'static str>,
    most: usize,
    most_answered: usize,
}

impl Paths {
    fn explore(rule_sets: &[&'static RuleSet]) -> Self {
        let mut paths = Self::default();
        paths.walk(&RuleSetFinder::new(rule_sets));
        paths
    }

    fn walk(&mut self, finder: &RuleSetFinder) {
        let answers = finder.answers();
        self.most = self.most.max(answers.len());
        if answers.iter().all(|(_, answer)| answer.is_some()) {
            self.most_answered = self.most_answered.max(answers.len());
        }
        assert!(!finder.left().is_empty(), "{}", finder.path());
        let mut left = finder.left().iter().map(RuleConfig::rule_set);
        if let Some(first) = left.next()
            && left.all(|other| other == first)
        {
            self.found.insert(first.identity.key);
        }
        let Some(choice) = finder.next_question() else {
            return;
        };
        divides(finder, &choice);
        let keys = choice
            .answers
            .iter()
            .map(|(answer, _)| Some(answer.key.as_str()));
        let unknown = answers.iter().filter(|(_, answer)| answer.is_none());
        let may_be_unknown = (unknown.count() < MOST_UNKNOWN).then_some(None);
        for key in keys.chain(may_be_unknown) {
            let next = finder.with(choice.feature, key).expect("it was offered");
            // Other orders of the answers lead to the same result.
            let mut parts: Vec<_> = next.path().split(',').map(str::to_owned).collect();
            parts.sort_unstable();
            if self.seen.insert(parts.join(",")) {
                self.walk(&next);
            }
        }
    }
}

/// Checks that every answer has results, and that not all have the same.
#[track_caller]
fn divides(finder: &RuleSetFinder, choice: &Choice) {
    let key = choice.feature.key();
    let lefts: BTreeSet<Vec<String>> = choice
        .answers
        .iter()
        .map(|(_, left)| left.iter().map(ToString::to_string).collect())
        .collect();
    assert!(lefts.len() > 1, "{key} after {}", finder.path());
    assert!(lefts.iter().all(|left| !left.is_empty()), "{key}");
    for (answer, left) in &choice.answers {
        for house in left {
            assert_eq!(choice.feature.answer(house), *answer, "{key}: {house}");
            for (before, previous) in finder.answers() {
                let still_fits = previous
                    .as_ref()
                    .is_none_or(|answer| before.answer(house) == *answer);
                assert!(still_fits, "{key} takes {} back in {house}", before.key());
            }
        }
    }
}

fn all() -> Vec<&'static RuleSet> {
    rule_sets::ALL.to_vec()
}

#[track_caller]
fn leads_to(path: &str, houses: &[&str]) {
    let finder =
        RuleSetFinder::read(&all(), path).unwrap_or_else(|(part, _)| panic!("{part} of {path}"));
    assert_eq!(finder.path(), path);
    let left: Vec<_> = finder.left().iter().map(RuleConfig::to_string).collect();
    assert_eq!(left, houses, "{path}");
}

#[test]
fn few_questions_identify_every_rule_set() {
    let paths = Paths::explore(&all());
    let keys: BTreeSet<_> = rule_sets::ALL
        .into_iter()
        .map(|one| one.identity.key)
        .collect();
    assert_eq!(paths.found, keys);
    assert!(paths.most <= MOST, "{}", paths.most);
    assert!(
        paths.most_answered <= MOST_ANSWERED,
        "{}",
        paths.most_answered
    );
}

#[test]
fn questions_without_effect_are_skipped() {
    let only = |key| rule_sets::by_key(key).expect(key);
    // The league determines all options.
    assert!(
        RuleSetFinder::new(&[only("sparrows-nest")])
            .next_question()
            .is_none()
    );
    // All rule sets use thirteen tiles until one with sixteen is added.
    let next_key = |rule_sets: &[&'static RuleSet]| {
        let finder = RuleSetFinder::new(rule_sets);
        let choice = finder.next_question().expect("two of them");
        choice.feature.key()
    };
    assert_ne!(next_key(&all()), "tiles");
    assert_eq!(
        next_key(&[only("riichi-tenhou"), &five_sets::RULE_SET]),
        "tiles"
    );
}

#[test]
fn finder_considers_common_house_rules() {
    leads_to("bonus=fga", &["singapore"]);
    leads_to(
        "bonus=none,minimum=3-fan",
        &["hk-old-style;bonus_tiles_in_play=false"],
    );
    leads_to("minimum=1-fan", &["hk-old-style;minimum_fan=1"]);
    leads_to("minimum=1-tai", &["singapore"]);
    leads_to("minimum=8-fan,two_concealed_kongs=8", &["mcr-wmo-2006"]);
    leads_to(
        "tiles=13,deal=yes,bonus=fg,payers=discarder",
        &["hk-old-style;payment=discarder-only-x4"],
    );
    leads_to(
        "red-fives=4,several_winners=two",
        &["riichi-tenhou;red_fives=4"],
    );
    leads_to("bet=yes,red-fives=0,ippatsu=false", &["riichi-jpml-a"]);
}

#[test]
fn unknown_answers_exclude_nothing() {
    let finder = RuleSetFinder::read(&all(), "minimum=-,bonus=-").expect("both questions");
    assert_eq!(finder.left(), RuleSetFinder::new(&all()).left());
    let feature = finder.answers()[1].0;
    assert_eq!(finder.before(&all(), feature).path(), "minimum=-");
}

#[test]
fn invalid_link_is_followed_up_to_the_error() {
    for (path, wrong, left) in [
        ("bonus=fga,minimum=8-fan", "minimum=8-fan", "bonus=fga"),
        ("bonus=x", "bonus=x", ""),
        ("height=2", "height=2", ""),
        // It is contained once.
        ("bonus=fg,bonus=fga", "bonus=fga", "bonus=fg"),
        // It distinguishes variants of riichi, and others are left.
        ("ippatsu=true", "ippatsu=true", ""),
    ] {
        let (part, finder) = RuleSetFinder::read(&all(), path).expect_err(path);
        assert_eq!((part.as_str(), finder.path().as_str()), (wrong, left));
    }
}

fn only(keys: &[&str]) -> RuleSetFinder {
    let by_key = |key: &&str| rule_sets::by_key(key).expect(key);
    RuleSetFinder::new(&keys.iter().map(by_key).collect::<Vec<_>>())
}

/// Returns the next question, and its answers in their order.
fn next(finder: &RuleSetFinder) -> Option<(&'static str, Vec<String>)> {
    let choice = finder.next_question()?;
    let keys = choice.answers.into_iter().map(|(answer, _)| answer.key);
    Some((choice.feature.key(), keys.collect()))
}

/// Of four rule sets one excludes ippatsu, which leaves one or three; the question of several winners leaves
/// two either way, as do following ones.
#[test]
fn question_with_fewest_expected_results_comes_first() {
    let books = [
        "riichi-ema-2025",
        "riichi-ema-2016",
        "riichi-wrc-2025",
        "riichi-jpml-a",
    ];
    let (question, answers) = next(&only(&books)).expect("four of them");
    assert_eq!(question, "several_winners");
    assert_eq!(answers, ["all", "nearest"]);
}

/// For any order of the rule sets.
#[test]
fn answers_are_in_option_order() {
    for (books, left_open, question, answers) in [
        (
            &["riichi-wrc-2015", "riichi-tenhou", "riichi-ema-2016"][..],
            "",
            "several_winners",
            &["all", "two", "nearest"][..],
        ),
        (
            &["riichi-ema-2016", "riichi-ema-2025"],
            "",
            "kiriage",
            &["true", "false"],
        ),
        (
            &["mcr-wmo-2006", "mcr"],
            "penalties",
            "two_concealed_kongs",
            &["6", "8"],
        ),
    ] {
        let mut finder = only(books);
        if let Some(choice) = finder
            .next_question()
            .filter(|one| one.feature.key() == left_open)
        {
            finder = finder
                .with(choice.feature, None)
                .expect("the question is open");
        }
        let (found, found_answers) = next(&finder).expect("several of them");
        assert_eq!(
            (found, found_answers),
            (question, answers.iter().map(ToString::to_string).collect())
        );
    }
}

/// Both MCR rule sets are commonly used without flowers, so the question doesn't separate them.
#[test]
fn question_with_equal_results_is_skipped() {
    let mut finder = only(&["mcr", "mcr-wmo-2006"]);
    for expected in ["penalties", "two_concealed_kongs"] {
        let choice = finder.next_question().expect(expected);
        assert_eq!(choice.feature.key(), expected);
        finder = finder
            .with(choice.feature, None)
            .expect("the question is open");
    }
    assert!(next(&finder).is_none());
}

/// With one rule set left, questions separate its option values.
#[test]
fn single_rule_set_gets_questions_about_its_options() {
    let (question, answers) = next(&only(&["hk-old-style"])).expect("it is played in several ways");
    assert_eq!(question, "minimum");
    assert_eq!(answers, ["nothing", "1-fan", "3-fan"]);
}

fn common(key: &str) -> Feature {
    let found = FEATURES.iter().find(|one| one.key == key);
    Feature::Common(found.expect(key))
}

/// HKOS-51, HKOS-54 and HKOS-55, SG-14 and SG-19, M-114, R-87.
#[test]
fn discard_payers_are_derived_from_payments() {
    for (house, who) in [
        ("hk-old-style", "double"),
        ("hk-old-style;payment=discarder-only-x2", "discarder"),
        ("singapore", "double"),
        ("singapore;payout=half-shooter-3-6", "more"),
        ("mcr", "more"),
        ("riichi-ema-2025", "discarder"),
        // Half of one point is rounded up to one.
        (
            "hk-old-style;payment=discarder-full-others-half;points_table=1,1",
            "alike",
        ),
    ] {
        let played: RuleConfig = house.parse().expect(house);
        assert_eq!(common("payers").answer(&played).key, who, "{house}");
    }
}

#[test]
fn only_riichi_has_two_values() {
    for (house, has) in [
        ("riichi-ema-2025", "yes"),
        ("hk-old-style", "no"),
        ("mcr", "no"),
    ] {
        let played: RuleConfig = house.parse().expect(house);
        assert_eq!(common("two-values").answer(&played).key, has, "{house}");
    }
}

#[test]
fn finder_questions_use_feature_or_option_texts() {
    for one in &FEATURES {
        let words = Feature::Common(one).words();
        assert!(words.ends_with('?'), "{words}");
    }
    let choice = only(&["riichi-ema-2016", "riichi-ema-2025"]).next_question();
    let choice = choice.expect("two of them");
    let riichi = rule_sets::by_key("riichi-ema-2016").expect("riichi");
    let mut options = riichi.settings.options.iter();
    let kiriage = options.find(|one| one.key == "kiriage").expect("an option");
    assert_eq!(choice.feature.words(), kiriage.name);
}
