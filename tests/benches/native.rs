//! How long scoring takes on this machine: `cargo bench`. Every hand is another one.

use divan::Bencher;
use tilewise_rules::{discards, score, waits};
use tilewise_tests::hands::{
    MANY, chows, dealt, distinct, exchanged, house, request, rule_set, valued_discards,
    valued_waits,
};
use tilewise_tests::play::HOUSES;

fn main() {
    divan::main();
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

/// A complete hand with its reasons and payments, all readings enumerated.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn score_a_hand(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| score(&house, &won.hand, &won.context)));
}

/// A hand of four chows, of which Singapore asks what it waited for.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn score_four_chows(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), chows(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| score(&house, &won.hand, &won.context)));
}

/// The tiles that complete 13, without values.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn waits_of_a_hand(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| waits(&won.hand, house.patterns())));
}

/// The tiles that complete 13, each with what it pays by self-draw and by discard.
#[divan::bench(args = KEYS, sample_count = 300, sample_size = 100)]
fn waits_with_values(bencher: Bencher, key: &str) {
    let rule_set = rule_set(key);
    let (house, hands) = (house(rule_set), distinct(rule_set, MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| valued_waits(&house, won)));
}

/// What hands as they are dealt can discard, without values.
#[divan::bench(args = KEYS, sample_count = 1000, sample_size = 500)]
fn discards_of_a_hand(bencher: Bencher, key: &str) {
    let house = house(rule_set(key));
    let hands = dealt(&house, MANY);
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|hand| hand.map(|hand| discards(hand, house.patterns())));
}

/// What hands that wait can discard, each wait with what it pays by self-draw and by discard.
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

/// A request in JSON, and the report as JSON.
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
