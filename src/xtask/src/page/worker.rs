//! The service worker: what keeps the page on a device knows every file of its build.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use super::hashes::hashes;

/// What it does, after the list of files.
const WORKER: &str = include_str!("worker.js");

/// Its name: the same in every build, since it is by that name that a browser finds the next one.
const NAME: &str = "sw.js";

/// What the page never asks for: a package for other programs, a page of a club, the page in a sandbox,
/// where nothing is kept, pictures for chats and for whoever thinks about installing it, and licences.
const NOT_KEPT: [&str; 6] = [
    "npm/",
    "club/",
    "framed.html",
    "screenshots/",
    "card.png",
    "third-party-notices.txt",
];

/// Writes the service worker of the release in `dist`.
pub fn write(dist: &Path) -> Result<()> {
    let mut files = Vec::new();
    list(dist, "", &mut files)?;
    files.retain(|file| is_kept(file));
    files.sort();
    let paths: Vec<PathBuf> = files.iter().map(|file| dist.join(file)).collect();
    let hashes = hashes(&paths)?;
    fs::write(dist.join(NAME), worker(&files, &hashes)).context("cannot write the service worker")
}

/// The files below a folder, as the page names them.
fn list(folder: &Path, below: &str, files: &mut Vec<String>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push(name);
        }
    }
    Ok(())
}

/// Whether the worker brings a file: not itself, not what a host hands out in place of another, and
/// not what only hosts read, which begins with a dot or a line.
fn is_kept(file: &str) -> bool {
    let packed = Path::new(file)
        .extension()
        .is_some_and(|extension| extension == "br" || extension == "gz");
    let for_hosts = file.starts_with(['.', '_']);
    file != NAME && !packed && !for_hosts && !NOT_KEPT.iter().any(|other| file.starts_with(other))
}

/// The script of the worker.
fn worker(files: &[String], hashes: &[String]) -> String {
    let lines: Vec<String> = files
        .iter()
        .zip(hashes)
        .map(|(file, hash)| format!("  [\"{}\", \"{hash}\"],\n", address(file)))
        .collect();
    let script = format!("const FILES = [\n{}];\n\n{WORKER}", lines.concat());
    let mut build = DefaultHasher::new();
    build.write(script.as_bytes());
    format!("const BUILD = \"{:016x}\";\n{script}", build.finish())
}

/// Where a file is asked for, in the folder of the page. The page itself is what the host hands out
/// for the folder: some lead away from `index.html`.
fn address(file: &str) -> &str {
    if file == "index.html" { "" } else { file }
}

#[cfg(test)]
mod tests {
    use super::{address, is_kept, worker};

    #[test]
    fn what_a_page_may_ask_for_is_kept() {
        for (file, kept) in [
            ("index.html", true),
            ("app-1f/parts_deferred.wasm", true),
            ("icons/192.png", true),
            ("offline.js", true),
            ("sw.js", false),
            ("tiles.svg.br", false),
            ("icons/192.png.gz", false),
            ("npm/package.json", false),
            ("_headers", false),
            (".nojekyll", false),
            ("screenshots/result.webp", false),
            ("card.png", false),
            ("framed.html", false),
            ("club/index.html", false),
        ] {
            assert_eq!(is_kept(file), kept, "{file}");
        }
    }

    #[test]
    fn the_page_is_the_folder() {
        assert_eq!(address("index.html"), "");
        assert_eq!(address("tiles.svg"), "tiles.svg");
    }

    #[test]
    fn another_file_makes_another_worker() {
        let script = |hash: &str| worker(&["a.js".to_owned()], &[hash.to_owned()]);
        assert!(script("sha256-1=").contains("\n  [\"a.js\", \"sha256-1=\"],\n];\n"));
        let build = |script: &str| script.lines().next().map(str::to_owned);
        assert_eq!(script("sha256-1="), script("sha256-1="));
        assert_ne!(build(&script("sha256-1=")), build(&script("sha256-2=")));
    }
}
