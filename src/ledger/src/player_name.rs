//! Display names of players. They are untrusted: the sender of a game or link chooses them.

use std::borrow::Cow;

/// Direction marks and zero-width characters, by which two names that look alike can differ.
const UNSEEN: [char; 17] = [
    '\u{ad}', '\u{61c}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}',
    '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{180e}',
    '\u{feff}',
];

/// Characters that join or separate letters: needed in Persian, in Hindi and in emoji.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Removes control characters, line breaks, invisible characters and blanks at the ends; collapses blanks.
///
/// ```
/// assert_eq!(tilewise_ledger::cleaned_name(" Ann\u{200b}\n  Lee "), "Ann Lee");
/// ```
pub fn cleaned_name(name: &str) -> String {
    let mut cleaned = String::with_capacity(name.len());
    for letter in name.chars() {
        let last = cleaned.chars().next_back();
        if letter.is_whitespace() || letter.is_control() {
            if last.is_some_and(|last| last != ' ') {
                cleaned.push(' ');
            }
        } else if JOINERS.contains(&letter) {
            let joins = last.is_some_and(|last| !last.is_ascii() && !JOINERS.contains(&last));
            cleaned.extend(joins.then_some(letter));
        } else if !UNSEEN.contains(&letter) {
            cleaned.push(letter);
        }
    }
    let end = [' ', JOINERS[0], JOINERS[1]];
    cleaned.truncate(cleaned.trim_end_matches(end).len());
    cleaned
}

/// Returns the cleaned name, or P1, P2 and so on if it is empty.
pub(crate) fn displayed_name(name: &str, number: usize) -> String {
    match cleaned_name(name) {
        blank if blank.is_empty() => ["P", &number.to_string()].concat(),
        name => name,
    }
}

/// Returns a name for a sentence. A right-to-left name is isolated: it would move the amounts after it.
pub fn isolated_name(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) {
        format!("\u{2068}{name}\u{2069}").into()
    } else {
        name.into()
    }
}

/// Returns whether a character is Hebrew, Arabic or of a neighbouring script in Unicode.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::{cleaned_name, isolated_name};

    #[test]
    fn cleaned_name_drops_invisible_characters() {
        let cases = [
            ("Ann", "Ann"),
            ("  Ann   Lee ", "Ann Lee"),
            ("Ann\r\nLee\t", "Ann Lee"),
            ("A\u{200b}n\u{200d}n\u{ad}", "Ann"),
            ("\u{202e}Ann\u{202c}", "Ann"),
            ("\u{3000}\u{a0}", ""),
            ("田中\u{200d}", "田中"),
            ("👩\u{200d}🦰", "👩\u{200d}🦰"),
            ("می\u{200c}نا", "می\u{200c}نا"),
        ];
        for (name, cleaned) in cases {
            assert_eq!(cleaned_name(name), cleaned, "{name:?}");
            assert_eq!(cleaned_name(cleaned), cleaned, "{name:?}");
        }
    }

    #[test]
    fn names_from_right_to_left_are_isolated() {
        assert_eq!(isolated_name("Ann"), "Ann");
        assert_eq!(isolated_name("דנה"), "\u{2068}דנה\u{2069}");
        assert_eq!(isolated_name("مينا 2"), "\u{2068}مينا 2\u{2069}");
    }
}
