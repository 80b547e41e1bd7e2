//! Dividing the release: the wasm that starts the page, and the parts that load on demand.
//!
//! That has to happen before wasm-bindgen, and Trunk lets nobody between. So Trunk finds this very
//! program under the name of wasm-bindgen, which divides and then calls the real one.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{run::run, workspace::root};

/// The name that Trunk calls.
pub const BINDGEN: &str = "wasm-bindgen";

/// Holds the `PATH` on which the real wasm-bindgen is.
const REAL_PATH: &str = "TILEWISE_PATH";

/// Where what the splitter writes lies until the page is put together.
pub fn folder() -> PathBuf {
    root().join("target/divided")
}

/// The environment in which Trunk builds a page that is divided.
pub fn environment(path: &OsString) -> Result<[(&'static str, OsString); 2]> {
    let stand_in = root().join("target/stand-in");
    fs::create_dir_all(&stand_in)?;
    let program = stand_in.join(format!("{BINDGEN}{}", env::consts::EXE_SUFFIX));
    fs::copy(env::current_exe()?, program).context("cannot stand in for wasm-bindgen")?;
    let folders = [stand_in].into_iter().chain(env::split_paths(path));
    Ok([
        ("PATH", env::join_paths(folders)?),
        (REAL_PATH, path.clone()),
    ])
}

/// What Trunk calls in place of wasm-bindgen.
pub fn bindgen(arguments: &[String]) -> Result<()> {
    let mut bindgen = Command::new(BINDGEN);
    if let Some(path) = env::var_os(REAL_PATH) {
        bindgen.env("PATH", path);
    }
    for argument in arguments {
        if is_wasm(Path::new(argument)) {
            bindgen.arg(divided(argument, arguments)?);
            // The parts need the table of functions.
            bindgen.arg("--keep-lld-exports");
        } else {
            bindgen.arg(argument);
        }
    }
    run(&mut bindgen)
}

/// Divides `wasm`; the path of what starts the page.
fn divided(wasm: &str, arguments: &[String]) -> Result<PathBuf> {
    let name = arguments
        .iter()
        .find_map(|argument| argument.strip_prefix("--out-name="))
        .context("wasm-bindgen is called without --out-name")?;
    let folder = folder();
    fs::remove_dir_all(&folder).ok();
    run(Command::new("wasm-split-cli")
        .args(["--out-name", name, wasm])
        .arg(&folder))?;
    Ok(folder.join(name).with_extension("wasm"))
}

/// Whether a path names WebAssembly.
pub fn is_wasm(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "wasm")
}
