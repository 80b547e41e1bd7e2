//! The npm package in `dist/npm/`: the data face as wasm files, with the scripts and types beside them.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{
    first_load::{self, Size},
    notices, page,
    run::run,
    workspace::root,
};

/// What a wasm may weigh; that of hands takes 89,700.
const MOST: Size = Size {
    raw: 300_000,
    brotli: 105_000,
};

/// What the one of riichi may weigh: it has hands, discards and events in one, and takes 140,100: whoever
/// analyses games asks it so often that a fifth of the time is worth 9,000 bytes.
const MOST_OF_RIICHI: Size = Size {
    raw: 460_000,
    brotli: 160_000,
};

/// What the one of MCR may weigh, which has all of that too. That any number of combinations may compete
/// takes 900 bytes of it.
const MOST_OF_MCR: Size = Size {
    raw: 335_000,
    brotli: 128_000,
};

/// What the one of games may weigh: it has hands and events of all rule sets, and the penalty books.
const MOST_OF_GAMES: Size = Size {
    raw: 700_000,
    brotli: 240_000,
};

/// The wasm files, each a feature of the crate.
const PARTS: [Part; 7] = [
    Part {
        name: "hands",
        features: "hands,hong-kong-and-singapore",
        fast: CALLS,
        most: MOST,
    },
    Part {
        name: "discards",
        features: "discards,hong-kong-and-singapore",
        fast: CALLS_AND_RULES,
        most: Size {
            raw: 310_000,
            ..MOST
        },
    },
    Part {
        name: "events",
        features: "events,hong-kong-and-singapore",
        fast: &[],
        most: MOST,
    },
    Part {
        name: "riichi",
        features: "hands,discards,events,riichi",
        fast: CALLS_AND_RULES,
        most: MOST_OF_RIICHI,
    },
    Part {
        name: "mcr",
        features: "hands,discards,events,mcr",
        fast: CALLS,
        most: MOST_OF_MCR,
    },
    Part {
        name: "penalties",
        features: "penalties",
        fast: &[],
        most: MOST,
    },
    Part {
        name: "game",
        features: "game,hong-kong-and-singapore,mcr,riichi",
        fast: &[],
        most: MOST_OF_GAMES,
    },
];

/// What the benchmark calls: a report as an object, and as a text. What else is imported comes along.
const TIMED: [Part; 7] = [
    Part {
        features: "hands,hong-kong-and-singapore,text",
        ..PARTS[0]
    },
    PARTS[1],
    PARTS[2],
    Part {
        features: "hands,riichi,text",
        ..PARTS[3]
    },
    PARTS[4],
    PARTS[5],
    PARTS[6],
];

/// One of the wasm files: what a program doesn't ask for it need not have.
#[derive(Clone, Copy)]
struct Part {
    name: &'static str,
    features: &'static str,
    /// The crates that are compiled to be faster than the rest, each at its level: the file has a budget.
    fast: &'static [(&'static str, &'static str)],
    most: Size,
}

/// Reading and writing is most of a call that scores a hand.
const CALLS: &[(&str, &str)] = &[CALL];

const CALL: (&str, &str) = ("tilewise-wasm", "'s'");

/// As fast as can be: who analyses games asks for a riichi hand many times, and all discards of a hand
/// are many.
const CALLS_AND_RULES: &[(&str, &str)] = &[CALL, ("tilewise-rules", "3")];

/// What people write, as it stands in `src/wasm/npm/`.
const WRITTEN: [&str; 8] = [
    "answer.js",
    "fetch.js",
    "index.js",
    "inline.js",
    "lazy.js",
    "node.js",
    "score.js",
    "whole.js",
];

/// Builds the package into `dist/npm/` with the tools on `path`, and holds the wasm against its
/// budget.
pub fn pack(path: &OsString) -> Result<()> {
    check(&write(&root().join("dist/npm"), &PARTS, path)?)
}

/// Builds what the benchmark calls with the tools on `path`; the folder where it is.
pub fn pack_timed(path: &OsString) -> Result<PathBuf> {
    let package = root().join("target/npm-timed");
    write(&package, &TIMED, path)?;
    Ok(package)
}

/// Writes a package of some wasm files; their paths.
fn write(package: &Path, parts: &[Part], path: &OsString) -> Result<Vec<PathBuf>> {
    fs::remove_dir_all(package).ok();
    fs::create_dir_all(package)?;
    let files = parts.iter().map(|part| part.pack(package, path));
    let files = files.collect::<Result<Vec<_>>>()?;
    let source = root().join("src/wasm");
    for name in WRITTEN {
        fs::copy(source.join("npm").join(name), package.join(name))
            .with_context(|| format!("cannot copy {name}"))?;
    }
    fs::copy(source.join("tilewise.d.ts"), package.join("index.d.ts"))?;
    fs::copy(root().join("docs/npm.md"), package.join("README.md"))?;
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), package.join(name))?;
    }
    fs::copy(
        root().join("public").join(notices::FILE),
        package.join(notices::FILE),
    )?;
    let manifest = fs::read_to_string(source.join("npm/package.json"))?;
    let version = env!("CARGO_PKG_VERSION");
    fs::write(package.join("package.json"), versioned(&manifest, version)?)?;
    Ok(files)
}

impl Part {
    /// Writes the wasm and its scripts into the package; the path of the wasm.
    fn pack(&self, package: &Path, path: &OsString) -> Result<PathBuf> {
        let name = self.name;
        let glue = self.bindgen(&self.build()?, path)?;
        let wasm = package.join(format!("{name}.wasm"));
        page::shrink(&glue.join(format!("{name}_bg.wasm")), &wasm, path)?;
        let script = format!("{name}.js");
        fs::copy(glue.join(&script), package.join(&script))?;
        inline(&wasm, &package.join(format!("{name}.bytes.js")))?;
        Ok(wasm)
    }

    /// Compiles the crate as the page is compiled, so that the standard library is there already;
    /// the path of the wasm.
    fn build(&self) -> Result<PathBuf> {
        let fast = self.fast.iter();
        let fast =
            fast.map(|(name, level)| format!("profile.release.package.{name}.opt-level={level}"));
        let fast: Vec<String> = fast.collect();
        let mut arguments: Vec<&str> =
            "build --release --package tilewise-wasm --no-default-features --features"
                .split(' ')
                .chain([self.features])
                .collect();
        arguments.extend(fast.iter().flat_map(|fast| ["--config", fast]));
        page::compile_small(&arguments)
    }

    /// Lets wasm-bindgen write its script; the folder where it is.
    fn bindgen(&self, wasm: &Path, path: &OsString) -> Result<PathBuf> {
        let folder = root().join("target/npm");
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder)?;
        run(Command::new("wasm-bindgen")
            .args(["--target", "web", "--out-name", self.name])
            .args(["--no-typescript", "--omit-default-module-path", "--out-dir"])
            .arg(&folder)
            .arg(wasm)
            .env("PATH", path))?;
        Ok(folder)
    }
}

/// Writes the wasm as a script.
fn inline(wasm: &Path, to: &Path) -> Result<()> {
    run(Command::new("node")
        .arg(root().join("src/xtask/src/inline.mjs"))
        .args([wasm, to]))
}

/// The manifest in the version of the workspace.
fn versioned(manifest: &str, version: &str) -> Result<String> {
    const NONE: &str = "\"version\": \"0.0.0\"";
    ensure!(manifest.contains(NONE), "package.json should have: {NONE}");
    Ok(manifest.replace(NONE, &format!("\"version\": \"{version}\"")))
}

/// Prints what the wasm files weigh, and refuses one that weighs too much.
fn check(files: &[PathBuf]) -> Result<()> {
    println!(
        "\n{:<32} {:>9} {:>9} {:>9} {:>9}",
        "npm package", "raw", "at most", "brotli", "at most"
    );
    let sizes = first_load::sizes_of(files)?;
    for (Part { name, most, .. }, size) in PARTS.iter().zip(&sizes) {
        let (raw, brotli) = (size.raw, size.brotli);
        println!(
            "{name:<32} {raw:>9} {:>9} {brotli:>9} {:>9}",
            most.raw, most.brotli
        );
    }
    for (Part { name, most, .. }, size) in PARTS.iter().zip(&sizes) {
        ensure!(
            size.raw <= most.raw && size.brotli <= most.brotli,
            "the wasm of {name} is over its budget"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::versioned;

    #[test]
    fn the_package_has_the_version_of_the_workspace() {
        let manifest = include_str!("../../wasm/npm/package.json");
        let text = versioned(manifest, "1.2.3").expect("a version");
        assert!(text.contains("\"version\": \"1.2.3\""));
        assert!(versioned("{}", "1.2.3").is_err());
    }
}
