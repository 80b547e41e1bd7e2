//! Mutations of valid texts.

use crate::random::Rng;

/// Inserted texts: significant characters, and unexpected ones.
const PIECES: [&str; 44] = [
    ".",
    " ",
    "/",
    ";",
    "=",
    ",",
    "@",
    ":",
    "?",
    "#",
    "%",
    "%2F",
    "%",
    "&",
    "\t",
    "\n",
    "\0",
    "\\",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "null",
    "true",
    "-1",
    "1e999",
    "0.5",
    "99999999999999999999",
    "w",
    "c",
    "ck",
    "f1",
    "123m",
    "1z",
    "E",
    "🀄",
    "🀢",
    "\u{fe0f}",
    "\u{202e}",
    "é",
    "漢",
    "%ff",
    "\u{feff}",
];

/// Returns one of some texts with a few mutations.
///
/// # Panics
/// If there are no texts.
pub fn mutated(rng: &mut Rng, texts: &[Vec<u8>]) -> Vec<u8> {
    let one = |rng: &mut Rng| &texts[rng.usize(0..texts.len())];
    let mut bytes = one(rng).clone();
    for _ in 0..rng.usize(0..5) {
        let at = rng.usize(0..=bytes.len());
        let end = (at + rng.usize(0..12)).min(bytes.len());
        match rng.u8(0..9) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.truncate(at),
            2 => insert(
                &mut bytes,
                at,
                PIECES[rng.usize(0..PIECES.len())].as_bytes(),
            ),
            3 => insert(&mut bytes, at, &[rng.u8(..)]),
            4 => {
                let part = bytes[at..end].to_vec();
                insert(&mut bytes, at, &part.repeat(rng.usize(1..4)));
            }
            5 => {
                // Rarely, and then far beyond every limit.
                let part = bytes[at..end].to_vec();
                let times = if rng.u8(0..40) == 0 { 9_000 } else { 30 };
                insert(&mut bytes, at, &part.repeat(times));
            }
            6 => {
                let other = one(rng);
                let from = rng.usize(0..=other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            7 => bytes[at..end].reverse(),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = byte.wrapping_add(rng.u8(0..3)).wrapping_sub(1);
                }
            }
        }
    }
    bytes
}

fn insert(bytes: &mut Vec<u8>, at: usize, part: &[u8]) {
    bytes.splice(at..at, part.iter().copied());
}
