//! The browser of the browser tests: whatever Chromium the machine has.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    run::{answer, run_logged},
    tools,
};

const VARIABLE: &str = "TILEWISE_CHROMIUM";
const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
const PLACES: [&str; 5] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];
const PACKAGES: [&str; 2] = ["chromium", "fonts-noto-cjk"];

/// The browser's path; installs one where that needs nobody's password.
pub fn ensure() -> Result<PathBuf> {
    if let Some(path) = env::var_os(VARIABLE).map(PathBuf::from) {
        ensure!(
            path.is_file(),
            "{VARIABLE} names {}, where there is no file",
            path.display()
        );
        return Ok(path);
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    if !may_use_apt() {
        bail!(
            "Chromium is missing: install it (Debian: `sudo apt-get install {}`, macOS: \
             `brew install --cask chromium`), or set {VARIABLE} to the path of a Chromium or Chrome",
            PACKAGES.join(" ")
        );
    }
    println!("Installing Chromium with apt-get: usually under a minute");
    let log = tools::folder()?.join("chromium.log");
    run_logged(apt().arg("update"), &log)?;
    run_logged(
        apt()
            .args(["install", "-y", "--no-install-recommends"])
            .args(PACKAGES),
        &log,
    )?;
    find().context("apt-get has installed Chromium, but it is not on the PATH")
}

fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .flat_map(|folder| {
            NAMES.map(|name| folder.join(name).with_extension(env::consts::EXE_EXTENSION))
        })
        .chain(PLACES.iter().map(PathBuf::from))
        .find(|path| path.is_file())
}

fn may_use_apt() -> bool {
    Path::new("/usr/bin/apt-get").exists() && answer("id", &["-u"]).as_deref() == Some("0")
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
