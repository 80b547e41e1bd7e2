//! Installation of missing tools. Outside the clone it requires `--install`, `CI=true`, or a confirmation in
//! the terminal.

use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    run::{output, run, run_logged},
    tools::{self, script},
    workspace::cargo,
};

const OLDEST_NODE: u32 = 20;

/// Whether installation is allowed without a question.
static ALLOWED: OnceLock<bool> = OnceLock::new();

/// Sets whether installation is allowed without a question.
pub fn allow(is_allowed: bool) {
    let is_ci = env::var("CI").is_ok_and(|value| value == "true");
    let _ = ALLOWED.set(is_allowed || is_ci);
}

/// Fails unless installation outside the clone is permitted; asks in a terminal.
pub fn permit(what: &str, how: &str) -> Result<()> {
    println!("{what} is missing. `{how}` installs it.");
    if ALLOWED.get() == Some(&true) {
        return Ok(());
    }
    let mut answer = String::new();
    if io::stdin().is_terminal() {
        print!("Run that now? [y/N] ");
        io::stdout().flush()?;
        io::stdin().read_line(&mut answer)?;
    }
    let is_yes = answer.trim().eq_ignore_ascii_case("y");
    ensure!(
        is_yes,
        "{what} is missing: run that command, or this one again with --install"
    );
    Ok(())
}

/// Installs Debian packages as root, with permission; otherwise fails and prints the command.
pub fn debian(what: &str, packages: &[&str]) -> Result<()> {
    let how = format!("apt-get install {}", packages.join(" "));
    if !has_apt() {
        bail!("{what} is missing: install it (Debian: `sudo {how}`)");
    }
    permit(what, &how)?;
    let log = tools::folder()?.join("apt.log");
    let apt = |arguments: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
        apt
    };
    run_logged(apt(&["update"]).arg("--quiet"), &log)?;
    run_logged(
        apt(&["install", "--yes", "--no-install-recommends"]).args(packages),
        &log,
    )
}

/// Whether Debian packages are installed without a question.
pub fn may_use_apt() -> bool {
    has_apt() && ALLOWED.get() == Some(&true)
}

fn has_apt() -> bool {
    Path::new("/usr/bin/apt-get").exists() && output("id", &["-u"]).as_deref() == Some("0")
}

/// Installs the WebAssembly target if it is missing.
pub fn wasm_target() -> Result<()> {
    let sysroot = output("rustc", &["--print", "sysroot"])
        .context("rustc is missing: install Rust as https://rustup.rs says")?;
    if Path::new(&sysroot)
        .join("lib/rustlib")
        .join(tools::WASM_TARGET)
        .exists()
    {
        return Ok(());
    }
    rustup(&["target", "add", tools::WASM_TARGET])
}

/// Installs rustfmt and clippy if they are missing.
pub fn rust_components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if output("cargo", &[subcommand, "--version"]).is_none() {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn rustup(arguments: &[&str]) -> Result<()> {
    let how = format!("rustup {}", arguments.join(" "));
    permit(arguments[2], &how)?;
    run(Command::new("rustup").args(arguments))
        .with_context(|| format!("with rustup (https://rustup.rs): {how}"))
}

/// Installs a crate with a binary into a folder of tools, with permission.
pub fn cargo_package(package: &str, binary: &str, root: &Path, options: &str) -> Result<()> {
    let how = format!(
        "cargo install {package} --bin {binary} --root {}",
        root.display()
    );
    permit(binary, &how)?;
    let folder = tools::folder()?;
    let target = folder.join("build");
    let mut install = cargo();
    install
        // Outside the workspace, whose settings must not apply.
        .current_dir(&folder)
        .args([
            "install",
            "--force",
            "--no-track",
            package,
            "--bin",
            binary,
            "--root",
        ])
        .arg(root)
        .args(options.split(' '))
        .env("CARGO_TARGET_DIR", &target)
        // They run for seconds, so compile time matters more.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0");
    for inherited in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"] {
        install.env_remove(inherited);
    }
    println!("Building {binary}, once for this machine: some minutes");
    run_logged(&mut install, &folder.join(format!("{binary}.log")))
}

/// Fails with a remedy if Node or npm is missing.
pub fn check_node() -> Result<()> {
    let major = |version: &str| {
        version
            .strip_prefix('v')?
            .split('.')
            .next()?
            .parse::<u32>()
            .ok()
    };
    let version = output("node", &["--version"]);
    let is_new = version
        .as_deref()
        .and_then(major)
        .is_some_and(|major| major >= OLDEST_NODE);
    let found = version.as_deref().unwrap_or("none");
    ensure!(
        is_new,
        "Node {OLDEST_NODE} or newer is missing (found: {found}): install it from https://nodejs.org"
    );
    ensure!(
        output(script("npm"), &["--version"]).is_some(),
        "npm is missing: it comes with Node"
    );
    Ok(())
}

/// Installs the npm packages in `pins` into a folder of tools, with permission.
pub fn pinned_npm_packages(folder: &Path, pins: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    for pin in ["package.json", "package-lock.json"] {
        fs::copy(pins.join(pin), folder.join(pin))?;
    }
    if !folder.join("node_modules").exists() {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        permit(&name, &format!("npm ci --prefix {}", folder.display()))?;
    }
    npm_packages(folder)
}

/// Installs the packages in `folder/package-lock.json` into that folder, if they are missing.
pub fn npm_packages(folder: &Path) -> Result<()> {
    check_node()?;
    let lock = folder.join("package-lock.json");
    let wanted = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    // Written at the end, so that an interrupted installation is repeated.
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

/// Installs a Python package that `pins/requirements.txt` pins; returns the interpreter that has it.
pub fn python_package(folder: &Path, pins: &Path, module: &str) -> Result<PathBuf> {
    let python = folder
        .join(if cfg!(windows) { "Scripts" } else { "bin" })
        .join("python");
    if output(&python, &["-c", &format!("import {module}")]).is_none() {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        println!("Installing {name} from PyPI: usually a few seconds");
        let log = folder.with_extension("log");
        let system = if cfg!(windows) { "python" } else { "python3" };
        run_logged(Command::new(system).args(["-m", "venv"]).arg(folder), &log)
            .context("Python 3 with venv is missing (Debian: `apt-get install python3-venv`)")?;
        run_logged(
            Command::new(&python)
                .args("-m pip install --require-hashes --no-deps --requirement".split(' '))
                .arg(pins.join("requirements.txt")),
            &log,
        )?;
    }
    Ok(python)
}
