//! What the page asks for before it can be used, what it asks for when it is idle, and the budget for
//! each.

mod references;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{embed, hosting, page, workspace::root};

/// Before the page is seen: all of it stands in the page itself.
const FIRST_PAINT: Budget = Budget {
    what: "the first paint",
    brotli: 24_000,
    requests: 2,
};

/// Before the page can be used. The goal was 125,000: no rule set is in it but an outline of the first,
/// and nothing that reads or writes links.
const FIRST_LOAD: Budget = Budget {
    what: "the first load",
    brotli: 120_500,
    requests: 4,
};

/// Up to the first result with its reasons, in the house that the page begins with. The goal is 190,000.
const FIRST_RESULT: Budget = Budget {
    what: "the first result",
    brotli: 202_500,
    requests: 10,
};

/// With all that comes when the page is idle: every screen, and the rule sets that come by themselves.
/// The goal is 300,000 in 12: of what is over it most is the code that draws; eight of the requests are
/// small, for what the screens share with riichi, the Table or a frame.
const WHOLE: Budget = Budget {
    what: "the whole page",
    brotli: 434_500,
    requests: 20,
};

/// What riichi adds to that, for whoever plays it.
const RIICHI: Budget = Budget {
    what: "riichi",
    brotli: 61_500,
    requests: 5,
};

/// What the Table adds, for whoever keeps a game.
const TABLE: Budget = Budget {
    what: "the Table",
    brotli: 142_000,
    requests: 5,
};

/// What a game as a file and on paper adds to the Table, for whoever asks for it.
const FILES: Budget = Budget {
    what: "games as files",
    brotli: 20_000,
    requests: 4,
};

/// Beside the title of the page.
const ICON: &str = "icon.svg";

/// What only a page inside another one asks for.
const IN_FRAMES: &str = "split_frame.wasm";

/// Brought when the page is idle, beside the parts of the program.
const OFFLINE: &str = "offline.js";

/// The most that a load may be.
struct Budget {
    what: &'static str,
    brotli: u64,
    requests: usize,
}

/// One file, in bytes.
#[derive(Clone, Copy, Default)]
pub struct Size {
    pub raw: u64,
    pub brotli: u64,
}

/// Prints what the page in `dist/` loads, file by file; fails where that is over a budget.
pub fn check() -> Result<()> {
    let dist = root().join("dist");
    let first = files(&dist)?;
    let painted: Vec<String> = first.iter().filter(|file| paints(file)).cloned().collect();
    let first_paint = print("First paint, bytes", &painted, &sizes(&dist, &painted)?);
    FIRST_PAINT.print(painted.len(), first_paint);
    let first_load = print("First load, bytes", &first, &sizes(&dist, &first)?);
    FIRST_LOAD.print(first.len(), first_load);

    let result: Vec<_> = to_result(&dist, &first)?;
    let at_result = print("For the first result", &result, &sizes(&dist, &result)?);
    let (result_requests, result) = (first.len() + result.len(), first_load.and(at_result));
    FIRST_RESULT.print(result_requests, result);

    let (mut idle, mut rest): (Vec<_>, Vec<_>) = (at_idle(&dist, &first)?, Vec::new());
    for file in on_demand(&dist, &first)? {
        if file == OFFLINE {
            idle.push(file);
        } else if !idle.contains(&file) {
            rest.push(file);
        }
    }
    let idle_size = print("When the page is idle", &idle, &sizes(&dist, &idle)?);
    let (requests, whole) = (first.len() + idle.len(), first_load.and(idle_size));
    WHOLE.print(requests, whole);

    let of_table = loaded(&["table"], &dist, &first)?;
    let (table, rest): (Vec<_>, Vec<_>) =
        rest.into_iter().partition(|file| of_table.contains(file));
    let of_files = loaded(&["files"], &dist, &first)?;
    let (files, rest): (Vec<_>, Vec<_>) =
        rest.into_iter().partition(|file| of_files.contains(file));
    let (framed, riichi): (Vec<_>, Vec<_>) =
        rest.into_iter().partition(|file| file.ends_with(IN_FRAMES));
    let at_table = print("For the Table", &table, &sizes(&dist, &table)?);
    TABLE.print(table.len(), at_table);
    let in_files = print("For games as files", &files, &sizes(&dist, &files)?);
    FILES.print(files.len(), in_files);
    let of_riichi = print("For riichi", &riichi, &sizes(&dist, &riichi)?);
    RIICHI.print(riichi.len(), of_riichi);
    print("In a frame", &framed, &sizes(&dist, &framed)?);
    let words = words(&dist)?;
    print("The words of a language", &words, &sizes(&dist, &words)?);
    embed::check()?;
    FIRST_PAINT.allows(painted.len(), first_paint.brotli)?;
    FIRST_LOAD.allows(first.len(), first_load.brotli)?;
    FIRST_RESULT.allows(result_requests, result.brotli)?;
    WHOLE.allows(requests, whole.brotli)?;
    RIICHI.allows(riichi.len(), of_riichi.brotli)?;
    TABLE.allows(table.len(), at_table.brotli)?;
    FILES.allows(files.len(), in_files.brotli)
}

impl Budget {
    fn print(&self, requests: usize, size: Size) {
        let made = format!("{}: {requests} requests", self.what);
        println!("{made:<48} {:>9} {:>9}", size.raw, size.brotli);
        let most = format!("at most {} requests", self.requests);
        println!("{most:<48} {:>19}", self.brotli);
    }

    fn allows(&self, requests: usize, brotli: u64) -> Result<()> {
        ensure!(
            brotli <= self.brotli,
            "{} is {} bytes over its budget of {}",
            self.what,
            brotli - self.brotli,
            self.brotli
        );
        ensure!(
            requests <= self.requests,
            "{} takes {requests} requests, {} are allowed",
            self.what,
            self.requests
        );
        Ok(())
    }
}

/// Prints files with their sizes; the sum.
fn print(title: &str, files: &[String], sizes: &[Size]) -> Size {
    println!("\n{title:<48} {:>9} {:>9}", "raw", "brotli");
    for (file, size) in files.iter().zip(sizes) {
        println!("{file:<48} {:>9} {:>9}", size.raw, size.brotli);
    }
    sizes
        .iter()
        .fold(Size::default(), |sum, &size| sum.and(size))
}

impl Size {
    fn and(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            brotli: self.brotli + other.brotli,
        }
    }
}

/// `index.html` and what it leads to, in the order of discovery.
fn files(dist: &Path) -> Result<Vec<String>> {
    let mut files = vec!["index.html".to_owned()];
    let mut seen: BTreeSet<String> = files.iter().cloned().collect();
    let mut next = 0;
    while let Some(file) = files.get(next).cloned() {
        next += 1;
        let text = fs::read(dist.join(&file))
            .with_context(|| format!("dist/{file} is missing: `cargo xtask build` makes it"))?;
        for reference in references::of(&file, &String::from_utf8_lossy(&text)) {
            if seen.insert(reference.clone()) {
                files.push(reference);
            }
        }
    }
    Ok(files)
}

/// The parts of the program that `first_load` is without, and what keeps the page on the device.
fn on_demand(dist: &Path, first_load: &[String]) -> Result<Vec<String>> {
    let is_part = |file: &String| {
        file == OFFLINE || (is_in_app(file) && kind(file) == "wasm" && !first_load.contains(file))
    };
    Ok(hosting::files(dist)?.into_iter().filter(is_part).collect())
}

/// The parts of the program that draw the first result.
fn to_result(dist: &Path, first_load: &[String]) -> Result<Vec<String>> {
    loaded(&["deferred"], dist, first_load)
}

/// The parts of the program that come by themselves.
fn at_idle(dist: &Path, first_load: &[String]) -> Result<Vec<String>> {
    loaded(&["deferred", "further", "screens"], dist, first_load)
}

/// The parts of the program that some chunks load.
fn loaded(chunks: &[&str], dist: &Path, first_load: &[String]) -> Result<Vec<String>> {
    let loader = root().join("target/page/release").join(LOADER);
    let loader = fs::read_to_string(loader)
        .context("what loads the parts is missing: `cargo xtask build` makes it")?;
    let parts: Vec<_> = chunks
        .iter()
        .flat_map(|chunk| loaded_by(chunk, &loader))
        .collect();
    let is_one = |file: &String| {
        parts
            .iter()
            .any(|part| file.ends_with(&format!("/{part}.wasm")))
    };
    let all = on_demand(dist, first_load)?;
    Ok(all.into_iter().filter(is_one).collect())
}

/// The script of the splitter, which loads the parts.
pub const LOADER: &str = "__wasm_split.js";

/// The files that a chunk loads, as the script of the splitter has them.
pub fn loaded_by(chunk: &str, loader: &str) -> Vec<String> {
    let named = format!("export const __wasm_split_load_{chunk} ");
    let of_chunk = loader.split_once(&named).map_or("", |(_, after)| after);
    let of_chunk = of_chunk.split("export const").next().unwrap_or_default();
    let shared = of_chunk.split(|c: char| !c.is_alphanumeric() && c != '_');
    let shared = shared.filter_map(|word| word.strip_prefix("__chunk_"));
    std::iter::once(format!("split_{chunk}"))
        .chain(shared.map(|number| format!("chunk_{number}")))
        .collect()
}

fn words(dist: &Path) -> Result<Vec<String>> {
    let is_words = |file: &String| is_in_app(file) && kind(file) == "txt";
    Ok(hosting::files(dist)?.into_iter().filter(is_words).collect())
}

/// Whether a file of the first load is needed to paint the page: not its program, nor the icon beside
/// its title.
fn paints(file: &str) -> bool {
    !["js", "wasm"].contains(&kind(file)) && file != ICON
}

fn is_in_app(file: &str) -> bool {
    file.starts_with(&format!("{}-", page::APP))
}

fn kind(file: &str) -> &str {
    file.rsplit_once('.').map_or("", |(_, kind)| kind)
}

/// Node has brotli on board; a crate for it would be most of what this program compiles.
fn sizes(dist: &Path, files: &[String]) -> Result<Vec<Size>> {
    let paths: Vec<PathBuf> = files.iter().map(|file| dist.join(file)).collect();
    sizes_of(&paths)
}

/// The sizes of files.
pub fn sizes_of(paths: &[PathBuf]) -> Result<Vec<Size>> {
    let output = Command::new("node")
        .arg(root().join("src/xtask/src/brotli.mjs"))
        .args(paths)
        .output()
        .context("cannot start node")?;
    ensure!(
        output.status.success(),
        "brotli failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let brotli = String::from_utf8(output.stdout)?;
    paths
        .iter()
        .zip(brotli.lines())
        .map(|(path, brotli)| {
            Ok(Size {
                raw: fs::metadata(path)?.len(),
                brotli: brotli.parse()?,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Budget, Size, loaded_by};

    #[test]
    fn a_chunk_loads_its_file_and_what_it_shares() {
        let loader = "const __chunk_5 = makeLoad(() => {}, []);\n\
            export const __wasm_split_load_more = wrap(makeLoad(() => {}\n, [__chunk_5, __chunk_7]));\n\
            export const __wasm_split_load_result = wrap(makeLoad(() => {}\n, [__chunk_5, __chunk_6]));\n";
        assert_eq!(
            loaded_by("result", loader),
            ["split_result", "chunk_5", "chunk_6"]
        );
        assert_eq!(
            loaded_by("more", loader),
            ["split_more", "chunk_5", "chunk_7"]
        );
    }

    #[test]
    fn sizes_add_up() {
        let [one, other] = [(900, 300), (100, 80)].map(|(raw, brotli)| Size { raw, brotli });
        let sum = one.and(other);
        assert_eq!((sum.raw, sum.brotli), (1000, 380));
    }

    #[test]
    fn a_budget_is_kept_up_to_its_last_byte() {
        let budget = Budget {
            what: "the first load",
            brotli: 1000,
            requests: 2,
        };
        for (requests, brotli, refusal) in [
            (2, 1000, None),
            (
                1,
                1007,
                Some("the first load is 7 bytes over its budget of 1000"),
            ),
            (
                3,
                10,
                Some("the first load takes 3 requests, 2 are allowed"),
            ),
        ] {
            let answer = budget
                .allows(requests, brotli)
                .err()
                .map(|error| error.to_string());
            assert_eq!(answer.as_deref(), refusal);
        }
    }
}
