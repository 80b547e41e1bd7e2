//! Definitions in the source: names of items, fields, variants and variables.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::Ident;
use syn::visit::{self, Visit};

/// What a name is defined as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DefinitionKind {
    /// A function, or a method outside of a trait's implementation.
    Function,
    /// A function with `#[test]`.
    Test,
    /// A struct, enum, trait or type alias.
    Type,
    /// A field, variant, variable, parameter, constant or macro.
    Other,
    /// A module.
    Module,
}

/// A name where it is defined.
#[derive(Debug)]
pub struct Definition {
    /// What it is defined as.
    pub kind: DefinitionKind,
    /// The name itself.
    pub name: String,
    /// The file from the root of the repository, and the line.
    pub place: String,
}

impl Definition {
    /// The words of the name in lower case: `GameEvent` and `game_event` have two.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut word = String::new();
        let mut was_lower = false;
        for sign in self.name.chars() {
            if sign == '_' || sign.is_uppercase() && was_lower {
                words.push(std::mem::take(&mut word));
            }
            was_lower = sign.is_lowercase() || sign.is_numeric();
            word.extend(sign.to_lowercase().filter(|sign| *sign != '_'));
        }
        words.push(word);
        words.retain(|word| !word.is_empty());
        words
    }
}

/// All definitions below some folders of the repository.
///
/// # Panics
/// Where a file can't be read or parsed.
pub fn definitions(folders: &[&str]) -> Vec<Definition> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for folder in folders {
        add(&root, &root.join(folder), &mut all);
    }
    all
}

fn add(root: &Path, path: &Path, all: &mut Vec<Definition>) {
    if path.is_dir() {
        let name = path.file_name().unwrap_or_default();
        if ["node_modules", "target"]
            .iter()
            .any(|other| name == *other)
        {
            return;
        }
        let entries = fs::read_dir(path).expect("the folder can be read");
        for entry in entries.flatten() {
            add(root, &entry.path(), all);
        }
        return;
    }
    if path.extension().is_none_or(|kind| kind != "rs") {
        return;
    }
    let text = fs::read_to_string(path).expect("the source can be read");
    let file = syn::parse_file(&text).expect("the source parses");
    let mut visitor = Definitions {
        file: path.strip_prefix(root).unwrap_or(path),
        all,
    };
    visitor.visit_file(&file);
}

struct Definitions<'a> {
    file: &'a Path,
    all: &'a mut Vec<Definition>,
}

impl Definitions<'_> {
    fn add(&mut self, kind: DefinitionKind, name: &Ident) {
        let line = name.span().start().line;
        self.all.push(Definition {
            kind,
            name: name.to_string().trim_start_matches("r#").to_owned(),
            place: format!("{}:{line}", self.file.display()),
        });
    }
}

fn has_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let last = attribute.path().segments.last();
        last.is_some_and(|segment| segment.ident == "test" || segment.ident == "wasm_bindgen_test")
    })
}

impl<'ast> Visit<'ast> for Definitions<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        use DefinitionKind::{Function, Module, Other, Test, Type};
        match item {
            syn::Item::Fn(item) if has_test(&item.attrs) => self.add(Test, &item.sig.ident),
            syn::Item::Fn(item) => self.add(Function, &item.sig.ident),
            syn::Item::Struct(item) => self.add(Type, &item.ident),
            syn::Item::Enum(item) => self.add(Type, &item.ident),
            syn::Item::Trait(item) => self.add(Type, &item.ident),
            syn::Item::Type(item) => self.add(Type, &item.ident),
            syn::Item::Mod(item) => self.add(Module, &item.ident),
            syn::Item::Const(item) => self.add(Other, &item.ident),
            syn::Item::Static(item) => self.add(Other, &item.ident),
            syn::Item::Macro(item) => {
                if let Some(name) = &item.ident {
                    self.add(Other, name);
                }
            }
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        // The methods of a trait's implementation are named by the trait.
        if item.trait_.is_none() {
            for part in &item.items {
                match part {
                    syn::ImplItem::Fn(part) => {
                        self.add(DefinitionKind::Function, &part.sig.ident);
                    }
                    syn::ImplItem::Const(part) => self.add(DefinitionKind::Other, &part.ident),
                    _ => {}
                }
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.add(DefinitionKind::Function, &item.sig.ident);
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.add(DefinitionKind::Other, &variant.ident);
        visit::visit_variant(self, variant);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(name) = &field.ident {
            self.add(DefinitionKind::Other, name);
        }
        visit::visit_field(self, field);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.add(DefinitionKind::Other, &pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }
}
