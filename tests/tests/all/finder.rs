//! Which book do we play? Whatever is answered, the questions stay few and lead on.

use std::collections::BTreeSet;

use tilewise_rules::{Choice, FEATURES, Feature, Finder, House, RuleSet, rule_sets};
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

fn only(keys: &[&str]) -> Finder {
    let by_key = |key: &&str| rule_sets::by_key(key).expect(key);
    Finder::new(&keys.iter().map(by_key).collect::<Vec<_>>())
}

/// What is asked next, and its answers in their order.
fn next(finder: &Finder) -> Option<(&'static str, Vec<String>)> {
    let choice = finder.asks()?;
    let keys = choice.answers.into_iter().map(|(told, _)| told.key);
    Some((choice.feature.key(), keys.collect()))
}

/// Of four books one plays without ippatsu, which leaves one or three; who wins of several leaves two
/// of them either way, as do questions that come later.
#[test]
fn what_leaves_fewest_on_the_average_is_asked_first() {
    let books = [
        "riichi-ema-2025",
        "riichi-ema-2016",
        "riichi-wrc-2025",
        "riichi-jpml-a",
    ];
    let (asked, answers) = next(&only(&books)).expect("four of them");
    assert_eq!(asked, "several_winners");
    assert_eq!(answers, ["all", "nearest"]);
}

/// In whatever order the books stand.
#[test]
fn answers_stand_as_the_option_has_them() {
    for (books, left_open, asked, answers) in [
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
        if let Some(choice) = finder.asks().filter(|one| one.feature.key() == left_open) {
            finder = finder.with(choice.feature, None).expect("nobody knows it");
        }
        let (found, found_answers) = next(&finder).expect("several of them");
        assert_eq!(
            (found, found_answers),
            (asked, answers.iter().map(ToString::to_string).collect())
        );
    }
}

/// Both books of MCR are commonly played without flowers: that tells nothing.
#[test]
fn what_leaves_the_same_books_is_never_asked() {
    let mut finder = only(&["mcr", "mcr-wmo-2006"]);
    for expected in ["penalties", "two_concealed_kongs"] {
        let choice = finder.asks().expect(expected);
        assert_eq!(choice.feature.key(), expected);
        finder = finder.with(choice.feature, None).expect("nobody knows it");
    }
    assert!(next(&finder).is_none());
}

/// With one book left, what leads to different houses of it is asked.
#[test]
fn how_a_book_is_commonly_played_is_asked_of_the_last_one() {
    let (asked, answers) = next(&only(&["hk-old-style"])).expect("it is played in several ways");
    assert_eq!(asked, "minimum");
    assert_eq!(answers, ["nothing", "1-fan", "3-fan"]);
}

fn common(key: &str) -> Feature {
    let found = FEATURES.iter().find(|one| one.key == key);
    Feature::Common(found.expect(key))
}

/// HKOS-51, HKOS-54 and HKOS-55, SG-14 and SG-19, M-114, R-87.
#[test]
fn who_pays_for_a_discard_is_told_by_what_is_paid() {
    for (house, who) in [
        ("hk-old-style", "double"),
        ("hk-old-style;payment=discarder-only-x2", "discarder"),
        ("singapore", "double"),
        ("singapore;payout=half-shooter-3-6", "more"),
        ("mcr", "more"),
        ("riichi-ema-2025", "discarder"),
        // Half of one point, rounded up, is one.
        (
            "hk-old-style;payment=discarder-full-others-half;points_table=1,1",
            "alike",
        ),
    ] {
        let played: House = house.parse().expect(house);
        assert_eq!(common("payers").of(&played).key, who, "{house}");
    }
}

#[test]
fn riichi_alone_counts_in_two_values() {
    for (house, has) in [
        ("riichi-ema-2025", "yes"),
        ("hk-old-style", "no"),
        ("mcr", "no"),
    ] {
        let played: House = house.parse().expect(house);
        assert_eq!(common("two-values").of(&played).key, has, "{house}");
    }
}

#[test]
fn players_are_asked_in_the_words_of_the_question() {
    for one in &FEATURES {
        let words = Feature::Common(one).words();
        assert!(words.ends_with('?'), "{words}");
    }
    let choice = only(&["riichi-ema-2016", "riichi-ema-2025"]).asks();
    let choice = choice.expect("two of them");
    let riichi = rule_sets::by_key("riichi-ema-2016").expect("riichi");
    let mut options = riichi.options.iter();
    let kiriage = options.find(|one| one.key == "kiriage").expect("an option");
    assert_eq!(choice.feature.words(), kiriage.name);
}
