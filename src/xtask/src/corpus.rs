//! `cargo xtask corpus`: hands and whole games of every rule set with what each is worth, for authors of
//! other calculators. `docs/corpus.md` says what stands in them.

use anyhow::{Context, Result};

use crate::{
    run::run,
    workspace::{cargo, root},
};

/// Writes the corpora into `target/corpus`, or holds a program against those that lie there:
/// `corpus --seed 7`, `corpus check --command "…"`.
pub fn corpus(arguments: &[&str]) -> Result<()> {
    let (what, rest) = match arguments {
        ["check", rest @ ..] => ("check", rest),
        rest => ("write", rest),
    };
    let folder = root().join("target/corpus");
    run(cargo()
        .args("run --quiet --profile bench --package tilewise-tests --example corpus --".split(' '))
        .arg(what)
        .arg(&folder)
        .args(rest))
    .with_context(|| format!("the corpora of {}", folder.display()))
}
