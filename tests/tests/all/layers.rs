//! Modules import lower layers only, and import cycles are small (ARCHITECTURE.md).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::clauses::named_in;
use tilewise_tests::layers::{Modules, code};

/// The most files of an import cycle.
const LARGEST: usize = 6;

const RULES: &[&[&str]] = &[
    &["bits", "sort"],
    &["tiles"],
    &["sentence"],
    &["hands"],
    &["decomposition"],
    &["model"],
    &["evaluate"],
    &["engine"],
    &["finder", "improvements", "liability_questions"],
    &["near_miss"],
    &["rule_sets", "fouls"],
    &["notation"],
];

const PAGE: &[&[&str]] = &[
    &["browser", "chunks"],
    &["rule_sets"],
    &["i18n"],
    &["store"],
    &["storage"],
    &["link"],
    &["outcome"],
    &["ui"],
    &["share"],
    &["problem_report"],
    &["score"],
    &["rules"],
    &["house", "rulings"],
    &["table"],
    &["preferences"],
    &["widget"],
    &["season"],
    &["practice"],
    &["backup"],
    &["club"],
    &["app"],
];

/// Returns the modules of the page. `chunks` declares the lazily loaded parts of all layers.
fn page() -> Modules {
    let mut modules = Modules::read("src/app/src");
    modules.imports.insert("chunks".to_owned(), BTreeSet::new());
    modules
}

#[track_caller]
fn cycles_are_small(folder: &str) {
    let modules = match folder {
        "src/app/src" => page(),
        _ => Modules::read(folder),
    };
    let circles = modules.circles();
    let large: Vec<_> = circles
        .iter()
        .filter(|circle| circle.len() > LARGEST)
        .collect();
    assert!(large.is_empty(), "{folder}: {large:#?}");
}

#[test]
fn the_rules_look_down() {
    let wrong = Modules::read("src/rules/src").upward_imports(RULES);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn page_imports_point_downwards() {
    let modules = page();
    let wrong = modules.upward_imports(PAGE);
    assert!(wrong.is_empty(), "{wrong:#?}");
    for module in modules.imports.keys() {
        let top = module.split("::").next().unwrap_or_default();
        assert!(
            PAGE.iter().any(|names| names.contains(&top)),
            "{top} is in no layer"
        );
    }
}

#[test]
fn rule_sets_do_not_import_each_other() {
    let modules = Modules::read("src/rules/src");
    let folder = |module: &str| {
        let rest = module.strip_prefix("rule_sets::")?;
        rest.split("::").next().map(str::to_owned)
    };
    for (module, others) in &modules.imports {
        for other in others {
            if let (Some(one), Some(another)) = (folder(module), folder(other))
                && another != "common_circumstances"
            {
                assert_eq!(one, another, "{module} imports {other}");
            }
        }
    }
}

/// Names, clauses and circumstances that only one rule set has, as they are written in code.
fn names_of_single_rule_sets() -> BTreeSet<String> {
    let presets = rule_sets::riichi::PRESETS.into_iter();
    let all: Vec<&RuleSet> = rule_sets::ALL.into_iter().chain(presets).collect();
    let mut names = BTreeSet::new();
    let mut families: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for rule_set in all {
        let family = rule_set
            .identity
            .variant
            .map_or(rule_set.identity.key, |variant| variant.of);
        names
            .extend([family, rule_set.identity.key, rule_set.identity.name].map(str::to_lowercase));
        let clauses = rule_set.scoring.elements.iter().map(|one| one.clause);
        let clauses = clauses.chain(rule_set.game.circumstances.iter().map(|one| one.clause));
        let clauses = clauses.chain(rule_set.game.liabilities.iter().map(|one| one.clause));
        let clauses = clauses.chain(rule_set.settings.options.iter().map(|one| one.clause));
        names.extend(clauses.map(|clause| format!("\"{}\"", clause.to_lowercase())));
        for rule in rule_set.game.circumstances {
            for path in ["circumstance", "self", "c"] {
                let name = format!("{path}::{:?}", rule.circumstance).to_lowercase();
                families.entry(name).or_default().insert(family);
            }
        }
    }
    let exclusive = families.into_iter().filter(|(_, users)| users.len() == 1);
    names.extend(exclusive.map(|(name, _)| name));
    names
}

/// Returns the names that occur in code as whole words.
fn named<'a>(names: &'a BTreeSet<String>, code: &str) -> Vec<&'a String> {
    let code = code.to_lowercase();
    let is_word = |one: Option<char>| one.is_some_and(char::is_alphanumeric);
    let stands = |name: &String| {
        code.match_indices(name.as_str()).any(|(at, found)| {
            let (before, after) = (&code[..at], &code[at + found.len()..]);
            !is_word(before.chars().next_back()) && !is_word(after.chars().next())
        })
    };
    names.iter().filter(|name| stands(name)).collect()
}

/// Code without the names of chunks (`, in riichi;`), which are those of rule sets.
fn without_names_of_chunks(code: &str) -> String {
    let mut parts = code.split(" , in ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |code, part| {
        code + part.find(';').map_or(part, |end| &part[end..])
    })
}

/// Names of a rule set occur in its folder only, so a new one needs no change elsewhere. Penalty books and the
/// evidence are exempt.
#[test]
fn rule_sets_are_named_in_their_folder_only() {
    let names = names_of_single_rule_sets();
    let mut wrong = Vec::new();
    let parts = [
        (
            "src/rules/src",
            &[
                "bits",
                "sort",
                "tiles",
                "sentence",
                "hands",
                "decomposition",
                "model",
                "evaluate",
                "engine",
                "finder",
                "improvements",
                "liability_questions",
                "near_miss",
            ][..],
            &[][..],
        ),
        // Descriptions of public fields say which rule sets have them.
        ("src/api/src", &[], &["penalty", "schema"]),
        ("src/app/src", &[], &["rule_sets", "chunks"]),
        ("src/wasm/src", &[], &[]),
        // Help, budgets of instructions, and comparisons with programs for one game.
        ("src/xtask/src", &[], &["", "bench", "proof"]),
    ];
    for (folder, only, but) in parts {
        for (module, code) in code(folder) {
            let code = without_names_of_chunks(&code);
            let top = module.split("::").next().unwrap_or_default();
            if !but.contains(&top) && (only.is_empty() || only.contains(&top)) {
                // These list the circumstances of all rule sets.
                let lists_all =
                    ["hands::win_context", "hands::hand_notation::forms"].contains(&&*module);
                let found = named(&names, &code).into_iter();
                let found = found.filter(|name| !lists_all || name.contains("::"));
                wrong.extend(found.map(|name| format!("{module} names {name}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn names_of_one_rule_set_are_found() {
    let names = names_of_single_rule_sets();
    for (code, found) in [
        (
            "context.has(Circumstance::DoubleRiichi)",
            "circumstance::doubleriichi",
        ),
        (
            "context.has(Circumstance::Furiten)",
            "circumstance::furiten",
        ),
        ("\"the hand was won in riichi\"", "riichi"),
        ("Reason { clause: \"HKOS-42\" }", "\"hkos-42\""),
        ("if key == \"singapore\" {", "singapore"),
        ("matches!(self, Self::DoubleRiichi)", "self::doubleriichi"),
    ] {
        let all = named(&names, code);
        assert!(all.iter().any(|name| *name == found), "{code}: {all:?}");
    }
    assert!(named(&names, "Circumstance::LastTile, \"four\"").is_empty());
}

/// Each file and folder that ARCHITECTURE.md names is the end of an existing path.
#[test]
fn architecture_paths_exist() {
    let map = include_str!("../../../ARCHITECTURE.md");
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut there = Vec::new();
    for folder in ["src", "tests", "styles", "docs", "public"] {
        add(&home, Path::new(folder), &mut there);
    }
    let quoted = map.split('`').skip(1).step_by(2);
    let named = quoted.filter(|one| one.contains('/') && !one.contains(['<', ' ', '…', '#', '{']));
    let is_there = |name: &&str| {
        let name = format!("/{}", name.trim_end_matches('/'));
        there.iter().any(|path| path.ends_with(&name))
    };
    let missing: Vec<&str> = named.filter(|name| !is_there(name)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Adds the paths below a folder, such as `/src/rules`, without dependencies and build output.
fn add(home: &Path, folder: &Path, all: &mut Vec<String>) {
    all.push(format!("/{}", folder.display()));
    let entries = fs::read_dir(home.join(folder)).into_iter().flatten();
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        let is_own = !["node_modules", "target"].contains(&&*entry.file_name().to_string_lossy());
        if entry.path().is_dir() && is_own {
            add(home, &path, all);
        } else {
            all.push(format!("/{}", path.display()));
        }
    }
}

#[test]
fn rules_import_cycles_are_small() {
    cycles_are_small("src/rules/src");
}

/// Returns the dependencies of a manifest, without those of tests.
fn dependencies(manifest: &str) -> Vec<&str> {
    let own = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let own = own.split("\n[").next().unwrap_or_default();
    let names = own.lines().filter_map(|line| line.split([' ', '.']).next());
    names
        .filter(|name| !name.is_empty() && *name != "#")
        .collect()
}

/// The ledger depends on the rules only, and names no rule set and no clause.
#[test]
fn the_ledger_is_pure_and_names_no_book() {
    let own = dependencies(include_str!("../../../src/ledger/Cargo.toml"));
    assert_eq!(own, ["tilewise-rules"]);
    let is_named = |text: &str| {
        let clause = text.split_once('-').is_some_and(|(book, number)| {
            ["HKOS", "NEST", "SG", "R", "A"].contains(&book) && number.parse::<u16>().is_ok()
        });
        clause || rule_sets::by_key(text).is_some()
    };
    let named = named_in(&["src/ledger/src"], is_named);
    let tests = |file: &String| file.contains("tests") || file.contains("testing");
    let named = named
        .into_iter()
        .filter(|(_, files)| !files.iter().all(tests));
    let named: Vec<_> = named.collect();
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn ledger_import_cycles_are_small() {
    cycles_are_small("src/ledger/src");
}

/// The club depends on the ledger and the rules only.
#[test]
fn the_club_is_pure() {
    let own = dependencies(include_str!("../../../src/club/Cargo.toml"));
    assert_eq!(own, ["tilewise-ledger", "tilewise-rules"]);
}

#[test]
fn club_import_cycles_are_small() {
    cycles_are_small("src/club/src");
}

/// The exercises depend on the rules only, and name no rule set and no clause.
#[test]
fn practice_is_pure_and_names_no_book() {
    let own = dependencies(include_str!("../../../src/practice/Cargo.toml"));
    assert_eq!(own, ["tilewise-rules"]);
    let named = named_in(&["src/practice/src"], |text| {
        rule_sets::by_key(text).is_some()
    });
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn practice_import_cycles_are_small() {
    cycles_are_small("src/practice/src");
}

#[test]
fn api_import_cycles_are_small() {
    cycles_are_small("src/api/src");
}

#[test]
fn page_import_cycles_are_small() {
    cycles_are_small("src/app/src");
}

/// `store` uses only itself and the pure modules of `i18n`: an action contains what it needs.
#[test]
fn page_state_has_no_global_input() {
    let is_state = |module: &str| module.split("::").next() == Some("store");
    let pure = ["i18n", "i18n::language", "i18n::name_style"];
    let mut wrong = Vec::new();
    for (module, others) in Modules::read("src/app/src").imports {
        let others = others.into_iter().filter(|_| is_state(&module));
        let others = others.filter(|other| !is_state(other) && !pure.contains(&other.as_str()));
        wrong.extend(others.map(|other| format!("{module} imports {other}")));
    }
    for (module, code) in code("src/app/src") {
        let kept = ["thread_local!", "Cell<", "static mut", "Mutex"];
        let kept = kept.iter().filter(|one| code.contains(**one));
        let kept = kept.filter(|_| is_state(&module));
        wrong.extend(kept.map(|one| format!("{module} has {one}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn upward_imports_and_cycles_are_found() {
    let mut modules = Modules::default();
    for (one, other) in [("tiles", "hands::hand"), ("hands::hand", "tiles")] {
        modules
            .imports
            .entry(one.to_owned())
            .or_default()
            .insert(other.to_owned());
    }
    assert_eq!(modules.upward_imports(RULES), ["tiles imports hands::hand"]);
    assert_eq!(modules.circles().len(), 1);
}
