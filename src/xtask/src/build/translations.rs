//! The translations: one file per language, merged from the folders of the texts.

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{files, workspace::root};

/// Merges `src/**/words/<language>.txt` into `<language>.txt` in a folder: first common translations, sorted
/// by the English, then those of single parts, after `# <part>`.
pub fn bundle(to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let source = root().join("src");
    let mut languages: BTreeMap<PathBuf, Vec<(String, String)>> = BTreeMap::new();
    for file in files::below(&source)? {
        let path = Path::new(&file);
        let folder = path.parent().filter(|folder| folder.ends_with("words"));
        let Some(folder) = folder.filter(|_| files::extension(&file) == "txt") else {
            continue;
        };
        let text = fs::read_to_string(source.join(&file))
            .with_context(|| format!("cannot read src/{file}"))?;
        let name = PathBuf::from(path.file_name().unwrap_or_default());
        languages
            .entry(name)
            .or_default()
            .push((part(folder), text));
    }
    for (name, parts) in languages {
        fs::write(to.join(name), merged(&parts)).context("cannot write the translations")?;
    }
    Ok(())
}

/// Returns the key of the part that a folder of translations belongs to; empty for common translations.
fn part(folder: &Path) -> String {
    let owner = folder.parent().unwrap_or(folder);
    if owner.starts_with("app") {
        return "page".to_owned();
    }
    if owner.ends_with("rules/src") {
        return String::new();
    }
    // The part of a crate is that crate, not its folder of sources.
    let crate_folder = owner.parent().filter(|_| owner.ends_with("src"));
    let owner = crate_folder.unwrap_or(owner);
    let name = owner.file_name().unwrap_or_default().to_string_lossy();
    name.replace('_', "-")
}

/// Merges the translations of all parts into one text.
fn merged(parts: &[(String, String)]) -> String {
    let mut translations: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for (part, text) in parts {
        for (english, translation) in text.lines().zip(text.lines().skip(1)) {
            if translation.starts_with("= ") {
                translations
                    .entry(english)
                    .or_default()
                    .insert(part, translation);
            }
        }
    }
    let mut shared = String::new();
    let mut own: BTreeMap<&str, String> = BTreeMap::new();
    for (english, by_part) in translations {
        // The empty key of common translations sorts first.
        let common = by_part.values().next().copied().unwrap_or_default();
        let _ = writeln!(shared, "{english}\n{common}");
        for (part, translation) in by_part.iter().filter(|(_, other)| **other != common) {
            let _ = writeln!(own.entry(part).or_default(), "{english}\n{translation}");
        }
    }
    for (part, text) in own {
        let _ = write!(shared, "# {part}\n{text}");
    }
    shared
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{merged, part};

    #[test]
    fn shared_translations_come_first_others_by_part() {
        let parts = [
            ("singapore", "limit\n= 上限\n\nwest\n= 西\n"),
            ("", "west\n= 西\n\nEast wind\n= 東風\n"),
            ("riichi", "limit\n= 満貫\n\nwest\n= 西家\n"),
        ];
        let parts = parts.map(|(part, text)| (part.to_owned(), text.to_owned()));
        assert_eq!(
            merged(&parts),
            "East wind\n= 東風\nlimit\n= 満貫\nwest\n= 西\n# riichi\nwest\n= 西家\n# singapore\nlimit\n= 上限\n"
        );
    }

    #[test]
    fn key_of_a_part_is_its_folder() {
        for (folder, key) in [
            ("app/src/words", "page"),
            ("rules/src/words", ""),
            ("club/src/words", "club"),
            ("practice/src/words", "practice"),
            ("rules/src/rule_sets/hk_old_style/words", "hk-old-style"),
            ("rules/src/fouls/penalty_books/words", "penalty-books"),
        ] {
            assert_eq!(part(Path::new(folder)), key);
        }
    }
}
