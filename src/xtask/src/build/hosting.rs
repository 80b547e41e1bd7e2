//! Files for hosts: compressed copies, and the headers for Netlify and Cloudflare Pages.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

use anyhow::Result;

use crate::files::{self, in_parallel};

/// Extensions of files that compress well. Pictures and fonts are compressed already.
const COMPRESSED: [&str; 9] = [
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

/// Writes .br and .gz copies of each file, if they are smaller.
pub fn compress(dist: &Path, quality: i32) -> Result<()> {
    let mut all = files::below(dist)?;
    all.retain(|file| COMPRESSED.contains(&files::extension(file)));
    in_parallel(&all, |file| {
        let path = dist.join(file);
        let size = fs::metadata(&path)?.len();
        for (extension, compressed) in [
            ("br", files::brotli(&path, quality)?),
            ("gz", files::gzip(&path)?),
        ] {
            if (compressed.len() as u64) < size {
                fs::write(dist.join(format!("{file}.{extension}")), compressed)?;
            }
        }
        Ok(())
    })?;
    Ok(())
}

/// Writes the headers.
pub fn write_headers(dist: &Path) -> Result<()> {
    Ok(fs::write(
        dist.join("_headers"),
        headers(&files::below(dist)?),
    )?)
}

/// Returns headers that allow any site to use the files. Browsers revalidate them, except in folders with a
/// hash.
fn headers<S: AsRef<str>>(files: &[S]) -> String {
    let mut text =
        "/*\n  Access-Control-Allow-Origin: *\n  X-Content-Type-Options: nosniff\n".to_owned();
    let folders: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| hashed_folder(file.as_ref()))
        .collect();
    for folder in folders {
        let _ = writeln!(
            text,
            "/{folder}/*\n  Cache-Control: public, max-age=31536000, immutable"
        );
    }
    text
}

/// Returns the folder of a file, if its name ends with a hash: `app-0123456789abcdef`.
fn hashed_folder(file: &str) -> Option<&str> {
    let (folder, _) = file.split_once('/')?;
    let (_, hash) = folder.rsplit_once('-')?;
    let is_hash = hash.len() == 16 && hash.chars().all(|letter| letter.is_ascii_hexdigit());
    is_hash.then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::headers;

    #[test]
    fn only_hashed_folders_are_immutable() {
        let app = [
            "app-0123456789abcdef/start.js",
            "app-0123456789abcdef/words/ja.txt",
        ];
        let rest = [
            "index.html",
            "npm/tilewise.wasm",
            "icons/maskable-512.png",
            "a-b/c.js",
        ];
        let headers = headers(&[&app[..], &rest].concat());
        assert!(headers.starts_with("/*\n  Access-Control-Allow-Origin: *\n"));
        assert!(headers.ends_with(
            "/app-0123456789abcdef/*\n  Cache-Control: public, max-age=31536000, immutable\n"
        ));
        assert_eq!(headers.matches("immutable").count(), 1);
    }
}
