//! Execution of other programs: output, logs and durations.

use std::{
    fs::{self, File},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

/// Interval of messages about a program whose output goes to a log.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Runs a command with its output on the screen.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", words(command)))?;
    ensure!(status.success(), "{} failed ({status})", words(command));
    Ok(())
}

/// Runs a command with its output in a log; prints the end of the log after a failure.
pub fn run_logged(command: &mut Command, log: &Path) -> Result<()> {
    let file = File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
    let start = Instant::now();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()
        .with_context(|| format!("cannot start {}", words(command)))?;
    let mut next = HEARTBEAT;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if start.elapsed() >= next {
            println!("    … {}", duration(start.elapsed()));
            next += HEARTBEAT;
        }
        thread::sleep(Duration::from_millis(100));
    };
    if !status.success() {
        let text = fs::read_to_string(log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        eprintln!("{}", lines[lines.len().saturating_sub(30)..].join("\n"));
        bail!(
            "{} failed ({status}); its output is in {}",
            words(command),
            log.display()
        );
    }
    Ok(())
}

/// Returns the standard output of a program, if it exists and succeeds.
pub fn output(program: impl AsRef<Path>, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(program.as_ref());
    let output = command.args(arguments).stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns a lock on a folder, which is released on drop.
pub fn lock(folder: &Path) -> Result<File> {
    fs::create_dir_all(folder)?;
    let lock = File::create(folder.join("xtask.lock"))?;
    if lock.try_lock().is_err() {
        println!("Waiting for another xtask");
        lock.lock()?;
    }
    Ok(lock)
}

/// Formats a duration: `8.2 s`, `3 min 05 s`.
pub fn duration(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f32()),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Duration, duration};

    #[test]
    fn duration_is_readable() {
        for (millis, text) in [
            (40, "0.0 s"),
            (8_240, "8.2 s"),
            (60_000, "1 min 00 s"),
            (185_900, "3 min 05 s"),
        ] {
            assert_eq!(duration(Duration::from_millis(millis)), text);
        }
    }
}
