//! The parts of a result code that was typed.

use super::ResultCodeError;

/// The most digits of a number before the point.
const MOST_DIGITS: usize = 9;

/// A part of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SlipPart {
    /// A number with the letter before it, in hundredths.
    Labelled(char, i64),
    /// A number, in hundredths.
    Plain(i64),
    /// A letter without a number.
    Letter(char),
}

/// Splits a text into its parts.
pub(super) fn scan(text: &str) -> Result<Vec<SlipPart>, ResultCodeError> {
    let mut parts = Vec::new();
    let mut rest = skip_blanks(text);
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() {
            let letter = first.to_ascii_uppercase();
            rest = skip_blanks(&rest[first.len_utf8()..]);
            let is_label = matches!(letter, 'R' | 'T' | 'P') && rest.starts_with(begins_number);
            if is_label {
                let (number, after) = number(rest)?;
                parts.push(SlipPart::Labelled(letter, number));
                rest = after;
            } else {
                parts.push(SlipPart::Letter(letter));
            }
        } else if begins_number(first) {
            let (number, after) = number(rest)?;
            parts.push(SlipPart::Plain(number));
            rest = after;
        } else {
            return Err(ResultCodeError::UnknownSign(first));
        }
        rest = skip_blanks(rest);
    }
    Ok(parts)
}

/// Skips blanks, and signs that separate numbers in a list.
fn skip_blanks(text: &str) -> &str {
    text.trim_start_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | ':'))
}

const fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '\u{2212}' | '\u{2013}')
}

const fn begins_number(sign: char) -> bool {
    sign.is_ascii_digit() || is_minus(sign) || matches!(sign, '+' | '(')
}

/// Reads the number at the begin of a text, in hundredths. Returns it and the rest of the text.
fn number(text: &str) -> Result<(i64, &str), ResultCodeError> {
    let end = text.char_indices().skip(1).find_map(|(at, sign)| {
        let is_part = sign.is_ascii_digit()
            || matches!(sign, '.' | ')')
            || (sign == ',' && text[at + 1..].starts_with(|next: char| next.is_ascii_digit()));
        // A sign or bracket may precede the digits, with a blank.
        let is_before = (sign == ' ' || is_minus(sign))
            && !text[..at].contains(|one: char| one.is_ascii_digit());
        (!is_part && !is_before).then_some(at)
    });
    let (own, after) = text.split_at(end.unwrap_or(text.len()));
    let error = || ResultCodeError::NoNumber(own.trim().to_owned());
    let (in_brackets, inner) = match own.strip_prefix('(') {
        Some(inner) => (true, inner.strip_suffix(')').ok_or_else(error)?),
        None => (false, own),
    };
    let inner = inner.trim();
    let unsigned = inner.trim_start_matches(is_minus);
    let has_minus = match inner.chars().count() - unsigned.chars().count() {
        0 => false,
        1 if !in_brackets => true,
        _ => return Err(error()),
    };
    let unsigned = match unsigned.strip_prefix('+') {
        Some(unsigned) if !in_brackets && !has_minus => unsigned,
        Some(_) => return Err(error()),
        None => unsigned,
    };
    let (whole, decimals) = match unsigned.trim_start().split_once('.') {
        Some((_, "")) => return Err(error()),
        Some(parts) => parts,
        None => (unsigned.trim_start(), ""),
    };
    let digits = ungrouped(whole).ok_or_else(error)?;
    if !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(error());
    }
    if digits.len() > MOST_DIGITS || decimals.len() > 2 {
        return Err(ResultCodeError::TooLong(own.trim().to_owned()));
    }
    let hundredths: i64 = format!("{digits}{decimals:0<2}")
        .parse()
        .map_err(|_| error())?;
    let is_negative = in_brackets || has_minus;
    Ok((if is_negative { -hundredths } else { hundredths }, after))
}

/// Returns the digits of a whole number, which may have commas after each third digit from the end.
fn ungrouped(whole: &str) -> Option<String> {
    let mut groups = whole.split(',');
    let first = groups.next()?;
    let is_grouped = whole.contains(',');
    let fits = |group: &str| group.len() == 3;
    if first.is_empty() || (is_grouped && first.len() > 3) || !groups.all(fits) {
        return None;
    }
    let digits = whole.replace(',', "");
    let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then_some(digits)
}
