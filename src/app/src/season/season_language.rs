//! The language of the Season screen: that of the club, unless the person chose one.

use yew::prelude::*;

use crate::browser::window;
use crate::chunks::use_lazy;
use crate::i18n::{Language, Locale, use_locale};
use crate::storage::{LANGUAGE, StorageContext, use_storage};

/// Returns the wording for the standings of a club, by the tag of its language. While the words load, the page keeps
/// its language.
#[hook]
pub fn use_club_locale(tag: &str) -> Locale {
    let page = use_locale();
    let storage = use_storage();
    let of_club = Language::from_tag(tag).filter(|_| !is_chosen(&storage));
    let words = use_lazy(of_club.and_then(Language::words));
    match of_club {
        Some(language) if language.words().is_none() || words.ready().is_some() => {
            Locale::new(language, page.names())
        }
        _ => page,
    }
}

/// Whether the person chose a language: in the address, on this device, or in the embedding page.
fn is_chosen(storage: &StorageContext) -> bool {
    let search = window().and_then(|window| window.location().search().ok());
    let is_stored = storage.load(LANGUAGE).is_some_and(|key| !key.is_empty());
    is_stored || has_language(&search.unwrap_or_default())
}

/// Whether the query of an address has a language.
fn has_language(search: &str) -> bool {
    let mut all = search.trim_start_matches('?').split('&');
    all.any(|one| one.strip_prefix("lang=").is_some_and(|tag| !tag.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::has_language;

    #[test]
    fn language_in_the_address() {
        assert!(has_language("?lang=ja") && has_language("?embed=season&lang=zh-HK"));
        assert!(
            !has_language("") && !has_language("?embed=season&lang=") && !has_language("?slang=x")
        );
    }
}
