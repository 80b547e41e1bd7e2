//! Which file of the source imports which other one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, File, Item, ItemUse, Macro, UseTree};

/// The files of a crate by the paths of their modules, and what each imports.
#[derive(Debug, Default)]
pub struct Modules {
    /// What a module imports, by its path: `engine::score`. The root of the crate is none.
    pub imports: BTreeMap<String, BTreeSet<String>>,
}

/// What a module says of itself.
struct ModuleSource {
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
        let sources = parsed(folder);
        let sources = sources.iter().map(|(module, file)| {
            let path: Vec<String> = module.split("::").map(str::to_owned).collect();
            let path = if module.is_empty() { Vec::new() } else { path };
            (module.clone(), source(file, &path))
        });
        Self::from_sources(&sources.collect())
    }

    fn from_sources(sources: &BTreeMap<String, ModuleSource>) -> Self {
        let imports = sources.iter().map(|(module, source)| {
            let seen = source
                .names
                .iter()
                .filter_map(|path| resolve(sources, path));
            let others = seen.filter(|seen| seen != module && !seen.is_empty());
            (module.clone(), others.collect())
        });
        Self {
            imports: imports.filter(|(module, _)| !module.is_empty()).collect(),
        }
    }

    /// Every look from one of these layers at one further up. The first is the lowest; those that
    /// stand together in one entry don't look at each other.
    pub fn upward_imports(&self, layers: &[&[&str]]) -> Vec<String> {
        let layer = |module: &str| {
            let top = module.split("::").next().unwrap_or(module);
            layers
                .iter()
                .position(|names| names.contains(&top))
                .map(|at| (at, top.to_owned()))
        };
        let mut wrong = Vec::new();
        for (module, others) in &self.imports {
            for other in others {
                if let (Some((from, one)), Some((to, another))) = (layer(module), layer(other))
                    && (from < to || from == to && one != another)
                {
                    wrong.push(format!("{module} imports {other}"));
                }
            }
        }
        wrong
    }

    /// The circles: modules each of which is led to by all others of its circle.
    pub fn circles(&self) -> Vec<BTreeSet<String>> {
        let mut circles: Vec<BTreeSet<String>> = Vec::new();
        let reached: BTreeMap<&String, BTreeSet<&String>> = self
            .imports
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
            for other in self.imports.get(module).into_iter().flatten() {
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
/// Where it can't be read or parsed.
pub fn code(folder: &str) -> BTreeMap<String, String> {
    let parsed = parsed(folder).into_iter();
    parsed
        .map(|(module, file)| (module, file.into_token_stream().to_string()))
        .collect()
}

/// The parsed files of a crate by the paths of their modules, without tests.
fn parsed(folder: &str) -> BTreeMap<String, File> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let mut sources = BTreeMap::new();
    add(&root, &root, &mut sources);
    sources
}

fn add(root: &Path, path: &Path, sources: &mut BTreeMap<String, File>) {
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
    sources.insert(module.join("::"), parse(&text));
}

/// A file without its comments and test modules.
fn parse(text: &str) -> File {
    let mut file = syn::parse_file(text).expect("the source parses");
    WithoutTests.visit_file_mut(&mut file);
    file
}

/// Removes `#[cfg(test)]` items and comments.
struct WithoutTests;

impl VisitMut for WithoutTests {
    fn visit_file_mut(&mut self, file: &mut File) {
        file.items.retain(|item| !is_test(item));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_attributes_mut(&mut self, attributes: &mut Vec<Attribute>) {
        attributes.retain(|attribute| !attribute.path().is_ident("doc"));
    }
}

fn is_test(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<Ident>()
                .is_ok_and(|name| name == "test")
    })
}

fn source(file: &File, module: &[String]) -> ModuleSource {
    let mut names = Names {
        module,
        declares: BTreeSet::new(),
        paths: Vec::new(),
    };
    names.visit_file(file);
    ModuleSource {
        declares: names.declares,
        names: names.paths,
    }
}

/// Collects the items that a file declares and the paths of its own crate that it names.
struct Names<'a> {
    module: &'a [String],
    declares: BTreeSet<String>,
    paths: Vec<Vec<String>>,
}

impl Names<'_> {
    fn add(&mut self, path: &[String]) {
        if matches!(path, [first, _, ..] if ["crate", "super", "self"].contains(&&**first)) {
            self.paths.extend(from_root(path, self.module));
        }
    }

    fn add_use(&mut self, tree: &UseTree, mut before: Vec<String>) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.add_use(&path.tree, before);
            }
            UseTree::Name(name) => {
                before.push(name.ident.to_string());
                self.add(&before);
            }
            UseTree::Rename(name) => {
                before.push(name.ident.to_string());
                self.add(&before);
            }
            UseTree::Glob(_) => self.add(&before),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_use(tree, before.clone());
                }
            }
        }
    }

    /// Paths in the tokens of a macro call, which `syn` doesn't parse.
    fn add_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(sign) if sign.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.add(&path);
                        path.clear();
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                other => {
                    // A macro is at the root, wherever it is declared.
                    if !matches!(&other, TokenTree::Punct(sign) if sign.as_char() == '!') {
                        self.add(&path);
                    }
                    path.clear();
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.add_tokens(group.stream());
                    }
                }
            }
        }
        self.add(&path);
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let name = match item {
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Const(item) => Some(&item.ident),
            Item::Mod(item) => Some(&item.ident),
            _ => None,
        };
        self.declares.extend(name.map(Ident::to_string));
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add_use(&item.tree, Vec::new());
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments = path.segments.iter().map(|one| one.ident.to_string());
        self.add(&segments.collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.add_tokens(call.tokens.clone());
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
fn resolve(sources: &BTreeMap<String, ModuleSource>, path: &[String]) -> Option<String> {
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
            ((*module).to_owned(), source(&parse(text), &path))
        });
        // What stands in none of them is looked for from the root of the crate.
        let root = (String::new(), source(&parse(""), &[]));
        Modules::from_sources(&sources.chain([root]).collect())
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
        assert!(modules.imports["house"].contains("rule_set"));
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
        assert!(modules.imports["event"].contains("house"));
        assert!(modules.imports["house"].is_empty());
    }
}
