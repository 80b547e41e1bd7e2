//! Compares the engine with a third-party scorer: `proof mahjong mahjong-2.1.0 250000 python mahjong.py`.
//! Fails on a difference that its `differences.txt` lacks, otherwise writes `proof/agreement.json`.

mod answers;
mod explanations;
mod hands;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::{Command, ExitCode, Stdio};
use std::thread;

use answers::ScorerAnswer;
use explanations::Explanation;
use hands::{DealtHand, OtherScorer};
use serde_json::Value;
use tilewise_tests::evidence::{Agreement, ExplainedDifference};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [other, package, count, program, rest @ ..] = &arguments[..] else {
        eprintln!("proof <implementation> <its package> <hands> <program> <its arguments>");
        return ExitCode::FAILURE;
    };
    let (Some(other), Ok(count)) = (OtherScorer::from_key(other), count.parse()) else {
        eprintln!("{other} in {count} hands: no such implementation, or no number");
        return ExitCode::FAILURE;
    };
    let explanations = Explanation::read(other.differences(), other);
    let mut dealt: Vec<DealtHand> = explanations.iter().map(Explanation::dealt).collect();
    dealt.extend(hands::dealt(other, count));
    let differences = compare(&dealt, Command::new(program).args(rest));
    report(&dealt, &explanations, &differences, (other, package))
}

/// Compares the answers. Returns the difference of each hand.
fn compare(dealt: &[DealtHand], program: &mut Command) -> Vec<Option<String>> {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the other implementation");
    let mut requests = BufWriter::new(child.stdin.take().expect("piped"));
    let answers = BufReader::new(child.stdout.take().expect("piped"));
    let differences = thread::scope(|scope| {
        scope.spawn(move || {
            for one in dealt {
                writeln!(requests, "{}", one.request).expect("it reads");
            }
        });
        dealt
            .iter()
            .zip(answers.lines())
            .map(|(one, line)| {
                let answer: Value = serde_json::from_str(&line.expect("text")).expect("JSON");
                one.answer.differs(&ScorerAnswer::theirs(&answer))
            })
            .collect::<Vec<_>>()
    });
    assert!(child.wait().expect("it ends").success(), "it failed");
    assert_eq!(differences.len(), dealt.len(), "an answer for each");
    differences
}

/// Prints the differences and their explanations. Fails if one is unexplained.
fn report(
    dealt: &[DealtHand],
    explanations: &[Explanation],
    differences: &[Option<String>],
    scorer: (OtherScorer, &str),
) -> ExitCode {
    let mut counts = vec![0_u64; explanations.len()];
    let mut unexplained: BTreeMap<&str, Vec<&DealtHand>> = BTreeMap::new();
    let (mut compared, mut stale) = (0_u64, Vec::new());
    for (place, (one, difference)) in dealt.iter().zip(differences).enumerate() {
        let explains = |explanation: &Explanation| explanation.explains(one, difference.as_deref());
        if let Some(example) = explanations.get(place) {
            if !explains(example) {
                stale.push((example, difference));
            }
            continue;
        }
        compared += 1;
        if let Some(difference) = difference {
            match explanations.iter().position(explains) {
                Some(index) => counts[index] += 1,
                None => unexplained.entry(difference).or_default().push(one),
            }
        }
    }
    println!("  {compared} different hands");
    for (explanation, count) in explanations.iter().zip(&counts) {
        println!("  {count:>6} differ, explained: {explanation}");
    }
    for (difference, hands) in &unexplained {
        println!("  {:>6} differ, not explained: {difference}", hands.len());
        for one in hands.iter().take(2) {
            println!("         {}", one.text);
        }
    }
    for (explanation, difference) in &stale {
        println!("  no longer so: {explanation}: {}", explanation.example);
        println!("         {}", difference.as_deref().unwrap_or("the same"));
    }
    if unexplained.is_empty() && stale.is_empty() {
        save(scorer, compared, explanations, &counts);
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Saves the results for `cargo xtask evidence`.
fn save(
    (other, package): (OtherScorer, &str),
    hands: u64,
    explanations: &[Explanation],
    counts: &[u64],
) {
    let (program, version) = package.rsplit_once('-').unwrap_or((package, ""));
    let explained = explanations
        .iter()
        .zip(counts)
        .map(|(explanation, &hands)| {
            let (errs, clause) = explanation
                .errs
                .split_once(", ")
                .unwrap_or((explanation.errs, ""));
            ExplainedDifference {
                clause: clause.to_owned(),
                errs: errs.to_owned(),
                why: explanation.why.to_owned(),
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
    agreement.save();
}
