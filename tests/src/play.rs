//! The books as the tests play them: a house, random hands that win in it, and what the reference scorer
//! says of them. A new book is a line in [`BOOKS`].

use tilewise_rules::{House, WinInput};

use crate::random::Rng;
use crate::reference::Worth;
use crate::{options, random, reference};

/// A house to play in.
pub trait Play {
    /// The house as a text that the rules can read.
    fn text(&self) -> String;

    /// A hand that can exist and win, unless the house plays without something that it needs.
    fn winning(&self, rng: &mut Rng) -> WinInput;

    /// What the hand is worth in the readings that are best for the winner, none if it is not
    /// complete, says the reference scorer. The entry must be one that can exist.
    fn best(&self, entry: &WinInput) -> Vec<Worth>;

    /// The house as the rules read it.
    ///
    /// # Panics
    /// If the rules can't read it.
    fn house(&self) -> House {
        let text = self.text();
        match text.parse() {
            Ok(house) => house,
            Err(errors) => panic!("{text}: {errors:?}"),
        }
    }
}

/// A book to play by.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Its key.
    pub key: &'static str,
    /// The book's own house.
    pub own: fn() -> Box<dyn Play>,
    /// The book's own house, or one that differs from it in a few options.
    pub house: fn(&mut Rng) -> Box<dyn Play>,
}

/// All books.
pub const BOOKS: [Book; 3] = [
    Book {
        key: "hk-old-style",
        own: || Box::new(options::hk_old_style::Options::BOOK),
        house: |rng| Box::new(random::hk_old_style::house(rng)),
    },
    Book {
        key: "sparrows-nest",
        own: || Box::new(options::sparrows_nest::Options::BOOK),
        house: |rng| Box::new(random::sparrows_nest::house(rng)),
    },
    Book {
        key: "singapore",
        own: || Box::new(options::singapore::Options::BOOK),
        house: |rng| Box::new(random::singapore::house(rng)),
    },
];

impl Play for options::hk_old_style::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::hk_old_style::winning(rng, self)
    }

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        reference::hk_old_style::best(entry, self)
    }
}

impl Play for options::sparrows_nest::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::sparrows_nest::winning(rng)
    }

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        reference::sparrows_nest::best(entry, self)
    }
}

impl Play for options::singapore::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::singapore::winning(rng, self)
    }

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        reference::singapore::best(entry, self)
    }
}
