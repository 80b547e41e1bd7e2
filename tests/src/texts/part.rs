//! Parts of the source with their own words.

use std::fs;
use std::path::{Path, PathBuf};

use crate::play::RULE_SETS;

/// A part of the source, and the folder of its translations.
#[derive(Debug)]
pub struct SourcePart {
    /// Folders and files of the source.
    source: Vec<String>,
    /// Excluded files, which belong to other parts.
    except: &'static [&'static str],
    /// The folder of the words.
    pub words: String,
    /// Whether texts are marked.
    pub marked: bool,
    /// Files of figures with sentences.
    pub figure_files: &'static [&'static str],
}

/// Returns all parts.
pub fn parts() -> Vec<SourcePart> {
    let rules = SourcePart {
        source: ["src/rules/src", "src/ledger/src"]
            .map(str::to_owned)
            .to_vec(),
        except: &[
            "src/ledger/src/testing.rs",
            "src/rules/src/rule_sets",
            "src/rules/src/fouls/penalty_books",
        ],
        words: "src/rules/src/words".to_owned(),
        marked: false,
        figure_files: &[],
    };
    let club = SourcePart {
        source: vec!["src/club/src".to_owned()],
        except: &["src/club/src/testing.rs"],
        words: "src/club/src/words".to_owned(),
        marked: false,
        figure_files: &[],
    };
    let practice = SourcePart {
        source: vec!["src/practice/src".to_owned()],
        except: &[],
        words: "src/practice/src/words".to_owned(),
        marked: false,
        figure_files: &[],
    };
    let app = SourcePart {
        source: vec!["src/app/src".to_owned()],
        except: &[],
        words: "src/app/src/words".to_owned(),
        marked: true,
        figure_files: &["src/app/src/rules/figures.txt"],
    };
    let folders = RULE_SETS.iter().map(|one| one.folder);
    let folders = folders.chain(["src/rules/src/fouls/penalty_books"]);
    let inner = [rules].into_iter().chain(folders.map(folder));
    inner.chain([club, practice, app]).collect()
}

/// Returns the part of a folder and the file of the same name, with its words in the folder.
fn folder(path: &str) -> SourcePart {
    SourcePart {
        source: vec![format!("{path}.rs"), path.to_owned()],
        except: &[],
        words: format!("{path}/words"),
        marked: false,
        figure_files: &[],
    }
}

impl SourcePart {
    /// Returns its source files without tests, sorted by name.
    pub(super) fn files(&self, home: &Path) -> Vec<PathBuf> {
        let mut files = Vec::new();
        for one in &self.source {
            self.add(home, Path::new(one), &mut files);
        }
        files
    }

    fn add(&self, home: &Path, folder: &Path, files: &mut Vec<PathBuf>) {
        if home.join(folder).is_file() {
            files.push(home.join(folder));
            return;
        }
        let Ok(entries) = fs::read_dir(home.join(folder)) else {
            return;
        };
        let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
        names.sort();
        for name in names {
            let path = folder.join(&name);
            let stem = path.file_stem().unwrap_or_default();
            if self.except.iter().any(|one| Path::new(one) == path) || stem == "tests" {
                continue;
            }
            if home.join(&path).is_dir() {
                self.add(home, &path, files);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                files.push(home.join(path));
            }
        }
    }
}
