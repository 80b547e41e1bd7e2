//! The parts of the source that have words of their own.

use std::fs;
use std::path::{Path, PathBuf};

/// A part of the source, and where its words in other languages lie.
#[derive(Debug)]
pub struct Part {
    /// Folders and files of the source.
    source: &'static [&'static str],
    /// What of them belongs to other parts.
    except: &'static [&'static str],
    /// The folder of the words.
    pub words: &'static str,
    /// Whether texts are marked.
    pub marked: bool,
}

/// All parts.
pub const PARTS: [Part; 6] = [
    Part {
        source: &["src/rules/src"],
        except: &[
            "src/rules/src/rule_sets",
            "src/rules/src/fouls/penalty_books",
        ],
        words: "src/rules/src/words",
        marked: false,
    },
    book(
        "src/rules/src/rule_sets/hk_old_style/words",
        &[
            "src/rules/src/rule_sets/hk_old_style.rs",
            "src/rules/src/rule_sets/hk_old_style",
        ],
    ),
    book(
        "src/rules/src/rule_sets/sparrows_nest/words",
        &[
            "src/rules/src/rule_sets/sparrows_nest.rs",
            "src/rules/src/rule_sets/sparrows_nest",
        ],
    ),
    book(
        "src/rules/src/rule_sets/singapore/words",
        &[
            "src/rules/src/rule_sets/singapore.rs",
            "src/rules/src/rule_sets/singapore",
        ],
    ),
    book(
        "src/rules/src/fouls/penalty_books/words",
        &[
            "src/rules/src/fouls/penalty_books.rs",
            "src/rules/src/fouls/penalty_books",
        ],
    ),
    Part {
        source: &["src/app/src"],
        except: &[],
        words: "src/app/src/words",
        marked: true,
    },
];

const fn book(words: &'static str, source: &'static [&'static str]) -> Part {
    Part {
        source,
        except: &[],
        words,
        marked: false,
    }
}

impl Part {
    /// Its files of source, in the order of their names; tests are none.
    pub(super) fn files(&self, home: &Path) -> Vec<PathBuf> {
        let mut files = Vec::new();
        for one in self.source {
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
