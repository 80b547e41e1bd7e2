//! `cargo xtask soak fuzz`: cargo-fuzz on the targets of `fuzz/`. A run starts with the useful inputs of
//! earlier ones (`fuzz/learned`).

use std::{
    ffi::OsStr,
    fs,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{
    files,
    run::run,
    tools,
    workspace::{cargo, root},
};

/// Longest inputs in bytes, with tenths of the time: the last ones exceed every limit.
const LENGTHS: [(u32, u32); 2] = [(2_000, 9), (80_000, 1)];

/// Size of a file of learned inputs: the shortest are kept.
const LEARNED_BYTES: usize = 400_000;

/// Runs a target, or all of them, for some seconds each. Findings are in `fuzz/artifacts`.
pub fn fuzz(target: &str, seconds: &str) -> Result<()> {
    let seconds: u32 = seconds.parse().context("how many seconds?")?;
    let mut targets = files::below(&root().join("fuzz/targets"))?;
    targets.retain(|file| target == "all" || file.strip_suffix(".rs") == Some(target));
    ensure!(!targets.is_empty(), "fuzz/targets has no {target}.rs");
    let path = tools::path_with(&["cargo-fuzz"], &[])?;
    let mut found = Vec::new();
    for target in targets.iter().filter_map(|file| file.strip_suffix(".rs")) {
        let (executions, is_success) = run_target(target, seconds, &path)?;
        println!("{target}: {executions} executions");
        found.extend((!is_success).then_some(target));
    }
    let found = found.join(", ");
    ensure!(found.is_empty(), "findings in fuzz/artifacts: {found}");
    Ok(())
}

/// Runs a target; returns its executions, and whether there was no finding.
fn run_target(target: &str, seconds: u32, path: &OsStr) -> Result<(u64, bool)> {
    let corpus = root().join("fuzz/corpus").join(target);
    run(cargo()
        .args("run --quiet --package tilewise-tests --example seeds --".split(' '))
        .arg(target)
        .arg(&corpus))?;
    let learned = root().join(format!("fuzz/learned/{target}.jsonl"));
    let lines = fs::read_to_string(&learned).unwrap_or_default();
    for (index, line) in lines.lines().enumerate() {
        fs::write(corpus.join(format!("learned-{index:05}")), from_line(line)?)?;
    }
    let cargo_fuzz = |action: &str| {
        let mut command = Command::new("cargo-fuzz");
        // There is no unsafe code for a sanitizer to check, and its compiler flags are unstable.
        command
            .args([action, "--sanitizer", "none", target])
            .arg(&corpus)
            .arg("--");
        command
            .current_dir(root().join("fuzz"))
            .env("PATH", path)
            .env("RUSTC_BOOTSTRAP", "1");
        command
    };
    let minimise = || run(cargo_fuzz("cmin").arg("-max_len=80000"));
    if fs::read_dir(&corpus)?.count() > 4_000 {
        minimise()?;
    }
    let mut all = 0;
    for (longest, tenths) in LENGTHS {
        let time = (seconds * tenths / 10).max(1);
        let mut command = cargo_fuzz("run");
        command.args(["-timeout=5", "-print_final_stats=1"]);
        command.args([
            format!("-max_total_time={time}"),
            format!("-max_len={longest}"),
        ]);
        let (executions, is_success) = executions(&mut command)?;
        ensure!(executions > 0, "the target {target} couldn’t be run");
        all += executions;
        if !is_success {
            return Ok((all, false));
        }
    }
    minimise()?;
    let inputs = fs::read_dir(&corpus)?.map(|file| fs::read(file?.path()));
    let text = to_lines(inputs.collect::<Result<_, _>>()?);
    fs::write(&learned, text).with_context(|| format!("cannot write {}", learned.display()))?;
    Ok((all, true))
}

/// Runs libFuzzer; returns its executions, and whether there was no finding.
fn executions(command: &mut Command) -> Result<(u64, bool)> {
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .context("cannot start cargo-fuzz")?;
    let stderr = child.stderr.take().context("cargo-fuzz has no output")?;
    let mut executions = 0;
    for line in BufReader::new(stderr).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if let Some(number) = line.strip_prefix("stat::number_of_executed_units:") {
            executions = number.trim().parse()?;
        }
        eprintln!("{line}");
    }
    Ok((executions, child.wait()?.success()))
}

/// Formats the shortest inputs as lines of JSON: texts, or lists of bytes.
fn to_lines(inputs: Vec<Vec<u8>>) -> String {
    let lines = inputs
        .into_iter()
        .map(|input| match String::from_utf8(input) {
            Ok(text) => Value::from(text).to_string(),
            Err(error) => Value::from(error.into_bytes()).to_string(),
        });
    let mut lines: Vec<String> = lines.collect();
    lines.sort_by_key(|line| (line.len(), line.clone()));
    lines.dedup();
    let mut text = String::new();
    for line in lines {
        if text.len() + line.len() >= LEARNED_BYTES {
            break;
        }
        text += &line;
        text.push('\n');
    }
    text
}

fn from_line(line: &str) -> Result<Vec<u8>> {
    let input = serde_json::from_str(line).context("learned inputs can’t be read")?;
    match input {
        Value::String(text) => Ok(text.into_bytes()),
        bytes => Ok(serde_json::from_value(bytes)?),
    }
}

#[cfg(test)]
mod tests {
    use super::{LEARNED_BYTES, from_line, to_lines};

    #[test]
    fn learned_inputs_round_trip_the_shortest_first() {
        let inputs = [&b"a\nb"[..], b"", b"\xff\x00", b"a\nb"];
        let text = to_lines(inputs.map(<[u8]>::to_vec).to_vec());
        assert_eq!(text, "\"\"\n\"a\\nb\"\n[255,0]\n");
        let read: Vec<_> = text.lines().map(|line| from_line(line).unwrap()).collect();
        assert_eq!(read, [&b""[..], b"a\nb", b"\xff\x00"]);
    }

    #[test]
    fn long_inputs_are_left_out() {
        let long = |byte: u8| vec![byte; LEARNED_BYTES / 2];
        let text = to_lines(vec![long(b'b'), long(b'a'), b"c".to_vec()]);
        assert!(text.starts_with("\"c\"\n\"a") && !text.contains('b'));
    }
}
