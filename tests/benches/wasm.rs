//! How long scoring takes in WebAssembly: `cargo xtask bench`. Every hand is another one.

#![cfg(target_arch = "wasm32")]

use std::hint::black_box;

use tilewise_rules::{score, waits};
use tilewise_tests::hands::{MANY, Won, distinct, house};
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

fn bench(c: &mut Criterion, name: &str, mut each: impl FnMut(&Won)) {
    let hands = distinct(MANY);
    let mut next = hands.iter().cycle();
    c.bench_function(name, |b| {
        b.iter(|| {
            if let Some(won) = next.next() {
                each(won);
            }
        });
    });
}

#[wasm_bindgen_bench]
fn score_a_hand(c: &mut Criterion) {
    let house = house();
    bench(c, "score a hand", |won| {
        black_box(score(&house, &won.hand, &won.situation));
    });
}

#[wasm_bindgen_bench]
fn waits_of_a_hand(c: &mut Criterion) {
    let house = house();
    bench(c, "waits of a hand", |won| {
        black_box(waits(&won.hand, house.shapes()));
    });
}
