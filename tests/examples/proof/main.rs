//! Holds the engine's riichi, MCR and Hong Kong Old Style against an implementation that nobody here wrote:
//! `proof mahjong mahjong-2.1.0 250000 python mahjong.py`. That program answers requests of the data face, one a line, with all options in
//! them. Fails on a difference that the `differences.txt` beside that program does not explain; keeps what was
//! found in `proof/agreement.json` otherwise.

mod answers;
mod hands;
mod known;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::{Command, ExitCode, Stdio};
use std::thread;

use answers::Answer;
use hands::{Dealt, Other};
use known::Known;
use serde_json::Value;
use tilewise_tests::evidence::{Agreement, Explained};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [other, package, count, program, rest @ ..] = &arguments[..] else {
        eprintln!("proof <implementation> <its package> <hands> <program> <its arguments>");
        return ExitCode::FAILURE;
    };
    let (Some(other), Ok(count)) = (Other::of(other), count.parse()) else {
        eprintln!("{other} in {count} hands: no such implementation, or no number");
        return ExitCode::FAILURE;
    };
    let known = Known::read(other.differences(), other);
    let mut dealt: Vec<Dealt> = known.iter().map(Known::dealt).collect();
    dealt.extend(hands::dealt(other, count));
    let differences = compare(&dealt, Command::new(program).args(rest));
    report(&dealt, &known, &differences, (other, package))
}

/// Where the answers differ, and in what.
fn compare(dealt: &[Dealt], program: &mut Command) -> Vec<Option<String>> {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the other implementation");
    let mut requests = BufWriter::new(child.stdin.take().expect("piped"));
    let said = BufReader::new(child.stdout.take().expect("piped"));
    let differences = thread::scope(|scope| {
        scope.spawn(move || {
            for one in dealt {
                writeln!(requests, "{}", one.request).expect("it reads");
            }
        });
        dealt
            .iter()
            .zip(said.lines())
            .map(|(one, said)| {
                let said: Value = serde_json::from_str(&said.expect("text")).expect("JSON");
                one.answer.differs(&Answer::theirs(&said))
            })
            .collect::<Vec<_>>()
    });
    assert!(child.wait().expect("it ends").success(), "it failed");
    assert_eq!(differences.len(), dealt.len(), "an answer for each");
    differences
}

/// Says what differs and why; fails where that is not known.
fn report(
    dealt: &[Dealt],
    known: &[Known],
    differences: &[Option<String>],
    asked: (Other, &str),
) -> ExitCode {
    let mut counts = vec![0_u64; known.len()];
    let mut unexplained: BTreeMap<&str, Vec<&Dealt>> = BTreeMap::new();
    let (mut compared, mut stale) = (0_u64, Vec::new());
    for (place, (one, difference)) in dealt.iter().zip(differences).enumerate() {
        let explains = |known: &Known| known.explains(one, difference.as_deref());
        if let Some(example) = known.get(place) {
            if !explains(example) {
                stale.push((example, difference));
            }
            continue;
        }
        compared += 1;
        if let Some(difference) = difference {
            match known.iter().position(explains) {
                Some(known) => counts[known] += 1,
                None => unexplained.entry(difference).or_default().push(one),
            }
        }
    }
    println!("  {compared} different hands");
    for (known, count) in known.iter().zip(&counts) {
        println!("  {count:>6} differ, explained: {known}");
    }
    for (difference, hands) in &unexplained {
        println!("  {:>6} differ, not explained: {difference}", hands.len());
        for one in hands.iter().take(2) {
            println!("         {}", one.text);
        }
    }
    for (known, difference) in &stale {
        println!("  no longer so: {known}: {}", known.example);
        println!("         {}", difference.as_deref().unwrap_or("the same"));
    }
    if unexplained.is_empty() && stale.is_empty() {
        keep(asked, compared, known, &counts);
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Keeps what was found, for `cargo xtask evidence`.
fn keep((other, package): (Other, &str), hands: u64, known: &[Known], counts: &[u64]) {
    let (program, version) = package.rsplit_once('-').unwrap_or((package, ""));
    let explained = known.iter().zip(counts).map(|(known, &hands)| {
        let (errs, clause) = known.errs.split_once(", ").unwrap_or((known.errs, ""));
        Explained {
            clause: clause.to_owned(),
            errs: errs.to_owned(),
            why: known.why.to_owned(),
            hands,
        }
    });
    let agreement = Agreement {
        rule_set: other.rule_set().to_owned(),
        program: program.to_owned(),
        version: version.to_owned(),
        from: other.from().to_owned(),
        hands,
        same: hands - counts.iter().sum::<u64>(),
        explained: explained.collect(),
    };
    agreement.keep();
}
