//! The program of the page: compiled, divided into parts, bound to the browser, and shrunk.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use super::scripts::NAMES;
use crate::{
    node,
    run::run,
    rustup,
    workspace::{artifact, cargo, root},
};

/// The package, and the program in it.
const NAME: &str = "tilewise-app";

/// What makes wasm small, and isn't stable yet: `RUSTC_BOOTSTRAP` lets it through for this one build. What
/// starts the page weighs 96.3 KB with all of it and 110.4 with nothing: that a panic ends the page at
/// once, without a message, wins 5.6 of them, a standard library for size 0.5, and the rest is that it is
/// built with the program.
const SMALL: [(&str, &str); 4] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort",
    ),
];

/// How wasm-opt shrinks. All of it keeps what the program does. The lowest kilobyte of memory is the
/// far end of the stack: no pointer leads there. Shaping the control flow anew, and inlining less,
/// leaves code that packs better, and so do functions of which one does the work of several.
const SHRINK: [&str; 10] = [
    "-Oz",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=100",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--merge-similar-functions",
    "-Oz",
    "--strip-producers",
    "--strip-target-features",
];

/// Compiles the page for development; the wasm.
pub fn compile() -> Result<PathBuf> {
    compiled(&["build", "--package", NAME, "--bin", NAME], &[])
}

/// Compiles the page for a release, with what the splitter reads; the wasm.
pub fn compile_release() -> Result<PathBuf> {
    compile_small(&SPLIT)
}

/// Compiles the page as for a release, but neither small nor fast; the wasm.
pub fn compile_quick() -> Result<PathBuf> {
    compiled(&SPLIT, &QUICK)
}

/// What compiles a program that the splitter can read.
const SPLIT: [&str; 10] = [
    "rustc",
    "--release",
    "--package",
    NAME,
    "--bin",
    NAME,
    "--features",
    "split",
    "--",
    "-Clink-args=--emit-relocs",
];

/// What the profile of a release is set to where only the time of the build matters.
const QUICK: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
];

/// Runs cargo with what makes wasm [`SMALL`], or without where this compiler doesn't take that; the
/// wasm.
pub fn compile_small(arguments: &[&str]) -> Result<PathBuf> {
    let small = rustup::standard_library().and_then(|()| compiled(arguments, &SMALL));
    small.or_else(|error| {
        println!("\n{error:#}\nOnce more, without what isn't stable: it will be larger\n");
        compiled(arguments, &[])
    })
}

/// Runs cargo; the wasm that it makes.
fn compiled(arguments: &[&str], environment: &[(&str, &str)]) -> Result<PathBuf> {
    let (command, rest) = arguments.split_first().context("no command for cargo")?;
    let output = cargo()
        .args([command, "--target", rustup::WASM])
        .args(["--message-format", "json-render-diagnostics"])
        .args(rest)
        .envs(environment.iter().copied())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "the program can't be compiled");
    artifact(&String::from_utf8_lossy(&output.stdout), ".wasm")
        .context("cargo names no wasm that it has made")
}

/// Divides the program at its split points into `folder`; what is left for the start.
pub fn split(wasm: &Path, folder: &Path, path: &OsString) -> Result<PathBuf> {
    run(Command::new("wasm-split-cli")
        .args(["--out-name", NAME])
        .args([wasm, folder])
        .env("PATH", path))?;
    Ok(folder.join(NAME).with_extension("wasm"))
}

/// Writes the script into `folder` that starts the program, and the program as that script calls it.
pub fn bind(wasm: &Path, folder: &Path, path: &OsString) -> Result<()> {
    run(Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-name", NAME])
        // The parts need the table of functions.
        .arg("--keep-lld-exports")
        .arg("--out-dir")
        .arg(folder)
        .arg(wasm)
        .env("PATH", path))
}

/// Calls in the program what it shares with its script as the script does since it was joined.
pub fn rename(folder: &Path, path: &OsString) -> Result<()> {
    run(Command::new("node")
        .arg(root().join("src/xtask/src/page/names.mjs"))
        .arg(folder.join(NAMES))
        .arg(folder.join(format!("{NAME}_bg.wasm")))
        .env("PATH", path))
}

/// Shrinks the program and its parts from one folder into another.
pub fn shrink_all(from: &Path, to: &Path, path: &OsString) -> Result<()> {
    for wasm in parts(from)? {
        shrink(&wasm, &to.join(wasm.file_name().unwrap_or_default()), path)?;
    }
    Ok(())
}

/// Copies the program and its parts from one folder into another as they are.
pub fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for wasm in parts(from)? {
        fs::copy(&wasm, to.join(wasm.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

/// Shrinks one wasm file.
pub fn shrink(wasm: &Path, to: &Path, path: &OsString) -> Result<()> {
    run(Command::new(node::script("wasm-opt"))
        .args(SHRINK)
        .arg(wasm)
        .arg("--output")
        .arg(to)
        .env("PATH", path))
}

/// What is loaded of a program: what starts it, and its parts. What went into wasm-bindgen is not.
pub fn parts(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut parts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_wasm = path.extension().is_some_and(|kind| kind == "wasm");
        if is_wasm && path.file_stem().is_some_and(|stem| stem != NAME) {
            parts.push(path);
        }
    }
    parts.sort();
    Ok(parts)
}
