//! Parts of the program that are too small for a file of their own: several come in one, so that the page
//! asks once for all of them. Such a file is wasm too, and has each part as a custom section of its name,
//! which `src/app/start/parts.js` takes out.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result};
use wasm_encoder::{CustomSection, Module};

use super::program;
use crate::first_load::{LOADER, loaded_by};

/// Bytes of a part, before it is shrunk to half of that, from which on it has a file of its own.
const LARGE: u64 = 24_000;

/// What the first result waits for, and what everything else does.
const FILES: [&str; 2] = ["parts_deferred", "parts_further"];

/// The parts in `work` that lie in a file with others, and the name of that file.
fn joined(work: &Path) -> Result<BTreeMap<String, &'static str>> {
    let loader = work.join(LOADER);
    if !loader.exists() {
        return Ok(BTreeMap::new());
    }
    let loader = fs::read_to_string(loader)?;
    let first = loaded_by("deferred", &loader);
    let mut joined = BTreeMap::new();
    for part in program::parts(work)? {
        let name = part.file_stem().unwrap_or_default().to_string_lossy();
        if fs::metadata(&part)?.len() < LARGE {
            let file = FILES[usize::from(!first.contains(&name.to_string()))];
            joined.insert(name.into_owned(), file);
        }
    }
    Ok(joined)
}

/// Joins them in the folder of the program, where they are shrunk already.
pub fn join(work: &Path, app: &Path) -> Result<()> {
    let joined = joined(work)?;
    for file in FILES {
        let mut module = Module::new();
        for (part, _) in joined.iter().filter(|(_, of)| **of == file) {
            let path = app.join(part).with_extension("wasm");
            let data = fs::read(&path).with_context(|| format!("no part {part}"))?;
            fs::remove_file(path)?;
            module.section(&CustomSection {
                name: part.into(),
                data: data.into(),
            });
        }
        fs::write(app.join(file).with_extension("wasm"), module.finish())?;
    }
    Ok(())
}

/// The files that hold these parts, each once.
pub fn files(parts: &[String], work: &Path) -> Result<Vec<String>> {
    let joined = joined(work)?;
    let file = |part: &String| {
        joined
            .get(part)
            .map_or_else(|| part.clone(), |&file| file.to_owned())
    };
    let files: BTreeSet<String> = parts.iter().map(file).collect();
    Ok(files.into_iter().collect())
}

/// Writes beside `parts.js` in which file each part is.
pub fn list(work: &Path) -> Result<()> {
    let joined = joined(work)?;
    let parts = joined
        .iter()
        .map(|(part, file)| format!("{part:?}:{file:?}"));
    let list = format!("{{{}}}", parts.collect::<Vec<_>>().join(","));
    fs::write(work.join("parts.json"), list).context("cannot list the small parts")
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::{LARGE, files, join, list};
    use crate::first_load::LOADER;

    #[test]
    fn small_parts_come_in_one_file_each_by_its_name() {
        let work = env::temp_dir().join(format!("tilewise-joined-{}", process::id()));
        let app = work.join("app");
        fs::create_dir_all(&app).unwrap();
        let loader =
            "export const __wasm_split_load_deferred = wrap(makeLoad(() => {}, [__chunk_1]));";
        fs::write(work.join(LOADER), loader).unwrap();
        let large = vec![0; LARGE.try_into().unwrap()];
        for (part, bytes) in [
            ("chunk_1", &b"one"[..]),
            ("chunk_2", b"two"),
            ("split_deferred", b"deferred"),
            ("chunk_3", &large),
        ] {
            for folder in [&work, &app] {
                fs::write(folder.join(part).with_extension("wasm"), bytes).unwrap();
            }
        }

        let asked = ["chunk_1", "chunk_2", "chunk_3", "split_deferred"].map(str::to_owned);
        let asked_for = files(&asked, &work).unwrap();
        list(&work).unwrap();
        let listed = fs::read_to_string(work.join("parts.json")).unwrap();
        join(&work, &app).unwrap();
        let deferred = fs::read(app.join("parts_deferred.wasm")).unwrap();
        let mut left: Vec<_> = fs::read_dir(&app)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        fs::remove_dir_all(&work).unwrap();

        let names = ["chunk_3", "parts_deferred", "parts_further"];
        assert_eq!(asked_for, names);
        assert_eq!(left, names.map(|name| format!("{name}.wasm")));
        assert_eq!(
            listed,
            r#"{"chunk_1":"parts_deferred","chunk_2":"parts_further","split_deferred":"parts_deferred"}"#
        );
        // A header of eight bytes, then for each section: what it is, its length, its name's, its name.
        assert_eq!(
            deferred,
            b"\0asm\x01\0\0\0\0\x0b\x07chunk_1one\0\x17\x0esplit_deferreddeferred"
        );
    }
}
