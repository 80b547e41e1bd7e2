//! The parts of the program that load on demand. The splitter writes one for every combination of chunks with
//! common code; this module merges them into one for each chunk.

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fmt::Write,
    fs, iter,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{Parser, Payload};

use super::{FEATURES, WORK, document, tool};
use crate::{files, run::run, tools::script, workspace::root};

/// The script that loads the parts of a chunk.
const LOADER: &str = "__wasm_split.js";

/// Module from which all parts import.
const SHARED: &str = "__wasm_split";

/// Module from which merged parts import the same items.
const PROGRAM: &str = "program";

/// Size before optimisation, which halves it, that justifies a separate request.
const LARGE: u64 = 24_000;

/// The chunks other than those of rule sets, each with the one that the page loads before it.
const ORDER: [(&str, &str); 13] = [
    ("analysis", ""),
    ("screens", "analysis"),
    ("evidence", "screens"),
    ("table", "screens"),
    ("files", "table"),
    ("tools", "table"),
    ("codes", "table"),
    ("club", "table"),
    ("season", "screens"),
    ("practice", "screens"),
    ("backup", "club"),
    ("scanner", "table"),
    ("frame", "analysis"),
];

/// The chunk that the page loads before those of rule sets.
const BEFORE_RULE_SETS: &str = "analysis";

/// Merges parts in `work` into one file per chunk, and writes the script that loads the files of a chunk. A
/// large part that is common to chunks of which none is loaded before the others stays a file.
pub fn merge(work: &Path, path: &OsStr) -> Result<()> {
    let chunks = split_chunks(&fs::read_to_string(work.join(LOADER))?);
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut file_of = BTreeMap::new();
    for part in all(work)? {
        let name = part.file_stem().unwrap_or_default().to_string_lossy();
        if name == super::PROGRAM {
            continue;
        }
        let users: Vec<&str> = chunks
            .iter()
            .filter(|(_, parts)| parts.iter().any(|part| *part == name))
            .map(|(chunk, _)| &**chunk)
            .collect();
        let first =
            common_chunk(&users).with_context(|| format!("no chunk is before {users:?}"))?;
        let is_large = fs::metadata(&part)?.len() >= LARGE;
        let file = if is_large && !users.contains(&first) {
            &name
        } else {
            first
        };
        files
            .entry(file.to_owned())
            .or_default()
            .push(name.to_string());
        file_of.insert(name.to_string(), file.to_owned());
    }
    for (file, parts) in &files {
        if *parts != [file.clone()] {
            merge_into(file, parts, work, path)?;
        }
    }
    let styled = document::parts_with_styles()?;
    let mut script = "import { loader } from \"./parts.js\";\n".to_owned();
    for (chunk, parts) in &chunks {
        let mut files: Vec<String> = parts
            .iter()
            .filter_map(|part| Some(format!("{}.wasm", file_of.get(part)?)))
            .collect();
        files.sort();
        files.dedup();
        files.extend(styled.contains(chunk).then(|| format!("{chunk}.css")));
        let _ = writeln!(script, "{EXPORT}{chunk} = loader({files:?});");
    }
    fs::write(work.join(LOADER), script).context("cannot write the loader")
}

/// Returns the last chunk that is loaded before all of these, or is one of them.
fn common_chunk<'a>(chunks: &[&'a str]) -> Option<&'a str> {
    let before = |chunk: &str| {
        let named = ORDER.iter().find(|(name, _)| *name == chunk);
        let before = named.map_or(BEFORE_RULE_SETS, |(_, before)| *before);
        (!chunk.is_empty()).then_some(before)
    };
    let line = |chunk: &'a str| iter::successors(Some(chunk), move |chunk| before(chunk));
    let (first, others) = chunks.split_first()?;
    line(first).find(|one| {
        !one.is_empty()
            && others
                .iter()
                .all(|other| line(other).any(|before| before == *one))
    })
}

/// Returns all wasm files in a folder.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let files = files::below(folder)?.into_iter();
    let is_wasm = |file: &String| files::extension(file) == "wasm";
    Ok(files
        .filter(is_wasm)
        .map(|file| folder.join(file))
        .collect())
}

/// Returns the files of each chunk of the last build.
pub fn files_by_chunk() -> Result<BTreeMap<String, Vec<String>>> {
    let loader = fs::read_to_string(root().join(WORK).join(LOADER))
        .context("what loads the parts is missing: `cargo xtask build` makes it")?;
    let lines = loader.lines().filter_map(|line| {
        let line = line.strip_prefix(EXPORT)?;
        line.split_once(" = loader(")
    });
    lines
        .map(|(chunk, list)| {
            let files = serde_json::from_str(list.trim_end_matches(");"))?;
            Ok((chunk.to_owned(), files))
        })
        .collect()
}

/// Returns whether a chunk is that of a rule set.
pub fn is_rule_set(chunk: &str) -> bool {
    ORDER.iter().all(|(name, _)| *name != chunk)
}

/// Prefix of the loader of a chunk.
const EXPORT: &str = "export const __wasm_split_load_";

/// Text in the splitter's script for a chunk without a file of its own.
const NO_FILE: &str = "async (_imp) => ({})";

/// A chunk and its parts.
type PartFile = (String, Vec<String>);

/// Parses the chunks in the script of the splitter.
fn split_chunks(loader: &str) -> Vec<PartFile> {
    let chunks = loader.split(EXPORT).skip(1);
    let chunk = |text: &str| {
        let (name, text) = text.split_once(' ').unwrap_or_default();
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let shared = words.filter_map(|word| word.strip_prefix("__chunk_"));
        let own = (!text.contains(NO_FILE)).then(|| format!("split_{name}"));
        let parts = own
            .into_iter()
            .chain(shared.map(|number| format!("chunk_{number}")));
        (name.to_owned(), parts.collect())
    };
    chunks.map(chunk).collect()
}

/// Merges some parts into one file.
fn merge_into(file: &str, parts: &[String], work: &Path, path: &OsStr) -> Result<()> {
    let shared = work.join("shared.wasm");
    let wasm = |name: &str| work.join(name).with_extension("wasm");
    let contents = parts.iter().map(|part| fs::read(wasm(part)));
    let contents = contents.collect::<Result<Vec<_>, _>>()?;
    fs::write(&shared, shared_module(&contents)?)?;
    let mut merge = tool(&script("wasm-merge"), path);
    merge.arg(&shared).arg(SHARED);
    for part in parts {
        merge.arg(wasm(part)).arg(part);
    }
    merge.args(FEATURES.split(' '));
    run(merge.arg("--output").arg(wasm(file)))?;
    fs::remove_file(shared)?;
    for part in parts {
        fs::remove_file(wasm(part))?;
    }
    Ok(())
}

/// Returns a module that exports its imports: merged parts import each item through it once.
fn shared_module(parts: &[Vec<u8>]) -> Result<Vec<u8>> {
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let (mut names, mut counts) = (Vec::new(), [0; 3]);
    for part in parts {
        for payload in Parser::new(0).parse_all(part) {
            let Payload::ImportSection(section) = payload? else {
                continue;
            };
            for import in section.into_imports() {
                let import = import?;
                let entity = EntityType::try_from(import.ty)?;
                let (kind, count) = match entity {
                    EntityType::Memory(_) => (ExportKind::Memory, &mut counts[0]),
                    EntityType::Table(_) => (ExportKind::Table, &mut counts[1]),
                    EntityType::Global(_) => (ExportKind::Global, &mut counts[2]),
                    _ => continue,
                };
                if import.module == SHARED && !names.contains(&import.name) {
                    names.push(import.name);
                    imports.import(PROGRAM, import.name, entity);
                    exports.export(import.name, kind, *count);
                    *count += 1;
                }
            }
        }
    }
    let mut module = Module::new();
    module.section(&imports).section(&exports);
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use super::{common_chunk, shared_module, split_chunks};

    #[test]
    fn common_part_goes_with_the_chunk_before_all() {
        for (chunks, common) in [
            (&["riichi"][..], "riichi"),
            (&["codes", "table"], "table"),
            (&["files", "codes"], "table"),
            (&["evidence", "codes"], "screens"),
            (&["table", "frame"], "analysis"),
        ] {
            assert_eq!(common_chunk(chunks), Some(common), "{chunks:?}");
        }
        // Other names are those of rule sets.
        assert_eq!(common_chunk(&["other", "table"]), Some("analysis"));
    }

    #[test]
    fn chunk_needs_its_own_part_and_shared_ones() {
        let loader = "const __chunk_5 = makeLoad(() => {}, []);\n\
            export const __wasm_split_load_more = wrap(makeLoad(() => {}\n, [__chunk_5, __chunk_7]));\n\
            export const __wasm_split_load_all = wrap(makeLoad(() => async (_imp) => ({}), [__chunk_5]));\n";
        let chunks = split_chunks(loader);
        let parts = |parts: &[&str]| parts.iter().map(|&part| part.to_owned()).collect();
        let more = parts(&["split_more", "chunk_5", "chunk_7"]);
        let all = parts(&["chunk_5"]);
        assert_eq!(chunks, [("more".to_owned(), more), ("all".to_owned(), all)]);
    }

    #[test]
    fn shared_module_imports_each_item_once() {
        // A module that imports a memory of at least one page, `__wasm_split.m`.
        let part = b"\0asm\x01\0\0\0\x02\x13\x01\x0c__wasm_split\x01m\x02\0\x01".to_vec();
        let shared = shared_module(&[part.clone(), part]).expect("parts");
        let imported = b"\0asm\x01\0\0\0\x02\x0e\x01\x07program\x01m\x02\0\x01";
        assert_eq!(shared, [&imported[..], b"\x07\x05\x01\x01m\x02\0"].concat());
    }
}
