//! The tests, which mutants each of them comes across, and what it says of a mutant.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    fs,
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use super::build::Program;

/// A mutant that makes a test take as many times as long never ends. While it notes what it comes across a test
/// takes several times as long as else.
const PATIENCE: u32 = 2;
/// As little time is never too long.
const AT_LEAST: Duration = Duration::from_secs(5);
/// Laws hold of a part of the random cases of which they are held elsewhere, or they would take minutes.
const PARTS: &str = "20";
/// A test that takes longer while it notes what it comes across isn't quick: those mutants alone are shown to it
/// that survived all others.
const QUICK: Duration = Duration::from_secs(3);
/// One that takes longer is never asked: whoever survives all tests would take hours.
const SLOW: Duration = Duration::from_secs(30);
/// Tests are shown a mutant for so long: whoever survives all of them would take a minute or more.
const LONG: Duration = Duration::from_secs(5);
/// For so long if it is asked again.
const LONGER: Duration = Duration::from_secs(20);
/// What a program may take of memory, in KiB: a mutant may never stop asking for more.
const MEMORY: u32 = 4_000_000;

/// A test, and the mutants that it comes across.
pub struct Test {
    program: usize,
    name: String,
    time: Duration,
    reaches: HashSet<usize>,
}

/// The tests of the programs. Those that fail without a mutant are said and left out:
/// they look at the source; and so are slow ones.
pub fn tests(programs: &[Program], folder: &Path, quick: bool) -> Result<Vec<Test>> {
    let most = if quick { QUICK } else { SLOW };
    let mut all = Vec::new();
    for (number, program) in programs.iter().enumerate() {
        let listed = Command::new(&program.path)
            .current_dir(&program.folder)
            .args(["--list", "--format", "terse"])
            .output()?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        for line in listed.lines() {
            if let Some(name) = line.strip_suffix(": test") {
                all.push((number, name.to_owned()));
            }
        }
    }
    let done = super::in_parallel(&all, |(program, name)| {
        let file = folder.join(format!("reached-{program}-{}", name.replace("::", "-")));
        fs::remove_file(&file).ok();
        let start = Instant::now();
        let mut command = command(&programs[*program], name);
        let passes = passes(command.env("MUTANTS_REACHED", &file), most)?;
        let time = start.elapsed();
        let reached = fs::read_to_string(&file).unwrap_or_default();
        fs::remove_file(&file).ok();
        if passes != Some(true) {
            let why = if passes.is_none() {
                "is slow"
            } else {
                "fails without a mutant"
            };
            println!("left out, for it {why}: {name}");
            return Ok(None);
        }
        Ok(Some(Test {
            program: *program,
            name: name.clone(),
            time,
            reaches: reached.lines().filter_map(|id| id.parse().ok()).collect(),
        }))
    })?;
    Ok(done.into_iter().flatten().collect())
}

fn command(program: &Program, name: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")])
        .arg(&program.path)
        .args(["--exact", name, "--test-threads", "1"])
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .env("PROPTEST_RNG_SEED", "14")
        .env("TILEWISE_PARTS", PARTS)
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Whether a test passes; none if it takes longer than it may.
fn passes(command: &mut Command, most: Duration) -> Result<Option<bool>> {
    let mut child = command.spawn().context("cannot start a test")?;
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if start.elapsed() > most {
            child.kill().ok();
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// The first test that fails with this mutant, of those that come across it, as far as there is time; none if
/// all pass. Those come first that have caught others in its file, as often as that is; then those that come
/// across few, and the quickest of them. All may come across one that the programs are compiled with.
pub fn caught_by(
    id: Option<usize>,
    tests: &[Test],
    programs: &[Program],
    before: &HashMap<String, usize>,
    quick: bool,
) -> Result<Option<String>> {
    let start = Instant::now();
    let most = if quick { LONG } else { LONGER };
    let mut tests: Vec<&Test> = tests
        .iter()
        .filter(|test| id.is_none_or(|id| test.reaches.contains(&id)))
        .collect();
    tests.sort_by_key(|test| {
        let caught = before.get(&test.name).copied().unwrap_or_default();
        (Reverse(caught), test.reaches.len(), test.time)
    });
    for test in tests {
        if start.elapsed() > most {
            break;
        }
        let mut command = command(&programs[test.program], &test.name);
        let most = (test.time * PATIENCE).max(AT_LEAST);
        if let Some(id) = id {
            command.env("MUTANT", id.to_string());
        }
        if passes(&mut command, most)? != Some(true) {
            return Ok(Some(test.name.clone()));
        }
    }
    Ok(None)
}

/// How many tests come across each mutant.
pub fn reached(tests: &[Test]) -> HashMap<usize, usize> {
    let mut all = HashMap::new();
    for id in tests.iter().flat_map(|test| &test.reaches) {
        *all.entry(*id).or_default() += 1;
    }
    all
}
