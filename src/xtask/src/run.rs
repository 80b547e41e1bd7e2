//! Running other programs, and saying how long that takes.

use std::{
    fs::{self, File},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

const HEARTBEAT: Duration = Duration::from_secs(15);
const POLL: Duration = Duration::from_millis(100);
const LINES_SHOWN: usize = 30;

/// Runs `command` with its output on the screen.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", words(command)))?;
    ensure!(status.success(), "{} failed ({status})", words(command));
    Ok(())
}

/// Runs `command` with its output in the file `log`, and prints now and then how far it is. When
/// it fails the end of the log is printed.
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
            let text = fs::read_to_string(log).unwrap_or_default();
            let progress = progress(&text).map_or_else(String::new, |done| format!(", {done}"));
            println!("    … {}{progress}", duration(start.elapsed()));
            next += HEARTBEAT;
        }
        thread::sleep(POLL);
    };
    if !status.success() {
        let text = fs::read_to_string(log).unwrap_or_default();
        let lines: Vec<&str> = text
            .split(['\r', '\n'])
            .filter(|line| !line.contains(BAR))
            .collect();
        for line in &lines[lines.len().saturating_sub(LINES_SHOWN)..] {
            eprintln!("    {line}");
        }
        bail!(
            "{} failed ({status}); all of its output is in {}",
            words(command),
            log.display()
        );
    }
    Ok(())
}

/// How cargo begins the line in which it says how far it is.
const BAR: &str = " Building [";

/// How far cargo is, by the last line about it in its output: `12 of 345 packages`.
fn progress(log: &str) -> Option<String> {
    let (_, bar) = log.rsplit_once(BAR)?;
    let (_, counts) = bar.split_once("] ")?;
    let (done, all) = counts
        .split([':', ' ', '\r', '\n'])
        .next()?
        .split_once('/')?;
    Some(format!("{done} of {all} packages"))
}

/// What a program prints, if it is there and succeeds.
pub fn answer(program: impl AsRef<Path>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program.as_ref())
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Waits until nobody else holds this folder; it is held until the answer is dropped.
pub fn lock(folder: &Path) -> Result<File> {
    fs::create_dir_all(folder)?;
    let lock = File::create(folder.join("xtask.lock"))?;
    if lock.try_lock().is_err() {
        println!("Waiting for another xtask that is busy here");
        lock.lock()?;
    }
    Ok(lock)
}

/// A length of time as people say it: `8.2 s`, `3 min 05 s`.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f32())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Duration, duration, progress};

    #[test]
    fn how_far_cargo_is_stands_in_its_last_bar() {
        for (log, said) in [
            ("", None),
            ("    Updating index\n", None),
            (
                "   Compiling a v1\n    Building [=>  ] 3/345: a\r    Building [==> ] 12/345: b, c\r   Compiling d v2\n",
                Some("12 of 345 packages"),
            ),
            ("    Building [==> ] 344/345\r", Some("344 of 345 packages")),
        ] {
            assert_eq!(progress(log).as_deref(), said, "{log}");
        }
    }

    #[test]
    fn time_is_written_as_people_say_it() {
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
