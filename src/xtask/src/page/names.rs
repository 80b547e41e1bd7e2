//! The names by which the wasm of a release asks for what the browser can do.
//!
//! wasm-bindgen ends each with a hash, in the script and in the wasm. A hash doesn't pack: all of them
//! together are 2.8 KB of brotli. Numbers do, and as long as they are as long, nothing else moves.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::Result;

/// What the names begin with.
const PREFIX: &str = "__wbg_";

/// How long the hash is with which they end.
const HASH: usize = 16;

/// Counts instead of hashing, in the `script` that wasm-bindgen made and in the wasm beside it.
pub fn shorten(script: &Path) -> Result<()> {
    let text = fs::read_to_string(script)?;
    let numbered = numbered(&text);
    fs::write(script, replaced(text.as_bytes(), &numbered))?;
    let wasm = script.with_file_name(format!(
        "{}_bg.wasm",
        script.file_stem().unwrap_or_default().to_string_lossy()
    ));
    let bytes = fs::read(&wasm)?;
    fs::write(wasm, replaced(&bytes, &numbered))?;
    Ok(())
}

/// All names in a script, each with the one that it gets.
fn numbered(script: &str) -> BTreeMap<&str, String> {
    let names = script.match_indices(PREFIX).filter_map(|(start, _)| {
        let rest = &script[start..];
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let name = &rest[..end.unwrap_or(rest.len())];
        let (before, hash) = name.rsplit_once('_')?;
        let is_hash = hash.len() == HASH && hash.bytes().all(|one| one.is_ascii_hexdigit());
        is_hash.then_some((name, before))
    });
    // The same name with another hash is another one.
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let distinct: BTreeSet<_> = names.collect();
    distinct
        .into_iter()
        .map(|(name, before)| {
            let count = counts.entry(before).or_default();
            *count += 1;
            (name, format!("{before}_{count:0HASH$}"))
        })
        .collect()
}

/// The bytes with every name in them replaced by one that is as long.
fn replaced(bytes: &[u8], names: &BTreeMap<&str, String>) -> Vec<u8> {
    let mut replaced = bytes.to_vec();
    let mut place = 0;
    while let Some(found) = next(&bytes[place..]) {
        place += found;
        let rest = &bytes[place..];
        let name = names
            .iter()
            .find(|(name, _)| rest.starts_with(name.as_bytes()));
        if let Some((name, other)) = name {
            replaced[place..place + name.len()].copy_from_slice(other.as_bytes());
        }
        place += PREFIX.len();
    }
    replaced
}

/// Where the next name begins.
fn next(bytes: &[u8]) -> Option<usize> {
    bytes
        .windows(PREFIX.len())
        .position(|window| window == PREFIX.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::{numbered, replaced};

    const SCRIPT: &str = "{__wbg_key_76125a528069feff:f(){},__wbg_key_a0128fb7c568d8e5:g,\
        __wbg_cb_unref_09736879a3f67559:h,__wbg_start:i,__wbg___wbindgen_throw_4c88d8bf264fd984:j}";

    #[test]
    fn names_are_numbered_each_by_itself() {
        let text = replaced(SCRIPT.as_bytes(), &numbered(SCRIPT));
        assert_eq!(
            String::from_utf8(text).unwrap(),
            "{__wbg_key_0000000000000001:f(){},__wbg_key_0000000000000002:g,\
             __wbg_cb_unref_0000000000000001:h,__wbg_start:i,\
             __wbg___wbindgen_throw_0000000000000001:j}"
        );
    }

    #[test]
    fn wasm_gets_the_same_names_and_nothing_in_it_moves() {
        let wasm = b"\0asm\x1b__wbg_key_a0128fb7c568d8e5\0\x02__wbg_other_a0128fb7c568d8e5";
        assert_eq!(
            replaced(wasm, &numbered(SCRIPT)),
            b"\0asm\x1b__wbg_key_0000000000000002\0\x02__wbg_other_a0128fb7c568d8e5"
        );
    }
}
