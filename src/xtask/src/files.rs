//! Files: lists, copies, hashes, compression.

use std::{
    fs, io, iter,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use anyhow::{Context, Result, anyhow};
use base64::{Engine, prelude::BASE64_STANDARD};
use brotli::enc::{BrotliEncoderParams, backward_references::BrotliEncoderMode};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

/// Returns the relative paths of all files below a folder, sorted.
pub fn below(folder: &Path) -> Result<Vec<String>> {
    let mut folders = vec![PathBuf::new()];
    let mut files = Vec::new();
    while let Some(below) = folders.pop() {
        let entries = fs::read_dir(folder.join(&below))
            .with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
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

/// Returns the extension of a file name.
pub fn extension(file: &str) -> &str {
    file.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Creates an empty folder, and deletes an existing one.
pub fn empty(folder: &Path) -> Result<PathBuf> {
    fs::remove_dir_all(folder).ok();
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Ok(folder.to_owned())
}

/// Copies the files of a folder, without its subfolders.
pub fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for file in below(from)?.iter().filter(|file| !file.contains('/')) {
        fs::copy(from.join(file), to.join(file)).with_context(|| format!("cannot copy {file}"))?;
    }
    Ok(())
}

/// Hash of the names and contents of all files in a folder: 16 hexadecimal digits.
pub fn hash_of_folder(folder: &Path) -> Result<String> {
    let mut hasher = Sha256::new();
    for file in below(folder)? {
        let content = fs::read(folder.join(&file))?;
        for bytes in [file.as_bytes(), &content] {
            hasher.update((bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        }
    }
    Ok(short_hash(hasher))
}

/// Hash of a text: 16 hexadecimal digits.
pub fn hash(text: &str) -> String {
    short_hash(Sha256::new().chain_update(text))
}

fn short_hash(hasher: Sha256) -> String {
    let bytes = hasher.finalize();
    let (first, _) = bytes.split_at(8);
    first
        .iter()
        .fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// Hash for subresource integrity and for content security policies.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

/// The content of a file, compressed with brotli; the best quality is 11.
pub fn brotli(file: &Path, quality: i32) -> Result<Vec<u8>> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let is_wasm = file
        .extension()
        .is_some_and(|extension| extension == "wasm");
    let parameters = BrotliEncoderParams {
        // Wasm compresses like fonts: distances are short and similar.
        mode: if is_wasm {
            BrotliEncoderMode::BROTLI_MODE_FONT
        } else {
            BrotliEncoderMode::BROTLI_MODE_GENERIC
        },
        quality,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)?;
    Ok(compressed)
}

/// The content of a file, compressed with gzip.
pub fn gzip(file: &Path) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    io::copy(&mut fs::File::open(file)?, &mut encoder)?;
    Ok(encoder.finish()?)
}

/// Applies a function to each item on all cores; returns the results in order, or the first error.
pub fn in_parallel<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let index = || next.fetch_add(1, Ordering::Relaxed);
        let items =
            iter::from_fn(|| Some(index()).and_then(|index| Some((index, items.get(index)?))));
        items
            .map(|(index, item)| (index, work(item)))
            .collect::<Vec<_>>()
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut results = Vec::new();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            results.extend(worker.join().map_err(|_| anyhow!("a thread panicked"))?);
        }
        anyhow::Ok(())
    })?;
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::{fs, hash, in_parallel, integrity};

    #[test]
    fn hashes_are_sha256() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea");
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }

    #[test]
    fn parallel_results_keep_their_order() {
        let numbers: Vec<u32> = (0..100).collect();
        let results = in_parallel(&numbers, |number| Ok(*number));
        assert_eq!(results.unwrap(), numbers);
        assert!(in_parallel(&numbers, |_| fs::read("").map_err(Into::into)).is_err());
    }
}
