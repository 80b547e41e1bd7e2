//! Runs one task for `count` hands of a rule set: `instructions hk-old-style score 20000`. Instruction
//! counters measure only `measured`.

use std::hint::black_box;

use tilewise_ledger::Log;
use tilewise_rules::{RuleConfig, check, score, waits};
use tilewise_tests::games::game;
use tilewise_tests::hands::{WinningHand, distinct, house, request, rule_set, valued_waits};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rule_set = rule_set(&arguments.next().unwrap_or_default());
    let task = arguments.next().unwrap_or_default();
    let count = arguments
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(0);
    if task == "replay" {
        return measured_replay(&game(rule_set, count));
    }
    let house = house(rule_set);
    let hands = distinct(rule_set, count);
    let requests: Vec<_> = hands
        .iter()
        .map(|won| request(&house, &won.entry))
        .collect();
    measured(&task, &house, &hands, &requests);
}

#[inline(never)]
fn measured(task: &str, house: &RuleConfig, hands: &[WinningHand], requests: &[String]) {
    for (won, request) in hands.iter().zip(requests) {
        match task {
            "score" => drop(black_box(score(house, &won.hand, &won.context))),
            "check" => drop(black_box(check(house, &won.entry))),
            "waits" => drop(black_box(waits(&won.hand, house.patterns()))),
            "values" => drop(black_box(valued_waits(house, won))),
            "face" => drop(black_box(tilewise_api::score_json(request))),
            _ => {}
        }
    }
}

#[inline(never)]
fn measured_replay(log: &Log) {
    drop(black_box(log.replay()));
}
