//! The stylesheets, joined into one file so that the page asks once.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::workspace::root;

const FIRST: &str = "tokens.css";

/// Joins `styles/*.css` into one file: the tokens, then the others by name.
pub fn join(to: &Path) -> Result<()> {
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
    fs::write(to, joined).context("cannot write the styles")
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
