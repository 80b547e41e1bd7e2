//! Tests of untrusted input: regressions and mutated seeds, the same at every run. `TILEWISE_SEED=7`, or any
//! other number, creates other inputs; the fuzzer (`cargo xtask soak fuzz`) runs the same targets for longer.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use tilewise_tests::random::Rng;
use tilewise_tests::times::times;
use tilewise_tests::untrusted::{
    FuzzTarget, TARGETS, escaped, mutated, regressions, seeds, target,
};

/// Number of inputs; whole games take a hundred times as long, so they have fewer.
const MANY: u32 = 4_000;
const GAMES: u32 = 200;
/// Number of links, whose compression takes ten times as long as parsing a text.
const LINKS: u32 = 1_000;
/// Limit of the duration of an input, with a margin for machines under load.
const LONG: Duration = Duration::from_secs(5);

/// Prints the input that made a target panic.
struct PanicReport<'a>(&'a [u8], String);

impl Drop for PanicReport<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("stumbled over ({}): {}", self.1, escaped(self.0));
        }
    }
}

#[track_caller]
fn run_input(target: FuzzTarget, input: &[u8], from: &str) {
    let _tries = PanicReport(input, from.to_owned());
    let start = Instant::now();
    (target.take)(input);
    assert!(start.elapsed() < LONG, "it took {:?}", start.elapsed());
}

#[track_caller]
fn run_target(name: &str, many: u32) {
    let target = target(name).expect(name);
    let (saved, seeds) = (regressions(name), seeds(name));
    for (place, input) in saved.iter().enumerate() {
        run_input(target, input, &format!("line {}", place + 2));
    }
    for input in &seeds {
        run_input(target, input, "as it is");
    }
    let texts = [saved, seeds].concat();
    let seed = env::var("TILEWISE_SEED").map_or(1, |seed| seed.parse().expect("a number"));
    let mut rng = Rng::with_seed(seed);
    for _ in 0..times(many) {
        run_input(target, &mutated(&mut rng, &texts), &format!("seed {seed}"));
    }
}

#[test]
fn any_text_is_a_hand_or_an_error() {
    run_target("notation", MANY);
}

#[test]
fn any_link_is_a_screen_or_an_error() {
    run_target("link", MANY);
}

#[test]
fn any_request_has_a_report() {
    run_target("face", MANY);
}

#[test]
fn any_embedding_message_is_handled() {
    run_target("message", MANY);
}

#[test]
fn any_file_is_a_game_or_an_error() {
    run_target("game", MANY);
}

#[test]
fn any_game_link_or_codes_are_a_game_or_an_error() {
    run_target("codes", LINKS);
}

#[test]
fn any_game_obeys_its_laws() {
    run_target("replay", GAMES);
}

#[test]
fn any_stored_browser_data_is_read() {
    run_target("stored", MANY);
}

#[test]
fn the_fuzzer_has_every_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/targets");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("fuzz/targets")
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    files.sort();
    let mut names = TARGETS.map(|target| format!("{}.rs", target.name)).to_vec();
    names.sort();
    assert_eq!(files, names);
}
