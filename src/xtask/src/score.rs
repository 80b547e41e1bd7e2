//! `cargo xtask score`: a request per line in, a report per line out.

use std::io::{self, BufRead, BufWriter, ErrorKind, Read, Write};

use anyhow::{Result, bail};
use tilewise_api::{LONGEST_GAME, answer_json, discards_json, penalty_books_json, rulesets_json};

/// Answers the requests on standard input in order, or prints the keys of rule sets or penalty books.
pub fn score(options: &[&str]) -> Result<()> {
    let report: fn(&[u8]) -> String = match options {
        [] => |line| answer_json(line, false),
        ["--waits"] => |line| answer_json(line, true),
        ["--discards"] => |line| discards_json(line),
        ["--rulesets"] => return print(&rulesets_json()),
        ["--penalty-books"] => return print(&penalty_books_json()),
        _ => bail!("score has no options {}", options.join(" ")),
    };
    match answer(
        io::stdin().lock(),
        BufWriter::new(io::stdout().lock()),
        report,
    ) {
        // The reader has closed the pipe.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        answered => Ok(answered?),
    }
}

fn print(text: &str) -> Result<()> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

fn answer(
    mut input: impl BufRead,
    mut output: impl Write,
    report: impl Fn(&[u8]) -> String,
) -> io::Result<()> {
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        writeln!(output, "{}", report(&line))?;
        // The client may wait for each report.
        output.flush()?;
        line.clear();
    }
    Ok(())
}

/// Reads a line without its end. The rest of a line over the limit is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    let most = LONGEST_GAME as u64 + 1;
    let read = input.by_ref().take(most).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    } else if line.len() > LONGEST_GAME {
        input.skip_until(b'\n')?;
    }
    Ok(read > 0)
}

#[cfg(test)]
mod tests {
    use super::{answer, answer_json};

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        answer(input, &mut output, |line| answer_json(line, false)).expect("memory");
        let output = String::from_utf8(output).expect("UTF-8");
        output.lines().map(str::to_owned).collect()
    }

    const EVENT: &str = r#"{"ruleset":"hk-old-style","event":"wrong-tile-count","seat":"E"}"#;

    #[test]
    fn lines_are_answered_in_order() {
        let input = format!("{EVENT}\r\n\n  \nnonsense\n{EVENT}");
        let answers = answers(input.as_bytes());
        let right: Vec<bool> = answers
            .iter()
            .map(|answer| answer.starts_with(r#"{"ok":true,"#))
            .collect();
        assert_eq!(right, [true, false, false, false, true]);
    }

    #[test]
    fn invalid_line_is_refused_and_the_next_is_answered() {
        let long = " ".repeat(200_000);
        for line in [&b"{\"\xff\"}"[..], format!("{{{long}}}").as_bytes()] {
            let input = [line, b"\n", EVENT.as_bytes(), b"\n"].concat();
            let answers = answers(&input);
            assert_eq!(answers.len(), 2);
            assert!(answers[0].starts_with(r#"{"ok":false,"#), "{}", answers[0]);
            assert!(answers[1].starts_with(r#"{"ok":true,"#), "{}", answers[1]);
        }
    }
}
