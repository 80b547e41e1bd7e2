//! `cargo xtask size`: the loads of the page in `dist/`, file by file, and their budgets. A load may be 2 %
//! larger than the recorded release (`sizes.json`), and never larger than its limit.

use std::{collections::BTreeMap, fs, path::Path, slice::from_ref};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    build::{files_by_chunk, is_rule_set},
    files,
    workspace::{root, rows},
};

/// The recorded release.
const RECORDED: &str = "sizes.json";

/// Loads: name, limits of bytes (brotli) and requests, chunks, loaded chunks. Each visit has the first ones.
const LOADS: &str = "
    first load     | 264000 |  5 |                          |
    whole page     | 610000 | 12 | analysis screens         |
    Table          | 260000 |  4 | table                    |
    games as files |  25000 |  3 | files                    | table
    tools of games |  40000 |  4 | tools                    | table
    games in codes |  40000 |  5 | codes                    | table
    scanner        |  94000 |  2 | scanner                  | table
    club           | 345000 |  6 | club                     | table codes files
    season         |  69000 |  6 | season                   |
    backup         |  45000 |  3 | backup                   | table codes files club
    practice       |  90000 |  4 | practice                 |
    evidence       |  47000 |  2 | evidence                 |
    frame          |  51000 |  3 | frame                    |
";

/// Limit of the load of a rule set that isn't part of the first load: bytes after brotli and requests.
const RULE_SET: (u64, usize) = (46_000, 2);

/// Number of loads on every visit.
const FOR_EVERYBODY: usize = 2;

/// Files with a limit of their own. The first paint is part of the document.
const FILES: &str = "
    index.html        |  24200
    embed.js          |   5000
    npm/tilewise.wasm | 445000
";

/// A measured load.
struct Measured {
    name: String,
    bytes: u64,
    requests: usize,
    max_bytes: u64,
    max_requests: usize,
}

/// Prints the loads; fails if one exceeds its budget.
pub fn check() -> Result<()> {
    let recorded = fs::read_to_string(root().join(RECORDED)).context("no recorded release")?;
    let recorded: BTreeMap<String, u64> = serde_json::from_str(&recorded)?;
    let loads = measure()?;
    println!("\nload                    brotli  recorded     limit");
    for load in &loads {
        let before = recorded.get(&load.name).copied().unwrap_or_default();
        print!(
            "{:<20} {:>9} {before:>9} {:>9}",
            load.name, load.bytes, load.max_bytes
        );
        println!(", {} of {} requests", load.requests, load.max_requests);
    }
    let check = |load: &Measured| load.check(recorded.get(&load.name).copied());
    loads.iter().try_for_each(check)
}

/// Records the release in `dist/`; fails if it exceeds a limit.
pub fn record() -> Result<()> {
    let loads = measure()?;
    loads.iter().try_for_each(|load| load.check(None))?;
    let sizes = loads.into_iter().map(|load| (load.name, load.bytes));
    let sizes = serde_json::to_string_pretty(&sizes.collect::<BTreeMap<_, _>>())?;
    Ok(fs::write(root().join(RECORDED), sizes + "\n")?)
}

impl Measured {
    fn check(&self, recorded: Option<u64>) -> Result<()> {
        let (name, bytes, limit) = (&self.name, self.bytes, self.max_bytes);
        ensure!(
            bytes <= limit,
            "{name} is {bytes} bytes, its limit is {limit}"
        );
        let (requests, most) = (self.requests, self.max_requests);
        ensure!(
            requests <= most,
            "{name} takes {requests} requests, {most} are allowed"
        );
        let recorded = recorded.unwrap_or(bytes);
        ensure!(
            bytes * 100 <= recorded * 102,
            "{name} is {bytes} bytes, over 2 % more than the {recorded} recorded in {RECORDED}: \
             save some, or record the release with `cargo xtask size --record`"
        );
        Ok(())
    }
}

/// Measures the release in `dist/` and prints its files.
fn measure() -> Result<Vec<Measured>> {
    let dist = root().join("dist");
    let document = fs::read_to_string(dist.join("index.html"))
        .context("there is no release: `cargo xtask build` makes it")?;
    let start = [vec!["index.html".to_owned()], requests(&document)].concat();
    let folder = start.iter().find_map(|file| file.strip_suffix("start.js"));
    let folder = folder.context("index.html names no start.js")?;
    let by_chunk = files_by_chunk()?;
    let files_of = |chunks: &str| -> Result<Vec<String>> {
        let mut all = Vec::new();
        for chunk in chunks.split_whitespace() {
            let files = by_chunk.get(chunk);
            let files = files.with_context(|| format!("no chunk is named {chunk}"))?;
            all.extend(files.iter().map(|file| format!("{folder}{file}")));
        }
        all.sort();
        all.dedup();
        Ok(all)
    };
    let mut loads = Vec::new();
    let (mut loaded, mut on_demand) = (Vec::new(), Vec::new());
    for (index, row) in rows(LOADS).enumerate() {
        let [name, bytes, requests, chunks, before] = row[..] else {
            bail!("a load needs five columns");
        };
        let mut files = if index == 0 {
            start.clone()
        } else {
            files_of(chunks)?
        };
        files.extend((index == 0).then(|| format!("{folder}result.css")));
        files.extend((index + 1 == FOR_EVERYBODY).then(|| "offline.js".to_owned()));
        let before = files_of(before)?;
        files.retain(|file| !loaded.contains(file) && !before.contains(file));
        let mut measured = Measured {
            name: name.to_owned(),
            bytes: print_sizes(name, &dist, &files)?,
            requests: files.len(),
            max_bytes: bytes.parse()?,
            max_requests: requests.parse()?,
        };
        if index < FOR_EVERYBODY {
            loaded.extend(files);
            measured.bytes += loads.last().map_or(0, |before: &Measured| before.bytes);
            measured.requests = loaded.len();
        } else {
            on_demand.extend(files);
        }
        loads.push(measured);
    }
    for chunk in by_chunk.keys().filter(|chunk| is_rule_set(chunk)) {
        let mut files = files_of(chunk)?;
        files.retain(|file| !loaded.contains(file));
        let (max_bytes, max_requests) = RULE_SET;
        loads.push(Measured {
            name: chunk.clone(),
            bytes: print_sizes(chunk, &dist, &files)?,
            requests: files.len(),
            max_bytes,
            max_requests,
        });
        on_demand.extend(files);
    }
    for row in rows(FILES) {
        let [file, limit] = row[..] else {
            bail!("a file needs two columns");
        };
        let name = file.to_owned();
        let bytes = print_sizes("file", &dist, from_ref(&name))?;
        loads.push(Measured {
            name,
            bytes,
            requests: 1,
            max_bytes: limit.parse()?,
            max_requests: 1,
        });
    }
    let mut of_program = files::below(&dist)?;
    of_program.retain(|file| file.starts_with(folder));
    let is_unmeasured = |file: &&String| {
        files::extension(file) == "wasm" && !loaded.contains(file) && !on_demand.contains(file)
    };
    ensure!(
        of_program.iter().find(is_unmeasured).is_none(),
        "a part of the program is in no load"
    );
    of_program.retain(|file| files::extension(file) == "txt");
    print_sizes("translations", &dist, &of_program)?;
    Ok(loads)
}

/// Prints the sizes of files; returns their sum after brotli.
fn print_sizes(title: &str, dist: &Path, files: &[String]) -> Result<u64> {
    println!("\n{title:<48} {:>9} {:>9}", "raw", "brotli");
    let mut sum = 0;
    for file in files {
        let raw = fs::metadata(dist.join(file)).with_context(|| format!("dist has no {file}"))?;
        let brotli = fs::metadata(dist.join(format!("{file}.br"))).map_or(raw.len(), |br| br.len());
        println!("{file:<48} {:>9} {brotli:>9}", raw.len());
        sum += brotli;
    }
    Ok(sum)
}

/// Returns the addresses of scripts, pictures, styles, icons and preloads in a document.
fn requests(document: &str) -> Vec<String> {
    let tags = document.split('<').filter_map(|tag| tag.split_once('>'));
    let address = |(tag, _): (&str, &str)| {
        let attribute = |name: &str| {
            let value = tag.split_once(&format!(" {name}=\""))?.1;
            Some(value.split_once('"')?.0)
        };
        let name = tag.split_whitespace().next()?;
        let address = match name {
            "script" | "img" => attribute("src"),
            "use" => attribute("href"),
            "link" => match attribute("rel")? {
                "stylesheet" | "preload" | "modulepreload" | "icon" => attribute("href"),
                _ => None,
            },
            _ => None,
        };
        address
            .filter(|address| !address.starts_with('#'))
            .map(str::to_owned)
    };
    tags.filter_map(address).collect()
}

#[cfg(test)]
mod tests {
    use super::{Measured, requests};

    #[test]
    fn requests_of_a_document_are_found() {
        let document = "<link rel=\"icon\" href=\"i.svg\"><link rel=\"manifest\" href=\"m.json\">\
            <link rel=\"preload\" href=\"a.wasm\" as=\"fetch\"><a href=\"b.html\">b</a>\
            <script>c()</script><script type=\"module\" src=\"d.js\"></script><use href=\"#e\"/>";
        assert_eq!(requests(document), ["i.svg", "a.wasm", "d.js"]);
    }

    #[test]
    fn load_may_exceed_the_record_by_two_percent() {
        for (bytes, requests, recorded, passes) in [
            (1_000, 2, None, true),
            (1_001, 2, None, false),
            (10, 3, None, false),
            (1_000, 2, Some(980), false),
            (1_000, 2, Some(981), true),
        ] {
            let (name, max_bytes, max_requests) = ("load".to_owned(), 1_000, 2);
            let load = Measured {
                name,
                bytes,
                requests,
                max_bytes,
                max_requests,
            };
            assert_eq!(
                load.check(recorded).is_ok(),
                passes,
                "{bytes} {requests} {recorded:?}"
            );
        }
    }
}
