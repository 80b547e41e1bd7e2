use super::*;
use crate::model::Element;

#[test]
fn every_option_is_in_one_section_and_no_section_is_too_long() {
    for rule_set in ALL {
        let mut next = 0;
        for (section, places) in rule_set.sections() {
            assert_eq!(places.start, next, "{}", section.name);
            assert!((1..=16).contains(&places.len()), "{}", section.name);
            next = places.end;
        }
        assert_eq!(next, rule_set.settings.options.len(), "{rule_set:?}");
        assert_eq!(
            rule_set.sections().count(),
            rule_set.settings.sections.len()
        );
    }
}

#[test]
fn presets_have_valid_answers_and_unique_names() {
    for rule_set in ALL {
        let house = RuleConfig::with_defaults(rule_set);
        for (place, preset) in rule_set.settings.presets.iter().enumerate() {
            let read = RuleConfig::with(rule_set, preset.answers.iter().copied());
            let played = read.expect(preset.key);
            assert_eq!(house.with_answers(preset.answers), played);
            assert!(played.has_answers(preset.answers), "{}", preset.key);
            let mut others = rule_set.settings.presets[..place].iter();
            assert!(others.all(|one| one.key != preset.key && one.name != preset.name));
        }
    }
}

#[test]
fn variations_and_distinguishing_keys_are_options() {
    for rule_set in ALL {
        for answers in rule_set.settings.variations {
            let varied = RuleConfig::with(rule_set, answers.iter().copied());
            let own = RuleConfig::with_defaults(rule_set);
            assert_ne!(varied.as_ref(), Ok(&own), "{rule_set:?}: {answers:?}");
            assert!(varied.is_ok(), "{rule_set:?}: {answers:?}");
        }
        for key in rule_set.settings.distinguishing_options {
            assert!(
                rule_set.settings.options.iter().any(|one| one.key == *key),
                "{key}"
            );
        }
    }
}

fn elements() -> impl Iterator<Item = (&'static RuleSet, &'static Element)> {
    ALL.into_iter().flat_map(|rule_set| {
        rule_set
            .scoring
            .elements
            .iter()
            .map(move |one| (rule_set, one))
    })
}

#[test]
fn an_idea_is_that_of_several_elements_and_a_key_has_one() {
    for (rule_set, one) in elements() {
        for (_, other) in elements().filter(|(_, other)| other.key == one.key) {
            assert_eq!(one.concept, other.concept, "{}", one.key);
        }
        let in_another = |(other, two): (&RuleSet, &Element)| {
            other != rule_set && two.concept() == one.concept() && two.key != one.key
        };
        let shared = elements().any(in_another);
        assert!(shared || one.concept.is_empty(), "{}: unshared", one.key);
    }
}

#[test]
fn the_same_idea_has_other_names() {
    let idea = |key: &str| {
        let found = elements().find(|(_, one)| one.key == key);
        found.expect(key).1.concept()
    };
    assert_eq!(idea("all-pungs"), idea("triplets-hand"));
    assert_eq!(idea("thirteen-orphans"), idea("thirteen-wonders"));
    assert_ne!(idea("half-flush"), idea("full-flush"));
}

#[test]
fn a_liability_is_called_the_same_everywhere() {
    for one in SUMMARIES.iter().flat_map(|listed| listed.liabilities) {
        assert_eq!(liability(one.key).map(|first| first.name), Some(one.name));
    }
}

#[test]
fn what_is_listed_is_offered_in_the_same_order() {
    let keys = ALL.into_iter().map(|one| one.identity.key);
    assert!(keys.eq(SUMMARIES.iter().map(|one| one.key)));
}
