//! Prints the elements and payments of a hand: `cargo run --example score -- <rules> <hand>`.

use std::{env, error::Error};

use tilewise_rules::{RuleConfig, Seat, check, notation, score};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let rules = arguments
        .next()
        .unwrap_or_else(|| "hk-old-style".to_owned());
    let hand = arguments
        .next()
        .unwrap_or_else(|| "2223s c567s p777s p555z w1s@W SE".to_owned());

    let config: RuleConfig = rules.parse().map_err(|errors: Vec<_>| in_lines(&errors))?;
    let entry = notation::parse(&hand).map_err(|errors| in_lines(&errors))?;
    let (hand, context) = check(&config, &entry).map_err(|errors| in_lines(&errors))?;
    let score = score(&config, &hand, &context).ok_or("the tiles aren't a complete hand")?;

    for line in &score.best.lines {
        let element = &config.rule_set().scoring.elements[usize::from(line.element)];
        println!("{:>4}  {} ({})", line.total(), element.name, element.clause);
    }
    let net = score.payments.net();
    for seat in Seat::ALL {
        println!("{seat:?}: {}", net[seat]);
    }
    Ok(())
}

/// Returns all errors, each on a line.
fn in_lines<E: ToString>(errors: &[E]) -> String {
    let lines: Vec<String> = errors.iter().map(E::to_string).collect();
    lines.join("\n")
}
