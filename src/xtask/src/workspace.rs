//! The workspace: its folder, its cargo, its lock file.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

/// The top folder of the workspace.
pub fn root() -> PathBuf {
    // Read at run time, since clones may share one target folder.
    let manifest = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    manifest
        .ancestors()
        .nth(2)
        .map_or_else(|| manifest.clone(), Path::to_path_buf)
}

/// Returns a command of the cargo that started this program, in the top folder.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The version of `package` in `Cargo.lock`.
pub fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("cannot read Cargo.lock")?;
    version_in_lock(&lock, package)
        .map(str::to_owned)
        .with_context(|| format!("Cargo.lock has no package {package}"))
}

/// Returns the last file with an ending in the messages of cargo.
pub fn artifact(messages: &str, ending: &str) -> Option<PathBuf> {
    let end = format!("{ending}\"");
    let (before, _) = messages.rsplit_once(&end)?;
    let (_, path) = before.rsplit_once('"')?;
    Some(PathBuf::from(path.replace("\\\\", "\\") + ending))
}

fn version_in_lock<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

/// Returns the rows of a table in a text, each with its cells.
pub fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = table.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| line.split('|').map(str::trim).collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{artifact, version_in_lock};

    #[test]
    fn artifact_is_read_from_messages() {
        let messages = "{\"filenames\":[\"/t/libserde.rlib\"]}\n\
            {\"filenames\":[\"/t/release/tilewise_wasm.wasm\",\"/t/libtilewise_wasm.rlib\"]}\n";
        let path = Path::new("/t/release/tilewise_wasm.wasm");
        assert_eq!(artifact(messages, ".wasm").as_deref(), Some(path));
        assert_eq!(artifact("{}", ".wasm"), None);
    }

    #[test]
    fn version_is_read_from_the_lock_file() {
        let lock = "version = 4\n\n\
            [[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"…\"\n";
        for (package, version) in [
            ("wasm-bindgen", Some("0.2.130")),
            ("wasm-bindgen-macro", Some("0.2.1")),
            ("wasm", None),
        ] {
            assert_eq!(version_in_lock(lock, package), version, "{package}");
        }
    }
}
