//! Translations of English texts.

/// English texts and their translations, sorted by the English.
type Dictionary = Vec<(&'static str, &'static str)>;

/// The words of a language.
#[derive(Debug)]
pub struct Words {
    /// Translations that all parts share.
    shared: Dictionary,
    /// Translations of single parts.
    own: Vec<(&'static str, Dictionary)>,
}

/// Prefix of the line of a translation.
const TRANSLATION: &str = "= ";
/// Prefix of the line with the key of a part.
const PART: &str = "# ";

impl Words {
    /// Parses a file of words: English on one line, the translation below it after `= `, sorted by the
    /// English. Shared translations come first, then those of parts, each after `# ` and the key of the part.
    ///
    /// The result lives as long as the page.
    pub fn read(file: &'static str) -> &'static Self {
        let mut words = Self {
            shared: Dictionary::new(),
            own: Vec::new(),
        };
        let mut english = "";
        for line in file.lines() {
            if let Some(translation) = line.strip_prefix(TRANSLATION) {
                let all = match words.own.last_mut() {
                    Some((_, own)) => own,
                    None => &mut words.shared,
                };
                all.push((english, translation));
            } else if let Some(part) = line.strip_prefix(PART) {
                words.own.push((part, Dictionary::new()));
            } else {
                english = line;
            }
        }
        Box::leak(Box::new(words))
    }

    /// Returns the translation of a text for a part; the text itself if there is none.
    pub fn translate(&self, part: &str, text: &'static str) -> &'static str {
        let mut own = self.own.iter();
        let own = own.find(|(key, _)| *key == part);
        let own = own.and_then(|(_, own)| find(own, text));
        own.or_else(|| find(&self.shared, text)).unwrap_or(text)
    }
}

fn find(words: &Dictionary, text: &str) -> Option<&'static str> {
    let place = words.binary_search_by_key(&text, |(english, _)| english);
    place.ok().map(|place| words[place].1)
}
