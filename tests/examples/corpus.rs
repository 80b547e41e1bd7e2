//! Writes corpora of all rule sets and checks a program against them, for `cargo xtask corpus`. See
//! `docs/corpus.md`.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::sync::{Mutex, PoisonError};
use std::thread;

use flate2::read::MultiGzDecoder;
use flate2::{Compression, GzBuilder};
use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::corpus::{Cases, CheckSummary, CorpusSize, Coverage, check, write};
use tilewise_tests::play::{HOUSES, Houses};

const USAGE: &str = "\
corpus write <folder> [--seed 1] [--hands 20000] [--games 500] [--least 50] [--only <rule set>]
corpus check <folder> [--command \"…\"] [--why] [--only <rule set>]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [what, folder, rest @ ..] = arguments else {
        return Err(USAGE.to_owned());
    };
    let args = CorpusArgs::read(rest)?;
    let folder = args.folder.as_ref().unwrap_or(folder);
    match what.as_str() {
        "write" => write_all(Path::new(folder), &args),
        "check" => check_all(Path::new(folder), &args),
        _ => Err(USAGE.to_owned()),
    }
}

/// Arguments of the command line.
struct CorpusArgs {
    seed: u64,
    size: CorpusSize,
    only: Option<String>,
    folder: Option<String>,
    command: Option<String>,
    why: bool,
}

impl CorpusArgs {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let mut args = Self {
            seed: 1,
            size: CorpusSize::RELEASE,
            only: None,
            folder: None,
            command: None,
            why: false,
        };
        let mut rest = arguments.iter();
        while let Some(key) = rest.next() {
            if key == "--why" {
                args.why = true;
                continue;
            }
            let value = rest
                .next()
                .ok_or_else(|| format!("{key}: what? Nothing stands after it"));
            match key.as_str() {
                "--seed" => args.seed = number(key, value?)?,
                "--hands" => args.size.hands = number(key, value?)?,
                "--games" => args.size.games = number(key, value?)?,
                "--least" => args.size.least = number(key, value?)?,
                "--only" => args.only = Some(rule_set_key(value?)?),
                "--folder" => args.folder = Some(value?.clone()),
                "--command" => args.command = Some(value?.clone()),
                _ => return Err(format!("{key} is not known here:\n{USAGE}")),
            }
        }
        Ok(args)
    }

    fn takes(&self, key: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only == key)
    }
}

fn number(key: &str, value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| {
        let most = u64::MAX;
        format!("{key} {value}: it takes a whole number from 0 to {most}")
    })
}

fn rule_set_key(key: &str) -> Result<String, String> {
    if rule_sets::by_key(key).is_some() {
        return Ok(key.to_owned());
    }
    let keys: Vec<_> = rule_sets::keys().collect();
    Err(format!(
        "no rule set is called {key}: there are {}",
        keys.join(", ")
    ))
}

/// Writes the corpora in parallel, one per processor.
fn write_all(folder: &Path, args: &CorpusArgs) -> Result<(), String> {
    let whole = |error: io::Error| format!("{} can’t be written: {error}", folder.display());
    fs::create_dir_all(folder).map_err(whole)?;
    let all = HOUSES.into_iter().zip(rule_sets::ALL);
    let queue = Mutex::new(all.filter(|(_, one)| args.takes(one.identity.key)));
    let results = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some((houses, rule_set)) = next else {
                        break;
                    };
                    let written = write_one(folder, args, houses, rule_set);
                    let written = written.map_err(whole);
                    results
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .push((rule_set.identity.key, written));
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut is_right = true;
    for rule_set in rule_sets::ALL {
        let Some((key, written)) = results
            .iter()
            .find(|(key, _)| *key == rule_set.identity.key)
        else {
            continue;
        };
        is_right &= report(key, written.as_ref().map_err(Clone::clone)?, args.size);
    }
    if is_right {
        Ok(())
    } else {
        Err(format!("not everything is shown {} times", args.size.least))
    }
}

fn write_one(
    folder: &Path,
    args: &CorpusArgs,
    houses: Houses,
    rule_set: &'static RuleSet,
) -> io::Result<[Coverage; 2]> {
    let path = folder.join(format!("{}.jsonl.gz", rule_set.identity.key));
    // Without a time or a name, so that the same seed gives the same bytes.
    let packed = GzBuilder::new().write(File::create(path)?, Compression::default());
    let mut out = BufWriter::new(packed);
    let covered = write(rule_set, houses, args.seed, args.size, &mut out)?;
    let packed = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    packed.finish()?.flush()?;
    Ok(covered)
}

/// Prints the coverage. Returns whether it is sufficient.
fn report(key: &str, covered: &[Coverage; 2], size: CorpusSize) -> bool {
    let strata: usize = covered.iter().map(Coverage::strata).sum();
    println!(
        "{key}: {} hands, {} games; {strata} things to show",
        size.hands, size.games
    );
    let mut is_right = true;
    for (what, coverage) in ["hands", "games"].into_iter().zip(covered) {
        for (stratum, count) in coverage.short() {
            is_right = false;
            println!("  in {count} {what} instead of {}: {stratum}", size.least);
        }
        for stratum in coverage.possible() {
            is_right = false;
            println!("  {what} show what is listed as impossible: {stratum}");
        }
    }
    is_right
}

/// Checks a program against all corpora of a folder, or only the integrity of the corpora.
fn check_all(folder: &Path, args: &CorpusArgs) -> Result<(), String> {
    let mut is_right = true;
    let mut found = false;
    for rule_set in rule_sets::ALL
        .into_iter()
        .filter(|one| args.takes(one.identity.key))
    {
        let Some(path) = file(folder, rule_set.identity.key) else {
            continue;
        };
        found = true;
        let (wrong, checked) = check_one(&path, args)?;
        is_right &= wrong.is_empty();
        println!("{}:", rule_set.identity.key);
        for wrong in wrong {
            println!("  {wrong}");
        }
        if args.command.is_some() {
            is_right &= checked.worth == 0 && (checked.why == 0 || !args.why);
            print_summary(&checked);
        } else {
            println!("  {} hands and games are whole", checked.cases);
        }
    }
    if !found {
        return Err(format!(
            "{} has no corpus: `cargo xtask corpus` writes them",
            folder.display()
        ));
    }
    if is_right {
        Ok(())
    } else {
        Err("not all is as the corpus says".to_owned())
    }
}

fn file(folder: &Path, key: &str) -> Option<PathBuf> {
    let names = [format!("{key}.jsonl"), format!("{key}.jsonl.gz")];
    names
        .map(|name| folder.join(name))
        .into_iter()
        .find(|path| path.is_file())
}

fn opened(path: &Path) -> Result<Box<dyn BufRead + Send>, String> {
    let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(if path.extension().is_some_and(|ending| ending == "gz") {
        Box::new(BufReader::new(MultiGzDecoder::new(file)))
    } else {
        Box::new(BufReader::new(file))
    })
}

/// Returns the defects of a file and the comparison with the answers of a program.
fn check_one(path: &Path, args: &CorpusArgs) -> Result<(Vec<String>, CheckSummary), String> {
    let cases = Cases::new(opened(path)?);
    let Some(command) = &args.command else {
        let mut wrong = Vec::new();
        let mut checked = CheckSummary::default();
        for case in cases {
            match case {
                Ok(_) => checked.cases += 1,
                Err(error) => wrong.push(error),
            }
        }
        return Ok((wrong, checked));
    };
    let mut child = started(command)?;
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(format!("`{command}` takes no lines"));
    };
    let (give, take) = mpsc::channel();
    let (wrong, checked) = thread::scope(|scope| {
        let asking = scope.spawn(move || {
            let mut wrong = Vec::new();
            let mut input = BufWriter::new(input);
            for case in cases {
                match case {
                    // A program that has stopped is named at the end of its answers.
                    Ok(case) => {
                        let _ = writeln!(input, "{}", case.request);
                        let _ = give.send(case);
                    }
                    Err(error) => wrong.push(error),
                }
            }
            wrong
        });
        let checked = check(take, BufReader::new(output).lines());
        (asking.join().unwrap_or_default(), checked)
    });
    let ended = child
        .wait()
        .map_err(|error| format!("`{command}`: {error}"))?;
    let checked = match checked {
        Ok(checked) => checked,
        // Exit codes by which a shell reports that there is no such program.
        Err(_) if matches!(ended.code(), Some(126 | 127)) => {
            return Err(format!("`{command}` can’t be started ({ended})"));
        }
        Err(error) => {
            return Err(format!(
                "`{command}` answers one line a request: {error} ({ended})"
            ));
        }
    };
    Ok((wrong, checked))
}

/// Starts a command through the shell.
fn started(command: &str) -> Result<Child, String> {
    let (shell, flag) = if cfg!(windows) {
        ("cmd", "/C")
    } else {
        ("sh", "-c")
    };
    Command::new(shell)
        .args([flag, command])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`{command}` can’t be started: {error}"))
}

fn print_summary(checked: &CheckSummary) {
    let CheckSummary {
        cases,
        worth,
        why,
        fields,
        first,
    } = checked;
    println!("  {cases} asked: {worth} are worth something else, {why} the same for other reasons");
    for (field, count) in fields {
        println!("  {count:>8} × {field}");
    }
    for one in first {
        println!(
            "  number {}, {}: {}",
            one.case.number,
            one.fields.join(", "),
            one.case.link
        );
        println!("    right: {}", short(&one.case.answer.to_string()));
        println!("    said:  {}", short(&one.answer));
    }
}

fn short(text: &str) -> String {
    const MOST: usize = 600;
    let mut short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
