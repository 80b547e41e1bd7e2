//! The browsers of the browser tests: Chromium, Firefox, and the one of `WebKitGTK`, which is similar to Safari.
//! On the machine of a contributor the last two may be missing.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};

use crate::{
    install,
    run::run,
    tools::npx,
    workspace::{root, rows},
};

/// Variables with the paths of the browsers. Pages cost half the work in headless Chromium.
const CHROMIUM: &str = "TILEWISE_CHROMIUM";
const SHELL: &str = "TILEWISE_CHROMIUM_SHELL";
const FIREFOX: &str = "TILEWISE_FIREFOX";
const WEBKIT_DRIVER: &str = "TILEWISE_WEBKIT_DRIVER";
const WEBKIT: &str = "TILEWISE_WEBKIT";

/// Variables, and where their programs may be: names on the `PATH`, and paths.
const PROGRAMS: &str = "
    TILEWISE_CHROMIUM       | chromium
    TILEWISE_CHROMIUM       | chromium-browser
    TILEWISE_CHROMIUM       | google-chrome
    TILEWISE_CHROMIUM       | google-chrome-stable
    TILEWISE_CHROMIUM       | chrome
    TILEWISE_CHROMIUM       | /Applications/Chromium.app/Contents/MacOS/Chromium
    TILEWISE_CHROMIUM       | /Applications/Google Chrome.app/Contents/MacOS/Google Chrome
    TILEWISE_CHROMIUM       | C:/Program Files/Google/Chrome/Application/chrome.exe
    TILEWISE_CHROMIUM       | C:/Program Files (x86)/Google/Chrome/Application/chrome.exe
    TILEWISE_CHROMIUM       | C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe
    TILEWISE_CHROMIUM_SHELL | /usr/bin/chromium-headless-shell
    TILEWISE_FIREFOX        | firefox-esr
    TILEWISE_FIREFOX        | firefox
    TILEWISE_FIREFOX        | /Applications/Firefox.app/Contents/MacOS/firefox
    TILEWISE_FIREFOX        | C:/Program Files/Mozilla Firefox/firefox.exe
    TILEWISE_WEBKIT_DRIVER  | WebKitWebDriver
    TILEWISE_WEBKIT         | /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser
    TILEWISE_WEBKIT         | /usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser
    TILEWISE_WEBKIT         | /usr/libexec/webkit2gtk-4.1/MiniBrowser
    TILEWISE_WEBKIT         | /usr/lib/webkit2gtk-4.1/MiniBrowser
";

/// Variables and paths for the browser tests.
pub type Browsers = Vec<(&'static str, PathBuf)>;

/// Returns Chromium, and installs it if it is missing.
pub fn chromium() -> Result<Browsers> {
    if find(CHROMIUM).is_none() {
        install::debian("Chromium", &["chromium", "fonts-noto-cjk"])?;
    }
    Ok(found(&[CHROMIUM]))
}

/// Chromium and Firefox.
pub fn chromium_and_firefox() -> Result<Browsers> {
    if find(FIREFOX).is_none() {
        install::debian("Firefox", &["firefox-esr"])?;
    }
    chromium()?;
    Ok(found(&[CHROMIUM, FIREFOX]))
}

/// Returns Chromium, and the other browsers if they are installed or can be.
pub fn all() -> Result<Browsers> {
    chromium()?;
    let is_of_debian = find(CHROMIUM).as_deref() == Some(Path::new("/usr/bin/chromium"));
    if is_of_debian && find(SHELL).is_none() {
        let installed = install::debian("Chromium without windows", &["chromium-headless-shell"]);
        installed.unwrap_or_else(|error| println!("{error:#}. The tests take longer."));
    }
    let more = [FIREFOX, WEBKIT_DRIVER, WEBKIT];
    let is_complete = more.iter().all(|variable| find(variable).is_some());
    if !is_complete || !Path::new("/usr/bin/xvfb-run").exists() {
        // xvfb-run needs xauth, which its package only recommends.
        let packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
        if let Err(error) = install::debian("Firefox or WebKitGTK", &packages) {
            ensure!(!install::may_use_apt(), error);
            println!("{error:#}. The page isn't tried in it.");
        }
    }
    Ok(found(&[CHROMIUM, SHELL, FIREFOX, WEBKIT_DRIVER, WEBKIT]))
}

/// Runs Playwright in `tests/browser` with some browsers and variables.
pub fn playwright(arguments: &str, browsers: Browsers, variables: &[(&str, &str)]) -> Result<()> {
    let folder = root().join("tests/browser");
    install::npm_packages(&folder)?;
    let mut playwright = npx(&folder);
    playwright.arg("playwright").args(arguments.split(' '));
    run(playwright.envs(browsers).envs(variables.iter().copied()))
}

fn found(variables: &[&'static str]) -> Browsers {
    let found = |variable: &&'static str| Some((*variable, find(variable)?));
    variables.iter().filter_map(found).collect()
}

fn find(variable: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let find = |place: &str| {
        let file = PathBuf::from(place);
        if place.contains('/') {
            return file.is_file().then_some(file);
        }
        let name = file.with_extension(env::consts::EXE_EXTENSION);
        folders
            .iter()
            .map(|folder| folder.join(&name))
            .find(|file| file.is_file())
    };
    let places = rows(PROGRAMS).filter(|row| row[0] == variable);
    let named = env::var_os(variable).map(PathBuf::from);
    named.or_else(|| places.into_iter().find_map(|row| find(row[1])))
}
