//! The service worker, with the name and hash of every file that the page may request.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result};

use crate::files;

/// The script after the list of files.
const SCRIPT: &str = include_str!("worker.js");

/// Name of the worker, which is the same in every build so that browsers find updates.
const NAME: &str = "sw.js";

/// Files for other programs, other pages, chats and hosts, which the page never requests.
const EXCLUDED: [&str; 7] = [
    NAME,
    "npm/",
    "club/",
    "framed.html",
    "screenshots/",
    "card.png",
    "third-party-notices.txt",
];

/// Writes the service worker of the release in `dist`.
pub fn write(dist: &Path) -> Result<()> {
    let mut list = String::new();
    for file in files::below(dist)?.iter().filter(|file| is_cached(file)) {
        let hash = files::integrity(&fs::read(dist.join(file))?);
        // Some hosts redirect from `index.html`, so the address of the page is the folder.
        let address = if file == "index.html" { "" } else { file };
        let _ = writeln!(list, "  [\"{address}\", \"{hash}\"],");
    }
    fs::write(dist.join(NAME), worker(&list)).context("cannot write the service worker")
}

/// Whether the worker caches a file: no compressed copy, and no file for hosts, which begins with a dot or
/// underscore.
fn is_cached(file: &str) -> bool {
    let is_compressed = ["br", "gz"].contains(&files::extension(file));
    let is_for_hosts = file.starts_with(['.', '_']);
    !is_compressed && !is_for_hosts && !EXCLUDED.iter().any(|excluded| file.starts_with(excluded))
}

/// Returns the worker with a list of files.
fn worker(list: &str) -> String {
    let script = format!("const FILES = [\n{list}];\n\n{SCRIPT}");
    format!("const BUILD = \"{}\";\n{script}", files::hash(&script))
}

#[cfg(test)]
mod tests {
    use super::{is_cached, worker};

    #[test]
    fn files_of_the_page_are_cached() {
        for file in "index.html app-1f/analysis.wasm icons/192.png offline.js".split(' ') {
            assert!(is_cached(file), "{file}");
        }
        let rest = "sw.js tiles.svg.br icons/192.png.gz npm/package.json _headers .nojekyll \
                    screenshots/result.webp card.png framed.html club/index.html";
        for file in rest.split(' ') {
            assert!(!is_cached(file), "{file}");
        }
    }

    #[test]
    fn build_changes_with_a_file() {
        let build = |list: &str| worker(list).lines().next().map(str::to_owned);
        assert_eq!(build("a"), build("a"));
        assert_ne!(build("a"), build("b"));
    }
}
