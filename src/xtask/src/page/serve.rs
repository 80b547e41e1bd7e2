//! `cargo xtask serve`: the page on this machine, built anew whenever a file changes.

use std::{
    ffi::OsString,
    fs,
    io::{BufRead, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, PoisonError},
    thread,
    time::{Duration, Instant, SystemTime},
};

use anyhow::{Context, Result};

use super::{development, program};
use crate::{hosting::files, run::duration, tools, workspace::root};

const PORTS: std::ops::Range<u16> = 8080..8180;
const LOOK: Duration = Duration::from_millis(400);

/// What the page is made of.
const WATCHED: [&str; 5] = ["index.html", "Cargo.toml", "public", "src", "styles"];

/// Asked for by a page that wants to be told of the next build.
const NEXT_BUILD: &str = "next-build";

/// How many builds there were, for those who wait for the next.
type Builds = Arc<(Mutex<u32>, Condvar)>;

/// Builds, serves, and builds again after every change.
pub fn serve() -> Result<()> {
    let start = Instant::now();
    let path = tools::for_serving(|| {
        println!("Compiling the page beside that");
        program::compile().map(drop)
    })?;
    println!("Building the page; the first time takes a minute or two");
    let dist = root().join("target/serve");
    let mut seen = last_change();
    development(&dist, &path)?;

    let (listener, port) = PORTS
        .into_iter()
        .find_map(|port| Some((TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok()?, port)))
        .context("no port is free between 8080 and 8180")?;
    let builds = Builds::default();
    let answering = (dist.clone(), Arc::clone(&builds));
    thread::spawn(move || answer_all(&listener, &answering.0, &answering.1));
    println!(
        "\n    Tilewise is at http://127.0.0.1:{port}/ after {}    (Ctrl-C ends it)\n",
        duration(start.elapsed())
    );
    loop {
        thread::sleep(LOOK);
        let now = last_change();
        if now != seen {
            seen = now;
            build_again(&dist, &path, &builds);
        }
    }
}

fn build_again(dist: &Path, path: &OsString, builds: &Builds) {
    let start = Instant::now();
    match development(dist, path) {
        Ok(()) => {
            println!("Built in {}", duration(start.elapsed()));
            *builds.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
            builds.1.notify_all();
        }
        Err(error) => eprintln!("error: {error:#}"),
    }
}

/// When something was last written of what the page is made of, and how many files it is.
fn last_change() -> (Option<SystemTime>, usize) {
    let all: Vec<PathBuf> = WATCHED
        .iter()
        .map(|name| root().join(name))
        .flat_map(|path| match files(&path) {
            Ok(below) if path.is_dir() => below.iter().map(|file| path.join(file)).collect(),
            _ => vec![path],
        })
        .collect();
    let times = all
        .iter()
        .filter_map(|path| fs::metadata(path).ok()?.modified().ok());
    (times.max(), all.len())
}

fn answer_all(listener: &TcpListener, dist: &Path, builds: &Builds) {
    for stream in listener.incoming().flatten() {
        let (dist, builds) = (dist.to_owned(), Arc::clone(builds));
        // A browser that goes away in the middle is no failure.
        thread::spawn(move || answer(stream, &dist, &builds).ok());
    }
}

/// Answers one request for a file, or for the next build.
fn answer(mut stream: TcpStream, dist: &Path, builds: &Builds) -> Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().context("nothing is asked for")??;
    // The rest of the request, which ends with an empty line, says nothing that matters here.
    while lines
        .next()
        .is_some_and(|line| line.is_ok_and(|line| !line.is_empty()))
    {}
    let file = file_of(&request).context("this is no address of a file")?;
    if file == NEXT_BUILD {
        wait(builds);
        return Ok(stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")?);
    }
    let (status, body) = match fs::read(dist.join(file)) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\n\
         Access-Control-Allow-Origin: *\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        kind(file),
        body.len()
    )?;
    Ok(stream.write_all(&body)?)
}

fn wait(builds: &Builds) {
    let done = builds.0.lock().unwrap_or_else(PoisonError::into_inner);
    let before = *done;
    drop(builds.1.wait_while(done, |done| *done == before));
}

/// The file that a request asks for, in the folder of the page and not above it.
fn file_of(request: &str) -> Option<&str> {
    let (path, _) = request.strip_prefix("GET /")?.split_once(' ')?;
    let path = path.split('?').next()?;
    let is_below = !path.split(['/', '\\']).any(|name| name == "..");
    is_below.then_some(if path.is_empty() { "index.html" } else { path })
}

/// The type of a file, as browsers want to be told it.
fn kind(file: &str) -> &'static str {
    match file.rsplit_once('.').map_or("", |(_, kind)| kind) {
        "css" => "text/css",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::file_of;

    #[test]
    fn a_request_names_a_file_of_the_page_or_none() {
        for (request, file) in [
            ("GET / HTTP/1.1", Some("index.html")),
            ("GET /?lang=ja HTTP/1.1", Some("index.html")),
            ("GET /app/start.js HTTP/1.1", Some("app/start.js")),
            ("GET /club/../../Cargo.toml HTTP/1.1", None),
            ("POST / HTTP/1.1", None),
            ("", None),
        ] {
            assert_eq!(file_of(request), file, "{request}");
        }
    }
}
