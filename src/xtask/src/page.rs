//! The web build, which Trunk does.

mod address;
pub mod divide;
pub mod finish;
mod names;
pub mod parts;
pub mod styles;
mod worker;

use std::{
    env,
    ffi::OsString,
    fs,
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use crate::{
    first_load, hosting, npm,
    run::{alone, duration, run},
    rustup, tools,
    workspace::{self, root},
};

const PORTS: std::ops::Range<u16> = 8080..8180;

/// `cargo xtask build`: the release, held against its budget.
pub fn build() -> Result<()> {
    release(&tools::for_release()?)?;
    first_load::check()
}

/// What makes the release small. Its standard library is built for size, and a panic ends the page
/// at once, without the words and places that nobody would read: 12 KB of brotli less to load.
/// `split` and what the linker then leaves in the file let it be divided.
/// The flags are not stable yet, so `RUSTC_BOOTSTRAP` lets them through for this one build.
pub const SLIM: [(&str, &str); 4] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none \
         --cfg=split -Clink-args=--emit-relocs",
    ),
];

/// Builds the release and the npm package into `dist/` with the tools on `path`.
pub fn release(path: &OsString) -> Result<()> {
    rustup::standard_library()?;
    let _alone = alone(&root().join("target"))?;
    // Trunk then builds offline, which proves that it downloads no tool of its own.
    run(workspace::cargo()
        .args(["fetch", "--quiet", "--target", rustup::WASM])
        .envs(SLIM))?;
    run(trunk(path)
        .args(["build", "--release", "--offline"])
        .envs(SLIM)
        .envs(divide::environment(path)?))?;
    npm::pack(path)?;
    worker::write(&root().join("dist"))?;
    hosting::prepare()
}

/// `cargo xtask serve`: builds, serves and builds again after every change.
pub fn serve() -> Result<()> {
    let start = Instant::now();
    let path = tools::for_serving(compile)?;
    let port = PORTS
        .into_iter()
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .context("no port is free between 8080 and 8180")?;
    // Not in dist/, where the release is.
    let dist = root().join("target/serve");
    fs::create_dir_all(&dist)?;
    println!("Building the page; the first time takes a minute or two");
    thread::spawn(move || announce(port, start));
    run(trunk(&path)
        .args([
            "serve",
            "--address",
            "127.0.0.1",
            "--port",
            &port.to_string(),
        ])
        .arg("--dist")
        .arg(dist))
}

/// Compiles the program of the page, as Trunk will ask for it.
fn compile() -> Result<()> {
    println!("Compiling the page beside that");
    run(workspace::cargo()
        .args(["build", "--quiet", "--target", rustup::WASM])
        .args(["--package", PROGRAM, "--bin", PROGRAM]))
}

/// The program of the page.
const PROGRAM: &str = "tilewise-app";

/// Prints the page's address as soon as the server answers, and how long all of it took.
fn announce(port: u16, start: Instant) {
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        thread::sleep(Duration::from_millis(200));
    }
    println!(
        "\n    Tilewise is at http://127.0.0.1:{port}/ after {}    (Ctrl-C ends it)\n",
        duration(start.elapsed())
    );
}

fn trunk(path: &OsString) -> Command {
    let mut command = Command::new("trunk");
    command
        .current_dir(root())
        .env("PATH", path)
        .envs(env::current_exe().map(|xtask| ("TILEWISE_XTASK", xtask)))
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk refuses any value but `true` and `false`, and some terminals set 1.
        .env_remove("NO_COLOR");
    command
}
