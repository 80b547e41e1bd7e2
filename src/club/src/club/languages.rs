//! The language of a club.

/// The longest tag, in letters.
const LONGEST_TAG: usize = 35;

/// Returns whether a text is a language tag: a language such as `ja`, and parts after hyphens, as in `zh-Hant-HK`.
///
/// ```
/// use tilewise_club::is_language_tag;
/// assert!(is_language_tag("ja") && is_language_tag("zh-Hant-HK"));
/// assert!(!is_language_tag("") && !is_language_tag("Cantonese!") && !is_language_tag("zh_HK"));
/// ```
pub fn is_language_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let language = parts.next().unwrap_or_default();
    let is_language =
        (2..=8).contains(&language.len()) && language.bytes().all(|one| one.is_ascii_alphabetic());
    let is_part = |part: &str| {
        (1..=8).contains(&part.len()) && part.bytes().all(|one| one.is_ascii_alphanumeric())
    };
    text.len() <= LONGEST_TAG && is_language && parts.all(is_part)
}
