//! The tools of the build, each in a folder of its own in a cache that all clones share.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{
    install,
    run::{lock, output},
    workspace::{locked_version, root, rows},
};

/// Target of the page and of the npm package.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// `$TILEWISE_TOOLS`, else `tilewise` in the user's cache folder.
pub fn folder() -> Result<PathBuf> {
    let variable = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let folder = variable("TILEWISE_TOOLS")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("tilewise")))
        .or_else(|| variable("LOCALAPPDATA").map(|folder| folder.join("tilewise")))
        .or_else(|| variable("HOME").map(|home| home.join(".cache/tilewise")))
        .context("no folder for tools: set TILEWISE_TOOLS to one")?;
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// Tools in crates of the registry: binary, package, version (empty: that of wasm-bindgen in the workspace),
/// options. The lock file of wasm-bindgen-cli contains a yanked version.
const CRATES: &str = "
    trunk                    | trunk                  | 0.21.14 | --locked --no-default-features
    wasm-bindgen             | wasm-bindgen-cli       |         | --no-default-features
    wasm-bindgen-test-runner | wasm-bindgen-cli       |         | --no-default-features
    wasm-split-cli           | wasm_split_cli_support | 0.2.4   | --locked --features build-binary
    cargo-fuzz               | cargo-fuzz             | 0.13.1  | --locked
    cargo-deny               | cargo-deny             | 0.20.2  | --locked --no-default-features
";

/// Returns the folder of a tool in a crate, for the `PATH`; installs it unless the `PATH` has the right
/// version.
fn from_crate(binary: &str) -> Result<Option<PathBuf>> {
    let row = rows(CRATES)
        .find(|row| row[0] == binary)
        .context("an unknown tool")?;
    let (package, options) = (row[1], row[3]);
    let version = match row[2] {
        "" => locked_version("wasm-bindgen")?,
        version => version.to_owned(),
    };
    let root = folder()?.join(format!("{package}-{version}"));
    let bin = root.join("bin");
    if bin
        .join(binary)
        .with_extension(env::consts::EXE_EXTENSION)
        .exists()
    {
        return Ok(Some(bin));
    }
    let text = output(binary, &["--version"]).unwrap_or_default();
    if text.split_whitespace().any(|word| word == version) {
        return Ok(None);
    }
    install::cargo_package(&format!("{package}@{version}"), binary, &root, options)?;
    Ok(Some(bin))
}

/// Returns the folder of a tool in an npm package that `src/xtask/npm` pins, for the `PATH`.
fn from_npm(package: &str) -> Result<PathBuf> {
    let pins = root().join("src/xtask/npm").join(package);
    let manifest: Value = serde_json::from_str(&fs::read_to_string(pins.join("package.json"))?)?;
    let version = manifest["dependencies"][package]
        .as_str()
        .context("no version")?;
    let folder = folder()?.join(format!("{package}-{version}"));
    install::pinned_npm_packages(&folder, &pins)?;
    Ok(folder.join("node_modules/.bin"))
}

/// The `PATH` with the tools of a release.
pub fn for_build() -> Result<OsString> {
    install::wasm_target()?;
    path_with(
        &["wasm-bindgen", "wasm-split-cli"],
        &["esbuild", "binaryen"],
    )
}

/// The `PATH` with the tools of `cargo xtask serve`.
pub fn for_serving() -> Result<OsString> {
    install::wasm_target()?;
    path_with(&["trunk", "wasm-bindgen"], &["esbuild"])
}

/// Returns the `PATH` with some tools; installs missing ones.
pub fn path_with(crates: &[&str], packages: &[&str]) -> Result<OsString> {
    // Two clones must not install the same tool at once.
    let _lock = lock(&folder()?)?;
    let mut folders = Vec::new();
    for binary in crates {
        folders.extend(from_crate(binary)?);
    }
    for package in packages {
        folders.push(from_npm(package)?);
    }
    fs::remove_dir_all(folder()?.join("build")).ok();
    let path = env::var_os("PATH").unwrap_or_default();
    folders.extend(env::split_paths(&path));
    env::join_paths(folders).context("cannot extend PATH")
}

/// File name of a program that npm installs: on Windows it is a script.
pub fn script(name: &str) -> String {
    format!("{name}{}", if cfg!(windows) { ".cmd" } else { "" })
}

/// `npx` in a folder, for packages that are installed there.
pub fn npx(folder: &Path) -> Command {
    let mut command = Command::new(script("npx"));
    command.arg("--no-install").current_dir(folder);
    command
}

#[cfg(test)]
mod tests {
    use super::{CRATES, rows};

    #[test]
    fn trunk_toml_has_the_version_that_is_installed() {
        let version = rows(CRATES).next().expect("Trunk")[2];
        let line = format!("trunk-version = \"={version}\"");
        assert!(include_str!("../../../Trunk.toml").contains(&line));
    }
}
