//! Debian's packages, where they can be installed without anybody's password.

use std::{path::Path, process::Command};

use anyhow::Result;

use crate::{
    run::{answer, run_logged},
    tools,
};

/// Whether this is root on a machine with `apt-get`.
pub fn may_install() -> bool {
    Path::new("/usr/bin/apt-get").exists() && answer("id", &["-u"]).as_deref() == Some("0")
}

/// Installs packages without those that they only recommend.
pub fn install(packages: &[&str]) -> Result<()> {
    let log = tools::folder()?.join("apt.log");
    run_logged(apt().arg("update"), &log)?;
    run_logged(
        apt()
            .args(["install", "-y", "--no-install-recommends"])
            .args(packages),
        &log,
    )
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
