//! Short texts for links and QR codes: compressed bytes with a format, their lengths and a checksum.

mod arithmetic_coder;
mod codes;
mod model;

use crate::report::RefusalReport;

pub use codes::{CodePart, MOST_CODES, codes, joined_codes, missing_codes};

/// A format of packed bytes. Formats are permanent: a change needs a new number.
#[derive(Clone, Copy, Debug)]
pub struct PackingFormat {
    /// The number of the format, with which the bytes begin.
    pub number: u8,
    /// Typical content, which makes the bytes shorter.
    pub dictionary: &'static str,
    /// The maximum length of the content in bytes.
    pub longest: usize,
    /// What the content is, for errors.
    pub noun: &'static str,
}

/// Returns the format, lengths, checksum and compressed content.
pub fn packed(content: &[u8], format: PackingFormat) -> Vec<u8> {
    let compressed = arithmetic_coder::compress(content, format.dictionary);
    let mut bytes = vec![format.number];
    number(&mut bytes, content.len() as u64);
    number(&mut bytes, compressed.len() as u64);
    bytes.extend(checksum(content).to_be_bytes());
    bytes.extend(compressed);
    bytes
}

/// Returns the content of packed bytes.
///
/// # Errors
/// If they were cut off, changed, or come from a newer version.
pub fn unpacked(bytes: &[u8], format: PackingFormat) -> Result<Vec<u8>, RefusalReport> {
    let noun = format.noun;
    let mut rest = match bytes {
        [number, rest @ ..] if *number == format.number => rest,
        [] => return Err(cut_off(noun)),
        [number, ..] if *number > format.number && *number < 16 => return Err(newer(noun)),
        _ => return Err(changed(noun)),
    };
    let mut length = || take_number(&mut rest);
    let (Some(length), Some(compressed)) = (length(), length()) else {
        return Err(cut_off(noun));
    };
    let Some((sum, rest)) = rest.split_first_chunk() else {
        return Err(cut_off(noun));
    };
    let (Ok(length), Ok(compressed)) = (usize::try_from(length), usize::try_from(compressed))
    else {
        return Err(changed(noun));
    };
    if length > format.longest {
        return Err(changed(noun));
    }
    let Some(compressed) = rest.get(..compressed) else {
        return Err(cut_off(noun));
    };
    let content = arithmetic_coder::expand(compressed, length, format.dictionary);
    content
        .filter(|content| checksum(content).to_be_bytes() == *sum)
        .ok_or_else(|| changed(noun))
}

/// Writes a number as a varint: seven bits per byte, the low ones first.
pub fn number(bytes: &mut Vec<u8>, mut number: u64) {
    loop {
        let low = number.to_le_bytes()[0] & 127;
        number >>= 7;
        if number == 0 {
            return bytes.push(low);
        }
        bytes.push(low | 128);
    }
}

/// Reads a varint.
pub fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for at in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u64::from(byte & 127) << at;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

/// Returns the CRC-32 checksum.
fn checksum(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            sum >> 1 ^ (0xEDB8_8320 * (sum & 1))
        })
    });
    !sum
}

/// Returns the error that the end is missing.
pub fn cut_off(noun: &str) -> RefusalReport {
    let message = format!("the end of the {noun} is missing: it was cut off, share it again");
    RefusalReport::single("cut-off", message)
}

/// Returns the error that the content is something else.
pub fn changed(noun: &str) -> RefusalReport {
    let message = format!("the {noun} can’t be read: it was changed on the way, share it again");
    RefusalReport::single("bad-request", message)
}

/// Returns the error that a newer version wrote the content.
pub fn newer(noun: &str) -> RefusalReport {
    let message = format!("the {noun} is of a newer Tilewise: load the page anew");
    RefusalReport::single("unknown-version", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksum_is_crc32() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
