//! How long scoring takes on this machine: `cargo bench`. Every hand is another one.

use divan::Bencher;
use tilewise_rules::{score, waits};
use tilewise_tests::hands::{MANY, distinct, house};

fn main() {
    divan::main();
}

/// A complete hand with its reasons and payments, all readings enumerated.
#[divan::bench(sample_count = 1000, sample_size = 500)]
fn score_a_hand(bencher: Bencher) {
    let (house, hands) = (house(), distinct(MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| score(&house, &won.hand, &won.situation)));
}

/// The tiles that complete 13, without values.
#[divan::bench(sample_count = 1000, sample_size = 500)]
fn waits_of_a_hand(bencher: Bencher) {
    let (house, hands) = (house(), distinct(MANY));
    let mut next = hands.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|won| won.map(|won| waits(&won.hand, house.shapes())));
}

/// A request in JSON, and the report as JSON.
#[divan::bench(sample_count = 300, sample_size = 100)]
fn the_json_face(bencher: Bencher) {
    let requests: Vec<String> = distinct(MANY)
        .iter()
        .map(|won| tilewise_tests::hands::request(&won.entry))
        .collect();
    let mut next = requests.iter().cycle();
    bencher
        .with_inputs(|| next.next())
        .bench_local_values(|request| request.map(|request| tilewise_wasm::score_json(request)));
}
