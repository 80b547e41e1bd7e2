//! Which file of the source looks at which other one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a crate by the paths of their modules, and what each looks at.
#[derive(Debug, Default)]
pub struct Modules {
    /// What a module looks at, by its path: `engine::score`. The root of the crate is none.
    pub looks_at: BTreeMap<String, BTreeSet<String>>,
}

/// What a module says of itself.
struct Source {
    /// What it declares for others.
    declares: BTreeSet<String>,
    /// The paths that it names, from the root of the crate.
    names: Vec<Vec<String>>,
}

impl Modules {
    /// Reads the source of a crate, tests apart.
    ///
    /// # Panics
    /// Where it can't be read.
    pub fn read(folder: &str) -> Self {
        let sources = code(folder);
        let sources = sources.iter().map(|(module, code)| {
            let path: Vec<String> = module.split("::").map(str::to_owned).collect();
            let path = if module.is_empty() { Vec::new() } else { path };
            (module.clone(), source(code, &path))
        });
        Self::of(&sources.collect())
    }

    fn of(sources: &BTreeMap<String, Source>) -> Self {
        let looks_at = sources.iter().map(|(module, source)| {
            let seen = source
                .names
                .iter()
                .filter_map(|path| resolve(sources, path));
            let others = seen.filter(|seen| seen != module && !seen.is_empty());
            (module.clone(), others.collect())
        });
        Self {
            looks_at: looks_at.filter(|(module, _)| !module.is_empty()).collect(),
        }
    }

    /// Every look from one of these layers at one further up. The first is the lowest; those that
    /// stand together in one entry don't look at each other.
    pub fn looks_up(&self, layers: &[&[&str]]) -> Vec<String> {
        let layer = |module: &str| {
            let top = module.split("::").next().unwrap_or(module);
            layers
                .iter()
                .position(|names| names.contains(&top))
                .map(|at| (at, top.to_owned()))
        };
        let mut wrong = Vec::new();
        for (module, others) in &self.looks_at {
            for other in others {
                if let (Some((from, one)), Some((to, another))) = (layer(module), layer(other))
                    && (from < to || from == to && one != another)
                {
                    wrong.push(format!("{module} looks at {other}"));
                }
            }
        }
        wrong
    }

    /// The circles: modules each of which is led to by all others of its circle.
    pub fn circles(&self) -> Vec<BTreeSet<String>> {
        let mut circles: Vec<BTreeSet<String>> = Vec::new();
        let reached: BTreeMap<&String, BTreeSet<&String>> = self
            .looks_at
            .keys()
            .map(|module| (module, self.reached(module)))
            .collect();
        for (&module, all) in &reached {
            let back = all
                .iter()
                .filter(|other| reached.get(**other).is_some_and(|all| all.contains(module)));
            let circle: BTreeSet<String> = back.map(|other| (*other).clone()).collect();
            if circle.len() > 1 && !circles.contains(&circle) {
                circles.push(circle);
            }
        }
        circles
    }

    fn reached<'a>(&'a self, module: &'a String) -> BTreeSet<&'a String> {
        let mut all = BTreeSet::new();
        let mut next = vec![module];
        while let Some(module) = next.pop() {
            for other in self.looks_at.get(module).into_iter().flatten() {
                if all.insert(other) {
                    next.push(other);
                }
            }
        }
        all
    }
}

/// The code of a crate by the paths of its modules, without comments and tests.
///
/// # Panics
/// Where it can't be read.
pub fn code(folder: &str) -> BTreeMap<String, String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let mut sources = BTreeMap::new();
    add(&root, &root, &mut sources);
    sources
}

fn add(root: &Path, path: &Path, sources: &mut BTreeMap<String, String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path)
            .expect("the folder can be read")
            .flatten()
        {
            add(root, &entry.path(), sources);
        }
        return;
    }
    let inside = path.strip_prefix(root).unwrap_or(path).with_extension("");
    let mut module: Vec<String> = inside
        .iter()
        .map(|part| part.to_string_lossy().into_owned())
        .collect();
    if path.extension().is_none_or(|kind| kind != "rs")
        || module.last().is_some_and(|last| last == "tests")
    {
        return;
    }
    if matches!(module[..], [ref only] if only == "lib" || only == "main") {
        module.clear();
    }
    let text = fs::read_to_string(path).expect("the source can be read");
    sources.insert(module.join("::"), without_tests(&text));
}

/// Without comments, and up to the tests that end a file: a `mod` of theirs with its own block.
fn without_tests(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let starts_tests = |at: &usize| {
        let next = lines.get(at + 1).copied().unwrap_or_default();
        lines[*at] == "#[cfg(test)]" && next.starts_with("mod ") && next.ends_with('{')
    };
    let end = (0..lines.len()).find(starts_tests).unwrap_or(lines.len());
    let code = lines[..end]
        .iter()
        .map(|line| line.split("//").next().unwrap_or(line));
    code.collect::<Vec<_>>().join("\n")
}

fn source(code: &str, module: &[String]) -> Source {
    let words: Vec<&str> = tokens(code);
    let mut declares = BTreeSet::new();
    let mut names = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let is_lifetime = at > 0 && words[at - 1] == "'";
        match *word {
            _ if is_lifetime => {}
            "fn" | "struct" | "enum" | "trait" | "type" | "static" | "const" | "mod" => {
                declares.insert(next.to_owned());
            }
            // Behind another path, it is the end of that one.
            "crate" | "super" | "self" if next == "::" && (at == 0 || words[at - 1] != "::") => {
                let mut all = Vec::new();
                let length = paths(&words[at..], Vec::new(), &mut |path| all.push(path));
                // A macro is at the root, wherever it is declared.
                if words.get(at + length) != Some(&"!") {
                    names.extend(all.iter().filter_map(|path| from_root(path, module)));
                }
            }
            _ => {}
        }
    }
    Source { declares, names }
}

/// Words, `::`, and single signs.
fn tokens(code: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |one: char| one.is_alphanumeric() || one == '_';
        let length = if is_word(first) {
            rest.find(|one| !is_word(one)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        all.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    all
}

/// Calls `found` with each path of a tree such as `crate::a::{b, c::d}`; answers how many words it has.
fn paths(words: &[&str], before: Vec<String>, found: &mut impl FnMut(Vec<String>)) -> usize {
    let mut path = before;
    let mut at = 0;
    loop {
        match words.get(at).copied() {
            Some("{") => {
                at += 1;
                while let Some(word) = words.get(at).copied()
                    && word != "}"
                {
                    at += if word == "," {
                        1
                    } else {
                        paths(&words[at..], path.clone(), found).max(1)
                    };
                }
                return at + 1;
            }
            Some(word) if word.chars().all(|one| one.is_alphanumeric() || one == '_') => {
                path.push(word.to_owned());
                at += 1;
            }
            _ => at += 1,
        }
        if words.get(at) == Some(&"::") {
            at += 1;
        } else {
            found(path);
            return at;
        }
    }
}

fn from_root(path: &[String], module: &[String]) -> Option<Vec<String>> {
    let mut base = module.to_vec();
    let mut rest = path;
    while let Some((first, behind)) = rest.split_first() {
        match first.as_str() {
            "crate" => base.clear(),
            "super" => {
                base.pop()?;
            }
            "self" => {}
            _ => break,
        }
        rest = behind;
    }
    base.extend_from_slice(rest);
    Some(base)
}

/// The module that a path leads to: the one that declares what the path names, also where a module
/// above hands it on.
fn resolve(sources: &BTreeMap<String, Source>, path: &[String]) -> Option<String> {
    let length = (0..=path.len())
        .rev()
        .find(|&length| sources.contains_key(&path[..length].join("::")))?;
    let module = path[..length].join("::");
    let Some(item) = path.get(length) else {
        return Some(module);
    };
    if sources[&module].declares.contains(item) {
        return Some(module);
    }
    let inside = if module.is_empty() {
        String::new()
    } else {
        format!("{module}::")
    };
    let mut below: Vec<&String> = sources
        .keys()
        .filter(|key| key.starts_with(&inside))
        .collect();
    below.sort_by_key(|key| key.matches("::").count());
    let found = below
        .into_iter()
        .find(|key| sources[*key].declares.contains(item));
    Some(found.cloned().unwrap_or(module))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(files: &[(&str, &str)]) -> Modules {
        let sources = files.iter().map(|(module, text)| {
            let path: Vec<String> = module.split("::").map(str::to_owned).collect();
            ((*module).to_owned(), source(&without_tests(text), &path))
        });
        // What stands in none of them is looked for from the root of the crate.
        let root = (String::new(), source("", &[]));
        Modules::of(&sources.chain([root]).collect())
    }

    #[test]
    fn a_type_with_a_static_lifetime_is_not_declared() {
        let modules = looks(&[
            (
                "house",
                "use crate::RuleSet;\nfn of(one: &'static RuleSet) {}",
            ),
            ("rule_set", "struct RuleSet;"),
        ]);
        assert!(modules.looks_at["house"].contains("rule_set"));
    }

    #[test]
    fn a_module_of_tests_at_the_top_hides_nothing() {
        let modules = looks(&[
            (
                "event",
                "#[cfg(test)]\nmod testing;\nuse crate::house::House;",
            ),
            (
                "house",
                "struct House;\n#[cfg(test)]\nmod tests {\n    use crate::event::Event;\n}",
            ),
        ]);
        assert!(modules.looks_at["event"].contains("house"));
        assert!(modules.looks_at["house"].is_empty());
    }
}
