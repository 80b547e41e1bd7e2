//! The parts of a divided release, put where the page looks for them.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    hash::{DefaultHasher, Hasher},
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, ensure};

use super::divide::{folder, is_wasm};
use crate::{node, run::run};

/// The script that the splitter writes: it loads the parts.
const LOADER: &str = "__wasm_split.js";

/// How wasm-opt is called on the parts: as Trunk calls it, by what `index.html` says. All of it keeps
/// what the program does. The lowest kilobyte of memory is the far end of the stack: no pointer
/// leads there. Shaping the control flow anew, and inlining less, leaves code that packs better.
pub const SHRINK: [&str; 8] = [
    "-Oz",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=100",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--strip-producers",
    "--strip-target-features",
];

/// Puts the parts, shrunk and under names that change with them, beside the page's `script`, and
/// what loads them into it.
pub fn place(script: &Path) -> Result<()> {
    if !fs::read_to_string(script)?.contains(LOADER) {
        // Nothing is divided.
        return Ok(());
    }
    let mut names = BTreeMap::new();
    for entry in fs::read_dir(folder())? {
        let path = entry?.path();
        let name = text(path.file_name());
        if is_part(&path) {
            names.insert(name, shrink(&path, script)?);
        } else if is_wasm(&path) {
            names.insert(
                text(path.with_extension("js").file_name()),
                text(script.file_name()),
            );
        }
    }
    let loader = script.with_file_name(LOADER);
    let code = fs::read_to_string(folder().join(LOADER))?;
    fs::write(&loader, adapt(&code, &names)?)?;
    join(script)?;
    fs::remove_file(loader).context("cannot remove the loader")
}

/// Whether a file is a part: one that was asked for, or what several of them share.
fn is_part(path: &Path) -> bool {
    let name = text(path.file_name());
    is_wasm(path) && (name.starts_with("split_") || name.starts_with("chunk_"))
}

/// Shrinks a part into the folder of the page; its name there.
fn shrink(part: &Path, script: &Path) -> Result<String> {
    let small = part.with_extension("small");
    run(Command::new(node::script("wasm-opt"))
        .args(SHRINK)
        .arg(part)
        .arg("--output")
        .arg(&small))?;
    let bytes = fs::read(&small)?;
    let name = placed_name(&text(part.file_stem()), &bytes);
    fs::write(script.with_file_name(&name), bytes)?;
    Ok(name)
}

fn placed_name(stem: &str, bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    let stem = stem.strip_prefix("split_").unwrap_or(stem);
    // Enough for one name: all of them stand in the script, and don't pack.
    format!("{stem}-{:08x}.wasm", hasher.finish() >> 32)
}

/// The loader, naming the files as they are named now. It compiles a part when all of it is there:
/// streaming needs a host that knows the type of wasm files.
fn adapt(loader: &str, names: &BTreeMap<String, String>) -> Result<String> {
    const STREAM: &str = "WebAssembly.instantiateStreaming(src, imports)";
    const WHOLE: &str = "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)";
    let mut adapted = loader.replace(STREAM, WHOLE);
    for (name, placed) in names {
        let (name, placed) = (format!("\"./{name}\""), format!("\"./{placed}\""));
        ensure!(adapted.contains(&name), "the loader does not name {name}");
        adapted = adapted.replace(&name, &placed);
    }
    Ok(adapted)
}

/// Joins the page's script with the modules that it imports: the page asks once.
fn join(script: &Path) -> Result<()> {
    let mut outfile = OsString::from("--outfile=");
    outfile.push(script);
    run(Command::new(node::script("esbuild"))
        .args([
            "--bundle",
            "--format=esm",
            // They come by themselves, if at all.
            "--external:./offline.js",
            "--external:./frame.js",
            "--allow-overwrite",
            "--log-level=warning",
        ])
        .arg(outfile)
        .arg(script))
}

fn text(name: Option<&std::ffi::OsStr>) -> String {
    name.unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, path::Path};

    use super::{SHRINK, adapt, is_part, placed_name};

    #[test]
    fn parts_are_told_from_what_starts_the_page() {
        let files = [
            "split_sheets.wasm",
            "chunk_2.wasm",
            "tilewise-app.wasm",
            "split_sheets.small",
        ];
        assert_eq!(
            files.map(|file| is_part(Path::new(file))),
            [true, true, false, false]
        );
    }

    #[test]
    fn the_name_of_a_part_changes_with_it() {
        let name = |bytes| placed_name("split_sheets", bytes);
        assert!(name(b"one").starts_with("sheets-"));
        assert_eq!(name(b"one"), name(b"one"));
        assert_ne!(name(b"one"), name(b"two"));
    }

    #[test]
    fn the_loader_names_the_files_that_are_there() {
        let loader = "import { initSync } from \"./app.js\";\n\
            fetch(new URL(\"./split_a.wasm\", x)); WebAssembly.instantiateStreaming(src, imports)";
        let names = [("app.js", "app-2e.js"), ("split_a.wasm", "a-1f.wasm")];
        let names = names.map(|(name, placed)| (name.to_owned(), placed.to_owned()));
        let names = BTreeMap::from(names);
        assert_eq!(
            adapt(loader, &names).unwrap(),
            "import { initSync } from \"./app-2e.js\";\n\
            fetch(new URL(\"./a-1f.wasm\", x)); \
            WebAssembly.instantiate(await (await src).arrayBuffer(), imports)"
        );
        assert!(adapt("", &names).is_err());
    }

    #[test]
    fn parts_are_shrunk_as_the_page_says() {
        let page = include_str!("../../../../index.html");
        let level = SHRINK[0].trim_start_matches("-O");
        let parameters = SHRINK[1..].join(" ");
        assert!(page.contains(&format!("data-wasm-opt=\"{level}\"")));
        assert!(page.contains(&format!("data-wasm-opt-params=\"{parameters}\"")));
    }
}
