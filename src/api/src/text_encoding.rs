//! Encodings of bytes as text: base64url for links, and digits, which QR codes encode best.

use std::fmt::Write as _;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The number of bytes in a group of digits; the QR code grows only slightly.
const GROUP: usize = 7;
/// The number of digits by number of bytes.
const DIGITS: [usize; GROUP + 1] = [0, 3, 5, 8, 10, 13, 15, 17];

/// Encodes bytes in base64url without padding.
pub fn to_base64url(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let all = three.iter().zip([16, 8, 0]);
        let all = all.fold(0, |all, (&byte, at)| all | u32::from(byte) << at);
        for at in [18, 12, 6, 0].into_iter().take(three.len() + 1) {
            text.push(char::from(LETTERS[(all >> at & 63) as usize]));
        }
    }
    // Chat programs don't include trailing punctuation in a link.
    if text.ends_with(['-', '_']) {
        text.push('A');
    }
    text
}

/// Decodes base64url, up to the first other character.
pub fn from_base64url(text: &str) -> Vec<u8> {
    let letters = text.bytes().map_while(|letter| {
        let place = LETTERS.iter().position(|&one| one == letter)?;
        u32::try_from(place).ok()
    });
    let letters: Vec<_> = letters.collect();
    let mut bytes = Vec::new();
    for four in letters.chunks(4) {
        let all = four.iter().zip([18, 12, 6, 0]);
        let all = all.fold(0, |all, (letter, at)| all | letter << at);
        let [_, three @ ..] = all.to_be_bytes();
        bytes.extend(three.iter().take(four.len() - 1));
    }
    bytes
}

/// Encodes bytes in digits.
pub fn to_digits(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(GROUP) {
        let number = group
            .iter()
            .fold(0_u64, |all, &byte| all << 8 | u64::from(byte));
        let width = DIGITS[group.len()];
        // Writing to a string can't fail.
        let _ = write!(text, "{number:0width$}");
    }
    text
}

/// Decodes digits, up to the first other character; skips invalid groups.
pub fn from_digits(text: &str) -> Vec<u8> {
    let end = text.find(|letter: char| !letter.is_ascii_digit());
    let digits = &text.as_bytes()[..end.unwrap_or(text.len())];
    let mut bytes = Vec::new();
    for group in digits.chunks(DIGITS[GROUP]) {
        let number = group
            .iter()
            .fold(0_u64, |all, digit| all * 10 + u64::from(digit - b'0'));
        let Some(count) = DIGITS.iter().position(|&width| width == group.len()) else {
            continue;
        };
        bytes.extend(&number.to_be_bytes()[8 - count..]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_what_is_read(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
            prop_assert_eq!(&from_digits(&to_digits(&bytes)), &bytes);
            let letters = to_base64url(&bytes);
            prop_assert!(!letters.ends_with(['-', '_']));
            let read = from_base64url(&letters);
            prop_assert_eq!(&read[..bytes.len()], &bytes[..]);
            prop_assert!(read.len() <= bytes.len() + 1);
        }

        #[test]
        fn any_text_is_some_bytes(text in ".{0,60}") {
            from_base64url(&text);
            from_digits(&text);
        }
    }

    #[test]
    fn encoding_matches_base64url() {
        assert_eq!(to_base64url(b"Tilewise"), "VGlsZXdpc2U");
        assert_eq!(from_base64url("VGlsZXdpc2U). And more"), b"Tilewise");
        assert_eq!(to_digits(&[255; 7]), "72057594037927935");
    }
}
