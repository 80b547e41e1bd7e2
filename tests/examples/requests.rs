//! Prints `count` different winning hands of every rule set as JSON requests, one per line: `requests 5000`.

use tilewise_tests::hands::{distinct, house, request};
use tilewise_tests::play::HOUSES;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok());
    for rule_set in &HOUSES {
        let house = house(rule_set);
        for won in distinct(rule_set, count.unwrap_or(1)) {
            println!("{}", request(&house, &won.entry));
        }
    }
}
