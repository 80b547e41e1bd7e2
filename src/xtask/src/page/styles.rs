//! The stylesheets, joined: they stand in the page.

use std::{ffi::OsString, fs, path::Path};

use anyhow::{Context, Result};

use super::scripts;
use crate::workspace::root;

const FIRST: &str = "tokens.css";

/// `styles/*.css` in one text, shrunk for a release: the tokens, then the others by name.
pub fn joined(work: &Path, is_release: bool, path: &OsString) -> Result<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("styles")).context("cannot read styles/")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            files.push(path);
        }
    }
    files.sort_by_key(|path| rank(path));
    let mut joined = String::new();
    for path in files {
        joined += &fs::read_to_string(&path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        joined.push('\n');
    }
    if !is_release {
        return Ok(joined);
    }
    let file = work.join("styles.css");
    fs::write(&file, joined)?;
    scripts::shrink_styles(&file, path)?;
    fs::read_to_string(file).context("no styles")
}

fn rank(path: &Path) -> (bool, String) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    (name != FIRST, name.into_owned())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::rank;

    #[test]
    fn the_tokens_come_first() {
        let mut names = ["tray.css", "keys.css", "tokens.css", "zoom.css"];
        names.sort_by_key(|name| rank(Path::new(name)));
        assert_eq!(names, ["tokens.css", "keys.css", "tray.css", "zoom.css"]);
    }
}
