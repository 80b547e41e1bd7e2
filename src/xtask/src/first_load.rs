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
static FIRST_PAINT: Budget = Budget {
    what: "the first paint",
    brotli: 24_000,
    requests: 2,
};

/// Before the page can be used: no rule set is in it but an outline of the first, and nothing that
/// reads or writes links.
static FIRST_LOAD: Budget = Budget {
    what: "the first load",
    brotli: 140_000,
    requests: 4,
};

/// What comes after the first load for everybody, one after the other.
static LATER: [Load; 2] = [
    // With its reasons, in the house that the page begins with.
    Load {
        chunks: &["deferred"],
        after: &[],
        budget: Budget {
            what: "the first result",
            brotli: 205_000,
            requests: 6,
        },
    },
    // Every screen, and the rule sets that come by themselves.
    Load {
        chunks: &["opening", "further", "screens"],
        after: &[],
        budget: Budget {
            what: "the whole page",
            brotli: 520_000,
            requests: 12,
        },
    },
];

/// What comes beside all that for whoever asks for it.
static BESIDE: [Load; 7] = [
    Load {
        chunks: &["table"],
        after: &[],
        budget: Budget {
            what: "the Table",
            brotli: 210_000,
            requests: 2,
        },
    },
    // A game as a file and on paper.
    Load {
        chunks: &["files"],
        after: &["table"],
        budget: Budget {
            what: "games as files",
            brotli: 22_000,
            requests: 1,
        },
    },
    // A game for another phone.
    Load {
        chunks: &["codes"],
        after: &["table"],
        budget: Budget {
            what: "games in codes",
            brotli: 26_000,
            requests: 1,
        },
    },
    Load {
        chunks: &["mcr"],
        after: &[],
        budget: Budget {
            what: "MCR",
            brotli: 32_000,
            requests: 1,
        },
    },
    Load {
        chunks: &["riichi"],
        after: &[],
        budget: Budget {
            what: "riichi",
            brotli: 48_000,
            requests: 1,
        },
    },
    // What stands behind each rule set, and where every clause is to be seen.
    Load {
        chunks: &["evidence"],
        after: &[],
        budget: Budget {
            what: "how we know",
            brotli: 40_500,
            requests: 1,
        },
    },
    Load {
        chunks: &["frame"],
        after: &[],
        budget: Budget {
            what: "a frame",
            brotli: 46_000,
            requests: 2,
        },
    },
];

/// Chunks that load together.
struct Load {
    chunks: &'static [&'static str],
    /// Those that are here before, beside what is for everybody.
    after: &'static [&'static str],
    budget: Budget,
}

/// Beside the title of the page.
const ICON: &str = "icon.svg";

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
    let mut here = files(&dist)?;
    let painted: Vec<String> = here.iter().filter(|file| paints(file)).cloned().collect();
    let mut kept = vec![FIRST_PAINT.weigh(&dist, &painted, 0, Size::default())?];
    let first = here.len();
    let first_load = FIRST_LOAD.weigh(&dist, &here, 0, Size::default())?;
    let mut size = first_load.size;
    kept.push(first_load);

    let mut on_demand = on_demand(&dist, &here)?;
    for (load, is_last) in LATER.iter().zip([false, true]) {
        let mut files = load.files(&on_demand)?;
        if is_last {
            files.push(OFFLINE.to_owned());
        }
        files.retain(|file| !here.contains(file));
        let weighed = load.budget.weigh(&dist, &files, here.len(), size)?;
        size = weighed.size;
        kept.push(weighed);
        here.extend(files);
    }
    on_demand.retain(|file| !here.contains(file));
    let mut weighed: BTreeSet<String> = here.iter().skip(first).cloned().collect();
    for load in &BESIDE {
        let files = load.files(&on_demand)?;
        kept.push(load.budget.weigh(&dist, &files, 0, Size::default())?);
        weighed.extend(files);
    }
    let words = words(&dist)?;
    print("the words of a language", &words, &sizes(&dist, &words)?);
    embed::check()?;

    for file in &on_demand {
        ensure!(weighed.contains(file), "{file} is in no budget");
    }
    kept.iter().try_for_each(Weighed::is_kept)
}

/// What a load came to.
struct Weighed {
    budget: &'static Budget,
    requests: usize,
    size: Size,
}

impl Weighed {
    fn is_kept(&self) -> Result<()> {
        self.budget.allows(self.requests, self.size.brotli)
    }
}

impl Budget {
    /// Prints the files of a load and what they come to, with what was loaded before.
    fn weigh(
        &'static self,
        dist: &Path,
        files: &[String],
        requests: usize,
        before: Size,
    ) -> Result<Weighed> {
        let size = before.and(print(self.what, files, &sizes(dist, files)?));
        let requests = requests + files.len();
        self.print(requests, size);
        Ok(Weighed {
            budget: self,
            requests,
            size,
        })
    }

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

impl Load {
    /// Those of the parts of the program that these chunks load.
    fn files(&self, on_demand: &[String]) -> Result<Vec<String>> {
        let work = root().join("target/page/release");
        let loader = fs::read_to_string(work.join(LOADER))
            .context("what loads the parts is missing: `cargo xtask build` makes it")?;
        let parts = |chunks: &[&str]| -> Result<Vec<String>> {
            let parts: Vec<_> = chunks
                .iter()
                .flat_map(|chunk| loaded_by(chunk, &loader))
                .collect();
            let files = page::files_of(&parts, &work)?;
            Ok(files
                .into_iter()
                .map(|file| format!("/{file}.wasm"))
                .collect())
        };
        let (parts, before) = (parts(self.chunks)?, parts(self.after)?);
        let is_one = |file: &&String| {
            let is_in = |parts: &[String]| parts.iter().any(|part| file.ends_with(part));
            is_in(&parts) && !is_in(&before)
        };
        Ok(on_demand.iter().filter(is_one).cloned().collect())
    }
}

/// The script of the splitter, which loads the parts.
pub const LOADER: &str = "__wasm_split.js";

/// What the script of the splitter has for a chunk without a file of its own: all of it is shared.
const NO_FILE: &str = "async (_imp) => ({})";

/// The files that a chunk loads, as the script of the splitter has them.
pub fn loaded_by(chunk: &str, loader: &str) -> Vec<String> {
    let named = format!("export const __wasm_split_load_{chunk} ");
    let of_chunk = loader.split_once(&named).map_or("", |(_, after)| after);
    let of_chunk = of_chunk.split("export const").next().unwrap_or_default();
    let shared = of_chunk.split(|c: char| !c.is_alphanumeric() && c != '_');
    let shared = shared.filter_map(|word| word.strip_prefix("__chunk_"));
    let own = (!of_chunk.contains(NO_FILE)).then(|| format!("split_{chunk}"));
    own.into_iter()
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
        let empty = "export const __wasm_split_load_all = \
            wrap(makeLoad(() => async (_imp) => ({}), [__chunk_5]));";
        assert_eq!(loaded_by("all", empty), ["chunk_5"]);
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
