//! Benchmarks of scoring in WebAssembly: `cargo xtask bench`. Every hand is different.

#![cfg(target_arch = "wasm32")]

use std::hint::black_box;

use tilewise_club::Club;
use tilewise_ledger::Goal;
use tilewise_rules::{RuleConfig, Seat, discards, score, waits};
use tilewise_tests::clubs::season;
use tilewise_tests::games::{change, game};
use tilewise_tests::hands::{
    MANY, WinningHand, dealt, distinct, exchanged, house, valued_discards, valued_waits,
};
use tilewise_tests::play::HOUSES;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::{Criterion, console_log, wasm_bindgen_bench};

/// Benchmarks a function in every rule set.
fn bench(c: &mut Criterion, name: &str, each: impl Fn(&RuleConfig, &WinningHand)) {
    for rule_set in &HOUSES {
        let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
        let mut next = hands.iter().cycle();
        c.bench_function(&format!("{name}, {}", rule_set.key), |b| {
            b.iter(|| {
                if let Some(won) = next.next() {
                    each(&house, won);
                }
            });
        });
    }
}

#[wasm_bindgen_bench]
fn score_a_hand(c: &mut Criterion) {
    bench(c, "score a hand", |house, won| {
        black_box(score(house, &won.hand, &won.context));
    });
}

#[wasm_bindgen_bench]
fn waits_of_a_hand(c: &mut Criterion) {
    bench(c, "waits of a hand", |house, won| {
        black_box(waits(&won.hand, house.patterns()));
    });
}

#[wasm_bindgen_bench]
fn waits_with_values(c: &mut Criterion) {
    bench(c, "waits with values", |house, won| {
        black_box(valued_waits(house, won));
    });
}

#[wasm_bindgen_bench]
fn discards_of_a_hand(c: &mut Criterion) {
    for rule_set in &HOUSES {
        let house = house(rule_set);
        let hands = dealt(&house, MANY);
        let mut next = hands.iter().cycle();
        let name = format!("discards of a hand, {}", rule_set.key);
        c.bench_function(&name, |b| {
            b.iter(|| {
                next.next()
                    .map(|hand| black_box(discards(hand, house.patterns())))
            });
        });
    }
}

#[wasm_bindgen_bench]
fn discards_with_values(c: &mut Criterion) {
    for rule_set in &HOUSES {
        let house = house(rule_set);
        let hands = exchanged(&house, distinct(rule_set, MANY));
        let mut next = hands.iter().cycle();
        let name = format!("discards with values, {}", rule_set.key);
        c.bench_function(&name, |b| {
            b.iter(|| {
                next.next()
                    .map(|won| black_box(valued_discards(&house, won)))
            });
        });
    }
}

/// Limit for replaying a game of 1,000 entries, in milliseconds.
const REPLAY: f64 = 10.0;
/// Limit for editing one of 40 entries, in milliseconds.
const EDIT: f64 = 5.0;

/// Replays a game of 1,000 entries and edits one of 40 with its following entries. The fastest of many rounds
/// counts, measured in CPU time of this process.
///
/// # Panics
/// If it exceeds its limit.
#[wasm_bindgen_bench]
fn games(_: &mut Criterion) {
    let mut slow = Vec::new();
    for rule_set in &HOUSES {
        let (long, log) = (game(rule_set, 1_000), game(rule_set, 40));
        let change = change(&log);
        let replay = fastest(100, || drop(black_box(long.replay())));
        let edit = fastest(300, || drop(black_box(log.preview(change.clone()))));
        console_log!(
            "{:<18} replay 1,000 entries {replay:>6.2} ms   edit one of 40 {edit:>5.2} ms",
            rule_set.key
        );
        if replay > REPLAY || edit > EDIT {
            slow.push(rule_set.key);
        }
    }
    assert!(
        slow.is_empty(),
        "slower than it may be: {}",
        slow.join(", ")
    );
}

/// Limit for replaying a season of 1,000 results with its standings, in milliseconds.
const SEASON: f64 = 30.0;

/// Replays a season of a club and computes its standings. The fastest of many rounds counts.
///
/// # Panics
/// If it exceeds its limit.
#[wasm_bindgen_bench]
fn seasons(_: &mut Criterion) {
    let log = season(1_000);
    let replay = fastest(100, || {
        black_box(Club::replay(&log).standings(0));
    });
    console_log!("a season of 1,000 results {replay:>6.2} ms");
    assert!(replay <= SEASON, "slower than it may be");
}

#[wasm_bindgen]
extern "C" {
    /// CPU time of a Node process, in microseconds.
    type Usage;

    #[wasm_bindgen(js_namespace = process, js_name = cpuUsage)]
    fn usage() -> Usage;

    #[wasm_bindgen(method, getter)]
    fn user(this: &Usage) -> f64;

    #[wasm_bindgen(method, getter)]
    fn system(this: &Usage) -> f64;
}

/// Returns the fastest of some rounds in milliseconds. Other load only adds time.
fn fastest(rounds: u32, mut each: impl FnMut()) -> f64 {
    let now = || {
        let usage = usage();
        (usage.user() + usage.system()) / 1_000.0
    };
    let rounds = (0..rounds).map(|_| {
        let start = now();
        each();
        now() - start
    });
    rounds.fold(f64::INFINITY, f64::min)
}

#[wasm_bindgen_bench]
fn needs_of_four(c: &mut Criterion) {
    for rule_set in &HOUSES {
        let game = game(rule_set, 8).replay();
        let goals = [Goal::First, Goal::NotLast, Goal::Positive];
        let name = format!("needs of four, {}", rule_set.key);
        c.bench_function(&name, |b| {
            b.iter(|| {
                let table = game.table()?;
                let needs = Seat::ALL.map(|seat| table.requirements(table.seats()[seat], &goals));
                Some(black_box(needs))
            });
        });
    }
}
