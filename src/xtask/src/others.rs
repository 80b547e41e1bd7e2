//! Browsers of other makers, in which the page is tried as well: Firefox, and the one that comes with
//! GTK's library for web pages, which is next to Safari. On a machine of one's own they may be
//! missing: then that is said.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Result, ensure};

use crate::apt;

/// A program of the browser tests, by the variable that tells them where it is.
struct Program {
    variable: &'static str,
    places: &'static [&'static str],
}

/// The variable that tells where Firefox is.
pub const FIREFOX: &str = "TILEWISE_FIREFOX";

const PROGRAMS: [Program; 3] = [
    Program {
        variable: FIREFOX,
        places: &[
            "/usr/bin/firefox-esr",
            "/usr/bin/firefox",
            "/Applications/Firefox.app/Contents/MacOS/firefox",
            "C:/Program Files/Mozilla Firefox/firefox.exe",
        ],
    },
    Program {
        variable: "TILEWISE_WEBKIT_DRIVER",
        places: &["/usr/bin/WebKitWebDriver"],
    },
    Program {
        variable: "TILEWISE_WEBKIT",
        places: &[
            "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
            "/usr/lib/webkit2gtk-4.1/MiniBrowser",
        ],
    },
];

/// `xvfb-run` needs `xauth`, which the package of it only recommends.
const PACKAGES: [&str; 4] = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];

/// Makes a screen that nobody sees, which the second of them needs.
const SCREEN: &str = "/usr/bin/xvfb-run";

/// Where the other browsers are, as the tests want to be told; installs them where that needs
/// nobody's password.
pub fn ensure() -> Result<Vec<(&'static str, PathBuf)>> {
    if complete() {
        return Ok(found());
    }
    if apt::may_install() {
        println!("Installing Firefox and WebKitGTK with apt-get: usually under a minute");
        apt::install(&PACKAGES)?;
        ensure!(
            complete(),
            "apt-get has installed {}, but not all of it is there",
            PACKAGES.join(" ")
        );
    } else {
        println!(
            "Firefox or WebKitGTK is missing: the page is not tried in it. Debian has them as {}",
            PACKAGES.join(" ")
        );
    }
    Ok(found())
}

fn complete() -> bool {
    found().len() == PROGRAMS.len() && Path::new(SCREEN).exists()
}

fn found() -> Vec<(&'static str, PathBuf)> {
    PROGRAMS
        .iter()
        .filter_map(|program| {
            let named = env::var_os(program.variable).map(PathBuf::from);
            let mut places = named
                .into_iter()
                .chain(program.places.iter().map(PathBuf::from));
            Some((program.variable, places.find(|place| place.is_file())?))
        })
        .collect()
}
