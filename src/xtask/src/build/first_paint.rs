//! The first paint: the empty Score screen as one template with the words of every language.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, Result, ensure};

/// Languages by their tags; the first is the default.
const LANGUAGES: [&str; 4] = ["en", "zh-Hant", "zh-Hans", "ja"];

/// Separator of the words of a language.
const SEPARATOR: &str = "|";

/// Ends of the pieces in which the screens are compared.
const ENDS: [char; 3] = ['<', '>', '"'];

/// Returns the common template of the screens in a folder, one for each language, and a script with their
/// words.
pub fn template(drawn: &Path) -> Result<(String, String)> {
    let mut screens = Vec::new();
    for tag in LANGUAGES {
        let file = drawn.join(format!("{tag}.html"));
        let screen = fs::read_to_string(file).with_context(|| format!("{tag} was not drawn"))?;
        screens.push(without_titles(&screen));
    }
    merged(&screens)
}

/// Removes the tooltips: the program is loaded before a mouse has rested.
fn without_titles(screen: &str) -> String {
    let mut parts = screen.split(" title=\"");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        rest += part.split_once('"').map_or("", |(_, after)| after);
    }
    rest
}

/// Returns the common markup of all screens, with a number in place of each word, and a script with the
/// words.
fn merged(screens: &[String]) -> Result<(String, String)> {
    let pieces: Vec<Vec<&str>> = screens
        .iter()
        .map(|screen| screen.split_inclusive(ENDS).collect())
        .collect();
    let count = pieces[0].len();
    ensure!(
        pieces.iter().all(|screen| screen.len() == count),
        "the languages are not drawn alike"
    );
    ensure!(!screens[0].contains(['{', '}']), "a text has a brace in it");

    let mut words: Vec<Vec<&str>> = Vec::new();
    let mut template = String::new();
    for index in 0..count {
        let variants: Vec<&str> = pieces.iter().map(|screen| screen[index]).collect();
        if variants.iter().all(|variant| *variant == variants[0]) {
            template += variants[0];
            continue;
        }
        let bare: Vec<&str> = variants
            .iter()
            .map(|variant| variant.trim_end_matches(ENDS))
            .collect();
        let end = &variants[0][bare[0].len()..];
        let number = words
            .iter()
            .position(|word| *word == bare)
            .unwrap_or(words.len());
        if number == words.len() {
            words.push(bare);
        }
        let _ = write!(template, "{{{number}}}{end}");
    }
    let mut script = String::from("const WORDS={");
    for (index, tag) in LANGUAGES.iter().enumerate() {
        let of_language: Vec<&str> = words.iter().map(|word| word[index]).collect();
        let has_separator = of_language.iter().any(|word| word.contains(SEPARATOR));
        ensure!(!has_separator, "a text has a {SEPARATOR} in it");
        let _ = write!(script, "{tag:?}:{:?},", of_language.join(SEPARATOR));
    }
    Ok((template, script + "};"))
}

#[cfg(test)]
mod tests {
    use super::{merged, without_titles};

    #[test]
    fn titles_are_left_out() {
        let screen = "<b title=\"a\" class=\"c\">title</b><i title=\"d\"></i>";
        assert_eq!(without_titles(screen), "<b class=\"c\">title</b><i></i>");
    }

    #[test]
    fn shared_markup_occurs_once() {
        let screens = [("Tile", "E"), ("牌", "E"), ("牌", "E"), ("牌", "東")];
        let screens = screens.map(|(label, text)| {
            format!("<p title=\"{label}\"><b class=\"b\">{text}</b>{label}</p>")
        });
        let (template, words) = merged(&screens).expect("equal markup");
        assert_eq!(template, "<p title=\"{0}\"><b class=\"b\">{1}</b>{0}</p>");
        assert_eq!(
            words,
            "const WORDS={\"en\":\"Tile|E\",\"zh-Hant\":\"牌|E\",\"zh-Hans\":\"牌|E\",\"ja\":\"牌|東\",};"
        );
    }

    #[test]
    fn different_markup_is_refused() {
        let screens = ["<p>a</p>", "<p>b</p>", "<p>c</p>", "<p>d<br></p>"].map(str::to_owned);
        assert!(merged(&screens).is_err());
    }
}
