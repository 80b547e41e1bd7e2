//! What a target has learned, in a file of the repository: an input a line, as JSON. The next run, on whatever
//! machine, goes on from there.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::workspace::root;

/// A file is no larger: the shortest inputs are kept, for they show as much in less time.
const ROOM: usize = 400_000;

/// An input: most are texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Input {
    Text(String),
    Bytes(Vec<u8>),
}

impl Input {
    fn of(bytes: Vec<u8>) -> Self {
        String::from_utf8(bytes).map_or_else(|no| Self::Bytes(no.into_bytes()), Self::Text)
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.as_bytes(),
            Self::Bytes(bytes) => bytes,
        }
    }
}

/// Puts what was learned before into a corpus, each input in a file of its own.
pub fn put(target: &str, corpus: &Path) -> Result<()> {
    let Ok(text) = fs::read_to_string(root().join(file(target))) else {
        return Ok(());
    };
    for (place, input) in read(&text)?.iter().enumerate() {
        fs::write(corpus.join(format!("learned-{place:05}")), input.bytes())?;
    }
    Ok(())
}

/// Keeps a corpus.
pub fn keep(target: &str, corpus: &Path) -> Result<()> {
    let mut inputs = Vec::new();
    for one in fs::read_dir(corpus)? {
        inputs.push(Input::of(fs::read(one?.path())?));
    }
    let path = root().join(file(target));
    fs::create_dir_all(path.parent().context("a folder")?)?;
    fs::write(&path, written(inputs)?).with_context(|| format!("cannot write {}", path.display()))
}

fn file(target: &str) -> String {
    format!("fuzz/learned/{target}.jsonl")
}

fn read(text: &str) -> Result<Vec<Input>> {
    let all = text.lines().map(serde_json::from_str);
    all.collect::<Result<_, _>>()
        .context("what was learned can’t be read")
}

fn written(mut inputs: Vec<Input>) -> Result<String> {
    inputs.sort_by(|one, other| {
        let by_length = |input: &Input| input.bytes().len();
        (by_length(one), one.bytes()).cmp(&(by_length(other), other.bytes()))
    });
    inputs.dedup();
    let mut text = String::new();
    for input in inputs {
        let line = serde_json::to_string(&input)?;
        if text.len() + line.len() >= ROOM {
            break;
        }
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{Input, read, written};

    #[test]
    fn what_is_kept_is_what_was_learned_the_shortest_first() {
        let inputs = [&b"a\nb"[..], b"", b"\xff\x00", b"a\nb"];
        let inputs = inputs.map(|one| Input::of(one.to_vec()));
        let text = written(inputs.to_vec()).unwrap();
        assert_eq!(text, "\"\"\n[255,0]\n\"a\\nb\"\n");
        let all = read(&text).unwrap();
        let all: Vec<&[u8]> = all.iter().map(Input::bytes).collect();
        assert_eq!(all, [&b""[..], b"\xff\x00", b"a\nb"]);
    }

    #[test]
    fn what_has_no_room_is_left_out() {
        let long = |byte: u8| Input::of(vec![byte; super::ROOM / 2]);
        let text = written(vec![long(b'b'), long(b'a'), Input::of(b"c".to_vec())]).unwrap();
        assert!(text.starts_with("\"c\"\n\"a") && !text.contains('b'));
    }
}
