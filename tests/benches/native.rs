//! Benchmarks of scoring on this machine: `cargo bench`. Every hand is different.

use std::hint::black_box;
use std::time::{Duration, Instant};

use divan::Bencher;
use tilewise_ledger::Goal;
use tilewise_rules::{Seat, discards, score, waits};
use tilewise_tests::games::{change, game};
use tilewise_tests::hands::{
    MANY, chows, dealt, distinct, exchanged, house, request, rule_set, valued_discards,
    valued_waits,
};
use tilewise_tests::play::HOUSES;

fn main() {
    divan::main();
    hands_one_by_one();
}

/// Number of times that each hand is scored. Other load only adds time, so the fastest run counts.
const ROUNDS: u32 = 7;

/// Prints the median and the 99.9th percentile of the time per hand. The goals for MCR are 5 and 20 µs.
fn hands_one_by_one() {
    println!("\nMicroseconds to score one of {MANY} hands: in the median, at 99.9 %, at most");
    for rule_set in &HOUSES {
        let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
        let mut times = vec![Duration::MAX; hands.len()];
        for _ in 0..ROUNDS {
            for (won, fastest) in hands.iter().zip(&mut times) {
                let start = Instant::now();
                black_box(score(&house, &won.hand, &won.context));
                *fastest = start.elapsed().min(*fastest);
            }
        }
        times.sort_unstable();
        let last = times.len() - 1;
        let [median, high, most] =
            [500, 999, 1000].map(|part| times[last * part / 1000].as_secs_f64() * 1e6);
        println!("{:<18} {median:>6.2} {high:>6.2} {most:>7.2}", rule_set.key);
    }
}

const KEYS: [&str; HOUSES.len()] = {
    let mut keys = [""; HOUSES.len()];
    let mut place = 0;
    while place < keys.len() {
        keys[place] = HOUSES[place].key;
        place += 1;
    }
    keys
};

/// Scores a complete hand with its reasons and payments, enumerating all readings.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn score_a_hand(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| score(&house, &won.hand, &won.context)));
}

/// Scores a hand of four chows, whose wait decides the score in Singapore.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn score_four_chows(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), chows(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| score(&house, &won.hand, &won.context)));
}

/// Finds the tiles that complete 13 tiles, without values.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn waits_of_a_hand(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| waits(&won.hand, house.patterns())));
}

/// Finds the tiles that complete 13 tiles, each with its payment by self-draw and by discard.
#[divan::bench(args = KEYS, sample_count = 300, sample_size = 100)]
fn waits_with_values(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| valued_waits(&house, won)));
}

/// Finds the possible discards of dealt hands, without values.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn discards_of_a_hand(bencher: Bencher, key: &str) {
    let house = house(rule_set(key));
    let hands = dealt(&house, MANY);
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|hand| hand.map(|hand| discards(hand, house.patterns())));
}

/// Finds the discards of waiting hands, each wait with its payment by self-draw and by discard.
#[divan::bench(args = KEYS, sample_count = 300, sample_size = 100)]
fn discards_with_values(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let house = house(rule_set);
    let hands = exchanged(&house, distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| valued_discards(&house, won)));
}

/// Scores a JSON request and returns the JSON report.
#[divan::bench(args = KEYS, sample_count = 300, sample_size = 100)]
fn the_json_face(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let house = house(rule_set);
    let requests: Vec<String> = distinct(rule_set, MANY)
        .iter()
        .map(|won| request(&house, &won.entry))
        .collect();
    let mut next = requests.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|request| request.map(|request| tilewise_api::score_json(request)));
}

/// Replays a game of 1,000 entries from its log to its history.
#[divan::bench(args = KEYS, sample_count = 100)]
fn replay_1000_entries(bencher: Bencher, key: &str) {
    let log = game(rule_set(key), 1_000);
    bencher.bench_local(|| log.replay());
}

/// Changes the first of 40 entries and replays the following ones.
#[divan::bench(args = KEYS, sample_count = 300)]
fn edit_one_of_40(bencher: Bencher, key: &str) {
    let log = game(rule_set(key), 40);
    let change = change(&log);
    bencher.bench_local(|| log.preview(change.clone()));
}

/// Reads and replays a log of 100,000 entries.
#[divan::bench(args = KEYS, sample_count = 3, sample_size = 1)]
fn replay_100000_entries(bencher: Bencher, key: &str) {
    let entries = game(rule_set(key), 100_000).entries().to_vec();
    bencher
        .with_inputs(|| entries.clone())
        .bench_local_values(|entries| {
            tilewise_ledger::Log::from_entries(entries).map(|log| log.replay())
        });
}

/// Computes the requirements of four players for first place, not last place and a gain.
#[divan::bench(args = KEYS, sample_count = 300)]
fn needs_of_four(bencher: Bencher, key: &str) {
    let game = game(rule_set(key), 8).replay();
    let goals = [Goal::First, Goal::NotLast, Goal::Positive];
    bencher.bench_local(|| {
        let table = game.table()?;
        Some(Seat::ALL.map(|seat| table.requirements(table.seats()[seat], &goals)))
    });
}
