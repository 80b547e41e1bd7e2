//! `cargo xtask serve`: the page on this machine, built anew by Trunk whenever a file changes.

use std::{
    env,
    ffi::OsString,
    fs,
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::PathBuf,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};

use super::{APP, document, empty, first_paint, program, scripts, words};
use crate::{
    run::{duration, run},
    tools,
    workspace::root,
};

const PORTS: std::ops::Range<u16> = 8080..8180;
const LOOK: Duration = Duration::from_millis(200);

/// Builds, serves, and builds again after every change.
pub fn serve() -> Result<()> {
    let start = Instant::now();
    let path = tools::for_serving(|| {
        println!("Compiling the page beside that");
        program::compile().map(drop)
    })?;
    let port = PORTS
        .into_iter()
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .context("no port is free between 8080 and 8180")?;
    println!("Building the page; the first time takes a minute or two");
    thread::spawn(move || announce(port, start));
    run(trunk(&path)
        .args(["serve", "--address", "127.0.0.1", "--port"])
        .arg(port.to_string()))
}

fn trunk(path: &OsString) -> Command {
    let mut trunk = Command::new("trunk");
    trunk
        .current_dir(root())
        .env("PATH", path)
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk refuses any value but `true` and `false`, and some terminals set 1.
        .env_remove("NO_COLOR");
    trunk
}

/// Says where the page is, once it answers.
fn announce(port: u16, start: Instant) {
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        thread::sleep(LOOK);
    }
    println!(
        "\n    Tilewise is at http://127.0.0.1:{port}/ after {}    (Ctrl-C ends it)\n",
        duration(start.elapsed())
    );
}

/// `cargo xtask trunk-hook`: joins scripts, styles and words of the page that Trunk has just built, as
/// a release does, and puts them where `index.html` names them.
pub fn hook() -> Result<()> {
    let dist = env::var_os("TRUNK_STAGING_DIR").context("this is for Trunk to ask for")?;
    let (dist, work) = (PathBuf::from(dist), empty("target/page/development")?);
    let app = dist.join(APP);
    fs::create_dir_all(&app)?;

    let [script, wasm] = ["tilewise-app.js", "tilewise-app_bg.wasm"];
    fs::rename(dist.join(script), work.join(script)).context("Trunk has written no script")?;
    fs::rename(dist.join(wasm), app.join(wasm)).context("Trunk has written no program")?;
    fs::rename(dist.join("snippets"), work.join("snippets"))?;
    let path = tools::for_hook()?;
    scripts::join(&work, &app, false, &path)?;
    words::join(&app.join("words"))?;
    let first_paint = first_paint::make(&app.join("words"), &work, false, &path)?;
    document::write_served(&dist, &first_paint)
}
