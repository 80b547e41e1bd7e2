//! The npm package in `dist/npm/`: the JSON interface as wasm files, with scripts and types.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result, anyhow, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};

use crate::{
    build, files, notices,
    run::run,
    workspace::{root, rows},
};

/// The wasm files: features of the crate, and optimisation levels of packages other than the smallest.
/// Analysis programs score many hands and discards.
const PARTS: &str = "
    hands     | hands,hong-kong-and-singapore    | tilewise-wasm='s'
    discards  | discards,hong-kong-and-singapore | tilewise-wasm='s' tilewise-rules=3
    events    | events,hong-kong-and-singapore   |
    riichi    | hands,discards,events,riichi     | tilewise-wasm='s' tilewise-rules=3
    mcr       | hands,discards,events,mcr        | tilewise-wasm='s'
    penalties | penalties                        |
    game      | game,hong-kong-and-singapore,mcr,riichi |
";

/// Scripts of the package, in `src/wasm/npm/`.
const SCRIPTS: &str = "answer.js fetch.js index.js inline.js lazy.js node.js score.js whole.js";

/// Builds the package into `dist/npm/` with the tools on `path`.
pub fn pack(path: &OsStr) -> Result<()> {
    write(&root().join("dist/npm"), "", path)
}

/// Builds the package for the benchmark, which also takes reports as text; its folder.
pub fn pack_timed(path: &OsStr) -> Result<PathBuf> {
    let package = root().join("target/npm-timed");
    write(&package, "text", path)?;
    Ok(package)
}

/// Writes the package with an additional feature. Each file is optimised while the next is compiled.
fn write(package: &Path, feature: &str, path: &OsStr) -> Result<()> {
    files::empty(package)?;
    let work = files::empty(&root().join("target/npm"))?;
    thread::scope(|scope| {
        let mut before = scope.spawn(|| Ok(()));
        for part in rows(PARTS) {
            let compiled = compile(&format!("{},{feature}", part[1]), part[2])?;
            let name = part[0];
            before.join().map_err(|_| anyhow!("a thread panicked"))??;
            let wasm = work.join(name).with_extension("wasm");
            fs::copy(compiled, &wasm)?;
            before = scope.spawn(move || finish(name, &wasm, package, path));
        }
        before.join().map_err(|_| anyhow!("a thread panicked"))?
    })?;
    let source = root().join("src/wasm");
    let scripts = SCRIPTS
        .split(' ')
        .map(|name| (source.join("npm").join(name), name));
    let copies = scripts.chain([
        (source.join("tilewise.d.ts"), "index.d.ts"),
        (root().join("docs/npm.md"), "README.md"),
        (root().join("LICENSE-MIT"), "LICENSE-MIT"),
        (root().join("LICENSE-APACHE"), "LICENSE-APACHE"),
        (root().join("public").join(notices::FILE), notices::FILE),
    ]);
    for (file, name) in copies {
        fs::copy(file, package.join(name)).with_context(|| format!("cannot copy {name}"))?;
    }
    let manifest = fs::read_to_string(source.join("npm/package.json"))?;
    let manifest = versioned(&manifest, env!("CARGO_PKG_VERSION"))?;
    Ok(fs::write(package.join("package.json"), manifest)?)
}

/// Compiles the crate with some features; returns the wasm file.
fn compile(features: &str, levels: &str) -> Result<PathBuf> {
    let levels = levels
        .split_whitespace()
        .filter_map(|level| level.split_once('='));
    let levels = levels.map(|(package, level)| {
        format!("--config=profile.release.package.{package}.opt-level={level}")
    });
    let levels: Vec<String> = levels.collect();
    let arguments = "--release --package tilewise-wasm --no-default-features --features";
    let mut arguments: Vec<&str> = arguments.split(' ').chain([features]).collect();
    arguments.extend(levels.iter().map(String::as_str));
    build::compile("build", &arguments, &[])
}

/// Writes the optimised wasm, its script, and the wasm as a script into the package.
fn finish(name: &str, wasm: &Path, package: &Path, path: &OsStr) -> Result<()> {
    let output = files::empty(&wasm.with_extension(""))?;
    run(Command::new("wasm-bindgen")
        .args("--target web --no-typescript --omit-default-module-path".split(' '))
        .args(["--out-name", name, "--out-dir"])
        .args([&output, wasm])
        .env("PATH", path))?;
    let script = format!("{name}.js");
    fs::copy(output.join(&script), package.join(&script))?;
    let shrunk = package.join(format!("{name}.wasm"));
    build::optimise(&output.join(format!("{name}_bg.wasm")), &shrunk, path)?;
    let text = BASE64_STANDARD.encode(fs::read(shrunk)?);
    let bytes =
        "export const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));";
    let script = format!("const text = \"{text}\";\n{bytes}\n");
    Ok(fs::write(package.join(format!("{name}.bytes.js")), script)?)
}

/// Returns the manifest with a version.
fn versioned(manifest: &str, version: &str) -> Result<String> {
    const NONE: &str = "\"version\": \"0.0.0\"";
    ensure!(manifest.contains(NONE), "package.json should have: {NONE}");
    Ok(manifest.replace(NONE, &format!("\"version\": \"{version}\"")))
}

#[cfg(test)]
mod tests {
    use super::versioned;

    #[test]
    fn package_has_the_version_of_the_workspace() {
        let manifest = include_str!("../../wasm/npm/package.json");
        let text = versioned(manifest, "1.2.3").expect("a version");
        assert!(text.contains("\"version\": \"1.2.3\""));
        assert!(versioned("{}", "1.2.3").is_err());
    }
}
