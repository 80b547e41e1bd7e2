//! The web build: `dist/`, or what is served while the page is worked on.

mod address;
mod document;
mod first_paint;
mod hashes;
mod joined;
mod program;
mod scripts;
mod serve;
mod styles;
mod words;
mod worker;

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    first_load,
    hosting::{self, files},
    npm,
    run::lock,
    tools,
    workspace::root,
};

pub use document::APP;
pub use joined::files as files_of;
pub use program::{compile_small, shrink};
pub use serve::{hook, serve};

/// `cargo xtask build`: the release, held against its budget.
pub fn build() -> Result<()> {
    release(&tools::for_release()?, true)?;
    first_load::check()
}

/// `cargo xtask build --page`: the release without the npm package, for browser tests of the page.
pub fn build_page() -> Result<()> {
    release(&tools::for_release()?, false)
}

/// Builds the release into `dist/`, with the npm package or without it, with the tools on `path`.
pub fn release(path: &OsString, with_npm: bool) -> Result<()> {
    let _lock = lock(&root().join("target"))?;
    let (dist, work) = (root().join("dist"), empty("target/page/release")?);
    let app = clear(&dist)?;

    let whole = program::compile_release()?;
    let start = program::split(&whole, &work, path)?;
    program::bind(&start, &work, path)?;
    scripts::join(&work, &app, true, path)?;
    program::rename(&work, path)?;
    program::shrink_all(&work, &app, path)?;
    joined::join(&work, &app)?;
    words::join(&app.join("words"))?;
    copy(&root().join("public"), &dist)?;
    // They stand in the page.
    fs::remove_file(dist.join("tiles.svg"))?;
    scripts::shrink(&dist, path)?;
    let first_paint = first_paint::make(&app.join("words"), &work, true, path)?;
    let app = document::name_app(&dist)?;
    document::write(&dist, &app, &first_paint, &work)?;

    if with_npm {
        npm::pack(path)?;
    }
    worker::write(&dist)?;
    hosting::prepare()
}

/// Empties the folder of a build; the folder of the program in it.
fn clear(dist: &Path) -> Result<PathBuf> {
    fs::remove_dir_all(dist).ok();
    let app = dist.join(APP);
    fs::create_dir_all(&app).with_context(|| format!("cannot create {}", app.display()))?;
    Ok(app)
}

/// A folder of the workspace with nothing in it.
fn empty(name: &str) -> Result<PathBuf> {
    let folder = root().join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {name}"))?;
    Ok(folder)
}

/// Copies all files below a folder.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for file in files(from)? {
        let there = to.join(&file);
        fs::create_dir_all(there.parent().unwrap_or(to))?;
        fs::copy(from.join(&file), there).with_context(|| format!("cannot copy {file}"))?;
    }
    Ok(())
}
