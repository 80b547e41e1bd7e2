//! Words in a text.

/// Words that are ignored.
const EMPTY: [&str; 44] = [
    "a", "an", "and", "as", "at", "but", "by", "can", "did", "didn", "do", "for", "from", "had",
    "has", "have", "he", "her", "his", "i", "in", "is", "it", "my", "not", "of", "on", "or",
    "play", "plays", "player", "players", "she", "so", "somebody", "someone", "the", "they", "to",
    "too", "was", "we", "with", "without",
];

fn parts(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|part| !part.is_empty())
}

/// Whether two texts are equal except for case and punctuation.
pub fn is_same(one: &str, other: &str) -> bool {
    let mut other = parts(other);
    parts(one).all(|part| {
        other
            .next()
            .is_some_and(|word| word.eq_ignore_ascii_case(part))
    }) && other.next().is_none()
}

/// Splits a query into relevant words. Chinese and Japanese text, which has no spaces, is split into pairs of
/// adjacent characters.
pub fn words(typed: &str) -> Vec<String> {
    let mut words = Vec::new();
    for word in parts(typed) {
        let signs: Vec<char> = word.chars().collect();
        if word.is_ascii() || signs.len() < 3 {
            words.push(word.to_owned());
        } else {
            words.extend(signs.windows(2).map(|pair| pair.iter().collect::<String>()));
        }
    }
    words.retain(|word| word.len() > 1 && !EMPTY.contains(&word.as_str()));
    words
}

/// Returns the first integer in a query, in ASCII or full-width digits.
pub fn number(typed: &str) -> Option<u32> {
    let narrow = |letter: char| match letter {
        '０'..='９' => char::from_u32(u32::from(letter) - u32::from('０') + u32::from('0')),
        _ => Some(letter),
    };
    let typed: String = typed.chars().filter_map(narrow).collect();
    let mut numbers = typed.split(|letter: char| !letter.is_ascii_digit());
    numbers.find(|digits| !digits.is_empty())?.parse().ok()
}

/// Whether a text contains a word or a word that begins with it.
pub fn has(text: &str, word: &str) -> bool {
    if !word.is_ascii() {
        return text.contains(word);
    }
    parts(text).any(|one| one.starts_with(word) || (one.len() > 3 && word.starts_with(one)))
}
