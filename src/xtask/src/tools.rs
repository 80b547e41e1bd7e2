//! The tools of the web build, each in a folder of its own below one that all clones share.

mod cargo;
mod npm;

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use self::{
    cargo::CargoTool,
    npm::{BINARYEN, ESBUILD},
};
use crate::{
    node,
    run::{alone, answer},
    rustup,
};

/// `$TILEWISE_TOOLS`, else `tilewise` in the user's cache folder.
pub fn folder() -> Result<PathBuf> {
    let variable = |name| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let tilewise = |folder: PathBuf| folder.join("tilewise");
    let folder = variable("TILEWISE_TOOLS")
        .or_else(|| variable("XDG_CACHE_HOME").map(tilewise))
        .or_else(|| variable("LOCALAPPDATA").map(tilewise))
        .or_else(|| variable("HOME").map(|home| tilewise(home.join(".cache"))))
        .context("no folder for tools: set TILEWISE_TOOLS to one")?;
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder)
}

/// Installs what the web build needs and the machine lacks; returns the `PATH` to build with.
pub fn install() -> Result<OsString> {
    node::check()?;
    rustup::wasm_target()?;
    let tools = folder()?;
    // Two clones must not install the same tool at once.
    let _alone = alone(&tools)?;
    let found = [
        CargoTool::trunk().install(&tools)?,
        CargoTool::wasm_bindgen()?.install(&tools)?,
        CargoTool::wasm_split().install(&tools)?,
        BINARYEN.install(&tools)?,
        ESBUILD.install(&tools)?,
    ];
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = found.into_iter().flatten().chain(env::split_paths(&path));
    env::join_paths(folders).context("cannot extend PATH")
}

/// Installs the fuzzer where it is missing; returns the `PATH` to run it with.
pub fn fuzzer() -> Result<OsString> {
    let tools = folder()?;
    let _alone = alone(&tools)?;
    let path = env::var_os("PATH").unwrap_or_default();
    let found = CargoTool::cargo_fuzz().install(&tools)?;
    env::join_paths(found.into_iter().chain(env::split_paths(&path))).context("cannot extend PATH")
}

/// Whether `program --version` says `version` as one of its words.
fn has_version(program: &Path, version: &str) -> bool {
    answer(program, &["--version"])
        .is_some_and(|said| said.split_whitespace().any(|word| word == version))
}
