//! The browser of the browser tests: whatever Chromium the machine has.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::apt;

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

/// The variable that tells the tests where a Chromium without windows is.
pub const SHELL: &str = "TILEWISE_CHROMIUM_SHELL";
/// What Debian calls it, and where it and the whole Chromium lie there.
const SHELL_PACKAGE: &str = "chromium-headless-shell";
const SHELL_PLACE: &str = "/usr/bin/chromium-headless-shell";
const WHOLE_PLACE: &str = "/usr/bin/chromium";

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
    if !apt::may_install() {
        bail!(
            "Chromium is missing: install it (Debian: `sudo apt-get install {}`, macOS: \
             `brew install --cask chromium`), or set {VARIABLE} to the path of a Chromium or Chrome",
            PACKAGES.join(" ")
        );
    }
    println!("Installing Chromium with apt-get: usually under a minute");
    apt::install(&PACKAGES)?;
    find().context("apt-get has installed Chromium, but it is not on the PATH")
}

/// The path of a Chromium without windows that goes with the whole one: a page takes it half the work. Where it
/// is missing and can't be installed, the tests do without.
pub fn shell(whole: &Path) -> Option<PathBuf> {
    if let Some(path) = env::var_os(SHELL) {
        return Some(path.into());
    }
    let place = Path::new(SHELL_PLACE);
    if !place.is_file() && whole == Path::new(WHOLE_PLACE) && apt::may_install() {
        println!("Installing {SHELL_PACKAGE} with apt-get: usually under a minute");
        if let Err(error) = apt::install(&[SHELL_PACKAGE]) {
            println!("It can’t be installed, and the browser tests take longer: {error:#}");
        }
    }
    place.is_file().then(|| place.to_owned())
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
