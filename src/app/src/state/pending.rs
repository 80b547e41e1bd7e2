//! What waits for a book that isn't here yet.

use crate::{books, link};

/// What waits for a book that isn't here yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A link leads to it: its path.
    Link(String),
    /// The house of this text form.
    House(String),
}

impl Pending {
    /// The key of the book, until it is here.
    pub fn missing(&self) -> Option<&'static str> {
        match self {
            Self::Link(path) => link::missing(path),
            Self::House(house) => books::missing(house),
        }
    }

    /// The name of the book.
    pub fn name(&self) -> &'static str {
        let key = self.missing();
        let found = books::all().iter().find(|one| Some(one.key) == key);
        found.map_or(text!("another book"), |one| one.name)
    }
}
