//! Values of the options of a group of rule sets with common tables.

use std::fmt::{Debug, Write as _};

/// The tables of a group of rule sets, with a column for each.
pub trait OptionTables {
    /// The value of an element.
    type Worth: Copy + Default + Debug + Eq;

    /// The rule sets, in the order of the columns.
    const PRESETS: &'static [&'static str];

    /// Returns the value of an option in a column.
    fn option(preset: usize, key: &str) -> Option<&'static str>;

    /// Returns the value of an element in a column.
    fn element(preset: usize, key: &str) -> Option<Self::Worth>;

    /// Returns the value of an element as the rules parse it.
    fn text(worth: Self::Worth) -> String;
}

/// Returns the cell of a table.
pub fn cell<T: Copy, const N: usize>(
    table: &[(&'static str, [T; N])],
    preset: usize,
    key: &str,
) -> Option<T> {
    let row = table.iter().find(|(other, _)| *other == key);
    row.map(|(_, columns)| columns[preset])
}

/// Values of the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseOptions<T: OptionTables> {
    /// The column of the rule set.
    preset: usize,
    /// Key and value of the options that differ from it.
    changed: Vec<(&'static str, String)>,
    /// The own values of elements (T-84).
    own_values: Vec<(&'static str, T::Worth)>,
}

impl<T: OptionTables> HouseOptions<T> {
    /// Returns the options of a rule set by its column.
    pub const fn preset(preset: usize) -> Self {
        Self {
            preset,
            changed: Vec::new(),
            own_values: Vec::new(),
        }
    }

    /// Returns them with another value of an option.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        self.changed.retain(|(other, _)| *other != key);
        if value != self.book_value(key) {
            self.changed.push((key, value));
        }
        self
    }

    /// Returns them with an own value of an element.
    #[must_use]
    pub fn with_worth(mut self, key: &'static str, worth: T::Worth) -> Self {
        self.own_values.retain(|(other, _)| *other != key);
        self.own_values.push((key, worth));
        self
    }

    fn book_value(&self, key: &str) -> &'static str {
        let value = T::option(self.preset, key);
        value.unwrap_or_else(|| panic!("no option is called {key}"))
    }

    /// Returns the value of an option as text.
    pub fn word(&self, key: &str) -> &str {
        let changed = self.changed.iter().find(|(other, _)| *other == key);
        changed.map_or_else(|| self.book_value(key), |(_, value)| value.as_str())
    }

    /// Returns the value of an option that is yes or no.
    pub fn yes(&self, key: &str) -> bool {
        self.word(key) == "true"
    }

    /// Returns the value of an option that is a number.
    ///
    /// # Panics
    /// If it is none.
    pub fn number(&self, key: &str) -> i64 {
        let number = self.word(key).parse();
        number.unwrap_or_else(|_| panic!("{key} is no number"))
    }

    /// Returns the value of an element; 0 if it is not there.
    pub fn worth(&self, key: &str) -> T::Worth {
        let own = self.own_values.iter().find(|(other, _)| *other == key);
        let own = own.map(|&(_, worth)| worth);
        own.or_else(|| T::element(self.preset, key))
            .unwrap_or_default()
    }

    /// Returns the options as a text that the rules can parse.
    pub fn text(&self) -> String {
        let mut text = T::PRESETS[self.preset].to_owned();
        for (key, value) in &self.changed {
            let _ = write!(text, ";{key}={value}");
        }
        if !self.own_values.is_empty() {
            let values = self.own_values.iter();
            let values = values.map(|&(key, worth)| format!("{key}={}", T::text(worth)));
            let values: Vec<String> = values.collect();
            let _ = write!(text, ";values={}", values.join(","));
        }
        text
    }
}
