//! Serialization of entries: first device, author, counter, ID and time, column by column, then a row of text
//! for each event, as in a file.

use std::fmt::Write as _;

use tilewise_ledger::{Entry, Log};

use super::super::write::event_rows;
use super::super::{MOST_ENTRIES, VERSION};
use crate::packing::{number, take_number};

/// Flags for values that equal those of the previous entry.
const SAME_DEVICE: u8 = 1;
const SAME_AUTHOR: u8 = 2;
/// Flag: the counter is one more than the previous one.
const NEXT_COUNTER: u8 = 4;
/// Flag: the ID begins with the stem of the previous one.
const SAME_STEM: u8 = 8;
/// Flag: the ID ends with the counter.
const COUNTED_ID: u8 = 16;
/// Flag: the time since the previous entry is a number of whole seconds.
const WHOLE_SECONDS: u8 = 32;

/// The previous entry, to which an entry is compared.
#[derive(Clone, Default)]
struct PreviousEntry {
    device: String,
    author: String,
    stem: String,
    counter: u64,
    time: i64,
}

/// Encodes the entries of a game.
pub fn encode(log: &Log) -> Vec<u8> {
    let entries = log.entries();
    let mut devices = Vec::new();
    let (mut flags, mut names, mut times) = (Vec::new(), Vec::new(), Vec::new());
    let mut before = PreviousEntry::default();
    for entry in entries {
        let (stem, is_counted) = stem(entry);
        let mut flag = 0;
        let mut same = |is: bool, mark: u8| {
            flag |= if is { mark } else { 0 };
            !is
        };
        same(is_counted, COUNTED_ID);
        if same(entry.device == before.device, SAME_DEVICE) {
            let place = devices.iter().position(|one| *one == entry.device);
            number(&mut names, place.unwrap_or(devices.len()) as u64);
            if place.is_none() {
                text(&mut names, &entry.device);
                devices.push(entry.device.clone());
            }
        }
        if same(entry.author == before.author, SAME_AUTHOR) {
            text(&mut names, &entry.author);
        }
        if same(
            before.counter.checked_add(1) == Some(entry.counter),
            NEXT_COUNTER,
        ) {
            number(&mut names, entry.counter);
        }
        if same(stem == before.stem, SAME_STEM) {
            text(&mut names, stem);
        }
        let passed = entry.time.wrapping_sub(before.time);
        if same(passed % 1000 == 0, WHOLE_SECONDS) {
            number(&mut times, zigzag(passed));
        } else {
            number(&mut times, zigzag(passed / 1000));
        }
        flags.push(flag);
        before = PreviousEntry {
            device: entry.device.clone(),
            author: entry.author.clone(),
            stem: stem.to_owned(),
            counter: entry.counter,
            time: entry.time,
        };
    }
    let mut bytes = Vec::new();
    number(&mut bytes, VERSION.unsigned_abs());
    number(&mut bytes, entries.len() as u64);
    for column in [flags, names, times] {
        bytes.extend(column);
    }
    bytes.push(b'\n');
    for row in event_rows(log) {
        bytes.extend(row.as_bytes());
        bytes.push(b'\n');
    }
    bytes
}

/// Decodes entries to the file of a game; `None` if the bytes are invalid.
pub fn decode(bytes: &[u8]) -> Option<String> {
    let mut rest = bytes;
    let version = take_number(&mut rest)?;
    let count = usize::try_from(take_number(&mut rest)?).ok()?;
    let flags = take(&mut rest, count.min(MOST_ENTRIES + 1))?;
    let mut before = PreviousEntry::default();
    let mut devices: Vec<String> = Vec::new();
    let mut entries = Vec::new();
    for &flag in flags {
        let is = |mark: u8| flag & mark != 0;
        if !is(SAME_DEVICE) {
            let place = usize::try_from(take_number(&mut rest)?).ok()?;
            if place == devices.len() {
                devices.push(take_text(&mut rest)?);
            }
            before.device.clone_from(devices.get(place)?);
        }
        if !is(SAME_AUTHOR) {
            before.author = take_text(&mut rest)?;
        }
        before.counter = if is(NEXT_COUNTER) {
            before.counter.checked_add(1)?
        } else {
            take_number(&mut rest)?
        };
        if !is(SAME_STEM) {
            before.stem = take_text(&mut rest)?;
        }
        entries.push((before.clone(), is(COUNTED_ID), is(WHOLE_SECONDS)));
    }
    let mut time = 0_i64;
    for (entry, _, in_seconds) in &mut entries {
        let passed = unzigzag(take_number(&mut rest)?);
        let passed = if *in_seconds {
            passed.checked_mul(1000)?
        } else {
            passed
        };
        time = time.wrapping_add(passed);
        entry.time = time;
    }
    let rows = std::str::from_utf8(rest.strip_prefix(b"\n")?).ok()?;
    let mut rows = rows.strip_suffix('\n').unwrap_or(rows).split('\n');
    let mut file = format!("{{\"tilewise-game\":{version},\"entries\":[");
    for (place, (entry, is_counted, _)) in entries.into_iter().enumerate() {
        let PreviousEntry {
            device,
            author,
            stem,
            counter,
            time,
        } = entry;
        let id = if is_counted {
            format!("{stem}-{counter}")
        } else {
            stem
        };
        let [id, device, author] = [id, device, author].map(|text| crate::text(&text));
        let author = if author == "\"\"" {
            String::new()
        } else {
            format!("\"author\":{author},")
        };
        let comma = if place == 0 { "" } else { "," };
        let row = rows.next()?;
        // Writing to a string can't fail.
        let _ = write!(
            file,
            "{comma}{{\"id\":{id},\"device\":{device},\"counter\":{counter},\"time\":{time},{author}\"input\":{row}}}",
        );
    }
    rows.next().is_none().then(|| file + "]}")
}

/// Returns the stem of an ID, and whether only the counter follows it.
fn stem(entry: &Entry) -> (&str, bool) {
    let id = &entry.id.0;
    match id.rsplit_once('-') {
        Some((stem, counter)) if counter == entry.counter.to_string() => (stem, true),
        _ => (id, false),
    }
}

/// Maps numbers near 0 to small unsigned numbers.
const fn zigzag(number: i64) -> u64 {
    (number << 1 ^ number >> 63).cast_unsigned()
}

const fn unzigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

/// Writes a text; hexadecimal digits take half the space.
fn text(bytes: &mut Vec<u8>, text: &str) {
    if let Some(half) = of_hexadecimal(text) {
        number(bytes, (half.len() as u64) << 1 | 1);
        bytes.extend(half);
    } else {
        number(bytes, (text.len() as u64) << 1);
        bytes.extend(text.as_bytes());
    }
}

fn of_hexadecimal(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    let digit = |digit: &u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let pairs = pairs.map(|pair| match pair {
        [high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    });
    pairs.collect()
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (front, after) = rest.split_at_checked(count)?;
    *rest = after;
    Some(front)
}

fn take_text(rest: &mut &[u8]) -> Option<String> {
    let length = take_number(rest)?;
    let bytes = take(rest, usize::try_from(length >> 1).ok()?)?;
    if length & 1 == 1 {
        let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        let digits = digits.map(|digit| char::from_digit(digit.into(), 16));
        return digits.collect();
    }
    Some(std::str::from_utf8(bytes).ok()?.to_owned())
}
