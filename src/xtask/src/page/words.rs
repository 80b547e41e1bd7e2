//! The words of the page's languages: one file for each, of those that lie beside the texts.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{hosting::files, workspace::root};

/// Joins `src/**/words/<language>.txt` into `<language>.txt` in a folder, sorted by the English, as
/// the page looks them up.
pub fn join(to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let source = root().join("src");
    let mut languages: BTreeMap<PathBuf, String> = BTreeMap::new();
    for file in files(&source)?.iter().map(Path::new) {
        let is_words = file
            .parent()
            .is_some_and(|folder| folder.ends_with("words"));
        if is_words && file.extension().is_some_and(|kind| kind == "txt") {
            let text = fs::read_to_string(source.join(file))
                .with_context(|| format!("cannot read src/{}", file.display()))?;
            let name = PathBuf::from(file.file_name().unwrap_or_default());
            let words = languages.entry(name).or_default();
            words.push_str(&text);
            words.push('\n');
        }
    }
    for (name, words) in languages {
        fs::write(to.join(name), sorted(&words)).context("cannot write the words")?;
    }
    Ok(())
}

/// Pairs of lines, English and behind `= ` what it is in another language, sorted.
fn sorted(words: &str) -> String {
    let lines = words.lines().zip(words.lines().skip(1));
    let pairs: BTreeSet<_> = lines
        .filter(|(_, translation)| translation.starts_with(TRANSLATION))
        .collect();
    let lines = pairs.into_iter().flat_map(<[&str; 2]>::from);
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// How the line of a translation begins.
const TRANSLATION: &str = "= ";

#[cfg(test)]
mod tests {
    use super::sorted;

    #[test]
    fn words_are_sorted_and_stand_once() {
        let words = "west\n= 西\n\nEast wind\n= 東風\n\nwest\n= 西\n";
        assert_eq!(sorted(words), "East wind\n= 東風\nwest\n= 西\n");
    }
}
