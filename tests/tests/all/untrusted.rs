//! Whatever comes from outside is borne: what once went wrong, what is almost right, the same at every
//! run. `TILEWISE_SEED=7`, or any other number, makes up other inputs; the fuzzer (`cargo xtask soak fuzz`)
//! runs the same targets for longer.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use tilewise_tests::random::Rng;
use tilewise_tests::times::times;
use tilewise_tests::untrusted::{TARGETS, Target, escaped, kept, mutated, seeds, target};

/// So many inputs are made up; of whole games, which take a hundred times as long, fewer.
const MANY: u32 = 4_000;
const GAMES: u32 = 200;
/// A link is squeezed, which takes ten times as long as a text is read.
const LINKS: u32 = 1_000;
/// Nothing takes as long, not even where the machine does much else.
const LONG: Duration = Duration::from_secs(5);

/// Says what a target stumbled over.
struct Tries<'a>(&'a [u8], String);

impl Drop for Tries<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("stumbled over ({}): {}", self.1, escaped(self.0));
        }
    }
}

#[track_caller]
fn bears(target: Target, input: &[u8], from: &str) {
    let _tries = Tries(input, from.to_owned());
    let start = Instant::now();
    (target.take)(input);
    assert!(start.elapsed() < LONG, "it took {:?}", start.elapsed());
}

#[track_caller]
fn bears_everything(name: &str, many: u32) {
    let target = target(name).expect(name);
    let (kept, seeds) = (kept(name), seeds(name));
    for (place, input) in kept.iter().enumerate() {
        bears(target, input, &format!("line {}", place + 2));
    }
    for input in &seeds {
        bears(target, input, "as it is");
    }
    let texts = [kept, seeds].concat();
    let seed = env::var("TILEWISE_SEED").map_or(1, |seed| seed.parse().expect("a number"));
    let mut rng = Rng::with_seed(seed);
    for _ in 0..times(many) {
        bears(target, &mutated(&mut rng, &texts), &format!("seed {seed}"));
    }
}

#[test]
fn any_text_is_a_hand_or_says_why_not() {
    bears_everything("notation", MANY);
}

#[test]
fn any_link_leads_somewhere_or_says_why_not() {
    bears_everything("link", MANY);
}

#[test]
fn any_request_has_a_report() {
    bears_everything("face", MANY);
}

#[test]
fn whatever_the_page_around_says_is_borne() {
    bears_everything("message", MANY);
}

#[test]
fn any_file_is_a_game_or_says_why_not() {
    bears_everything("game", MANY);
}

#[test]
fn any_link_or_codes_of_a_game_are_one_or_say_why_not() {
    bears_everything("codes", LINKS);
}

#[test]
fn any_game_obeys_its_laws() {
    bears_everything("replay", GAMES);
}

#[test]
fn whatever_a_browser_kept_is_read() {
    bears_everything("stored", MANY);
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
