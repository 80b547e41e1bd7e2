//! The npm package in `dist/npm/`: the JSON interface as one wasm file, with scripts and types.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};

use crate::{build, files, notices, run::run, workspace::root};

/// Name of the wasm file, and of the script that wasm-bindgen writes for it.
const NAME: &str = "tilewise";

/// Scripts of the package, in `src/wasm/npm/`.
const SCRIPTS: &str = "fetch.js functions.js index.js inline.js node.js";

/// Builds the package into `dist/npm/` with the tools on `path`.
pub fn pack(path: &OsStr) -> Result<()> {
    write(&root().join("dist/npm"), path)
}

/// Builds the package for the benchmark; its folder.
pub fn pack_timed(path: &OsStr) -> Result<PathBuf> {
    let package = root().join("target/npm-timed");
    write(&package, path)?;
    Ok(package)
}

/// Writes the package.
fn write(package: &Path, path: &OsStr) -> Result<()> {
    files::empty(package)?;
    let arguments = ["--release", "--package", "tilewise-wasm"];
    finish(&build::compile("build", &arguments, &[])?, package, path)?;
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

/// Writes the optimised wasm, its script, and the wasm as a script into the package.
fn finish(wasm: &Path, package: &Path, path: &OsStr) -> Result<()> {
    let output = files::empty(&root().join("target/npm"))?;
    run(Command::new("wasm-bindgen")
        .args("--target web --no-typescript --omit-default-module-path".split(' '))
        .args(["--out-name", NAME, "--out-dir"])
        .args([&output, wasm])
        .env("PATH", path))?;
    let script = format!("{NAME}.js");
    fs::copy(output.join(&script), package.join(&script))?;
    let optimised = package.join(NAME).with_extension("wasm");
    build::optimise(&output.join(format!("{NAME}_bg.wasm")), &optimised, path)?;
    let text = BASE64_STANDARD.encode(fs::read(optimised)?);
    let bytes =
        "export const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));";
    let script = format!("const text = \"{text}\";\n{bytes}\n");
    Ok(fs::write(package.join(format!("{NAME}.bytes.js")), script)?)
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
