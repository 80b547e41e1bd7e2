//! `cargo xtask serve`: the page on this machine, rebuilt whenever a file changes. Trunk watches, serves and
//! reloads; its hook builds the page.

use std::{
    env,
    net::{Ipv4Addr, TcpListener},
    path::Path,
    process::Command,
};

use anyhow::{Context, Result};

use crate::{
    build::{BuildMode, build},
    run::run,
    tools,
    workspace::root,
};

/// Builds and serves the page, and rebuilds it after every change.
pub fn serve() -> Result<()> {
    let path = tools::for_serving()?;
    let port = (8080..8180)
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .context("no port is free between 8080 and 8180")?;
    println!("Building the page; the first time takes some minutes. Ctrl-C ends it.");
    run(Command::new("trunk")
        .args(["serve", "--address", "127.0.0.1", "--port"])
        .arg(port.to_string())
        .current_dir(root())
        .env("PATH", path)
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk only accepts `true` and `false`, and some terminals set 1.
        .env_remove("NO_COLOR"))
}

/// The hook of `Trunk.toml`: builds the page into the folder that Trunk serves.
pub fn hook() -> Result<()> {
    let dist = env::var_os("TRUNK_STAGING_DIR").context("only Trunk runs this")?;
    build(BuildMode::Serve, Path::new(&dist), &tools::for_serving()?)
}
