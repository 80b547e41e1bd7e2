//! The first load: all that the page asks for before it can be used, and the budget for it.

mod references;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{embed, page::divide::is_wasm, workspace::root};

const BUDGET: Budget = Budget {
    brotli: 130_000,
    requests: 6,
};

/// The most that the first load may be.
struct Budget {
    brotli: u64,
    requests: usize,
}

/// One file, in bytes.
#[derive(Clone, Copy)]
pub struct Size {
    pub raw: u64,
    pub brotli: u64,
}

/// Prints the first load of `dist/` file by file; fails where it is over its budget.
pub fn check() -> Result<()> {
    let dist = root().join("dist");
    let files = files(&dist)?;
    let sizes = sizes(&dist, &files)?;

    print("First load, bytes", &files, &sizes);
    let total = total(&sizes);
    let requests = format!("{} requests", files.len());
    println!("{requests:<48} {:>9} {:>9}", total.raw, total.brotli);
    let Budget { brotli, requests } = BUDGET;
    println!(
        "{:<48} {brotli:>19}",
        format!("at most {requests} requests")
    );
    let parts = on_demand(&dist, &files)?;
    if !parts.is_empty() {
        print("Loaded on demand", &parts, &self::sizes(&dist, &parts)?);
    }

    embed::check()?;
    BUDGET.allows(files.len(), total.brotli)
}

impl Budget {
    fn allows(&self, requests: usize, brotli: u64) -> Result<()> {
        ensure!(
            brotli <= self.brotli,
            "the first load is {} bytes over its budget of {}",
            brotli - self.brotli,
            self.brotli
        );
        ensure!(
            requests <= self.requests,
            "the first load takes {requests} requests, {} are allowed",
            self.requests
        );
        Ok(())
    }
}

fn print(title: &str, files: &[String], sizes: &[Size]) {
    println!("\n{title:<48} {:>9} {:>9}", "raw", "brotli");
    for (file, size) in files.iter().zip(sizes) {
        println!("{file:<48} {:>9} {:>9}", size.raw, size.brotli);
    }
}

fn total(sizes: &[Size]) -> Size {
    Size {
        raw: sizes.iter().map(|size| size.raw).sum(),
        brotli: sizes.iter().map(|size| size.brotli).sum(),
    }
}

/// `index.html` and what it leads to, in the order of discovery.
fn files(dist: &Path) -> Result<Vec<String>> {
    let mut files = vec!["index.html".to_owned()];
    let mut seen: BTreeSet<String> = files.iter().cloned().collect();
    let mut next = 0;
    while let Some(file) = files.get(next).cloned() {
        next += 1;
        let text = fs::read(dist.join(&file))
            .with_context(|| format!("dist/{file} is missing: `cargo xtask build` makes it"))?;
        for reference in references::of(&file, &String::from_utf8_lossy(&text)) {
            if seen.insert(reference.clone()) {
                files.push(reference);
            }
        }
    }
    Ok(files)
}

/// The parts of the program that `first_load` is without.
fn on_demand(dist: &Path, first_load: &[String]) -> Result<Vec<String>> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(dist)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if is_wasm(Path::new(&name)) && !first_load.contains(&name) {
            parts.push(name);
        }
    }
    parts.sort();
    Ok(parts)
}

/// Node has brotli on board; a crate for it would be most of what this program compiles.
fn sizes(dist: &Path, files: &[String]) -> Result<Vec<Size>> {
    let paths: Vec<PathBuf> = files.iter().map(|file| dist.join(file)).collect();
    sizes_of(&paths)
}

/// The sizes of files.
pub fn sizes_of(paths: &[PathBuf]) -> Result<Vec<Size>> {
    let output = Command::new("node")
        .arg(root().join("src/xtask/src/brotli.mjs"))
        .args(paths)
        .output()
        .context("cannot start node")?;
    ensure!(
        output.status.success(),
        "brotli failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let brotli = String::from_utf8(output.stdout)?;
    paths
        .iter()
        .zip(brotli.lines())
        .map(|(path, brotli)| {
            Ok(Size {
                raw: fs::metadata(path)?.len(),
                brotli: brotli.parse()?,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Budget, Size, total};

    #[test]
    fn sizes_add_up() {
        let sizes = [(900, 300), (100, 80)].map(|(raw, brotli)| Size { raw, brotli });
        let sum = total(&sizes);
        assert_eq!((sum.raw, sum.brotli), (1000, 380));
    }

    #[test]
    fn a_budget_is_kept_up_to_its_last_byte() {
        let budget = Budget {
            brotli: 1000,
            requests: 2,
        };
        for (requests, brotli, refusal) in [
            (2, 1000, None),
            (
                1,
                1007,
                Some("the first load is 7 bytes over its budget of 1000"),
            ),
            (
                3,
                10,
                Some("the first load takes 3 requests, 2 are allowed"),
            ),
        ] {
            let answer = budget
                .allows(requests, brotli)
                .err()
                .map(|error| error.to_string());
            assert_eq!(answer.as_deref(), refusal);
        }
    }
}
