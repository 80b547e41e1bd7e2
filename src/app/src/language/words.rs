//! What a language says for English texts.

/// English texts and what is said for them, sorted by the English.
type Dictionary = Vec<(&'static str, &'static str)>;

/// The words of a language.
pub struct Words {
    /// What all parts share.
    shared: Dictionary,
    /// What some say in their own words, by part.
    own: Vec<(&'static str, Dictionary)>,
}

/// How the line of a translation begins.
const TRANSLATION: &str = "= ";
/// How the line begins after which a part says it in its own words.
const PART: &str = "# ";

impl Words {
    /// The words as they stand in their file: English on one line, the translation under it behind
    /// `= `, sorted by the English; first those that are shared, then behind `# ` the key of a part
    /// and what it says otherwise.
    ///
    /// They are read once, and kept for as long as the page is there.
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

    /// What a part says for a text; the text itself where there are no words for it.
    pub fn say(&self, part: &str, text: &'static str) -> &'static str {
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
