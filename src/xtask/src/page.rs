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
    release(&tools::for_release()?)?;
    first_load::check()
}

/// `cargo xtask build --page`: the page without the npm package, compiled in seconds and not shrunk, for
/// browser tests while the page is worked on.
pub fn build_page() -> Result<()> {
    build_into_dist(&tools::for_release()?, Build::Quick)
}

/// Builds the release into `dist/`, with the npm package, with the tools on `path`.
pub fn release(path: &OsString) -> Result<()> {
    build_into_dist(path, Build::Release)
}

/// What a build is for.
#[derive(Clone, Copy, PartialEq)]
enum Build {
    /// Small and fast, and with the npm package: what is published.
    Release,
    /// Ready in seconds: what browser tests need while the page is worked on.
    Quick,
}

fn build_into_dist(path: &OsString, build: Build) -> Result<()> {
    let _lock = lock(&root().join("target"))?;
    let (dist, work) = (root().join("dist"), empty("target/page/release")?);
    let app = clear(&dist)?;

    let whole = match build {
        Build::Release => program::compile_release()?,
        Build::Quick => program::compile_quick()?,
    };
    let start = program::split(&whole, &work, path)?;
    program::bind(&start, &work, path)?;
    scripts::join(&work, &app, true, path)?;
    program::rename(&work, path)?;
    match build {
        Build::Release => program::shrink_all(&work, &app, path)?,
        Build::Quick => program::copy_all(&work, &app)?,
    }
    joined::join(&work, &app)?;
    words::join(&app.join("words"))?;
    copy(&root().join("public"), &dist)?;
    // They stand in the page.
    fs::remove_file(dist.join("tiles.svg"))?;
    scripts::shrink(&dist, path)?;
    let first_paint = first_paint::make(&app.join("words"), &work, true, path)?;
    let app = document::name_app(&dist)?;
    document::write(&dist, &app, &first_paint, &work)?;

    if build == Build::Release {
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
