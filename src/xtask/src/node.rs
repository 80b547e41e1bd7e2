//! Node and its packages: wasm-opt and the browser tests come from npm.

use std::{env, fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    run::{answer, run_logged},
    tools,
};

const OLDEST: u32 = 20;
/// On Windows npm and npx are scripts, which are found only by their full name.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
const NPX: &str = if cfg!(windows) { "npx.cmd" } else { "npx" };

/// Fails, naming the remedy, unless Node and npm are there.
pub fn check() -> Result<()> {
    let remedy = if cfg!(target_os = "macos") {
        "`brew install node`"
    } else if cfg!(windows) {
        "`winget install OpenJS.NodeJS.LTS`"
    } else {
        "`apt-get install nodejs npm`"
    };
    match answer("node", &["--version"]) {
        None => bail!(
            "Node {OLDEST} or newer is missing: install it from your package manager, e.g. {remedy}"
        ),
        Some(version) if major(&version).is_none_or(|major| major < OLDEST) => {
            bail!("Node {version} is too old, {OLDEST} is needed: install it, e.g. with {remedy}")
        }
        Some(_) => {}
    }
    answer(NPM, &["--version"])
        .map(drop)
        .with_context(|| format!("npm is missing beside Node: install it, e.g. with {remedy}"))
}

/// Installs what `folder/package-lock.json` names, unless that has been done already.
pub fn packages(folder: &Path) -> Result<()> {
    let lock = folder.join("package-lock.json");
    let wanted = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    // Written only after npm is through, so an interrupted installation is done again.
    let done = folder.join("node_modules/.installed-package-lock.json");
    if fs::read(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    println!("Installing npm packages ({name}): usually a few seconds");
    run_logged(
        Command::new(NPM)
            .args(["ci", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .current_dir(folder),
        &tools::folder()?.join(format!("npm-{name}.log")),
    )?;
    fs::write(done, wanted).context("cannot write into node_modules")
}

/// `npx` in `folder`, for packages that are installed there and nothing else.
pub fn npx(folder: &Path) -> Command {
    let mut command = Command::new(NPX);
    command.arg("--no-install").current_dir(folder);
    if env::var_os("CI").is_some() {
        command.env("FORCE_COLOR", "0");
    }
    command
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
