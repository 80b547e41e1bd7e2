//! What makes `dist/` easy to host: files that are compressed already, and the headers that
//! Netlify and Cloudflare Pages read.

use std::{
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

/// Every host may use the files, and asks again whether they are new; but not for those whose name
/// changes with them.
fn headers(files: &[String]) -> String {
    let mut text =
        "/*\n  Access-Control-Allow-Origin: *\n  X-Content-Type-Options: nosniff\n".to_owned();
    for file in files.iter().filter(|file| is_hashed(file)) {
        let _ = writeln!(text, "/{file}\n  Cache-Control: {FOR_EVER}");
    }
    text
}

/// Whether the name of a file ends with a hash of it: `app-0123456789abcdef_bg.wasm`.
fn is_hashed(file: &str) -> bool {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let stem = stem.strip_suffix("_bg").unwrap_or(stem);
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() >= 8 && hash.chars().all(|letter| letter.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::{headers, is_hashed, packs};

    #[test]
    fn a_name_with_a_hash_is_told_from_one_without() {
        for (file, is) in [
            ("tilewise-app-41fc12eb21a31d57_bg.wasm", true),
            ("tilewise-app-41fc12eb21a31d57.js", true),
            ("styles-9e2c44d08cd7c47d.css", true),
            ("rules-01234567.wasm", true),
            ("index.html", false),
            ("sw.js", false),
            ("npm/hands.wasm", false),
            ("zh-hant.json", false),
            ("icon-maskable.png", false),
        ] {
            assert_eq!(is_hashed(file), is, "{file}");
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
    fn only_names_with_a_hash_are_kept_for_ever() {
        let files = ["app-0123456789abcdef.js", "index.html"].map(str::to_owned);
        let headers = headers(&files);
        assert!(headers.starts_with("/*\n  Access-Control-Allow-Origin: *\n"));
        assert!(headers.ends_with(
            "/app-0123456789abcdef.js\n  Cache-Control: public, max-age=31536000, immutable\n"
        ));
        assert!(!headers.contains("index.html"));
    }
}
