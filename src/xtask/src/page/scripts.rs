//! The scripts of the page, joined into one file so that the page asks once.

use std::{ffi::OsString, fs, path::Path, process::Command};

use anyhow::{Context, Result};

use super::joined;
use crate::{hosting::files, node, run::run, workspace::root};

/// The names that script and program share: wasm-bindgen makes them long and unlike each other, which is
/// four kilobytes of brotli in the first load.
const SHARED: &str = "^(__wb|__externref_|wasm_bindgen_)";

/// Where esbuild notes which it has shortened to what.
pub const NAMES: &str = "names.json";

/// Joins `src/app/start/*.js` with what the tools have written into `work`, into `app/start.js`.
pub fn join(work: &Path, app: &Path, is_release: bool, path: &OsString) -> Result<()> {
    let source = root().join("src/app/start");
    for entry in fs::read_dir(&source).context("cannot read src/app/start/")? {
        let entry = entry?;
        fs::copy(entry.path(), work.join(entry.file_name()))?;
    }
    let mut esbuild = Command::new(node::script("esbuild"));
    esbuild
        .arg(work.join("start.js"))
        .args(["--bundle", "--format=esm", "--log-level=warning"])
        // Files that come by themselves, if at all.
        .args(["--external:../frame.js", "--external:../offline.js"])
        .arg(format!("--define:IS_RELEASE={is_release}"))
        .arg(option("--outfile=", &app.join("start.js")))
        .env("PATH", path);
    if is_release {
        joined::list(work)?;
        esbuild
            .arg("--minify")
            .arg(option("--inject:", &work.join("parts.js")))
            .arg(format!("--mangle-props={SHARED}"))
            .arg(option("--mangle-cache=", &work.join(NAMES)));
    }
    run(&mut esbuild)
}

/// The script that stands in the page, from those that [`join`] has put into `work`.
pub fn early(work: &Path, is_release: bool, path: &OsString) -> Result<String> {
    let out = work.join("early.out.js");
    run(Command::new(node::script("esbuild"))
        .arg(work.join("early.js"))
        .args([
            "--bundle",
            "--format=iife",
            "--log-level=warning",
            "--charset=utf8",
        ])
        .args(is_release.then_some("--minify"))
        .arg(option("--outfile=", &out))
        .env("PATH", path))?;
    fs::read_to_string(out).context("no script for the page")
}

/// Shrinks styles where they are.
pub fn shrink_styles(file: &Path, path: &OsString) -> Result<()> {
    run(Command::new(node::script("esbuild"))
        .args(["--minify", "--allow-overwrite", "--log-level=warning"])
        .arg(file)
        .arg(option("--outfile=", file))
        .env("PATH", path))
}

/// Shrinks the styles, and the scripts that come by themselves, where they are.
pub fn shrink(dist: &Path, path: &OsString) -> Result<()> {
    let all = files(dist)?;
    let shrinks = |file: &&String| {
        let ours = !file.contains('/');
        let (_, kind) = file.rsplit_once('.').unwrap_or_default();
        ours && ["css", "js"].contains(&kind)
    };
    run(Command::new(node::script("esbuild"))
        .args(["--minify", "--allow-overwrite", "--log-level=warning"])
        .arg(option("--outbase=", dist))
        .arg(option("--outdir=", dist))
        .args(all.iter().filter(shrinks).map(|file| dist.join(file)))
        .env("PATH", path))
}

fn option(name: &str, path: &Path) -> OsString {
    let mut option = OsString::from(name);
    option.push(path);
    option
}
