//! What comes up in exercises: each element of each rule set, and the same exercise for a seed as ever.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::{env, fs};

use tilewise_practice::{
    Difficulty, Exercise, ExerciseKind, ExerciseTask, Scene, Seed, exercise, kinds, next_seed,
};
use tilewise_rules::{Condition, RuleConfig, RuleSet, Worth, rule_sets};

/// The most seeds in which an element must come up.
const SEEDS: u32 = 1_500;

/// Elements that never come up: the rule book leaves open whether they count, or they win without a complete hand.
const NEVER: &str = include_str!("never.txt");

/// Returns the elements that are played by default.
fn played(rule_set: &'static RuleSet) -> BTreeSet<&'static str> {
    let config = RuleConfig::with_defaults(rule_set);
    let elements = rule_set.scoring.elements.iter();
    let played = elements.filter(|one| {
        let is_nothing = matches!(
            config.worth(one),
            Worth::Fan(0)
                | Worth::Concealed {
                    value: 0,
                    concealed: 0
                }
        );
        !is_nothing && (one.played == Condition::Always || config.holds(one.played))
    });
    played.map(|one| one.key).collect()
}

#[test]
fn each_element_comes_up() {
    let mut lines = String::new();
    for rule_set in rule_sets::ALL {
        let config = RuleConfig::with_defaults(rule_set);
        let mut missing = played(rule_set);
        for number in 0..SEEDS {
            if missing.is_empty() {
                break;
            }
            let seed = Seed::of_number(Difficulty::Expert, number);
            for kind in [ExerciseKind::Elements, ExerciseKind::Worth] {
                let made = exercise(&config, kind, seed);
                let score = made.ok().and_then(|made| made.score);
                let lines = score.iter().flat_map(|score| &score.best.lines);
                for line in lines {
                    let element = &rule_set.scoring.elements[usize::from(line.element)];
                    missing.remove(element.key);
                }
            }
        }
        for key in missing {
            let _ = writeln!(lines, "{} {key}", rule_set.identity.key);
        }
    }
    pinned("tests/never.txt", NEVER, &lines);
}

/// Writes an exercise as a text: what is shown, and what is right.
fn text(made: &Exercise) -> String {
    let shown = match &made.scene {
        Scene::Hand(entry) => entry.to_string(),
        Scene::Event(event, answers) => format!("{} {answers:?}", event.key),
        Scene::Foul(book, foul, answers) => format!("{} {} {answers:?}", book.key, foul.key),
    };
    let right = match &made.task {
        ExerciseTask::Worth(choices) => {
            let all = choices.all().iter();
            let all: Vec<_> = all
                .map(|one| (one.value.counted, &one.value.axes))
                .collect();
            format!("{all:?} {}", choices.right())
        }
        ExerciseTask::Payments(choices) => {
            let all: Vec<_> = choices.all().iter().map(|one| one.value).collect();
            format!("{all:?} {}", choices.right())
        }
        ExerciseTask::Elements(all) => {
            let all = all
                .iter()
                .map(|one| format!("{}{}", if one.counts() { "" } else { "!" }, one.element.key));
            all.collect::<Vec<_>>().join(" ")
        }
        ExerciseTask::Win(choices) => format!("{:?}", choices.right_value()),
        ExerciseTask::Waits(waits) => {
            let tiles = waits.candidates.iter().map(|tile| tile.to_string());
            let best = waits.best.map(|tile| tile.to_string());
            format!("{} {best:?}", tiles.collect::<Vec<_>>().join(" "))
        }
        ExerciseTask::Ruling(choices) => {
            let clauses: Vec<_> = choices.all().iter().map(|one| one.value.clause).collect();
            format!("{clauses:?} {}", choices.right())
        }
        ExerciseTask::Discard(choices) => {
            let all = choices.all().iter().map(|one| one.value.to_string());
            format!("{} {}", all.collect::<Vec<_>>().join(" "), choices.right())
        }
    };
    format!("{shown} | {right}")
}

/// Compares a text with a file, which `UPDATE=1` writes.
#[track_caller]
fn pinned(file: &str, expected: &str, actual: &str) {
    if env::var_os("UPDATE").is_some() {
        let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
        fs::write(path, actual).expect("the file can be written");
        return;
    }
    for (one, other) in expected.lines().zip(actual.lines()) {
        assert_eq!(one, other, "{file}");
    }
    assert_eq!(expected.lines().count(), actual.lines().count(), "{file}");
}

/// A link makes the same exercise for ever: a change of this file takes a new version of the generator.
#[test]
fn seeds_make_the_same_exercises_as_ever() {
    let mut lines = String::new();
    for key in [
        "hk-old-style",
        "sparrows-nest",
        "singapore",
        "riichi-ema-2025",
        "mcr",
        "taiwanese",
        "hk-taiwanese",
    ] {
        let config: RuleConfig = key.parse().expect(key);
        for kind in kinds(&config) {
            for seed in [
                "1-basic-1",
                "1-whole-2026-11-29",
                "1-advanced-2",
                "1-expert-3",
            ] {
                let made = exercise(&config, kind, seed.parse().expect(seed)).expect(seed);
                let _ = writeln!(lines, "{key}/{}/{seed} {}", kind.key(), text(&made));
            }
        }
    }
    pinned("tests/pinned.txt", include_str!("pinned.txt"), &lines);
}

#[test]
fn next_exercise_is_about_a_topic_that_is_due() {
    let config: RuleConfig = "mcr".parse().expect("a rule set");
    let kind = ExerciseKind::Elements;
    let first = Seed::of_number(Difficulty::Whole, 7);
    assert_eq!(next_seed(&config, kind, Difficulty::Whole, 7, &[]), first);
    // What the third exercise from here is about comes up by then.
    let third =
        exercise(&config, kind, Seed::of_number(Difficulty::Whole, 9)).expect("an exercise");
    let due = &third.topics[..1];
    let seed = next_seed(&config, kind, Difficulty::Whole, 7, due);
    let made = exercise(&config, kind, seed).expect("an exercise");
    assert!(made.topics.contains(&due[0]));
    // Topics of another rule set change nothing.
    let other: RuleConfig = "hk-old-style".parse().expect("a rule set");
    assert_eq!(next_seed(&other, kind, Difficulty::Whole, 7, due), first);
}

/// House rules of all kinds have exercises, or a sentence.
#[test]
fn house_rules_have_exercises() {
    for house in [
        "hk-old-style;minimum_fan=0",
        "hk-old-style;minimum_fan=8",
        "hk-old-style;bonus_tiles_in_play=false",
        "riichi-ema-2025;open_tanyao=false",
        "mcr;bonus_tiles_in_play=false",
    ] {
        let (config, _) = RuleConfig::readable(house, &rule_sets::ALL);
        let config = config.expect(house);
        for kind in kinds(&config) {
            for difficulty in Difficulty::ALL {
                let made = exercise(&config, kind, Seed::of_number(difficulty, 5));
                assert!(made.is_ok(), "{house} {}: {made:?}", kind.key());
            }
        }
    }
}
