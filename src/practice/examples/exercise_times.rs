//! Makes exercises of many seeds, and prints the slowest of each kind and rule set:
//! `cargo run --release -p tilewise-practice --example exercise_times -- 10000`. With a rule set as the second
//! argument, only its exercises; with a kind as the third, they are printed.

use std::env;
use std::time::{Duration, Instant};

use tilewise_practice::{
    Difficulty, Exercise, ExerciseKind, ExerciseTask, Scene, Seed, exercise, kinds,
};
use tilewise_rules::{RuleConfig, rule_sets};

fn main() {
    let mut arguments = env::args().skip(1);
    let count: u32 = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000);
    let only = arguments.next();
    let printed = arguments
        .next()
        .and_then(|key| ExerciseKind::from_key(&key));
    for rule_set in rule_sets::ALL {
        if only
            .as_ref()
            .is_some_and(|key| key != rule_set.identity.key)
        {
            continue;
        }
        let config = RuleConfig::with_defaults(rule_set);
        for kind in kinds(&config) {
            if printed.is_some_and(|printed| printed != kind) {
                continue;
            }
            for difficulty in Difficulty::ALL {
                let (mut slowest, mut at) = (Duration::ZERO, 0);
                let mut all = Duration::ZERO;
                let mut missing = 0;
                for number in 0..count / 4 {
                    let start = Instant::now();
                    let made = exercise(&config, kind, Seed::of_number(difficulty, number));
                    let mut time = start.elapsed();
                    // Another program may have interrupted it.
                    for _ in 0..3 {
                        if time > Duration::from_millis(1) {
                            let start = Instant::now();
                            let again =
                                exercise(&config, kind, Seed::of_number(difficulty, number));
                            time = time.min(start.elapsed());
                            assert_eq!(again.is_ok(), made.is_ok());
                        }
                    }
                    all += time;
                    if time > slowest {
                        (slowest, at) = (time, number);
                    }
                    match made {
                        Ok(made) if printed.is_some() => print(&made),
                        Ok(_) => {}
                        Err(_) => missing += 1,
                    }
                }
                println!(
                    "{:22} {:9} {:9} slowest {:6.2} ms (seed {at}), mean {:.3} ms, {missing} missing",
                    rule_set.identity.key,
                    kind.key(),
                    difficulty.key(),
                    slowest.as_secs_f64() * 1e3,
                    all.as_secs_f64() * 1e3 / f64::from((count / 4).max(1)),
                );
            }
        }
    }
}

fn print(exercise: &Exercise) {
    match &exercise.scene {
        Scene::Hand(entry) => println!("{} {}: {entry}", exercise.kind.key(), exercise.seed),
        Scene::Event(event, answers) => println!("{}: {} {answers:?}", exercise.seed, event.key),
        Scene::Foul(book, foul, answers) => {
            println!("{}: {} {} {answers:?}", exercise.seed, book.key, foul.key);
        }
    }
    match &exercise.task {
        ExerciseTask::Worth(choices) => list(
            choices.all().iter().map(|one| {
                let worth = &one.value;
                (
                    format!("{} {:?} {:?}", worth.counted, worth.axes, worth.basis),
                    one.mistake,
                )
            }),
            choices.right(),
        ),
        ExerciseTask::Payments(choices) => list(
            choices
                .all()
                .iter()
                .map(|one| (format!("{:?}", one.value), one.mistake)),
            choices.right(),
        ),
        ExerciseTask::Win(choices) => list(
            choices.all().iter().map(|one| {
                (
                    one.value.sentence(&exercise.config).to_string(),
                    one.mistake,
                )
            }),
            choices.right(),
        ),
        ExerciseTask::Ruling(choices) => list(
            choices.all().iter().map(|one| {
                let text: Vec<_> = one
                    .value
                    .sentences
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                (
                    format!("{} {:?}", text.join("; "), one.value.net),
                    one.mistake,
                )
            }),
            choices.right(),
        ),
        ExerciseTask::Discard(choices) => list(
            choices
                .all()
                .iter()
                .map(|one| (one.value.to_string(), one.mistake)),
            choices.right(),
        ),
        ExerciseTask::Elements(all) => {
            for one in all {
                println!(
                    "    {} {} {:?}",
                    if one.counts() { "*" } else { " " },
                    one.element.key,
                    one.why_not
                );
            }
        }
        ExerciseTask::Waits(waits) => println!("    {waits:?}"),
    }
}

fn list(all: impl Iterator<Item = (String, Option<tilewise_practice::Mistake>)>, right: usize) {
    for (place, (text, mistake)) in all.enumerate() {
        let mark = if place == right { "*" } else { " " };
        let why = mistake
            .map(|one| one.sentence().to_string())
            .unwrap_or_default();
        println!("    {mark} {text}    {why}");
    }
}
