//! The words of the page's languages: one file for each, of those that lie beside the texts.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{hosting::files, workspace::root};

/// Joins `src/**/words/<language>.txt` into `<language>.txt` in a folder: first what the parts share,
/// sorted by the English, then behind `# <part>` what only that part says so.
pub fn join(to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let source = root().join("src");
    let mut languages: BTreeMap<PathBuf, Vec<(String, String)>> = BTreeMap::new();
    for file in files(&source)?.iter().map(Path::new) {
        let folder = file.parent().filter(|folder| folder.ends_with("words"));
        let is_words = file.extension().is_some_and(|kind| kind == "txt");
        if let Some(folder) = folder.filter(|_| is_words) {
            let text = fs::read_to_string(source.join(file))
                .with_context(|| format!("cannot read src/{}", file.display()))?;
            let name = PathBuf::from(file.file_name().unwrap_or_default());
            languages
                .entry(name)
                .or_default()
                .push((part(folder), text));
        }
    }
    for (name, parts) in languages {
        fs::write(to.join(name), joined(&parts)).context("cannot write the words")?;
    }
    Ok(())
}

/// The key of the part whose words lie in a folder.
fn part(folder: &Path) -> String {
    let owner = folder.parent().unwrap_or(folder);
    if owner.starts_with("app") {
        return "page".to_owned();
    }
    if owner.ends_with("rules/src") {
        return SHARED.to_owned();
    }
    let name = owner.file_name().unwrap_or_default().to_string_lossy();
    name.replace('_', "-")
}

/// The part whose words all others share.
const SHARED: &str = "";

/// The words of all parts in one text.
fn joined(parts: &[(String, String)]) -> String {
    let mut said: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for (part, words) in parts {
        for (english, translation) in pairs(words) {
            said.entry(english).or_default().insert(part, translation);
        }
    }
    let mut shared = String::new();
    let mut own: BTreeMap<&str, String> = BTreeMap::new();
    for (english, by_part) in said {
        // The empty key comes first: what all share goes before what one part says.
        let Some((_, common)) = by_part.first_key_value() else {
            continue;
        };
        write(&mut shared, english, common);
        for (part, translation) in by_part.iter().filter(|(_, said)| *said != common) {
            write(own.entry(part).or_default(), english, translation);
        }
    }
    for (part, words) in own {
        shared.extend(["# ", part, "\n", &words]);
    }
    shared
}

/// Pairs of lines: English, and behind `= ` what it is in another language.
fn pairs(words: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = words.lines().zip(words.lines().skip(1));
    lines.filter(|(_, translation)| translation.starts_with(TRANSLATION))
}

fn write(words: &mut String, english: &str, translation: &str) {
    for line in [english, translation] {
        words.push_str(line);
        words.push('\n');
    }
}

/// How the line of a translation begins.
const TRANSLATION: &str = "= ";

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{joined, part};

    #[test]
    fn what_parts_share_stands_once_and_what_they_do_not_under_each() {
        let parts = [
            ("singapore", "limit\n= 上限\n\nwest\n= 西\n"),
            ("", "west\n= 西\n\nEast wind\n= 東風\n"),
            ("riichi", "limit\n= 満貫\n\nwest\n= 西家\n"),
        ];
        let parts = parts.map(|(part, words)| (part.to_owned(), words.to_owned()));
        assert_eq!(
            joined(&parts),
            "East wind\n= 東風\nlimit\n= 満貫\nwest\n= 西\n# riichi\nwest\n= 西家\n# singapore\nlimit\n= 上限\n"
        );
    }

    #[test]
    fn a_part_goes_by_its_folder() {
        for (folder, key) in [
            ("app/src/words", "page"),
            ("rules/src/words", ""),
            ("rules/src/rule_sets/hk_old_style/words", "hk-old-style"),
            ("rules/src/fouls/penalty_books/words", "penalty-books"),
        ] {
            assert_eq!(part(Path::new(folder)), key);
        }
    }
}
