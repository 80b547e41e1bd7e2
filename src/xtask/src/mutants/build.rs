//! A copy of the workspace in which every mutant is behind its switch, and its test programs.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde_json::Value;

use super::{
    list::{CRATES, Mutant},
    switch,
};
use crate::workspace::{cargo, root};

/// So often what doesn't compile is left out. Each time the compiler comes a step farther.
const TIMES: usize = 30;

/// What the switch asks of the compiler, first in each crate.
const FEATURES: &str = "#![feature(const_eval_select, core_intrinsics)]\n";

/// How the compiler takes what has switches: it would find that some alternatives are odd.
const LENIENT: &str = "--cap-lints allow";
/// How it takes what has none.
const AS_EVER: &str = "";
/// What isn't compiled after so many seconds never is: something that is computed then doesn't end.
const MOST: &str = "60";

/// The switch, for each crate: what mutant is there is said when a program starts. None is there while the
/// crate is compiled.
const SWITCH: &str = r#"
#[doc(hidden)]
#[inline]
pub const fn mutant(id: usize) -> bool {
    const fn compiling(_: usize) -> bool {
        false
    }
    core::intrinsics::const_eval_select((id,), compiling, running)
}

#[inline]
fn running(id: usize) -> bool {
    use std::io::Write;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    static ACTIVE: LazyLock<Option<usize>> =
        LazyLock::new(|| std::env::var("MUTANT").ok()?.parse().ok());
    static REACHED: LazyLock<Option<std::fs::File>> = LazyLock::new(|| {
        let path = std::env::var_os("MUTANTS_REACHED")?;
        std::fs::OpenOptions::new().append(true).create(true).open(path).ok()
    });
    static SEEN: [AtomicBool; MANY] = [const { AtomicBool::new(false) }; MANY];
    if let Some(active) = *ACTIVE {
        return active == id;
    }
    if let Some(mut file) = REACHED.as_ref()
        && !SEEN[id].load(Ordering::Relaxed)
        && !SEEN[id].swap(true, Ordering::Relaxed)
    {
        file.write_all(format!("{id}\n").as_bytes()).ok();
    }
    false
}
"#;

/// What a function gives back whose type has no name.
const MUTATED: &str = r"
#[doc(hidden)]
#[derive(Clone)]
pub enum Mutated<A, B> {
    Other(A),
    Same(B),
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Mutated<A, B> {
    type Item = A::Item;
    fn next(&mut self) -> Option<A::Item> {
        match self {
            Self::Other(one) => one.next(),
            Self::Same(one) => one.next(),
        }
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::Other(one) => one.size_hint(),
            Self::Same(one) => one.size_hint(),
        }
    }
}

impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> ExactSizeIterator for Mutated<A, B> {}

impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Mutated<A, B> {
    fn next_back(&mut self) -> Option<A::Item> {
        match self {
            Self::Other(one) => one.next_back(),
            Self::Same(one) => one.next_back(),
        }
    }
}
";

/// A test program.
pub struct Program {
    pub path: PathBuf,
    /// The folder that its tests are run in.
    pub folder: PathBuf,
}

/// The mutants that can be tried, and the programs that try them.
pub struct Built {
    pub switched: BTreeSet<usize>,
    /// Those that don't compile.
    pub unviable: HashSet<usize>,
    /// Those in what is computed when a crate is compiled.
    pub fixed: BTreeSet<usize>,
    /// Those with a switch in a `const fn`: what it does when a crate is compiled has none.
    pub in_const: BTreeSet<usize>,
    pub programs: Vec<Program>,
}

/// Copies the workspace to `tree`, switches those of the mutants there that are chosen, and compiles the tests.
pub fn build(mutants: &[Mutant], chosen: &HashSet<usize>, tree: &Path) -> Result<Built> {
    copy(tree)?;
    let roots =
        CRATES.map(|package| format!("{}/src/lib.rs", package.replace("tilewise-", "src/")));
    let mut files: HashMap<&str, Vec<(usize, &Mutant)>> = HashMap::new();
    for root in &roots {
        files.insert(root, Vec::new());
    }
    let all = mutants.iter().enumerate();
    for (id, mutant) in all.filter(|(id, _)| chosen.contains(id)) {
        files.entry(&mutant.file).or_default().push((id, mutant));
    }
    let added = SWITCH.replace("MANY", &mutants.len().to_string());
    let mut unviable = HashSet::new();
    let mut constant = HashSet::new();
    let mut complaint = String::new();
    for time in 1..=TIMES {
        let mut switched = BTreeSet::new();
        let mut fixed = BTreeSet::new();
        let mut in_const = BTreeSet::new();
        let mut freed = HashSet::new();
        let mut texts = HashMap::new();
        for (&file, mutants) in &files {
            let source = fs::read_to_string(root().join(file))?;
            let of = switch::switch(&source, mutants, &unviable, &constant)
                .with_context(|| format!("cannot read {file}"))?;
            unviable.extend(of.wrong);
            fixed.extend(of.fixed);
            switched.extend(of.ids);
            in_const.extend(of.in_const);
            freed.extend(of.freed);
            let text = if roots.iter().any(|root| root == file) {
                [FEATURES, &of.text, &added, MUTATED].concat()
            } else {
                of.text
            };
            write(&tree.join(file), &text)?;
            texts.insert(file, text);
        }
        switched.retain(|id| !unviable.contains(id) && !fixed.contains(id));
        let errors = check(tree)?;
        println!(
            "compiled {time} times: {} with a switch, {} unviable, {} errors",
            switched.len(),
            unviable.len(),
            errors.len()
        );
        if errors.is_empty() {
            return Ok(Built {
                switched,
                unviable,
                fixed,
                in_const,
                programs: programs(tree, LENIENT)?,
            });
        }
        let before = (unviable.len(), constant.len());
        for error in errors {
            if let Some(name) = error.not_constant().filter(|name| freed.contains(name)) {
                constant.insert(name);
                continue;
            }
            let blamed = error.places.iter().find_map(|(file, byte)| {
                let blamed = switch::at_fault(texts.get(file.as_str())?, *byte);
                (!blamed.is_empty()).then_some(blamed)
            });
            match blamed {
                Some(blamed) => unviable.extend(blamed),
                None => complaint = error.text,
            }
        }
        ensure!(
            (unviable.len(), constant.len()) != before,
            "no mutant is to blame for this:\n{complaint}"
        );
    }
    bail!("after {TIMES} times it still doesn’t compile:\n{complaint}")
}

/// Only what is other is written: the compiler goes by times.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|before| before == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// A copy in which nothing is switched, for a build of each mutant.
pub struct Single<'a> {
    tree: &'a Path,
}

impl<'a> Single<'a> {
    /// Takes the copy at `tree`.
    pub fn new(tree: &'a Path) -> Result<Self> {
        copy(tree)?;
        Ok(Self { tree })
    }

    /// The test programs. Those of a mutant are in the same places.
    pub fn programs(&self) -> Result<Vec<Program>> {
        programs(self.tree, AS_EVER)
    }

    /// Compiles the test programs with this mutant, and with no other; says whether that comes to an end. The source
    /// says then what it said before: there are tests that read it.
    pub fn build(&self, mutant: &Mutant) -> Result<bool> {
        let path = self.tree.join(&mutant.file);
        let source = fs::read_to_string(root().join(&mutant.file))?;
        let broken = mutant.apply(&source)?;
        fs::write(&path, broken).with_context(|| format!("cannot write {}", path.display()))?;
        let mut command = Command::new("timeout");
        command
            .args(["--signal=KILL", MOST])
            .arg(cargo().get_program())
            .args(["test", "--no-run", "--quiet"]);
        in_tree(&mut command, self.tree, AS_EVER);
        packages(&mut command);
        let status = command.stderr(Stdio::null()).status()?;
        fs::write(&path, source).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(status.success())
    }
}

/// Every file that is kept in the repository.
fn copy(tree: &Path) -> Result<()> {
    let listed = Command::new("git")
        .current_dir(root())
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .output()
        .context("cannot start git")?;
    ensure!(listed.status.success(), "git ls-files failed");
    let listed = String::from_utf8(listed.stdout)?;
    for file in listed.split_terminator('\0') {
        let from = root().join(file);
        let to = tree.join(file);
        let Ok(bytes) = fs::read(&from) else {
            continue;
        };
        if fs::read(&to).is_ok_and(|before| before == bytes) {
            continue;
        }
        fs::create_dir_all(to.parent().unwrap_or(tree))?;
        fs::write(&to, bytes).with_context(|| format!("cannot write {}", to.display()))?;
    }
    Ok(())
}

/// What the compiler says of one error.
struct CompileError {
    text: String,
    message: String,
    /// Files and bytes in them, the most telling first.
    places: Vec<(String, usize)>,
}

impl CompileError {
    /// The function that has to be constant.
    fn not_constant(&self) -> Option<String> {
        let rest = self.message.strip_prefix("cannot call non-const ")?;
        let (_, rest) = rest.split_once('`')?;
        let (path, _) = rest.split_once('`')?;
        let name = path.rsplit("::").find(|part| !part.starts_with('<'))?;
        let name = name.split('<').next()?;
        Some(name.to_owned())
    }
}

fn in_tree(command: &mut Command, tree: &Path, flags: &str) {
    command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", tree.join("target"))
        .env("RUSTFLAGS", flags)
        .env("RUSTC_BOOTSTRAP", CRATES.join(",").replace('-', "_"));
}

/// The crates, and what tests them from outside: the page has tests of what it alone asks.
fn packages(command: &mut Command) {
    for package in CRATES.into_iter().chain(["tilewise-tests", "tilewise-app"]) {
        command.args(["--package", package]);
    }
}

fn check(tree: &Path) -> Result<Vec<CompileError>> {
    let mut command = cargo();
    in_tree(&mut command, tree, LENIENT);
    command.args(["check", "--message-format=json", "--keep-going", "--tests"]);
    packages(&mut command);
    let output = command.stderr(Stdio::null()).output()?;
    let mut errors = Vec::new();
    for line in messages(&output.stdout) {
        let message = &line["message"];
        if line["reason"] != "compiler-message" || message["level"] != "error" {
            continue;
        }
        let spans = message["spans"].as_array().into_iter().flatten();
        let mut places: Vec<(bool, String, usize)> = spans
            .filter_map(|span| {
                let byte = usize::try_from(span["byte_start"].as_u64()?).ok()?;
                let file = span["file_name"].as_str()?.to_owned();
                Some((!span["is_primary"].as_bool()?, file, byte))
            })
            .collect();
        places.sort();
        let error = CompileError {
            text: text(&message["rendered"]),
            message: text(&message["message"]),
            places: places
                .into_iter()
                .map(|(_, file, byte)| (file, byte))
                .collect(),
        };
        // The last of them only counts the others.
        if !error.places.is_empty() {
            errors.push(error);
        }
    }
    ensure!(
        output.status.success() || !errors.is_empty(),
        "the copy can’t be compiled"
    );
    Ok(errors)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn messages(output: &[u8]) -> impl Iterator<Item = Value> {
    output
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
}

#[derive(Deserialize)]
struct Artifact {
    executable: Option<PathBuf>,
    manifest_path: PathBuf,
}

/// Compiles the tests of the crates, and those in `tests`.
fn programs(tree: &Path, flags: &str) -> Result<Vec<Program>> {
    let mut command = cargo();
    in_tree(&mut command, tree, flags);
    command.args(["test", "--no-run", "--message-format=json"]);
    packages(&mut command);
    let output = command.stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "the tests can’t be compiled");
    let programs = messages(&output.stdout)
        .filter(|line| line["reason"] == "compiler-artifact" && line["profile"]["test"] == true)
        .filter_map(|line| {
            let artifact: Artifact = serde_json::from_value(line).ok()?;
            Some(Program {
                path: artifact.executable?,
                folder: artifact.manifest_path.parent()?.to_path_buf(),
            })
        });
    Ok(programs.collect())
}
