//! A storage in memory, for tests.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::Storage;

/// Texts by keys.
type Texts = RefCell<BTreeMap<String, String>>;

/// A storage in memory; clones share it.
#[derive(Clone, Default)]
pub struct MemoryStorage {
    device: Rc<Texts>,
    tab: Rc<Texts>,
}

impl MemoryStorage {
    /// Returns the storage of another tab of the same device.
    #[must_use]
    pub fn new_tab(&self) -> Self {
        Self {
            device: Rc::clone(&self.device),
            tab: Rc::default(),
        }
    }
}

fn load(texts: &Texts, key: &str) -> Option<String> {
    texts.borrow().get(key).cloned()
}

fn save(texts: &Texts, key: &str, text: &str) {
    texts.borrow_mut().insert(key.to_owned(), text.to_owned());
}

impl Storage for MemoryStorage {
    fn load(&self, key: &str) -> Option<String> {
        load(&self.device, key)
    }

    fn save(&self, key: &str, text: &str) {
        save(&self.device, key, text);
    }

    fn load_for_tab(&self, key: &str) -> Option<String> {
        load(&self.tab, key)
    }

    fn save_for_tab(&self, key: &str, text: &str) {
        save(&self.tab, key, text);
    }
}
