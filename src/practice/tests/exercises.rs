//! Every exercise has exactly one right answer: checked with the rules, not with the way it was made.

use std::collections::BTreeSet;

use tilewise_practice::{
    Choices, Difficulty, Exercise, ExerciseKind, ExerciseTask, Reply, Scene, Seed, WaitChoices,
    WinDecision, exercise, judge, kinds,
};
use tilewise_rules::fouls::inquire;
use tilewise_rules::{
    Fault, Hand, Next, RuleConfig, Score, Tile, TileSet, WinContext, WinInput, check, rule_sets,
    score, shanten,
};

/// The seeds of each rule set, kind and level. `TILEWISE_SEEDS` is another number.
fn seeds() -> u32 {
    let text = std::env::var("TILEWISE_SEEDS").ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(12)
}

fn all() -> impl Iterator<Item = RuleConfig> {
    rule_sets::ALL.into_iter().map(RuleConfig::with_defaults)
}

/// Checks the exercises of a kind under all rule sets that have it.
#[track_caller]
fn each(kind: ExerciseKind, holds: impl Fn(&Exercise)) {
    for config in all() {
        if !kinds(&config).contains(&kind) {
            continue;
        }
        for difficulty in Difficulty::ALL {
            for number in 0..seeds() {
                let seed = Seed::of_number(difficulty, number);
                let made = exercise(&config, kind, seed);
                let made = made.unwrap_or_else(|error| panic!("{config} {seed}: {error}"));
                assert!(
                    judge(&made, &made.right_reply()).is_right,
                    "{config} {seed}"
                );
                holds(&made);
            }
        }
    }
}

fn scored(exercise: &Exercise) -> (WinInput, Hand, WinContext, Score) {
    let entry = exercise.hand().expect("a hand").clone();
    let (hand, context) = check(&exercise.config, &entry).expect("a win");
    let score = score(&exercise.config, &hand, &context).expect("a score");
    (entry, hand, context, score)
}

/// Checks that the choices differ, and that all but one are judged wrong.
#[track_caller]
fn one_is_right<T: PartialEq>(exercise: &Exercise, choices: &Choices<T>) {
    let all = choices.all();
    assert!(all.len() >= 2, "{}", exercise.seed);
    for (place, one) in all.iter().enumerate() {
        let judgement = judge(exercise, &Reply::Choice(place));
        assert_eq!(judgement.is_right, place == choices.right());
        assert!(!judgement.is_right || judgement.oversights.is_empty());
        let others = all.iter().skip(place + 1);
        assert!(
            others.into_iter().all(|other| other.value != one.value),
            "{}",
            exercise.seed
        );
    }
    assert!(!judge(exercise, &Reply::Choice(all.len())).is_right);
}

#[test]
fn worth_is_that_of_the_engine() {
    each(ExerciseKind::Worth, |made| {
        let ExerciseTask::Worth(choices) = &made.task else {
            panic!("another task");
        };
        one_is_right(made, choices);
        let (.., score) = scored(made);
        assert!(!score.below_minimum);
        let right = choices.right_value().expect("one is right");
        assert_eq!(right.counted, score.best.counted);
        let basis = score.basis(&made.config).map(|(_, basis)| basis);
        assert_eq!(right.basis, basis);
        if basis.is_none_or(|basis| basis.level.is_none()) {
            assert!(right.axes.iter().copied().eq(score.best.axis_totals()));
        }
    });
}

#[test]
fn payments_are_those_of_the_engine() {
    each(ExerciseKind::Payments, |made| {
        let ExerciseTask::Payments(choices) = &made.task else {
            panic!("another task");
        };
        one_is_right(made, choices);
        let (.., score) = scored(made);
        assert_eq!(choices.right_value(), Some(&score.payments.net()));
    });
}

#[test]
fn elements_are_those_of_the_engine() {
    each(ExerciseKind::Elements, |made| {
        let ExerciseTask::Elements(all) = &made.task else {
            panic!("another task");
        };
        let (_, hand, context, score) = scored(made);
        let elements = made.config.rule_set().scoring.elements;
        let lines = |score: &Score| {
            let lines = score.best.lines.iter();
            let keys = lines.map(|line| elements[usize::from(line.element)].key);
            keys.collect::<BTreeSet<_>>()
        };
        let counting = all.iter().filter(|one| one.counts());
        let counting: BTreeSet<_> = counting.map(|one| one.element.key).collect();
        assert_eq!(counting, lines(&score), "{} {}", made.config, made.seed);
        let keys: BTreeSet<_> = all.iter().map(|one| one.element.key).collect();
        assert_eq!(keys.len(), all.len());
        assert!(all.len() > counting.len() && !counting.is_empty());
        // No other reading pays the same for other elements.
        let received = score.payments.received(context.seat);
        for other in score.others(&made.config, &hand, &context) {
            assert!(other.payments.received(context.seat) != received || lines(&other) == counting);
        }
        // Each single change of the right reply is wrong, and the judgement names it.
        let Reply::Elements(right) = made.right_reply() else {
            panic!("another reply");
        };
        for (place, one) in all.iter().enumerate() {
            let mut other = right.clone();
            if !other.remove(&place) {
                other.insert(place);
            }
            let judgement = judge(made, &Reply::Elements(other));
            assert!(!judgement.is_right);
            let [oversight] = &judgement.oversights[..] else {
                panic!("{:?}", judgement.oversights);
            };
            assert_eq!(oversight.clause(), Some(one.element.clause));
        }
    });
}

#[test]
fn decisions_are_those_of_the_engine() {
    each(ExerciseKind::Win, |made| {
        let ExerciseTask::Win(choices) = &made.task else {
            panic!("another task");
        };
        one_is_right(made, choices);
        let entry = made.hand().expect("a hand");
        let wins = check(&made.config, entry).map(|(hand, context)| {
            let score = score(&made.config, &hand, &context);
            score.is_some_and(|score| !score.below_minimum)
        });
        let right = choices.right_value().expect("one is right");
        let at = format!("{} {}", made.config, made.seed);
        match right {
            WinDecision::Wins => assert_eq!(wins, Ok(true), "{at}"),
            WinDecision::BelowMinimum => assert_eq!(wins, Ok(false), "{at}"),
            WinDecision::NotComplete(_) | WinDecision::TileCount(_) => {
                assert!(matches!(wins.as_ref().map_err(Vec::len), Err(1)), "{at}");
            }
            WinDecision::Refused { .. } => {
                let faults = wins.expect_err("barred");
                assert!(matches!(faults[..], [Fault::Refused { .. }]), "{at}");
            }
        }
    });
}

/// Returns what a win by a tile pays; `None` if the tile doesn't complete the hand.
fn received_by(config: &RuleConfig, waiting: &WinInput, tile: Tile) -> Option<i64> {
    let mut entry = waiting.clone();
    entry.hand.winning_tile = Some(tile);
    match check(config, &entry) {
        Ok((hand, context)) => {
            let score = score(config, &hand, &context)?;
            let is_win = !score.below_minimum;
            Some(if is_win {
                score.payments.received(context.seat)
            } else {
                0
            })
        }
        Err(faults) => {
            let other = |fault: &Fault| !matches!(fault, Fault::NotAWin(_) | Fault::Hand(_));
            faults.iter().all(other).then_some(0)
        }
    }
}

fn waits_are_right(made: &Exercise, waits: &WaitChoices) {
    let waiting = made.hand().expect("a hand");
    let mut right = TileSet::NONE;
    let mut paid = Vec::new();
    for tile in Tile::ALL {
        if let Some(received) = received_by(&made.config, waiting, tile) {
            right = right.with(tile);
            paid.push((received, tile));
        }
    }
    let at = format!("{} {}: {waiting}", made.config, made.seed);
    assert_eq!(waits.right(), right, "{at}");
    assert!(waits.candidates.len() > right.len(), "{at}");
    assert!(
        right.iter().all(|tile| waits.candidates.contains(tile)),
        "{at}"
    );
    if let Some(best) = waits.best {
        let most = paid.iter().map(|one| one.0).max();
        let all: Vec<_> = paid.iter().filter(|one| Some(one.0) == most).collect();
        assert!(matches!(all[..], [one] if one.1 == best), "{at}");
    }
    for tile in waits.candidates.iter() {
        let tiles = if right.contains(tile) {
            right.without(tile)
        } else {
            right.with(tile)
        };
        let best = waits.best;
        assert!(!judge(made, &Reply::Waits { tiles, best }).is_right);
    }
}

#[test]
fn waits_are_those_of_the_engine() {
    each(ExerciseKind::Waits, |made| match &made.task {
        ExerciseTask::Waits(waits) => waits_are_right(made, waits),
        _ => panic!("another task"),
    });
}

#[test]
fn best_discard_is_nearest_with_most_tiles() {
    each(ExerciseKind::Discard, |made| {
        let ExerciseTask::Discard(choices) = &made.task else {
            panic!("another task");
        };
        one_is_right(made, choices);
        let config = &made.config;
        let entry = made.hand().expect("a hand");
        // Each discard by itself: the shanten number, and the tiles that are left.
        let after = |tile: Tile| {
            let rest = entry.hand.without(tile);
            let hand = Hand::incomplete(&rest, config.geometry(), config.bonus()).expect("tiles");
            let after = shanten(&hand, config.patterns()).expect("a waiting hand");
            let whole = Hand::incomplete(&entry.hand, config.geometry(), config.bonus());
            let whole = whole.expect("tiles");
            let left: u32 = after
                .accepts
                .iter()
                .map(|tile| u32::from(whole.unseen(tile)))
                .sum();
            (after.shanten, u32::MAX - left)
        };
        let right = *choices.right_value().expect("one is right");
        let best = after(right);
        for &tile in &entry.hand.concealed {
            assert!(
                tile == right || after(tile) > best,
                "{config} {}",
                made.seed
            );
        }
    });
}

#[test]
fn rulings_follow_from_the_facts() {
    each(ExerciseKind::Ruling, |made| {
        let ExerciseTask::Ruling(choices) = &made.task else {
            panic!("another task");
        };
        one_is_right(made, choices);
        let right = choices.right_value().expect("one is right");
        let at = format!("{} {}", made.config, made.seed);
        match &made.scene {
            Scene::Event(event, answers) => {
                let Next::Ruling(Ok(ruling)) = event.inquire(&made.config, answers).next else {
                    panic!("{at}: no ruling");
                };
                assert_eq!(right.clause, ruling.clause, "{at}");
                assert_eq!(right.net, ruling.payments.net(), "{at}");
                assert_eq!(right.sentences[0].to_string(), ruling.verdict, "{at}");
            }
            Scene::Foul(book, foul, answers) => {
                let inquiry = inquire(book, foul, None, answers).expect("answers");
                let Next::Ruling(verdict) = inquiry.next else {
                    panic!("{at}: no verdict");
                };
                assert_eq!(right.clause, verdict.clause(), "{at}");
                assert!(verdict.offers.is_empty(), "{at}");
            }
            Scene::Hand(_) => panic!("{at}: a hand"),
        }
    });
}

fn of_seed(config: &str, kind: ExerciseKind, seed: &str) -> Exercise {
    let config: RuleConfig = config.parse().expect(config);
    exercise(&config, kind, seed.parse().expect(seed)).expect(seed)
}

/// Returns what a person reads of each value.
fn values(made: &Exercise) -> Vec<String> {
    let ExerciseTask::Worth(choices) = &made.task else {
        panic!("another task");
    };
    let values = choices.all().iter().map(|one| &one.value);
    values
        .map(|one| match one.units() {
            0 => format!("{} {:?}", one.counted, one.axes),
            units => format!("{units} yakuman"),
        })
        .collect()
}

/// A yakuman is also called 13 han, and the value of its elements isn't shown.
#[test]
fn choices_of_a_yakuman_are_numbers_of_yakuman() {
    for (config, seed) in [
        ("riichi-ema-2025", "1-expert-4"),
        ("riichi-wrc-2015", "1-expert-688"),
        ("riichi-mleague", "1-whole-406"),
    ] {
        let values = values(&of_seed(config, ExerciseKind::Worth, seed));
        let different: BTreeSet<_> = values.iter().collect();
        assert_eq!(different.len(), values.len(), "{config} {seed}: {values:?}");
        assert!(
            values.iter().all(|one| !one.starts_with("13 ")),
            "{config} {seed}: {values:?}"
        );
    }
}

/// The tiles of a hand of pairs make no sets either, nor do those of a hand with a tile too few.
#[test]
fn hand_without_sets_has_one_reason() {
    for (config, seed) in [
        ("singapore", "1-advanced-590"),
        ("riichi-ema-2025", "1-basic-89"),
        ("riichi-ema-2016", "1-whole-107"),
    ] {
        let made = of_seed(config, ExerciseKind::Win, seed);
        assert_eq!(reasons_about_tiles(&made), 1, "{config} {seed}");
    }
    each(ExerciseKind::Win, |made| {
        let is_of_count = made
            .hand()
            .and_then(|entry| check(&made.config, entry).err())
            .is_some_and(|faults| matches!(faults[..], [Fault::Hand(_)]));
        if is_of_count {
            assert_eq!(reasons_about_tiles(made), 0, "{}", made.seed);
        }
    });
}

/// Returns the number of choices by which the tiles are no complete hand.
fn reasons_about_tiles(made: &Exercise) -> usize {
    let ExerciseTask::Win(choices) = &made.task else {
        panic!("another task");
    };
    let all = choices.all().iter();
    all.filter(|one| matches!(one.value, WinDecision::NotComplete(_)))
        .count()
}

/// The order of choices must not depend on which is right.
#[test]
fn choices_are_in_an_order_of_their_own() {
    each(ExerciseKind::Worth, |made| {
        let ExerciseTask::Worth(choices) = &made.task else {
            panic!("another task");
        };
        let all = choices.all().iter().map(|one| &one.value);
        let values = all.map(|one| (one.units(), one.counted, one.axes.clone()));
        assert!(values.is_sorted(), "{} {}", made.config, made.seed);
    });
    each(ExerciseKind::Ruling, |made| {
        let ExerciseTask::Ruling(choices) = &made.task else {
            panic!("another task");
        };
        let all = choices.all().iter().map(|one| &one.value);
        let texts = all.map(|one| {
            let sentences = one.sentences.iter().map(ToString::to_string);
            let paid = one.net.iter().map(|(_, &amount)| amount);
            (sentences.collect::<Vec<_>>(), paid.collect::<Vec<_>>())
        });
        assert!(texts.is_sorted(), "{} {}", made.config, made.seed);
    });
}

#[test]
fn the_same_seed_makes_the_same_exercise() {
    for config in all() {
        for kind in kinds(&config) {
            let seed: Seed = "1-whole-2026-11-29".parse().expect("a seed");
            let [one, two] = [(); 2].map(|()| format!("{:?}", exercise(&config, kind, seed)));
            assert_eq!(one, two);
        }
    }
}

#[test]
fn missing_kind_is_refused_with_a_sentence() {
    let config: RuleConfig = "hk-old-style".parse().expect("a rule set");
    let seed = Seed::of_number(Difficulty::Basic, 1);
    let error = exercise(&config, ExerciseKind::Discard, seed).expect_err("not offered");
    assert_eq!(
        error.to_string(),
        "Hong Kong Old Style has no exercises of the kind “Which tile to discard?”: choose another kind"
    );
}
