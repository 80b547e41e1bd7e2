//! `cargo xtask proof`: compares scores with programs of other authors, for random hands. The programs are
//! installed into the folder of tools; neither the tests nor the page use them.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use crate::{
    install,
    run::{lock, run},
    tools,
    workspace::{cargo, root, rows},
};

/// Programs: rule set, key, package with version, Python module or `npm`, adapter script, number of hands.
/// The folder of a rule set in `tests/proof` has the scripts, pins and known differences.
const PROGRAMS: &str = "
    riichi    | mahjong    | mahjong-2.1.0      | mahjong.hand_calculating | ask_mahjong.py     | 250000
    riichi    | majiang    | majiang-core-1.4.1 | npm                      | ask_majiang.mjs    | 250000
    mcr       | mahjong-gb | PyMahjongGB-1.4.0  | MahjongGB                | ask_mahjong_gb.py  | 100000
    hong-kong | hk-mahjong | hk-mahjong-3.2.0   | npm                      | ask_hk_mahjong.mjs | 100000
    hong-kong | hk_mahjong | hk_mahjong-0.1.0   | hk_mahjong.core.scoring  | ask_hk_mahjong.py  | 100000
";

/// Compares a rule set with all of its programs; fails at the end if one differs.
pub fn proof(rule_set: &str) -> Result<()> {
    let programs = rows(PROGRAMS).filter(|row| row[0] == rule_set);
    let compared: Vec<Result<()>> = programs.map(|row| compare(&row)).collect();
    ensure!(
        !compared.is_empty(),
        "no program for {rule_set}: riichi, mcr or hong-kong"
    );
    compared.into_iter().collect()
}

fn compare(row: &[&str]) -> Result<()> {
    let [rule_set, key, package, module, script, hands] = row else {
        bail!("a program needs six columns");
    };
    println!("{key}:");
    let pins = root().join("tests/proof").join(rule_set);
    let script = pins.join(script);
    let command: Vec<PathBuf> = {
        let tools = tools::folder()?;
        let _lock = lock(&tools)?;
        let folder = tools.join(package);
        match *module {
            "npm" => {
                install::pinned_npm_packages(&folder, &pins)?;
                vec!["node".into(), script, folder]
            }
            module => vec![install::python_package(&folder, &pins, module)?, script],
        }
    };
    run(cargo()
        .args("run --quiet --profile bench --package tilewise-tests --example proof --".split(' '))
        .args([key, package, hands])
        .args(command))
    .with_context(|| format!("{key} and the engine differ"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::PROGRAMS;
    use crate::workspace::{root, rows};

    #[test]
    fn packages_have_the_versions_that_are_pinned() {
        for row in rows(PROGRAMS) {
            let (rule_set, package, module) = (row[0], row[2], row[3]);
            let (file, between) = match module {
                "npm" => ("package.json", "\": \""),
                _ => ("requirements.txt", "=="),
            };
            let pins = root().join("tests/proof").join(rule_set).join(file);
            let pins = fs::read_to_string(pins).expect("pins");
            let (name, version) = package.rsplit_once('-').expect("a version");
            assert!(
                pins.contains(&format!("{name}{between}{version}")),
                "{package}"
            );
        }
    }
}
