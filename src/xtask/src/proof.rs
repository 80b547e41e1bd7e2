//! `cargo xtask proof`: holds scores against implementations that nobody here wrote. Neither the tests
//! nor the page have them.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    node,
    run::{answer, lock, run, run_logged},
    tools,
    workspace::{cargo, root},
};

/// So many hands for each implementation.
const HANDS: &str = "250000";
/// So many hands of MCR.
const HANDS_OF_MCR: &str = "100000";
/// So many hands of Hong Kong Old Style.
const HANDS_OF_HONG_KONG: &str = "100000";

/// The implementations, by what the folders that they are installed into are called.
const MAHJONG: &str = "mahjong-2.1.0";
const MAJIANG: &str = "majiang-core-1.4.1";
const MAHJONG_GB: &str = "PyMahjongGB-1.4.0";
const HK_MAHJONG: &str = "hk-mahjong-3.2.0";
const HK_MAHJONG_OF_PYPI: &str = "hk_mahjong-0.1.0";

const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// Holds riichi against `mahjong` of `PyPI` and `@kobalab/majiang-core` of npm.
pub fn riichi() -> Result<()> {
    let pins = root().join("tests/proof/riichi");
    let (python, packages) = {
        let tools = tools::folder()?;
        let _lock = lock(&tools)?;
        let python = python(&tools, &pins, MAHJONG, "mahjong.hand_calculating")?;
        (python, npm(&tools, &pins, MAJIANG)?)
    };
    // Both are asked, whatever the first answers.
    let mahjong = ask(
        "mahjong",
        MAHJONG,
        HANDS,
        [python.into(), pins.join("ask_mahjong.py").into()],
    );
    let script = pins.join("ask_majiang.mjs");
    let majiang = ask(
        "majiang",
        MAJIANG,
        HANDS,
        ["node".into(), script.into(), packages.into()],
    );
    mahjong.and(majiang)
}

/// Holds MCR against `PyMahjongGB` of `PyPI`, which a C++ compiler builds.
pub fn mcr() -> Result<()> {
    let pins = root().join("tests/proof/mcr");
    let python = {
        let tools = tools::folder()?;
        let _lock = lock(&tools)?;
        python(&tools, &pins, MAHJONG_GB, "MahjongGB")?
    };
    let script = pins.join("ask_mahjong_gb.py");
    ask(
        "mahjong-gb",
        MAHJONG_GB,
        HANDS_OF_MCR,
        [python.into(), script.into()],
    )
}

/// Holds Hong Kong Old Style against `hk-mahjong` of npm, and against `hk_mahjong` of `PyPI`.
pub fn hong_kong() -> Result<()> {
    let pins = root().join("tests/proof/hong-kong");
    let (packages, python) = {
        let tools = tools::folder()?;
        let _lock = lock(&tools)?;
        let packages = npm(&tools, &pins, HK_MAHJONG)?;
        let module = "hk_mahjong.core.scoring";
        (packages, python(&tools, &pins, HK_MAHJONG_OF_PYPI, module)?)
    };
    // Both are asked, whatever the first answers.
    let script = pins.join("ask_hk_mahjong.mjs");
    let of_npm = ask(
        "hk-mahjong",
        HK_MAHJONG,
        HANDS_OF_HONG_KONG,
        ["node".into(), script.into(), packages.into()],
    );
    let of_pypi = ask(
        "hk_mahjong",
        HK_MAHJONG_OF_PYPI,
        HANDS_OF_HONG_KONG,
        [python.into(), pins.join("ask_hk_mahjong.py").into()],
    );
    of_npm.and(of_pypi)
}

/// Compares an implementation, which a program asks.
fn ask<const N: usize>(
    key: &str,
    package: &str,
    hands: &str,
    program: [OsString; N],
) -> Result<()> {
    println!("{key}:");
    run(cargo()
        .args("run --quiet --profile bench --package tilewise-tests --example proof --".split(' '))
        .args([key, package, hands])
        .args(program))
    .with_context(|| format!("{key} and the engine differ"))
}

/// Installs a Python package; returns the interpreter that has it.
fn python(tools: &Path, pins: &Path, package: &str, module: &str) -> Result<PathBuf> {
    let folder = tools.join(package);
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = programs.join("python");
    if answer(&python, &["-c", &format!("import {module}")]).is_none() {
        println!("Installing {package} from PyPI: usually a few seconds");
        let log = tools.join(format!("{package}.log"));
        run_logged(Command::new(PYTHON).args(["-m", "venv"]).arg(&folder), &log).context(
            "Python 3 with venv is missing: install it from your package manager, e.g. \
             `apt-get install python3-venv`, or from https://www.python.org",
        )?;
        run_logged(
            Command::new(&python)
                .args("-m pip install --require-hashes --no-deps --requirement".split(' '))
                .arg(pins.join("requirements.txt")),
            &log,
        )?;
    }
    Ok(python)
}

/// Installs an npm package; returns the folder that has it.
fn npm(tools: &Path, pins: &Path, package: &str) -> Result<PathBuf> {
    node::check()?;
    let folder = tools.join(package);
    fs::create_dir_all(&folder)?;
    for pin in ["package.json", "package-lock.json"] {
        fs::copy(pins.join(pin), folder.join(pin))?;
    }
    node::install(&folder)?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::{HK_MAHJONG, HK_MAHJONG_OF_PYPI, MAHJONG, MAHJONG_GB, MAJIANG};

    #[test]
    fn the_folders_name_the_versions_that_are_pinned() {
        let pins = [
            (
                MAHJONG,
                "==",
                include_str!("../../../tests/proof/riichi/requirements.txt"),
            ),
            (
                MAHJONG_GB,
                "==",
                include_str!("../../../tests/proof/mcr/requirements.txt"),
            ),
            (
                MAJIANG,
                "\": \"",
                include_str!("../../../tests/proof/riichi/package.json"),
            ),
            (
                HK_MAHJONG,
                "\": \"",
                include_str!("../../../tests/proof/hong-kong/package.json"),
            ),
            (
                HK_MAHJONG_OF_PYPI,
                "==",
                include_str!("../../../tests/proof/hong-kong/requirements.txt"),
            ),
        ];
        for (folder, between, pin) in pins {
            let (name, version) = folder.rsplit_once('-').expect("a version");
            assert!(
                pin.contains(&format!("{name}{between}{version}")),
                "{folder}"
            );
        }
    }
}
