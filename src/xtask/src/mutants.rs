//! `cargo xtask mutants`: breaks the rules, the ledger and the data face on purpose, in every way that
//! `cargo-mutants` knows, and sees whether a test fails. What it has tried stays in `target/mutants`, so
//! that the next run goes on from there. How much is caught stands in `tests/mutants/counts.json`, and
//! what isn't, with the reason why, in `tests/mutants/survivors.json`.

mod build;
mod kept;
mod list;
mod switch;
mod trial;

use std::{
    collections::HashSet,
    fs,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};

use self::kept::{Kept, Outcome};
use crate::{run::duration, tools, workspace::root};

/// The copy of the workspace.
const TREE: &str = "tree";

/// What is to be tried.
pub struct Selection<'a> {
    /// For how long; the next run goes on from there.
    pub most: Option<Duration>,
    /// Only in files whose path has one of these; in all, where there is none.
    pub within: Vec<&'a str>,
    /// Also what was tried and not caught, where nobody has said why that is right.
    pub again: bool,
    /// Only in files that don't say what they said when all of them was tried: nothing more may survive there.
    pub changed: bool,
}

impl Selection<'_> {
    /// Whether what is in this file is to be tried.
    fn has(&self, file: &str) -> bool {
        self.within.is_empty() || self.within.iter().any(|part| file.contains(part))
    }
}

/// Reads what follows the command: minutes, parts of paths, `again`, `changed`.
pub fn command(words: &[&str]) -> Result<()> {
    let mut selection = Selection {
        most: None,
        within: Vec::new(),
        again: false,
        changed: false,
    };
    for word in words {
        if let Ok(minutes) = word.parse() {
            selection.most = Some(Duration::from_mins(minutes));
        } else if *word == "again" {
            selection.again = true;
        } else if *word == "changed" {
            selection.changed = true;
        } else {
            selection.within.push(word);
        }
    }
    mutants(&selection)
}

fn mutants(selection: &Selection) -> Result<()> {
    let start = Instant::now();
    let changed = kept::changed()?;
    if selection.changed && changed.is_empty() {
        println!("No file has changed since all of it was tried");
        return Ok(());
    }
    let folder = root().join("target/mutants");
    fs::create_dir_all(&folder)?;
    let mutants = list::all(&tools::mutants()?)?;
    let mut kept = Kept::read(&folder, &mutants)?;
    let open = kept.open(selection.again)?;
    println!("{} mutants, {} of them open", mutants.len(), open.len());
    let chosen: HashSet<usize> = open
        .into_iter()
        .filter(|id| {
            let file = &mutants[*id].file;
            selection.has(file) && (!selection.changed || changed.contains(file))
        })
        .collect();
    if !chosen.is_empty() {
        kept = switched(kept, &chosen, selection, start, &folder)?;
    }
    if !selection.changed {
        compiled(&mut kept, selection, start, &folder)?;
    }
    end(&kept, selection, &changed)
}

/// Tries those that can have a switch, all with one build.
fn switched<'a>(
    mut kept: Kept<'a>,
    chosen: &HashSet<usize>,
    selection: &Selection,
    start: Instant,
    folder: &Path,
) -> Result<Kept<'a>> {
    let mutants = kept.mutants;
    let built = build::build(mutants, chosen, &folder.join(TREE))?;
    for id in &built.unviable {
        kept.keep(*id, Outcome::Unviable)?;
    }
    for id in &built.fixed {
        kept.keep(*id, Outcome::Fixed)?;
    }
    println!("built after {}", duration(start.elapsed()));
    let quick = !selection.again && !selection.changed;
    let tests = trial::tests(&built.programs, folder, quick)?;
    let reached = trial::reached(&tests);
    println!(
        "{} tests come across {} of {} mutants, after {}",
        tests.len(),
        reached.len(),
        built.switched.len(),
        duration(start.elapsed())
    );
    let mut ids: Vec<usize> = built.switched.iter().copied().collect();
    // File by file, so that what is known of some is whole whenever it ends.
    ids.sort_by_key(|id| !mutants[*id].file.contains("/rule_sets/"));
    let kept = Mutex::new(kept);
    let done = AtomicUsize::new(0);
    in_parallel(&ids, |id| {
        if selection.most.is_some_and(|most| start.elapsed() > most) {
            return Ok(());
        }
        let stopped = |_| anyhow!("a thread has stopped");
        let before = kept.lock().map_err(stopped)?.caught_in(&mutants[*id].file);
        let caught = trial::caught_by(Some(*id), &tests, &built.programs, &before, quick)?;
        let outcome = match caught {
            Some(test) => Outcome::Caught(test),
            // What the compiler does with it isn't tried yet.
            None if built.in_const.contains(id) => Outcome::Fixed,
            None => Outcome::Missed,
        };
        kept.lock().map_err(stopped)?.keep(*id, outcome)?;
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(100) {
            println!(
                "{done} of {}, after {}",
                ids.len(),
                duration(start.elapsed())
            );
        }
        Ok(())
    })?;
    kept.into_inner().ok().context("a thread has stopped")
}

/// Tries those that are computed when a crate is compiled: each has a build of its own.
fn compiled(kept: &mut Kept, selection: &Selection, start: Instant, folder: &Path) -> Result<()> {
    let is_over = || selection.most.is_some_and(|most| start.elapsed() > most);
    let ids = kept.fixed(|file| selection.has(file));
    if ids.is_empty() || is_over() {
        return Ok(());
    }
    let tree = folder.join(TREE);
    let single = build::Single::new(&tree)?;
    let programs = single.programs()?;
    let tests = trial::tests(&programs, folder, true)?;
    for (done, id) in ids.iter().enumerate() {
        if is_over() {
            break;
        }
        let mutant = &kept.mutants[*id];
        let outcome = if single.build(mutant)? {
            let before = kept.caught_in(&mutant.file);
            let caught = trial::caught_by(None, &tests, &programs, &before, !selection.again)?;
            caught.map_or(Outcome::Missed, Outcome::Caught)
        } else {
            Outcome::Unviable
        };
        kept.keep(*id, outcome)?;
        if (done + 1).is_multiple_of(20) {
            let (all, after) = (ids.len(), duration(start.elapsed()));
            println!(
                "{} of {all} with a build of their own, after {after}",
                done + 1
            );
        }
    }
    Ok(())
}

/// Writes down what is known. In what has changed nothing more survives than before.
fn end(kept: &Kept, selection: &Selection, changed: &HashSet<String>) -> Result<()> {
    if selection.changed {
        let new = kept.new_survivors(changed)?;
        ensure!(
            new.is_empty(),
            "no test catches these; write one, or run `cargo xtask mutants` and give the reason in \
             tests/mutants/survivors.json:\n{}",
            new.join("\n")
        );
    }
    kept.write()
}

/// Does it for each, on all cores.
fn in_parallel<T: Sync, R: Send>(
    all: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                        done.push(work(one)?);
                    }
                    anyhow::Ok(done)
                })
            })
            .collect();
        let mut done = Vec::new();
        for worker in workers {
            let part = worker.join().ok().context("a thread has stopped")?;
            done.extend(part?);
        }
        Ok(done)
    })
}
