//! Layers look down only, and circles of imports are small (ARCHITECTURE.md).

use tilewise_tests::layers::Modules;

/// No circle has more files than this.
const LARGEST: usize = 6;

const RULES: &[&[&str]] = &[
    &["bits"],
    &["tiles"],
    &["sentence"],
    &["hands"],
    &["decomposition"],
    &["schema"],
    &["engine"],
    &["rule_sets", "fouls"],
];

#[track_caller]
fn circles_are_small(folder: &str) {
    let circles = Modules::read(folder).circles();
    let large: Vec<_> = circles
        .iter()
        .filter(|circle| circle.len() > LARGEST)
        .collect();
    assert!(large.is_empty(), "{folder}: {large:#?}");
}

#[test]
fn the_rules_look_down() {
    let wrong = Modules::read("src/rules/src").looks_up(RULES);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rule_sets_and_penalty_books_stand_apart() {
    let modules = Modules::read("src/rules/src");
    let folder = |module: &str| {
        let rest = module.strip_prefix("rule_sets::")?;
        rest.split("::").next().map(str::to_owned)
    };
    for (module, others) in &modules.looks_at {
        for other in others {
            if let (Some(one), Some(another)) = (folder(module), folder(other)) {
                assert_eq!(one, another, "{module} looks at {other}");
            }
        }
    }
}

#[test]
fn circles_of_the_rules_are_small() {
    circles_are_small("src/rules/src");
}

#[test]
fn circles_of_the_data_face_are_small() {
    circles_are_small("src/api/src");
}

#[test]
fn circles_of_the_page_are_small() {
    circles_are_small("src/app/src");
}

#[test]
fn a_look_upwards_and_a_circle_are_found() {
    let mut modules = Modules::default();
    for (one, other) in [("tiles", "hands::hand"), ("hands::hand", "tiles")] {
        modules
            .looks_at
            .entry(one.to_owned())
            .or_default()
            .insert(other.to_owned());
    }
    assert_eq!(modules.looks_up(RULES), ["tiles looks at hands::hand"]);
    assert_eq!(modules.circles().len(), 1);
}
