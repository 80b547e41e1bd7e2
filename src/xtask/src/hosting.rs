//! What makes `dist/` easy to host: files that are compressed already, and the headers that
//! Netlify and Cloudflare Pages read.

use std::{
    collections::BTreeSet,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;

use crate::{run::run, workspace::root};

/// What packs well. Pictures and fonts are packed already.
const PACKED: [&str; 9] = [
    "css",
    "html",
    "js",
    "json",
    "svg",
    "ts",
    "txt",
    "wasm",
    "webmanifest",
];

/// A year: as long as anybody keeps a file.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Puts everything into `dist/` that hosts can use.
pub fn prepare() -> Result<()> {
    let dist = root().join("dist");
    let files = files(&dist)?;
    fs::write(dist.join("_headers"), headers(&files))?;
    let mut compress = Command::new("node");
    compress.arg(root().join("src/xtask/src/compress.mjs"));
    run(compress.args(
        files
            .iter()
            .filter(|file| packs(file))
            .map(|file| dist.join(file)),
    ))
}

/// All files below a folder, in order, by their paths from there.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut folders = vec![PathBuf::new()];
    let mut files = Vec::new();
    while let Some(below) = folders.pop() {
        for entry in fs::read_dir(folder.join(&below))? {
            let entry = entry?;
            let path = below.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else {
                files.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    files.sort();
    Ok(files)
}

fn packs(file: &str) -> bool {
    let (_, kind) = file.rsplit_once('.').unwrap_or_default();
    PACKED.contains(&kind)
}

/// Every host may use the files, and asks again whether they are new; but not for those in the folder
/// whose name changes with them.
fn headers(files: &[String]) -> String {
    let mut text =
        "/*\n  Access-Control-Allow-Origin: *\n  X-Content-Type-Options: nosniff\n".to_owned();
    let folders: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| hashed_folder(file))
        .collect();
    for folder in folders {
        let _ = writeln!(text, "/{folder}/*\n  Cache-Control: {FOR_EVER}");
    }
    text
}

/// The folder of a file, if its name ends with a hash of all that is in it: `app-0123456789abcdef`.
fn hashed_folder(file: &str) -> Option<&str> {
    let (folder, _) = file.split_once('/')?;
    let (_, hash) = folder.rsplit_once('-')?;
    let is_hash = hash.len() == 16 && hash.chars().all(|letter| letter.is_ascii_hexdigit());
    is_hash.then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::{hashed_folder, headers, packs};

    #[test]
    fn a_folder_with_a_hash_is_told_from_one_without() {
        let app = "app-41fc12eb21a31d57";
        for (file, folder) in [
            ("app-41fc12eb21a31d57/start.js", Some(app)),
            ("app-41fc12eb21a31d57/words/ja.txt", Some(app)),
            ("index.html", None),
            ("npm/hands.wasm", None),
            ("icons/maskable-512.png", None),
            ("a-b/c.js", None),
        ] {
            assert_eq!(hashed_folder(file), folder, "{file}");
        }
    }

    #[test]
    fn text_is_packed_and_pictures_are_not() {
        let all = [
            "index.html",
            "a/b.wasm",
            "icon.png",
            "LICENSE-MIT",
            "_headers",
        ];
        assert_eq!(all.map(packs), [true, true, false, false, false]);
    }

    #[test]
    fn only_what_lies_below_a_hash_is_kept_for_ever() {
        let files = ["start.js", "words/ja.txt"].map(|file| format!("app-0123456789abcdef/{file}"));
        let headers = headers(&[&files[..], &["index.html".to_owned()]].concat());
        assert!(headers.starts_with("/*\n  Access-Control-Allow-Origin: *\n"));
        assert!(headers.ends_with(
            "/app-0123456789abcdef/*\n  Cache-Control: public, max-age=31536000, immutable\n"
        ));
        assert_eq!(headers.matches("immutable").count(), 1);
    }
}
