//! Node and its packages: wasm-opt, esbuild and the browser tests come from npm.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    run::{answer, run_logged},
    tools,
};

const OLDEST: u32 = 20;
const REMEDY: &str = if cfg!(target_os = "macos") {
    "install it with `brew install node` or from https://nodejs.org"
} else if cfg!(windows) {
    "install it with `winget install OpenJS.NodeJS.LTS` or from https://nodejs.org"
} else {
    "install it from your package manager, e.g. `apt-get install nodejs npm`, or from https://nodejs.org"
};

/// Fails, naming the remedy, unless Node and npm are there.
pub fn check() -> Result<()> {
    match answer("node", &["--version"]) {
        None => bail!("Node {OLDEST} or newer is missing: {REMEDY}"),
        Some(version) if major(&version).is_none_or(|major| major < OLDEST) => {
            bail!("Node {version} is too old, it must be {OLDEST} or newer: {REMEDY}")
        }
        Some(_) => answer(script("npm"), &["--version"])
            .map(drop)
            .with_context(|| format!("npm is missing beside Node: {REMEDY}")),
    }
}

/// Installs what `folder/package-lock.json` names, unless that has been done already.
pub fn install(folder: &Path) -> Result<()> {
    let lock = folder.join("package-lock.json");
    let wanted = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    // Written only after npm is through, so an interrupted installation is done again.
    let done = folder.join("node_modules/.installed-package-lock.json");
    if fs::read(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    println!("Installing the npm packages of {name}: usually a few seconds");
    run_logged(
        Command::new(script("npm"))
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .current_dir(folder),
        &tools::folder()?.join(format!("npm-{name}.log")),
    )?;
    fs::write(done, wanted).context("cannot write into node_modules")
}

/// `npx` in `folder`, for packages that are installed there and no others.
pub fn npx(folder: &Path) -> Command {
    let mut command = Command::new(script("npx"));
    command.arg("--no-install").current_dir(folder);
    command
}

/// The file name of a program that npm installs: on Windows it is a script, which is found only
/// by its full name.
pub fn script(name: &str) -> String {
    format!("{name}{}", if cfg!(windows) { ".cmd" } else { "" })
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_of_node_is_read() {
        for (text, version) in [
            ("v20.20.2", Some(20)),
            ("v8.1.0", Some(8)),
            ("20.1.0", None),
            ("", None),
        ] {
            assert_eq!(major(text), version, "{text}");
        }
    }
}
