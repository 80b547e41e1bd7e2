//! The tools of the web build, each in a folder of its own below one that all clones share.

mod cargo;
mod npm;

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use anyhow::{Context, Result, anyhow};

use self::{
    cargo::CargoTool,
    npm::{BINARYEN, ESBUILD, NpmTool},
};
use crate::{
    node,
    run::{answer, duration, lock},
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

/// Installs what a release needs and the machine lacks; returns the `PATH` to build with.
pub fn for_release() -> Result<OsString> {
    let from_cargo = [CargoTool::wasm_bindgen()?, CargoTool::wasm_split()];
    install(&from_cargo, &[BINARYEN, ESBUILD], || Ok(()))
}

/// Installs what `serve` needs; while tools are built, `work` is done that needs none of them.
pub fn for_serving(work: impl FnOnce() -> Result<()> + Send) -> Result<OsString> {
    let from_cargo = [CargoTool::trunk(), CargoTool::wasm_bindgen()?];
    install(&from_cargo, &[ESBUILD], work)
}

/// Installs what the hook of Trunk needs.
pub fn for_hook() -> Result<OsString> {
    install(&[], &[ESBUILD], || Ok(()))
}

fn install(
    from_cargo: &[CargoTool],
    from_npm: &[NpmTool],
    work: impl FnOnce() -> Result<()> + Send,
) -> Result<OsString> {
    node::check()?;
    let tools = folder()?;
    // Two clones must not install the same tool at once.
    let _lock = lock(&tools)?;
    let start = Instant::now();
    let is_set_up = !cargo::any_is_missing(from_cargo, &tools);
    let (built, fetched) = thread::scope(|scope| {
        let beside = scope.spawn(|| {
            rustup::wasm_target()?;
            let fetched = from_npm.iter().map(|tool| tool.install(&tools));
            let fetched = fetched.collect::<Result<Vec<_>>>()?;
            if !is_set_up {
                work()?;
            }
            anyhow::Ok(fetched)
        });
        (cargo::install(from_cargo, &tools), beside.join())
    });
    let fetched = fetched.map_err(|_| anyhow!("the set-up stopped short"))??;
    if !is_set_up {
        println!("Set-up took {}", duration(start.elapsed()));
    }
    path_with(built?.into_iter().chain(fetched))
}

/// Installs the fuzzer where it is missing; returns the `PATH` to run it with.
pub fn fuzzer() -> Result<OsString> {
    other(CargoTool::cargo_fuzz())
}

/// Installs what checks licences where it is missing; returns the `PATH` to run it with.
pub fn deny() -> Result<OsString> {
    other(CargoTool::cargo_deny())
}

/// Installs what runs benchmarks in WebAssembly where it is missing; returns the `PATH` to run it with.
pub fn test_runner() -> Result<OsString> {
    other(CargoTool::wasm_bindgen_test_runner()?)
}

fn other(tool: CargoTool) -> Result<OsString> {
    let tools = folder()?;
    let _lock = lock(&tools)?;
    path_with(cargo::install(&[tool], &tools)?)
}

fn path_with(folders: impl IntoIterator<Item = PathBuf>) -> Result<OsString> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.into_iter().chain(env::split_paths(&path)))
        .context("cannot extend PATH")
}

/// Whether `program --version` says `version` as one of its words.
fn has_version(program: &Path, version: &str) -> bool {
    answer(program, &["--version"])
        .is_some_and(|said| said.split_whitespace().any(|word| word == version))
}
