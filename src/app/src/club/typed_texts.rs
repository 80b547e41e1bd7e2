//! Texts that were typed into a form and aren't saved yet: they stay when the step is left and entered again.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

/// Texts that aren't saved yet, by the keys of their fields; a context.
#[derive(Clone, Default, PartialEq)]
pub struct TypedTexts(Rc<RefCell<BTreeMap<String, String>>>);

impl TypedTexts {
    /// Forgets the text of a field, after it was saved.
    pub fn forget(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn keep(&self, key: &str, text: &str) {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
    }
}

/// Returns the texts that aren't saved yet.
#[hook]
pub fn use_typed_texts() -> TypedTexts {
    use_context().unwrap_or_default()
}

/// Returns the text of a field: as it was typed, or as it is saved.
#[hook]
pub fn use_typed_text(key: String, saved: String) -> UseStateHandle<String> {
    let texts = use_typed_texts();
    let text = use_state(|| texts.get(&key).unwrap_or_else(|| saved.clone()));
    use_effect_with((key, saved, (*text).clone()), move |(key, saved, text)| {
        if text == saved {
            texts.forget(key);
        } else {
            texts.keep(key, text);
        }
    });
    text
}
